"""Where everything lies in the block of bytes, and the state of a game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.game import State
from vernissage.core.piles import block, push, size
from vernissage.games.artbox import shapes
from vernissage.games.artbox.shapes import DRAWING_BYTES, Drawing
from vernissage.games.artbox.tables import MOST_CARDS

# The options of the table, one byte each.
VARIANT: Final[i64] = 0
FRAME: Final[i64] = 1
SANDGLASS: Final[i64] = 2
DRAW_LIMIT: Final[i64] = 3
CAPS: Final[i64] = 4
PACE: Final[i64] = 5
HOURS: Final[i64] = 6
MOST_TOKENS_WIN: Final[i64] = 7
REQUIRE_ONE: Final[i64] = 8
SCRAMBLE: Final[i64] = 9
BLOCK: Final[i64] = 10
AVOID: Final[i64] = 11
SEATS_EMPTY: Final[i64] = 12
DIFFICULTY: Final[i64] = 13
CATEGORIES: Final[i64] = 14  # two bytes
CARDS: Final[i64] = 16
# The piles: a size, then cards.
DECK: Final[i64] = 20
DISCARD: Final[i64] = DECK + 1 + MOST_CARDS
ROW: Final[i64] = DISCARD + 1 + MOST_CARDS
HANDS: Final[i64] = ROW + 10  # four cells each
KEPT: Final[i64] = HANDS + 32  # three cells each
RETURNED: Final[i64] = KEPT + 24  # one cell each: what the seat put under the deck this round, plus one
OWN: Final[i64] = RETURNED + 8  # two cells each: the cards whose words the seat draws, plus one; remembered all round
CARD_WORDS: Final[i64] = OWN + 16  # two cells each: the number of the word on a card
# Plain cells, by seat.
CHOSEN: Final[i64] = CARD_WORDS + 2 * MOST_CARDS
FINISHED: Final[i64] = CHOSEN + 8
SAVED: Final[i64] = FINISHED + 8
NUMBER: Final[i64] = SAVED + 8
SECONDS: Final[i64] = NUMBER + 8  # four cells each
DONE_CELLS: Final[i64] = SECONDS + 32
CORRECTED: Final[i64] = DONE_CELLS + 8
READY_CELLS: Final[i64] = CORRECTED + 8
RED: Final[i64] = READY_CELLS + 8
GRAY: Final[i64] = RED + 8
SHEETS: Final[i64] = GRAY + 8  # eight cells each: the place of a word in the row, plus one
# By drawing: two for each seat.
LEGAL: Final[i64] = SHEETS + 64
DRAWINGS: Final[i64] = LEGAL + 16
# By slot.
SOURCE: Final[i64] = DRAWINGS + 16 * DRAWING_BYTES  # which drawing lies here, plus one
TURN: Final[i64] = SOURCE + 8
ANSWER: Final[i64] = TURN + 8  # the place of the true word in the row, plus one
ROLLED: Final[i64] = ANSWER + 8  # how many dice lie on each shape card
RIGGED: Final[i64] = ROLLED + 4
LENGTH: Final = int(RIGGED) + 4

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

    def __init__(
        self,
        seats: i64,
        cells: vec[u8],
        streams: vec[i64],
        phase: i64,
        round_number: i64,
        maestro: i64,
        glass: i64,
        slots: i64,
        shown: i64,
        gone: i64,
        stopped: i64,
        past: tuple[bytes, ...],
        own: str,
    ) -> None:
        self.seats = seats
        self.cells = cells
        self.streams = streams
        self.sealed = False
        self.journal = None
        self.phase: i64 = phase
        self.round: i64 = round_number
        self.maestro: i64 = maestro
        self.glass: i64 = glass  # the seat that turned the sandglass while guessing, -1 = nobody
        self.slots: i64 = slots  # how many drawings lie on the board
        self.shown: i64 = shown  # how many of them are unveiled
        self.gone: i64 = gone  # seats that have been left empty, as a mask
        self.stopped: i64 = stopped  # the game ended because fewer than three play on
        self.past: tuple[bytes, ...] = past
        self.own: str = own  # the table's own words, one per line

    def clone(self) -> "ArtboxState":
        return ArtboxState(
            self.seats,
            self.cells[:],
            self.streams[:],
            self.phase,
            self.round,
            self.maestro,
            self.glass,
            self.slots,
            self.shown,
            self.gone,
            self.stopped,
            self.past,
            self.own,
        )

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
    return ArtboxState(seats, block(LENGTH), streams, CHOOSING, 1, 0, -1, 0, 0, 0, 0, (), "")


def cell(s: ArtboxState, place: i64) -> int:
    """The number in a plain cell."""
    return int(s.cells[place])


def put(s: ArtboxState, place: i64, number: i64) -> None:
    """A plain cell holds the number."""
    s.cells[place] = u8(number)


def simplified(s: ArtboxState) -> bool:
    """The table plays the simplified rules."""
    return cell(s, VARIANT) == SIMPLIFIED


def drawings_each(s: ArtboxState) -> int:
    """With three players everybody draws two words (AB-THREE-01)."""
    return 2 if s.seats == 3 else 1


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
    """The drawing number 2 * seat + k as it stands."""
    start = DRAWINGS + which * DRAWING_BYTES
    return shapes.from_bytes(bytes(s.cells[start : start + DRAWING_BYTES]))


def keep_drawing(s: ArtboxState, which: i64, drawing: Drawing) -> None:
    """The drawing number 2 * seat + k is this one."""
    start = DRAWINGS + which * DRAWING_BYTES
    for i, byte in enumerate(shapes.to_bytes(drawing)):
        s.cells[start + i] = u8(byte)


def is_blank(s: ArtboxState, which: i64) -> bool:
    """Nothing has been drawn there."""
    return cell(s, DRAWINGS + which * DRAWING_BYTES) == 0


def roll(s: ArtboxState) -> list[int]:
    """How many dice lie on each shape card (AB-SETUP-06)."""
    return [cell(s, ROLLED + kind) for kind in range(4)]


def keep(s: ArtboxState, seat: i64, what: i64) -> None:
    """The seat keeps the card in its studio and remembers its word."""
    put(s, OWN + 2 * seat + size(s.cells, KEPT + 3 * seat), what + 1)
    push(s.cells, KEPT + 3 * seat, what)
