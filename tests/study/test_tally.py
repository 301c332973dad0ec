"""Statistics of many games."""

from random import Random
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridtown.core.outcome import rank
from gridtown.study.tally import Row, Tally


def row(index: int, scores: list[int], success: bool | None = None) -> Row:
    return Row(index, index, tuple(scores), tuple(rank(scores)), success, 10)


SCORES = st.lists(st.lists(st.integers(-40, 200), min_size=3, max_size=3), min_size=2, max_size=30)


@given(SCORES)
def test_mean_spread_and_shares_are_those_of_the_rows(games: list[list[int]]) -> None:
    tally = Tally(["a", "b", "c"])
    rows = [row(index, scores) for index, scores in enumerate(games)]
    for one in rows:
        tally.add(one)
    for seat, report in enumerate(tally.seats()):
        column = [scores[seat] for scores in games]
        assert report.mean == pytest.approx(mean(column))
        assert report.sd == pytest.approx(stdev(column), abs=1e-9)
        assert report.win_share == pytest.approx(mean(one.win(seat) or 0 for one in rows))
    assert sum(report.win_share or 0 for report in tally.seats()) == pytest.approx(1)


@given(SCORES, st.randoms())
def test_the_order_of_games_changes_nothing_at_all(games: list[list[int]], random: Random) -> None:
    rows = [row(index, scores) for index, scores in enumerate(games)]
    shuffled = list(rows)
    random.shuffle(shuffled)
    one, other = Tally("abc"), Tally("abc")
    for first, second in zip(rows, shuffled, strict=True):
        one.add(first)
        other.add(second)
    assert one.seats() == other.seats()


def test_a_shared_victory_counts_in_parts() -> None:
    tally = Tally(["a", "b", "c"])
    tally.add(row(0, [5, 5, 1]))
    tally.add(row(1, [4, 4, 4]))
    assert [report.win_share for report in tally.seats()] == pytest.approx([5 / 12, 5 / 12, 1 / 6])
    assert row(0, [5, 5, 1]).win(0) == 0.5


def test_a_table_that_wins_together_has_the_share_of_successes() -> None:
    tally = Tally(["a", "b"])
    for index in range(4):
        tally.add(row(index, [3, 9], success=index == 0))
    assert [report.win_share for report in tally.seats()] == [0.25, 0.25]
    assert row(0, [3, 9], success=True).win(0) == 1.0


def test_one_alone_without_success_has_no_share() -> None:
    tally = Tally(["a"])
    tally.add(row(0, [3]))
    (report,) = tally.seats()
    assert (report.win_share, report.win_share_ci, report.sd, report.mean) == (None, None, None, 3)
    assert row(0, [3]).win(0) is None


def test_no_games_have_no_mean() -> None:
    assert [report.mean for report in Tally(["a"]).seats()] == [None]
