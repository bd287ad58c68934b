"""What powers do, in a dozen verbs: draw, discard, earn, gain, trash, tuck, conceal, unveil and ask."""

from mypy_extensions import i64, u8

from vernissage.core.model import Line
from vernissage.core.piles import move_all, pop, push, remove, shuffle, size, top
from vernissage.core.piles import tuck as put_under
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.patrons.patron import (
    CHANGES,
    COMPANY,
    INCOME,
    ONGOING,
    QUIET,
    STEPS,
    WATCHED,
    WATCHER,
)
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    get,
    home,
    line_size,
    patron_of,
    put,
    slot_at,
    stack_place,
)
from vernissage.games.avant_carde.tables import CARD_NAMES, COLOR, MASK, NO_COLOR, NUMBER
from vernissage.games.avant_carde.uses import come_late, depart, push_frame


def note(s: AvantCardeState, clause: str, seat: i64, card: i64 = -1, count: i64 = 0) -> None:
    """The journal has a line; what happens in the Play part is for its seat alone (AC-PLAY-01)."""
    journal = s.journal
    if journal is None:
        return
    args: dict[str, str | int] = {}
    if card >= 0:
        args["card"] = CARD_NAMES[card]
    if count > 0:
        args["count"] = int(count)
    journal.append(Line(clause, int(seat), args, int(seat) if s.phase == at.PLAYING else None))


# Cards from deck to hand.


def draw(s: AvantCardeState, seat: i64, count: i64) -> None:
    """Cards join the hand; an empty deck is renewed when one is due, or the draw is skipped (AC-ROUND-09, AC-RULING-08,
    AC-PLAY-15).
    """
    cells = s.cells
    deck = home(seat) + at.DECK
    hand = home(seat) + at.HAND
    held = i64(cells[hand])
    told = s.journal is not None and s.phase == at.PLAYING
    drawn: i64 = 0
    while drawn < count:
        left = i64(cells[deck])
        if left == 0:
            if cells[home(seat) + at.PILE] == u8(0):
                break
            reshuffle(s, seat)
            left = i64(cells[deck])
        what = cells[deck + left]
        cells[deck + left] = u8(0)
        cells[deck] = u8(left - 1)
        # The hand stays in ascending order.
        slot = hand + held
        while slot > hand and cells[slot] > what:
            cells[slot + 1] = cells[slot]
            slot -= 1
        cells[slot + 1] = what
        held += 1
        drawn += 1
        if told:
            note(s, "AC-PLAY-13", seat, i64(what))
    cells[hand] = u8(held)
    if drawn > 0:
        s.sealed = True


def draw_by_power(s: AvantCardeState, seat: i64, count: i64) -> None:
    """Each Schmoozer adds one card to every use of a drawing power (AC-TO5-01, AC-TO5-04, AC-RULING-37)."""
    more = get(s, seat, at.SCHMOOZERS)
    if more > 0 and s.journal is not None:
        note(s, "AC-TO5-01", seat, -1, more)
    draw(s, seat, count + more)


def reshuffle(s: AvantCardeState, seat: i64) -> None:
    """The discard pile becomes the deck; line and hand stay out of it (AC-ROUND-07, AC-PLAY-14, AC-RULING-02,
    AC-RULING-06).
    """
    cells = s.cells
    base = home(seat)
    if s.phase == at.PLAYING and cells[base + at.OPENING] == u8(0):
        # The others go on seeing the pile as it lay when the Play part began.
        index = i64(cells[base + at.OPEN_PILE])
        while index > 0:
            cells[base + at.OPENING + index] = cells[base + at.PILE + index]
            index -= 1
        cells[base + at.OPENING] = cells[base + at.OPEN_PILE]
    move_all(cells, base + at.PILE, base + at.DECK)
    shuffle(cells, base + at.DECK, s.streams, 1 + seat)
    s.sealed = True
    if s.journal is not None:
        note(s, "AC-ROUND-07", seat, -1, size(cells, base + at.DECK))


def can_draw(s: AvantCardeState, seat: i64) -> bool:
    """A card is left in deck or discard pile (AC-PLAY-15)."""
    base = home(seat)
    return s.cells[base + at.DECK] != u8(0) or s.cells[base + at.PILE] != u8(0)


