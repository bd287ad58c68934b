"""Shares and their intervals."""

import pytest
from shares import exact_interval, interval


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 10, 0.0, 30.85), (10, 10, 69.15, 100.0), (5, 10, 18.71, 81.29), (98, 100, 92.96, 99.76)],
)
def test_the_exact_interval_is_that_of_the_tables(hits: int, tries: int, low: float, high: float) -> None:
    assert exact_interval(hits, tries) == pytest.approx((low, high), abs=0.01)


def test_without_a_try_nothing_is_known() -> None:
    assert exact_interval(0, 0) == interval(0, 0) == (0.0, 100.0)
