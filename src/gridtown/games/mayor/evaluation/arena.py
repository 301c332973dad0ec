"""Games among quick players with weights of their own, or against the greedy one, to tune and to fit."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor.evaluation.outlook import IMPOSSIBLE, Appraiser
from gridtown.games.mayor.evaluation.policy import Planner
from gridtown.games.mayor.evaluation.value import Judge
from gridtown.games.mayor.evaluation.weights import Weights
from gridtown.games.mayor.state import MOVING, MayorState
from gridtown.games.mayor.tables import Tables
from gridtown.games.mayor.turn import generate, here, push


class Arena:
    """Plays games. slips: how many decisions of a thousand are left to chance."""

    def __init__(self, tables: Tables, planners: list[Planner | None], slips: i64 = 0) -> None:
        """planners: one a player; None: the greedy one."""
        self.tables = tables
        self.planners = planners
        self.slips = slips
        self._greedy = Judge(Appraiser(tables, Weights()))
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
        planner = self.planners[0]
        assert planner is not None
        ahead = planner.ahead
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
            planner = self.planners[player]
            if planner is None:
                push(self.tables, state, self._greediest(state, player, lots))
            else:
                push(self.tables, state, planner.choose(state, player, out, lots))

    def _greediest(self, state: MayorState, player: i64, lots: Rng) -> i64:
        best: i64 = 0
        most: i64 = 2 * IMPOSSIBLE
        equals: i64 = 0
        index: i64 = 0
        while index < self._out.count:
            worth = self._greedy.value(state, player, self._out.at(index))
            equals = equals + 1 if worth == most else 1 if worth > most else equals
            if worth > most or (worth == most and lots.below(equals) == 0):
                best, most = self._out.at(index), worth
            index += 1
        return best
