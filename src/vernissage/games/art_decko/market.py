"""The market: ratings, what galleries and banks sell, and how they fill again."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import TABLE
from vernissage.core.piles import card as pile_card
from vernissage.core.piles import push, size, take
from vernissage.games.art_decko.bags import add, draw
from vernissage.games.art_decko.memory import gained
from vernissage.games.art_decko.payment import ability_worth, ask_payment, noble_in_hand, settle, worth
from vernissage.games.art_decko.state import (
    ACTION,
    BOUGHT_AT,
    CADMIUM_DECK,
    COUNTING,
    DECK,
    DISPLAY,
    FIRST,
    GONE,
    PAIRING,
    PHASE,
    PICKING,
    PLACE,
    RATINGS,
    SECOND,
    SIENNA_STACK,
    TOKEN,
    TRACK,
    TURN,
    WANT,
    ArtDeckoState,
    clear_plan,
    gallery,
    space,
)
from vernissage.games.art_decko.tables import (
    CADMIUM,
    CARD_IDS,
    FIVE,
    G3N,
    G5,
    GALLERIES,
    GENRES,
    GO,
    GOLD,
    KIND,
    KIND_IDS,
    LIMIT,
    LOCATION_IDS,
    LOCATIONS,
    OPEN,
    PAINTINGS,
    PICK,
    PICK_GOLD,
    PRICE,
    RISE,
    SIENNA,
    TAKE_ONE,
    TAKE_TWO,
    THREE,
    TOP,
    TOP_TOKEN,
)


def price(c: vec[u8], location: i64) -> i64:
    """A gallery asks its token, a bank its printed price (AD-ACQUIRE-03, AD-ACQUIRE-04)."""
    return i64(c[TOKEN + location]) if location < GALLERIES else PRICE[location]


def for_sale(c: vec[u8], location: i64) -> i64:
    """How many cards lie face up there; nothing is refilled during a turn (AD-ACQUIRE-14, AD-RULING-52)."""
    if location < GALLERIES:
        return size(c, gallery(location))
    return size(c, DISPLAY) if location == CADMIUM else i64(c[SIENNA_STACK])


def purpose(location: i64) -> i64:
    """What a payment there is for."""
    if location < GALLERIES:
        return PAINTINGS
    return THREE if location == CADMIUM else FIVE


def payable(c: vec[u8], seat: i64, face: i64) -> i64:
    """Where something lies face up that the hand can pay, but not where this turn's other purchase was made, as bits (AD-ACQUIRE-01,
    AD-ACQUIRE-10, AD-ACQUIRE-11, AD-RULING-16)."""
    used = i64(c[BOUGHT_AT]) - 1
    held = face + ability_worth(c, seat, PAINTINGS)
    found: i64 = 0
    location: i64 = 0
    while location < GALLERIES:
        if held >= i64(c[TOKEN + location]) and c[gallery(location)] != u8(0) and used != location:
            found |= 1 << location
        location += 1
    if face >= PRICE[CADMIUM] and c[DISPLAY] != u8(0) and used != CADMIUM:
        found |= 1 << CADMIUM
    if c[SIENNA_STACK] != u8(0) and used != SIENNA and face + ability_worth(c, seat, FIVE) >= PRICE[SIENNA]:
        found |= 1 << SIENNA
    return found


def location_options(s: ArtDeckoState, options: vec[i64]) -> i64:
    """The locations on the menu."""
    found: i64 = 0
    location: i64 = 0
    while location < LOCATIONS:
        if s.menu >> location & 1 != 0:
            options[found] = GO + location
            found += 1
        location += 1
    return found


def go(s: ArtDeckoState, location: i64) -> None:
    """The location is chosen; a Fancy Noble that can pay the token twice brings the question of one or two (AD-GOLD-10, AD-RULING-10)."""
    c = s.cells
    seat = i64(c[TURN])
    c[PLACE] = u8(location)
    c[WANT] = u8(1)
    if location == SIENNA:
        c[FIRST] = u8(G5)
        ask_payment(s, FIVE, PRICE[SIENNA], -1)
    elif (
        location < GALLERIES
        and for_sale(c, location) >= 2
        and noble_in_hand(c, seat)
        and worth(c, seat, PAINTINGS) >= 2 * price(c, location)
    ):
        c[PHASE] = u8(COUNTING)
    else:
        c[PHASE] = u8(PICKING)


def count_options(options: vec[i64]) -> i64:
    """One painting or two (AD-RULING-12, AD-RULING-13)."""
    options[0] = TAKE_ONE
    options[1] = TAKE_TWO
    return 2


def pick_options(s: ArtDeckoState, options: vec[i64]) -> i64:
    """Any face-up kind; a pair is picked in the order of genres, so that it has one spelling (AD-ACQUIRE-02, AD-ACQUIRE-12)."""
    c = s.cells
    found: i64 = 0
    location = i64(c[PLACE])
    kind: i64 = 0
    if location == CADMIUM:
        kind = G3N
        while kind < G5:
            if lies_at(c, DISPLAY, kind) > 0:
                options[found] = PICK_GOLD + kind
                found += 1
            kind += 1
        return found
    place = gallery(location)
    while kind < GENRES:
        there = lies_at(c, place, kind)
        if there > 0:
            if i64(c[PHASE]) == PAIRING:
                pairs = kind > i64(c[FIRST]) or (kind == i64(c[FIRST]) and there > 1)
            else:
                pairs = i64(c[WANT]) == 1 or there > 1 or lies_from(c, place, kind + 1)
            if pairs:
                options[found] = PICK + kind
                found += 1
        kind += 1
    return found


def lies_at(c: vec[u8], place: i64, kind: i64) -> i64:
    """How many cards of a kind lie in an open pile."""
    found: i64 = 0
    index: i64 = 0
    while index < size(c, place):
        if KIND[pile_card(c, place, index)] == kind:
            found += 1
        index += 1
    return found


def lies_from(c: vec[u8], place: i64, kind: i64) -> bool:
    """A card of this kind or a later one lies in an open pile."""
    index: i64 = 0
    while index < size(c, place):
        if KIND[pile_card(c, place, index)] >= kind:
            return True
        index += 1
    return False


def pick(s: ArtDeckoState, kind: i64) -> None:
    """The card is chosen; the payment is asked for once all are (AD-ACQUIRE-05)."""
    c = s.cells
    location = i64(c[PLACE])
    if i64(c[PHASE]) == PAIRING:
        c[SECOND] = u8(kind)
    else:
        c[FIRST] = u8(kind)
        if i64(c[WANT]) == 2:
            c[PHASE] = u8(PAIRING)
            return
    ask_payment(s, purpose(location), i64(c[WANT]) * price(c, location), -1)


def buy(s: ArtDeckoState) -> None:
    """The price is paid, then the card lies at the action space and its marker rises (AD-PAY-07, AD-ACQUIRE-06, AD-RULING-11)."""
    settle(s)
    c = s.cells
    location = i64(c[PLACE])
    c[BOUGHT_AT] = u8(location + 1)
    acquire(s, location, i64(c[FIRST]))
    if i64(c[WANT]) == 2:
        if s.journal is not None:
            s.note("AD-GOLD-10", i64(c[TURN]), {"location": LOCATION_IDS[location]})
        acquire(s, location, i64(c[SECOND]))
    clear_plan(s)


def acquire(s: ArtDeckoState, location: i64, kind: i64) -> None:
    """One card has changed hands and its marker has moved (AD-ACQUIRE-07, AD-ACQUIRE-08, AD-ACQUIRE-09, AD-ACQUIRE-13, AD-MARKET-09)."""
    c = s.cells
    seat = i64(c[TURN])
    if location == SIENNA:
        c[SIENNA_STACK] = u8(i64(c[SIENNA_STACK]) - 1)
        bought = G5 + 10
    else:
        bought = take_lowest(c, DISPLAY if location == CADMIUM else gallery(location), kind)
    add(c, space(i64(c[ACTION])), bought)
    gained(c, seat, bought)
    if s.journal is not None:
        s.note("AD-ACQUIRE-06", seat, {"card": CARD_IDS[bought], "location": LOCATION_IDS[location]})
    clause = "AD-ACQUIRE-07" if location < GALLERIES else ("AD-ACQUIRE-08" if location == CADMIUM else "AD-ACQUIRE-09")
    advance(s, kind if kind < GENRES else GOLD, RISE[location], clause)


def take_lowest(c: vec[u8], place: i64, kind: i64) -> i64:
    """The card of a kind with the lowest number has left an open pile."""
    best: i64 = -1
    index: i64 = 0
    while index < size(c, place):
        here = pile_card(c, place, index)
        if KIND[here] == kind and (best < 0 or here < pile_card(c, place, best)):
            best = index
        index += 1
    return take(c, place, best)


def advance(s: ArtDeckoState, marker: i64, steps: i64, clause: str) -> None:
    """A marker has risen, at most to its last space; the new row holds at once for all (AD-MARKET-01, AD-MARKET-02, AD-MARKET-07,
    AD-MARKET-08, AD-RULING-30)."""
    c = s.cells
    before = i64(c[RATINGS + marker])
    after = before + steps
    if after > TOP[marker]:
        after = TOP[marker]
    c[RATINGS + marker] = u8(after)
    if s.journal is not None:
        name = "gold" if marker == GOLD else KIND_IDS[marker]
        s.note(clause, i64(c[TURN]), {"marker": name, "from": before, "to": after})
        if before + steps > after:
            s.note("AD-RULING-30", i64(c[TURN]), {"marker": name, "to": after})


def next_token(c: vec[u8], old: i64) -> i64:
    """The lowest token on the track strictly above the old one, or 0 (AD-EOT-07, AD-EOT-08, AD-EOT-13, AD-RULING-22)."""
    value = old + 1
    while value <= TOP_TOKEN:
        if c[TRACK + value] != u8(0):
            return value
        value += 1
    return 0


def refill_galleries(s: ArtDeckoState) -> None:
    """If a gallery is empty, empty ones get dearer and all are filled (AD-EOT-06, AD-EOT-09, AD-EOT-10, AD-RULING-23, AD-RULING-27)."""
    c = s.cells
    some_empty = False
    location: i64 = 0
    while location < GALLERIES:
        if size(c, gallery(location)) == 0:
            some_empty = True
        location += 1
    if not some_empty:
        return
    if c[DECK] == u8(0):
        if s.journal is not None:
            s.note("AD-RULING-27", TABLE, {})
        return
    closed: i64 = 0  # the galleries without a token to go on, as bits
    location = 0
    while location < GALLERIES:
        if size(c, gallery(location)) == 0 and not replace_token(s, location):
            closed |= 1 << location
        location += 1
    location = 0
    while location < GALLERIES:
        if closed >> location & 1 == 0:
            fill_gallery(s, location)
        location += 1


def replace_token(s: ArtDeckoState, location: i64) -> bool:
    """An empty gallery has a dearer token, or keeps its own and stays empty (AD-EOT-12, AD-RULING-28)."""
    c = s.cells
    old = i64(c[TOKEN + location])
    new = next_token(c, old)
    if new == 0:
        if s.journal is not None:
            s.note("AD-EOT-12", TABLE, {"location": LOCATION_IDS[location]})
        return False
    c[GONE + old] = u8(i64(c[GONE + old]) + 1)
    c[TRACK + new] = u8(i64(c[TRACK + new]) - 1)
    c[TOKEN + location] = u8(new)
    if s.journal is not None:
        s.note("AD-EOT-07", TABLE, {"location": LOCATION_IDS[location], "from": old, "to": new})
    return True


def fill_gallery(s: ArtDeckoState, location: i64) -> None:
    """The gallery has paintings up to its limit while the deck lasts; one above its limit keeps them (AD-EOT-11, AD-RULING-24,
    AD-RULING-25, AD-RULING-26)."""
    c = s.cells
    place = gallery(location)
    while size(c, place) < LIMIT[location] and c[DECK] != u8(0):
        dealt = draw(c, DECK, s.streams, 0)
        push(c, place, dealt)
        s.sealed = True
        if s.journal is not None:
            s.note("AD-EOT-10", TABLE, {"location": LOCATION_IDS[location], "card": CARD_IDS[dealt]})


def refill_cadmium(s: ArtDeckoState) -> None:
    """Two cards lie face up at Cadmium while its deck lasts; Sienna is left alone (AD-EOT-14, AD-EOT-15, AD-RULING-29)."""
    c = s.cells
    while size(c, DISPLAY) < OPEN and c[CADMIUM_DECK] != u8(0):
        shown = draw(c, CADMIUM_DECK, s.streams, 0)
        push(c, DISPLAY, shown)
        s.sealed = True
        if s.journal is not None:
            s.note("AD-EOT-14", TABLE, {"card": CARD_IDS[shown]})
    if size(c, DISPLAY) < OPEN and s.journal is not None:
        s.note("AD-RULING-29", TABLE, {"left": size(c, DISPLAY)})
