"""A second, plain reading of the rules, slow and without any cleverness, to which the engine is held over whole
games.
"""

from collections import Counter

import pytest

from games.art_decko.table import act, art_decko, look, options
from rule import rule
from vernissage.core.rng import rng_for
from vernissage.games.art_decko.model import ArtDeckoView, Exhibition, Player

GENRES = ["AN", "IM", "PA", "RE", "SU"]
FACE = {"G1": 1, "G2": 2, "G3N": 3, "G3S": 3, "G3P": 3, "G5": 5}
ABILITY = {"painting": {"G1": 3, "G2": 4, "G3N": 8}, "three": {}, "five": {"G3S": 8}, "show": {"G3P": 8}}
PAYS, POINTS, RATIO = [1, 2, 3, 4, 5, 5, 6, 6], [1, 1, 2, 3, 4, 5, 6, 7], [6, 5, 4, 3, 2, 1, 2, 3]
DISCOUNTS = [2, 1, 0, 0]


def ratings(view: ArtDeckoView) -> dict[str, int]:
    """Where each marker stands."""
    return {marker.id: marker.rating for marker in view.market}


def worth(cards: list[str], view: ArtDeckoView, purpose: str) -> int:
    """The most these cards pay for something."""
    total = sum(PAYS[ratings(view)[card[:2]] // 10] for card in cards if card[:2] in GENRES)
    gold = [card for card in cards if card in FACE]
    total += sum(ABILITY[purpose].get(card, FACE[card]) for card in gold)
    return total - 5 * max(0, gold.count("G3S") - 1) if purpose == "five" else total


def purchases(view: ArtDeckoView, hand: list[str]) -> list[str]:
    """Where something may be bought."""
    prices = {shop.id: (shop.cost, "painting") for shop in view.galleries if shop.paintings}
    if view.cadmium:
        prices["cadmium"] = (5, "three")
    if view.sienna:
        prices["sienna"] = (8, "five")
    return [
        f"at {place}"
        for place, (cost, for_what) in prices.items()
        if place != view.bought_at and worth(hand, view, for_what) >= cost
    ]


def shows(view: ArtDeckoView, own: Player) -> dict[str, set[str]]:
    """What may be hung where."""
    free = [off for off, owner in zip(DISCOUNTS, view.bonus_spaces, strict=True) if owner < 0]
    off = max([0, *free]) if not own.exhibited and own.ribbons > 1 else 0
    found: dict[str, set[str]] = {}
    for room in view.exhibitions:
        for card in own.hand or []:
            rest = list(own.hand or [])
            rest.remove(card)
            invited = card[:2] in GENRES and {card[:2], "wild"} & set(room.invitations)
            if own.ribbons and invited and worth(rest, view, "show") >= room.cost - off:
                found.setdefault(f"in {room.id}", set()).add(f"hang {card[:2]}")
    return found


def active(rooms: list[Exhibition]) -> list[str]:
    """The tiles that count."""
    fulfilled = [room for room in rooms if not room.invitations]
    most = max(len(room.hung) for room in rooms)
    return [room.tile for room in fulfilled or [room for room in rooms if most and len(room.hung) == most]]


def totals(view: ArtDeckoView) -> list[int]:
    """Everybody's points at the end."""
    at = ratings(view)
    tiles = active(view.exhibitions)
    spaces = sorted({at[genre] for genre in GENRES}, reverse=True)
    gold = spaces[min(1, len(spaces) - 1)] if "good_as_gold" in tiles else at["gold"]
    ratio = max(1, RATIO[gold // 10] - ("gold_bug" in tiles))
    decks = [[*(each.hand or []), *(each.draw or []), *each.discard] for each in view.players]
    found = []
    for each, deck in zip(view.players, decks, strict=True):
        found.append(each.score + sum(POINTS[at[card[:2]] // 10] for card in deck if card[:2] in GENRES))
        found[-1] += sum(FACE.get(card, 0) for card in deck) // ratio
    hung = [(painting.card[:2], painting.seat) for room in view.exhibitions for painting in room.hung]
    for tile in tiles:
        for seat, points in enumerate(prizes(tile, decks, hung)):
            found[seat] += points
    return found


def prizes(tile: str, decks: list[list[str]], hung: list[tuple[str, int]]) -> list[int]:
    """What a tile brings each seat."""
    seats = range(len(decks))
    shown = Counter(genre for genre, seat in hung)
    if tile in ("most_shown", "fewest_shown"):
        wanted = max(shown.values()) if tile == "most_shown" else min(shown.values())
        each = 2 if tile == "most_shown" else 4
        return [each * sum(owner == seat and shown[genre] == wanted for genre, owner in hung) for seat in seats]
    if tile == "fewest_own":
        own = [sum(owner == seat for genre, owner in hung) for seat in seats]
        return [4 * (count == min(own)) for count in own]
    if tile == "money":
        own = [deck.count("G1") + deck.count("G2") for deck in decks]
        return [6 * (count == max(own) > 0) for count in own]
    if tile.startswith("all_"):
        return [3 * hung.count((tile[4:], seat)) for seat in seats]
    if tile.startswith("most_"):
        genre = tile[5:]
        own = [sum(card[:2] == genre for card in decks[seat]) + hung.count((genre, seat)) for seat in seats]
        places = sorted({count for count in own if count}, reverse=True)
        return [([6, 3, 2, 0][places.index(count)] if count else 0) for count in own]
    return [0 for seat in seats]


@rule("AD-ACQUIRE-01", "AD-ACQUIRE-10", "AD-SHOW-02", "AD-SHOW-04", "AD-SHOW-12", "AD-PAY-04", "AD-RULING-51")
@rule(
    "AD-SCORE-02",
    "AD-SCORE-04",
    "AD-SCORE-05",
    "AD-SCORE-09",
    "AD-BONUS-04",
    "AD-BONUS-10",
    "AD-BONUS-14",
    "AD-BONUS-22",
)
@pytest.mark.parametrize("seed", range(6))
def test_menus_and_scores_are_those_of_a_plain_reading(seed: int) -> None:
    match = art_decko(2 + seed % 3, seed=seed)
    rng = rng_for(seed, "plain reading")
    halls: dict[str, set[str]] = {}
    shops: list[str] = []
    while not match.over:
        view = look(match)
        assert view.plan is not None
        own = view.players[view.turn]
        words = options(match)
        if view.plan.phase == "choose":
            shops, halls = purchases(view, own.hand or []), shows(view, own)
            assert words == ["haggle", *["acquire"][: len(shops)], *["show"][: len(halls)]]
        elif view.plan.phase == "go":
            assert words == shops
        elif view.plan.phase == "enter":
            assert set(words) == set(halls)
        elif view.plan.phase == "hang":
            assert set(words) == halls[f"in {view.plan.place}"]
        bold = [word for word in words if word != "haggle" or not rng.below(3)] or words
        act(match, bold[rng.below(len(bold))])
    assert match.result is not None
    view = look(match)
    assert match.result.totals == totals(view)
    own_shown = [
        sum(painting.seat == seat for room in view.exhibitions for painting in room.hung) for seat in range(match.seats)
    ]
    best = max(zip(totals(view), own_shown, strict=True))
    assert match.result.winners == [
        seat for seat in range(match.seats) if (totals(view)[seat], own_shown[seat]) == best
    ]
