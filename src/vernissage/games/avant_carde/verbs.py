"""What powers do, in a dozen verbs: draw, discard, earn, gain, trash, tuck, conceal, unveil and ask."""

from mypy_extensions import i64, u8

from vernissage.core.model import Line
from vernissage.core.piles import move_all, pop, push, remove, shuffle, size, top
from vernissage.core.piles import tuck as put_under
from vernissage.games.avant_carde.state import (
    BUYS,
    CONCEALED,
    COPIED,
    COPIES,
    DECK,
    DESIGNERS,
    EVEN,
    FLAGS,
    HAND,
    HIGH,
    KNOWN,
    LINE,
    LOW,
    MIX,
    ODDS,
    OPEN_PILE,
    OPENING,
    PILE,
    PLAYING,
    QUEUE,
    SCHMOOZERS,
    SHADE,
    SHOWN,
    SLOT,
    SPENT,
    TINT,
    TRASH,
    UNVEILED,
    WAITS,
    AvantCardeState,
    get,
    home,
    line_size,
    patron_of,
    put,
    slot_at,
    stack_place,
)
from vernissage.games.avant_carde.tables import (
    AFTER_STEPS,
    AS_POWER,
    CARD_NAMES,
    COLOR,
    DESIGNER,
    FORGER,
    GALLERIST,
    INCOME,
    MASK,
    NO_COLOR,
    NUMBER,
    PAIR_NUMBER,
    PHILOSOPHER,
    SCHMOOZER,
)
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
    journal.append(Line(clause, int(seat), args, int(seat) if s.phase == PLAYING else None))


