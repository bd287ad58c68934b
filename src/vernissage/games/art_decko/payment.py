"""Paying: which cards may be named next, so that every payment has one spelling and none gets stuck."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.games.art_decko.bags import add, lowest, of_kind, out
from vernissage.games.art_decko.memory import departed, witnessed
from vernissage.games.art_decko.state import (
    ACTION,
    CONTEXT,
    COST,
    GAINS,
    LAST,
    LEFT,
    NAMED,
    PAYING,
    PHASE,
    RATINGS,
    REMOVED,
    TURN,
    WANT,
    ArtDeckoState,
    hand,
    space,
)
from vernissage.games.art_decko.tables import (
    ABILITY,
    ALLOWED,
    CARD_IDS,
    DONE,
    FACE,
    G3N,
    GENRES,
    KIND_NAMES,
    KINDS,
    MODE_KIND,
    MODES,
    MOST,
    PAINTINGS,
    PAY,
    PAYS,
    PICTURES,
    SHOW,
    STARS,
)


def pays(c: vec[u8], kind: i64) -> i64:
    """What a card pays without an ability: a painting its genre's value, Gold its face wherever the gold marker stands (AD-PAY-02,
    AD-PAY-03, AD-MARKET-03, AD-MARKET-06, AD-GEN-04)."""
    if kind < GENRES:
        return PAYS[i64(c[RATINGS + kind])]
    return FACE[kind]


def mode_value(c: vec[u8], mode: i64) -> i64:
    """What a card pays when named in a mode; a Gold card's ability counts instead of its face (AD-GOLD-01, AD-GOLD-03)."""
    kind = MODE_KIND[mode]
    return ABILITY[kind] if mode < STARS else pays(c, kind)


def helps(context: i64, mode: i64) -> bool:
    """An ability works only for its own purpose (AD-GOLD-04, AD-GOLD-05, AD-GOLD-09, AD-GOLD-12, AD-GOLD-14, AD-GOLD-16, AD-SHOW-13)."""
    return ALLOWED[STARS * context + mode] != 0


def gain(context: i64, mode: i64, cards: i64, used: i64) -> i64:
    """What abilities add to the faces of so many cards; only Seeds of Wealth has a limit (AD-GOLD-06, AD-GOLD-11, AD-GOLD-13, AD-GOLD-15,
    AD-RULING-14, AD-RULING-15)."""
    if ALLOWED[STARS * context + mode] == 0:
        return 0
    kind = MODE_KIND[mode]
    most = MOST[kind]
    if most != 0 and cards > most - used:
        cards = most - used
    return cards * (ABILITY[kind] - FACE[kind])


def face_worth(c: vec[u8], seat: i64) -> i64:
    """What a hand pays without any ability."""
    at = hand(seat) + 1
    total: i64 = 0
    genre: i64 = 0
    while genre < GENRES:
        cards = i64(c[at]) + i64(c[at + 1]) + i64(c[at + 2])
        if cards != 0:
            total += cards * PAYS[i64(c[RATINGS + genre])]
        at += 3
        genre += 1
    kind = GENRES
    while kind < KINDS:
        total += i64(c[at]) * FACE[kind]
        at += 1
        kind += 1
    return total


def ability_worth(c: vec[u8], seat: i64, context: i64) -> i64:
    """What the abilities in a hand add for a purpose."""
    gold = hand(seat) + 11
    total: i64 = 0
    mode: i64 = 0
    while mode < STARS:
        if ALLOWED[STARS * context + mode] != 0:
            total += gain(context, mode, i64(c[gold + MODE_KIND[mode]]), 0)
        mode += 1
    return total


def worth(c: vec[u8], seat: i64, context: i64) -> i64:
    """The most a hand can pay for a purpose (AD-PAY-01)."""
    return face_worth(c, seat) + ability_worth(c, seat, context)


def ask_payment(s: ArtDeckoState, context: i64, cost: i64, reserved: i64) -> None:
    """The payment is asked for; the painting to be shown is set aside from it (AD-SHOW-12, AD-RULING-20)."""
    c = s.cells
    c[CONTEXT] = u8(context)
    c[COST] = u8(cost)
    c[PHASE] = u8(PAYING)
    s.paid = 0
    s.reach = count_left(c, reserved) - cost


def count_left(c: vec[u8], reserved: i64) -> i64:
    """No card is named yet: what is in hand, what one card adds in each mode to what it pays in later ones, and all of it together."""
    at = hand(i64(c[TURN])) + 1
    total: i64 = 0
    kind: i64 = 0
    while kind < GENRES:
        cards = i64(c[at]) + i64(c[at + 1]) + i64(c[at + 2])
        if kind == reserved:
            cards -= 1
        value = PAYS[i64(c[RATINGS + kind])]
        c[LEFT + kind] = u8(cards)
        c[GAINS + PICTURES + kind] = u8(value)
        total += cards * value
        at += 3
        kind += 1
    while kind < KINDS:
        c[LEFT + kind] = c[at]
        total += i64(c[at]) * FACE[kind]
        at += 1
        kind += 1
    context = i64(c[CONTEXT])
    mode: i64 = 0
    while mode < STARS:
        kind = MODE_KIND[mode]
        if ALLOWED[STARS * context + mode] != 0:
            c[GAINS + mode] = u8(ABILITY[kind] - FACE[kind])
            total += brings(c, mode)
        mode += 1
    while mode < PICTURES:
        c[GAINS + mode] = u8(FACE[MODE_KIND[mode]])
        mode += 1
    return total


