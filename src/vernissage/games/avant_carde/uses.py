"""How often a power may be used, and the questions it raises while playing."""

from mypy_extensions import i64, u8

from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.patrons.patron import IMPERSONATES, LATE, STEPS, TUCKER
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    home,
    line_size,
    slot_at,
)
from vernissage.games.avant_carde.tables import NUMBER


def uses_of(s: AvantCardeState, seat: i64, slot: i64, number: i64) -> i64:
    """How often one card gives each Buy part of a number: once, and once more per Designer (AC-POWER-03, AC-LO6-02,
    AC-RULING-11).
    """
    times = 1 + i64(s.cells[home(seat) + at.DESIGNERS])
    return times * uses_at(s, slot, number, LATE[i64(s.cells[at.MIX + number])] != 0)


def uses_at(s: AvantCardeState, slot: i64, number: i64, late: bool) -> i64:
    """How often one card has the Buy power of a number, as printed and as copied.

    A late power is had only where it was unveiled or impersonated in the Buy turn (AC-RULING-27)."""
    cells = s.cells
    flags = i64(cells[slot + at.FLAGS])
    if flags & (at.CONCEALED | at.SPENT) != 0:
        return 0
    printed = NUMBER[i64(cells[slot])]
    found: i64 = 0
    if printed == number and (not late or flags & at.UNVEILED != 0):
        found = 1
    if i64(cells[slot + at.COPIES]) == number and (not late or IMPERSONATES[i64(cells[at.MIX + printed])] != 0):
        found += 1
    return found


def uses_in_line(s: AvantCardeState, seat: i64, number: i64) -> i64:
    """How often the whole line gives each Buy part of a number."""
    late = LATE[i64(s.cells[at.MIX + number])] != 0
    found: i64 = 0
    slot = slot_at(seat, 0)
    end = slot_at(seat, line_size(s, seat))
    while slot < end:
        found += uses_at(s, slot, number, late)
        slot += at.SLOT
    return found * (1 + i64(s.cells[home(seat) + at.DESIGNERS]))


def uses_left(s: AvantCardeState, seat: i64, number: i64) -> i64:
    """How often the first part of a number's Buy power may still be used."""
    return uses_in_line(s, seat, number) - i64(s.cells[at.USED + 2 * number])


def use_up(s: AvantCardeState, number: i64) -> None:
    """The first part of a number's Buy power was used once more."""
    s.cells[at.USED + 2 * number] = u8(i64(s.cells[at.USED + 2 * number]) + 1)


def depart(s: AvantCardeState, seat: i64, spot: i64) -> None:
    """Earlier uses are charged to the leaving card first; what it had left is gone with it (AC-POWER-15, AC-NY3-04).

    Equal powers are not told apart while their cards lie face up, so that a player never has to say which 3 trashes.
    A card unveiled or copying in this turn has made none of the uses before that. Only a power with a tuck of its own
    takes a tuck along (AC-BUY-10)."""
    slot = slot_at(seat, spot)
    cells = s.cells
    if i64(cells[slot + at.FLAGS]) & (at.CONCEALED | at.SPENT) != 0:
        return
    printed = NUMBER[i64(cells[slot])]
    copied = i64(cells[slot + at.COPIES])
    times = 1 + i64(cells[home(seat) + at.DESIGNERS])
    tucked = False
    if 2 <= printed <= 7:
        own = i64(cells[at.MIX + printed])
        tucked = TUCKER[own] != 0
        if LATE[own] == 0 or i64(cells[slot + at.FLAGS]) & at.UNVEILED != 0:
            charge(s, seat, at.USED + 2 * printed, times, early_uses(s, slot))
    if 2 <= copied <= 7:
        other = i64(cells[at.MIX + copied])
        tucked = tucked or TUCKER[other] != 0
        if LATE[other] == 0 or IMPERSONATES[i64(cells[at.MIX + printed])] != 0:
            charge(s, seat, at.USED + 2 * copied, times, early_seconds(s, slot))
    if tucked:
        charge(s, seat, at.TUCKS, times, early_seconds(s, slot))


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
    slot = slot_at(seat, 0)
    end = slot_at(seat, line_size(s, seat))
    while slot < end:
        if first_book(s, slot) == book:
            set_early_uses(s, slot, fewer(early_uses(s, slot), early, charged))
        if second_book(s, slot) == book:
            set_early_seconds(s, slot, fewer(early_seconds(s, slot), early, charged))
        slot += at.SLOT


