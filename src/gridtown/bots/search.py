"""The search bot: plays out what may follow the best choices, in worlds that may lie behind the view.

Worlds are drawn by `Game.determinize`, and every choice still in the running is played out in the same worlds,
with the same luck, so that the differences are those of the choices. The weaker half is given up again and
again (sequential halving), and in the end the policy's own choice is left only for one that is better beyond
doubt: playouts by an imperfect policy, taken at their mean alone, play worse than the policy does.
"""

from __future__ import annotations

from typing import Any, Final

from gridtown.bots.bot import Bot
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.rollout import Rollout
from gridtown.core.view import View

WIDTH: Final = 8
"""How many choices are played out, at most."""

LEAST_WORLDS: Final = 4
"""Worlds in which every choice is tried before any is given up."""

DOUBT: Final = 150
"""Standard errors, in hundredths, by which another choice must be better than the policy's."""


class Candidate:
    """A choice in the running: its gains over the first candidate, world by world, in thousandths.

    sum, squares: of these gains. total: of the estimates themselves.
    """

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.worlds = 0
        self.total = 0
        self.sum = 0
        self.squares = 0

    def mean(self) -> float:
        """The mean gain over the first candidate."""
        return self.sum / self.worlds if self.worlds else 0.0

    def is_better(self, doubt: int) -> bool:
        """Whether the mean gain is more than `doubt` hundredths of its standard error."""
        n = self.worlds
        if n < 2 or self.sum <= 0:
            return False
        spread = n * self.squares - self.sum * self.sum
        return 10000 * self.sum * self.sum * (n - 1) > doubt * doubt * spread


class SearchBot(Bot):
    """Searches with so many playouts a choice."""

    def __init__(
        self,
        game: Game[Any],
        rng: Rng,
        playouts: int,
        width: int = WIDTH,
        doubt: int = DOUBT,
        horizon: int = 0,
    ) -> None:
        super().__init__(game, rng)
        self.playouts = playouts
        self.width = width
        self.doubt = doubt
        self._rollout = Rollout(game, horizon) if horizon else Rollout(game)

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        if len(legal_actions) == 1:
            return legal_actions[0]
        candidates = self.search(view, legal_actions)
        first = candidates[0]
        best = max(candidates, key=lambda each: (each.worlds, each.sum))
        return best.action if best.is_better(self.doubt) else first.action

    def search(self, view: View[Any], legal_actions: list[int]) -> list[Candidate]:
        """The candidates, the policy's choice first, after all playouts."""
        candidates = self._candidates(view, legal_actions)
        running = candidates[:]
        left = self.playouts
        while len(running) > 1 and left >= len(running):
            rounds = _rounds(len(running))
            worlds = max(LEAST_WORLDS, left // (rounds * len(running)))
            if len(running) == 2:
                worlds = left // 2
            left -= worlds * len(running)
            for _ in range(worlds):
                self._play_world(view, running)
            kept = max(2, (len(running) + 1) // 2)
            if kept == len(running):
                break
            others = sorted(running[1:], key=lambda each: -each.sum)
            running = [running[0], *others[: kept - 1]]
        return candidates

    def _candidates(self, view: View[Any], legal_actions: list[int]) -> list[Candidate]:
        """The most promising actions; equals in an order drawn by lot."""
        rated = [(-self.game.value(view, action), int(self.rng.word()), action) for action in legal_actions]
        rated.sort()
        return [Candidate(action, -value) for value, _, action in rated[: self.width]]

    def _play_world(self, view: View[Any], running: list[Candidate]) -> None:
        """Play every candidate out in the same world."""
        assert view.viewer is not None
        world = self.game.determinize(view, self.rng)
        luck = int(self.rng.word()) << 32 | int(self.rng.word())
        base = 0
        for index, candidate in enumerate(running):
            state = world.copy()
            self.game.push(state, candidate.action)
            self._rollout.play(state, Rng(luck), Rng(luck, 1))
            estimate = int(self.game.estimate(state, view.viewer))
            if index == 0:
                base = estimate
            gain = estimate - base
            candidate.worlds += 1
            candidate.total += estimate
            candidate.sum += gain
            candidate.squares += gain * gain


def _rounds(candidates: int) -> int:
    """How often half of so many is given up until two are left, and the two once more."""
    rounds = 1
    while candidates > 2:
        candidates = max(2, (candidates + 1) // 2)
        rounds += 1
    return rounds
