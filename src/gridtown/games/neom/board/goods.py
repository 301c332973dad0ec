"""The seventeen Goods, as indices and as sets of bits."""

from typing import Final

from mypy_extensions import i64

GOODS: Final = (
    "coal", "natural_gas", "oil", "ore", "stone", "wood",
    "concrete", "copper", "diamonds", "glass", "gold", "lumber", "plastics", "steel",
    "electronics", "jewelry", "sports_cars",
)  # fmt: skip

TIERS: Final = ("raw", "processed", "luxury")
RAW: Final = 0x3F
PROCESSED: Final = 0x3FC0
LUXURY: Final = 0x1C000

RAW_TIER: Final = 0
PROCESSED_TIER: Final = 1
LUXURY_TIER: Final = 2


def good_name(good: i64) -> str:
    """The id of a Good by its index."""
    return GOODS[int(good)]


def tier_of(goods: i64) -> i64:
    """The tier of a set of Goods that are all of one tier."""
    if goods & RAW:
        return RAW_TIER
    return PROCESSED_TIER if goods & PROCESSED else LUXURY_TIER
