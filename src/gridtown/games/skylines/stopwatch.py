"""What `gridtown bench` shall measure Skylines by."""

from typing import Final

GOALS: Final[dict[str, float]] = {"random.decisions_per_second": 200_000}
"""Figures of the measurements, and what each is to reach."""

PLAYERS: Final = 2
"""With how many it is measured."""
