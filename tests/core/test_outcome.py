"""Ranks, ties and what they are worth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridtown.core.outcome import Outcome, rank

pytestmark = pytest.mark.compiled

SCORES = st.lists(st.integers(-100, 100), min_size=1, max_size=5)


@pytest.mark.parametrize(
    ("scores", "ranking"),
    [
        ([114, 91, 92], [1, 3, 2]),
        ([5, 5, 3], [1, 1, 3]),
        ([3, 5, 5, 1], [3, 1, 1, 4]),
        ([1, 2, 2, 2], [4, 1, 1, 1]),
        ([0, 0], [1, 1]),
        ([-3, -7], [1, 2]),
        ([9], [1]),
    ],
)
def test_ties_share_the_better_rank(scores: list[int], ranking: list[int]) -> None:
    assert rank(scores) == ranking


@given(SCORES)
def test_a_rank_counts_those_who_are_better(scores: list[int]) -> None:
    ranking = rank(scores)
    for score, place in zip(scores, ranking, strict=True):
        assert place == 1 + len([other for other in scores if other > score])


@given(SCORES)
def test_returns_share_out_one_win(scores: list[int]) -> None:
    outcome = Outcome("scored", rank(scores), scores, None)
    assert outcome.winners() == [player for player, score in enumerate(scores) if score == max(scores)]
    assert sum(outcome.returns()) == pytest.approx(1)
    assert [player for player, won in enumerate(outcome.returns()) if won] == outcome.winners()


def test_equal_outcomes_are_equal() -> None:
    one, same = (Outcome("scored", [1, 2], [5, 3], None) for _ in range(2))
    assert one == same
    assert hash(one) == hash(same)
    assert repr(one) == "Outcome('scored', [1, 2], [5, 3], None)"
    for other in (
        Outcome("scored", [1, 2], [5, 4], None),
        Outcome("ended", [1, 2], [5, 3], None),
        Outcome("scored", [1, 2], [5, 3], True),
        (1, 2),
    ):
        assert one != other
