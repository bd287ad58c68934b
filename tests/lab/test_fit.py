"""Fitted judges: the weights come out of games, and the tables that are shipped have one for every figure."""

import pytest

from vernissage.bots.art_decko import features as decko_features
from vernissage.bots.art_decko import weights as decko_weights
from vernissage.bots.art_society import features as society_features
from vernissage.bots.art_society import weights as society_weights
from vernissage.bots.avant_carde import features as carde_features
from vernissage.bots.avant_carde import weights as carde_weights
from vernissage.bots.bot import bot
from vernissage.lab.fit import Sample, Study, at_knots, fit, samples, table
from vernissage.lab.studies import STUDIES


def study_of(names: list[str], knots: list[float], margins: bool = False) -> Study:
    """A study that reads nothing by itself."""
    columns, ties = at_knots(names, knots)
    return Study(
        game="art_decko",
        names=names,
        columns=columns,
        read=lambda state, seat: [],
        quiet=lambda state: -1,
        players=lambda seats, rng: [],
        ties=ties,
        margins=margins,
    )


def test_weights_that_made_the_totals_are_found_again() -> None:
    seen = [Sample(float(clock), [[1.0, float(x)]], [5.0 + 3 * x]) for clock in range(11) for x in range(-40, 41)]
    assert fit(study_of(["one", "x"], [0.0, 10.0]), seen) == pytest.approx([5.0, 3.0, 5.0, 3.0], abs=0.2)


def test_a_weight_may_change_with_the_clock() -> None:
    seen = [Sample(clock / 10, [[float(x)]], [(1 + clock / 10) * x]) for clock in range(11) for x in range(-40, 41)]
    assert fit(study_of(["x"], [0.0, 1.0]), seen) == pytest.approx([1.0, 2.0], abs=0.1)


def test_margins_leave_out_what_lifts_all_totals() -> None:
    seen = [
        Sample(0.5, [[1.0, float(x)], [1.0, float(y)]], [100.0 * x + 2 * x, 100.0 * x + 2 * y])
        for x in range(12)
        for y in range(12)
    ]
    weights = fit(study_of(["one", "x"], [0.0, 1.0], margins=True), seen)
    assert (weights[1] + weights[3]) / 2 == pytest.approx(2.0, abs=0.1)


@pytest.mark.parametrize("key", sorted(STUDIES))
def test_games_give_the_figures_of_every_seat(key: str) -> None:
    study = STUDIES[key]()
    quick = Study(
        game=key,
        names=study.names,
        columns=study.columns,
        read=study.read,
        quiet=study.quiet,
        players=lambda seats, rng: [bot(key, "novice") for _ in range(seats)],
        earned=study.earned,
    )
    found = list(samples(quick, 1, [2], 5, {}))
    assert len(found) >= 5
    assert all(len(sample.figures) == 2 and len(sample.totals) == 2 for sample in found)
    assert all(len(own) == len(study.names) for sample in found for own in sample.figures)
    assert len({sample.clock for sample in found}) > 1


@pytest.mark.parametrize("key", sorted(STUDIES))
def test_the_table_has_a_line_for_every_figure(key: str) -> None:
    study = STUDIES[key]()
    told = table(study, [0.5] * len(study.columns)).splitlines()
    assert [line.split('"')[1] for line in told] == study.names


def test_every_figure_has_a_weight_at_every_knot() -> None:
    for names, knots, weights in (
        (decko_features.NAMES, decko_weights.KNOTS, decko_weights.WEIGHTS),
        (society_features.NAMES, society_weights.KNOTS, society_weights.WEIGHTS),
    ):
        assert list(weights) == names
        assert all(len(row) == len(knots) for row in weights.values())
        assert knots == sorted(set(knots))
    assert list(carde_weights.FITTED) == carde_features.NAMES
