"""The position: a handful of numbers and one block of bytes with a place for every pile."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from vernissage.core.game import State
from vernissage.core.piles import copied
from vernissage.games.avant_carde.tables import KINDS, LINE_LIMIT

# How much of each thing there is: a sum of constants of one module is itself a constant of the compiled engine.

CARDS: Final[i64] = 70  # the most cards one player can own
PILE_CELLS: Final[i64] = 1 + CARDS  # a pile has its size, then its cards
KIND_COUNT: Final[i64] = 34
STACK: Final[i64] = 14  # a stack of the gallery has up to twelve cards
SLOT: Final[i64] = 7  # cells of a card in a line
FRAME: Final[i64] = 5  # cells of an open question
FRAME_LIMIT: Final[i64] = 16
assert (CARDS, KIND_COUNT) == (LINE_LIMIT, KINDS)

# Places at the head of the block, one after the other.

MIX: Final[i64] = 0  # the patron of each number, at MIX + number
PAIR_NUMBER: Final[i64] = 8  # the number under which the draws of completed Hoarder pairs are asked for
STACKS: Final[i64] = MIX + 10  # six stacks, from the 2s to the 7s
KNOWN: Final[i64] = STACKS + 6 * STACK  # how many cards at the bottom of each stack were tucked before all eyes
USED: Final[i64] = KNOWN + 6  # how often each Buy part was used this turn, at USED + 2 * number + part
TUCKS: Final[i64] = USED + 7  # how many cards were tucked this turn: the second part of the 3s
COPIED: Final[i64] = USED + 16  # how many opposing cards of each number were copied this turn
QUEUE: Final[i64] = COPIED + 8  # the buyers whose buy may still be copied by a waiting Forger
TRASH: Final[i64] = QUEUE + 16  # how many cards of each kind have left the game
BEGINNERS: Final[i64] = TRASH + KIND_COUNT
GEMS: Final[i64] = BEGINNERS + 1
ODD_LIMIT: Final[i64] = GEMS + 1  # how many of the odd numbers the Philosopher may name
MOST_ROUNDS: Final[i64] = ODD_LIMIT + 1  # when the game is scored although awards are left
HEAD: Final[i64] = MOST_ROUNDS + 3

# Places in the region of a seat, one after the other.

HAND: Final[i64] = 0  # a pile in ascending order
DECK: Final[i64] = HAND + PILE_CELLS  # a pile; its top is drawn first
PILE: Final[i64] = DECK + PILE_CELLS  # the discard pile
LINE: Final[i64] = PILE + PILE_CELLS  # how many cards, then their cells
FRAMES: Final[i64] = LINE + 1 + SLOT * CARDS  # how many open questions, then their cells
OPENING: Final[i64] = (
    FRAMES + 2 + FRAME * FRAME_LIMIT
)  # the discard pile as the Play part found it, once it is shuffled
SURE: Final[i64] = OPENING + PILE_CELLS  # cards everybody knows to be in the hand: the last before a reshuffle
HELD: Final[i64] = SURE + 8  # cards drawn by a Hipster with Schmoozers, one of which will be concealed
DONE: Final[i64] = HELD + PILE_CELLS
OPEN_HAND: Final[i64] = DONE + 1  # hand, deck and discard pile by size, as they were when the Play part began
OPEN_DECK: Final[i64] = OPEN_HAND + 1
OPEN_PILE: Final[i64] = OPEN_DECK + 1
AWARDS: Final[i64] = OPEN_PILE + 1
TOKEN: Final[i64] = AWARDS + 1
GEM: Final[i64] = TOKEN + 1
PROMISED: Final[i64] = GEM + 1
DESIGNERS: Final[i64] = PROMISED + 1
SCHMOOZERS: Final[i64] = DESIGNERS + 1
TINT: Final[i64] = SCHMOOZERS + 1  # 1 + the color that waits for the next concealed card
EVEN: Final[i64] = TINT + 1  # Hoarders by color that wait for the first card of a pair
ODDS: Final[i64] = EVEN + 4  # Hoarders by color that wait for the second
WAITS: Final[i64] = ODDS + 4  # Forger copies that wait for a later buy
MADE: Final[i64] = WAITS + 1  # two cells: the money of the last Buy turn
BUYS: Final[i64] = MADE + 2  # cards of each number got from the gallery this round, where a Forger may copy them
FORGED: Final[i64] = BUYS + 6  # opposing buys of each number copied this round
SEAT: Final[i64] = FORGED + 6

# The seven cells of a card in a line. Four of them have their high halves for uses made before the card had its power
# (see uses.py).

SHADE: Final[i64] = 1  # its current color
LOW: Final[i64] = 2  # its current numbers as a mask, in two cells
HIGH: Final[i64] = 3
FLAGS: Final[i64] = 4
COPIES: Final[i64] = 5  # the number whose powers it has copied
FINALS: Final[i64] = 6  # how often it was paid for being the last of the line

CONCEALED: Final[i64] = 1
SHOWN: Final[i64] = 2  # concealed before all eyes: everybody knows the card
SPENT: Final[i64] = 4  # concealed in a Buy turn: its powers are gone for this turn
UNVEILED: Final[i64] = 8  # turned up in a Buy turn
HALF: Final[i64] = 15
HIGH_HALF: Final[i64] = 240

# The five cells of an open question: the card, then these.

WHOSE: Final[i64] = 1  # the number whose power it is
STEP: Final[i64] = 2
TIMES: Final[i64] = 3  # how often it is still to happen
AGAIN: Final[i64] = 4  # the step it happens from

PLAYING: Final[i64] = 0
BUYING: Final[i64] = 1
OVER: Final[i64] = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
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
            copied(self.cells),
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
    return i64(s.cells[at + LOW]) | ((i64(s.cells[at + HIGH]) & HALF) << 8)


def shade(s: AvantCardeState, at: i64) -> i64:
    """The current color of a card in a line."""
    return i64(s.cells[at + SHADE]) & HALF


def is_face_up(s: AvantCardeState, at: i64) -> bool:
    """The card in the line is not concealed (AC-CONC-01)."""
    return (i64(s.cells[at + FLAGS]) & CONCEALED) == 0
