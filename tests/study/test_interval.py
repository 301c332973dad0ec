"""95 % intervals."""

import pytest

from gridtown.core.rng import Rng
from gridtown.study.interval import leaves_out_zero, mean_interval, share_interval, student, wilson


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


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)],
)
def test_student_is_the_tables(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, abs=0.004)


@pytest.mark.parametrize(
    ("freedom", "at_once", "known"),
    [(1, 50, 636.62), (4, 5, 4.604), (9, 50, 4.781), (30, 5, 2.750), (1000, 5, 2.581)],
)
def test_student_for_many_at_once_is_the_tables_further_out(freedom: int, at_once: int, known: float) -> None:
    assert student(freedom, at_once) == pytest.approx(known, abs=0.001 * known)


def test_many_intervals_of_few_results_hold_at_once_19_times_in_20() -> None:
    rng, held, studies, measures, games = Rng(1), 0, 400, 20, 5
    for _ in range(studies):
        held += all(
            not leaves_out_zero(mean_interval([noise(rng) for _ in range(games)], measures))
            for _ in range(measures)
        )
    assert held / studies >= 0.93  # 0.95, and two standard errors of the share less


def noise(rng: Rng) -> float:
    """About a normal number around 0."""
    return sum(int(rng.below(1000)) for _ in range(12)) / 1000 - 12 * 999 / 2000


def test_a_mean_of_few_has_a_wide_interval() -> None:
    assert mean_interval([3.0]) is None
    assert mean_interval([1.0, 3.0]) == pytest.approx((2 - 12.7062, 2 + 12.7062))
    assert mean_interval([2.0] * 9) == (2, 2)


def test_a_share_of_independent_games_has_about_wilsons_interval() -> None:
    shares = [1.0] * 30 + [0.0] * 70
    assert share_interval(shares, 100) == pytest.approx(wilson(30, 100), abs=0.001)


def test_deals_that_go_one_way_count_once() -> None:
    """Two games a deal, both won or both lost: as many as there are deals."""
    shares = [1.0, 0.0] * 25
    assert share_interval(shares, 100) == pytest.approx(wilson(25, 50), abs=0.003)


def test_balanced_deals_count_no_more_than_all_their_games() -> None:
    assert share_interval([0.5] * 20, 40) == wilson(20, 40)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_all_or_nothing_is_as_sure_as_the_deals_are_many(share: float) -> None:
    assert share_interval([share] * 12, 48) == wilson(12 * share, 12)
    assert share_interval([share], 4) == wilson(share, 1)
