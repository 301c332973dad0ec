"""Packed actions come apart as they were put together, and sort by kind, player, argument."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridtown.core.action import ARGUMENT_LIMIT, CHANCE, actor, argument_of, kind_of, pack

pytestmark = pytest.mark.compiled

PARTS = st.tuples(st.integers(0, 63), st.integers(CHANCE, 14), st.integers(0, ARGUMENT_LIMIT - 1))


def packed(parts: tuple[int, int, int]) -> int:
    kind, player, argument = parts
    return int(pack(player, kind, argument))


@given(PARTS)
def test_an_action_comes_apart_as_it_was_packed(parts: tuple[int, int, int]) -> None:
    action = packed(parts)
    assert (int(kind_of(action)), int(actor(action)), int(argument_of(action))) == parts
    assert 0 <= action < 1 << 30


@given(PARTS, PARTS)
def test_actions_sort_by_kind_then_player_then_argument(
    one: tuple[int, int, int], other: tuple[int, int, int]
) -> None:
    assert (packed(one) < packed(other)) == (one < other)
    assert (packed(one) == packed(other)) == (one == other)


def test_chance_sorts_before_all_players() -> None:
    assert packed((3, CHANCE, ARGUMENT_LIMIT - 1)) < packed((3, 0, 0))
