"""Paying: which cards may be named next, so that every payment has one spelling and none gets stuck."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.games.art_decko import state as at
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.bags import add, lowest, of_kind, out
from vernissage.games.art_decko.memory import departed, witnessed
from vernissage.games.art_decko.state import ArtDeckoState, hand, space


def pays(c: vec[u8], kind: i64) -> i64:
    """What a card pays without an ability: a painting its genre's value, Gold its face wherever the gold marker
    stands (AD-PAY-02, AD-PAY-03, AD-MARKET-03, AD-MARKET-06, AD-GEN-04)."""
    if kind < box.GENRES:
        return box.PAYS[i64(c[at.RATINGS + kind])]
    return box.FACE[kind]


def mode_value(c: vec[u8], mode: i64) -> i64:
    """What a card pays when named in a mode; a Gold card's ability counts instead of its face (AD-GOLD-01,
    AD-GOLD-03).
    """
    kind = box.MODE_KIND[mode]
    return box.ABILITY[kind] if mode < box.STARS else pays(c, kind)


def helps(context: i64, mode: i64) -> bool:
    """An ability works only for its own purpose (AD-GOLD-04, AD-GOLD-05, AD-GOLD-09, AD-GOLD-12, AD-GOLD-14,
    AD-GOLD-16, AD-SHOW-13).
    """
    return box.ALLOWED[box.STARS * context + mode] != 0


def gain(context: i64, mode: i64, cards: i64, used: i64) -> i64:
    """What abilities add to the faces of so many cards; only Seeds of Wealth has a limit (AD-GOLD-06,
    AD-GOLD-11, AD-GOLD-13, AD-GOLD-15, AD-RULING-14, AD-RULING-15)."""
    if box.ALLOWED[box.STARS * context + mode] == 0:
        return 0
    kind = box.MODE_KIND[mode]
    most = box.MOST[kind]
    if most != 0 and cards > most - used:
        cards = most - used
    return cards * (box.ABILITY[kind] - box.FACE[kind])


def face_worth(c: vec[u8], seat: i64) -> i64:
    """What a hand pays without any ability."""
    spot = hand(seat) + 1
    total: i64 = 0
    genre: i64 = 0
    while genre < box.GENRES:
        cards = i64(c[spot]) + i64(c[spot + 1]) + i64(c[spot + 2])
        if cards != 0:
            total += cards * box.PAYS[i64(c[at.RATINGS + genre])]
        spot += box.GENRE_DESIGNS
        genre += 1
    kind = box.GENRES
    while kind < box.KINDS:
        total += i64(c[spot]) * box.FACE[kind]
        spot += 1
        kind += 1
    return total


def ability_worth(c: vec[u8], seat: i64, context: i64) -> i64:
    """What the abilities in a hand add for a purpose."""
    gold = hand(seat) + 1 + box.GOLD_CARD
    total: i64 = 0
    mode: i64 = 0
    while mode < box.STARS:
        if box.ALLOWED[box.STARS * context + mode] != 0:
            total += gain(context, mode, i64(c[gold + box.MODE_KIND[mode]]), 0)
        mode += 1
    return total


def worth(c: vec[u8], seat: i64, context: i64) -> i64:
    """The most a hand can pay for a purpose (AD-PAY-01)."""
    return face_worth(c, seat) + ability_worth(c, seat, context)


def ask_payment(s: ArtDeckoState, context: i64, cost: i64, reserved: i64) -> None:
    """The payment is asked for; the painting to be shown is set aside from it (AD-SHOW-12, AD-RULING-20)."""
    c = s.cells
    c[at.CONTEXT] = u8(context)
    c[at.COST] = u8(cost)
    c[at.PHASE] = u8(at.PAYING)
    s.paid = 0
    s.reach = count_left(c, reserved) - cost


def count_left(c: vec[u8], reserved: i64) -> i64:
    """No card is named yet: what is in hand, what one card adds in each mode to what it pays in later ones, and all of
    it together.
    """
    spot = hand(i64(c[at.TURN])) + 1
    total: i64 = 0
    kind: i64 = 0
    while kind < box.GENRES:
        cards = i64(c[spot]) + i64(c[spot + 1]) + i64(c[spot + 2])
        if kind == reserved:
            cards -= 1
        value = box.PAYS[i64(c[at.RATINGS + kind])]
        c[at.LEFT + kind] = u8(cards)
        c[at.GAINS + box.PICTURES + kind] = u8(value)
        total += cards * value
        spot += box.GENRE_DESIGNS
        kind += 1
    while kind < box.KINDS:
        c[at.LEFT + kind] = c[spot]
        total += i64(c[spot]) * box.FACE[kind]
        spot += 1
        kind += 1
    context = i64(c[at.CONTEXT])
    mode: i64 = 0
    while mode < box.STARS:
        kind = box.MODE_KIND[mode]
        if box.ALLOWED[box.STARS * context + mode] != 0:
            c[at.GAINS + mode] = u8(box.ABILITY[kind] - box.FACE[kind])
            total += brings(c, mode)
        mode += 1
    while mode < box.PICTURES:
        c[at.GAINS + mode] = u8(box.FACE[box.MODE_KIND[mode]])
        mode += 1
    return total


def needs_noble(c: vec[u8]) -> bool:
    """Two paintings take a Fancy Noble's ability, which is named first (AD-GOLD-10)."""
    return i64(c[at.WANT]) == 2 and i64(c[at.CONTEXT]) == box.PAINTINGS and c[at.NAMED] == u8(0)


