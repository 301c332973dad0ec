"""Whole numbers as the bits of float32s."""

import struct

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from gridtown.core.features import Backdrop, Features
from gridtown.core.float32 import MOST, bits_of, number_of

pytestmark = pytest.mark.compiled

NUMBERS = sorted({sign * (2**power + more) for power in range(24) for more in (-1, 0, 1) for sign in (-1, 1)})


@pytest.mark.parametrize("number", [*NUMBERS, -MOST, MOST, 12_345_678])
def test_they_are_those_of_the_processor_and_lead_back(number: int) -> None:
    bits = int(bits_of(number))
    assert struct.pack("<i", bits) == struct.pack("<f", number)
    assert number_of(bits) == number
    assert vec[i32]([i32(bits)])[0] == bits


def test_a_backdrop_is_told_behind_what_is_added() -> None:
    backdrop, told = Backdrop(), Features()
    backdrop.add(1, 5)
    backdrop.add(2, 0)
    told.start = 3
    told.lay(backdrop)
    told.add(0, 7)
    assert told.to_list(6) == [0, 0, 0, 7, 5, 0]
    told.clear()
    assert told.to_list(6) == [0] * 6


def test_many_are_added_by_their_places() -> None:
    told, places = Features(), vec[i64]([0, 4, 2, 5])
    told.add_at(1, 3, places, 0, 2)
    assert told.to_list(6) == [0, 3, 0, 0, 0, 3]


def changes(told: Features) -> dict[int, int]:
    """What has changed, by index."""
    return {int(told.changed(place)): int(told.becomes(place)) for place in range(int(told.changes))}


def test_a_part_is_told_by_what_has_changed_in_it() -> None:
    told, places = Features(), vec[i64]([0, 4, 2, 5])

    def tell(members: int, row: list[int]) -> dict[int, int]:
        told.clear()
        told.keep_placed(1, members, places, 1)
        told.keep_set(9, members)
        told.start = 7
        told.keep_row(0, vec[i64](row))
        told.start = 0
        return changes(told)

    assert tell(0b101, [3, 0]) == {5: 1, 6: 1, 7: 3, 9: 1, 11: 1}
    assert told.to_list(12) == [0, 0, 0, 0, 0, 1, 1, 3, 0, 1, 0, 1]
    assert tell(0b110, [3, 2]) == {5: 0, 3: 1, 8: 2, 9: 0, 10: 1}
    assert told.to_list(12) == [0, 0, 0, 1, 0, 0, 1, 3, 2, 0, 1, 1]
    assert tell(0b110, [3, 2]) == {}
    told.forget()
    assert told.to_list(12) == [0] * 12
    assert tell(0b110, [0, 2]) == {3: 1, 6: 1, 8: 2, 10: 1, 11: 1}
