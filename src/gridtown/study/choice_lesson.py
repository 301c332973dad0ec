"""Learning a policy from its choices: playouts of each, and ridge regression of what tells them apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from gridtown.core.policy_weights import policy_numbers, read_policy, write_policy
from gridtown.core.weights import POLICY_FILE
from gridtown.study.choice_play import ChoiceExamples, ChoiceLearner
from gridtown.study.fit import CannotTrain
from gridtown.study.lesson import (
    Chunk,
    Lesson,
    Told,
    Training,
    learned,
    measured,
    numbers,
    packed,
    read_parts,
    round_off,
)
from gridtown.study.ridge import Decisions, Ridge, measure

PARTS: Final = ("sizes", "taken", "results", "counts", "columns", "values")


class ChoiceLesson(Lesson):
    """Learns the weights of `Game.policy_blocks` from `Game.choice_features`.

    A round that forgot the others would learn to play against itself alone: at NEOM with four players it won
    fewer games against Steady than the round before (docs/bots.md).
    """

    learns = "a policy learned from choices"
    gains = "points a decision more than the policy that played the last round"
    ending = POLICY_FILE
    header_keys = ("games", "playouts")
    remembers = True
    usual_games = 600

    def __init__(self, training: Training) -> None:
        super().__init__(training)
        self.blocks = self.game.policy_blocks()

    def read_header(self, weights: bytes) -> dict[str, Any]:
        return read_policy(weights)

    def check(self, weights: bytes, round: int) -> None:
        super().check(weights, round)
        policy_numbers(read_policy(weights), self.blocks)

    def play(self, chunk: Chunk) -> bytes:
        """Games by the weights of the round before."""
        before = None if chunk.weights is None else policy_numbers(read_policy(chunk.weights), self.blocks)
        self.game.use_policy(self.name(), before)
        learner, examples = ChoiceLearner(self.game, self.setup, self.training.playouts), ChoiceExamples()
        for seed in chunk.seeds():
            learner.play(seed, examples)
        return packed(**{part: numbers(getattr(examples, part)) for part in PARTS})

    def fit(self, round: int, files: Sequence[list[Path]], weights: bytes | None, told: Told) -> bytes:
        del weights
        from_these = [file for each in files for file in learned(each)]
        told("fitting", 0, len(from_these))
        ridge = Ridge(sum(size for _, size in self.blocks))
        for done, decisions in enumerate(_read(from_these), 1):
            ridge.add(decisions)
            told("fitting", done, len(from_these))
        held_out = list(_read(measured(files[-1])))
        if sum(len(each.sizes) for each in held_out) < 2:
            raise CannotTrain("these games have too few decisions to learn from; ask for more games")
        found = ridge.weights()
        gains = measure(found, held_out)
        header = {
            **self.header(round),
            "measured_decisions": gains.decisions,
            "explained": round_off(gains.explained),
            "gain": round_off(gains.gain / 1000),
            "gain_error": round_off(gains.error / 1000),
        }
        return write_policy(header, self.blocks, found)


def _read(files: list[Path]) -> Iterable[Decisions]:
    for file in files:
        decisions = Decisions(**read_parts(file, *PARTS))
        if len(decisions.sizes):
            yield decisions
