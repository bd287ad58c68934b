"""Fitted chances: what happened comes out of the fit, runs go on where they stopped, and every table is served."""

from pathlib import Path

import numpy as np
import pytest

from vernissage.bots.chances import EDGE, FittedChances, chances_of, fitted_of
from vernissage.core.rng import rng_for
from vernissage.games import game
from vernissage.lab.chances import games
from vernissage.lab.fit_chances import TURN_GAMES, brier, design, error, fit, likeliest, once


@pytest.mark.parametrize("key", TURN_GAMES)
def test_every_number_of_seats_has_its_chances(key: str) -> None:
    rules = game(key)
    chances = chances_of(rules)
    assert isinstance(chances, FittedChances)
    fitted = fitted_of(key)
    assert fitted.version
    assert 0 < fitted.cost <= 1
    assert 0 < fitted.random < 0.1
    for seats in range(rules.min_seats, rules.max_seats + 1):
        known = fitted.seats[str(seats)]
        assert set(known.weights) == set(chances.names)
        assert known.knots == sorted(known.knots)
        state = rules.new(rules.variants(seats)[""], 1)
        found = chances.chances(state, rng_for(1, "start"))
        assert all(EDGE <= chance <= 1 - EDGE for chance in found)
        if seats > 1:
            assert sum(found) == pytest.approx(1)


def test_the_likeliest_weights_are_those_the_winners_were_drawn_by() -> None:
    numbers = np.random.default_rng(1)
    rows = numbers.normal(size=(4000, 3, 2))
    chance = np.exp(rows @ np.array([1.0, -0.5]))
    chance /= chance.sum(axis=1, keepdims=True)
    won = np.array([numbers.multinomial(1, each) for each in chance], dtype=np.float64)
    found = likeliest(rows, won, np.ones(4000))
    assert found == pytest.approx([1.0, -0.5], abs=0.1)


def test_a_run_that_was_stopped_goes_on_and_a_fit_knows_its_own_games(tmp_path: Path) -> None:
    first = games("art_society", 2, range(3), tmp_path, lambda done, of: None)
    written = (tmp_path / "art_society-2.jsonl").read_bytes()
    # A line that was cut off when the run was stopped counts for nothing.
    (tmp_path / "art_society-2.jsonl").write_bytes(written[:-20])
    again = games("art_society", 2, range(3), tmp_path, lambda done, of: None)
    assert again == first
    chances = chances_of(game("art_society"))
    assert isinstance(chances, FittedChances)
    known = fit(chances, 2, again)
    assert known.games == 3
    rows, won = design(again, np.array(known.knots), None)
    assert len(rows) == len(won) == len(once(again))


def test_a_sure_and_right_forecast_has_no_error_and_a_wrong_one_has() -> None:
    won = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert brier(won, won) == error(won, won) == 0
    assert error(1 - won, won) == 1
