"""How sure a share is: the exact interval of Clopper and Pearson, without a package for it."""

from math import exp, lgamma, log

SURE = 0.95


def interval(successes: float, trials: float, sure: float = SURE) -> tuple[float, float]:
    """The shares that would not be surprised by so many successes; parts of successes count as parts."""
    tail = (1 - sure) / 2
    low = 0.0 if successes <= 0 else quantile(tail, successes, trials - successes + 1)
    high = 1.0 if successes >= trials else quantile(1 - tail, successes + 1, trials - successes)
    return low, high


def quantile(share: float, a: float, b: float) -> float:
    """Where the beta distribution reaches a share."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        if beta_below(middle, a, b) < share:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def beta_below(x: float, a: float, b: float) -> float:
    """The share of the beta distribution below x (the regularised incomplete beta function)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    # The continued fraction settles quickly on this side of the mean.
    if x > (a + 1) / (a + b + 2):
        return 1 - beta_below(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    return front * fraction(x, a, b)


def fraction(x: float, a: float, b: float) -> float:
    """Lentz's continued fraction of the incomplete beta function."""
    tiny = 1e-300
    c, d = 1.0, 1 / ((1 - (a + b) * x / (a + 1)) or tiny)
    value = d
    for m in range(1, 1000):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for step in (even, odd):
            d = 1 / ((1 + step * d) or tiny)
            c = (1 + step / c) or tiny
            value *= c * d
        if abs(c * d - 1) < 1e-13:
            break
    return value
