"""Bonus decor: open budgets, the sizes that may settle them, and what happens when a size has run out."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import Line
from vernissage.games.art_society import state as at
from vernissage.games.art_society import tables as box
from vernissage.games.art_society.geometry import covers, fits, is_full, legal_cells
from vernissage.games.art_society.state import ArtSocietyState, high, low, side
from vernissage.games.art_society.trade import free_size, freeable
from vernissage.games.art_society.wall import code_fits


def open_bonus(s: ArtSocietyState, seat: i64, found: i64) -> None:
    """A budget is open: up to three for one tile, four or more to be met exactly (AS-DECOR-04, AS-DECOR-05,
    AS-RULING-15).
    """
    if is_full(low(s, seat), high(s, seat)):
        lapse(s, seat, found, "AS-DECOR-14")
        return
    add_budget(s, found if found <= box.SIZES else found + at.EXACT)
    if s.journal is not None:
        s.journal.append(Line("AS-DECOR-01", seat, {"matches": int(found)}))


def open_consolation(s: ArtSocietyState, seat: i64) -> None:
    """A surplus painting brings one decor tile of size 1, unless the wall is full (AS-SPACE-10, AS-RULING-13)."""
    if is_full(low(s, seat), high(s, seat)):
        lapse(s, seat, 1, "AS-RULING-13")
        return
    add_budget(s, 1)
    if s.journal is not None:
        s.journal.append(Line("AS-SPACE-10", seat))


def add_budget(s: ArtSocietyState, budget: i64) -> None:
    """One more bonus is open."""
    if s.first == 0:
        s.first = budget
    else:
        s.second = budget


def bonus_options(s: ArtSocietyState, seat: i64, options: vec[i64], count: i64) -> i64:
    """The sizes that settle an open bonus; alike bonuses are offered once (AS-RULING-16, AS-RULING-18, AS-DECOR-18)."""
    length: i64 = 1
    while length <= box.SIZES:
        if length <= s.first % at.EXACT and can_settle(s, seat, length):
            options[count] = box.DECOR + length - 1
            count += 1
        length += 1
    if s.second != 0 and s.second != s.first:
        length = 1
        while length <= box.SIZES:
            if length <= s.second % at.EXACT and can_settle(s, seat, length):
                options[count] = box.DECOR_SECOND + length - 1
                count += 1
            length += 1
    return count


def can_settle(s: ArtSocietyState, seat: i64, length: i64) -> bool:
    """A decor tile of this size can be had, and can be hung or given to the assistant (AS-RULING-21)."""
    if not can_be_had(s, seat, length):
        return False
    if s.cells[side(seat) + at.ASSISTANT] == 0:
        return True
    return has_room(s, seat, box.LEVEL + length) or (
        s.switches & at.LEVEL_ONLY == 0 and has_room(s, seat, box.UPRIGHT + length)
    )


def can_be_had(s: ArtSocietyState, seat: i64, length: i64) -> bool:
    """A decor tile of this size lies in the supply, or is freed by an exchange where the table has it so."""
    if s.cells[at.STOCK + length - 1] != 0:
        return True
    return s.switches & at.FREE_DECOR != 0 and freeable(s, seat, length)


def has_room(s: ArtSocietyState, seat: i64, shape: i64) -> bool:
    """Decor of this shape can hang, with room left for a painting that is to be hung anew."""
    lo = low(s, seat)
    hi = high(s, seat)
    waiting = waiting_tile(s)
    if waiting == 0:
        return fits(lo, hi, shape)
    a, b = legal_cells(lo, hi, shape)
    cell: i64 = 0
    while cell < box.HALF:
        if (a >> cell) & 1:
            more_lo, more_hi = covers(shape, cell)
            if code_fits(s, lo | more_lo, hi | more_hi, waiting):
                return True
        if (b >> cell) & 1:
            more_lo, more_hi = covers(shape, box.HALF + cell)
            if code_fits(s, lo | more_lo, hi | more_hi, waiting):
                return True
        cell += 1
    return False


def waiting_tile(s: ArtSocietyState) -> i64:
    """The lifted tile that must still find room when another tile is hung anew, or 0 (AS-RULING-23)."""
    if s.phase != at.REHANGING:
        return 0
    return s.lifted if s.lifted != 0 else s.new


def pick_decor(s: ArtSocietyState, seat: i64, length: i64, from_second: bool) -> None:
    """A decor tile of this size is in hand, and the budget is settled or smaller (AS-DECOR-06, AS-DECOR-08,
    AS-RULING-17).
    """
    if s.cells[at.STOCK + length - 1] == 0:
        free_size(s, seat, length)
    s.cells[at.STOCK + length - 1] = u8(i64(s.cells[at.STOCK + length - 1]) - 1)
    s.decor = length
    budget = s.second if from_second else s.first
    left: i64 = 0
    if budget > at.EXACT and budget - at.EXACT > length:
        left = budget - length
    if s.journal is not None:
        clause = "AS-DECOR-05" if budget > at.EXACT else "AS-DECOR-04"
        s.journal.append(
            Line(clause, seat, {"size": int(length), "budget": int(budget % at.EXACT), "left": int(left % at.EXACT)})
        )
    if from_second:
        s.second = left
    else:
        s.first = left
    if s.first == 0:
        s.first = s.second
        s.second = 0


def close_lapsed(s: ArtSocietyState, seat: i64) -> None:
    """A bonus that nothing can settle any more is closed (AS-DECOR-14, AS-RULING-17, AS-RULING-21)."""
    if s.first == 0 or s.decor != 0 or (s.phase == at.REHANGING and (s.new != 0 or s.lifted != 0)):
        return
    full = is_full(low(s, seat), high(s, seat))
    if not full and s.cells[at.STOCK] != 0:
        return  # a tile of size 1 hangs on any wall with an empty cell
    if s.second != 0 and (full or not can_meet(s, seat, s.second)):
        lapse(s, seat, s.second % at.EXACT, "AS-DECOR-14" if full else "AS-RULING-21")
        s.second = 0
    if full or not can_meet(s, seat, s.first):
        lapse(s, seat, s.first % at.EXACT, "AS-DECOR-14" if full else "AS-RULING-21")
        s.first = s.second
        s.second = 0


def can_meet(s: ArtSocietyState, seat: i64, budget: i64) -> bool:
    """Some size settles the bonus, in part at least: now, or once the assistant's tile hangs (AS-RULING-16)."""
    kept = kept_to_hang(s, side(seat))
    frees = kept != 0 and s.phase == at.HANGING and code_fits(s, low(s, seat), high(s, seat), kept)
    length: i64 = 1
    while length <= box.SIZES:
        if length > budget % at.EXACT:
            return False
        if can_settle(s, seat, length) or (frees and can_be_had(s, seat, length)):
            return True
        length += 1
    return False


def kept_to_hang(s: ArtSocietyState, place: i64) -> i64:
    """The assistant's tile that may be hung now: one from before this turn, or the lifted one (AS-ASSIST-03,
    AS-RULING-42).
    """
    if s.phase == at.REHANGING:
        return s.lifted
    if s.must != 0:
        return 0  # a painting from the museum comes first (AS-RULING-12)
    if s.cells[place + at.GIVEN] != 0:
        return 0
    return i64(s.cells[place + at.ASSISTANT])


def leave_bonuses(s: ArtSocietyState, seat: i64) -> None:
    """Who finishes although the assistant's tile could make room lets the bonuses go; nobody has to hang it
    (AS-ASSIST-05, AS-RULING-21).
    """
    while s.first != 0:
        lapse(s, seat, s.first % at.EXACT, "AS-RULING-21")
        s.first = s.second
        s.second = 0


def lapse(s: ArtSocietyState, seat: i64, budget: i64, clause: str) -> None:
    """The journal says that decor was not taken."""
    if s.journal is not None:
        s.journal.append(Line(clause, seat, {"budget": int(budget)}))
