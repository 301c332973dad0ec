"""Games of everybody as opponents are expected to play, to learn from; compiled with the rules."""

from __future__ import annotations

from array import array
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from gridtown.core.choices import Choices
from gridtown.core.errors import EndlessGame
from gridtown.core.features import Features
from gridtown.core.game import Game, Setup
from gridtown.core.playout import LIMIT
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State

S = TypeVar("S", bound=State)

TARGETS: Final = ("result", "win")
"""What is learned of a position: the estimate of the end, and the share of the win, both in thousandths."""


class Examples:
    """Positions of some games, each seen by one player, with what came of them.

    inputs: the features of a position, `size` numbers each. targets: TARGETS of each. stages: for each, how
    far the game had come when it was reached, in percent of its decisions.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.inputs = array("h")
        self.targets = array("i")
        self.stages = array("b")

    def __len__(self) -> int:
        return len(self.stages)


class Learner(Generic[S]):
    """Plays the games of one setup. slips: how many decisions of a thousand are left to chance."""

    def __init__(self, game: Game[S], setup: Setup, slips: int) -> None:
        self.game = game
        self.setup = setup
        self.slips: i64 = slips
        self.size = sum(size for _, size in game.feature_blocks())
        self._features = Features()
        self._out = Choices()

    def play(self, seed: int, examples: Examples) -> None:
        """Play one game to its end, and add its positions."""
        game, state = self.game, self.game.initial(self.setup)
        chance, lots = Rng(seed), Rng(seed, 1)
        seen: list[i64] = []
        moments: list[i64] = []
        decisions: i64 = 0
        plies: i64 = 0
        last: i64 = -1
        while state.to_act:
            if plies == LIMIT:
                raise EndlessGame(f"{game.facts.title} does not end: {plies} actions were taken")
            plies += 1
            if state.to_act == CHANCE_ACTS:
                game.push(state, game.draw(state, chance))
                continue
            if decisions > last and game.settled(state):
                last = decisions
                self._note(state, examples, seen)
                moments.append(decisions)
            decisions += self._decide(state, lots)
        self._tell(state, examples, seen, [int(100 * each // (decisions + 1)) for each in moments])

    def _decide(self, state: S, lots: Rng) -> i64:
        """Let whoever is to act choose; 1 if there was anything to choose."""
        out = self._out
        player = self.game.offer(state, out)
        if out.count == 1:
            self.game.push(state, out.at(0))
            return 0
        if lots.below(1000) < self.slips:
            self.game.push(state, out.at(lots.below(out.count)))
        else:
            self.game.push(state, self.game.opponent_policy(state, player, out, lots))
        return 1

    def _note(self, state: S, examples: Examples, seen: list[i64]) -> None:
        """Keep what every player sees."""
        player: i64 = 0
        while player < state.size:
            self._features.clear()
            self.game.features(state, player, self._features)
            examples.inputs.extend(self._features.to_list(self.size))
            seen.append(player)
            player += 1

    def _tell(self, state: S, examples: Examples, seen: list[i64], moments: list[int]) -> None:
        """Say of the positions of a game what came of them."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        wins = outcome.returns()
        results = [
            (int(self.game.estimate(state, player)), round(1000 * wins[player]))
            for player in range(int(state.size))
        ]
        for index, player in enumerate(seen):
            examples.targets.extend(results[int(player)])
            examples.stages.append(moments[index // int(state.size)])
