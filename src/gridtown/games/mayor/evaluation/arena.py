"""Games among quick players with weights of their own, or against the greedy one, to tune and to fit."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor.evaluation.policy import Planner
from gridtown.games.mayor.state import MOVING, MayorState


class Arena:
    """Plays games. slips: how many decisions of a thousand are left to chance."""

    def __init__(self, game: Game[MayorState], planners: list[Planner | None], slips: i64 = 0) -> None:
        """planners: one a player; None: the greedy one."""
        self.game = game
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
        game, out = self.game, self._out
        if state.to_act == CHANCE_ACTS:
            game.push(state, game.draw(state, chance))
            return
        player = lowest(state.to_act)
        out.clear()
        game.generate(state, player, out)
        game.push(state, out.at(0) if out.count == 1 else self._chosen(state, player, lots))

    def _chosen(self, state: MayorState, player: i64, lots: Rng) -> i64:
        out, planner = self._out, self.planners[player]
        if lots.below(1000) < self.slips:
            return out.at(lots.below(out.count))
        if planner is None:
            return Game.policy(self.game, state, player, out, lots)  # by `value`, as of any game
        return planner.choose(state, player, out, lots)
