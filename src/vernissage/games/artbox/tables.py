"""The shapes, the dice and the table of player counts."""

import itertools
from typing import Final

from vernissage.core.clauses import Book

BOX: Final = Book("vernissage.games.artbox").components

CIRCLE: Final = 0
SQUARE: Final = 1
TRIANGLE: Final = 2
LINE: Final = 3
KINDS: Final[list[str]] = [str(name) for name in BOX.column("shape_cards", "shape")]
assert KINDS == ["circle", "square", "triangle", "line"]

DICE: Final = 4
DIE_FACES: Final[list[int]] = [KINDS.index(shape) for shape in BOX.column("dice", "shape")]


def roll_of(faces: list[int]) -> list[int]:
    """How often each shape must be used, from the faces of the dice (AB-CANVAS-07)."""
    return [faces.count(kind) for kind in range(len(KINDS))]


def all_rolls() -> list[tuple[list[int], int]]:
    """Every roll with the number of ways the dice can show it, most frequent first."""
    ways: dict[tuple[int, ...], int] = {}
    for faces in itertools.product(DIE_FACES, repeat=DICE):
        roll = tuple(roll_of(list(faces)))
        ways[roll] = ways.get(roll, 0) + 1
    ranked = sorted((-count, roll) for roll, count in ways.items())
    return [(list(roll), -count) for count, roll in ranked]


FEWEST_SEATS: Final = min(BOX.column("players", "players"))
MOST_SEATS: Final = max(BOX.column("players", "players"))


def by_players(name: str) -> list[int]:
    """A column of the table of player counts, at the number of players."""
    return [0] * FEWEST_SEATS + [int(number) for number in BOX.column("players", name)]


DEALT: Final[list[int]] = by_players("dealt")
KEPT_EACH: Final[list[int]] = by_players("kept")
DECOYS: Final[list[int]] = by_players("decoys")
TOKENS_TO_END: Final[list[int]] = by_players("tokens_to_end")
OF_EACH_COLOR: Final[list[int]] = by_players("of_each_color")
OF_ONE_COLOR: Final[list[int]] = by_players("of_one_color")


def dealt_each(seats: int) -> int:
    """Two cards each, three with three players (AB-CANVAS-01, AB-THREE-01)."""
    return DEALT[seats]


def kept_each(seats: int) -> int:
    """One word each, two with three players (AB-CANVAS-02, AB-THREE-01)."""
    return KEPT_EACH[seats]


def decoys(in_play: int) -> int:
    """3 decoys for 3-4 players, 2 for 5-6, 1 for 7-8 (AB-GUESS-04, AB-RULING-11)."""
    return DECOYS[in_play]


def tokens_to_end(seats: int, simplified: bool) -> int:
    """5, 4 or 3 tokens end the game, two fewer in the simplified one (AB-END-02, AB-THREE-07, AB-SIMPLE-08,
    AB-RULING-14).
    """
    return TOKENS_TO_END[seats] - (SIMPLIFIED_FEWER if simplified else 0)


def colors_to_end(seats: int) -> tuple[int, int]:
    """The expert's ends: so many of each color, or so many of one (AB-EXPERT-03, AB-EXPERT-04, AB-RULING-23)."""
    return OF_EACH_COLOR[seats], OF_ONE_COLOR[seats]


def fewest_words(seats: int) -> int:
    """A deck must hold what one round deals, decoys included (AB-RULING-25)."""
    return seats * dealt_each(seats) + decoys(seats)


# Seconds on the table's clocks besides the sandglass.
CHOOSE_CAP: Final = BOX.figure("choose_cap_seconds")
DRAW_CAP: Final = BOX.figure("draw_cap_seconds")
GUESS_CAP: Final = BOX.figure("guess_cap_seconds")
ROLL_CAP: Final = BOX.figure("roll_cap_seconds")
REVEAL_CAP: Final = BOX.figure("reveal_cap_seconds")
READY_CAP: Final = BOX.figure("ready_cap_seconds")
LONGEST_SANDGLASS: Final = 120

SIMPLIFIED_FEWER: Final = BOX.figure("simplified_fewer_tokens")
SAVES: Final = BOX.figure("saved_sketches")
MOST_ROUNDS: Final = BOX.figure("most_rounds")
MOST_SLOTS: Final = 8
MOST_WORDS: Final = 9
MOST_CARDS: Final = 200

# The vocabulary: where each kind of word begins.
KEEP: Final = 0  # keep 1, keep 2
RETURN: Final = KEEP + 2  # return 1 .. return 3
ROLL: Final = RETURN + 3
DRAW: Final = ROLL + 1  # draw 1, draw 2
FINISH: Final = DRAW + 2
FINISH_ANYWAY: Final = FINISH + 1
GIVE_UP: Final = FINISH_ANYWAY + 1
MATCH: Final = GIVE_UP + 1  # match SLOT WORD
DONE: Final = MATCH + MOST_SLOTS * MOST_WORDS
NEXT: Final = DONE + 1
READY: Final = NEXT + 1
TIME_UP: Final = READY + 1
LEAVE: Final = TIME_UP + 1  # leave 1 .. leave 8

WORDS: Final[list[str]] = [
    *[f"keep {card}" for card in (1, 2)],
    *[f"return {card}" for card in (1, 2, 3)],
    "roll",
    *[f"draw {which}" for which in (1, 2)],
    "finish",
    "finish anyway",
    "give up",
    *[f"match {slot} {word}" for slot in range(1, MOST_SLOTS + 1) for word in range(1, MOST_WORDS + 1)],
    "done",
    "next",
    "ready",
    "time-up",
    *[f"leave {seat}" for seat in range(1, MOST_SEATS + 1)],
]
