"""A collector's part of step 3: take a painting, find room for it, use the assistant, and finish."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.bits import bits, nth_bit
from vernissage.core.model import Line
from vernissage.core.piles import card, insert_sorted, push, remove, size
from vernissage.core.rng import Rng
from vernissage.games.art_society import state as at
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.bonus import (
    bonus_options,
    close_lapsed,
    kept_to_hang,
    open_bonus,
    open_consolation,
    waiting_tile,
)
from vernissage.games.art_society.geometry import covers, fits, legal_cells, spread
from vernissage.games.art_society.state import ArtSocietyState, high, low, museum, side
from vernissage.games.art_society.wall import code_fits, hang_decor_on, hang_on, matches, offended, tile_name


def take_options(s: ArtSocietyState, options: vec[i64]) -> i64:
    """Every painting still on offer; declining is not possible (AS-TAKE-01, AS-TAKE-02, AS-RULING-08)."""
    cells = s.cells
    count = size(cells, at.OFFER)
    index: i64 = 0
    while index < count:
        options[index] = box.TAKE + card(cells, at.OFFER, index)
        index += 1
    return count


def take_painting(s: ArtSocietyState, seat: i64, tile: i64) -> None:
    """The painting is the seat's; tried in a draft first, the choice is final (AS-TAKE-03, AS-TAKE-04, AS-TAKE-05)."""
    remove(s.cells, at.OFFER, tile)
    s.new = tile + 1
    s.must = 0
    s.phase = at.HANGING
    if s.journal is not None:
        s.journal.append(Line("AS-TAKE-01", seat, {"tile": box.TILES[tile], "type": box.TYPES[box.TYPE[tile]]}))


def turn_options(s: ArtSocietyState, seat: i64, options: vec[i64]) -> i64:
    """Everything the seat may do before it finishes, or while it hangs its tiles anew (AS-RULING-16, AS-RULING-40)."""
    place = side(seat)
    lo = low(s, seat)
    hi = high(s, seat)
    held = i64(s.cells[place + at.ASSISTANT])
    if s.decor != 0:
        return decor_in_hand_options(s, lo, hi, held == 0, options)
    count: i64 = 0
    kept = kept_to_hang(s, place)
    if s.new != 0:
        shape = box.SHAPE[s.new - 1]
        a, b = legal_cells(lo, hi, shape)
        if s.lifted != 0:
            a, b = leaving_room(s, lo, hi, shape, s.lifted, a, b)
        count = spread(options, count, box.HANG, a, b)
        if held == 0 and s.must == 0:
            options[count] = box.KEEP
            count += 1
        if kept != 0:
            count = kept_options(s, lo, hi, kept, options, count)
        if a == 0 and b == 0 and s.must == 0:
            count = no_room_options(s, lo, hi, options, count)
    elif kept != 0:
        count = kept_options(s, lo, hi, kept, options, count)
    before = count
    if s.first != 0 and (s.must == 0 or s.phase == at.REHANGING):
        count = bonus_options(s, seat, options, count)
    if count == before and s.new == 0 and s.lifted == 0:
        options[count] = box.FINISH
        count += 1
    return count


def any_place(s: ArtSocietyState, seat: i64, rng: Rng) -> i64:
    """One of `turn_options` with equal chance, drawn from the legal cells as bits; -1 where the new painting and an
    empty-handed assistant are not the whole question.
    """
    place = side(seat)
    if s.new == 0 or s.decor != 0 or s.lifted != 0 or s.first != 0 or kept_to_hang(s, place) != 0:
        return -1
    lo, hi = legal_cells(low(s, seat), high(s, seat), box.SHAPE[s.new - 1])
    if lo == 0 and hi == 0:
        return -1
    first = bits(lo)
    cells = first + bits(hi)
    keeps: i64 = 0
    if s.cells[place + at.ASSISTANT] == u8(0) and s.must == 0:
        keeps = 1
    chosen = rng.below(cells + keeps)
    if chosen == cells:
        return box.KEEP
    return box.HANG + (nth_bit(lo, chosen) if chosen < first else box.HALF + nth_bit(hi, chosen - first))


