"""Tiles on a wall: hanging, lifting, and what touches what."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.piles import pop, push, size
from vernissage.games.art_society.geometry import covers, fits
from vernissage.games.art_society.state import (
    DECOR_CELL,
    DECOR_TILE,
    FRESH,
    LEVEL_ONLY,
    PAINTINGS,
    WALL,
    WHERE,
    ArtSocietyState,
    high,
    low,
    set_covered,
    side,
)
from vernissage.games.art_society.tables import (
    BIT,
    COLUMNS,
    EYELINE_ROWS,
    FIRST_PART_LEVEL,
    FIRST_PART_UPRIGHT,
    FIRST_UPRIGHT_PART,
    FRAME,
    HEIGHT,
    LEVEL,
    PART_SIZE,
    PART_STEP,
    ROWS,
    SHAPE,
    TILES,
    TYPE,
    UPRIGHT,
    WIDTH,
)


def hang_on(s: ArtSocietyState, seat: i64, tile: i64, cell: i64) -> None:
    """The painting hangs with its upper left cell here."""
    cells = s.cells
    place = side(seat)
    slot = size(cells, place + PAINTINGS)
    push(cells, place + PAINTINGS, tile)
    cells[place + WHERE + slot] = u8(cell)
    paint(cells, place + WALL + cell, SHAPE[tile], slot + 1)
    lo, hi = covers(SHAPE[tile], cell)
    set_covered(s, seat, low(s, seat) | lo, high(s, seat) | hi)


def take_down_last(s: ArtSocietyState, seat: i64) -> i64:
    """The painting hung last is off the wall."""
    cells = s.cells
    place = side(seat)
    tile = pop(cells, place + PAINTINGS)
    slot = size(cells, place + PAINTINGS)
    cell = i64(cells[place + WHERE + slot])
    cells[place + WHERE + slot] = u8(0)
    paint(cells, place + WALL + cell, SHAPE[tile], 0)
    lo, hi = covers(SHAPE[tile], cell)
    set_covered(s, seat, low(s, seat) ^ lo, high(s, seat) ^ hi)
    return tile


def paint(cells: vec[u8], at: i64, shape: i64, code: i64) -> None:
    """Every cell the shape covers holds the code."""
    rows = HEIGHT[shape]
    width = WIDTH[shape]
    while rows > 0:
        x: i64 = 0
        while x < width:
            cells[at + x] = u8(code)
            x += 1
        at += COLUMNS
        rows -= 1


def hang_decor_on(s: ArtSocietyState, seat: i64, length: i64, cell: i64, upright: bool, fresh: i64) -> None:
    """The decor tile hangs with its first cell here, without a bonus; `fresh` marks what may still be moved (AS-DECOR-10)."""
    cells = s.cells
    at = side(seat) + WALL + cell
    code = DECOR_CELL + fresh + (FIRST_PART_UPRIGHT[length] if upright else FIRST_PART_LEVEL[length])
    step: i64 = 1
    if upright:
        step = COLUMNS
    part: i64 = 0
    while part < length:
        cells[at + part * step] = u8(code + part)
        part += 1
    lo, hi = covers((UPRIGHT if upright else LEVEL) + length, cell)
    set_covered(s, seat, low(s, seat) | lo, high(s, seat) | hi)


def take_decor_down(s: ArtSocietyState, seat: i64, cell: i64) -> i64:
    """The decor tile whose first cell this is comes off the wall; the answer is its size."""
    cells = s.cells
    at = side(seat) + WALL + cell
    part = (i64(cells[at]) - DECOR_CELL) % FRESH
    length = PART_SIZE[part]
    upright = part >= FIRST_UPRIGHT_PART
    step: i64 = 1
    if upright:
        step = COLUMNS
    index: i64 = 0
    while index < length:
        cells[at + index * step] = u8(0)
        index += 1
    lo, hi = covers((UPRIGHT if upright else LEVEL) + length, cell)
    set_covered(s, seat, low(s, seat) ^ lo, high(s, seat) ^ hi)
    return length


def decor_starts(code: i64) -> bool:
    """The cell is the first of a decor tile."""
    return code >= DECOR_CELL and PART_STEP[(code - DECOR_CELL) % FRESH] == 0


def decor_size(code: i64) -> i64:
    """The size of the decor tile a cell belongs to."""
    return PART_SIZE[(code - DECOR_CELL) % FRESH]


def decor_upright(code: i64) -> bool:
    """The decor tile a cell belongs to hangs upright."""
    return (code - DECOR_CELL) % FRESH >= FIRST_UPRIGHT_PART


def freshness(code: i64) -> i64:
    """0 for fixed decor, else how it came to the wall this round."""
    return (code - DECOR_CELL) // FRESH * FRESH


def touching(s: ArtSocietyState, seat: i64, shape: i64, cell: i64) -> i64:
    """The paintings that share an edge with a shape at this cell, each once, as bits by slot (AS-RULING-14, AS-FAUX-07)."""
    cells = s.cells
    wall = side(seat) + WALL
    width = WIDTH[shape]
    height = HEIGHT[shape]
    x = cell % COLUMNS
    y = cell // COLUMNS
    found: i64 = 0
    index: i64 = 0
    if y > 0:
        at = wall + cell - COLUMNS
        index = 0
        while index < width:
            found |= slot_bit(i64(cells[at + index]))
            index += 1
    if y + height < ROWS:
        at = wall + cell + height * COLUMNS
        index = 0
        while index < width:
            found |= slot_bit(i64(cells[at + index]))
            index += 1
    if x > 0:
        at = wall + cell - 1
        index = 0
        while index < height:
            found |= slot_bit(i64(cells[at + index * COLUMNS]))
            index += 1
    if x + width < COLUMNS:
        at = wall + cell + width
        index = 0
        while index < height:
            found |= slot_bit(i64(cells[at + index * COLUMNS]))
            index += 1
    return found


def slot_bit(code: i64) -> i64:
    """The bit of the painting that covers a cell; decor and empty cells have none (AS-DECOR-09)."""
    if code == 0 or code >= DECOR_CELL:
        return 0
    return BIT[code - 1]


def matches(s: ArtSocietyState, seat: i64, tile: i64, cell: i64) -> i64:
    """How many paintings of its frame a painting touches here; chains do not count (AS-DECOR-02, AS-DECOR-03)."""
    slots = touching(s, seat, SHAPE[tile], cell)
    at = side(seat) + PAINTINGS + 1
    frame = FRAME[tile]
    found: i64 = 0
    while slots != 0:
        if slots & 1 and FRAME[i64(s.cells[at])] == frame:
            found += 1
        slots >>= 1
        at += 1
    return found


def offended(s: ArtSocietyState, seat: i64, tile: i64, cell: i64) -> i64:
    """How many paintings of its type a painting touches here (AS-FAUX-01)."""
    slots = touching(s, seat, SHAPE[tile], cell)
    at = side(seat) + PAINTINGS + 1
    kind = TYPE[tile]
    found: i64 = 0
    while slots != 0:
        if slots & 1 and TYPE[i64(s.cells[at])] == kind:
            found += 1
        slots >>= 1
        at += 1
    return found


def in_eyeline(tile: i64, cell: i64) -> bool:
    """The painting covers at least one cell of the band (AS-PLACE-12)."""
    rows = (BIT[HEIGHT[SHAPE[tile]]] - 1) << (cell // COLUMNS)
    return rows & EYELINE_ROWS != 0


def code_fits(s: ArtSocietyState, lo: i64, hi: i64, code: i64) -> bool:
    """A tile, by the assistant's code for it, has a legal position on such a wall."""
    if code < DECOR_TILE:
        return fits(lo, hi, SHAPE[code - 1])
    length = code - DECOR_TILE
    if fits(lo, hi, LEVEL + length):
        return True
    return s.switches & LEVEL_ONLY == 0 and fits(lo, hi, UPRIGHT + length)


def tile_name(code: i64) -> str:
    """A tile by the assistant's code for it."""
    return f"decor-{code - DECOR_TILE}" if code > DECOR_TILE else TILES[code - 1]


def settle_marks(s: ArtSocietyState, seat: i64, tiles: i64) -> None:
    """The decor tiles of this round, so many, are fixed like any other (AS-ROUND-02)."""
    cells = s.cells
    at = side(seat) + WALL
    while tiles > 0:
        code = i64(cells[at])
        if code >= DECOR_CELL + FRESH and decor_starts(code):
            step: i64 = 1
            if decor_upright(code):
                step = COLUMNS
            fixed = DECOR_CELL + (code - DECOR_CELL) % FRESH
            length = decor_size(code)
            part: i64 = 0
            while part < length:
                cells[at + part * step] = u8(fixed + part)
                part += 1
            tiles -= 1
        at += 1
