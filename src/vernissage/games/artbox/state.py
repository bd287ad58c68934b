"""Where everything lies in the block of bytes, and the state of a game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.game import State
from vernissage.core.piles import block, push, size
from vernissage.games.artbox import shapes
from vernissage.games.artbox.shapes import DRAWING_BYTES, FRAME_SLACK, SHAPE_BYTES, Drawing
from vernissage.games.artbox.tables import KINDS, LINE, MOST_CARDS, MOST_SEATS, MOST_SLOTS, TRIANGLE, kept_each

# How much of each thing there is: a sum of constants of one module is itself a constant of the compiled engine.
SEAT_COUNT: Final[i64] = 8
CARD_COUNT: Final[i64] = 200
SHAPE_KINDS: Final[i64] = 4
SLOT_COUNT: Final[i64] = 8
WORKS: Final[i64] = 2  # drawings of a seat; the second is for three players
HAND_CELLS: Final[i64] = 4  # a pile of up to three
KEPT_CELLS: Final[i64] = 3  # a pile of up to two
TIME_CELLS: Final[i64] = 4
WORK_CELLS: Final[i64] = 53
SHAPE_CELLS: Final[i64] = 13
assert (SEAT_COUNT, CARD_COUNT, SLOT_COUNT) == (MOST_SEATS, MOST_CARDS, MOST_SLOTS)
assert (len(KINDS), DRAWING_BYTES, SHAPE_BYTES) == (SHAPE_KINDS, WORK_CELLS, SHAPE_CELLS)

# The options of the table, one byte each.
VARIANT: Final[i64] = 0
FRAME: Final[i64] = VARIANT + 1
SANDGLASS: Final[i64] = FRAME + 1
DRAW_LIMIT: Final[i64] = SANDGLASS + 1
CAPS: Final[i64] = DRAW_LIMIT + 1
PACE: Final[i64] = CAPS + 1
HOURS: Final[i64] = PACE + 1
MOST_TOKENS_WIN: Final[i64] = HOURS + 1
REQUIRE_ONE: Final[i64] = MOST_TOKENS_WIN + 1
SCRAMBLE: Final[i64] = REQUIRE_ONE + 1
BLOCK: Final[i64] = SCRAMBLE + 1
AVOID: Final[i64] = BLOCK + 1
SEATS_EMPTY: Final[i64] = AVOID + 1
DIFFICULTY: Final[i64] = SEATS_EMPTY + 1
CATEGORIES: Final[i64] = DIFFICULTY + 1  # two bytes: twelve categories, and in the upper four bits the language
CARDS: Final[i64] = CATEGORIES + 2
# The piles: a size, then cards.
DECK: Final[i64] = CARDS + 4
DISCARD: Final[i64] = DECK + 1 + CARD_COUNT
ROW: Final[i64] = DISCARD + 1 + CARD_COUNT
HANDS: Final[i64] = ROW + 10
KEPT: Final[i64] = HANDS + SEAT_COUNT * HAND_CELLS
RETURNED: Final[i64] = KEPT + SEAT_COUNT * KEPT_CELLS  # what the seat put under the deck this round, plus one
OWN: Final[i64] = RETURNED + SEAT_COUNT  # the cards whose words the seat draws, plus one; remembered all round
CARD_WORDS: Final[i64] = OWN + SEAT_COUNT * WORKS  # two cells each: the number of the word on a card
# Plain cells, by seat.
CHOSEN: Final[i64] = CARD_WORDS + 2 * CARD_COUNT
FINISHED: Final[i64] = CHOSEN + SEAT_COUNT
SAVED: Final[i64] = FINISHED + SEAT_COUNT
NUMBER: Final[i64] = SAVED + SEAT_COUNT
SECONDS: Final[i64] = NUMBER + SEAT_COUNT
DONE_CELLS: Final[i64] = SECONDS + SEAT_COUNT * TIME_CELLS
READY_CELLS: Final[i64] = DONE_CELLS + SEAT_COUNT
RED: Final[i64] = READY_CELLS + SEAT_COUNT
GRAY: Final[i64] = RED + SEAT_COUNT
SHEETS: Final[i64] = GRAY + SEAT_COUNT  # for each slot the place of a word in the row, plus one
# By drawing.
LEGAL: Final[i64] = SHEETS + SEAT_COUNT * SLOT_COUNT
DRAWINGS: Final[i64] = LEGAL + SEAT_COUNT * WORKS
# By slot.
SOURCE: Final[i64] = DRAWINGS + SEAT_COUNT * WORKS * WORK_CELLS  # which drawing lies here, plus one
TURN: Final[i64] = SOURCE + SLOT_COUNT
ANSWER: Final[i64] = TURN + SLOT_COUNT  # the place of the true word in the row, plus one
ROLLED: Final[i64] = ANSWER + SLOT_COUNT  # how many dice lie on each shape card
RIGGED: Final[i64] = ROLLED + SHAPE_KINDS
LENGTH: Final[i64] = RIGGED + SHAPE_KINDS

STANDARD: Final[i64] = 0
EXPERT: Final[i64] = 1
SIMPLIFIED: Final[i64] = 2
VARIANTS: Final[list[str]] = ["standard", "expert", "simplified"]
LIVE: Final[i64] = 0
RELAXED: Final[i64] = 1
DAYS: Final[i64] = 2
PACES: Final[list[str]] = ["live", "relaxed", "days"]

CHOOSING: Final[i64] = 0
ROLLING: Final[i64] = 1
DRAWING: Final[i64] = 2
GUESSING: Final[i64] = 3
REVEALING: Final[i64] = 4
RESTING: Final[i64] = 5
OVER: Final[i64] = 6
PHASES: Final[list[str]] = ["choose", "roll", "draw", "guess", "reveal", "ready", "over"]

# How a seat has left the drawing step.
STILL_DRAWING: Final[i64] = 0
HANDED_IN: Final[i64] = 1
GAVE_UP: Final[i64] = 2


@final
class ArtboxState(State):
    """Where the round stands; cards, sheets and drawings lie in the block, finished rounds in the past."""

    def __init__(self, seats: i64, cells: vec[u8], streams: vec[i64]) -> None:
        super().__init__(seats, cells, streams)
        self.phase: i64 = CHOOSING
        self.round: i64 = 1
        self.maestro: i64 = 0
        self.glass: i64 = -1  # the seat that turned the sandglass while guessing, -1 = nobody
        self.slots: i64 = 0  # how many drawings lie on the board
        self.shown: i64 = 0  # how many of them are unveiled
        self.gone: i64 = 0  # seats that have been left empty, as a mask
        self.stopped: i64 = 0  # the game ended because fewer than three play on
        self.past: tuple[bytes, ...] = ()
        self.own: str = ""  # the table's own words, one per line

    def clone(self) -> "ArtboxState":
        s = ArtboxState(self.seats, self.cells[:], self.streams[:])
        s.phase = self.phase
        s.round = self.round
        s.maestro = self.maestro
        s.glass = self.glass
        s.slots = self.slots
        s.shown = self.shown
        s.gone = self.gone
        s.stopped = self.stopped
        s.past = self.past
        s.own = self.own
        return s

    def scalars(self) -> list[int]:
        return [self.phase, self.round, self.maestro, self.glass, self.slots, self.shown, self.gone, self.stopped]

    def set_scalars(self, values: list[int]) -> None:
        self.phase, self.round, self.maestro, self.glass = values[0], values[1], values[2], values[3]
        self.slots, self.shown, self.gone, self.stopped = values[4], values[5], values[6], values[7]

    def extras(self) -> bytes:
        own = self.own.encode()
        parts = [len(own).to_bytes(4, "little"), own]
        for round_bytes in self.past:
            parts += [len(round_bytes).to_bytes(2, "little"), round_bytes]
        return b"".join(parts)

    def set_extras(self, data: bytes) -> None:
        at = 4 + int.from_bytes(data[:4], "little")
        self.own = data[4:at].decode()
        rounds: list[bytes] = []
        while at < len(data):
            length = int.from_bytes(data[at : at + 2], "little")
            rounds.append(data[at + 2 : at + 2 + length])
            at += 2 + length
        self.past = tuple(rounds)


def empty_state(seats: int, streams: vec[i64]) -> ArtboxState:
    """A table on which nothing lies."""
    return ArtboxState(seats, block(int(LENGTH)), streams)


def cell(s: ArtboxState, place: i64) -> int:
    """The number in a plain cell."""
    return int(s.cells[place])


def language(s: ArtboxState) -> int:
    """The number of the language the words are spelled in (AB-WORD-03)."""
    return cell(s, CATEGORIES + 1) >> 4


def put(s: ArtboxState, place: i64, number: i64) -> None:
    """A plain cell holds the number."""
    s.cells[place] = u8(number)


def simplified(s: ArtboxState) -> bool:
    """The table plays the simplified rules."""
    return cell(s, VARIANT) == SIMPLIFIED


def hand(seat: i64) -> i64:
    """The place of the cards a seat is dealt."""
    return HANDS + HAND_CELLS * seat


def kept(seat: i64) -> i64:
    """The place of the cards a seat has kept."""
    return KEPT + KEPT_CELLS * seat


def work(seat: i64, which: i64) -> i64:
    """The number of a seat's first or second drawing."""
    return WORKS * seat + which


