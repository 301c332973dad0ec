"""The Wilson interval of a win share."""

import pytest

from gridtown.core.rng import Rng
from gridtown.study.interval import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (1, 20, 0.0089, 0.2361)],
)
def test_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_it_holds_the_truth_19_times_in_20_with_shared_victories_too() -> None:
    rng, held, studies = Rng(1), 0, 400
    for _ in range(studies):  # a quarter won, a quarter shared by two: a share of 0.375
        results = [(1.0, 0.5, 0.0, 0.0)[int(rng.below(4))] for _ in range(60)]
        low, high = wilson(sum(results), len(results))
        held += low <= 0.375 <= high
    assert held / studies >= 0.95
