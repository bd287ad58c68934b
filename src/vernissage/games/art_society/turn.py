"""A collector's part of step 3: take a painting, find room for it, use the assistant, and finish."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import Line
from vernissage.core.piles import card, insert_sorted, push, remove, size
from vernissage.games.art_society.bonus import bonus_options, close_lapsed, open_bonus, open_consolation, waiting_tile
from vernissage.games.art_society.geometry import covers, fits, legal_cells, spread
from vernissage.games.art_society.state import (
    ASIDE,
    ASSISTANT,
    DECOR_TILE,
    FRESH,
    FRESH_DECOR,
    FRESH_KEPT,
    GIVEN,
    GIVEN_DECOR,
    GIVEN_PAINTING,
    HANGING,
    HUNG_KEPT,
    HUNG_NEW,
    LEVEL_ONLY,
    MAY_DECLINE,
    MUSEUM,
    MUSEUM_STEP,
    OFFER,
    REHANGING,
    STORED,
    ArtSocietyState,
    high,
    low,
    side,
)
from vernissage.games.art_society.tables import (
    BIT,
    EXCHANGE,
    FINISH,
    HALF,
    HANG,
    HANG_UPRIGHT,
    KEEP,
    KEPT,
    KEPT_UPRIGHT,
    LEVEL,
    SHAPE,
    SPOTS,
    SURPLUS,
    SURPLUS_TO_END,
    TAKE,
    TILES,
    TYPE,
    TYPES,
    UPRIGHT,
)
from vernissage.games.art_society.wall import code_fits, hang_decor_on, hang_on, matches, offended, tile_name


def take_options(s: ArtSocietyState, options: vec[i64]) -> i64:
    """Every painting still on offer; declining is not possible (AS-TAKE-01, AS-TAKE-02, AS-RULING-08)."""
    cells = s.cells
    count = size(cells, OFFER)
    index: i64 = 0
    while index < count:
        options[index] = TAKE + card(cells, OFFER, index)
        index += 1
    return count


def take_painting(s: ArtSocietyState, seat: i64, tile: i64) -> None:
    """The painting is the seat's; tried in a draft first, the choice is final (AS-TAKE-03, AS-TAKE-04, AS-TAKE-05)."""
    remove(s.cells, OFFER, tile)
    s.new = tile + 1
    s.must = 0
    s.phase = HANGING
    if s.journal is not None:
        s.journal.append(Line("AS-TAKE-01", seat, {"tile": TILES[tile], "type": TYPES[TYPE[tile]]}))


def turn_options(s: ArtSocietyState, seat: i64, options: vec[i64]) -> i64:
    """Everything the seat may do before it finishes, or while it hangs its tiles anew (AS-RULING-16, AS-RULING-40)."""
    place = side(seat)
    lo = low(s, seat)
    hi = high(s, seat)
    held = i64(s.cells[place + ASSISTANT])
    if s.decor != 0:
        return decor_in_hand_options(s, lo, hi, held == 0, options)
    count: i64 = 0
    kept = kept_to_hang(s, place)
    if s.new != 0:
        shape = SHAPE[s.new - 1]
        a, b = legal_cells(lo, hi, shape)
        if s.lifted != 0:
            a, b = leaving_room(s, lo, hi, shape, s.lifted, a, b)
        count = spread(options, count, HANG, a, b)
        if held == 0 and s.must == 0:
            options[count] = KEEP
            count += 1
        if kept != 0:
            count = kept_options(s, lo, hi, kept, options, count)
        if a == 0 and b == 0 and s.must == 0:
            count = no_room_options(s, lo, hi, options, count)
    elif kept != 0:
        count = kept_options(s, lo, hi, kept, options, count)
    if s.first != 0 and (s.must == 0 or s.phase == REHANGING):
        count = bonus_options(s, seat, options, count)
    elif s.new == 0 and s.lifted == 0:
        options[count] = FINISH
        count += 1
    return count


def kept_to_hang(s: ArtSocietyState, place: i64) -> i64:
    """The assistant's tile that may be hung now: one from before this turn, or the lifted one (AS-ASSIST-03, AS-RULING-42)."""
    if s.phase == REHANGING:
        return s.lifted
    if s.must != 0:
        return 0  # a painting from the museum comes first (AS-RULING-12)
    if s.cells[place + GIVEN] != 0:
        return 0
    return i64(s.cells[place + ASSISTANT])


