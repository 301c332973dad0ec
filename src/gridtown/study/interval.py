"""95 % intervals: of a proportion, of means of few or dependent results, of many at once."""

from collections.abc import Sequence
from functools import lru_cache
from math import atan, cos, inf, pi, sin, sqrt
from statistics import NormalDist
from typing import Final

Z: Final = 1.959963984540054
"""The 97.5th percentile of the normal distribution: two-sided 95 %."""

ENOUGH: Final = 20
"""The fewest games by which a study calls a difference clear: with fewer, a few alike look certain."""

MANY: Final = 300
"""Degrees of freedom from which two terms of an expansion tell the t distribution's percentile."""


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """The score interval (Wilson 1927) of a share of `wins` in `games` (at least 1); 95 % with the usual z.

    A victory shared by k counts 1/k for each. The interval takes the variance of a share p for p (1 - p);
    that of results between 0 and 1 is never more, so with shared victories it is a little too wide, never
    too narrow on that account.
    """
    share, weight = wins / games, z * z / games
    middle = (share + weight / 2) / (1 + weight)
    half = z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, round(middle - half, 12)), min(1.0, round(middle + half, 12))


def together(count: int) -> float:
    """What stands for Z where `count` intervals (at least 1) shall hold all at once in 95 of 100 studies.

    Bonferroni: each is wide enough to miss in 5 of 100 divided by their number, however they depend.
    """
    return NormalDist().inv_cdf(1 - 0.025 / count)


@lru_cache(maxsize=1024)
def student(freedom: int, at_once: int = 1) -> float:
    """What stands for Z where the spread itself comes from a few results: the t distribution's percentile.

    freedom: its degrees of freedom; with none there is no end to it. at_once: as in `together`, whose normal
    percentiles are too narrow here: the t distribution has more in its tails, the further out the more.
    """
    if freedom < 1:
        return inf
    if freedom > MANY:
        z = together(at_once)
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    outside, low, high = 0.05 / at_once, 0.0, 1.0
    while _outside(high, freedom) > outside:
        low, high = high, 2 * high
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _outside(middle, freedom) > outside else (low, middle)
    return high


def _outside(t: float, freedom: int) -> float:
    """How much of the t distribution lies beyond t on both sides (Abramowitz and Stegun, 26.7.3, 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    square, term = cos(angle) ** 2, 1.0
    if freedom % 2 == 0:
        total = term
        for number in range(2, freedom, 2):
            term *= square * (number - 1) / number
            total += term
        return 1 - sin(angle) * total
    total = term = cos(angle) if freedom > 1 else 0.0
    for number in range(3, freedom, 2):
        term *= square * (number - 1) / number
        total += term
    return 1 - 2 / pi * (angle + sin(angle) * total)


def mean_interval(values: Sequence[float], at_once: int = 1) -> tuple[float, float] | None:
    """The interval of the mean of independent results; None where there are fewer than two.

    at_once: how many such intervals shall hold at once; see `together`.
    """
    count = len(values)
    if count < 2:
        return None
    mean = sum(values) / count
    half = student(count - 1, at_once) * sqrt(spread(values) / count)
    return mean - half, mean + half


def difference_interval(values: Sequence[float], at_once: int) -> tuple[float, float] | None:
    """As `mean_interval`, of differences that may be called clear: None where there are fewer than ENOUGH."""
    return mean_interval(values, at_once) if len(values) >= ENOUGH else None


def leaves_out_zero(interval: tuple[float, float] | None) -> bool:
    """Whether a difference is clear: its interval is known, and 0 lies outside."""
    return interval is not None and not interval[0] <= 0 <= interval[1]


def spread(values: Sequence[float]) -> float:
    """The variance that a sample (at least 2) lets expect."""
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def share_interval(shares: Sequence[float], games: int) -> tuple[float, float]:
    """The interval of a mean share of wins; `shares` has one number a cluster of games, `games` are all.

    Games of one deal depend on each other, so it is Wilson's interval for as many independent games as would
    give a mean of the same variance (the effective sample size of Kish 1965, put into Wilson's interval as
    in Dean and Pagano 2015): never more than were played, however well the deals are balanced.
    """
    count = len(shares)
    share = sum(shares) / count
    variance = spread(shares) / count if count > 1 else 0.0
    alike = share in {0.0, 1.0} or count == 1
    effective = count if alike else games if not variance else share * (1 - share) / variance
    effective = min(effective, games)
    return wilson(share * effective, effective)