def decor_in_hand_options(s: ArtSocietyState, lo: i64, hi: i64, assistant_free: bool, options: vec[i64]) -> i64:
    """The decor tile in hand hangs anywhere legal or goes to the assistant (AS-DECOR-07, AS-PLACE-06, AS-RULING-38)."""
    count = shape_options(s, lo, hi, box.LEVEL + s.decor, waiting_tile(s), box.HANG, options, 0)
    if s.decor > 1 and s.switches & at.LEVEL_ONLY == 0:
        count = shape_options(s, lo, hi, box.UPRIGHT + s.decor, waiting_tile(s), box.HANG_UPRIGHT, options, count)
    if assistant_free:
        options[count] = box.KEEP
        count += 1
    return count


def kept_options(s: ArtSocietyState, lo: i64, hi: i64, code: i64, options: vec[i64], count: i64) -> i64:
    """Where the assistant's tile may hang; nobody has to hang it (AS-ASSIST-05, AS-ASSIST-06)."""
    waiting: i64 = 0
    if s.phase == at.REHANGING:
        waiting = s.new
    if code < at.DECOR_TILE:
        return shape_options(s, lo, hi, box.SHAPE[code - 1], waiting, box.KEPT, options, count)
    length = code - at.DECOR_TILE
    count = shape_options(s, lo, hi, box.LEVEL + length, waiting, box.KEPT, options, count)
    if length > 1 and s.switches & at.LEVEL_ONLY == 0:
        count = shape_options(s, lo, hi, box.UPRIGHT + length, waiting, box.KEPT_UPRIGHT, options, count)
    return count


def shape_options(
    s: ArtSocietyState, lo: i64, hi: i64, shape: i64, waiting: i64, base: i64, options: vec[i64], count: i64
) -> i64:
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
                a ^= box.BIT[index]
        index += 1
    index = 0
    while (b >> index) != 0:
        if (b >> index) & 1:
            more_lo, more_hi = covers(shape, box.HALF + index)
            if not code_fits(s, lo | more_lo, hi | more_hi, waiting):
                b ^= box.BIT[index]
        index += 1
    return a, b


def no_room_options(s: ArtSocietyState, lo: i64, hi: i64, options: vec[i64], count: i64) -> i64:
    """Exchange for a fitting painting of the type, else surplus; the wall as it is now decides.

    (AS-SPACE-03, AS-SPACE-09, AS-SPACE-14, AS-RULING-10, AS-RULING-11)
    """
    before = count
    pile = museum(box.TYPE[s.new - 1])
    index: i64 = 0
    while index < size(s.cells, pile):
        other = card(s.cells, pile, index)
        if fits(lo, hi, box.SHAPE[other]):
            options[count] = box.EXCHANGE + other
            count += 1
        index += 1
    if count == before or s.switches & at.MAY_DECLINE != 0:
        options[count] = box.SURPLUS
        count += 1
    return count


def hang_new(s: ArtSocietyState, seat: i64, cell: i64, upright: bool) -> None:
    """The decor in hand, or else the new painting, hangs here (AS-PLACE-01)."""
    place = side(seat)
    if s.decor != 0:
        hang_decor_on(s, seat, s.decor, cell, upright, at.FRESH)
        s.cells[place + at.FRESH_DECOR] = u8(i64(s.cells[place + at.FRESH_DECOR]) + 1)
        if s.journal is not None:
            s.journal.append(Line("AS-DECOR-07", seat, {"tile": f"decor-{s.decor}", "place": box.SPOTS[cell]}))
        s.decor = 0
    else:
        tile = s.new - 1
        s.new = 0
        s.must = 0
        s.cells[place + at.HUNG_NEW] = u8(tile + 1)
        hang_painting(s, seat, tile, cell, "AS-PLACE-01")
    close_lapsed(s, seat)


