"""Whole actions of Art Decko, each valued in points less what its cheapest payment gives up."""

from collections.abc import Iterator

from msgspec import Struct

from vernissage.bots.art_decko.prospect import GOLD_NOW, Prospect, kind_of
from vernissage.games.art_decko.model import Exhibition, Plan
from vernissage.games.art_decko.state import (
    CHOOSING,
    CLAIMING,
    COUNTING,
    ENTERING,
    GOING,
    HAGGLING,
    HANGING,
    MARKING,
    PAIRING,
    PICKING,
)
from vernissage.games.art_decko.tables import (
    ABILITY,
    ALLOWED,
    BONUS_IDS,
    CADMIUM,
    CLAIM_POINTS,
    DISCOUNT,
    FACE,
    FIVE,
    G3N,
    G5,
    GENRE_IDS,
    KIND_IDS,
    MODE_KIND,
    PAINTINGS,
    PRICE,
    RISE,
    SHOW,
    SIENNA,
    STARS,
    THREE,
)
from vernissage.games.art_decko.views import PHASES

UNPAYABLE = 1000.0


class Deed(Struct):
    """One whole action without its payment, and what it is worth."""

    kind: str
    place: str = ""
    want: int = 1
    picks: tuple[str, ...] = ()
    marker: str = ""
    bonus: str = ""
    value: float = 0.0


def deeds(look: Prospect) -> list[Deed]:
    """Every action that can be paid, with its value less what the payment gives up."""
    found = []
    for kind in sorted(set(look.hand)):
        worth = look.pays[kind] if kind < 5 else int(FACE[kind])
        fresh = 1.1 if look.view.action == 0 else 0.7
        found.append(Deed("haggle", picks=(KIND_IDS[kind],), value=fresh - GOLD_NOW * worth))
    for deed, context, cost in purchases(look):
        cards = list(look.hand)
        if deed.want == 2:
            cards.remove(int(G3N))
            loss = cheapest(look, cards, context, max(0, cost - int(ABILITY[G3N])))[0] + look.spent(0)
        else:
            loss = cheapest(look, cards, context, cost)[0]
        if loss < UNPAYABLE:
            deed.value -= loss
            found.append(deed)
    if look.me.ribbons:
        for room in look.view.exhibitions:
            for deed, cost in shows(look, room):
                cards = list(look.hand)
                cards.remove(kind_of(deed.picks[0]))
                loss = cheapest(look, cards, SHOW, cost)[0]
                if loss < UNPAYABLE:
                    deed.value -= loss
                    found.append(deed)
    return found


def purchases(look: Prospect) -> Iterator[tuple[Deed, int, int]]:
    """Everything on sale: the deed, its context and its cost."""
    view = look.view
    for number, gallery in enumerate(view.galleries):
        if view.bought_at == gallery.id:
            continue
        genres = sorted({kind_of(card) for card in gallery.paintings})
        worth = {genre: look.painting(genre) + look.rise(genre, int(RISE[number]), -1) for genre in genres}
        for genre in genres:
            yield Deed("acquire", gallery.id, 1, (KIND_IDS[genre],), value=worth[genre]), PAINTINGS, gallery.cost
        if G3N in look.hand and len(gallery.paintings) > 1:
            lying = [kind_of(card) for card in gallery.paintings]
            for a in genres:
                for b in genres:
                    if (a < b) or (a == b and lying.count(a) > 1):
                        pair = (KIND_IDS[a], KIND_IDS[b])
                        yield (
                            Deed("acquire", gallery.id, 2, pair, value=worth[a] + worth[b]),
                            PAINTINGS,
                            2 * gallery.cost,
                        )
    if view.bought_at != "cadmium":
        for card in set(view.cadmium):
            yield Deed("acquire", "cadmium", 1, (card,), value=look.gold(kind_of(card))), THREE, int(PRICE[CADMIUM])
    if view.bought_at != "sienna" and view.sienna:
        yield Deed("acquire", "sienna", 1, ("G5",), value=look.gold(int(G5))), FIVE, int(PRICE[SIENNA])