def decor_in_hand_options(s: ArtSocietyState, lo: i64, hi: i64, assistant_free: bool, options: vec[i64]) -> i64:
    """The decor tile in hand hangs anywhere legal or goes to the assistant (AS-DECOR-07, AS-PLACE-06, AS-RULING-38)."""
    count = shape_options(s, lo, hi, LEVEL + s.decor, waiting_tile(s), HANG, options, 0)
    if s.decor > 1 and s.switches & LEVEL_ONLY == 0:
        count = shape_options(s, lo, hi, UPRIGHT + s.decor, waiting_tile(s), HANG_UPRIGHT, options, count)
    if assistant_free:
        options[count] = KEEP
        count += 1
    return count


def kept_options(s: ArtSocietyState, lo: i64, hi: i64, code: i64, options: vec[i64], count: i64) -> i64:
    """Where the assistant's tile may hang; nobody has to hang it (AS-ASSIST-05, AS-ASSIST-06)."""
    waiting: i64 = 0
    if s.phase == REHANGING:
        waiting = s.new
    if code < DECOR_TILE:
        return shape_options(s, lo, hi, SHAPE[code - 1], waiting, KEPT, options, count)
    length = code - DECOR_TILE
    count = shape_options(s, lo, hi, LEVEL + length, waiting, KEPT, options, count)
    if length > 1 and s.switches & LEVEL_ONLY == 0:
        count = shape_options(s, lo, hi, UPRIGHT + length, waiting, KEPT_UPRIGHT, options, count)
    return count


def shape_options(s: ArtSocietyState, lo: i64, hi: i64, shape: i64, waiting: i64, base: i64, options: vec[i64], count: i64) -> i64:
    """The legal cells of a shape as options, keeping room for a tile that waits."""
    a, b = legal_cells(lo, hi, shape)
    if waiting != 0:
        a, b = leaving_room(s, lo, hi, shape, waiting, a, b)
    return spread(options, count, base, a, b)


def leaving_room(s: ArtSocietyState, lo: i64, hi: i64, shape: i64, waiting: i64, a: i64, b: i64) -> tuple[i64, i64]:
    """Of the cells in a and b, those after which the waiting tile still fits."""
    index: i64 = 0
    while (a >> index) != 0:
        if (a >> index) & 1:
            more_lo, more_hi = covers(shape, index)
            if not code_fits(s, lo | more_lo, hi | more_hi, waiting):
                a ^= BIT[index]
        index += 1
    index = 0
    while (b >> index) != 0:
        if (b >> index) & 1:
            more_lo, more_hi = covers(shape, HALF + index)
            if not code_fits(s, lo | more_lo, hi | more_hi, waiting):
                b ^= BIT[index]
        index += 1
    return a, b


def no_room_options(s: ArtSocietyState, lo: i64, hi: i64, options: vec[i64], count: i64) -> i64:
    """Exchange for a fitting painting of the type, else surplus; the wall as it is now decides.

    (AS-SPACE-03, AS-SPACE-09, AS-SPACE-14, AS-RULING-10, AS-RULING-11)
    """
    before = count
    pile = MUSEUM + TYPE[s.new - 1] * MUSEUM_STEP
    index: i64 = 0
    while index < size(s.cells, pile):
        other = card(s.cells, pile, index)
        if fits(lo, hi, SHAPE[other]):
            options[count] = EXCHANGE + other
            count += 1
        index += 1
    if count == before or s.switches & MAY_DECLINE != 0:
        options[count] = SURPLUS
        count += 1
    return count


def hang_new(s: ArtSocietyState, seat: i64, cell: i64, upright: bool) -> None:
    """The decor in hand, or else the new painting, hangs here (AS-PLACE-01)."""
    place = side(seat)
    if s.decor != 0:
        hang_decor_on(s, seat, s.decor, cell, upright, FRESH)
        s.cells[place + FRESH_DECOR] = u8(i64(s.cells[place + FRESH_DECOR]) + 1)
        if s.journal is not None:
            s.journal.append(Line("AS-DECOR-07", seat, {"tile": f"decor-{s.decor}", "place": SPOTS[cell]}))
        s.decor = 0
    else:
        tile = s.new - 1
        s.new = 0
        s.must = 0
        s.cells[place + HUNG_NEW] = u8(tile + 1)
        hang_painting(s, seat, tile, cell, "AS-PLACE-01")
    close_lapsed(s, seat)


