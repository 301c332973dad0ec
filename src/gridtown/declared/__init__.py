"""Declared games: a small game says what it consists of and what may be done; all else follows.

    class Place(Kind):
        takes = {"square": GRID}

        def bars(self, state, player, square): ...  # the rule that forbids it, or None
        def do(self, state, player, square): ...    # what happens

    class Lots(Declared[LotsState]):
        id, title, players, state, kinds = "lots", "Lots", (2, 4), LotsState, (Place,)

Notation, bytes, copies, refusals, previews, a value for bots, JSON and the drawing in a terminal follow.
`examples/lots.py` is a whole game; `docs/adding-a-game.md` walks through it. It runs interpreted: a game that
is simulated by the million is written as those in `gridtown.games` are.
"""

from gridtown.core.action import CHANCE
from gridtown.core.game import Option
from gridtown.core.refusal import Refusal
from gridtown.declared import fields
from gridtown.declared.fields import NOBODY
from gridtown.declared.game import Declared
from gridtown.declared.grid import Grid
from gridtown.declared.kind import Kind
from gridtown.declared.state import State
from gridtown.editions.box import Box

__all__ = [
    "CHANCE",
    "NOBODY",
    "Box",
    "Declared",
    "Grid",
    "Kind",
    "Option",
    "Refusal",
    "State",
    "fields",
]
