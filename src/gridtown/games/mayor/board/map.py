"""The City's squares, 0..39: four to a block, A1 to J4, as bits of one mask."""

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import single

SQUARES: Final = 40
ALL_SQUARES: Final = (1 << 40) - 1
MAIN_SQUARES: Final = (1 << 36) - 1
"""The squares of the nine blocks that hold a Civic Amenity."""

FIRST_OF_BLOCKS: Final = 0x1111111111
"""The top left square of every block."""

MAIN_BLOCKS: Final = 9
BLOCKS: Final = "abcdefghij"


def blocks_of(squares: i64) -> i64:
    """All squares of the blocks in which any of `squares` lies."""
    return first_of_blocks(squares) * 15


def first_of_blocks(squares: i64) -> i64:
    """The top left square of every block in which any of `squares` lies."""
    return (squares | squares >> 1 | squares >> 2 | squares >> 3) & FIRST_OF_BLOCKS


def block_of(square: i64) -> i64:
    """The four squares of the block that `square` lies in."""
    first = square & ~3
    return single(first + 4) - single(first)


def square_name(square: i64) -> str:
    """The name of a square: a1 to j4."""
    return BLOCKS[int(square) >> 2] + "1234"[int(square) & 3]


SQUARE_NAMES: Final = tuple(square_name(square) for square in range(SQUARES))