def hang_kept(s: ArtSocietyState, seat: i64, cell: i64, upright: bool) -> None:
    """The assistant's tile hangs here and counts as newly hung (AS-ASSIST-07, AS-DECOR-11)."""
    place = side(seat)
    if s.phase == REHANGING:
        code = s.lifted
        s.lifted = 0
    else:
        code = i64(s.cells[place + ASSISTANT])
        s.cells[place + ASSISTANT] = u8(0)
    s.cells[place + HUNG_KEPT] = u8(code)
    if code < DECOR_TILE:
        hang_painting(s, seat, code - 1, cell, "AS-ASSIST-07")
    else:
        hang_decor_on(s, seat, code - DECOR_TILE, cell, upright, FRESH_KEPT)
        if s.journal is not None:
            s.journal.append(Line("AS-ASSIST-03", seat, {"tile": f"decor-{code - DECOR_TILE}", "place": SPOTS[cell]}))
    close_lapsed(s, seat)


def hang_painting(s: ArtSocietyState, seat: i64, tile: i64, cell: i64, clause: str) -> None:
    """The painting hangs; matching frames open a bonus, and only for it (AS-DECOR-01, AS-DECOR-19, AS-PLACE-07)."""
    found = matches(s, seat, tile, cell)
    if s.journal is not None:
        s.journal.append(Line(clause, seat, {"tile": TILES[tile], "place": SPOTS[cell]}))
        touched = offended(s, seat, tile, cell)
        if touched > 0:
            s.journal.append(Line("AS-FAUX-01", seat, {"tile": TILES[tile], "touched": int(touched)}))
    hang_on(s, seat, tile, cell)
    if found > 0:
        open_bonus(s, seat, found)


def keep(s: ArtSocietyState, seat: i64) -> None:
    """The decor in hand, or else the new painting, is with the assistant, without a bonus.

    (AS-ASSIST-01, AS-ASSIST-02, AS-ASSIST-04, AS-SPACE-02, AS-DECOR-13)
    """
    place = side(seat)
    if s.decor != 0:
        s.cells[place + ASSISTANT] = u8(DECOR_TILE + s.decor)
        s.cells[place + GIVEN] = u8(GIVEN_DECOR)
        s.decor = 0
    else:
        s.cells[place + ASSISTANT] = u8(s.new)
        s.cells[place + GIVEN] = u8(GIVEN_PAINTING)
        s.new = 0
    if s.journal is not None:
        s.journal.append(Line("AS-ASSIST-02", seat, {"tile": tile_name(i64(s.cells[place + ASSISTANT]))}))
    close_lapsed(s, seat)


def exchange(s: ArtSocietyState, seat: i64, tile: i64) -> None:
    """The new painting lies in the museum, the other must be hung at once; no marker moves.

    (AS-SPACE-04, AS-SPACE-06, AS-PRESTIGE-08, AS-DECOR-12)
    """
    given = s.new - 1
    pile = MUSEUM + TYPE[given] * MUSEUM_STEP
    remove(s.cells, pile, tile)
    insert_sorted(s.cells, pile, given)
    s.new = tile + 1
    s.must = 1
    if s.journal is not None:
        s.journal.append(Line("AS-SPACE-03", seat, {"tile": TILES[given], "for": TILES[tile]}))


def store_surplus(s: ArtSocietyState, seat: i64) -> None:
    """The painting is surplus for good, with a small decor tile as comfort (AS-SPACE-09, AS-SPACE-13, AS-ASSIST-10)."""
    place = side(seat)
    push(s.cells, place + ASIDE, s.new - 1)
    s.cells[place + STORED] = u8(1)
    if s.journal is not None:
        s.journal.append(Line("AS-SPACE-09", seat, {"tile": TILES[s.new - 1]}))
        if size(s.cells, place + ASIDE) == SURPLUS_TO_END:
            s.journal.append(Line("AS-SPACE-12", seat))
    s.new = 0
    open_consolation(s, seat)
    close_lapsed(s, seat)
