"""The shapes, the dice and the table of player counts."""

from typing import Final

CIRCLE: Final = 0
SQUARE: Final = 1
TRIANGLE: Final = 2
LINE: Final = 3
KINDS: Final[list[str]] = ["circle", "square", "triangle", "line"]

DICE: Final = 4
DIE_FACES: Final[list[int]] = [SQUARE, SQUARE, TRIANGLE, TRIANGLE, LINE, CIRCLE]


def roll_of(faces: list[int]) -> list[int]:
    """How often each shape must be used, from the faces of the dice (AB-CANVAS-07)."""
    return [faces.count(kind) for kind in range(len(KINDS))]


def all_rolls() -> list[tuple[list[int], int]]:
    """Every roll with the number of ways the dice can show it, most frequent first."""
    ways: dict[tuple[int, int, int, int], int] = {}
    for number in range(6**DICE):
        counts = [0, 0, 0, 0]
        rest = number
        for _die in range(DICE):
            counts[DIE_FACES[rest % 6]] += 1
            rest //= 6
        roll = (counts[0], counts[1], counts[2], counts[3])
        ways[roll] = ways.get(roll, 0) + 1
    ranked = sorted((-count, roll) for roll, count in ways.items())
    return [(list(roll), -count) for count, roll in ranked]


# By number of players, from 3: dealt, kept, decoys, tokens that end the game, tokens of each color, tokens of one color.
PLAYERS: Final[list[list[int]]] = [
    [3, 2, 3, 5, 2, 6],
    [2, 1, 3, 5, 2, 6],
    [2, 1, 2, 4, 2, 6],
    [2, 1, 2, 4, 2, 6],
    [2, 1, 1, 3, 1, 4],
    [2, 1, 1, 3, 1, 4],
]


def dealt_each(seats: int) -> int:
    """Two cards each, three with three players (AB-CANVAS-01, AB-THREE-01)."""
    return PLAYERS[seats - 3][0]


def kept_each(seats: int) -> int:
    """One word each, two with three players (AB-CANVAS-02, AB-THREE-01)."""
    return PLAYERS[seats - 3][1]


def decoys(in_play: int) -> int:
    """3 decoys for 3-4 players, 2 for 5-6, 1 for 7-8 (AB-GUESS-04, AB-RULING-11)."""
    return PLAYERS[in_play - 3][2]


def tokens_to_end(seats: int, simplified: bool) -> int:
    """5, 4 or 3 tokens end the game, two fewer in the simplified one (AB-END-02, AB-THREE-07, AB-SIMPLE-08, AB-RULING-14)."""
    return PLAYERS[seats - 3][3] - (2 if simplified else 0)


def colors_to_end(seats: int) -> tuple[int, int]:
    """The expert's ends: so many of each color, or so many of one (AB-EXPERT-03, AB-EXPERT-04, AB-RULING-23)."""
    return PLAYERS[seats - 3][4], PLAYERS[seats - 3][5]


def fewest_words(seats: int) -> int:
    """A deck must hold what one round deals, decoys included (AB-RULING-25)."""
    return seats * dealt_each(seats) + decoys(seats)


# Seconds on the table's clocks besides the sandglass.
CHOOSE_CAP: Final = 60
DRAW_CAP: Final = 300
GUESS_CAP: Final = 240
ROLL_CAP: Final = 10
REVEAL_CAP: Final = 8
READY_CAP: Final = 60
LONGEST_SANDGLASS: Final = 120

CORRECTIONS: Final = 12
SAVES: Final = 250
MOST_ROUNDS: Final = 40
MOST_SLOTS: Final = 8
MOST_WORDS: Final = 9
MOST_CARDS: Final = 200

# The vocabulary.
KEEP: Final = 0  # keep 1, keep 2
RETURN: Final = 2  # return 1 .. return 3
ROLL: Final = 5
DRAW: Final = 6  # draw 1, draw 2
FINISH: Final = 8
FINISH_ANYWAY: Final = 9
GIVE_UP: Final = 10
MATCH: Final = 11  # match SLOT WORD
DONE: Final = MATCH + MOST_SLOTS * MOST_WORDS
NEXT: Final = DONE + 1
READY: Final = DONE + 2
TIME_UP: Final = DONE + 3
LEAVE: Final = DONE + 4  # leave 1 .. leave 8

WORDS: Final[list[str]] = [
    "keep 1",
    "keep 2",
    "return 1",
    "return 2",
    "return 3",
    "roll",
    "draw 1",
    "draw 2",
    "finish",
    "finish anyway",
    "give up",
    *[f"match {slot} {word}" for slot in range(1, MOST_SLOTS + 1) for word in range(1, MOST_WORDS + 1)],
    "done",
    "next",
    "ready",
    "time-up",
    *[f"leave {seat}" for seat in range(1, 9)],
]
