"""Ratings: cases whose answer is known."""

from math import exp, log, pi, sqrt
from random import Random

import pytest

from gridtown.study.elo import SCALE, Result, elo_of, rate, share_of
from gridtown.study.interval import student

TWO = ("new", "old")


def won(deal: int, by: int, bots: tuple[str, ...] = TWO) -> Result:
    return Result(deal, bots, tuple(float(seat == by) for seat in range(len(bots))))


def test_three_of_four_against_one() -> None:
    """400 log10 3, by hand."""
    games = [won(0, 0), won(1, 0), won(2, 0), won(3, 1)]
    rated = rate(games, TWO, "old", draws=0)
    assert rated["new"].elo == pytest.approx(400 * log(3, 10))
    assert (rated["old"].elo, rated["old"].interval) == (0, None)


def test_half_of_the_games_among_three_is_three_times_as_strong() -> None:
    table = ("new", "old", "old", "old")
    rated = rate([won(0, 0, table), won(1, 2, table)], TWO, "old", draws=0)
    assert rated["new"].elo == pytest.approx(400 * log(3, 10))
    assert share_of(rated["new"].elo, 4) == pytest.approx(0.5)
    assert elo_of(0.5, 4) == pytest.approx(rated["new"].elo)


def test_the_strengths_behind_expected_results_are_found() -> None:
    """Tables of several kinds and sizes, each with just the shares that the model gives."""
    strengths = {"a": 1.0, "b": 2.5, "c": 0.4}
    tables = [("a", "b"), ("b", "c"), ("a", "b", "c"), ("c", "a", "a", "b"), ("b", "b", "a")]
    games = []
    for deal, bots in enumerate(tables):
        total = sum(strengths[bot] for bot in bots)
        games.append(Result(deal, bots, tuple(strengths[bot] / total for bot in bots)))
    rated = rate(games, ("a", "b", "c"), "a", draws=0)
    for bot, strength in strengths.items():
        assert rated[bot].elo == pytest.approx(400 * log(strength, 10), abs=1e-6)


def test_a_shared_victory_is_half_of_one() -> None:
    shared = [Result(deal, TWO, (0.5, 0.5)) for deal in range(4)]
    assert rate(shared, TWO, "old")["new"].elo == pytest.approx(0)


def test_who_wins_all_has_a_rating_that_nobody_believes_to_the_point() -> None:
    rated = rate([won(deal, 0) for deal in range(20)], TWO, "old")["new"]
    assert rated.elo == pytest.approx(400 * log(20.5 / 0.5, 10))  # one shared game is added
    assert rated.interval is not None
    assert rated.interval[0] < rated.elo - 300


def test_the_interval_of_independent_games() -> None:
    """The binomial's: 1 / sqrt(n p (1 - p)) of the logarithm."""
    games = [won(deal, deal % 2) for deal in range(100)]
    rated = rate(games, TWO, "old", draws=0)["new"]
    half = SCALE * student(99) * sqrt(100 / 99) / sqrt(100 * 0.25)
    assert rated.interval == pytest.approx((-half, half))


def test_games_of_one_deal_are_no_more_than_one() -> None:
    once = [won(deal, deal % 2) for deal in range(30)]
    often = [game for game in once for _ in range(5)]
    assert rate(often, TWO, "old", draws=0)["new"].interval == pytest.approx(
        rate(once, TWO, "old", draws=0)["new"].interval
    )


def test_deals_that_are_all_alike_leave_no_doubt() -> None:
    """The seat wins, whoever sits there: each deal is one win each."""
    games = [won(deal, by) for deal in range(10) for by in (0, 1)]
    interval = rate(games, TWO, "old", draws=0)["new"].interval
    assert interval == pytest.approx((0, 0), abs=1e-6)


def test_one_deal_has_no_interval() -> None:
    assert rate([won(0, 0), won(0, 1)], TWO, "old")["new"].interval is None


def test_nineteen_intervals_of_twenty_hold_the_truth() -> None:
    """Deals with luck of their own, so that their games depend on each other."""
    random, truth, held = Random(7), 100.0, 0
    for _ in range(150):
        games = []
        for deal in range(40):
            luck = random.gauss(0, 150)
            for _ in range(2):
                share = share_of(truth + luck, 2)
                games.append(won(deal, 0 if random.random() < share else 1))
        interval = rate(games, TWO, "old")["new"].interval
        assert interval is not None
        # the luck draws the mean share, and with it the rating, towards par
        middle = elo_of(
            sum(share_of(truth + 150 * z / 50, 2) * _bell(z / 50) for z in range(-200, 201)) / 50, 2
        )
        held += interval[0] <= middle <= interval[1]
    assert 0.9 <= held / 150 <= 0.99


def _bell(z: float) -> float:
    return exp(-z * z / 2) / sqrt(2 * pi)
