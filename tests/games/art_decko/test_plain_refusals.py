"""A second, plain reading of refusals: why each word that is not on the menu is refused, and by which figures."""

from dataclasses import dataclass

import pytest

from games.art_decko.table import act, art_decko, look, options
from games.art_decko.test_plain_reading import DISCOUNTS, GENRES, worth
from rule import rule
from vernissage.core.match import Match
from vernissage.core.model import Message, Refusal
from vernissage.core.rng import rng_for
from vernissage.games.art_decko.model import ArtDeckoView, Exhibition, Plan, Player

# The sort of words each question wants.
WANTED = {
    "choose": ("haggle", "acquire", "show"),
    "haggle": ("spend",),
    "go": ("at",),
    "count": ("take",),
    "pick": ("pick",),
    "pair": ("pick",),
    "enter": ("in",),
    "hang": ("hang",),
    "mark": ("marker",),
    "claim": ("claim",),
    "pay": ("pay", "use", "done"),
    "discard": ("discard", "stop"),
}
BONUSES = ["disc2", "disc1", "vp2", "vp1"]


@dataclass(frozen=True)
class No:
    """A refusal in short: its clause, the figures it names in any order, and the thing it names."""

    clause: str
    figures: tuple[int, ...] = ()
    name: str = ""


def short(refusal: Refusal) -> No:
    """What a refusal says, without its wording."""
    figures: list[int] = []
    name = ""
    for key, value in refusal.facts.items():
        if isinstance(value, Message) and value.id != "seat":
            name = name or value.id.partition("-")[2]
        else:
            number = value.args["seat"] if isinstance(value, Message) else value
            assert isinstance(number, int), key
            figures.append(number)
    return No(refusal.clause, tuple(sorted(figures)), name)


def figures(*values: int) -> tuple[int, ...]:
    """Figures in any order."""
    return tuple(sorted(values))


def kind(card: str) -> str:
    """A card without its design."""
    return card if card.startswith("G") else card[:2]


def price(view: ArtDeckoView, place: str) -> tuple[int, str, bool]:
    """What a place asks, what for, and whether anything is for sale there."""
    if place == "cadmium":
        return 5, "three", bool(view.cadmium)
    if place == "sienna":
        return 8, "five", view.sienna > 0
    shop = next(shop for shop in view.galleries if shop.id == place)
    return shop.cost, "painting", bool(shop.paintings)


def expected(view: ArtDeckoView, plan: Plan, word: str) -> No | None:
    """Why a word is refused; None where the plain reading leaves it to other tests."""
    verb, _, thing = word.partition(" ")
    own = view.players[view.turn]
    hand = own.hand or []
    if verb not in WANTED[plan.phase]:
        return No("AD-TURN-02")
    if verb == "acquire":
        return nothing_to_buy(view, hand)
    if verb == "show":
        return nothing_to_show(view, own)
    if verb == "spend":
        return No("AD-HAGGLE-01", (), thing.lower())
    if verb == "at":
        return not_there(view, hand, thing)
    if verb == "in":
        return not_in(view, own, next(room for room in view.exhibitions if room.id == thing))
    if verb == "hang":
        return not_hung(view, own, next(room for room in view.exhibitions if room.id == plan.place), thing)
    if verb == "claim":
        return not_claimed(view, plan, hand, thing)
    if verb == "pick":
        return not_picked(view, plan, thing)
    if verb == "done":
        return No("AD-PAY-04", figures(plan.cost, plan.total))
    if verb == "discard":
        left = [kind(card) for card in hand].count(thing) - plan.discards.count(thing)
        return No("AD-EOT-03" if not left else "AD-RULING-47", (), thing.lower())
    return None


def nothing_to_buy(view: ArtDeckoView, hand: list[str]) -> No:
    """The place that lacks least is named, of equals the leftmost."""
    places = [shop.id for shop in view.galleries] + ["cadmium", "sienna"]
    lacking = []
    for place in places:
        cost, what, sold = price(view, place)
        if sold and place != view.bought_at:
            lacking.append((cost - worth(hand, view, what), places.index(place)))
    if not lacking:
        return No("AD-ACQUIRE-14")
    return not_there(view, hand, places[min(lacking)[1]])


def not_there(view: ArtDeckoView, hand: list[str], place: str) -> No:
    """Used this turn, sold out, or too dear."""
    cost, what, sold = price(view, place)
    if place == view.bought_at:
        return No("AD-ACQUIRE-10", (), place.lower())
    if not sold:
        return No("AD-ACQUIRE-13") if place == "sienna" else No("AD-ACQUIRE-14", (), place.lower())
    return No("AD-PAY-04", figures(cost, worth(hand, view, what)))


def guests(own: Player, room: Exhibition) -> list[str]:
    """The genres in hand that are invited."""
    held = {kind(card) for card in own.hand or []} & set(GENRES)
    return [genre for genre in GENRES if genre in held and {genre, "wild"} & set(room.invitations)]


def beside(view: ArtDeckoView, own: Player, genre: str) -> int:
    """What the hand pays for a Show beside a painting of the genre."""
    rest = list(own.hand or [])
    rest.remove(next(card for card in rest if kind(card) == genre))
    return worth(rest, view, "show")


