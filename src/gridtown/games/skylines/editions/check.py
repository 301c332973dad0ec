"""What must hold in a Skylines edition beyond the types of its fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gridtown.games.skylines.components import Edition
    from gridtown.games.skylines.editions.complaint import Fault

Fields = dict[str, list[str]]
"""The fields that have a source, by table."""


def row_faults(edition: Edition, fields: Fields) -> list[Fault]:
    """Find what is wrong within single rows."""
    return []


def edition_faults(edition: Edition) -> list[Fault]:
    """Find what is wrong with the rows together."""
    return []
