"""The reusable list of actions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridtown.core.choices import Choices

pytestmark = pytest.mark.compiled

NUMBERS = st.lists(st.integers(0, 2**30 - 1), max_size=200)


@given(NUMBERS, NUMBERS)
def test_it_is_a_list_that_keeps_its_room(first: list[int], second: list[int]) -> None:
    out = Choices()
    for numbers in (first, second):
        out.clear()
        for number in numbers:
            out.add(number)
        assert out.count == len(numbers)
        assert out.to_list() == numbers
        assert [int(out.at(index)) for index in range(len(numbers))] == numbers


@given(NUMBERS)
def test_insert_keeps_the_order(numbers: list[int]) -> None:
    out = Choices()
    for number in numbers:
        out.insert(number)
    assert out.to_list() == sorted(numbers)


def test_its_list_is_a_copy() -> None:
    out = Choices()
    out.add(1)
    before = out.to_list()
    out.clear()
    out.add(2)
    assert before == [1]


def test_it_grows() -> None:
    out = Choices()
    for number in range(1000):
        out.add(number)
    assert out.to_list() == list(range(1000))
