"""Whole numbers as the bits of float32s."""

import struct

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from gridtown.core.features import Backdrop, Features
from gridtown.core.float32 import MOST, bits_of, float32_of, number_of

pytestmark = pytest.mark.compiled

NUMBERS = sorted({sign * (2**power + more) for power in range(24) for more in (-1, 0, 1) for sign in (-1, 1)})


@pytest.mark.parametrize("number", [*NUMBERS, -MOST, MOST, 12_345_678])
def test_they_are_those_of_the_processor_and_lead_back(number: int) -> None:
    bits = int(bits_of(number))
    assert struct.pack("<i", bits) == struct.pack("<f", number)
    assert number_of(bits) == number
    assert vec[i32]([i32(bits)])[0] == bits
    assert float32_of(number) == bits


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


def test_parts_are_entries_until_there_is_a_row_for_them() -> None:
    told, places = Features(), vec[i64]([0, 4, 2, 5])
    row = vec[i32]([9] * 14)

    def tell(members: int, numbers: list[int]) -> None:
        told.clear()
        told.keep_placed(1, members, places, 1)
        told.keep_set(9, members)
        told.start = 7
        told.keep_row(0, vec[i64](numbers))
        told.keep_bytes(1, vec[u8]([6]))
        told.start = 0

    def written() -> list[int]:
        assert told.count == 0
        assert list(row[:1]) == list(row[13:]) == [9]
        return [int(number_of(i64(bits))) for bits in row[1:13]]

    tell(0b101, [300])
    assert told.to_list(12) == [0, 0, 0, 0, 0, 1, 1, 300, 6, 1, 0, 1]
    for place in range(1, 13):
        row[place] = 0
    told.keep_in(row, 1)
    tell(0b101, [300])
    assert written() == [0, 0, 0, 0, 0, 1, 1, 300, 6, 1, 0, 1]
    tell(0b110, [-2])
    assert written() == [0, 0, 0, 1, 0, 0, 1, -2, 6, 0, 1, 1]
    row[4] = float32_of(5)
    tell(0b110, [0])
    assert written() == [0, 0, 0, 5, 0, 0, 1, 0, 6, 0, 1, 1], "of a set only what changed is written"