def needs_noble(c: vec[u8]) -> bool:
    """Two paintings take a Fancy Noble's ability, which is named first (AD-GOLD-10)."""
    return i64(c[WANT]) == 2 and i64(c[CONTEXT]) == PAINTINGS and c[NAMED] == u8(0)


def brings(c: vec[u8], mode: i64) -> i64:
    """What naming every card left in a mode adds to what they pay in later modes."""
    kind = MODE_KIND[mode]
    cards = i64(c[LEFT + kind])
    if mode < STARS and cards != 0:
        most = MOST[kind]
        if most != 0 and cards > most - i64(c[NAMED + mode]):
            cards = most - i64(c[NAMED + mode])
    return cards * i64(c[GAINS + mode])


def within(s: ArtDeckoState, mode: i64) -> i64:
    """The most the cards not named yet can add from a mode on."""
    total: i64 = 0
    while mode < MODES:
        total += brings(s.cells, mode)
        mode += 1
    return total


def payment_options(s: ArtDeckoState, options: vec[i64]) -> i64:
    """The modes from the last one on that still let the total reach the cost, and done once it has (AD-PAY-04, AD-RULING-07)."""
    c = s.cells
    if needs_noble(c):
        options[0] = PAY
        return 1
    mode = i64(c[LAST])
    reach = s.reach
    found: i64 = 0
    # An ability is offered where it adds something and its card's limit allows one more.
    while mode < STARS and reach >= 0:
        more = brings(c, mode)
        if more != 0:
            options[found] = PAY + mode
            found += 1
            reach -= more
        mode += 1
    while mode < MODES and reach >= 0:
        cards = i64(c[LEFT + MODE_KIND[mode]])
        if cards != 0:
            options[found] = PAY + mode
            found += 1
            reach -= cards * i64(c[GAINS + mode])
        mode += 1
    if s.paid >= i64(c[COST]):
        options[found] = DONE
        found += 1
    return found


def name_card(s: ArtDeckoState, mode: i64) -> None:
    """One more card is named in the payment; nothing has left the hand yet.

    Naming a card moves its value from what can be reached to what is paid; only the modes passed over are lost.
    """
    c = s.cells
    passed = i64(c[LAST])
    while passed < mode:
        s.reach -= brings(c, passed)
        passed += 1
    kind = MODE_KIND[mode]
    c[LEFT + kind] = u8(i64(c[LEFT + kind]) - 1)
    c[NAMED + mode] = u8(i64(c[NAMED + mode]) + 1)
    c[LAST] = u8(mode)
    s.paid += i64(c[GAINS + mode]) if mode >= STARS else ABILITY[kind]


def settle(s: ArtDeckoState) -> None:
    """The cards named lie at the action space, those used for their ability have left the game at once; there is no change
    (AD-PAY-05, AD-PAY-06, AD-GOLD-02, AD-RULING-08, AD-TURN-06, AD-TURN-07)."""
    c = s.cells
    seat = i64(c[TURN])
    place = hand(seat)
    target = space(i64(c[ACTION]))
    mode: i64 = 0
    while mode < MODES:
        cards = i64(c[NAMED + mode])
        kind = MODE_KIND[mode]
        while cards > 0:
            card = lowest(c, place, kind)
            out(c, place, card)
            if mode < STARS:
                add(c, REMOVED, card)
                departed(c, seat, card)
                if s.journal is not None:
                    s.note(ability_clause(kind), seat, {"card": CARD_IDS[card], "value": ABILITY[kind]})
            else:
                add(c, target, card)
                if card < 15:
                    witnessed(c, seat, card)
            cards -= 1
        mode += 1
    if s.journal is not None:
        s.note("AD-SHOW-11" if i64(c[CONTEXT]) == SHOW else "AD-ACQUIRE-05", seat, {"cost": i64(c[COST]), "paid": s.paid, "with": told(c)})
        if s.paid > i64(c[COST]):
            s.note("AD-PAY-05", seat, {"surplus": s.paid - i64(c[COST])})
    s.sealed = True


def ability_clause(kind: i64) -> str:
    """The clause that makes a Gold card's ability work."""
    return ["AD-GOLD-04", "AD-GOLD-05", "AD-GOLD-09", "AD-GOLD-12", "AD-GOLD-14"][kind - 5]


def told(c: vec[u8]) -> str:
    """The cards of a payment in words."""
    names = []
    for mode in range(MODES):
        cards = int(c[NAMED + mode])
        if cards:
            names.append((f"{cards}x " if cards > 1 else "") + KIND_NAMES[MODE_KIND[mode]] + (" (ability)" if mode < STARS else ""))
    return ", ".join(names)


def noble_in_hand(c: vec[u8], seat: i64) -> bool:
    """A Fancy Noble is in hand."""
    return of_kind(c, hand(seat), G3N) > 0
