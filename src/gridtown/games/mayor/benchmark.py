"""Goals for `gridtown bench`."""

from typing import Final

GOALS: Final[dict[str, float]] = {
    "random.decisions_per_second": 1_000_000,
    "playouts.playouts_per_second": 1_240,
}
"""The figures to reach."""

SEARCHERS: Final = 2
"""How many players playouts are measured with."""
