"""A collector's eye: what a place on the wall, a painting or a bid is worth, in hundredths of a point.

The amateur chooses by it, and the search plays on by it. It reads only what the seat may see.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.bits import bits
from vernissage.core.piles import card, size
from vernissage.games.art_society.geometry import (
    AFTER_ROW,
    ALL_HI,
    ALL_LO,
    CORNERS_HI,
    CORNERS_LO,
    LAST,
    ROOM_CELL,
    ROOM_ROW,
    covers,
    fits,
    is_full,
    legal_cells,
    vacant,
)
from vernissage.games.art_society.prestige import multiplier, rank
from vernissage.games.art_society.scoring import is_faux_pas
from vernissage.games.art_society.state import (
    ASSISTANT,
    BIDDING,
    CLOSING,
    DECOR_TILE,
    HANGING,
    MUSEUM,
    MUSEUM_STEP,
    OFFER,
    PAINTINGS,
    PICKING,
    REHANGING,
    TAKING,
    WALL,
    ArtSocietyState,
    high,
    low,
    side,
)
from vernissage.games.art_society.tables import (
    BID_COUNT,
    COLUMNS,
    DECOR,
    DECOR_SECOND,
    EXCHANGE,
    FINISH,
    FULL_WALL,
    HALF,
    HANG,
    HANG_UPRIGHT,
    HEIGHT,
    KEEP,
    KEPT,
    KEPT_UPRIGHT,
    LEVEL,
    PICK,
    ROWS,
    SHAPE,
    SIZES,
    SURPLUS,
    TAKE,
    TYPE,
    UPRIGHT,
    WIDTH,
)
from vernissage.games.art_society.wall import in_eyeline, matches, touching

MEAN: Final[i64] = 350  # what a painting pays on average
FRAME_WORTH: Final[i64] = 130
DEAD_CELL: Final[i64] = 45
CORNER_WORTH: Final[i64] = 200
FLUSH: Final[i64] = 6
KEEP_WORTH: Final[i64] = -60
SURPLUS_WORTH: Final[i64] = -150
NOTHING: Final[i64] = -100000


def safe_choice(s: ArtSocietyState, seat: i64, options: vec[i64], count: i64) -> i64:
    """The option this eye likes best; of equals, the first."""
    if s.phase == BIDDING:
        return options[wanted_card(s, seat, count)]
    best = options[0]
    best_value = NOTHING - 1
    index: i64 = 0
    while index < count:
        value = worth(s, seat, options[index])
        if value > best_value:
            best_value = value
            best = options[index]
        index += 1
    return best


def worth(s: ArtSocietyState, seat: i64, action: i64) -> i64:
    """What a move is worth beside the other options of the same question."""
    phase = s.phase
    if phase == TAKING:
        return painting_worth(s, seat, action - TAKE)
    if phase in (HANGING, REHANGING):
        return turn_worth(s, seat, action)
    if phase == PICKING:
        return pick_worth(s, seat, action - PICK)
    if phase in (BIDDING, CLOSING):
        return -action
    return -absolute(action - 4)  # the starting painting in the middle of its places


def absolute(x: i64) -> i64:
    """The distance from zero."""
    return -x if x < 0 else x


def turn_worth(s: ArtSocietyState, seat: i64, action: i64) -> i64:
    """What one step of hanging is worth."""
    if action < KEEP:
        upright = action >= HANG_UPRIGHT
        cell = action - (HANG_UPRIGHT if upright else HANG)
        if s.decor != 0:
            return decor_worth(s, seat, s.decor, cell, upright)
        return place_worth(s, seat, s.new - 1, cell)
    if action == KEEP:
        return KEEP_WORTH
    if action < EXCHANGE:
        upright = action >= KEPT_UPRIGHT
        cell = action - (KEPT_UPRIGHT if upright else KEPT)
        code: i64 = s.lifted if s.phase == REHANGING else i64(s.cells[side(seat) + ASSISTANT])
        if code > DECOR_TILE:
            return decor_worth(s, seat, code - DECOR_TILE, cell, upright)
        return place_worth(s, seat, code - 1, cell)
    if action < SURPLUS:
        return best_place(s, seat, action - EXCHANGE)
    if action == SURPLUS:
        return SURPLUS_WORTH
    if action < FINISH:
        length = (action - (DECOR_SECOND if action >= DECOR_SECOND else DECOR)) % SIZES + 1
        lo = low(s, seat)
        hi = high(s, seat)
        roomy = fits(lo, hi, LEVEL + length) or fits(lo, hi, UPRIGHT + length)
        return 1000 + 100 * length if roomy else 900 + length
    return 0


def expected_pay(s: ArtSocietyState, kind: i64) -> i64:
    """What a painting of the type will pay: the standing counts more the later it is."""
    return MEAN + (multiplier(s, kind) * 100 - MEAN) * (s.round + 2) // (BID_COUNT + 2)


def place_worth(s: ArtSocietyState, seat: i64, tile: i64, cell: i64) -> i64:
    """Pay, frames, eyeline, corners and flush edges, less faux pas, used room and dead cells."""
    shape = SHAPE[tile]
    kind = TYPE[tile]
    pay = expected_pay(s, kind)
    value = pay
    slots = touching(s, seat, shape, cell)
    slot: i64 = 0
    offends = False
    while slots != 0:
        if slots & 1 and TYPE[card(s.cells, side(seat) + PAINTINGS, slot)] == kind:
            offends = True
            if not is_faux_pas(s, seat, slot):
                value -= pay
        slots >>= 1
        slot += 1
    if offends:
        value -= pay
    value += FRAME_WORTH * matches(s, seat, tile, cell)
    if in_eyeline(tile, cell):
        if rank(s, kind) == 0:
            value += 300 * (s.round + 4) // (BID_COUNT + 4)
        else:
            value += 40
    value -= room_price(s, seat) * WIDTH[shape] * HEIGHT[shape]
    return value + shape_worth(s, seat, shape, cell)


def decor_worth(s: ArtSocietyState, seat: i64, length: i64, cell: i64, upright: bool) -> i64:
    """Decor pays its shields; where it hangs, corners and dead cells decide."""
    return 100 * length + shape_worth(s, seat, (UPRIGHT if upright else LEVEL) + length, cell)


def shape_worth(s: ArtSocietyState, seat: i64, shape: i64, cell: i64) -> i64:
    """What any tile of this shape does for the wall."""
    lo = low(s, seat)
    hi = high(s, seat)
    more_lo, more_hi = covers(shape, cell)
    after_lo = lo | more_lo
    after_hi = hi | more_hi
    value = CORNER_WORTH * (bits(more_lo & CORNERS_LO) + bits(more_hi & CORNERS_HI))
    value -= DEAD_CELL * (dead_cells(after_lo, after_hi) - dead_cells(lo, hi))
    value += FLUSH * flush_edges(s, seat, shape, cell)
    if is_full(after_lo, after_hi):
        value += 100 * FULL_WALL
    return value


def dead_cells(lo: i64, hi: i64) -> i64:
    """Empty cells in no empty 2x2 block: only decor can fill them."""
    a, b = vacant(lo, hi, 0)  # the smallest painting
    grown_lo = a | ((a & ROOM_CELL) << 1)
    grown_hi = b | ((b & ROOM_CELL) << 1) | (a >> LAST)
    alive_lo = grown_lo | ((grown_lo & ROOM_ROW) << COLUMNS)
    alive_hi = grown_hi | ((grown_hi & ROOM_ROW) << COLUMNS) | (grown_lo >> AFTER_ROW)
    return bits(ALL_LO & ~(lo | alive_lo)) + bits(ALL_HI & ~(hi | alive_hi))


def flush_edges(s: ArtSocietyState, seat: i64, shape: i64, cell: i64) -> i64:
    """Cell edges of the shape that meet a tile or the wall's rim."""
    cells = s.cells
    wall = side(seat) + WALL
    width = WIDTH[shape]
    height = HEIGHT[shape]
    x = cell % COLUMNS
    y = cell // COLUMNS
    found: i64 = 0
    index: i64 = 0
    while index < width:
        if y == 0 or cells[wall + cell - COLUMNS + index] != 0:
            found += 1
        if y + height == ROWS or cells[wall + cell + height * COLUMNS + index] != 0:
            found += 1
        index += 1
    index = 0
    while index < height:
        if x == 0 or cells[wall + cell - 1 + index * COLUMNS] != 0:
            found += 1
        if x + width == COLUMNS or cells[wall + cell + width + index * COLUMNS] != 0:
            found += 1
        index += 1
    return found


