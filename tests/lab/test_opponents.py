"""The fixed opponents: each plays by the rules, and does what its name says."""

import pytest

from thinking import UNHURRIED, hasty, moments
from vernissage.bots.bot import BUDGETS, Budget
from vernissage.core.rng import rng_for
from vernissage.games import game
from vernissage.lab.ladder import pool
from vernissage.lab.opponents import PLAIN, OneLiner, opponent, opponents, time_of

CASES = [(key, name) for key in ("art_decko", "art_society", "avant_carde") for name in opponents(key)]


@pytest.mark.parametrize(("key", "name"), CASES)
def test_a_fixed_opponent_answers_with_an_option(key: str, name: str) -> None:
    rules = game(key)
    player = hasty(opponent(key, name))
    if isinstance(player, OneLiner):
        hasty(player.master)
    for state, seat in moments(rules, 3, 11, 4):
        view, options = rules.view(state, seat), rules.options(state, seat)
        budget = Budget(20 if name == PLAIN else UNHURRIED)
        assert player.choose(rules, view, options, rng_for(1, name), budget).action in options


def test_the_highest_card_is_bid_whatever_is_on_offer() -> None:
    rules = game("art_society")
    player = opponent("art_society", "highest card")
    for state, seat in moments(rules, 4, 1, 60):
        options = rules.options(state, seat)
        if rules.decisions(state)[0].ask == "bid":
            choice = player.choose(rules, rules.view(state, seat), options, rng_for(1, "bid"), Budget(UNHURRIED))
            assert choice.action == options[-1]


def test_earlier_masters_are_kept() -> None:
    for key in ("art_decko", "art_society", "avant_carde"):
        assert "master@0.1" in opponents(key)
    assert time_of("master@0.1") == time_of(PLAIN) == BUDGETS["master"]


def test_the_pool_has_a_cell_for_every_fixed_opponent() -> None:
    assert [cell.bots for cell in pool("art_decko")] == [("master", name) for name in opponents("art_decko")]
