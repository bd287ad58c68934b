"""Why a word is no answer to the question asked: the clause and the facts of its sentence."""
# interpreted: a refusal is for people; search never asks for one.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import Refusal
from vernissage.games.art_decko.bags import of_kind
from vernissage.games.art_decko.market import for_sale, lies_at, price, purpose
from vernissage.games.art_decko.museum import best_discount, invited, markers_left, show_cost
from vernissage.games.art_decko.payment import helps, needs_noble, pays, within, worth
from vernissage.games.art_decko.state import (
    BOUGHT_AT,
    CHOOSING,
    CLAIMING,
    CONTEXT,
    COST,
    COUNTING,
    ENTERING,
    FIRST,
    GOING,
    HAGGLING,
    HANGING,
    LAST,
    LEFT,
    MARKING,
    NAMED,
    OVER,
    OWNERS,
    PAIRING,
    PAYING,
    PHASE,
    PICKING,
    PLACE,
    RIBBON,
    TURN,
    ArtDeckoState,
    gallery,
    hand,
)
from vernissage.games.art_decko.tables import (
    ACQUIRE_WORD,
    BONUS_NAMES,
    CADMIUM,
    CLAIM,
    CLAIM_NONE,
    DISCOUNT,
    DONE,
    DROP,
    ENTER,
    FIVE,
    G3S,
    GALLERIES,
    GENRES,
    GO,
    HANG,
    KIND_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    MODE_KIND,
    PAINTINGS,
    PAY,
    PICK,
    PICK_GOLD,
    ROOM_NAMES,
    ROOMS,
    SHOW,
    SIENNA,
    SPEND,
    STARS,
    STOP,
    TAKE_ONE,
    USE_GENRE,
    WORDS,
)

# For each question: what is asked, and its clause.
ASKS: Final[dict[int, tuple[str, str]]] = {
    0: ("choose an action", "AD-TURN-03"),
    1: ("spend a card", "AD-HAGGLE-01"),
    2: ("go to a gallery or bank", "AD-ACQUIRE-01"),
    3: ("take one painting or two", "AD-GOLD-10"),
    4: ("pick a card", "AD-ACQUIRE-02"),
    5: ("pick a second painting", "AD-GOLD-10"),
    6: ("enter an exhibition", "AD-SHOW-02"),
    7: ("choose the painting to hang", "AD-SHOW-01"),
    8: ("choose an invitation marker", "AD-SHOW-16"),
    9: ("claim a New Exhibitor space or none", "AD-SHOW-06"),
    10: ("pay", "AD-PAY-01"),
    11: ("discard cards or stop", "AD-EOT-03"),
}


def answers(phase: i64, action: i64) -> bool:
    """The word is of the sort the question wants."""
    if phase == CHOOSING:
        return action < SPEND
    if phase == HAGGLING:
        return SPEND <= action < GO
    if phase == GOING:
        return GO <= action < TAKE_ONE
    if phase == COUNTING:
        return TAKE_ONE <= action < PICK
    if PICKING <= phase <= PAIRING:
        return PICK <= action < ENTER
    if phase == ENTERING:
        return ENTER <= action < HANG
    if phase == HANGING:
        return HANG <= action < USE_GENRE
    if phase == MARKING:
        return USE_GENRE <= action < CLAIM_NONE
    if phase == CLAIMING:
        return CLAIM_NONE <= action < PAY
    if phase == PAYING:
        return PAY <= action <= DONE
    return DROP <= action <= STOP


