"""A share of tries, with its interval."""

from collections.abc import Callable
from math import comb, sqrt


def interval(hits: float, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share, in percent (Wilson)."""
    if not tries:
        return 0.0, 100.0
    share, z = hits / tries, 1.96
    middle = share + z * z / (2 * tries)
    width = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    scale = 1 + z * z / tries
    return max(0.0, 100 * (middle - width) / scale), min(100.0, 100 * (middle + width) / scale)


def exact_interval(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share, in percent, from the binomial itself (Clopper and Pearson): never too narrow."""
    if not tries:
        return 0.0, 100.0
    low = 0.0 if hits == 0 else solved(lambda share: 1 - below(hits - 1, tries, share) - 0.025)
    high = 1.0 if hits == tries else solved(lambda share: 0.025 - below(hits, tries, share))
    return 100 * low, 100 * high


def below(hits: int, tries: int, share: float) -> float:
    """How likely at most so many hits are."""
    return sum(comb(tries, k) * share**k * (1 - share) ** (tries - k) for k in range(hits + 1))


def solved(rising: Callable[[float], float]) -> float:
    """Where a rising function of a share crosses zero."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if rising(middle) > 0 else (middle, high)
    return low
