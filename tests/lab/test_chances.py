"""Fitted chances: what happened comes out of the fit, runs go on where they stopped, and every table is served."""

from pathlib import Path

import numpy as np
import pytest

from vernissage.bots.chances import EDGE, FittedChances, chances_of, fitted_of
from vernissage.core.rng import rng_for
from vernissage.games import game
from vernissage.lab.chances import Ending, Seen, games
from vernissage.lab.fit_chances import TURN_GAMES, brier, crossed, design, error, fit, likeliest, once
from vernissage.lab.steadiness import Steadiness, compare
from vernissage.review.model import VERSION, Choice, Grade, Review


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


def test_the_baseline_of_a_game_is_fitted_to_other_games_only() -> None:
    numbers = np.random.default_rng(2)

    def ending(seed: int) -> Ending:
        ahead = float(numbers.normal())
        first = float(numbers.random() < 1 / (1 + np.exp(-ahead)))
        return Ending(seed, [first, 1 - first], [Seen(0.5, 0.5, [[ahead], [0.0]])] * 2, [])

    told = [ending(seed) for seed in range(60)]
    knots = np.array([0.0, 1.0])
    found = crossed(told, knots, [0])
    turned = [Ending(told[0].seed, told[0].won[::-1], told[0].seen, []), *told[1:]]
    other = crossed(turned, knots, [0])
    assert found.shape == (120, 2)
    assert np.array_equal(found[:2], other[:2]), "how a game ended does not move its own chances"
    assert not np.array_equal(found[2:4], other[2:4])


def test_two_looks_at_a_game_are_compared_blunder_by_blunder() -> None:
    def look(*grades: Grade) -> Review:
        choices = [Choice(n, 0, "a", "b", 0.0, 0.0, grade) for n, grade in enumerate(grades)]
        return Review(VERSION, "art_decko", "", "", 1, choices=choices)

    found = Steadiness(games=1, first=[0.1], whole=[1.0])
    compare(look("blunder", "blunder", "blunder", ""), look("blunder", "mistake", "", ""), found)
    assert (found.blunders, found.both, found.nearly) == (4, 2, 3)
    assert "| 4 | 50 %, 75 % |" in found.row("art_decko")