def room_price(s: ArtSocietyState, seat: i64) -> i64:
    """What a cell costs: little while room abounds for the rounds that can still come."""
    empty = bits(ALL_LO & ~low(s, seat)) + bits(ALL_HI & ~high(s, seat))
    rounds = BID_COUNT - s.round + 1
    return 8 if empty > 7 * rounds else 35


def best_place(s: ArtSocietyState, seat: i64, tile: i64) -> i64:
    """The worth of the painting in its best place, or NOTHING."""
    a, b = legal_cells(low(s, seat), high(s, seat), SHAPE[tile])
    best = NOTHING
    cell: i64 = 0
    while a != 0:
        if a & 1:
            value = place_worth(s, seat, tile, cell)
            if value > best:
                best = value
        a >>= 1
        cell += 1
    cell = HALF
    while b != 0:
        if b & 1:
            value = place_worth(s, seat, tile, cell)
            if value > best:
                best = value
        b >>= 1
        cell += 1
    return best


def painting_worth(s: ArtSocietyState, seat: i64, tile: i64) -> i64:
    """What taking the painting is worth: its best place, the assistant, an exchange or a surplus."""
    best = best_place(s, seat, tile)
    if best == NOTHING:
        pile = MUSEUM + TYPE[tile] * MUSEUM_STEP
        index: i64 = 0
        while index < size(s.cells, pile):
            if fits(low(s, seat), high(s, seat), SHAPE[card(s.cells, pile, index)]):
                return 100
            index += 1
        best = SURPLUS_WORTH
    if best < KEEP_WORTH and s.cells[side(seat) + ASSISTANT] == 0:
        return KEEP_WORTH
    return best


def pick_worth(s: ArtSocietyState, seat: i64, form: i64) -> i64:
    """Small formats pay best for their room; a format that does not fit is a danger."""
    return -form if fits(low(s, seat), high(s, seat), form) else -100 - form


def wanted_card(s: ArtSocietyState, seat: i64, count: i64) -> i64:
    """Which card of the hand, counted from the lowest: the more the offers differ, the higher."""
    offered = size(s.cells, OFFER)
    best = NOTHING
    total: i64 = 0
    index: i64 = 0
    while index < offered:
        value = painting_worth(s, seat, card(s.cells, OFFER, index))
        best = value if value > best else best
        total += value
        index += 1
    # The last to take still has two paintings to choose from, so the worst is met only now and then.
    stakes = best - total // offered
    share = stakes * 2 // 5
    if share > 95:
        share = 95
    chosen = count * share // 100
    return chosen if chosen < count else count - 1
