"""Goals for `gridtown bench`."""

from typing import Final

GOALS: Final[dict[str, float]] = {
    "random.decisions_per_second": 200_000,
    "playouts.playouts_per_second": 2_570,
}
"""The figures to reach."""

PLAYERS: Final = 2
"""How many players it is measured with."""
