"""How often a power may be used, and the questions it raises while playing."""

from mypy_extensions import i64, u8

from vernissage.games.avant_carde.state import (
    CONCEALED,
    COPIES,
    DESIGNERS,
    FINALS,
    FLAGS,
    FRAME,
    FRAMES,
    HALF,
    MIX,
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
from vernissage.games.avant_carde.tables import AFTER_STEPS, DEALER, NUMBER, SNOB


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

    Equal powers are not told apart while their cards lie face up, so that a player never has to say which 3 trashes.
    A card unveiled or copying in this turn has made none of the uses before that. Only a Snob takes a tuck along (AC-BUY-10)."""
    at = slot_at(seat, spot)
    cells = s.cells
    if i64(cells[at + FLAGS]) & (CONCEALED | SPENT) != 0:
        return
    printed = NUMBER[i64(cells[at])]
    copied = i64(cells[at + COPIES])
    times = 1 + i64(cells[home(seat) + DESIGNERS])
    dealing = patron_of(s, 5) == DEALER
    if 2 <= printed <= 7 and not (printed == 5 and dealing and i64(cells[at + FLAGS]) & UNVEILED == 0):
        charge(s, seat, USED + 2 * printed, times, early_uses(s, at))
    if 2 <= copied <= 7 and not (copied == 5 and dealing and printed != 3):
        charge(s, seat, USED + 2 * copied, times, early_seconds(s, at))
    if patron_of(s, 3) == SNOB and (printed == 3 or copied == 3):
        charge(s, seat, USED + 7, times, early_seconds(s, at))


def charge(s: AvantCardeState, seat: i64, book: i64, could: i64, early: i64) -> None:
    """Uses are taken off a book as far as the leaving card can have made them, the earliest first."""
    cells = s.cells
    used = i64(cells[book])
    charged = used - early
    if charged > could:
        charged = could
    if charged <= 0:
        return
    cells[book] = u8(used - charged)
    at = slot_at(seat, 0)
    end = slot_at(seat, line_size(s, seat))
    while at < end:
        if first_book(s, at) == book:
            set_early_uses(s, at, fewer(early_uses(s, at), early, charged))
        if second_book(s, at) == book:
            set_early_seconds(s, at, fewer(early_seconds(s, at), early, charged))
        at += SLOT


def fewer(before: i64, early: i64, charged: i64) -> i64:
    """How many of the uses before a card came are left when some behind the early ones are charged to another."""
    if before <= early:
        return before
    return before - charged if before - early > charged else early


# Uses made before a card had its power: the first power is the printed one, the second a copied one or a Snob's tuck.


def come_late(s: AvantCardeState, at: i64) -> None:
    """An unveiled card has made none of the uses so far (AC-RULING-11)."""
    if first_book(s, at) != 0:
        set_early_uses(s, at, i64(s.cells[first_book(s, at)]))
    if second_book(s, at) != 0:
        set_early_seconds(s, at, i64(s.cells[second_book(s, at)]))


def first_book(s: AvantCardeState, at: i64) -> i64:
    """Where the uses of a card's printed power are counted, or 0."""
    printed = NUMBER[i64(s.cells[at])]
    return USED + 2 * printed if 2 <= printed <= 7 else 0


def second_book(s: AvantCardeState, at: i64) -> i64:
    """Where the uses of a card's second power are counted, or 0."""
    copied = i64(s.cells[at + COPIES])
    if 2 <= copied <= 7:
        return USED + 2 * copied
    return USED + 7 if NUMBER[i64(s.cells[at])] == 3 and patron_of(s, 3) == SNOB else 0


def early_uses(s: AvantCardeState, at: i64) -> i64:
    """Uses of the printed power made before the card had it."""
    return i64(s.cells[at + FINALS]) >> 4


def early_seconds(s: AvantCardeState, at: i64) -> i64:
    """Uses of the second power made before the card had it."""
    return i64(s.cells[at + FLAGS]) >> 4


def set_early_uses(s: AvantCardeState, at: i64, count: i64) -> None:
    """So many uses of the printed power were too early for the card."""
    s.cells[at + FINALS] = u8((i64(s.cells[at + FINALS]) & HALF) | (min(count, HALF) << 4))


def set_early_seconds(s: AvantCardeState, at: i64, count: i64) -> None:
    """So many uses of the second power were too early for the card."""
    s.cells[at + FLAGS] = u8((i64(s.cells[at + FLAGS]) & HALF) | (min(count, HALF) << 4))


def push_frame(s: AvantCardeState, seat: i64, spot: i64, number: i64, first: i64, times: i64) -> None:
    """A power waits to be used, its steps in printed order, the whole as often as it happens (AC-RULING-05, AC-LO6-03)."""
    cells = s.cells
    place = home(seat) + FRAMES
    count = open_frames(s, place)
    at = place + 1 + FRAME * count
    cells[at] = u8(spot)
    cells[at + 1] = u8(number)
    cells[at + 2] = u8(first)
    cells[at + 3] = u8(times)
    cells[at + 4] = u8(first)
    cells[place] = u8(count + 1)


def open_frames(s: AvantCardeState, place: i64) -> i64:
    """How many questions still stand: answered ones on top make room, so that no chain of powers is too long for the block."""
    cells = s.cells
    count = i64(cells[place])
    while count > 0:
        at = place + 1 + FRAME * (count - 1)
        if i64(cells[at + 3]) > 1 or i64(cells[at + 2]) <= AFTER_STEPS[i64(cells[MIX + i64(cells[at + 1])])]:
            return count
        cell: i64 = 0
        while cell < FRAME:
            cells[at + cell] = u8(0)
            cell += 1
        count -= 1
    return 0
