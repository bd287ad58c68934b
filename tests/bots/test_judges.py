"""The judges: their values lie between lost and won, and they like what is good."""

from collections.abc import Callable

import pytest

from thinking import moments
from vernissage.bots.art_decko import weights as art_decko
from vernissage.bots.art_society.judge import SocietyJudge
from vernissage.bots.avant_carde.judge import CardeJudge
from vernissage.bots.search.trees import Judge
from vernissage.core.piles import push
from vernissage.games import game
from vernissage.games.avant_carde.game import GAME as AVANT_CARDE
from vernissage.games.avant_carde.model import AvantCardeSetup
from vernissage.games.avant_carde.state import DECK, HAND, PILE, AvantCardeState, home
from vernissage.games.avant_carde.tables import KIND_OF

JUDGES: dict[str, Callable[[], Judge]] = {
    "art_decko": art_decko.judge,
    "art_society": SocietyJudge,
    "avant_carde": CardeJudge,
}


@pytest.mark.parametrize("key", sorted(JUDGES))
def test_values_of_two_seats_lie_between_lost_and_won_and_balance(key: str) -> None:
    judge = JUDGES[key]()
    for state, _ in moments(game(key), 5, 11, 12):
        values = [judge.value(state, seat) for seat in range(2)]
        assert all(0.0 <= value <= 1.0 for value in values)
        assert sum(values) == pytest.approx(1.0, abs=1e-6)


@pytest.mark.parametrize("key", sorted(JUDGES))
def test_the_clock_never_runs_back(key: str) -> None:
    judge = JUDGES[key]()
    clocks = [judge.clock(state) for state, _ in moments(game(key), 6, 4, 60)]
    assert clocks == sorted(clocks)
    assert clocks[-1] > clocks[0]


@pytest.mark.parametrize("place", [int(HAND), int(DECK), int(PILE)])
def test_a_deck_is_judged_by_all_its_cards_wherever_they_lie(place: int) -> None:
    state = AVANT_CARDE.new(AvantCardeSetup(seats=2), 3)
    assert isinstance(state, AvantCardeState)
    judge = CardeJudge()
    before = judge.quality(state, 0)
    at = home(0) + place
    for name in ("red-7", "red-6", "red-5"):
        push(state.cells, at, KIND_OF[name])
    assert judge.quality(state, 0) != before
