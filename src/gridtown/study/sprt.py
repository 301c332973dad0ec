"""A sequential test of whether one bot is better than another: it stops as soon as the games are enough.

Wald's test (A. Wald, "Sequential tests of statistical hypotheses", 1945) adds up how much likelier the
results are if the bot is better by `high` than if it is better by `low` only; beyond one bound it is
accepted, beyond the other rejected. How results spread is not known beforehand, so each hypothesis is given
the distribution that suits the results best among those with its mean (generalized: X. Li, J. Liu, Z. Ying,
"Generalized sequential probability ratio test for separate families of hypotheses", Sequential Analysis 33,
2014).

What is counted is a deal, played in every seating: its games depend on each other, deals don't. For shares
of wins that is the test of Stockfish's fishtest for pairs of games (server/fishtest/stats/LLRcalc.py,
LLR_logistic; M. Van den Bergh, cantate.be/Fishtest/support_MLE_multinomial.pdf, proposition 1.1), with as
many values a deal as its seatings allow instead of five. For differences in points it is the likelihood
ratio of normal distributions whose spread is not known (LLR_alt there).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from typing import Final

LITTLE: Final = 1e-3
"""The part of a deal that a share of 0 or 1 is counted as where none was seen: means beyond the results are
unlikely, but not impossible.
"""

LEAST_POINTS: Final = 10
"""Deals before differences in points are judged: the spread of fewer is luck."""

ACCEPTED: Final = "accepted"
REJECTED: Final = "rejected"
UNDECIDED: Final = "undecided"


@dataclass(frozen=True)
class Trial:
    """The hypotheses, as means of a deal, and the chances of a wrong answer.

    alpha: of accepting what is better by `low`. beta: of rejecting what is better by `high`. points: whether
    a deal tells a difference in points, and not a share of wins.
    """

    low: float
    high: float
    alpha: float
    beta: float
    points: bool

    def bounds(self) -> tuple[float, float]:
        """Where it is rejected, and where accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, values: Sequence[float]) -> float:
        """The logarithm of how much likelier `high` is than `low` after these deals."""
        if not values:
            return 0.0
        ratio = points_ratio if self.points else share_ratio
        return ratio(values, self.low, self.high)

    def verdict(self, values: Sequence[float]) -> str:
        """What is to be said after these deals."""
        rejected, accepted = self.bounds()
        ratio = self.ratio(values)
        return ACCEPTED if ratio >= accepted else REJECTED if ratio <= rejected else UNDECIDED


def share_ratio(values: Sequence[float], low: float, high: float) -> float:
    """For shares of wins from 0 to 1."""
    counts: dict[float, float] = {0.0: LITTLE, 1.0: LITTLE}
    counts.update(Counter(values))
    at_low, at_high = _tilt(counts, low), _tilt(counts, high)
    return sum(
        count * (log(1 + at_low * (value - low)) - log(1 + at_high * (value - high)))
        for value, count in counts.items()
    )


def _tilt(counts: dict[float, float], mean: float) -> float:
    """The x for which count / (1 + x (value - mean)) is, but for a factor, the likeliest with this mean."""

    def excess(x: float) -> float:
        return sum(count * (value - mean) / (1 + x * (value - mean)) for value, count in counts.items())

    return _root(excess, -1 / (max(counts) - mean), -1 / (min(counts) - mean))


def _root(falling: Callable[[float], float], low: float, high: float) -> float:
    """Where a falling function is 0, strictly between `low` and `high`, by halving."""
    for _ in range(200):
        middle = (low + high) / 2
        if middle in {low, high}:
            break
        if falling(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def points_ratio(values: Sequence[float], low: float, high: float) -> float:
    """For differences in points; 0 while there are too few."""
    count = len(values)
    if count < LEAST_POINTS:
        return 0.0
    from_low, from_high = (
        sum((value - mean) ** 2 for value in values) / count + 1e-9 for mean in (low, high)
    )
    return count / 2 * log(from_low / from_high)
