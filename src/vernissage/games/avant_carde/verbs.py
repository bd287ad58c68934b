"""What powers do, in a dozen verbs: draw, discard, earn, gain, trash, tuck, conceal, unveil and ask."""

from mypy_extensions import i64, u8

from vernissage.core.model import Line
from vernissage.core.piles import insert_sorted, pop, push, remove, shuffle, size, top
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
    FRAME,
    FRAMES,
    HAND,
    HIGH,
    KNOWN,
    LINE,
    LOW,
    MIX,
    ODDS,
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
    USED,
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
    DEALER,
    DESIGNER,
    INCOME,
    KINDS,
    MASK,
    NO_COLOR,
    NUMBER,
    PAIR_NUMBER,
    SCHMOOZER,
)


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


# Cards from deck to hand.


def draw(s: AvantCardeState, seat: i64, count: i64) -> None:
    """Cards join the hand; an empty deck is renewed when one is due, or the draw is skipped (AC-ROUND-09, AC-RULING-08, AC-PLAY-15)."""
    cells = s.cells
    base = home(seat)
    drawn: i64 = 0
    while drawn < count:
        if cells[base + DECK] == u8(0):
            reshuffle(s, seat)
            if cells[base + DECK] == u8(0):
                return
        what = pop(cells, base + DECK)
        insert_sorted(cells, base + HAND, what)
        s.sealed = True
        drawn += 1
        if s.journal is not None and s.phase == PLAYING:
            note(s, "AC-PLAY-13", seat, what)


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
    kind: i64 = 0
    while kind < KINDS:
        copies = i64(cells[base + PILE + kind])
        while copies > 0:
            push(cells, base + DECK, kind)
            copies -= 1
        cells[base + PILE + kind] = u8(0)
        kind += 1
    shuffle(cells, base + DECK, s.streams, 1 + seat)
    s.sealed = True
    if s.journal is not None:
        note(s, "AC-ROUND-07", seat, -1, size(cells, base + DECK))


def can_draw(s: AvantCardeState, seat: i64) -> bool:
    """A card is left in deck or discard pile (AC-PLAY-15)."""
    base = home(seat)
    if s.cells[base + DECK] != u8(0):
        return True
    kind: i64 = 0
    while kind < KINDS:
        if s.cells[base + PILE + kind] != u8(0):
            return True
        kind += 1
    return False


def discard(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A hand card lies on the discard pile."""
    base = home(seat)
    remove(s.cells, base + HAND, kind)
    to_pile(s, seat, kind)


def to_pile(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A card lies number side up on a discard pile (AC-RULING-68)."""
    at = home(seat) + PILE + kind
    s.cells[at] = u8(i64(s.cells[at]) + 1)


# Money and gallery.


def earn(s: AvantCardeState, money: i64) -> None:
    """The active seat has made money, good for buying and for awards (AC-POWER-17)."""
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
    """The top card of a stack lies under it, and everybody remembers it there (AC-BUY-10)."""
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
    spot = line_size(s, seat)
    at = slot_at(seat, spot)
    cells[at] = u8(kind)
    cells[at + SHADE] = u8(color)
    cells[at + LOW] = u8(mask & 255)
    cells[at + HIGH] = u8(mask >> 8)
    cells[at + FLAGS] = u8(flags)
    cells[at + COPIES] = u8(copies)
    put(s, seat, LINE, spot + 1)
    return spot


def set_values(s: AvantCardeState, at: i64, color: i64, mask: i64) -> None:
    """A card in a line has this color and these numbers (AC-PLAY-04, AC-POWER-12)."""
    s.cells[at + SHADE] = u8(color)
    s.cells[at + LOW] = u8(mask & 255)
    s.cells[at + HIGH] = u8(mask >> 8)


def conceal_from_hand(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A hand card is played concealed; it need not match (AC-CONC-04)."""
    remove(s.cells, home(seat) + HAND, kind)
    conceal_new(s, seat, kind)


def conceal_new(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A card lies concealed in the line; a waiting Conservator color becomes its color (AC-CONC-01, AC-PA4-03, AC-RULING-42)."""
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
    pairs = get(s, seat, ODDS + color)
    put(s, seat, ODDS + color, get(s, seat, EVEN + color))
    put(s, seat, EVEN + color, pairs)
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
    """A concealed card is an ordinary card again, as printed (AC-CONC-06, AC-CONC-07, AC-RULING-44)."""
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
    if flags & SPENT == 0 and NUMBER[i64(s.cells[at])] == 6:
        earn(s, INCOME[patron_of(s, 6)])  # the fixed dollar comes with the unveiling (AC-RULING-19)


def trash_pile(s: AvantCardeState, seat: i64, kind: i64) -> None:
    """A card of the discard pile leaves the game (AC-POWER-13, AC-RULING-16)."""
    at = home(seat) + PILE + kind
    s.cells[at] = u8(i64(s.cells[at]) - 1)
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


# Powers and how often they may be used.


def uses_of(s: AvantCardeState, seat: i64, at: i64, number: i64) -> i64:
    """How often one card gives each Buy part of a number: once, and once more per Designer (AC-POWER-03, AC-LO6-02, AC-RULING-11)."""
    if i64(s.cells[at + FLAGS]) & (CONCEALED | SPENT) != 0:
        return 0
    printed = NUMBER[i64(s.cells[at])]
    copied = i64(s.cells[at + COPIES])
    if printed != number and copied != number:
        return 0
    times = 1 + get(s, seat, DESIGNERS)
    found: i64 = 0
    # A Dealer pays in the Buy turn only where it was unveiled or impersonated there (AC-RULING-27).
    late = number != 5 or patron_of(s, 5) != DEALER
    if printed == number and (late or i64(s.cells[at + FLAGS]) & UNVEILED != 0):
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
    """Uses of a number's parts are taken off the books as far as this card could have given them."""
    if number < 2 or number > 7:
        return
    could = uses_of(s, seat, at, number)
    part: i64 = 0
    while part < 2:
        used = i64(s.cells[USED + 2 * number + part])
        s.cells[USED + 2 * number + part] = u8(used - could if used > could else 0)
        part += 1


# Questions that a laid or unveiled card raises.


def push_frame(s: AvantCardeState, seat: i64, spot: i64, number: i64, first: i64, times: i64) -> None:
    """A power waits to be used, its steps in printed order, the whole as often as it happens (AC-RULING-05)."""
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


def begin(s: AvantCardeState, seat: i64, spot: i64, number: i64, unveiled: bool) -> None:
    """A power of a number starts for a card of the line: ongoing effects at once, questions in turn (AC-PLAY-11, AC-RULING-04)."""
    patron = i64(s.cells[MIX + number])
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
