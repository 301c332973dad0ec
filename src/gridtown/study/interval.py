"""Wilson score interval of a proportion."""

from math import sqrt
from typing import Final

Z: Final = 1.959963984540054
"""The 97.5th percentile of the normal distribution: two-sided 95 %."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % score interval (Wilson 1927) of a share of `wins` in `games` (at least 1).

    A victory shared by k counts 1/k for each. The interval takes the variance of a share p for p (1 - p);
    that of results between 0 and 1 is never more, so with shared victories it is a little too wide, never
    too narrow on that account.
    """
    share, weight = wins / games, Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, round(middle - half, 12)), min(1.0, round(middle + half, 12))
