"""The sequential test."""

from collections.abc import Sequence
from math import isfinite, log
from random import Random

import pytest

from gridtown.study.elo import share_of
from gridtown.study.sprt import (
    ACCEPTED,
    LEAST_POINTS,
    REJECTED,
    UNDECIDED,
    Trial,
    _tilt,
    points_ratio,
    share_ratio,
)

SHARES = Trial(0.5, share_of(100, 2), 0.05, 0.05, points=False)
POINTS = Trial(0, 2, 0.05, 0.05, points=True)


def test_the_bounds_are_walds() -> None:
    assert SHARES.bounds() == pytest.approx((-log(19), log(19)))


def test_of_wins_and_losses_it_is_the_binomials() -> None:
    """Where a deal is won or lost and nothing else, the likelihood is known without any fitting."""
    values = [1.0] * 7 + [0.0] * 4
    known = 7 * log(0.6 / 0.5) + 4 * log(0.4 / 0.5)
    assert share_ratio(values, 0.5, 0.6) == pytest.approx(known)


def test_the_fitted_distribution_has_the_mean_it_should() -> None:
    counts, mean = {0.0: 3.0, 0.25: 5.0, 0.5: 12.0, 0.75: 9.0, 1.0: 2.0}, 0.57
    tilt, total = _tilt(counts, mean), sum(counts.values())
    fitted = {value: count / total / (1 + tilt * (value - mean)) for value, count in counts.items()}
    assert sum(fitted.values()) == pytest.approx(1)
    assert sum(value * part for value, part in fitted.items()) == pytest.approx(mean)


def test_winning_all_counts_a_win_at_a_time() -> None:
    assert share_ratio([1.0] * 20, 0.5, 0.6) == pytest.approx(20 * log(1.2), rel=1e-3)


def test_both_are_alike_when_every_deal_is_halved() -> None:
    """As of two bots that choose the same: never accepted as better, in the end rejected."""
    assert SHARES.verdict([0.5] * 5) == UNDECIDED
    assert SHARES.verdict([0.5] * 300) == REJECTED


def test_points_are_judged_by_their_spread() -> None:
    values = [3.0, 1.0] * 10
    assert points_ratio(values, 0, 2) == pytest.approx(10 * log(5 / 1))
    assert points_ratio(values, 0, 4) == pytest.approx(0, abs=1e-6)


def test_few_points_say_nothing() -> None:
    assert POINTS.verdict([2.0] * (LEAST_POINTS - 1)) == UNDECIDED
    assert POINTS.verdict([2.0] * LEAST_POINTS) == ACCEPTED
    assert POINTS.verdict([0.0] * LEAST_POINTS) == REJECTED


@pytest.mark.parametrize("trial", [SHARES, POINTS], ids=["shares", "points"])
def test_no_deals_decide_nothing(trial: Trial) -> None:
    assert (trial.ratio([]), trial.verdict([])) == (0, UNDECIDED)


def run(trial: Trial, deal: Sequence[float], weights: Sequence[float], random: Random) -> str:
    values: list[float] = []
    while trial.verdict(values) == UNDECIDED:
        values += random.choices(deal, weights)
    return trial.verdict(values)


@pytest.mark.parametrize("better", [False, True])
def test_it_is_wrong_as_seldom_as_asked(better: bool) -> None:
    """Pairs of games, half of them halved; a share of wins as each hypothesis has it."""
    share = SHARES.high if better else SHARES.low
    edge = share - 0.5
    weights = [0.25 - edge, 0.5, 0.25 + edge]
    random = Random(3)
    verdicts = [run(SHARES, [0.0, 0.5, 1.0], weights, random) for _ in range(120)]
    wrong = verdicts.count(REJECTED if better else ACCEPTED)
    assert wrong <= 14  # 6 on average; more than 14 once in a thousand


@pytest.mark.parametrize("players", [2, 5, 8])
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("elos", [(-2000, 2000), (1999, 2000), (-2000, -1999)])
def test_the_widest_bounds_can_be_reckoned_with(
    players: int, share: float, elos: tuple[float, float]
) -> None:
    low, high = (share_of(elo, players) for elo in elos)
    assert isfinite(share_ratio([share] * 100_000, low, high))


@pytest.mark.parametrize("value", [-1e6, 0.0, 1e6])
def test_the_most_points_can_be_reckoned_with(value: float) -> None:
    assert isfinite(points_ratio([value] * 1000, -1e6, 1e6))
