"""Pass: no tile bought or placed, for gold."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.arguments import Nothing
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.mayor import actions
from gridtown.games.mayor.events import tell_number
from gridtown.games.mayor.state import MayorState
from gridtown.games.mayor.steps.step import MayorKind, MayorStep
from gridtown.games.mayor.tables import Tables


class Pass(MayorKind):
    """Pass their turn, even if they could buy or place, and earn 2 gp."""

    def __init__(self, steps: list[MayorStep]) -> None:
        super().__init__(actions.PASS, "pass", Nothing(), steps)

    def bars(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """A Civic Amenity in use buys or places."""
        return Refusal("only-with-amenity", {"amenity": int(state.using)}) if state.using else None

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """Always, but with an amenity in use."""
        if not state.using:
            out.add(pack(player, actions.PASS, 0))

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Owe the Banker its walk."""
        state.passes += 1
        state.players[player].gp = tables.pass_gp
        tell_number(state, "passed", player, "amount", tables.pass_gp)
