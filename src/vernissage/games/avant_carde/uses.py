"""How often a power may be used, and the questions it raises while playing."""

from mypy_extensions import i64, u8

from vernissage.games.avant_carde.state import (
    CONCEALED,
    COPIES,
    DESIGNERS,
    FLAGS,
    FRAME,
    FRAMES,
    SLOT,
    SPENT,
    UNVEILED,
    USED,
    AvantCardeState,
    home,
    line_size,
    patron_of,
    slot_at,
)
from vernissage.games.avant_carde.tables import DEALER, NUMBER, SNOB


def uses_of(s: AvantCardeState, seat: i64, at: i64, number: i64) -> i64:
    """How often one card gives each Buy part of a number: once, and once more per Designer (AC-POWER-03, AC-LO6-02, AC-RULING-11)."""
    cells = s.cells
    flags = i64(cells[at + FLAGS])
    if flags & (CONCEALED | SPENT) != 0:
        return 0
    printed = NUMBER[i64(cells[at])]
    copied = i64(cells[at + COPIES])
    if printed != number and copied != number:
        return 0
    times = 1 + i64(cells[home(seat) + DESIGNERS])
    found: i64 = 0
    # A Dealer pays in the Buy turn only where it was unveiled or impersonated there (AC-RULING-27).
    late = number != 5 or patron_of(s, 5) != DEALER
    if printed == number and (late or flags & UNVEILED != 0):
        found += times
    if copied == number and (late or printed == 3):
        found += times
    return found


def uses_in_line(s: AvantCardeState, seat: i64, number: i64) -> i64:
    """How often the whole line gives each Buy part of a number."""
    found: i64 = 0
    at = slot_at(seat, 0)
    end = slot_at(seat, line_size(s, seat))
    while at < end:
        found += uses_of(s, seat, at, number)
        at += SLOT
    return found


def uses_left(s: AvantCardeState, seat: i64, number: i64) -> i64:
    """How often the first part of a number's Buy power may still be used."""
    return uses_in_line(s, seat, number) - i64(s.cells[USED + 2 * number])


def use_up(s: AvantCardeState, number: i64) -> None:
    """The first part of a number's Buy power was used once more."""
    s.cells[USED + 2 * number] = u8(i64(s.cells[USED + 2 * number]) + 1)


def depart(s: AvantCardeState, seat: i64, spot: i64) -> None:
    """Earlier uses are charged to the leaving card first; what it had left is gone with it (AC-POWER-15, AC-NY3-04).

    Equal powers are not told apart while their cards lie face up, so that a player never has to say which 3 trashes."""
    at = slot_at(seat, spot)
    printed = NUMBER[i64(s.cells[at])]
    charge(s, seat, at, printed)
    copied = i64(s.cells[at + COPIES])
    if copied != 0 and copied != printed:
        charge(s, seat, at, copied)


def charge(s: AvantCardeState, seat: i64, at: i64, number: i64) -> None:
    """Uses of a number's parts are taken off the books as far as this card could have given them: tucks only by a Snob (AC-BUY-10)."""
    if number < 2 or number > 7:
        return
    could = uses_of(s, seat, at, number)
    parts: i64 = 2 if number == 3 and patron_of(s, 3) == SNOB else 1
    part: i64 = 0
    while part < parts:
        used = i64(s.cells[USED + 2 * number + part])
        s.cells[USED + 2 * number + part] = u8(used - could if used > could else 0)
        part += 1


def push_frame(s: AvantCardeState, seat: i64, spot: i64, number: i64, first: i64, times: i64) -> None:
    """A power waits to be used, its steps in printed order, the whole as often as it happens (AC-RULING-05, AC-LO6-03)."""
    cells = s.cells
    place = home(seat) + FRAMES
    count = i64(cells[place])
    at = place + 1 + FRAME * count
    cells[at] = u8(spot)
    cells[at + 1] = u8(number)
    cells[at + 2] = u8(first)
    cells[at + 3] = u8(times)
    cells[at + 4] = u8(first)
    cells[place] = u8(count + 1)
