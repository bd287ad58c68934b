"""What can be counted of a collector's position: pay to be expected, room of every kind, corners, frames and types
around it.

The weights of these figures are fitted to games that were played to the end; see `vernissage.lab.fit`.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_society.taste import dead_cells
from vernissage.core.bits import bits
from vernissage.core.piles import card, size
from vernissage.games.art_society.geometry import ALL_HI, ALL_LO, CORNERS_HI, CORNERS_LO, is_full, vacant
from vernissage.games.art_society.prestige import represented
from vernissage.games.art_society.scoring import is_faux_pas
from vernissage.games.art_society.state import (
    ASIDE,
    ASSISTANT,
    DECOR_CELL,
    DECOR_TILE,
    HAND,
    MARKER,
    PAINTINGS,
    SUPPLY,
    WALL,
    WHERE,
    ArtSocietyState,
    high,
    low,
    side,
)
from vernissage.games.art_society.tables import (
    BID_COUNT,
    BIT,
    CELLS,
    COLUMNS,
    FORMAT_COUNT,
    FORMATS,
    FRAME,
    KINDS,
    SHAPE,
    TYPE,
)
from vernissage.games.art_society.wall import in_eyeline

# What is counted of a seat; the figures and their weights stand in this order.
NAMES: Final[list[str]] = [
    "one", "shields", "pay", "clean", "faux pas", "eyeline", "in band", "live", "dead", "live squared", "room 2x2",
    "room 2x3", "room 3x3", "fitting", "live corners", "dead corners", "kept fits", "kept does not", "kept decor",
    "surplus", "full", "frames", "notches", "crowded", "least room", "exposed",
]  # fmt: skip
COUNT: Final[i64] = len(NAMES)
ONE: Final[i64] = NAMES.index("one")
SHIELDS: Final[i64] = NAMES.index("shields")
PAY: Final[i64] = NAMES.index("pay")
CLEAN: Final[i64] = NAMES.index("clean")
FAUX_PAS: Final[i64] = NAMES.index("faux pas")
EYELINE: Final[i64] = NAMES.index("eyeline")
IN_BAND: Final[i64] = NAMES.index("in band")
LIVE: Final[i64] = NAMES.index("live")
DEAD: Final[i64] = NAMES.index("dead")
LIVE_SQUARED: Final[i64] = NAMES.index("live squared")
ROOM_2X2: Final[i64] = NAMES.index("room 2x2")
ROOM_2X3: Final[i64] = NAMES.index("room 2x3")
ROOM_3X3: Final[i64] = NAMES.index("room 3x3")
FITTING: Final[i64] = NAMES.index("fitting")
LIVE_CORNERS: Final[i64] = NAMES.index("live corners")
DEAD_CORNERS: Final[i64] = NAMES.index("dead corners")
KEPT_FITS: Final[i64] = NAMES.index("kept fits")
KEPT_DOES_NOT: Final[i64] = NAMES.index("kept does not")
KEPT_DECOR: Final[i64] = NAMES.index("kept decor")
SURPLUS: Final[i64] = NAMES.index("surplus")
FULL: Final[i64] = NAMES.index("full")
FRAMES: Final[i64] = NAMES.index("frames")
NOTCHES: Final[i64] = NAMES.index("notches")
CROWDED: Final[i64] = NAMES.index("crowded")
LEAST_ROOM: Final[i64] = NAMES.index("least room")
EXPOSED: Final[i64] = NAMES.index("exposed")
SMALL: Final[i64] = FORMATS.index("2x2")
TALL: Final[i64] = FORMATS.index("2x3")
WIDE: Final[i64] = FORMATS.index("3x2")
SQUARE: Final[i64] = FORMATS.index("3x3")


def rounds_left(s: ArtSocietyState) -> float:
    """How long the game will go on, by the cards in hand and by the fullest wall."""
    most = float(BID_COUNT - s.round + 1)
    seat: i64 = 0
    while seat < s.seats:
        lo = low(s, seat)
        hi = high(s, seat)
        empty = bits(ALL_LO & ~lo) + bits(ALL_HI & ~hi)
        room = float(empty - dead_cells(lo, hi)) / 6.5 + 1.0
        most = room if room < most else most
        seat += 1
    return most


def prospects(s: ArtSocietyState, rounds: float, pay: vec[float], lead: vec[float]) -> None:
    """The multiplier to be expected of each type, and its chance to lead, by the gaps between the markers and the
    rounds left.
    """
    scale = 0.4 + 1.8 * sqrt(rounds)
    kind: i64 = 0
    total = 0.0
    while kind < KINDS:
        here = float(i64(s.cells[MARKER + kind])) if represented(s, kind) else -1.0 - rounds * 0.2
        expected = 5.0
        first = 1.0
        other: i64 = 0
        while other < KINDS:
            if other != kind:
                there = float(i64(s.cells[MARKER + other])) if represented(s, other) else -1.0 - rounds * 0.2
                ahead = 1.0 / (1.0 + exp((there - here) / scale))
                expected -= 1.0 - ahead
                first *= ahead
            other += 1
        pay[kind] = expected
        lead[kind] = first
        total += first
        kind += 1
    kind = 0
    while kind < KINDS:
        lead[kind] /= total
        kind += 1


def count(s: ArtSocietyState, seat: i64, rounds: float, pay: vec[float], lead: vec[float], x: vec[float]) -> None:
    """The figures of a seat, in the order of their names."""
    place = side(seat)
    cells = s.cells
    lo = low(s, seat)
    hi = high(s, seat)
    clean = 0.0
    offends = 0.0
    paid = 0.0
    eyeline = 0.0
    band = 0.0
    slot: i64 = 0
    while slot < size(cells, place + PAINTINGS):
        tile = card(cells, place + PAINTINGS, slot)
        kind = TYPE[tile]
        if is_faux_pas(s, seat, slot):
            offends += 1.0
        else:
            clean += 1.0
            paid += pay[kind]
        if in_eyeline(tile, i64(cells[place + WHERE + slot])):
            eyeline += 3.0 * lead[kind]
            band += 1.0
        slot += 1
    empty = bits(ALL_LO & ~lo) + bits(ALL_HI & ~hi)
    dead = dead_cells(lo, hi)
    live = float(empty - dead)
    a, b = vacant(lo, hi, SMALL)
    small = float(bits(a) + bits(b))
    # Which empty cells a painting can still cover.
    bare = bits(CORNERS_LO & ~lo) + bits(CORNERS_HI & ~hi)
    shut = bare - live_corners(lo, hi)
    a, b = vacant(lo, hi, TALL)
    medium = float(bits(a) + bits(b))
    a, b = vacant(lo, hi, WIDE)
    medium += float(bits(a) + bits(b))
    a, b = vacant(lo, hi, SQUARE)
    large = float(bits(a) + bits(b))
    x[ONE] = 1.0
    x[PAY] = paid
    x[CLEAN] = clean
    x[FAUX_PAS] = offends
    x[EYELINE] = eyeline
    x[IN_BAND] = band
    x[LIVE] = live
    x[DEAD] = float(dead)
    x[LIVE_SQUARED] = live * live / 50.0
    x[ROOM_2X2] = small
    x[ROOM_2X3] = medium
    x[ROOM_3X3] = large
    x[FITTING] = fitting(s, lo, hi)
    x[LIVE_CORNERS] = float(bare - shut)
    x[DEAD_CORNERS] = float(shut)
    helped = i64(cells[place + ASSISTANT])
    x[KEPT_FITS] = 0.0
    x[KEPT_DOES_NOT] = 0.0
    x[KEPT_DECOR] = 0.0
    if helped > DECOR_TILE:
        x[KEPT_DECOR] = float(helped - DECOR_TILE)
    elif helped != 0:
        a, b = vacant(lo, hi, SHAPE[helped - 1])
        x[KEPT_FITS if a != 0 or b != 0 else KEPT_DOES_NOT] = 1.0
    x[SURPLUS] = float(size(cells, place + ASIDE))
    x[FULL] = 1.0 if is_full(lo, hi) else 0.0
    borders(s, seat, x)
    least = live
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            theirs_lo = low(s, other)
            theirs_hi = high(s, other)
            room = float(bits(ALL_LO & ~theirs_lo) + bits(ALL_HI & ~theirs_hi) - dead_cells(theirs_lo, theirs_hi))
            least = room if room < least else least
        other += 1
    x[LEAST_ROOM] = live - least


def live_corners(lo: i64, hi: i64) -> i64:
    """Bare corners that a painting can still cover."""
    a, b = vacant(lo, hi, SMALL)
    found: i64 = 0
    if a & 1 != 0:
        found += 1
    if a & BIT[COLUMNS - 2] != 0:
        found += 1
    low_left = CELLS - 2 * COLUMNS - 60
    if b & BIT[low_left] != 0:
        found += 1
    if b & BIT[low_left + COLUMNS - 2] != 0:
        found += 1
    return found


def fitting(s: ArtSocietyState, lo: i64, hi: i64) -> float:
    """The share of the paintings still to come that fit somewhere."""
    fits: i64 = 0
    left: i64 = 0
    form: i64 = 0
    while form < FORMAT_COUNT:
        tiles = size(s.cells, SUPPLY[form])
        left += tiles
        a, b = vacant(lo, hi, form)
        if a != 0 or b != 0:
            fits += tiles
        form += 1
    return float(fits) / float(left) if left > 0 else 0.0


def borders(s: ArtSocietyState, seat: i64, x: vec[float]) -> None:
    """Shields, and what surrounds the empty cells: frames to be matched again, notches between equal frames, types that
    crowd.
    """
    cells = s.cells
    place = side(seat)
    wall = place + WALL
    shields = 0.0
    exposed = 0.0
    notches = 0.0
    crowded = 0.0
    per_frame = vec[i64]([0, 0, 0, 0])
    cell: i64 = 0
    while cell < CELLS:
        code = i64(cells[wall + cell])
        if code >= DECOR_CELL:
            shields += 1.0
        elif code == 0:
            frames: i64 = 0
            twice: i64 = 0
            types: i64 = 0
            step: i64 = 0
            column = cell % COLUMNS
            while step < 4:
                near: i64 = -1
                if step == 0 and column > 0:
                    near = cell - 1
                elif step == 1 and column < COLUMNS - 1:
                    near = cell + 1
                elif step == 2 and cell >= COLUMNS:
                    near = cell - COLUMNS
                elif step == 3 and cell < CELLS - COLUMNS:
                    near = cell + COLUMNS
                step += 1
                if near < 0:
                    continue
                other = i64(cells[wall + near])
                if other == 0 or other >= DECOR_CELL:
                    continue
                tile = i64(cells[place + PAINTINGS + other])
                bit = BIT[FRAME[tile]]
                twice |= frames & bit
                frames |= bit
                types |= BIT[TYPE[tile]]
            if frames != 0:
                exposed += 1.0
                frame: i64 = 0
                while frame < 4:
                    if frames & BIT[frame] != 0:
                        per_frame[frame] += 1
                    frame += 1
                if twice != 0:
                    notches += 1.0
                if bits(types) > 1:
                    crowded += 1.0
        cell += 1
    most: i64 = 0
    frame = 0
    while frame < 4:
        if per_frame[frame] > most:
            most = per_frame[frame]
        frame += 1
    x[SHIELDS] = shields
    x[FRAMES] = float(most)
    x[NOTCHES] = notches
    x[CROWDED] = crowded
    x[EXPOSED] = exposed


def strength(s: ArtSocietyState, seat: i64, cards: float = 20.0) -> float:
    """How much oftener than every second time a card of this hand beats one of another's, from -0.5 to 0.5.

    Only the highest cards count, as many as will still be played; the last of them in part.
    """
    mine = side(seat) + HAND
    won = 0.0
    met = 0.0
    left = cards
    a: i64 = BID_COUNT - 1
    while a >= 0 and left > 0.0:
        if s.cells[mine + a] != 0:
            share = left if left < 1.0 else 1.0
            left -= 1.0
            other: i64 = 0
            while other < s.seats:
                if other != seat:
                    theirs = side(other) + HAND
                    rest = cards
                    b: i64 = BID_COUNT - 1
                    while b >= 0 and rest > 0.0:
                        if s.cells[theirs + b] != 0:
                            both = share * (rest if rest < 1.0 else 1.0)
                            rest -= 1.0
                            met += both
                            won += both if b < a else 0.5 * both if b == a else 0.0
                        b -= 1
                other += 1
        a -= 1
    return won / met - 0.5 if met > 0.0 else 0.0
