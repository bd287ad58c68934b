"""A wall as bits: cell number y * columns + x, the first 60 cells in one word and the rest in a second."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.bits import spread_word
from vernissage.games.art_society import tables as box


def words(cells: list[int]) -> tuple[int, int]:
    """Cells as two words of bits."""
    lo = sum(1 << cell for cell in cells if cell < box.HALF)
    return lo, sum(1 << (cell - int(box.HALF)) for cell in cells if cell >= box.HALF)


def upper_left(shape: int) -> list[int]:
    """The cells at which a shape lies inside the wall (AS-PLACE-02)."""
    xs = range(int(box.COLUMNS - box.WIDTH[shape]) + 1)
    return [y * int(box.COLUMNS) + x for y in range(int(box.ROWS - box.HEIGHT[shape]) + 1) for x in xs]


def area(shape: int) -> list[int]:
    """The cells a shape covers when it lies in the upper left corner."""
    return [y * int(box.COLUMNS) + x for y in range(int(box.HEIGHT[shape])) for x in range(int(box.WIDTH[shape]))]


ALL_LO: Final[i64] = words(list(range(int(box.CELLS))))[0]
ALL_HI: Final[i64] = words(list(range(int(box.CELLS))))[1]
NOT_FIRST_LO: Final[i64] = words([c for c in range(int(box.CELLS)) if c % int(box.COLUMNS) > 0])[0]
NOT_FIRST_HI: Final[i64] = words([c for c in range(int(box.CELLS)) if c % int(box.COLUMNS) > 0])[1]
NOT_LAST_LO: Final[i64] = words([c for c in range(int(box.CELLS)) if (c + 1) % int(box.COLUMNS) > 0])[0]
NOT_LAST_HI: Final[i64] = words([c for c in range(int(box.CELLS)) if (c + 1) % int(box.COLUMNS) > 0])[1]
CORNERS_LO: Final[i64] = words([y * int(box.COLUMNS) + x for x, y in box.CORNERS])[0]
CORNERS_HI: Final[i64] = words([y * int(box.COLUMNS) + x for x, y in box.CORNERS])[1]
INSIDE_LO: Final[vec[i64]] = vec[i64]([words(upper_left(shape))[0] for shape in range(int(box.SHAPE_COUNT))])
INSIDE_HI: Final[vec[i64]] = vec[i64]([words(upper_left(shape))[1] for shape in range(int(box.SHAPE_COUNT))])
AREA_LO: Final[vec[i64]] = vec[i64]([words(area(shape))[0] for shape in range(int(box.SHAPE_COUNT))])
AREA_HI: Final[vec[i64]] = vec[i64]([words(area(shape))[1] for shape in range(int(box.SHAPE_COUNT))])
# Constants of the compiled engine, for twelve columns and words of sixty bits.
AFTER_ROW: Final[i64] = 48
FIRST_ROW: Final[i64] = 0xFFF
ROOM_ROW: Final[i64] = 0xFFFFFFFFFFFF  # the bits that stay in a word when it moves up by a row
LAST: Final[i64] = 59
ROOM_CELL: Final[i64] = 0x7FFFFFFFFFFFFFF
assert (AFTER_ROW, LAST) == (box.HALF - box.COLUMNS, box.HALF - 1)
assert (
    (1 << int(box.COLUMNS)) - 1,
    (1 << int(AFTER_ROW)) - 1,
    (1 << int(LAST)) - 1,
) == (FIRST_ROW, ROOM_ROW, ROOM_CELL)


def vacant(lo: i64, hi: i64, shape: i64) -> tuple[i64, i64]:
    """The upper left cells at which a shape covers empty cells only, inside the wall (AS-PLACE-02, AS-PLACE-03)."""
    a = ALL_LO ^ lo
    b = ALL_HI ^ hi
    steps = box.WIDTH[shape]
    while steps > 1:
        a &= (a >> 1) | ((b & 1) << LAST)
        b &= b >> 1
        steps -= 1
    steps = box.HEIGHT[shape]
    while steps > 1:
        a &= (a >> box.COLUMNS) | ((b & FIRST_ROW) << AFTER_ROW)
        b &= b >> box.COLUMNS
        steps -= 1
    return a & INSIDE_LO[shape], b & INSIDE_HI[shape]


def beside(lo: i64, hi: i64) -> tuple[i64, i64]:
    """The cells that share an edge with a covered cell, covered ones among them (AS-PLACE-04)."""
    a = lo & NOT_FIRST_LO
    b = hi & NOT_FIRST_HI
    near_lo = (a >> 1) | ((b & 1) << LAST)
    near_hi = b >> 1
    a = lo & NOT_LAST_LO
    b = hi & NOT_LAST_HI
    near_lo |= (a & ROOM_CELL) << 1
    near_hi |= ((b & ROOM_CELL) << 1) | (a >> LAST)
    near_lo |= (lo >> box.COLUMNS) | ((hi & FIRST_ROW) << AFTER_ROW)
    near_hi |= hi >> box.COLUMNS
    near_lo |= (lo & ROOM_ROW) << box.COLUMNS
    near_hi |= ((hi & ROOM_ROW) << box.COLUMNS) | (lo >> AFTER_ROW)
    return near_lo & ALL_LO, near_hi & ALL_HI


def legal_cells(lo: i64, hi: i64, shape: i64) -> tuple[i64, i64]:
    """The upper left cells at which a shape may hang: inside, on empty cells, touching a tile along an edge
    (AS-PLACE-04).
    """
    free_lo, free_hi = vacant(lo, hi, shape)
    if free_lo == 0 and free_hi == 0:
        return free_lo, free_hi
    a, b = beside(lo, hi)
    steps = box.WIDTH[shape]
    while steps > 1:
        a |= (a >> 1) | ((b & 1) << LAST)
        b |= b >> 1
        steps -= 1
    steps = box.HEIGHT[shape]
    while steps > 1:
        a |= (a >> box.COLUMNS) | ((b & FIRST_ROW) << AFTER_ROW)
        b |= b >> box.COLUMNS
        steps -= 1
    return a & free_lo, b & free_hi


def fits(lo: i64, hi: i64, shape: i64) -> bool:
    """The shape has a legal position.

    An empty place that touches nothing can be moved cell by cell until it touches, so that empty room is enough.
    """
    free_lo, free_hi = vacant(lo, hi, shape)
    return (free_lo != 0 or free_hi != 0) and (lo != 0 or hi != 0)


def covers(shape: i64, cell: i64) -> tuple[i64, i64]:
    """The cells a shape covers when its upper left cell is this one."""
    lo = AREA_LO[shape]
    hi = AREA_HI[shape]
    if cell >= box.HALF:
        return 0, lo << (cell - box.HALF)
    if cell == 0:
        return lo, hi
    room = box.HALF - cell
    return (lo & (box.BIT[room] - 1)) << cell, ((hi & (box.BIT[room] - 1)) << cell) | (lo >> room)


def is_full(lo: i64, hi: i64) -> bool:
    """No empty space is left."""
    return lo == ALL_LO and hi == ALL_HI


def spread(options: vec[i64], count: i64, base: i64, lo: i64, hi: i64) -> i64:
    """The cells of both words are written behind `count` options as base + cell; the answer is the new count."""
    count = spread_word(options, count, base, lo)
    return spread_word(options, count, base + box.HALF, hi)
