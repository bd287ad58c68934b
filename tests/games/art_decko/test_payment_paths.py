"""Every payment has exactly one path through the questions, and every path ends in a payment."""

import itertools
from collections import Counter

from games.art_decko.table import art_decko
from rule import rule
from vernissage.core.rng import Rng, rng_for
from vernissage.games.art_decko.bags import add
from vernissage.games.art_decko.game import GAME
from vernissage.games.art_decko.payment import ask_payment, worth
from vernissage.games.art_decko.setup import empty
from vernissage.games.art_decko.state import FIRST, RATINGS, WANT, ArtDeckoState, hand
from vernissage.games.art_decko.tables import (
    ABILITY,
    DONE,
    FACE,
    FIVE,
    G3N,
    G3S,
    KIND,
    MODE_KIND,
    PAINTINGS,
    PAY,
    PAYS,
    SHOW,
    STARS,
    THREE,
)

Payment = tuple[int, ...]
HELPS = {PAINTINGS: {5, 6, 7}, THREE: set(), FIVE: {8}, SHOW: {9}}


def all_payments(cards: list[int], ratings: list[int], context: int, cost: int, noble: bool) -> set[Payment]:
    """By trying every use of every card: not at all, at its face, or for its ability."""
    found = set()
    for uses in itertools.product(range(3), repeat=len(cards)):
        total = 0
        modes = []
        for card, use in zip(cards, uses, strict=True):
            kind = int(KIND[card])
            if use == 0:
                continue
            if use == 2 and kind not in HELPS[context]:
                break
            value = PAYS[ratings[kind]] if kind < 5 else FACE[kind]
            total += ABILITY[kind] if use == 2 else value
            modes.append(next(m for m in range(16) if MODE_KIND[m] == kind and (m < STARS) == (use == 2)))
        else:
            named = Counter(modes)
            if total >= cost and named[1] <= 1 and (not noble or named[0] >= 1):
                found.add(tuple(sorted(modes)))
    return found


def paths(s: ArtDeckoState, so_far: Payment) -> list[Payment]:
    """Every way through the questions of a payment; an answerless question would be a dead end."""
    options = GAME.options(s, 0)
    assert options, f"stuck after {so_far}"
    found = []
    for action in options:
        if action == DONE:
            found.append(so_far)
        else:
            trial = s.clone()
            GAME.apply(trial, 0, action)
            found += paths(trial, (*so_far, action - int(PAY)))
    return found


def a_payment(rng: Rng) -> tuple[ArtDeckoState, list[int], list[int], int, int, bool]:
    """A random hand, random ratings and a random thing to pay for."""
    s = art_decko().state
    assert isinstance(s, ArtDeckoState)
    cards = sorted(int(rng.below(21)) if rng.below(2) else 15 + int(rng.below(6)) for each in range(1 + rng.below(6)))
    ratings = [int(rng.below(80)) for genre in range(5)]
    empty(s.cells, hand(0))
    for card in cards:
        add(s.cells, hand(0), card)
    for genre, rating in enumerate(ratings):
        s.cells[RATINGS + genre] = rating
    context = int(rng.below(4))
    cost = 1 + int(rng.below(22))
    return s, cards, ratings, context, cost, False


@rule("AD-PAY-01", "AD-PAY-03", "AD-PAY-04", "AD-RULING-07", "AD-GOLD-10", "AD-SHOW-12")
def test_no_dead_end_no_payment_missing_none_spelled_twice() -> None:
    rng = rng_for(11, "payments")
    payable = 0
    for each in range(1500):
        s, cards, ratings, context, cost, noble = a_payment(rng)
        reserved = -1
        if context == SHOW:
            shown = [card for card in cards if card < 15]
            if not shown:
                continue
            reserved = int(KIND[shown[0]])
            s.cells[FIRST] = reserved
        if context == PAINTINGS and each % 3 == 0:
            noble = True
            s.cells[WANT] = 2
        payers = list(cards)
        if reserved >= 0:
            payers.remove(next(card for card in cards if KIND[card] == reserved))
        expected = all_payments(payers, ratings, context, cost, noble)
        most = worth(s.cells, 0, context) - (PAYS[ratings[reserved]] if reserved >= 0 else 0)
        assert (most >= cost and (not noble or any(KIND[card] == G3N for card in cards))) == bool(expected)
        if expected:
            ask_payment(s, context, cost, reserved)
            spelled = paths(s, ())
            assert len(spelled) == len(set(spelled))
            assert set(spelled) == expected
            payable += 1
    assert payable > 500


@rule("AD-GOLD-13", "AD-RULING-15")
def test_seeds_of_wealth_is_limited_in_the_reach_too() -> None:
    s = art_decko(rig={"hand0": "G3S G3S"}).state
    assert isinstance(s, ArtDeckoState)
    assert worth(s.cells, 0, FIVE) == 11
    assert KIND[18] == G3S
