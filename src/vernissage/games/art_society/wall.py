"""Tiles on a wall: hanging, lifting, and what touches what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.piles import pop, push, size
from vernissage.games.art_society import state as at
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.geometry import covers, fits
from vernissage.games.art_society.state import ArtSocietyState, high, low, set_covered, side

# For every code of a cell: the bit of the painting that covers it.
SLOT_BIT: Final[vec[i64]] = vec[i64]([1 << (code - 1) if 0 < code <= at.MOST_PAINTINGS else 0 for code in range(256)])


def hang_on(s: ArtSocietyState, seat: i64, tile: i64, cell: i64) -> None:
    """The painting hangs with its upper left cell here."""
    cells = s.cells
    place = side(seat)
    slot = size(cells, place + at.PAINTINGS)
    push(cells, place + at.PAINTINGS, tile)
    cells[place + at.WHERE + slot] = u8(cell)
    paint(cells, place + at.WALL + cell, box.SHAPE[tile], slot + 1)
    lo, hi = covers(box.SHAPE[tile], cell)
    set_covered(s, seat, low(s, seat) | lo, high(s, seat) | hi)


def take_down_last(s: ArtSocietyState, seat: i64) -> i64:
    """The painting hung last is off the wall."""
    cells = s.cells
    place = side(seat)
    tile = pop(cells, place + at.PAINTINGS)
    slot = size(cells, place + at.PAINTINGS)
    cell = i64(cells[place + at.WHERE + slot])
    cells[place + at.WHERE + slot] = u8(0)
    paint(cells, place + at.WALL + cell, box.SHAPE[tile], 0)
    lo, hi = covers(box.SHAPE[tile], cell)
    set_covered(s, seat, low(s, seat) ^ lo, high(s, seat) ^ hi)
    return tile


def paint(cells: vec[u8], spot: i64, shape: i64, code: i64) -> None:
    """Every cell the shape covers holds the code."""
    rows = box.HEIGHT[shape]
    width = box.WIDTH[shape]
    while rows > 0:
        x: i64 = 0
        while x < width:
            cells[spot + x] = u8(code)
            x += 1
        spot += box.COLUMNS
        rows -= 1


def hang_decor_on(s: ArtSocietyState, seat: i64, length: i64, cell: i64, upright: bool, fresh: i64) -> None:
    """The decor tile hangs with its first cell here, without a bonus; `fresh` marks what may still be moved
    (AS-DECOR-10).
    """
    cells = s.cells
    spot = side(seat) + at.WALL + cell
    code = at.DECOR_CELL + fresh + (box.FIRST_PART_UPRIGHT[length] if upright else box.FIRST_PART_LEVEL[length])
    step: i64 = 1
    if upright:
        step = box.COLUMNS
    part: i64 = 0
    while part < length:
        cells[spot + part * step] = u8(code + part)
        part += 1
    lo, hi = covers((box.UPRIGHT if upright else box.LEVEL) + length, cell)
    set_covered(s, seat, low(s, seat) | lo, high(s, seat) | hi)


def take_decor_down(s: ArtSocietyState, seat: i64, cell: i64) -> i64:
    """The decor tile whose first cell this is comes off the wall; the answer is its size."""
    cells = s.cells
    spot = side(seat) + at.WALL + cell
    part = (i64(cells[spot]) - at.DECOR_CELL) % at.FRESH
    length = box.PART_SIZE[part]
    upright = part >= box.FIRST_UPRIGHT_PART
    step: i64 = 1
    if upright:
        step = box.COLUMNS
    index: i64 = 0
    while index < length:
        cells[spot + index * step] = u8(0)
        index += 1
    lo, hi = covers((box.UPRIGHT if upright else box.LEVEL) + length, cell)
    set_covered(s, seat, low(s, seat) ^ lo, high(s, seat) ^ hi)
    return length


def decor_starts(code: i64) -> bool:
    """The cell is the first of a decor tile."""
    return code >= at.DECOR_CELL and box.PART_STEP[(code - at.DECOR_CELL) % at.FRESH] == 0


def decor_size(code: i64) -> i64:
    """The size of the decor tile a cell belongs to."""
    return box.PART_SIZE[(code - at.DECOR_CELL) % at.FRESH]


def decor_upright(code: i64) -> bool:
    """The decor tile a cell belongs to hangs upright."""
    return (code - at.DECOR_CELL) % at.FRESH >= box.FIRST_UPRIGHT_PART


def freshness(code: i64) -> i64:
    """0 for fixed decor, else how it came to the wall this round."""
    return (code - at.DECOR_CELL) // at.FRESH * at.FRESH


def touching(s: ArtSocietyState, seat: i64, shape: i64, cell: i64) -> i64:
    """The paintings that share an edge with a shape at this cell, each once, as bits by slot (AS-RULING-14,
    AS-FAUX-07).
    """
    cells = s.cells
    wall = side(seat) + at.WALL
    width = box.WIDTH[shape]
    height = box.HEIGHT[shape]
    x = cell % box.COLUMNS
    y = cell // box.COLUMNS
    found: i64 = 0
    index: i64 = 0
    if y > 0:
        spot = wall + cell - box.COLUMNS
        index = 0
        while index < width:
            found |= slot_bit(i64(cells[spot + index]))
            index += 1
    if y + height < box.ROWS:
        spot = wall + cell + height * box.COLUMNS
        index = 0
        while index < width:
            found |= slot_bit(i64(cells[spot + index]))
            index += 1
    if x > 0:
        spot = wall + cell - 1
        index = 0
        while index < height:
            found |= slot_bit(i64(cells[spot + index * box.COLUMNS]))
            index += 1
    if x + width < box.COLUMNS:
        spot = wall + cell + width
        index = 0
        while index < height:
            found |= slot_bit(i64(cells[spot + index * box.COLUMNS]))
            index += 1
    return found


def slot_bit(code: i64) -> i64:
    """The bit of the painting that covers a cell; decor and empty cells have none (AS-DECOR-09)."""
    return SLOT_BIT[code]


def matches(s: ArtSocietyState, seat: i64, tile: i64, cell: i64) -> i64:
    """How many paintings of its frame a painting touches here; chains do not count (AS-DECOR-02, AS-DECOR-03)."""
    return touched_alike(s, seat, tile, cell, box.FRAME)


def offended(s: ArtSocietyState, seat: i64, tile: i64, cell: i64) -> i64:
    """How many paintings of its type a painting touches here (AS-FAUX-01)."""
    return touched_alike(s, seat, tile, cell, box.TYPE)


def touched_alike(s: ArtSocietyState, seat: i64, tile: i64, cell: i64, trait: vec[i64]) -> i64:
    """How many paintings a painting touches here that share a trait with it."""
    slots = touching(s, seat, box.SHAPE[tile], cell)
    spot = side(seat) + at.PAINTINGS + 1
    own = trait[tile]
    cells = s.cells
    found: i64 = 0
    while slots != 0:
        found += slots & i64(trait[i64(cells[spot])] == own)
        slots >>= 1
        spot += 1
    return found


def in_eyeline(tile: i64, cell: i64) -> bool:
    """The painting covers at least one cell of the band (AS-PLACE-12)."""
    rows = (box.BIT[box.HEIGHT[box.SHAPE[tile]]] - 1) << (cell // box.COLUMNS)
    return rows & box.EYELINE_ROWS != 0


def code_fits(s: ArtSocietyState, lo: i64, hi: i64, code: i64) -> bool:
    """A tile, by the assistant's code for it, has a legal position on such a wall."""
    if code < at.DECOR_TILE:
        return fits(lo, hi, box.SHAPE[code - 1])
    length = code - at.DECOR_TILE
    if fits(lo, hi, box.LEVEL + length):
        return True
    return s.switches & at.LEVEL_ONLY == 0 and fits(lo, hi, box.UPRIGHT + length)


def tile_name(code: i64) -> str:
    """A tile by the assistant's code for it."""
    return f"decor-{code - at.DECOR_TILE}" if code > at.DECOR_TILE else box.TILES[code - 1]


def code_of(name: str) -> i64:
    """The assistant's code for a tile."""
    return at.DECOR_TILE + int(name[-1]) if name.startswith("decor-") else i64(box.TILE_NUMBERS[name]) + 1


def settle_marks(s: ArtSocietyState, seat: i64, tiles: i64) -> None:
    """The decor tiles of this round, so many, are fixed like any other (AS-ROUND-02)."""
    cells = s.cells
    spot = side(seat) + at.WALL
    while tiles > 0:
        code = i64(cells[spot])
        if code >= at.DECOR_CELL + at.FRESH and decor_starts(code):
            step: i64 = 1
            if decor_upright(code):
                step = box.COLUMNS
            fixed = at.DECOR_CELL + (code - at.DECOR_CELL) % at.FRESH
            length = decor_size(code)
            part: i64 = 0
            while part < length:
                cells[spot + part * step] = u8(fixed + part)
                part += 1
            tiles -= 1
        spot += 1
