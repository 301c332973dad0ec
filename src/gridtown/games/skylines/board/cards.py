"""The types of card and tile, and the numbers of the cards."""

from typing import Final

from mypy_extensions import i64

TYPES: Final = (
    "residential", "commercial", "industrial", "power", "water", "garbage",
    "healthcare", "education", "transport", "fire", "police", "parks", "unique", "policy", "news", "role",
)  # fmt: skip
RESIDENTIAL: Final = 0
COMMERCIAL: Final = 1
INDUSTRIAL: Final = 2
FIRST_UTILITY: Final = 3
FIRST_SERVICE: Final = 6
UNIQUE: Final = 12
POLICY: Final = 13
NEWS: Final = 14
ROLE: Final = 15
SERVICES: Final = 6
ZONES: Final = 3

GROUPS: Final = {
    "zone": ("residential", "commercial", "industrial"),
    "utility": ("power", "water", "garbage"),
    "service": ("healthcare", "education", "transport", "fire", "police", "parks"),
}
"""Words that stand for several types."""

STAGES: Final = 3
CARDS: Final = 115
FIRST_UNIQUE: Final = 76
FIRST_ROLE: Final = 86
FIRST_POLICY: Final = 96
FIRST_NEWS: Final = 106


def is_zone(type: i64) -> bool:
    """Whether tiles of the type are zones."""
    return type < FIRST_UTILITY


def is_utility(type: i64) -> bool:
    """Whether it is Power, Water or Garbage."""
    return FIRST_UTILITY <= type < FIRST_SERVICE


def is_service(type: i64) -> bool:
    """Whether it is one of the six services."""
    return FIRST_SERVICE <= type < UNIQUE
