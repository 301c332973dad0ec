"""95 % intervals: of a proportion, of means of few or dependent results, of many at once."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist
from typing import Final

Z: Final = 1.959963984540054
"""The 97.5th percentile of the normal distribution: two-sided 95 %."""


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


def student(freedom: int) -> float:
    """What stands for Z where the spread itself comes from a few results: the t distribution's percentile.

    The expansion in Abramowitz and Stegun, 26.7.5, to its fourth term; below three degrees of freedom, where
    it fails, the tables' figures.
    """
    if freedom < 3:
        return [inf, 12.7062, 4.3027][freedom]
    z: float = Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def mean_interval(values: Sequence[float], at_once: int = 1) -> tuple[float, float] | None:
    """The interval of the mean of independent results; None where there are fewer than two.

    at_once: how many such intervals shall hold at once; see `together`.
    """
    count = len(values)
    if count < 2:
        return None
    mean = sum(values) / count
    half = student(count - 1) * sqrt(spread(values) / count) * (together(at_once) / together(1))
    return mean - half, mean + half


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