def show_price(view: ArtDeckoView, own: Player, room: Exhibition) -> int:
    """The cost after the best discount the player could claim."""
    free = [off for off, owner in zip(DISCOUNTS, view.bonus_spaces, strict=True) if owner < 0]
    return room.cost - (max([0, *free]) if not own.exhibited and own.ribbons > 1 else 0)


def nothing_to_show(view: ArtDeckoView, own: Player) -> No:
    """No ribbon, no guest, or the first exhibition with a guest is too dear."""
    if not own.ribbons:
        return No("AD-SHOW-04")
    for room in view.exhibitions:
        if guests(own, room):
            return not_in(view, own, room)
    return No("AD-SHOW-02")


def not_in(view: ArtDeckoView, own: Player, room: Exhibition) -> No:
    """Fulfilled, nobody invited, or too dear."""
    if not room.invitations:
        return No("AD-SHOW-18", (), room.id.lower())
    if not guests(own, room):
        return No("AD-SHOW-02", (), room.id.lower())
    most = max(beside(view, own, genre) for genre in guests(own, room))
    return No("AD-SHOW-11", figures(show_price(view, own, room), most), room.id.lower())


def not_hung(view: ArtDeckoView, own: Player, room: Exhibition, genre: str) -> No:
    """Not in hand, not invited, or needed for the payment."""
    if genre not in {kind(card) for card in own.hand or []}:
        return No("AD-SHOW-01", (), genre.lower())
    if genre not in guests(own, room):
        return No("AD-SHOW-02", (), room.id.lower())
    return No("AD-SHOW-12", figures(beside(view, own, genre), show_price(view, own, room)), genre.lower())


def not_claimed(view: ArtDeckoView, plan: Plan, hand: list[str], bonus: str) -> No:
    """Taken, or too small to make the Show payable."""
    room = next(room for room in view.exhibitions if room.id == plan.place)
    if bonus != "none" and view.bonus_spaces[BONUSES.index(bonus)] >= 0:
        return No("AD-SHOW-07", (), bonus.lower())
    off = DISCOUNTS[BONUSES.index(bonus)] if bonus != "none" else 0
    own = view.players[view.turn]
    return No("AD-RULING-51", figures(room.cost - off, beside(view, own, plan.picks[0])))


def not_picked(view: ArtDeckoView, plan: Plan, thing: str) -> No:
    """Not face up there, or not the way to name a pair."""
    if plan.place == "cadmium":
        return No("AD-ACQUIRE-12", (), thing.lower())
    shop = next(shop for shop in view.galleries if shop.id == plan.place)
    lies = [kind(card) for card in shop.paintings]
    return No("AD-ACQUIRE-02" if thing not in lies else "AD-GOLD-10", (), thing.lower())


def no_to(match: Match, seat: int, word: str) -> Refusal | None:
    """Why a seat may not say a word now."""
    return match.game.why_not(match.state, seat, match.game.parse(word))


@rule("AD-TURN-01", "AD-TURN-02", "AD-HAGGLE-01", "AD-ACQUIRE-02", "AD-ACQUIRE-10", "AD-ACQUIRE-12", "AD-ACQUIRE-14")
@rule("AD-PAY-04", "AD-SHOW-01", "AD-SHOW-02", "AD-SHOW-07", "AD-SHOW-11", "AD-SHOW-12", "AD-RULING-47", "AD-RULING-51")
@pytest.mark.parametrize("seed", range(4))
def test_refusals_and_their_figures_are_those_of_a_plain_reading(seed: int) -> None:
    match = art_decko(2 + seed % 3, seed=20 + seed)
    rng = rng_for(seed, "plain refusals")
    while not match.over:
        view = look(match)
        assert view.plan is not None
        words = options(match)
        for word in match.game.words:
            said = no_to(match, view.turn, word)
            if word in words:
                assert said is None
                continue
            wanted = expected(view, view.plan, word)
            assert said is not None
            assert wanted is None or short(said) == wanted, word
        other = no_to(match, (view.turn + 1) % match.seats, words[0])
        assert other is not None
        assert short(other) == No("AD-TURN-01", (view.turn,))
        bold = [word for word in words if word != "haggle" or not rng.below(3)] or words
        act(match, bold[rng.below(len(bold))])
    over = no_to(match, 0, "haggle")
    assert over is not None
    assert over.clause == "AD-END-05"


@rule("AD-SHOW-04")
def test_without_a_ribbon_the_refusal_names_nothing_else() -> None:
    match = art_decko(rig={"ribbons0": "0", "hand0": "AN G5 G5"})
    said = no_to(match, 0, "show")
    assert said is not None
    assert short(said) == No("AD-SHOW-04")


@rule("AD-MARKET-05")
def test_gold_has_a_ratio_and_neither_pays_nor_scores_by_the_card() -> None:
    gold = look(art_decko()).market[-1]
    assert (gold.id, gold.pays, gold.points, gold.ratio) == ("gold", 0, 0, 6)


@rule("AD-TURN-02")
def test_what_turns_nothing_over_may_be_taken_back() -> None:
    match = art_decko(rig={"tokens": "1 2 3 4", "teal": "AN", "hand0": "G5 G1"})
    act(match, "acquire, at teal")
    assert match.undo(0)
    assert "at teal" in options(match)
