"""Goals for `gridtown bench`."""

from typing import Final

GOALS: Final[dict[str, float]] = {"random.decisions_per_second": 1_000_000}
"""The figures to reach."""
