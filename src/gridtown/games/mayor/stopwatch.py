"""What `gridtown bench` shall measure Mayor by."""

from typing import Final

GOALS: Final[dict[str, float]] = {"random.decisions_per_second": 1_000_000}
"""Figures of the measurements, and what each is to reach."""
