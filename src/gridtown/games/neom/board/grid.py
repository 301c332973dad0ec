"""The five by five spaces of a City as the bits of one mask.

Bit 5 * row + column: a1 (bottom left) is bit 0, e1 bit 4, c3 (the City Center) bit 12, e5 bit 24.
"""

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import single

SIZE: Final = 5
SPACES: Final = 25
CENTER: Final = 12
CENTER_BIT: Final = 1 << 12
ALL: Final = (1 << 25) - 1
COLUMN_A: Final = 0x0108421
COLUMN_E: Final = 0x1084210
NOT_A: Final = ALL ^ COLUMN_A
NOT_E: Final = ALL ^ COLUMN_E
EDGE: Final = COLUMN_A | COLUMN_E | 0x1F | 0x1F << 20
CORNERS: Final = 1 | 1 << 4 | 1 << 20 | 1 << 24
WEST_GATE: Final = 1 << 10  # a3, where the western Trade Route leaves
EAST_GATE: Final = 1 << 14  # e3

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8


def space_name(space: i64) -> str:
    """The name of a space: a1 (bottom left) to e5."""
    return "abcde"[int(space % 5)] + "12345"[int(space // 5)]


def to_east(mask: i64) -> i64:
    """Every space moved one to the east; those of column e fall off."""
    return (mask & NOT_E) << 1


def to_west(mask: i64) -> i64:
    """Every space moved one to the west; those of column a fall off."""
    return (mask & NOT_A) >> 1


def to_north(mask: i64) -> i64:
    """Every space moved one up; those of row 5 fall off."""
    return (mask << 5) & ALL


def to_south(mask: i64) -> i64:
    """Every space moved one down; those of row 1 fall off."""
    return mask >> 5


def beside(mask: i64) -> i64:
    """The spaces orthogonally adjacent to any of `mask`."""
    return to_east(mask) | to_west(mask) | to_north(mask) | to_south(mask)


def around(mask: i64) -> i64:
    """The spaces of `mask` and all nearby ones (orthogonally or diagonally adjacent)."""
    row = mask | to_east(mask) | to_west(mask)
    return row | to_north(row) | to_south(row)


def nearby(space: i64) -> i64:
    """The up to eight spaces around `space`."""
    bit: i64 = single(space)
    return around(bit) ^ bit


def within_two(mask: i64) -> i64:
    """The spaces at most two orthogonal steps from any of `mask`, itself included."""
    one = mask | beside(mask)
    return one | beside(one)


def flood(seed: i64, eastward: i64, northward: i64) -> i64:
    """Everything joined to `seed`.

    eastward: the spaces joined to the one east of them; northward: likewise to the north.
    """
    reached = seed
    while True:
        more = (
            reached
            | ((reached & eastward) << 1)
            | ((reached >> 1) & eastward)
            | ((reached & northward) << 5)
            | ((reached >> 5) & northward)
        )
        if more == reached:
            return reached
        reached = more