def note_change(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """The journal tells by which patron of the 4s a card has new values (AC-NY4-01, AC-TO4-01, AC-LO4-01)."""
    patron = patron_of(s, 4)
    if patron == PHILOSOPHER:
        note(s, "AC-LO4-01", seat, kind)
    else:
        note(s, "AC-NY4-01" if patron == GALLERIST else "AC-TO4-01", seat, kind)


# Cards from deck to hand.


def draw(s: AvantCardeState, seat: i64, count: i64) -> None:
    """Cards join the hand; an empty deck is renewed when one is due, or the draw is skipped (AC-ROUND-09, AC-RULING-08, AC-PLAY-15)."""
    cells = s.cells
    deck = home(seat) + DECK
    hand = home(seat) + HAND
    held = i64(cells[hand])
    told = s.journal is not None and s.phase == PLAYING
    drawn: i64 = 0
    while drawn < count:
        left = i64(cells[deck])
        if left == 0:
            if cells[home(seat) + PILE] == u8(0):
                break
            reshuffle(s, seat)
            left = i64(cells[deck])
        what = cells[deck + left]
        cells[deck + left] = u8(0)
        cells[deck] = u8(left - 1)
        # The hand stays in ascending order.
        at = hand + held
        while at > hand and cells[at] > what:
            cells[at + 1] = cells[at]
            at -= 1
        cells[at + 1] = what
        held += 1
        drawn += 1
        if told:
            note(s, "AC-PLAY-13", seat, i64(what))
    cells[hand] = u8(held)
    if drawn > 0:
        s.sealed = True


def draw_by_power(s: AvantCardeState, seat: i64, count: i64) -> None:
    """Each Schmoozer adds one card to every use of a drawing power (AC-TO5-01, AC-TO5-04, AC-RULING-37)."""
    more = get(s, seat, SCHMOOZERS)
    if more > 0 and s.journal is not None:
        note(s, "AC-TO5-01", seat, -1, more)
    draw(s, seat, count + more)


def reshuffle(s: AvantCardeState, seat: i64) -> None:
    """The discard pile becomes the deck; line and hand stay out of it (AC-ROUND-07, AC-PLAY-14, AC-RULING-02, AC-RULING-06)."""
    cells = s.cells
    base = home(seat)
    if s.phase == PLAYING and cells[base + OPENING] == u8(0):
        # The others go on seeing the pile as it lay when the Play part began.
        index = i64(cells[base + OPEN_PILE])
        while index > 0:
            cells[base + OPENING + index] = cells[base + PILE + index]
            index -= 1
        cells[base + OPENING] = cells[base + OPEN_PILE]
    move_all(cells, base + PILE, base + DECK)
    shuffle(cells, base + DECK, s.streams, 1 + seat)
    s.sealed = True
    if s.journal is not None:
        note(s, "AC-ROUND-07", seat, -1, size(cells, base + DECK))


def can_draw(s: AvantCardeState, seat: i64) -> bool:
    """A card is left in deck or discard pile (AC-PLAY-15)."""
    base = home(seat)
    return s.cells[base + DECK] != u8(0) or s.cells[base + PILE] != u8(0)


def discard(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A hand card lies on the discard pile."""
    base = home(seat)
    remove(s.cells, base + HAND, kind)
    to_pile(s, seat, kind)


def to_pile(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A card lies number side up on a discard pile (AC-RULING-68)."""
    push(s.cells, home(seat) + PILE, kind)


# Money and gallery.


def earn(s: AvantCardeState, money: i64) -> None:
    """The active seat has made money: a running count, good for buying and for awards (AC-BUY-03, AC-POWER-17)."""
    s.made += money
    s.left += money


def gain(s: AvantCardeState, seat: i64, number: i64) -> None:
    """The top card of a stack goes to a discard pile and counts as a buy (AC-BUY-06, AC-BUY-07, AC-BUY-15, AC-RULING-56)."""
    cells = s.cells
    place = stack_place(number)
    what = pop(cells, place)
    to_pile(s, seat, what)
    left = i64(cells[place])
    if i64(cells[KNOWN + number - 2]) > left:
        cells[KNOWN + number - 2] = u8(left)
    new_top(s, number)
    if patron_of(s, 5) != FORGER:
        return
    put(s, seat, BUYS + number - 2, get(s, seat, BUYS + number - 2) + 1)
    if s.seats > 1 and someone_waits(s, seat):
        push(cells, QUEUE, seat)
        if s.forging == 0:
            s.forging = number
            s.offset = 1


def new_top(s: AvantCardeState, number: i64) -> None:
    """A new top card is shown; in solo it is another card for the Impersonator (AC-RULING-72)."""
    s.sealed = True
    if s.seats == 1:
        s.cells[COPIED + number] = u8(0)


def someone_waits(s: AvantCardeState, buyer: i64) -> bool:
    """Another seat waits for a buy to copy (AC-PA5-01)."""
    seat: i64 = 0
    while seat < s.seats:
        if seat != buyer and get(s, seat, WAITS) > 0:
            return True
        seat += 1
    return False


def tuck(s: AvantCardeState, number: i64) -> None:
    """The top card of a stack lies under it, and everybody remembers it there (AC-BUY-10, AC-RULING-70)."""
    cells = s.cells
    place = stack_place(number)
    put_under(cells, place, pop(cells, place))
    known = i64(cells[KNOWN + number - 2]) + 1
    if known <= i64(cells[place]):
        cells[KNOWN + number - 2] = u8(known)
    new_top(s, number)


def top_card(s: AvantCardeState, number: i64) -> i64:
    """The card that lies open on a stack (AC-SETUP-06)."""
    return top(s.cells, stack_place(number))


# Cards in the line.


def append_slot(s: AvantCardeState, seat: i64, kind: i64, color: i64, mask: i64, flags: i64, copies: i64) -> i64:
    """A card lies at the right end of the line (AC-PLAY-07, AC-PLAY-08)."""
    cells = s.cells
    place = home(seat) + LINE
    spot = i64(cells[place])
    cells[place] = u8(spot + 1)
    at = place + 1 + SLOT * spot
    cells[at] = u8(kind)
    cells[at + SHADE] = u8(color)
    cells[at + LOW] = u8(mask & 255)
    cells[at + HIGH] = u8(mask >> 8)
    cells[at + FLAGS] = u8(flags)
    cells[at + COPIES] = u8(copies)
    return spot


def set_values(s: AvantCardeState, at: i64, color: i64, mask: i64) -> None:
    """A card in a line has this color and these numbers, for all that look at it (AC-PLAY-04, AC-POWER-12, AC-NY4-06, AC-LO4-04)."""
    s.cells[at + SHADE] = u8(color)
    s.cells[at + LOW] = u8(mask & 255)
    s.cells[at + HIGH] = u8(mask >> 8)


def conceal_from_hand(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A hand card is played concealed; it need not match (AC-CONC-04)."""
    remove(s.cells, home(seat) + HAND, kind)
    conceal_new(s, seat, kind)


def conceal_new(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A card lies concealed, without number, color or power, but for a waiting Conservator color.

    (AC-CONC-01, AC-CONC-03, AC-PA4-03, AC-RULING-42)"""
    tint = get(s, seat, TINT)
    if s.journal is not None:
        note(s, "AC-CONC-01", seat, kind)
    if tint == 0:
        append_slot(s, seat, kind, NO_COLOR, 0, CONCEALED, 0)
        return
    append_slot(s, seat, kind, tint - 1, 0, CONCEALED, 0)
    put(s, seat, TINT, 0)
    if s.journal is not None:
        note(s, "AC-PA4-03", seat, kind)
    count_color(s, seat, tint - 1)  # the color given counts as played (AC-RULING-43)


def count_color(s: AvantCardeState, seat: i64, color: i64) -> None:
    """Every Hoarder of the color counts the card; completed pairs ask for their draw (AC-TO7-02, AC-TO7-04, AC-RULING-39)."""
    if color > 3:
        return
    cells = s.cells
    even = home(seat) + EVEN + color
    pairs = i64(cells[even + ODDS - EVEN])
    if cells[even] != u8(0) or pairs > 0:
        cells[even + ODDS - EVEN] = cells[even]
        cells[even] = u8(pairs)
    if pairs > 0:
        push_frame(s, seat, 0, PAIR_NUMBER, 1, pairs)


def conceal_in_shop(s: AvantCardeState, seat: i64, spot: i64) -> None:
    """A face-up card is turned down: unused powers are forfeit, its money stays (AC-CONC-10, AC-RULING-48)."""
    depart(s, seat, spot)
    at = slot_at(seat, spot)
    s.cells[at + FLAGS] = u8(i64(s.cells[at + FLAGS]) | CONCEALED | SHOWN | SPENT)
    set_values(s, at, NO_COLOR, 0)
    if s.journal is not None:
        note(s, "AC-CONC-10", seat, i64(s.cells[at]))


def turn_up(s: AvantCardeState, seat: i64, spot: i64) -> None:
    """A concealed card is an ordinary one again, as printed and no less spent (AC-CONC-06, AC-CONC-07, AC-RULING-44, AC-RULING-46)."""
    at = slot_at(seat, spot)
    kind = i64(s.cells[at])
    s.cells[at + FLAGS] = u8(i64(s.cells[at + FLAGS]) & SPENT)
    set_values(s, at, COLOR[kind], MASK[kind])
    if s.journal is not None:
        note(s, "AC-CONC-06", seat, kind)


def unveil_in_shop(s: AvantCardeState, seat: i64, spot: i64) -> None:
    """An unveiled card brings the named dollar and its Buy parts, but no dollar for itself (AC-RULING-45, AC-CONC-09)."""
    turn_up(s, seat, spot)
    earn(s, 1)
    at = slot_at(seat, spot)
    flags = i64(s.cells[at + FLAGS])
    s.cells[at + FLAGS] = u8(flags | UNVEILED)
    come_late(s, at)
    if flags & SPENT == 0 and NUMBER[i64(s.cells[at])] == 6:
        earn(s, INCOME[patron_of(s, 6)])  # the fixed dollar comes with the unveiling (AC-RULING-19)


def trash_pile(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A card of the discard pile leaves the game (AC-POWER-13, AC-RULING-16)."""
    remove(s.cells, home(seat) + PILE, kind)
    to_box(s, seat, kind)


def trash_line(s: AvantCardeState, seat: i64, spot: i64) -> None:
    """A card of the line leaves the game; its dollar stays (AC-POWER-14)."""
    depart(s, seat, spot)
    cells = s.cells
    at = slot_at(seat, spot)
    kind = i64(cells[at])
    end = slot_at(seat, line_size(s, seat) - 1)
    while at < end:
        cells[at] = cells[at + SLOT]
        at += 1
    while at < end + SLOT:
        cells[at] = u8(0)
        at += 1
    put(s, seat, LINE, line_size(s, seat) - 1)
    to_box(s, seat, kind)


def to_box(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A trashed card is out of the game, seen by all (AC-RULING-68)."""
    s.cells[TRASH + kind] = u8(i64(s.cells[TRASH + kind]) + 1)
    if s.journal is not None:
        note(s, "AC-POWER-13", seat, kind)


def begin(s: AvantCardeState, seat: i64, spot: i64, number: i64, unveiled: bool) -> None:
    """A power of a number starts for a card of the line: ongoing effects at once, questions in turn (AC-PLAY-11, AC-RULING-04)."""
    patron = i64(s.cells[MIX + number])
    if AFTER_STEPS[patron] == 0 and not unveiled and patron != SCHMOOZER and patron != DESIGNER:
        return
    times = 1 + get(s, seat, DESIGNERS)
    if patron == SCHMOOZER:
        put(s, seat, SCHMOOZERS, get(s, seat, SCHMOOZERS) + times)
    elif patron == DESIGNER:
        put(s, seat, DESIGNERS, times)
        if s.journal is not None:
            note(s, "AC-LO6-01", seat, -1, times)
        return
    if unveiled and AS_POWER[patron] != 0:
        push_frame(s, seat, spot, number, 0, times)
    elif AFTER_STEPS[patron] != 0:
        push_frame(s, seat, spot, number, 1, times)
