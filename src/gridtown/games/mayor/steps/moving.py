"""Move: the Action marker goes on around the rondel, for gold further than one space."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.arguments import Number
from gridtown.core.bits import single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.lines import LINES
from gridtown.games.mayor.board.market import MOST_SPACES
from gridtown.games.mayor.events import tell_move, tell_number, tell_type
from gridtown.games.mayor.state import FEE, MOVING, MayorState
from gridtown.games.mayor.steps.step import MayorKind, MayorStep
from gridtown.games.mayor.steps.walking import Walks
from gridtown.games.mayor.tables import Tables


class MoveMarker(MayorStep):
    """1. They must move their Action marker one space clockwise on the rondel."""

    phase: i64 = MOVING

    def __init__(self) -> None:
        super().__init__(Move())

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Begin the turn."""
        state.turn += 1
        tell_number(state, "turn", state.active_player, "amount", state.turn)
        return self.ask(state, single(state.active_player))


class Move(MayorKind):
    """Move the marker one space, or more for gold."""

    def __init__(self) -> None:
        super().__init__(actions.MOVE, "move", Number(1, MOST_SPACES, "a number of spaces"))

    def bars(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """The fee has to be paid."""
        fee, gold = tables.step_costs[argument], state.players[player].banker >> 2
        return Refusal("move-too-dear", {"cost": int(fee), "gold": int(gold)}) if fee > gold else None

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """As many spaces as can be paid for."""
        gold = state.players[player].banker >> 2
        spaces: i64 = 1
        while spaces <= MOST_SPACES:
            if tables.step_costs[spaces] <= gold:
                out.add(pack(player, actions.MOVE, spaces))
            spaces += 1

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Move the marker; the fee is owed until the Banker has walked."""
        me = state.players[player]
        me.marker = (me.marker + argument) % LINES
        me.gp = -tables.step_costs[argument]
        tell_move(state, player, me.marker, argument, tables.step_costs[argument])


class PayFee(Walks):
    """They may pay 1/3/6/10 gp to move it 1/2/3/4 extra spaces."""

    def __init__(self) -> None:
        super().__init__(FEE)

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Walk, if there is something to pay."""
        return state.players[state.active_player].gp != 0 and super().begin(tables, state)


class MoveNeutral(MayorStep):
    """3. If their marker is in a space with a neutral piece, that one moves to the first unoccupied space."""

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Move it on, if it stands there."""
        start = state.players[state.active_player].marker
        if not state.neutral >> start & 1:
            return False
        standing = state.neutral
        for player in state.players:
            standing |= single(player.marker)
        space = (start + 1) % LINES
        while space != start and standing >> space & 1:
            space = (space + 1) % LINES
        if space != start:
            state.neutral ^= single(start) | single(space)
            tell_type(state, "neutral", -1, space)
        return False