def sheet_at(seat: i64, slot: i64) -> i64:
    """The place of what a seat's sheet says of a slot."""
    return SHEETS + SLOT_COUNT * seat + slot


def returns_one(s: ArtboxState) -> bool:
    """With three players one names the card that goes back, otherwise the one that is kept (AB-THREE-02)."""
    return drawings_each(s) > 1


def drawings_each(s: ArtboxState) -> int:
    """With three players everybody draws two words (AB-THREE-01)."""
    return kept_each(int(s.seats))


def in_play(s: ArtboxState) -> list[int]:
    """The seats that are not left empty, in order; the Maestro plays like everybody else (AB-SETUP-09)."""
    return [seat for seat in range(int(s.seats)) if not s.gone >> seat & 1]


def word_number(s: ArtboxState, what: i64) -> int:
    """The number of the word on a card (AB-WORD-01)."""
    return cell(s, CARD_WORDS + 2 * what) * 256 + cell(s, CARD_WORDS + 2 * what + 1)


def write_card(s: ArtboxState, what: i64, number: i64) -> None:
    """The card shows the word with this number."""
    put(s, CARD_WORDS + 2 * what, number >> 8)
    put(s, CARD_WORDS + 2 * what + 1, number & 255)


def drawing_at(s: ArtboxState, which: i64) -> Drawing:
    """The drawing with this number as it stands."""
    at = DRAWINGS + which * WORK_CELLS
    found: Drawing = []
    left = i64(s.cells[at])
    at += 1
    while left > 0:
        found.append((cell(s, at), shape_numbers(s, at)))
        at += SHAPE_CELLS
        left -= 1
    return found


