"""Games among quick players with weights of their own, to tune these and to fit the forecast."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor.evaluation.policy import Planner
from gridtown.games.mayor.state import MOVING, MayorState
from gridtown.games.mayor.tables import Tables
from gridtown.games.mayor.turn import generate, here, push


class Arena:
    """Plays games. slips: how many decisions of a thousand are left to chance."""

    def __init__(self, tables: Tables, planners: list[Planner], slips: i64 = 0) -> None:
        """planners: one a player."""
        self.tables = tables
        self.planners = planners
        self.slips = slips
        self._out = Choices()

    def play(self, state: MayorState, seed: int) -> list[int]:
        """Play `state` on to the end; where the Citizens stand."""
        chance, lots = Rng(seed), Rng(seed, 1)
        while state.to_act:
            self._step(state, chance, lots)
        return [int(player.citizen >> 2) for player in state.players]

    def watch(self, state: MayorState, seed: int) -> list[list[int]]:
        """Play `state` on to the end; a row for each beginning of a turn.

        It says who is to move, what each player has (`Prospects.weigh`), and how many turns are left.
        """
        chance, lots = Rng(seed), Rng(seed, 1)
        rows: list[list[int]] = []
        while state.to_act:
            if state.phase == MOVING and state.to_act != CHANCE_ACTS:
                rows.append(self._row(state))
            self._step(state, chance, lots)
        return rows

    def _row(self, state: MayorState) -> list[int]:
        ahead = self.planners[0].ahead
        row = [int(state.active_player)]
        player: i64 = 0
        while player < state.size:
            ahead.weigh(state, player)
            row += [int(part) for part in ahead.have]
            player += 1
        return [*row, int(ahead.left)]

    def _step(self, state: MayorState, chance: Rng, lots: Rng) -> None:
        out = self._out
        if state.to_act == CHANCE_ACTS:
            push(self.tables, state, here(state).draw(state, chance))
            return
        player = lowest(state.to_act)
        out.clear()
        generate(self.tables, state, player, out)
        if out.count == 1:
            push(self.tables, state, out.at(0))
        elif lots.below(1000) < self.slips:
            push(self.tables, state, out.at(lots.below(out.count)))
        else:
            push(self.tables, state, self.planners[player].choose(state, player, out, lots))