def hang_kept(s: ArtSocietyState, seat: i64, cell: i64, upright: bool) -> None:
    """The assistant's tile hangs here and counts as newly hung (AS-ASSIST-07, AS-DECOR-11)."""
    place = side(seat)
    if s.phase == at.REHANGING:
        code = s.lifted
        s.lifted = 0
    else:
        code = i64(s.cells[place + at.ASSISTANT])
        s.cells[place + at.ASSISTANT] = u8(0)
    s.cells[place + at.HUNG_KEPT] = u8(code)
    if code < at.DECOR_TILE:
        hang_painting(s, seat, code - 1, cell, "AS-ASSIST-07")
    else:
        hang_decor_on(s, seat, code - at.DECOR_TILE, cell, upright, at.FRESH_KEPT)
        if s.journal is not None:
            s.journal.append(
                Line("AS-ASSIST-03", seat, {"tile": f"decor-{code - at.DECOR_TILE}", "place": box.SPOTS[cell]})
            )
    close_lapsed(s, seat)


def hang_painting(s: ArtSocietyState, seat: i64, tile: i64, cell: i64, clause: str) -> None:
    """The painting hangs; matching frames open a bonus, and only for it (AS-DECOR-01, AS-DECOR-19, AS-PLACE-07)."""
    found = matches(s, seat, tile, cell)
    if s.journal is not None:
        s.journal.append(Line(clause, seat, {"tile": box.TILES[tile], "place": box.SPOTS[cell]}))
        touched = offended(s, seat, tile, cell)
        if touched > 0:
            s.journal.append(Line("AS-FAUX-01", seat, {"tile": box.TILES[tile], "touched": int(touched)}))
    hang_on(s, seat, tile, cell)
    if found > 0:
        open_bonus(s, seat, found)


def keep(s: ArtSocietyState, seat: i64) -> None:
    """The decor in hand, or else the new painting, is with the assistant, without a bonus.

    (AS-ASSIST-01, AS-ASSIST-02, AS-ASSIST-04, AS-SPACE-02, AS-DECOR-13)
    """
    place = side(seat)
    if s.decor != 0:
        s.cells[place + at.ASSISTANT] = u8(at.DECOR_TILE + s.decor)
        s.cells[place + at.GIVEN] = u8(at.GIVEN_DECOR)
        s.decor = 0
    else:
        s.cells[place + at.ASSISTANT] = u8(s.new)
        s.cells[place + at.GIVEN] = u8(at.GIVEN_PAINTING)
        s.new = 0
    if s.journal is not None:
        s.journal.append(Line("AS-ASSIST-02", seat, {"tile": tile_name(i64(s.cells[place + at.ASSISTANT]))}))
    close_lapsed(s, seat)


def exchange(s: ArtSocietyState, seat: i64, tile: i64) -> None:
    """The new painting lies in the museum, the other must be hung at once; no marker moves.

    (AS-SPACE-04, AS-SPACE-06, AS-PRESTIGE-08, AS-DECOR-12)
    """
    given = s.new - 1
    pile = museum(box.TYPE[given])
    remove(s.cells, pile, tile)
    insert_sorted(s.cells, pile, given)
    s.new = tile + 1
    s.must = 1
    if s.journal is not None:
        s.journal.append(Line("AS-SPACE-03", seat, {"tile": box.TILES[given], "for": box.TILES[tile]}))


def store_surplus(s: ArtSocietyState, seat: i64) -> None:
    """The painting is surplus for good, with a small decor tile as comfort (AS-SPACE-09, AS-SPACE-13, AS-ASSIST-10)."""
    place = side(seat)
    push(s.cells, place + at.ASIDE, s.new - 1)
    s.cells[place + at.STORED] = u8(1)
    if s.journal is not None:
        s.journal.append(Line("AS-SPACE-09", seat, {"tile": box.TILES[s.new - 1]}))
        if size(s.cells, place + at.ASIDE) == box.SURPLUS_TO_END:
            s.journal.append(Line("AS-SPACE-12", seat))
    s.new = 0
    open_consolation(s, seat)
    close_lapsed(s, seat)
