"""Fitted judges: the weights come out of games, and the tables that are shipped have one for every figure."""

import pytest

from vernissage.bots import art_decko_features, art_decko_weights, art_society_features, art_society_weights
from vernissage.bots.searcher import Config
from vernissage.lab.fitting import Known, fit, known, samples


def test_weights_that_made_the_totals_are_found_again() -> None:
    judged = Known(art_society_weights.judge(), ["one", "x"], [0.0, 10.0], {}, known("art_society").config)
    seen = [([[clock, 1.0, float(x)]], [int(5 + 3 * x)]) for clock in range(11) for x in range(-40, 41)]
    weights = fit(judged, seen)
    assert weights == pytest.approx([5.0, 3.0, 5.0, 3.0], abs=0.2)


def test_margins_leave_out_what_lifts_all_totals() -> None:
    judged = Known(art_decko_weights.judge(), ["one", "x"], [0.0, 1.0], {}, known("art_decko").config, margins=True)
    seen = [([[0.5, 1.0, float(x)], [0.5, 1.0, float(y)]], [100 * x + 2 * x, 100 * x + 2 * y]) for x in range(12) for y in range(12)]
    weights = fit(judged, seen)
    assert (weights[1] + weights[3]) / 2 == pytest.approx(2.0, abs=0.1)


@pytest.mark.parametrize("key", ["art_decko", "art_society"])
def test_games_give_the_figures_of_every_seat(key: str) -> None:
    quick = Config(version=0, passes=4, worlds=1, horizon=1, curiosity=0.3, bids=1)
    judged = known(key)
    found = list(samples(key, Known(judged.judge, judged.names, judged.knots, {}, quick, judged.parts), 1, 2, 5))
    assert len(found) >= 5
    assert all(len(figures) == 2 and len(totals) == 2 for figures, totals in found)
    extra = 2 if judged.stake else 1
    assert all(len(own) == extra + len(judged.names) for figures, _ in found for own in figures)


def test_every_figure_has_a_weight_at_every_knot() -> None:
    for names, knots, weights in (
        (art_decko_features.NAMES, art_decko_weights.KNOTS, art_decko_weights.WEIGHTS),
        (art_society_features.NAMES, art_society_weights.KNOTS, art_society_weights.WEIGHTS),
    ):
        assert list(weights) == names
        assert all(len(row) == len(knots) for row in weights.values())
        assert knots == sorted(set(knots))
