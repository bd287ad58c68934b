"""The market: ratings, what galleries and banks sell, and how they fill again."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import TABLE
from vernissage.core.piles import card as pile_card
from vernissage.core.piles import push, size, take
from vernissage.games.art_decko import state as at
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.bags import add, draw
from vernissage.games.art_decko.memory import gained
from vernissage.games.art_decko.payment import ability_worth, ask_payment, noble_in_hand, settle, worth
from vernissage.games.art_decko.state import ArtDeckoState, clear_plan, gallery, space


def price(c: vec[u8], location: i64) -> i64:
    """A gallery asks its token, a bank its printed price (AD-ACQUIRE-03, AD-ACQUIRE-04)."""
    return i64(c[at.TOKEN + location]) if location < box.GALLERIES else box.PRICE[location]


def for_sale(c: vec[u8], location: i64) -> i64:
    """How many cards lie face up there; nothing is refilled during a turn (AD-ACQUIRE-14, AD-RULING-52)."""
    if location < box.GALLERIES:
        return size(c, gallery(location))
    return size(c, at.DISPLAY) if location == box.CADMIUM else i64(c[at.SIENNA_STACK])


def purpose(location: i64) -> i64:
    """What a payment there is for."""
    if location < box.GALLERIES:
        return box.PAINTINGS
    return box.THREE if location == box.CADMIUM else box.FIVE


def payable(c: vec[u8], seat: i64, face: i64) -> i64:
    """Where something lies face up that the hand can pay, but not where this turn's other purchase was made, as
    bits (AD-ACQUIRE-01, AD-ACQUIRE-10, AD-ACQUIRE-11, AD-RULING-16)."""
    used = i64(c[at.BOUGHT_AT]) - 1
    held = face + ability_worth(c, seat, box.PAINTINGS)
    found: i64 = 0
    location: i64 = 0
    while location < box.GALLERIES:
        if held >= i64(c[at.TOKEN + location]) and c[gallery(location)] != u8(0) and used != location:
            found |= 1 << location
        location += 1
    if face >= box.PRICE[box.CADMIUM] and c[at.DISPLAY] != u8(0) and used != box.CADMIUM:
        found |= 1 << box.CADMIUM
    if (
        c[at.SIENNA_STACK] != u8(0)
        and used != box.SIENNA
        and face + ability_worth(c, seat, box.FIVE) >= box.PRICE[box.SIENNA]
    ):
        found |= 1 << box.SIENNA
    return found


def location_options(s: ArtDeckoState, options: vec[i64]) -> i64:
    """The locations on the menu."""
    found: i64 = 0
    location: i64 = 0
    while location < box.LOCATIONS:
        if s.menu >> location & 1 != 0:
            options[found] = box.GO + location
            found += 1
        location += 1
    return found


def go(s: ArtDeckoState, location: i64) -> None:
    """The location is chosen; a Fancy Noble that can pay the token twice brings the question of one or two (AD-GOLD-10,
    AD-RULING-10).
    """
    c = s.cells
    seat = i64(c[at.TURN])
    c[at.PLACE] = u8(location)
    c[at.WANT] = u8(1)
    if location == box.SIENNA:
        c[at.FIRST] = u8(box.G5)
        ask_payment(s, box.FIVE, box.PRICE[box.SIENNA], -1)
    elif (
        location < box.GALLERIES
        and for_sale(c, location) >= 2
        and noble_in_hand(c, seat)
        and worth(c, seat, box.PAINTINGS) >= 2 * price(c, location)
    ):
        c[at.PHASE] = u8(at.COUNTING)
    else:
        c[at.PHASE] = u8(at.PICKING)


def count_options(options: vec[i64]) -> i64:
    """One painting or two (AD-RULING-12, AD-RULING-13)."""
    options[0] = box.TAKE_ONE
    options[1] = box.TAKE_TWO
    return 2


def pick_options(s: ArtDeckoState, options: vec[i64]) -> i64:
    """Any face-up kind; a pair is picked in the order of genres, so that it has one spelling (AD-ACQUIRE-02,
    AD-ACQUIRE-12).
    """
    c = s.cells
    found: i64 = 0
    location = i64(c[at.PLACE])
    kind: i64 = 0
    if location == box.CADMIUM:
        there, twice = lying_kinds(c, at.DISPLAY)
        kind = box.G3N
        while kind < box.G5:
            options[found] = box.PICK_GOLD + kind
            found += (there >> kind) & 1
            kind += 1
        return found
    there, twice = lying_kinds(c, gallery(location))
    if i64(c[at.PHASE]) == at.PAIRING:
        first = i64(c[at.FIRST])
        there = (there & -(box.KIND_BIT[first] + box.KIND_BIT[first])) | (twice & box.KIND_BIT[first])
    elif i64(c[at.WANT]) == 2:
        # Any but the last, of which there must be two.
        last: i64 = 0
        while there >> (last + 1) != 0:
            last += 1
        there &= ~box.KIND_BIT[last] | twice
    while kind < box.GENRES:
        options[found] = box.PICK + kind
        found += (there >> kind) & 1
        kind += 1
    return found


def lies_at(c: vec[u8], place: i64, kind: i64) -> bool:
    """A card of a kind lies in an open pile."""
    return lying_kinds(c, place)[0] & box.KIND_BIT[kind] != 0


def lying_kinds(c: vec[u8], place: i64) -> tuple[i64, i64]:
    """The kinds that lie in an open pile, and those that lie there more than once, as bits."""
    there: i64 = 0
    twice: i64 = 0
    spot = place + size(c, place)
    while spot > place:
        bit = box.KIND_BIT[box.KIND[i64(c[spot])]]
        twice |= there & bit
        there |= bit
        spot -= 1
    return there, twice


def pick(s: ArtDeckoState, kind: i64) -> None:
    """The card is chosen; the payment is asked for once all are (AD-ACQUIRE-05)."""
    c = s.cells
    location = i64(c[at.PLACE])
    if i64(c[at.PHASE]) == at.PAIRING:
        c[at.SECOND] = u8(kind)
    else:
        c[at.FIRST] = u8(kind)
        if i64(c[at.WANT]) == 2:
            c[at.PHASE] = u8(at.PAIRING)
            return
    ask_payment(s, purpose(location), i64(c[at.WANT]) * price(c, location), -1)


def buy(s: ArtDeckoState) -> None:
    """The price is paid, then the card lies at the action space and its marker rises (AD-PAY-07, AD-ACQUIRE-06,
    AD-RULING-11).
    """
    settle(s)
    c = s.cells
    location = i64(c[at.PLACE])
    c[at.BOUGHT_AT] = u8(location + 1)
    acquire(s, location, i64(c[at.FIRST]))
    if i64(c[at.WANT]) == 2:
        if s.journal is not None:
            s.note("AD-GOLD-10", i64(c[at.TURN]), {"location": box.LOCATION_IDS[location]})
        acquire(s, location, i64(c[at.SECOND]))
    clear_plan(s)


def acquire(s: ArtDeckoState, location: i64, kind: i64) -> None:
    """One card has changed hands and its marker has moved (AD-ACQUIRE-07, AD-ACQUIRE-08, AD-ACQUIRE-09, AD-ACQUIRE-13,
    AD-MARKET-09).
    """
    c = s.cells
    seat = i64(c[at.TURN])
    if location == box.SIENNA:
        c[at.SIENNA_STACK] = u8(i64(c[at.SIENNA_STACK]) - 1)
        bought = box.GOLD_CARD + box.G5
    else:
        bought = take_lowest(c, at.DISPLAY if location == box.CADMIUM else gallery(location), kind)
    add(c, space(i64(c[at.ACTION])), bought)
    gained(c, seat, bought)
    if s.journal is not None:
        s.note("AD-ACQUIRE-06", seat, {"card": box.CARD_IDS[bought], "location": box.LOCATION_IDS[location]})
    clause = (
        "AD-ACQUIRE-07"
        if location < box.GALLERIES
        else ("AD-ACQUIRE-08" if location == box.CADMIUM else "AD-ACQUIRE-09")
    )
    advance(s, kind if kind < box.GENRES else box.GOLD, box.RISE[location], clause)


def take_lowest(c: vec[u8], place: i64, kind: i64) -> i64:
    """The card of a kind with the lowest number has left an open pile."""
    best: i64 = -1
    index: i64 = 0
    while index < size(c, place):
        here = pile_card(c, place, index)
        if box.KIND[here] == kind and (best < 0 or here < pile_card(c, place, best)):
            best = index
        index += 1
    return take(c, place, best)


def advance(s: ArtDeckoState, marker: i64, steps: i64, clause: str) -> None:
    """A marker has risen, at most to its last space; the new row holds at once for all (AD-MARKET-01,
    AD-MARKET-02, AD-MARKET-07, AD-MARKET-08, AD-RULING-30)."""
    c = s.cells
    before = i64(c[at.RATINGS + marker])
    after = before + steps
    if after > box.TOP[marker]:
        after = box.TOP[marker]
    c[at.RATINGS + marker] = u8(after)
    if s.journal is not None:
        name = "gold" if marker == box.GOLD else box.KIND_IDS[marker]
        s.note(clause, i64(c[at.TURN]), {"marker": name, "from": before, "to": after})
        if before + steps > after:
            s.note("AD-RULING-30", i64(c[at.TURN]), {"marker": name, "to": after})


def next_token(c: vec[u8], old: i64) -> i64:
    """The lowest token on the track strictly above the old one, or 0 (AD-EOT-07, AD-EOT-08, AD-EOT-13,
    AD-RULING-22).
    """
    value = old + 1
    while value <= box.TOP_TOKEN:
        if c[at.TRACK + value] != u8(0):
            return value
        value += 1
    return 0


def refill_galleries(s: ArtDeckoState) -> None:
    """If a gallery is empty, empty ones get dearer and all are filled (AD-EOT-06, AD-EOT-09, AD-EOT-10, AD-RULING-23,
    AD-RULING-27).
    """
    c = s.cells
    some_empty = False
    location: i64 = 0
    while location < box.GALLERIES:
        if size(c, gallery(location)) == 0:
            some_empty = True
        location += 1
    if not some_empty:
        return
    if c[at.DECK] == u8(0):
        if s.journal is not None:
            s.note("AD-RULING-27", TABLE, {})
        return
    closed: i64 = 0  # the galleries without a token to go on, as bits
    location = 0
    while location < box.GALLERIES:
        if size(c, gallery(location)) == 0 and not replace_token(s, location):
            closed |= 1 << location
        location += 1
    location = 0
    while location < box.GALLERIES:
        if closed >> location & 1 == 0:
            fill_gallery(s, location)
        location += 1


def replace_token(s: ArtDeckoState, location: i64) -> bool:
    """An empty gallery has a dearer token, or keeps its own and stays empty (AD-EOT-12, AD-RULING-28)."""
    c = s.cells
    old = i64(c[at.TOKEN + location])
    new = next_token(c, old)
    if new == 0:
        if s.journal is not None:
            s.note("AD-EOT-12", TABLE, {"location": box.LOCATION_IDS[location]})
        return False
    c[at.GONE + old] = u8(i64(c[at.GONE + old]) + 1)
    c[at.TRACK + new] = u8(i64(c[at.TRACK + new]) - 1)
    c[at.TOKEN + location] = u8(new)
    if s.journal is not None:
        s.note("AD-EOT-07", TABLE, {"location": box.LOCATION_IDS[location], "from": old, "to": new})
    return True


def fill_gallery(s: ArtDeckoState, location: i64) -> None:
    """The gallery has paintings up to its limit while the deck lasts; one above its limit keeps them
    (AD-EOT-11, AD-RULING-24, AD-RULING-25, AD-RULING-26)."""
    c = s.cells
    place = gallery(location)
    while size(c, place) < box.LIMIT[location] and c[at.DECK] != u8(0):
        dealt = draw(c, at.DECK, s.streams, 0)
        push(c, place, dealt)
        s.sealed = True
        if s.journal is not None:
            s.note("AD-EOT-10", TABLE, {"location": box.LOCATION_IDS[location], "card": box.CARD_IDS[dealt]})


def refill_cadmium(s: ArtDeckoState) -> None:
    """Two cards lie face up at Cadmium while its deck lasts; Sienna is left alone (AD-EOT-14, AD-EOT-15,
    AD-RULING-29).
    """
    c = s.cells
    while size(c, at.DISPLAY) < box.OPEN[0] and c[at.CADMIUM_DECK] != u8(0):
        shown = draw(c, at.CADMIUM_DECK, s.streams, 0)
        push(c, at.DISPLAY, shown)
        s.sealed = True
        if s.journal is not None:
            s.note("AD-EOT-14", TABLE, {"card": box.CARD_IDS[shown]})
    if size(c, at.DISPLAY) < box.OPEN[0] and s.journal is not None:
        s.note("AD-RULING-29", TABLE, {"left": size(c, at.DISPLAY)})