def refuse(s: ArtDeckoState, seat: i64, action: i64) -> Refusal:
    """The clause that refuses a word which is not among the options."""
    c = s.cells
    phase = i64(c[PHASE])
    if phase == OVER:
        return Refusal("AD-END-05")
    if seat != i64(c[TURN]):
        return Refusal("AD-TURN-01", {"player": int(c[TURN]) + 1})
    if not answers(phase, action):
        return Refusal("AD-TURN-02", {"ask": ASKS[int(phase)][0], "word": WORDS[action]})
    if phase == CHOOSING:
        return no_purchase(s, seat) if action == ACQUIRE_WORD else no_show(s, seat)
    if phase == HAGGLING:
        return Refusal("AD-HAGGLE-01", {"card": KIND_NAMES[action - SPEND]})
    if phase == GOING:
        return no_location(s, seat, action - GO)
    if PICKING <= phase <= PAIRING:
        return no_pick(s, action)
    if phase == ENTERING:
        return no_room(s, seat, action - ENTER)
    if phase == HANGING:
        return no_painting(s, seat, action - HANG)
    if phase == CLAIMING:
        return no_claim(s, seat, action)
    return no_payment(s, action) if phase == PAYING else no_discard(s, action - DROP)


def no_purchase(s: ArtDeckoState, seat: i64) -> Refusal:
    """Nothing for sale can be paid: the cheapest is named."""
    c = s.cells
    nearest: Refusal | None = None
    missing: i64 = 0
    location: i64 = 0
    while location < LOCATIONS:
        if for_sale(c, location) > 0 and i64(c[BOUGHT_AT]) != location + 1:
            lacks = price(c, location) - worth(c, seat, purpose(location))
            if nearest is None or lacks < missing:
                missing = lacks
                nearest = no_location(s, seat, location)
        location += 1
    return nearest if nearest is not None else Refusal("AD-ACQUIRE-14", {"place": "Every location you may use"})


def no_location(s: ArtDeckoState, seat: i64, location: i64) -> Refusal:
    """Used this turn, sold out, or too dear."""
    c = s.cells
    place = LOCATION_NAMES[location]
    if i64(c[BOUGHT_AT]) == location + 1:
        return Refusal("AD-ACQUIRE-10", {"place": place})
    if for_sale(c, location) == 0:
        return Refusal("AD-ACQUIRE-13") if location == SIENNA else Refusal("AD-ACQUIRE-14", {"place": place})
    return too_little(price(c, location), worth(c, seat, purpose(location)))


def no_pick(s: ArtDeckoState, action: i64) -> Refusal:
    """Not face up there, or out of order in a pair."""
    c = s.cells
    location = i64(c[PLACE])
    kind = action - PICK if action < PICK + GENRES else action - PICK_GOLD
    if location == CADMIUM:
        return Refusal("AD-ACQUIRE-12", {"card": KIND_NAMES[kind]})
    if location >= GALLERIES or lies_at(c, gallery(location), kind) == 0:
        return Refusal("AD-ACQUIRE-02", {"card": KIND_NAMES[kind]})
    return Refusal("AD-GOLD-10", {"card": KIND_NAMES[kind]})


def no_show(s: ArtDeckoState, seat: i64) -> Refusal:
    """No ribbon, no invitation, or no exhibition that can be paid."""
    c = s.cells
    if c[RIBBON + seat] == u8(0):
        return Refusal("AD-SHOW-04")
    room: i64 = 0
    while room < ROOMS:
        if has_guest(c, seat, room):
            return no_room(s, seat, room)
        room += 1
    return Refusal("AD-SHOW-02", {"place": "any exhibition"})


def has_guest(c: vec[u8], seat: i64, room: i64) -> bool:
    """Some painting in hand is invited."""
    genre: i64 = 0
    while genre < GENRES:
        if of_kind(c, hand(seat), genre) > 0 and invited(c, room, genre):
            return True
        genre += 1
    return False


def no_room(s: ArtDeckoState, seat: i64, room: i64) -> Refusal:
    """Fulfilled, without a fitting invitation, or too dear."""
    c = s.cells
    if markers_left(c, room) == 0:
        return Refusal("AD-SHOW-18", {"place": ROOM_NAMES[room]})
    if not has_guest(c, seat, room):
        return Refusal("AD-SHOW-02", {"place": ROOM_NAMES[room]})
    most: i64 = 0
    genre: i64 = 0
    while genre < GENRES:
        beside = worth(c, seat, SHOW) - pays(c, genre)
        if of_kind(c, hand(seat), genre) > 0 and invited(c, room, genre) and beside > most:
            most = beside
        genre += 1
    facts: dict[str, object] = {"place": ROOM_NAMES[room], "cost": int(show_cost(room, best_discount(c, seat))), "worth": int(most)}
    return Refusal("AD-SHOW-11", facts)


