"""Take an action: they must choose one of the options."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.games.mayor.state import ACTING, MayorState
from gridtown.games.mayor.steps.step import PlayerStep
from gridtown.games.mayor.tables import Tables


class Act(PlayerStep):
    """2. They must choose one of these three options: buy, place or pass."""

    phase: i64 = ACTING

    def again(self, tables: Tables, state: MayorState) -> bool:
        """After a Civic Amenity came into play, by which they buy or place; all else leads elsewhere."""
        return True