def shape_numbers(s: ArtboxState, at: i64) -> tuple[int, ...]:
    """The numbers of the shape whose kind stands here."""
    if s.cells[at] == LINE:
        return (number_at(s, at + 1), number_at(s, at + 3), number_at(s, at + 5), number_at(s, at + 7))
    five = (
        number_at(s, at + 1),
        number_at(s, at + 3),
        number_at(s, at + 5),
        number_at(s, at + 7),
        number_at(s, at + 9),
    )
    return (*five, number_at(s, at + 11)) if s.cells[at] == TRIANGLE else five


def number_at(s: ArtboxState, at: i64) -> int:
    """A number of a drawing, in two cells."""
    return int(i64(s.cells[at]) * 256 + i64(s.cells[at + 1]) - FRAME_SLACK)


def keep_drawing(s: ArtboxState, which: i64, drawing: Drawing) -> None:
    """The drawing with this number is this one."""
    at = DRAWINGS + which * WORK_CELLS
    end = at + WORK_CELLS
    s.cells[at] = u8(len(drawing))
    at += 1
    for kind, numbers in drawing:
        s.cells[at] = u8(kind)
        place = at + 1
        for number in numbers:
            shifted: i64 = number + FRAME_SLACK
            s.cells[place] = u8(shifted >> 8)
            s.cells[place + 1] = u8(shifted & 255)
            place += 2
        at += SHAPE_CELLS
        while place < at:
            s.cells[place] = 0
            place += 1
    while at < end:
        s.cells[at] = 0
        at += 1


def is_blank(s: ArtboxState, which: i64) -> bool:
    """Nothing has been drawn there."""
    return s.cells[DRAWINGS + which * WORK_CELLS] == 0


def roll(s: ArtboxState) -> list[int]:
    """How many dice lie on each shape card (AB-SETUP-06)."""
    return [cell(s, ROLLED + kind) for kind in range(SHAPE_KINDS)]


def keep(s: ArtboxState, seat: i64, what: i64) -> None:
    """The seat keeps the card in its studio and remembers its word."""
    put(s, OWN + work(seat, size(s.cells, kept(seat))), what + 1)
    push(s.cells, kept(seat), what)


def source(s: ArtboxState, slot: i64) -> int:
    """Which drawing lies at a slot."""
    return cell(s, SOURCE + slot) - 1


def artist(s: ArtboxState, slot: i64) -> int:
    """Whose drawing lies at a slot."""
    return int(drawn_by(s, slot))


def drawn_by(s: ArtboxState, slot: i64) -> i64:
    """The same for those who count on."""
    return (i64(s.cells[SOURCE + slot]) - 1) // WORKS


def shown_drawing(s: ArtboxState, slot: i64) -> Drawing:
    """The drawing at a slot, the way up it lies on the board."""
    return shapes.turned(drawing_at(s, source(s, slot)), cell(s, TURN + slot))


def shown_bytes(s: ArtboxState, slot: i64) -> bytes:
    """The same in bytes: what has been laid out is canonical, so a sheet that lies upright is as it stands here."""
    if s.cells[TURN + slot] != 0:
        return shapes.to_bytes(shown_drawing(s, slot))
    start = DRAWINGS + (i64(s.cells[SOURCE + slot]) - 1) * WORK_CELLS
    return bytes(s.cells[start : start + WORK_CELLS])
