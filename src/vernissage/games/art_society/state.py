"""The position of Art Society: places in the block of bytes, and the few numbers beside it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from vernissage.core.game import State
from vernissage.core.piles import block
from vernissage.games.art_society.tables import (
    BID_COUNT,
    CELLS,
    FORMAT_TILES,
    KINDS,
    MOST_OF_A_TYPE,
    MOST_SEATS,
    SIZES,
)

# Phases (AS-GEN-02).
STARTING: Final[i64] = 0
PICKING: Final[i64] = 1
BIDDING: Final[i64] = 2
TAKING: Final[i64] = 3
HANGING: Final[i64] = 4
CLOSING: Final[i64] = 5
REHANGING: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final[list[str]] = ["start", "auction", "bid", "take", "hang", "close", "rehang", "over"]

# Switches, as bits.
LEVEL_ONLY: Final[i64] = 1
OPEN_STACKS: Final[i64] = 2
REVISE: Final[i64] = 4
MAY_DECLINE: Final[i64] = 8
FREE_DECOR: Final[i64] = 16

# An open bonus is its budget, marked when its tiles must add up to it exactly.
EXACT: Final[i64] = 64

# Codes of a cell on the wall: 0 empty, 1 + slot of a painting, or a part of decor; fresh decor may still be moved.
DECOR_CELL: Final[i64] = 128
FRESH: Final[i64] = 16
FRESH_KEPT: Final[i64] = 32
# Codes of the assistant's tile: 0 none, 1 + painting, or decor by its size.
DECOR_TILE: Final[i64] = 200
GIVEN_PAINTING: Final[i64] = 1
GIVEN_DECOR: Final[i64] = 2


def supply_places() -> list[int]:
    """Where the pile of each format lies."""
    found = [0]
    for tiles in FORMAT_TILES:
        found.append(found[-1] + 1 + tiles)
    return found


# How much of each thing there is: a sum of constants of one module is itself a constant of the compiled engine.
SUPPLY_CELLS: Final[i64] = 126
DECOR_COUNT: Final[i64] = 3
TYPE_COUNT: Final[i64] = 4
MUSEUM_STEP: Final[i64] = 30
SEAT_COUNT: Final[i64] = 4
CARD_COUNT: Final[i64] = 20
WALL_CELLS: Final[i64] = 108
assert (supply_places()[-1], DECOR_COUNT, TYPE_COUNT) == (SUPPLY_CELLS, SIZES, KINDS)
assert (MUSEUM_STEP, SEAT_COUNT, CARD_COUNT, WALL_CELLS) == (MOST_OF_A_TYPE + 1, MOST_SEATS, BID_COUNT, CELLS)

# The common table.
SUPPLY: Final[vec[i64]] = vec[i64](supply_places())  # one pile of each format, faces hidden (AS-SETUP-03)
STOCK: Final[i64] = SUPPLY_CELLS  # decor left, by size - 1 (AS-SETUP-05)
MUSEUM: Final[i64] = STOCK + DECOR_COUNT  # one pile of each type, ascending (AS-SETUP-01)
MARKER: Final[i64] = MUSEUM + TYPE_COUNT * MUSEUM_STEP  # positions on the track (AS-SETUP-02)
PICKED: Final[i64] = MARKER + TYPE_COUNT
OFFER: Final[i64] = PICKED + SEAT_COUNT + 2
ORDER: Final[i64] = OFFER + SEAT_COUNT + 2
COMMON: Final[i64] = ORDER + SEAT_COUNT + 1

# One collector's side, counted from `side(seat)`.
MOST_PAINTINGS: Final[i64] = WALL_CELLS // 4 + 1
HAND: Final[i64] = 0  # 1 where the card is still in hand (AS-SETUP-07)
STACK: Final[i64] = HAND + CARD_COUNT  # the bidding stack, the starting bid at its bottom (AS-SETUP-16)
CHOSEN: Final[i64] = STACK + CARD_COUNT + 2  # the bid laid face down, 0 = none
SHOWN: Final[i64] = CHOSEN + 1
ASSISTANT: Final[i64] = SHOWN + 1
GIVEN: Final[i64] = ASSISTANT + 1  # what the assistant got this round
STORED: Final[i64] = GIVEN + 1  # 1 when a surplus painting was stored this round
HUNG_NEW: Final[i64] = STORED + 1  # 1 + painting of this round's auction on the wall
HUNG_KEPT: Final[i64] = HUNG_NEW + 1  # code of the assistant's tile hung this round
FRESH_DECOR: Final[i64] = HUNG_KEPT + 1  # bonus decor hung this round, in tiles
STARTER: Final[i64] = FRESH_DECOR + 1  # 1 + starting painting until it hangs
ASIDE: Final[i64] = STARTER + 1  # surplus paintings
PAINTINGS: Final[i64] = ASIDE + 5  # paintings on the wall in the order hung
WHERE: Final[i64] = PAINTINGS + MOST_PAINTINGS + 1  # their upper left cells
WALL: Final[i64] = WHERE + MOST_PAINTINGS  # what covers each cell
SIDE: Final[i64] = WALL + WALL_CELLS


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ArtSocietyState(State):
    """One position; the words `lo*` and `hi*` hold the covered cells of each wall."""

    def __init__(self, seats: i64, cells: vec[u8], streams: vec[i64]) -> None:
        super().__init__(seats, cells, streams)
        self.phase: i64 = STARTING
        self.round: i64 = 0
        self.gavel: i64 = -1
        self.turn: i64 = 0  # place in the order of bids
        self.new: i64 = 0  # 1 + painting taken and not yet resolved
        self.must: i64 = 0  # it can only be hung
        self.first: i64 = 0  # open bonuses
        self.second: i64 = 0
        self.decor: i64 = 0  # size of the decor tile in hand
        self.lifted: i64 = 0  # code of the assistant's tile lifted to hang anew
        self.answered: i64 = 0
        self.wishes: i64 = 0
        self.switches: i64 = 0
        self.lo0: i64 = 0
        self.hi0: i64 = 0
        self.lo1: i64 = 0
        self.hi1: i64 = 0
        self.lo2: i64 = 0
        self.hi2: i64 = 0
        self.lo3: i64 = 0
        self.hi3: i64 = 0

    def clone(self) -> "ArtSocietyState":
        s = ArtSocietyState(self.seats, self.cells[:], self.streams[:])
        s.phase = self.phase
        s.round = self.round
        s.gavel = self.gavel
        s.turn = self.turn
        s.new = self.new
        s.must = self.must
        s.first = self.first
        s.second = self.second
        s.decor = self.decor
        s.lifted = self.lifted
        s.answered = self.answered
        s.wishes = self.wishes
        s.switches = self.switches
        s.lo0 = self.lo0
        s.hi0 = self.hi0
        s.lo1 = self.lo1
        s.hi1 = self.hi1
        s.lo2 = self.lo2
        s.hi2 = self.hi2
        s.lo3 = self.lo3
        s.hi3 = self.hi3
        return s

    def scalars(self) -> list[int]:
        return [
            self.phase, self.round, self.gavel, self.turn, self.new, self.must, self.first, self.second, self.decor,
            self.lifted, self.answered, self.wishes, self.switches, self.lo0, self.hi0, self.lo1, self.hi1, self.lo2,
            self.hi2, self.lo3, self.hi3,
        ]  # fmt: skip

    def set_scalars(self, values: list[int]) -> None:
        (
            self.phase, self.round, self.gavel, self.turn, self.new, self.must, self.first, self.second, self.decor,
            self.lifted, self.answered, self.wishes, self.switches, self.lo0, self.hi0, self.lo1, self.hi1, self.lo2,
            self.hi2, self.lo3, self.hi3,
        ) = values  # fmt: skip


def empty_state(seats: i64, streams: vec[i64]) -> ArtSocietyState:
    """A table with nothing on it: empty museum piles, markers beside the track (AS-SETUP-01, AS-SETUP-02)."""
    return ArtSocietyState(seats, block(COMMON + seats * SIDE), streams)


def museum(kind: i64) -> i64:
    """The place of the museum's pile of a type."""
    return MUSEUM + kind * MUSEUM_STEP


def side(seat: i64) -> i64:
    """Where a collector's side begins; all boards are alike (AS-GEN-04)."""
    return COMMON + seat * SIDE


def low(s: ArtSocietyState, seat: i64) -> i64:
    """The covered cells of the first word of a wall."""
    if seat == 0:
        return s.lo0
    if seat == 1:
        return s.lo1
    if seat == 2:
        return s.lo2
    return s.lo3


def high(s: ArtSocietyState, seat: i64) -> i64:
    """The covered cells of the second word of a wall."""
    if seat == 0:
        return s.hi0
    if seat == 1:
        return s.hi1
    if seat == 2:
        return s.hi2
    return s.hi3


def set_covered(s: ArtSocietyState, seat: i64, lo: i64, hi: i64) -> None:
    """The wall covers exactly these cells."""
    if seat == 0:
        s.lo0 = lo
        s.hi0 = hi
    elif seat == 1:
        s.lo1 = lo
        s.hi1 = hi
    elif seat == 2:
        s.lo2 = lo
        s.hi2 = hi
    else:
        s.lo3 = lo
        s.hi3 = hi


def on_turn(s: ArtSocietyState) -> i64:
    """The seat whose place in the order has come."""
    return i64(s.cells[ORDER + 1 + s.turn])
