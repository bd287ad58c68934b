"""Fitted weights change in the course of a game: they are known at a few knots of its clock and blended in between."""

from librt.vecs import vec
from mypy_extensions import i64


def weighed(figures: vec[float], weights: vec[float], knots: vec[float], clock: float) -> float:
    """The sum of the figures, each by its weight at this time; `weights` holds one row of them for every knot."""
    knot: i64 = 0
    while knot < len(knots) - 2 and clock > knots[knot + 1]:
        knot += 1
    near = (clock - knots[knot]) / (knots[knot + 1] - knots[knot])
    near = 0.0 if near < 0.0 else 1.0 if near > 1.0 else near
    wide: i64 = len(figures)
    at = knot * wide
    found = 0.0
    index: i64 = 0
    while index < wide:
        found += figures[index] * ((1.0 - near) * weights[at + index] + near * weights[at + wide + index])
        index += 1
    return found
