"""The tree search: it stops when its answer is beyond doubt, and never by the clock when only passes count."""

import time

import pytest

from thinking import moments
from vernissage.bots.art_decko.weights import judge
from vernissage.bots.search.trees import Search
from vernissage.core.rng import rng_for
from vernissage.games import game

LATE = 10**18
PASSES = 600


def searched(sure: float, state_number: int = 0) -> tuple[int, int]:
    """The answer to one position, and the passes it took."""
    rules = game("art_decko")
    state, seat = list(moments(rules, 3, 7, state_number + 1))[-1]
    search = Search(judge(), PASSES, 4, 1, 0.4, sure)
    found = search.run(rules, rules.view(state, seat), rng_for(1, "search"), LATE)
    return found[0][0], int(search.done)


def test_the_same_passes_give_the_same_answer() -> None:
    assert searched(0.0) == searched(0.0)


def test_a_search_that_is_easily_sure_stops_early() -> None:
    assert searched(0.05)[1] < searched(0.0)[1]


def test_a_search_that_is_never_sure_uses_its_passes() -> None:
    assert searched(1e9)[1] == searched(0.0)[1]


@pytest.mark.parametrize("sure", [0.0, 4.0])
def test_a_search_ends_when_its_time_is_up(sure: float) -> None:
    rules = game("art_decko")
    state, seat = next(iter(moments(rules, 3, 7, 1)))
    search = Search(judge(), 1_000_000, 4, 1, 0.4, sure)
    search.run(rules, rules.view(state, seat), rng_for(1, "search"), time.process_time_ns() + 20_000_000)
    assert search.done < 1_000_000
