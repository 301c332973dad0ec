"""The five building types, which are the lines of the Market and the spaces of the rondel, and the tiles.

Everything is in the order of the rondel, clockwise. A type's index is also that of its colour.
"""

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import single

TYPES: Final = ("bank", "shop", "church", "park", "statue")
COLOURS: Final = ("red", "yellow", "blue", "green", "rainbow")
BANK: Final = 0
SHOP: Final = 1
CHURCH: Final = 2
PARK: Final = 3
STATUE: Final = 4
RAINBOW: Final = 4
LINES: Final = 5

LINE_TILES: Final = 8
BUILDINGS: Final = 40  # tiles 1..40, eight a line
FIRST_AMENITY: Final = 41
LAST_TILE: Final = 49
EVENTS: Final = 10
FESTIVAL: Final = 1

TILE_BITS: Final = (1 << 41) - 2
"""The building tiles as bits by number."""

FIRST_OF_LINES: Final = 0x0101010101
"""A bit for each line, eight apart."""


def type_of(tile: i64) -> i64:
    """The type of a building tile (1..40)."""
    return (tile - 1) // 8


def line_bits(line: i64) -> i64:
    """The tiles of a line as bits by number."""
    return single(8 * line + 9) - single(8 * line + 1)
