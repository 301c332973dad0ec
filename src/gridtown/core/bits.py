"""Sets as bits of one integer: the operations the language lacks on fixed-width integers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

TOP: Final = 1 << 61

# The powers of two below 2**62 are distinct modulo the prime 67, so one division finds a bit's index.
_INDEX_OF_POWER: Final = vec[u8]([0] * 67)
for _bit in range(62):
    _INDEX_OF_POWER[(1 << _bit) % 67] = _bit


def single(index: i64) -> i64:
    """The mask with only bit `index` (0..61).

    Not `1 << index`: compiled, a plain 1 has 32 bits. TOP has 64.
    """
    return TOP >> (61 - index)


def lowest(mask: i64) -> i64:
    """The index of the lowest set bit of `mask` (not 0, below 2**62)."""
    return i64(_INDEX_OF_POWER[(mask & -mask) % 67])


def _count32(word: i64) -> i64:
    word = word - ((word >> 1) & 0x55555555)
    word = (word & 0x33333333) + ((word >> 2) & 0x33333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F
    return ((word * 0x01010101) >> 24) & 0xFF


def count(mask: i64) -> i64:
    """How many bits of `mask` (0..2**62-1) are set."""
    if mask < 0x100000000:
        return _count32(mask)
    return _count32(mask & 0xFFFFFFFF) + _count32(mask >> 32)


def nth(mask: i64, n: i64) -> i64:
    """The index of the n-th set bit of `mask`, counted from 0 at the low end."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """The indices of the set bits, ascending."""
    result: list[int] = []
    while mask:
        result.append(int(lowest(mask)))
        mask &= mask - 1
    return result
