"""Sets as bits, against Python's own integers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridtown.core.bits import count, lowest, members, nth, single

pytestmark = pytest.mark.compiled

MASKS = st.one_of(
    st.integers(0, 2**62 - 1), st.sets(st.integers(0, 61)).map(lambda s: sum(1 << b for b in s))
)


def bits_of(mask: int) -> list[int]:
    return [index for index in range(62) if mask >> index & 1]


@pytest.mark.parametrize("index", range(62))
def test_a_single_bit(index: int) -> None:
    assert single(index) == 2**index
    assert lowest(2**index) == index
    assert lowest(2**62 - 2**index) == index
    assert count(2**index) == 1
    assert count(2**index - 1) == index


@given(MASKS)
def test_count_and_members_are_pythons(mask: int) -> None:
    assert count(mask) == mask.bit_count()
    assert members(mask) == bits_of(mask)


@given(MASKS.filter(bool))
def test_lowest_and_nth_are_pythons(mask: int) -> None:
    bits = bits_of(mask)
    assert lowest(mask) == bits[0]
    assert [int(nth(mask, n)) for n in range(len(bits))] == bits


def test_the_empty_set() -> None:
    assert count(0) == 0
    assert members(0) == []