def no_painting(s: ArtDeckoState, seat: i64, genre: i64) -> Refusal:
    """Not in hand, not invited, or needed to pay for its own Show."""
    c = s.cells
    room = i64(c[PLACE])
    if of_kind(c, hand(seat), genre) == 0:
        return Refusal("AD-SHOW-01", {"card": KIND_NAMES[genre]})
    if not invited(c, room, genre):
        return Refusal("AD-SHOW-02", {"place": ROOM_NAMES[room]})
    beside = worth(c, seat, SHOW) - pays(c, genre)
    return Refusal("AD-SHOW-12", {"card": KIND_NAMES[genre], "worth": int(beside), "cost": int(show_cost(room, best_discount(c, seat)))})


def no_claim(s: ArtDeckoState, seat: i64, action: i64) -> Refusal:
    """Claimed by somebody, or leaving a Show that cannot be paid."""
    c = s.cells
    bonus = action - CLAIM
    if bonus >= 0 and c[OWNERS + bonus] != u8(0):
        return Refusal("AD-SHOW-07", {"bonus": BONUS_NAMES[bonus]})
    cost = show_cost(i64(c[PLACE]), DISCOUNT[bonus] if bonus >= 0 else 0)
    beside = worth(c, seat, SHOW) - pays(c, i64(c[FIRST]))
    return Refusal("AD-RULING-51", {"cost": int(cost), "worth": int(beside)})


def no_payment(s: ArtDeckoState, action: i64) -> Refusal:
    """Too little, out of order, not in hand, or an ability for something else."""
    c = s.cells
    if action == DONE:
        return Refusal("AD-PAY-04", {"cost": int(c[COST]), "have": f"so far you have named {int(s.paid)}"})
    mode = action - PAY
    kind = MODE_KIND[mode]
    card = KIND_NAMES[kind]
    context = i64(c[CONTEXT])
    if mode < STARS and not helps(context, mode):
        return no_ability(context, kind)
    if c[LEFT + kind] == u8(0):
        if context == SHOW and kind == i64(c[FIRST]) and not named_painting(c, kind):
            return Refusal("AD-SHOW-12", {"card": card, "worth": int(s.paid + within(s, i64(c[LAST]))), "cost": int(c[COST])})
        return Refusal("AD-PAY-01", {"card": card})
    if needs_noble(c):
        return Refusal("AD-GOLD-10", {"card": card})
    if kind == G3S and mode < STARS and context == FIVE and c[NAMED + mode] != u8(0):
        return Refusal("AD-GOLD-13")
    if mode < i64(c[LAST]):
        return Refusal("AD-RULING-07", {"card": card})
    return too_little(i64(c[COST]), s.paid + within(s, mode))


def too_little(cost: i64, most: i64) -> Refusal:
    """Not even all that can be brought reaches the cost."""
    return Refusal("AD-PAY-04", {"cost": int(cost), "have": f"you can bring {int(most)} at most this way"})


def named_painting(c: vec[u8], kind: i64) -> bool:
    """Another painting of the genre is already in the payment."""
    return c[NAMED + 11 + kind] != u8(0)


def no_ability(context: i64, kind: i64) -> Refusal:
    """The ability helps with something else."""
    facts: dict[str, object] = {"card": KIND_NAMES[kind]}
    if kind < 7:
        return Refusal("AD-GOLD-08" if context == SHOW else "AD-GOLD-07", facts)
    if kind == G3S and context != PAINTINGS:
        return Refusal("AD-GOLD-12")
    return Refusal("AD-GOLD-16", facts)


def no_discard(s: ArtDeckoState, kind: i64) -> Refusal:
    """Not in hand, or out of order."""
    if s.cells[LEFT + kind] == u8(0):
        return Refusal("AD-EOT-03", {"card": KIND_NAMES[kind]})
    return Refusal("AD-RULING-47", {"card": KIND_NAMES[kind]})
