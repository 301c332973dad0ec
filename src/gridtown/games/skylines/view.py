"""View of one person at the table: everything.

All cards before players are open to all, and the order of the stacks stands in no state.
"""

from __future__ import annotations

from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.games.skylines.state import SkylinesState


def see(state: SkylinesState, viewer: int | None) -> View[SkylinesState]:
    """The table as `viewer` sees it."""
    return View(viewer, state.copy())


def determinize(view: View[SkylinesState], _rng: Rng) -> SkylinesState:
    """The state behind a view, which is the view: what nobody knows, chance has yet to decide."""
    return view.known.copy()
