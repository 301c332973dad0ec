"""What an action promises, for bots."""

from gridtown.core.view import View
from gridtown.games.skylines.state import SkylinesState
from gridtown.games.skylines.tables import Tables


def value(tables: Tables, view: View[SkylinesState], action: int) -> float:
    """What a legal `action` promises the viewer, in overall Happiness."""
    return 0.0