def fewer(before: i64, early: i64, charged: i64) -> i64:
    """How many of the uses before a card came are left when some behind the early ones are charged to another."""
    if before <= early:
        return before
    return before - charged if before - early > charged else early


# Uses made before a card had its power: the first power is the printed one, the second a copied one or a tuck. Each
# count has the high halves of two cells, which are empty while lines are played. That is room for all uses of a turn:
# twelve 3s, each used nine times behind all eight Designers, and two tucks more.


def come_late(s: AvantCardeState, slot: i64) -> None:
    """An unveiled card has made none of the uses so far (AC-RULING-11)."""
    if first_book(s, slot) != 0:
        set_early_uses(s, slot, i64(s.cells[first_book(s, slot)]))
    if second_book(s, slot) != 0:
        set_early_seconds(s, slot, i64(s.cells[second_book(s, slot)]))


def first_book(s: AvantCardeState, slot: i64) -> i64:
    """Where the uses of a card's printed power are counted, or 0."""
    printed = NUMBER[i64(s.cells[slot])]
    if 2 <= printed <= 7:
        return at.USED + 2 * printed
    return 0


def second_book(s: AvantCardeState, slot: i64) -> i64:
    """Where the uses of a card's second power are counted, or 0."""
    copied = i64(s.cells[slot + at.COPIES])
    if 2 <= copied <= 7:
        return at.USED + 2 * copied
    printed = NUMBER[i64(s.cells[slot])]
    if 2 <= printed <= 7 and TUCKER[i64(s.cells[at.MIX + printed])] != 0:
        return at.TUCKS
    return 0


def early_uses(s: AvantCardeState, slot: i64) -> i64:
    """Uses of the printed power made before the card had it."""
    return (i64(s.cells[slot + at.FINALS]) >> 4) | (i64(s.cells[slot + at.HIGH]) & at.HIGH_HALF)


def early_seconds(s: AvantCardeState, slot: i64) -> i64:
    """Uses of the second power made before the card had it."""
    return (i64(s.cells[slot + at.FLAGS]) >> 4) | (i64(s.cells[slot + at.SHADE]) & at.HIGH_HALF)


def set_early_uses(s: AvantCardeState, slot: i64, count: i64) -> None:
    """So many uses of the printed power were too early for the card."""
    put_high(s, slot + at.FINALS, (count & at.HALF) << 4)
    put_high(s, slot + at.HIGH, count & at.HIGH_HALF)


def set_early_seconds(s: AvantCardeState, slot: i64, count: i64) -> None:
    """So many uses of the second power were too early for the card."""
    put_high(s, slot + at.FLAGS, (count & at.HALF) << 4)
    put_high(s, slot + at.SHADE, count & at.HIGH_HALF)


def put_high(s: AvantCardeState, place: i64, high: i64) -> None:
    """The high half of a cell holds these bits."""
    s.cells[place] = u8((i64(s.cells[place]) & at.HALF) | high)


def push_frame(s: AvantCardeState, seat: i64, spot: i64, number: i64, first: i64, times: i64) -> None:
    """A power waits to be used, its steps in printed order, the whole as often as it happens (AC-RULING-05,
    AC-LO6-03).
    """
    cells = s.cells
    place = home(seat) + at.FRAMES
    count = open_frames(s, place)
    frame = place + 1 + at.FRAME * count
    cells[frame] = u8(spot)
    cells[frame + at.WHOSE] = u8(number)
    cells[frame + at.STEP] = u8(first)
    cells[frame + at.TIMES] = u8(times)
    cells[frame + at.AGAIN] = u8(first)
    cells[place] = u8(count + 1)


def open_frames(s: AvantCardeState, place: i64) -> i64:
    """How many questions still stand: answered ones on top make room, so that no chain of powers is too long for the
    block.
    """
    cells = s.cells
    count = i64(cells[place])
    while count > 0:
        frame = place + 1 + at.FRAME * (count - 1)
        patron = i64(cells[at.MIX + i64(cells[frame + at.WHOSE])])
        if i64(cells[frame + at.TIMES]) > 1 or i64(cells[frame + at.STEP]) <= STEPS[patron]:
            return count
        cell: i64 = 0
        while cell < at.FRAME:
            cells[frame + cell] = u8(0)
            cell += 1
        count -= 1
    return 0
