"""Figures with their doubt: shares, means and differences with intervals, and which of many differences count."""

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

import numpy as np
from msgspec import Struct
from scipy import stats

LEVEL = 0.01  # a difference is named if chance would show such a one, anywhere in the report, less often than this


class Figure(Struct):
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float
    p: float = 1.0  # how often chance alone would bring so much or more, where something was compared


class Contrast(Struct):
    """Something compared: what it is, how much it differs, and whether that counts among all that was compared."""

    family: str
    name: str
    figure: Figure
    unit: str = ""
    counts: bool = False


def share(wins: float, games: int) -> Figure:
    """A share with its exact interval; half wins are rounded to the nearer side of the middle."""
    if games == 0:
        return Figure(0.0, 0.0, 1.0)
    found = stats.binomtest(round(wins), games)
    between = found.proportion_ci(0.95, "exact")
    return Figure(wins / games, float(between.low), float(between.high))


def share_against(wins: float, games: int, even: float) -> Figure:
    """A share, and how likely chance is to stray so far from what is even."""
    figure = share(wins, games)
    figure.p = float(stats.binomtest(round(wins), games, even).pvalue) if games else 1.0
    return figure


def mean(values: Sequence[float]) -> Figure:
    """A mean with its interval."""
    found = np.asarray(values, float)
    if len(found) == 0:
        return Figure(0.0, 0.0, 0.0)
    if len(found) == 1 or float(found.std()) == 0.0:
        return Figure(float(found.mean()), float(found.mean()), float(found.mean()))
    half = float(stats.t.ppf(0.975, len(found) - 1) * found.std(ddof=1) / sqrt(len(found)))
    return Figure(float(found.mean()), float(found.mean()) - half, float(found.mean()) + half)


def difference(values: Sequence[float]) -> Figure:
    """The mean of paired differences, and how likely chance is to bring it."""
    figure = mean(values)
    found = np.asarray(values, float)
    if len(found) > 1 and float(found.std()) > 0.0:
        figure.p = float(stats.ttest_1samp(found, 0.0).pvalue)
    elif len(found) > 1 and figure.value != 0.0:
        figure.p = 0.0
    return figure


def named(findings: list[Contrast], level: float = LEVEL) -> list[Contrast]:
    """Those that count, by Holm's correction over all that was compared; each is marked."""
    ordered = sorted(findings, key=lambda finding: finding.figure.p)
    for place, finding in enumerate(ordered):
        if finding.figure.p > level / (len(ordered) - place):
            break
        finding.counts = True
    return [finding for finding in ordered if finding.counts]


def credit(winners: list[int], seats: int) -> list[float]:
    """The win of a game, shared by those who share it."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def chance_curve(margins: Sequence[float], won: Sequence[float], bins: int = 12) -> list[tuple[float, Figure]]:
    """How often a margin of points is won, by bins of equally many positions."""
    x, y = np.asarray(margins, float), np.asarray(won, float)
    edges = np.unique(np.quantile(x, np.linspace(0, 1, bins + 1)))
    found = []
    for low, high in pairwise(edges):
        inside = (x >= low) & ((x < high) | (high == edges[-1]))
        if inside.sum():
            found.append((float(x[inside].mean()), share(float(y[inside].sum()), int(inside.sum()))))
    return found


class Chances:
    """Win probability by the lead in points and how far the game is, fitted to one half of the deals for the other."""

    def __init__(self, lead: "np.ndarray", far: "np.ndarray", won: "np.ndarray") -> None:
        self.scale = float(np.abs(lead).mean()) or 1.0
        x = self.columns(lead, far)
        weights = np.zeros(x.shape[1])
        # Newton's steps of a logistic regression; a little ridge keeps it where the data say nothing.
        for _ in range(25):
            p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
            slope = x.T @ (won - p) - 1e-2 * weights
            curve = (x * (p * (1 - p))[:, None]).T @ x + 1e-2 * np.eye(x.shape[1])
            step = np.linalg.solve(curve, slope)
            weights = weights + step
            if float(np.abs(step).max()) < 1e-6:
                break
        self.weights = weights

    def columns(self, lead: "np.ndarray", far: "np.ndarray") -> "np.ndarray":
        """What the model reads."""
        scaled = lead / self.scale
        return np.column_stack([np.ones_like(scaled), scaled, scaled * far, scaled * far * far, far])

    def __call__(self, lead: "np.ndarray", far: "np.ndarray") -> "np.ndarray":
        """The chances."""
        return 1 / (1 + np.exp(-np.clip(self.columns(lead, far) @ self.weights, -30, 30)))
