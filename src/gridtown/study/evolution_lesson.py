"""Learning a policy by whole games: an evolution strategy moves its weights to where games end better."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from gridtown.core.game import Game, Setup
from gridtown.core.policy_weights import policy_numbers, read_policy, refuse_beyond, write_policy
from gridtown.core.rng import Rng, derive_seed
from gridtown.core.weights import POLICY_FILE
from gridtown.games import load
from gridtown.study.arena import Arena
from gridtown.study.evolution import Evolution, population
from gridtown.study.fit import Array, CannotTrain, numpy
from gridtown.study.ladder import is_contest
from gridtown.study.lesson import Chunk, Lesson, Told, Training, packed, read_parts, round_off

STATE: Final = "evolution"
"""In the file of a round: the evolution's state after it."""

MEASURED: Final = 10
"""So many candidates' games are played to measure what was found."""


@dataclass(frozen=True)
class Seating:
    """How a game is played.

    seat: the candidate's. expected: the seats, as a set of bits, that follow the opponent model.
    """

    setup: Setup
    seat: int
    expected: int


class EvolutionLesson(Lesson):
    """Tunes `Game.tuned_weights` in all setups that share them.

    The setup of a game, the candidate's seat and whether the others follow the weights found so far or the
    opponent model are drawn from the game's seed, alike for all candidates of a round. Where all win or lose
    together, the candidate has all seats. After the last generation one more round measures how much more
    the weights bring than the first ones do.
    """

    learns = "a policy tuned by whole games"
    gains = "a game more than the first weights, in points or, where it is the win that counts, percent of it"
    ending = POLICY_FILE
    header_keys = ("games",)
    remembers = False
    usual_games = 360
    usual_rounds = 60

    def __init__(self, training: Training) -> None:
        super().__init__(training)
        self.tuned = self.game.tuned_weights(self.name())
        self.others: Game[Any] = load(training.game)
        if self.others is self.game:
            title = self.game.facts.title
            raise CannotTrain(f"{title}: its `load` answers the same object each time; let it make a new one")
        self.arena: Arena[Any] = Arena(self.game)
        together = max(self.setup.players, min(2, self.game.facts.players[1]))
        self.contest = is_contest(self.game, self.game.setup(together))

    def rounds(self) -> int:
        """The generations, and a round that measures."""
        return self.training.rounds + 1

    def title(self, round: int) -> str:
        return "measuring" if round > self.training.rounds else super().title(round)

    def mark(self) -> str:
        """Of what the search begins with, as the state counts in its steps."""
        said = [(each.name, each.start, each.step, each.least, each.most) for each in self.tuned]
        return hashlib.sha256(repr(said).encode()).hexdigest()[:16]

    def chunks(self, round: int, weights: bytes | None) -> list[Chunk]:
        """The same games for each candidate; in the last round more of them, one after the other."""
        training, games = self.training, self.training.games
        if round > training.rounds:
            return [Chunk(training, round, n, n * games, games, weights) for n in range(MEASURED)]
        return [Chunk(training, round, n, 0, games, weights) for n in range(population(len(self.tuned)))]

    def play(self, chunk: Chunk) -> bytes:
        state = self._state(chunk.weights)
        if chunk.round > self.training.rounds:
            first = self._state(None).mean
            results = self.results(chunk, state.mean, first) - self.results(chunk, first, first)
        else:
            candidates = state.candidates(self._samples(chunk.round))
            results = self.results(chunk, candidates[chunk.number], state.mean)
        return packed(results=results)

    def fit(self, round: int, files: Sequence[list[Path]], weights: bytes | None, told: Told) -> bytes:
        told("fitting", 0, 1)
        np, state = numpy(), self._state(weights)
        results = [self._read(file) for file in files[-1]]
        header = self.header(round)
        if round > self.training.rounds:
            gains = np.concatenate(results) / 1000
            header["measured_games"] = len(gains)
            header["gain"] = round_off(gains.mean())
            header["gain_error"] = round_off(gains.std(ddof=1) / len(gains) ** 0.5)
        else:
            state = self._bounded(state.after(self._samples(round), [each.mean() for each in results]))
            header[STATE] = state.to_json()
        told("fitting", 1, 1)
        return write_policy(header, self.game.policy_blocks(), self._weights(state.mean))

    def header(self, round: int) -> dict[str, object]:
        """The round that measures tells how many there were before it."""
        return super().header(min(round, self.training.rounds))

    def read_header(self, weights: bytes) -> dict[str, Any]:
        return read_policy(weights)

    def check(self, weights: bytes, round: int) -> None:
        super().check(weights, round)
        numbers = policy_numbers(read_policy(weights), self.game.policy_blocks())
        refuse_beyond(numbers, self.tuned)
        if round > self.training.rounds:
            return
        state = self._state(weights)
        if state.generation != round or self._weights(self._bounded(state).mean) != numbers:
            raise ValueError("its weights are not those of its evolution")

    def _read(self, file: Path) -> Array:
        """The results of a chunk's games."""
        results, games = read_parts(file, "results")["results"], self.training.games
        if results.shape != (games,) or results.dtype.kind != "i":
            raise CannotTrain(
                f"{file} holds not {games} whole numbers; delete it, and its games are played again"
            )
        return results

    def results(self, chunk: Chunk, ours: Array, theirs: Array) -> Array:
        """What is played for (`Game.utility`), in thousandths, at the end of each game of a chunk.

        ours, theirs: the weights of the candidate and of the others, in steps.
        """
        self.game.use_policy(self.name(), self._weights(ours))
        self.others.use_policy(self.name(), self._weights(theirs))
        return numpy().asarray([self._result(seed) for seed in chunk.seeds()])

    def seating(self, seed: int) -> Seating:
        """How the game of this seed is played."""
        lots = Rng(seed, 2)
        setup = _drawn(self.game, self.name(), lots)
        if not self.contest:
            return Seating(setup, 0, 0)
        seat = int(lots.below(setup.players))
        others = (1 << setup.players) - 1 & ~(1 << seat)
        return Seating(setup, seat, others if lots.below(2) else 0)

    def _result(self, seed: int) -> int:
        seating = self.seating(seed)
        others = self.others if self.contest else self.game
        seats = [others] * seating.setup.players
        seats[seating.seat] = self.game
        end = self.arena.play(seating.setup, seed, seats, seating.expected)
        return int(self.game.utility(end, seating.seat))

    def _state(self, weights: bytes | None) -> Evolution:
        """The evolution's state after a round; before the first one, None."""
        if weights is not None:
            return Evolution.from_json(read_policy(weights).get(STATE), len(self.tuned))
        return Evolution.start([each.start / each.step for each in self.tuned])

    def _samples(self, round: int) -> Array:
        """What the candidates of a round are drawn by."""
        size = len(self.tuned)
        random = numpy().random.default_rng(derive_seed(self.training.seed, round))
        return random.standard_normal((population(size), size))

    def _bounded(self, state: Evolution) -> Evolution:
        """The same within the bounds of the weights, beyond which all games are alike."""
        np = numpy()
        lower = [each.least / each.step for each in self.tuned]
        upper = [each.most / each.step for each in self.tuned]
        return replace(state, mean=np.clip(state.mean, lower, upper))

    def _weights(self, numbers: Array) -> list[int]:
        """The weights that these numbers of steps are."""
        return [
            min(max(round(number * each.step), each.least), each.most)
            for number, each in zip(numbers.tolist(), self.tuned, strict=True)
        ]


def _drawn(game: Game[Any], name: str, lots: Rng) -> Setup:
    """A setup whose policy chooses by the weights of this name: each value of an option is as likely."""
    low, high = game.facts.players
    while True:
        players = low + int(lots.below(high - low + 1))
        options: dict[str, str] = {}
        for option in game.facts.options:
            if option.offered(players, options):
                options[option.name] = option.values[int(lots.below(len(option.values)))]
        if game.policy_name(players, options) == name:
            return game.setup(players, options)
