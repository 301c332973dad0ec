"""What an action promises: the judgment of a player who knows the rules."""

from __future__ import annotations

from gridtown.core.view import View
from gridtown.games.neom.state import NeomState
from gridtown.games.neom.tables import Tables


def value(tables: Tables, view: View[NeomState], action: int) -> float:
    """What a legal `action` promises the viewer, in VP."""
    return 0.0