def brings(c: vec[u8], mode: i64) -> i64:
    """What naming every card left in a mode adds to what they pay in later modes."""
    kind = box.MODE_KIND[mode]
    cards = i64(c[at.LEFT + kind])
    if mode < box.STARS and cards != 0:
        most = box.MOST[kind]
        if most != 0 and cards > most - i64(c[at.NAMED + mode]):
            cards = most - i64(c[at.NAMED + mode])
    return cards * i64(c[at.GAINS + mode])


def within(s: ArtDeckoState, mode: i64) -> i64:
    """The most the cards not named yet can add from a mode on."""
    total: i64 = 0
    while mode < box.MODES:
        total += brings(s.cells, mode)
        mode += 1
    return total


def payment_options(s: ArtDeckoState, options: vec[i64]) -> i64:
    """The modes from the last one on that still let the total reach the cost, and done once it has (AD-PAY-04,
    AD-RULING-07).
    """
    c = s.cells
    if needs_noble(c):
        options[0] = box.PAY
        return 1
    mode = i64(c[at.LAST])
    reach = s.reach
    found: i64 = 0
    # An ability is offered where it adds something and its card's limit allows one more.
    while mode < box.STARS and reach >= 0:
        more = brings(c, mode)
        options[found] = box.PAY + mode
        found += i64(more != 0)
        reach -= more
        mode += 1
    while mode < box.MODES and reach >= 0:
        cards = i64(c[at.LEFT + box.MODE_KIND[mode]])
        options[found] = box.PAY + mode
        found += i64(cards != 0)
        reach -= cards * i64(c[at.GAINS + mode])
        mode += 1
    options[found] = box.DONE
    return found + i64(s.paid >= i64(c[at.COST]))


def name_card(s: ArtDeckoState, mode: i64) -> None:
    """One more card is named in the payment; nothing has left the hand yet.

    Naming a card moves its value from what can be reached to what is paid; only the modes passed over are lost.
    """
    c = s.cells
    passed = i64(c[at.LAST])
    while passed < mode:
        s.reach -= brings(c, passed)
        passed += 1
    kind = box.MODE_KIND[mode]
    c[at.LEFT + kind] = u8(i64(c[at.LEFT + kind]) - 1)
    c[at.NAMED + mode] = u8(i64(c[at.NAMED + mode]) + 1)
    c[at.LAST] = u8(mode)
    s.paid += i64(c[at.GAINS + mode]) if mode >= box.STARS else box.ABILITY[kind]


def settle(s: ArtDeckoState) -> None:
    """The cards named lie at the action space, those used for their ability have left the game at once; there
    is no change (AD-PAY-05, AD-PAY-06, AD-GOLD-02, AD-RULING-08, AD-TURN-06, AD-TURN-07)."""
    c = s.cells
    seat = i64(c[at.TURN])
    place = hand(seat)
    target = space(i64(c[at.ACTION]))
    mode: i64 = 0
    while mode < box.MODES:
        cards = i64(c[at.NAMED + mode])
        kind = box.MODE_KIND[mode]
        while cards > 0:
            card = lowest(c, place, kind)
            out(c, place, card)
            if mode < box.STARS:
                add(c, at.REMOVED, card)
                departed(c, seat, card)
                if s.journal is not None:
                    s.note(ability_clause(kind), seat, {"card": box.CARD_IDS[card], "value": box.ABILITY[kind]})
            else:
                add(c, target, card)
                if card < box.DESIGNS:
                    witnessed(c, seat, card)
            cards -= 1
        mode += 1
    if s.journal is not None:
        s.note(
            "AD-SHOW-11" if i64(c[at.CONTEXT]) == box.SHOW else "AD-ACQUIRE-05",
            seat,
            {"cost": i64(c[at.COST]), "paid": s.paid, "with": named_modes(c)},
        )
        if s.paid > i64(c[at.COST]):
            s.note("AD-PAY-05", seat, {"surplus": s.paid - i64(c[at.COST])})
    s.sealed = True


def ability_clause(kind: i64) -> str:
    """The clause that makes a Gold card's ability work."""
    return ["AD-GOLD-04", "AD-GOLD-05", "AD-GOLD-09", "AD-GOLD-12", "AD-GOLD-14"][kind - box.G1]


def named_modes(c: vec[u8]) -> str:
    """The cards of a payment by the words that named them."""
    return ", ".join(box.MODE_IDS[mode] for mode in range(box.MODES) for each in range(int(c[at.NAMED + mode])))


def noble_in_hand(c: vec[u8], seat: i64) -> bool:
    """A Fancy Noble is in hand."""
    return of_kind(c, hand(seat), box.G3N) > 0
