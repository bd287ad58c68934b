"""Weights between two knots are blended, before the first and after the last they stay."""

import pytest
from librt.vecs import vec

from vernissage.bots.search.weighing import weighed

FIGURES = vec[float]([2.0, 10.0])
KNOTS = vec[float]([0.0, 0.5, 1.0])
WEIGHTS = vec[float]([1.0, 0.0, 3.0, 1.0, 5.0, 7.0])


@pytest.mark.parametrize(
    ("clock", "found"), [(-1.0, 2.0), (0.0, 2.0), (0.25, 9.0), (0.5, 16.0), (0.75, 48.0), (1.0, 80.0), (2.0, 80.0)]
)
def test_figures_are_weighed_by_the_time_of_the_game(clock: float, found: float) -> None:
    assert weighed(FIGURES, WEIGHTS, KNOTS, clock) == found
