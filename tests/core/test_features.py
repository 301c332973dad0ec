"""Sparse features."""

import pytest

from gridtown.core.features import Features

pytestmark = pytest.mark.compiled


def test_what_is_added_is_there_in_order() -> None:
    features = Features()
    features.add(7, 2)
    features.add(0, -3)
    assert features.count == 2
    assert [(features.index(place), features.value(place)) for place in range(2)] == [(7, 2), (0, -3)]
    assert features.to_list(9) == [-3, 0, 0, 0, 0, 0, 0, 2, 0]


def test_nothing_is_left_out() -> None:
    features = Features()
    features.add(3, 0)
    assert features.count == 0


def test_added_twice_it_counts_with_the_sum() -> None:
    features = Features()
    features.add(1, 2)
    features.add(1, 3)
    assert features.to_list(2) == [0, 5]


def test_it_is_used_again_and_grows() -> None:
    features = Features()
    for round in range(3):
        features.clear()
        assert features.to_list(200) == [0] * 200
        for index in range(200):
            features.add(index, index + round + 1)
        assert features.to_list(200) == [index + round + 1 for index in range(200)]