def discard(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A hand card lies on the discard pile."""
    base = home(seat)
    remove(s.cells, base + at.HAND, kind)
    to_pile(s, seat, kind)


def to_pile(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A card lies number side up on a discard pile (AC-RULING-68)."""
    push(s.cells, home(seat) + at.PILE, kind)


# Money and gallery.


def earn(s: AvantCardeState, money: i64) -> None:
    """The active seat has made money: a running count, good for buying and for awards (AC-BUY-03, AC-POWER-17)."""
    s.made += money
    s.left += money


def gain(s: AvantCardeState, seat: i64, number: i64) -> None:
    """The top card of a stack goes to a discard pile and counts as a buy (AC-BUY-06, AC-BUY-07, AC-BUY-15,
    AC-RULING-56).
    """
    cells = s.cells
    place = stack_place(number)
    what = pop(cells, place)
    to_pile(s, seat, what)
    left = i64(cells[place])
    if i64(cells[at.KNOWN + number - 2]) > left:
        cells[at.KNOWN + number - 2] = u8(left)
    new_top(s, number)
    index: i64 = 0
    while index < COMPANY.watched:
        patron = patron_of(s, WATCHED[index])
        if WATCHER[patron] != 0:
            COMPANY.row[patron].gained(s, seat, number)
        index += 1


def new_top(s: AvantCardeState, number: i64) -> None:
    """A new top card is shown; in solo it is another card for the Impersonator (AC-RULING-72)."""
    s.sealed = True
    if s.seats == 1:
        s.cells[at.COPIED + number] = u8(0)


def tuck(s: AvantCardeState, number: i64) -> None:
    """The top card of a stack lies under it, and everybody remembers it there (AC-BUY-10, AC-RULING-70)."""
    cells = s.cells
    place = stack_place(number)
    put_under(cells, place, pop(cells, place))
    known = i64(cells[at.KNOWN + number - 2]) + 1
    if known <= i64(cells[place]):
        cells[at.KNOWN + number - 2] = u8(known)
    new_top(s, number)


def top_card(s: AvantCardeState, number: i64) -> i64:
    """The card that lies open on a stack (AC-SETUP-06)."""
    return top(s.cells, stack_place(number))


# Cards in the line.


def append_slot(s: AvantCardeState, seat: i64, kind: i64, color: i64, mask: i64, flags: i64, copies: i64) -> i64:
    """A card lies at the right end of the line (AC-PLAY-07, AC-PLAY-08)."""
    cells = s.cells
    place = home(seat) + at.LINE
    spot = i64(cells[place])
    cells[place] = u8(spot + 1)
    slot = place + 1 + at.SLOT * spot
    cells[slot] = u8(kind)
    cells[slot + at.SHADE] = u8(color)
    cells[slot + at.LOW] = u8(mask & 255)
    cells[slot + at.HIGH] = u8(mask >> 8)
    cells[slot + at.FLAGS] = u8(flags)
    cells[slot + at.COPIES] = u8(copies)
    return spot


def set_values(s: AvantCardeState, slot: i64, color: i64, mask: i64) -> None:
    """A card in a line has this color and these numbers, for all that look at it (AC-PLAY-04, AC-POWER-12, AC-NY4-06,
    AC-LO4-04).
    """
    s.cells[slot + at.SHADE] = u8(color)
    s.cells[slot + at.LOW] = u8(mask & 255)
    s.cells[slot + at.HIGH] = u8(mask >> 8)


def conceal_from_hand(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A hand card is played concealed; it need not match (AC-CONC-04)."""
    remove(s.cells, home(seat) + at.HAND, kind)
    conceal_new(s, seat, kind)


def conceal_new(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A card lies concealed, without number, color or power, but for a waiting Conservator color.

    (AC-CONC-01, AC-CONC-03, AC-PA4-03, AC-RULING-42)"""
    tint = get(s, seat, at.TINT)
    if s.journal is not None:
        note(s, "AC-CONC-01", seat, kind)
    if tint == 0:
        append_slot(s, seat, kind, NO_COLOR, 0, at.CONCEALED, 0)
        return
    append_slot(s, seat, kind, tint - 1, 0, at.CONCEALED, 0)
    put(s, seat, at.TINT, 0)
    if s.journal is not None:
        note(s, "AC-PA4-03", seat, kind)
    count_color(s, seat, tint - 1)  # the color given counts as played (AC-RULING-43)


def count_color(s: AvantCardeState, seat: i64, color: i64) -> None:
    """Every Hoarder of the color counts the card; completed pairs ask for their draw (AC-TO7-02, AC-TO7-04,
    AC-RULING-39).
    """
    if color > 3:
        return
    cells = s.cells
    even = home(seat) + at.EVEN + color
    pairs = i64(cells[even + at.ODDS - at.EVEN])
    if cells[even] != u8(0) or pairs > 0:
        cells[even + at.ODDS - at.EVEN] = cells[even]
        cells[even] = u8(pairs)
    if pairs > 0:
        push_frame(s, seat, 0, at.PAIR_NUMBER, 1, pairs)


def conceal_in_shop(s: AvantCardeState, seat: i64, spot: i64) -> None:
    """A face-up card is turned down: unused powers are forfeit, its money stays (AC-CONC-10, AC-RULING-48)."""
    depart(s, seat, spot)
    slot = slot_at(seat, spot)
    s.cells[slot + at.FLAGS] = u8(i64(s.cells[slot + at.FLAGS]) | at.CONCEALED | at.SHOWN | at.SPENT)
    set_values(s, slot, NO_COLOR, 0)
    if s.journal is not None:
        note(s, "AC-CONC-10", seat, i64(s.cells[slot]))


def turn_up(s: AvantCardeState, seat: i64, spot: i64) -> None:
    """A concealed card is an ordinary one again, as printed and no less spent (AC-CONC-06, AC-CONC-07, AC-RULING-44,
    AC-RULING-46).
    """
    slot = slot_at(seat, spot)
    kind = i64(s.cells[slot])
    s.cells[slot + at.FLAGS] = u8(i64(s.cells[slot + at.FLAGS]) & at.SPENT)
    set_values(s, slot, COLOR[kind], MASK[kind])
    if s.journal is not None:
        note(s, "AC-CONC-06", seat, kind)


def unveil_in_shop(s: AvantCardeState, seat: i64, spot: i64) -> None:
    """An unveiled card brings the named dollar and its Buy parts, but no dollar for itself (AC-RULING-45,
    AC-CONC-09).
    """
    turn_up(s, seat, spot)
    earn(s, 1)
    slot = slot_at(seat, spot)
    flags = i64(s.cells[slot + at.FLAGS])
    s.cells[slot + at.FLAGS] = u8(flags | at.UNVEILED)
    come_late(s, slot)
    number = NUMBER[i64(s.cells[slot])]
    if flags & at.SPENT == 0 and 2 <= number <= 7:
        earn(s, INCOME[patron_of(s, number)])  # the fixed dollar comes with the unveiling (AC-RULING-19)


def trash_pile(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A card of the discard pile leaves the game (AC-POWER-13, AC-RULING-16)."""
    remove(s.cells, home(seat) + at.PILE, kind)
    to_box(s, seat, kind)


def trash_line(s: AvantCardeState, seat: i64, spot: i64) -> None:
    """A card of the line leaves the game; its dollar stays (AC-POWER-14)."""
    depart(s, seat, spot)
    cells = s.cells
    slot = slot_at(seat, spot)
    kind = i64(cells[slot])
    end = slot_at(seat, line_size(s, seat) - 1)
    while slot < end:
        cells[slot] = cells[slot + at.SLOT]
        slot += 1
    while slot < end + at.SLOT:
        cells[slot] = u8(0)
        slot += 1
    put(s, seat, at.LINE, line_size(s, seat) - 1)
    to_box(s, seat, kind)


def to_box(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A trashed card is out of the game, seen by all (AC-RULING-68)."""
    s.cells[at.TRASH + kind] = u8(i64(s.cells[at.TRASH + kind]) + 1)
    if s.journal is not None:
        note(s, "AC-POWER-13", seat, kind)


def begin(s: AvantCardeState, seat: i64, spot: i64, number: i64, unveiled: bool) -> None:
    """A power of a number starts for a card of the line: ongoing effects at once, questions in turn (AC-PLAY-11,
    AC-RULING-04).
    """
    index = i64(s.cells[at.MIX + number])
    if QUIET[index] != 0 and not unveiled:
        return
    times = 1 + get(s, seat, at.DESIGNERS)
    if ONGOING[index] != 0:
        COMPANY.row[index].starts(s, seat, times)
    if unveiled and CHANGES[index] != 0:
        push_frame(s, seat, spot, number, 0, times)
    elif STEPS[index] > 0:
        push_frame(s, seat, spot, number, 1, times)
