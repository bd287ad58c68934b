"""Why a word is no answer to the question asked: the clause and the facts of its sentence."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import Arg, Refusal, seat_name
from vernissage.games.art_decko import state as at
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.bags import of_kind
from vernissage.games.art_decko.market import for_sale, lies_at, price, purpose
from vernissage.games.art_decko.museum import best_discount, invited, markers_left, show_cost
from vernissage.games.art_decko.payment import helps, needs_noble, pays, within, worth
from vernissage.games.art_decko.state import ArtDeckoState, gallery, hand
from vernissage.games.art_decko.words import bonus_of, kind_of, location_of, picked, room_of

# For each question: what is asked, and its clause.
ASKS: Final[dict[int, tuple[str, str]]] = {
    int(at.CHOOSING): ("choose-action", "AD-TURN-03"),
    int(at.HAGGLING): ("spend", "AD-HAGGLE-01"),
    int(at.GOING): ("go", "AD-ACQUIRE-01"),
    int(at.COUNTING): ("count", "AD-GOLD-10"),
    int(at.PICKING): ("pick", "AD-ACQUIRE-02"),
    int(at.PAIRING): ("pair", "AD-GOLD-10"),
    int(at.ENTERING): ("enter", "AD-SHOW-02"),
    int(at.HANGING): ("hang", "AD-SHOW-01"),
    int(at.MARKING): ("marker", "AD-SHOW-16"),
    int(at.CLAIMING): ("claim", "AD-SHOW-06"),
    int(at.PAYING): ("pay", "AD-PAY-01"),
    int(at.DROPPING): ("discard", "AD-EOT-03"),
}


def answers(phase: i64, action: i64) -> bool:
    """The word is of the sort the question wants."""
    if phase == at.CHOOSING:
        return action < box.SPEND
    if phase == at.HAGGLING:
        return box.SPEND <= action < box.GO
    if phase == at.GOING:
        return box.GO <= action < box.TAKE_ONE
    if phase == at.COUNTING:
        return box.TAKE_ONE <= action < box.PICK
    if at.PICKING <= phase <= at.PAIRING:
        return box.PICK <= action < box.ENTER
    if phase == at.ENTERING:
        return box.ENTER <= action < box.HANG
    if phase == at.HANGING:
        return box.HANG <= action < box.USE_GENRE
    if phase == at.MARKING:
        return box.USE_GENRE <= action < box.CLAIM_NONE
    if phase == at.CLAIMING:
        return box.CLAIM_NONE <= action < box.PAY
    if phase == at.PAYING:
        return box.PAY <= action <= box.DONE
    return box.DROP <= action <= box.STOP


def refuse(s: ArtDeckoState, seat: i64, action: i64) -> Refusal:
    """The clause that refuses a word which is not among the options."""
    c = s.cells
    phase = i64(c[at.PHASE])
    if phase == at.OVER:
        return Refusal("AD-END-05")
    if not 0 <= seat < s.seats:
        return Refusal("AD-TURN-01", case="watching")
    if seat != i64(c[at.TURN]):
        return Refusal("AD-TURN-01", {"player": seat_name(int(c[at.TURN]))})
    if not answers(phase, action):
        return Refusal("AD-TURN-02", case=ASKS[int(phase)][0])
    if phase == at.CHOOSING:
        return no_purchase(s, seat) if action == box.ACQUIRE_WORD else no_show(s, seat)
    if phase == at.HAGGLING:
        return Refusal("AD-HAGGLE-01", {"card": kind_of(action - box.SPEND)})
    if phase == at.GOING:
        return no_location(s, seat, action - box.GO)
    if at.PICKING <= phase <= at.PAIRING:
        return no_pick(s, action)
    if phase == at.ENTERING:
        return no_room(s, seat, action - box.ENTER)
    if phase == at.HANGING:
        return no_painting(s, seat, action - box.HANG)
    if phase == at.CLAIMING:
        return no_claim(s, seat, action)
    return no_payment(s, action) if phase == at.PAYING else no_discard(s, action - box.DROP)


def no_purchase(s: ArtDeckoState, seat: i64) -> Refusal:
    """Nothing for sale can be paid: the cheapest is named."""
    c = s.cells
    nearest: Refusal | None = None
    missing: i64 = 0
    location: i64 = 0
    while location < box.LOCATIONS:
        if for_sale(c, location) > 0 and i64(c[at.BOUGHT_AT]) != location + 1:
            lacks = price(c, location) - worth(c, seat, purpose(location))
            if nearest is None or lacks < missing:
                missing = lacks
                nearest = no_location(s, seat, location)
        location += 1
    return nearest if nearest is not None else Refusal("AD-ACQUIRE-14", case="anywhere")


def no_location(s: ArtDeckoState, seat: i64, location: i64) -> Refusal:
    """Used this turn, sold out, or too dear."""
    c = s.cells
    place = location_of(box.LOCATION_IDS[location])
    if i64(c[at.BOUGHT_AT]) == location + 1:
        return Refusal("AD-ACQUIRE-10", {"place": place})
    if for_sale(c, location) == 0:
        return Refusal("AD-ACQUIRE-13") if location == box.SIENNA else Refusal("AD-ACQUIRE-14", {"place": place})
    return too_little(price(c, location), worth(c, seat, purpose(location)))


def no_pick(s: ArtDeckoState, action: i64) -> Refusal:
    """Not face up there, or out of order in a pair."""
    c = s.cells
    location = i64(c[at.PLACE])
    kind = picked(action)
    if location == box.CADMIUM:
        return Refusal("AD-ACQUIRE-12", {"card": kind_of(kind)})
    if location >= box.GALLERIES or not lies_at(c, gallery(location), kind):
        return Refusal("AD-ACQUIRE-02", {"card": kind_of(kind), "place": location_of(box.LOCATION_IDS[location])})
    return Refusal("AD-GOLD-10", {"card": kind_of(kind)}, "order")


def no_show(s: ArtDeckoState, seat: i64) -> Refusal:
    """No ribbon, no invitation, or no exhibition that can be paid."""
    c = s.cells
    if c[at.RIBBON + seat] == u8(0):
        return Refusal("AD-SHOW-04")
    room: i64 = 0
    while room < box.ROOMS:
        if has_guest(c, seat, room):
            return no_room(s, seat, room)
        room += 1
    return Refusal("AD-SHOW-02", case="anywhere")


def has_guest(c: vec[u8], seat: i64, room: i64) -> bool:
    """Some painting in hand is invited."""
    genre: i64 = 0
    while genre < box.GENRES:
        if of_kind(c, hand(seat), genre) > 0 and invited(c, room, genre):
            return True
        genre += 1
    return False


def no_room(s: ArtDeckoState, seat: i64, room: i64) -> Refusal:
    """Fulfilled, without a fitting invitation, or too dear."""
    c = s.cells
    if markers_left(c, room) == 0:
        return Refusal("AD-SHOW-18", {"place": room_of(box.ROOM_IDS[room])})
    if not has_guest(c, seat, room):
        return Refusal("AD-SHOW-02", {"place": room_of(box.ROOM_IDS[room])})
    most: i64 = 0
    genre: i64 = 0
    while genre < box.GENRES:
        beside = worth(c, seat, box.SHOW) - pays(c, genre)
        if of_kind(c, hand(seat), genre) > 0 and invited(c, room, genre) and beside > most:
            most = beside
        genre += 1
    facts: dict[str, Arg] = {
        "place": room_of(box.ROOM_IDS[room]),
        "cost": int(show_cost(room, best_discount(c, seat))),
        "worth": int(most),
    }
    return Refusal("AD-SHOW-11", facts)


def no_painting(s: ArtDeckoState, seat: i64, genre: i64) -> Refusal:
    """Not in hand, not invited, or needed to pay for its own Show."""
    c = s.cells
    room = i64(c[at.PLACE])
    if of_kind(c, hand(seat), genre) == 0:
        return Refusal("AD-SHOW-01", {"card": kind_of(genre)})
    if not invited(c, room, genre):
        return Refusal("AD-SHOW-02", {"place": room_of(box.ROOM_IDS[room])})
    beside = worth(c, seat, box.SHOW) - pays(c, genre)
    return Refusal(
        "AD-SHOW-12",
        {"card": kind_of(genre), "worth": int(beside), "cost": int(show_cost(room, best_discount(c, seat)))},
    )


def no_claim(s: ArtDeckoState, seat: i64, action: i64) -> Refusal:
    """Claimed by somebody, or leaving a Show that cannot be paid."""
    c = s.cells
    bonus = action - box.CLAIM
    if bonus >= 0 and c[at.OWNERS + bonus] != u8(0):
        return Refusal("AD-SHOW-07", {"bonus": bonus_of(box.BONUS_IDS[bonus])})
    cost = show_cost(i64(c[at.PLACE]), box.DISCOUNT[bonus] if bonus >= 0 else 0)
    beside = worth(c, seat, box.SHOW) - pays(c, i64(c[at.FIRST]))
    return Refusal("AD-RULING-51", {"cost": int(cost), "worth": int(beside)})


def no_payment(s: ArtDeckoState, action: i64) -> Refusal:
    """Too little, out of order, not in hand, or an ability for something else."""
    c = s.cells
    if action == box.DONE:
        return Refusal("AD-PAY-04", {"cost": int(c[at.COST]), "paid": int(s.paid)}, "so-far")
    mode = action - box.PAY
    kind = box.MODE_KIND[mode]
    card = kind_of(kind)
    context = i64(c[at.CONTEXT])
    if mode < box.STARS and not helps(context, mode):
        return no_ability(context, kind)
    if c[at.LEFT + kind] == u8(0):
        if context == box.SHOW and kind == i64(c[at.FIRST]) and not named_painting(c, kind):
            return Refusal("AD-SHOW-12", {"card": card}, "hung")
        return Refusal("AD-PAY-01", {"card": card})
    if needs_noble(c):
        return Refusal("AD-GOLD-10", case="noble-first")
    if kind == box.G3S and mode < box.STARS and context == box.FIVE and c[at.NAMED + mode] != u8(0):
        return Refusal("AD-GOLD-13")
    if mode < i64(c[at.LAST]):
        return Refusal("AD-RULING-07", {"card": card})
    return too_little(i64(c[at.COST]), s.paid + within(s, mode))


def too_little(cost: i64, most: i64) -> Refusal:
    """Not even all that can be brought reaches the cost."""
    return Refusal("AD-PAY-04", {"cost": int(cost), "most": int(most)})


def named_painting(c: vec[u8], kind: i64) -> bool:
    """Another painting of the genre is already in the payment."""
    return c[at.NAMED + box.PICTURES + kind] != u8(0)


def no_ability(context: i64, kind: i64) -> Refusal:
    """The ability helps with something else."""
    facts: dict[str, Arg] = {"card": kind_of(kind)}
    if kind < box.G3N:
        return Refusal("AD-GOLD-08" if context == box.SHOW else "AD-GOLD-07", facts)
    if kind == box.G3S and context != box.PAINTINGS:
        return Refusal("AD-GOLD-12")
    return Refusal("AD-GOLD-16", facts)


def no_discard(s: ArtDeckoState, kind: i64) -> Refusal:
    """Not in hand, or out of order."""
    if s.cells[at.LEFT + kind] == u8(0):
        return Refusal("AD-EOT-03", {"card": kind_of(kind)})
    return Refusal("AD-RULING-47", {"card": kind_of(kind)})
