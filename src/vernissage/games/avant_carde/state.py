"""The position: a handful of numbers and one block of bytes with a place for every pile."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.game import State
from vernissage.games.avant_carde.tables import LINE_LIMIT

# Places at the head of the block.

MIX: Final[i64] = 0  # the patron of each number, at MIX + number
STACKS: Final[i64] = 10  # six piles of up to twelve cards, from the 2s to the 7s
STACK: Final[i64] = 14
KNOWN: Final[i64] = 94  # how many cards at the bottom of each stack have been tucked before all eyes
USED: Final[i64] = 100  # how often each Buy part was used this turn, at USED + 2 * number + part
COPIED: Final[i64] = 116  # how many opposing cards of each number were copied this turn
QUEUE: Final[i64] = 124  # the buyers whose buy may still be copied by a waiting Forger
TRASH: Final[i64] = 140  # how many cards of each kind have left the game
BEGINNERS: Final[i64] = 174
GEMS: Final[i64] = 175
ODD_LIMIT: Final[i64] = 176  # how many of the odd numbers the Philosopher may name
MOST_ROUNDS: Final[i64] = 177  # when the game is scored although awards are left
HEAD: Final[i64] = 180

# Places in the region of a seat.

HAND: Final[i64] = 0  # a pile in ascending order
DECK: Final[i64] = 71  # a pile; its top is drawn first
PILE: Final[i64] = 142  # the discard pile
LINE: Final[i64] = 213  # how many cards, then seven cells for each
FRAMES: Final[i64] = 704  # how many open questions, then five cells for each
OPENING: Final[i64] = 786  # the discard pile as it lay when the Play part began, kept once it is shuffled away
SURE: Final[i64] = 857  # cards everybody knows to be in the hand: the last of the deck before a reshuffle
HELD: Final[i64] = 865  # cards drawn by a Hipster with Schmoozers, one of which will be concealed
DONE: Final[i64] = 936
OPEN_HAND: Final[i64] = 937  # hand, deck and discard pile by size, as they were when the Play part began
OPEN_DECK: Final[i64] = 938
OPEN_PILE: Final[i64] = 939
AWARDS: Final[i64] = 940
TOKEN: Final[i64] = 941
GEM: Final[i64] = 942
PROMISED: Final[i64] = 943
DESIGNERS: Final[i64] = 944
SCHMOOZERS: Final[i64] = 945
TINT: Final[i64] = 946  # 1 + the color that waits for the next concealed card
EVEN: Final[i64] = 947  # Hoarders by color that wait for the first card of a pair
ODDS: Final[i64] = 951  # Hoarders by color that wait for the second
WAITS: Final[i64] = 955  # Forger copies that wait for a later buy
MADE: Final[i64] = 956  # two cells: the money of the last Buy turn
BUYS: Final[i64] = 958  # cards of each number got from the gallery this round, counted where a Forger may copy them
FORGED: Final[i64] = 964  # opposing buys of each number copied this round
SEAT: Final[i64] = 970

# The seven cells of a card in a line.

SLOT: Final[i64] = 7
SHADE: Final[i64] = 1  # its current color
LOW: Final[i64] = 2  # its current numbers as a mask, in two cells
HIGH: Final[i64] = 3
FLAGS: Final[i64] = 4
COPIES: Final[i64] = 5  # the number whose powers it has copied
FINALS: Final[i64] = 6  # how often it was paid for being the last of the line; its high half is for uses made too early

CONCEALED: Final[i64] = 1
SHOWN: Final[i64] = 2  # concealed before all eyes: everybody knows the card
SPENT: Final[i64] = 4  # concealed in a Buy turn: its powers are gone for this turn
UNVEILED: Final[i64] = 8  # turned up in a Buy turn; the high half of the flags is for uses made too early
HALF: Final[i64] = 15

# The five cells of an open question: the card, whose power, which step, how often, and its first step.

FRAME: Final[i64] = 5
FRAME_LIMIT: Final[i64] = 16

PLAYING: Final[i64] = 0
BUYING: Final[i64] = 1
OVER: Final[i64] = 2


@final
class AvantCardeState(State):
    """Whose part it is, the money of the turn, and the stacks of awards; the cards lie in the block."""

    def __init__(
        self,
        seats: i64,
        cells: vec[u8],
        streams: vec[i64],
        phase: i64,
        playing: i64,
        round: i64,  # noqa: A002 - the table's word for it
        first: i64,
        turns: i64,
        active: i64,
        made: i64,
        left: i64,
        spent: i64,
        twos: i64,
        forging: i64,
        offset: i64,
        awards: i64,
        reserve: i64,
    ) -> None:
        self.seats = seats
        self.cells = cells
        self.streams = streams
        self.sealed = False
        self.journal = None
        self.phase: i64 = phase
        self.playing: i64 = playing  # the seats still in their Play part, as a bit mask
        self.round: i64 = round
        self.first: i64 = first  # who holds the First Player token
        self.turns: i64 = turns  # Buy turns ended this round
        self.active: i64 = active
        self.made: i64 = made  # all money of this turn
        self.left: i64 = left  # what is not spent yet
        self.spent: i64 = spent  # 1 when the change token was spent this turn
        self.twos: i64 = twos  # 1 when the power of the 2s was used this turn
        self.forging: i64 = forging  # the number a waiting Forger is asked about, or 0
        self.offset: i64 = offset  # how far clockwise from the buyer the question has come
        self.awards: i64 = awards
        self.reserve: i64 = reserve

    def clone(self) -> "AvantCardeState":
        return AvantCardeState(
            self.seats,
            self.cells[:],
            self.streams[:],
            self.phase,
            self.playing,
            self.round,
            self.first,
            self.turns,
            self.active,
            self.made,
            self.left,
            self.spent,
            self.twos,
            self.forging,
            self.offset,
            self.awards,
            self.reserve,
        )

    def scalars(self) -> list[int]:
        return [
            self.phase, self.playing, self.round, self.first, self.turns, self.active, self.made, self.left,
            self.spent, self.twos, self.forging, self.offset, self.awards, self.reserve,
        ]  # fmt: skip

    def set_scalars(self, values: list[int]) -> None:
        self.phase, self.playing, self.round, self.first = values[0], values[1], values[2], values[3]
        self.turns, self.active, self.made, self.left = values[4], values[5], values[6], values[7]
        self.spent, self.twos, self.forging, self.offset = values[8], values[9], values[10], values[11]
        self.awards, self.reserve = values[12], values[13]


def blank_state(seats: i64, streams: vec[i64]) -> AvantCardeState:
    """An empty table for some seats."""
    cells = vec[u8]([0] * (HEAD + SEAT * seats))
    return AvantCardeState(seats, cells, streams, PLAYING, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def home(seat: i64) -> i64:
    """Where the region of a seat begins."""
    return HEAD + SEAT * seat


def stack_place(number: i64) -> i64:
    """Where the gallery stack of a number lies (AC-SETUP-04)."""
    return STACKS + STACK * (number - 2)


def patron_of(s: AvantCardeState, number: i64) -> i64:
    """Exactly one patron is active for each number 2-7 (AC-SETUP-13)."""
    return i64(s.cells[MIX + number])


def get(s: AvantCardeState, seat: i64, place: i64) -> i64:
    """A cell of a seat's region."""
    return i64(s.cells[HEAD + SEAT * seat + place])


def put(s: AvantCardeState, seat: i64, place: i64, value: i64) -> None:
    """A cell of a seat's region holds the value."""
    s.cells[HEAD + SEAT * seat + place] = u8(value)


def line_size(s: AvantCardeState, seat: i64) -> i64:
    """How many cards lie in a line."""
    return i64(s.cells[HEAD + SEAT * seat + LINE])


def slot_at(seat: i64, spot: i64) -> i64:
    """Where the cells of a card in a line begin."""
    return HEAD + SEAT * seat + LINE + 1 + SLOT * spot


def slot_mask(s: AvantCardeState, at: i64) -> i64:
    """The current numbers of a card in a line."""
    return i64(s.cells[at + LOW]) | (i64(s.cells[at + HIGH]) << 8)


def is_face_up(s: AvantCardeState, at: i64) -> bool:
    """The card in the line is not concealed (AC-CONC-01)."""
    return (i64(s.cells[at + FLAGS]) & CONCEALED) == 0


assert SLOT * LINE_LIMIT + 1 + LINE <= FRAMES