def shows(look: Prospect, room: Exhibition) -> Iterator[tuple[Deed, int]]:
    """Every Show in an exhibition: the deed and its cost."""
    points = room.column[len(room.hung)] if len(room.hung) < len(room.column) else 0
    for genre in {kind for kind in look.hand if kind < 5}:
        name = GENRE_IDS[genre]
        value = points - look.painting(genre) + look.rise(genre, room.rise, 1)
        markers = [marker for marker in (name, "wild") if marker in room.invitations]
        for marker in markers:
            # A gray invitation is worth keeping for another genre.
            kept = value - (0.1 if marker == "wild" and len(markers) > 1 else 0.0)
            yield Deed("show", room.id, 1, (name,), marker, "", kept), room.cost
            if not look.me.exhibited:
                for number, bonus in enumerate(BONUS_IDS):
                    if look.view.bonus_spaces[number] < 0:
                        extra = kept + int(CLAIM_POINTS[number]) - 0.1
                        yield Deed("show", room.id, 1, (name,), marker, bonus, extra), room.cost - int(DISCOUNT[number])


def cheapest(
    look: Prospect, cards: list[int], context: int, cost: int, first: int = 0, star_used: int = 0
) -> tuple[float, list[int]]:
    """The payment that gives up least, by modes from `first` on; the loss says when there is none."""
    nothing: list[int] = []
    best = [(0.0, nothing)] + [(UNPAYABLE, nothing)] * cost
    for kind in cards:
        ways = []
        for mode in range(first, 16):
            if MODE_KIND[mode] == kind and (mode >= STARS or ALLOWED[STARS * context + mode]):
                value = int(ABILITY[kind]) if mode < STARS else (look.pays[kind] if kind < 5 else int(FACE[kind]))
                ways.append((mode, value, look.spent(mode)))
        after = list(best)
        for reached, (loss, modes) in enumerate(best):
            if loss >= UNPAYABLE:
                continue
            for mode, value, lost in ways:
                if mode == 1 and star_used + modes.count(1) >= 1:
                    continue
                total = min(cost, reached + value)
                if loss + lost < after[total][0]:
                    after[total] = (loss + lost, [*modes, mode])
        best = after
    return best[cost]


def fits(deed: Deed, plan: Plan) -> bool:
    """The deed goes on from what is already chosen."""
    phase = PHASES.index(plan.phase)
    if phase == CHOOSING:
        return True
    if phase == HAGGLING:
        return deed.kind == "haggle"
    if GOING <= phase <= PAIRING:
        same = deed.kind == "acquire" and (phase == GOING or deed.place == plan.place)
        return (
            same and (phase < PICKING or deed.want == plan.want) and (phase < PAIRING or deed.picks[0] == plan.picks[0])
        )
    same = deed.kind == "show" and (phase == ENTERING or deed.place == plan.place)
    return (
        same
        and (phase < MARKING or deed.picks[0] == plan.picks[0])
        and (phase < CLAIMING or deed.marker == plan.marker)
    )


def next_word(deed: Deed, phase: int) -> str:
    """The deed's answer to the question."""
    words = {
        CHOOSING: deed.kind,
        HAGGLING: f"spend {deed.picks[0]}",
        GOING: f"at {deed.place}",
        COUNTING: "take two" if deed.want == 2 else "take one",
        PICKING: f"pick {deed.picks[0]}",
        PAIRING: f"pick {deed.picks[-1]}",
        ENTERING: f"in {deed.place}",
        HANGING: f"hang {deed.picks[0]}",
        MARKING: "marker wild" if deed.marker == "wild" else "marker genre",
        CLAIMING: f"claim {deed.bonus or 'none'}",
    }
    return words[phase]
