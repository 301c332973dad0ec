"""Games among quick players with weights of their own, or against the greedy one, to tune them."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor.evaluation.policy import Planner
from gridtown.games.mayor.state import MayorState


class Arena:
    """Plays games."""

    def __init__(self, game: Game[MayorState], planners: list[Planner | None]) -> None:
        """planners: one a player; None: the greedy one."""
        self.game = game
        self.planners = planners
        self._out = Choices()

    def play(self, state: MayorState, seed: int) -> list[int]:
        """Play `state` on to the end; where the Citizens stand."""
        chance, lots = Rng(seed), Rng(seed, 1)
        while state.to_act:
            self._step(state, chance, lots)
        return [int(player.citizen >> 2) for player in state.players]

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
        if planner is None:
            return Game.policy(self.game, state, player, out, lots)  # by `value`, as of any game
        return planner.choose(state, player, out, lots)
