"""Games with a board of their own, and tables by game that must lack none of them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeVar

from tests.registry import NAMES

FOLDER: Final = Path(__file__).parents[2] / "web/src/boards"

BOARDS: Final = [name for name in NAMES if (FOLDER / name / "Emblem.svelte").exists()]

What = TypeVar("What")


def of_every_board(table: Mapping[str, What]) -> Mapping[str, What]:
    """The same table. Raises KeyError if it lacks a game with a board, so that none is skipped."""
    missing = [name for name in BOARDS if name not in table]
    if missing:
        raise KeyError(f"no entry for {', '.join(missing)}")
    return table
