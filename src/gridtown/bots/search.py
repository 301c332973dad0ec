"""The search bot: plays out what may follow the best choices, in worlds that may lie behind the view.

Worlds are drawn by `Game.determinize`, and every choice still in the running is played out in the same
worlds, with the same luck, so that the differences are those of the choices. The weaker half is given up
again and again (sequential halving), and in the end the policy's own choice is left only for one that is
better beyond doubt: playouts by an imperfect policy, taken at their mean alone, play worse than it does.
"""

from __future__ import annotations

from typing import Any, Final

from gridtown.bots.bot import Bot
from gridtown.bots.skilled import decide
from gridtown.bots.tree import Node, Tree
from gridtown.bots.variance import exceeds, scaled_variance
from gridtown.core.effort import ALL_CHOICES, BEST, STRONG, Effort
from gridtown.core.game import Game
from gridtown.core.playout import LIMIT
from gridtown.core.rng import Rng
from gridtown.core.rollout import Rollout
from gridtown.core.view import View

LEAST_WORLDS: Final = 4
"""Worlds in which every choice is tried before any is given up."""


class Candidate:
    """A choice in the running: its gains over the first candidate, world by world, in thousandths.

    sum, squares: of these gains.
    """

    def __init__(self, action: int) -> None:
        self.action = action
        self.node = Node()
        self.worlds = 0
        self.sum = 0
        self.squares = 0

    def is_better(self, doubt: int) -> bool:
        """Whether the mean gain is more than `doubt` hundredths of its standard error."""
        n = self.worlds
        if n < 2 or self.sum <= 0:
            return False
        return exceeds(self.sum, doubt, n, scaled_variance(n, self.sum, self.squares))


class SearchBot(Bot):
    """Searches as hard as the game says of its level. share: percent of that, where others wait, too."""

    level = STRONG

    def __init__(self, game: Game[Any], rng: Rng, share: int = 100) -> None:
        super().__init__(game, rng)
        self.percent = share

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        if len(legal_actions) == 1:
            return legal_actions[0]
        search = self.begin(view, legal_actions)
        search.finish()
        return search.choice

    def begin(self, view: View[Any], legal_actions: list[int]) -> Search:
        """The search, begun: for where something else has to be done meanwhile."""
        effort = self.game.effort(view.known, self.level).share(self.percent)
        search = Search(self.game, self.rng, effort)
        search.begin(view, legal_actions)
        return search


class BestBot(SearchBot):
    """Searches some ten times as long."""

    level = BEST


def chosen(candidates: list[Candidate], effort: Effort) -> Candidate:
    """The candidate that was played out most and best, unless it may be no better than the first."""
    best = max(candidates, key=lambda each: (each.worlds, each.sum))
    return best if best.is_better(effort.doubt) else candidates[0]


class Search:
    """One search for a choice, world by world."""

    def __init__(self, game: Game[Any], rng: Rng, effort: Effort) -> None:
        self.game = game
        self.rng = rng
        self.effort = effort
        self._tree = Tree(game, effort.tree == ALL_CHOICES)
        self._rollout = Rollout(game, effort.horizon or LIMIT)
        self._view: View[Any] | None = None
        self._candidates: list[Candidate] = []
        self._running: list[Candidate] = []
        self._left = effort.playouts
        self._rounds = 0
        self._worlds = 0

    @property
    def candidates(self) -> list[Candidate]:
        """What is or was played out, the policy's choice first."""
        return self._candidates

    @property
    def choice(self) -> int:
        """The action that is best as far as has been seen."""
        return chosen(self._candidates, self.effort).action

    def begin(self, view: View[Any], legal_actions: list[int]) -> None:
        """Find what is to be played out."""
        assert view.viewer is not None
        self._view = view
        self._rollout.searcher = self._tree.searcher = view.viewer
        self._candidates = self._promising(view, legal_actions)
        self._rounds = _rounds(len(self._candidates))

    def go_on(self) -> bool:
        """Play what is in the running out in one more world; whether there was one left."""
        while self._worlds == 0:
            if self._rounds == 0:
                return False
            self._next_round()
        assert self._view is not None
        self._play_world(self._view, self._running)
        self._worlds -= 1
        return True

    def finish(self) -> None:
        """Play all worlds that are left."""
        while self.go_on():
            pass

    def _next_round(self) -> None:
        """All are in the first one, and in each other the better half."""
        if self._running:
            others = sorted(self._running[1:], key=lambda each: -each.sum)
            self._running = [self._running[0], *others[: max(len(self._running) // 2, 1)]]
        else:
            self._running = self._candidates[:]
        running = len(self._running)
        fair = self._left // (self._rounds * running)
        self._worlds = min(max(fair, LEAST_WORLDS), self._left // running)
        self._left -= self._worlds * running
        self._rounds -= 1

    def _promising(self, view: View[Any], legal_actions: list[int]) -> list[Candidate]:
        """The policy's choice, and what is worth most besides; equals in an order drawn by lot."""
        own = decide(self.game, self.rng, view, legal_actions)
        rated = [
            (-self.game.value(view, action), int(self.rng.word()), action)
            for action in legal_actions
            if action != own
        ]
        rated.sort()
        return [Candidate(own), *(Candidate(action) for _, _, action in rated[: self.effort.width - 1])]

    def _play_world(self, view: View[Any], running: list[Candidate]) -> None:
        """Play every candidate out in the same world."""
        assert view.viewer is not None
        world = self.game.determinize(view, self.rng)
        luck = int(self.rng.word()) << 32 | int(self.rng.word())
        base = 0
        for index, candidate in enumerate(running):
            state = world.copy()
            self.game.push(state, candidate.action)
            chance, lots = Rng(luck), Rng(luck, 1)
            if self.effort.tree:
                self._tree.descend(candidate.node, state, chance, lots)
            self._rollout.play(state, chance, lots)
            utility = int(self.game.utility(state, view.viewer))
            if self.effort.tree:
                self._tree.learn(state, utility)
            if index == 0:
                base = utility
            gain = utility - base
            candidate.worlds += 1
            candidate.sum += gain
            candidate.squares += gain * gain


def _rounds(candidates: int) -> int:
    """How many rounds there are until the two that are left have been compared: half goes after each."""
    rounds = 0
    while candidates > 2:
        candidates = 1 + max(candidates // 2, 1)
        rounds += 1
    return rounds + (1 if candidates == 2 else 0)
