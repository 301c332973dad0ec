"""Games by the policy, in which choices are played out to learn from; compiled with the rules."""

from __future__ import annotations

from array import array
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from gridtown.core.choices import Choices
from gridtown.core.errors import EndlessGame
from gridtown.core.features import Features
from gridtown.core.game import Game, Setup
from gridtown.core.playout import LIMIT
from gridtown.core.rng import Rng
from gridtown.core.rollout import Rollout
from gridtown.core.state import CHANCE_ACTS, State

S = TypeVar("S", bound=State)

CLOSE: Final = 8000
"""How much less than the best a choice may promise to be played out, in thousandths of a point."""

SELDOM: Final = 2
"""Of so many decisions of a seat that can be learned from, one is."""


class ChoiceExamples:
    """Decisions, each with the choices that were played out at it.

    sizes: by decision, how many choices. taken: by decision, which of them the policy took. results: by
    choice, the mean of what is played for (`Game.utility`), in thousandths. counts: by choice, how many
    features it has. columns, values: those features.
    """

    def __init__(self) -> None:
        self.sizes = array("i")
        self.taken = array("i")
        self.results = array("i")
        self.counts = array("i")
        self.columns = array("i")
        self.values = array("i")


class ChoiceLearner(Generic[S]):
    """Plays the games of one setup. playouts: of each choice, in the same worlds and with the same luck."""

    def __init__(self, game: Game[S], setup: Setup, playouts: int) -> None:
        self.game = game
        self.setup = setup
        self.playouts = playouts
        self._rollout = Rollout(game)
        self._features = Features()
        self._out = Choices()

    def play(self, seed: int, examples: ChoiceExamples) -> None:
        """Play one game to its end, and add some of its decisions: of every seat about as many."""
        game, state = self.game, self.game.initial(self.setup)
        chance, lots = Rng(seed), Rng(seed, 1)
        plies: i64 = 0
        while state.to_act:
            if plies == LIMIT:
                raise EndlessGame(f"{game.facts.title} does not end: {plies} actions were taken")
            plies += 1
            if state.to_act == CHANCE_ACTS:
                game.push(state, game.draw(state, chance))
                continue
            self._decide(state, lots, examples)

    def _decide(self, state: S, lots: Rng, examples: ChoiceExamples) -> None:
        """Let whoever is to act choose by the policy; now and then find out what else it could be worth."""
        out = self._out
        player = self.game.offer(state, out)
        if out.count == 1:
            self.game.push(state, out.at(0))
            return
        legal = out.to_list()
        taken = int(self.game.policy(state, player, out, lots))
        if self._is_learned(state, player, legal[0]) and lots.below(SELDOM * state.size) == 0:
            self._compare(state, player, legal, taken, lots, examples)
        self.game.push(state, taken)

    def _is_learned(self, state: S, player: i64, action: i64) -> bool:
        """Whether it is more than its promise, here none."""
        self._features.clear()
        self.game.choice_features(state, player, action, 0, self._features)
        return self._features.count > 0

    def _compare(
        self, state: S, player: i64, legal: list[int], taken: int, lots: Rng, examples: ChoiceExamples
    ) -> None:
        """Play what promises much, and what the policy takes, out in the same worlds."""
        game, view = self.game, self.game.view(state, int(player))
        promises = [round(1000 * game.value(view, action)) for action in legal]
        floor = max(promises) - CLOSE
        close = [at for at, action in enumerate(legal) if promises[at] > floor or action == taken]
        if len(close) < 2:
            return
        totals = [0] * len(close)
        for _ in range(self.playouts):
            world, luck = game.determinize(view, lots), int(lots.word())
            for index, at in enumerate(close):
                after: Any = world.copy()
                game.push(after, legal[at])
                self._rollout.play(after, Rng(luck), Rng(luck, 1))
                totals[index] += int(game.utility(after, player))
        examples.sizes.append(len(close))
        examples.taken.append([legal[at] for at in close].index(taken))
        for index, at in enumerate(close):
            examples.results.append(totals[index] // self.playouts)
            self._tell(state, player, legal[at], promises[at], examples)

    def _tell(self, state: S, player: i64, action: int, promise: int, examples: ChoiceExamples) -> None:
        """Add what a choice is."""
        features = self._features
        features.clear()
        self.game.choice_features(state, player, action, promise, features)
        count = int(features.count)
        examples.counts.append(count)
        for place in range(count):
            examples.columns.append(int(features.index(place)))
            examples.values.append(int(features.value(place)))
