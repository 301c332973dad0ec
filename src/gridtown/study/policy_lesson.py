"""Learning a policy: by playouts of its choices, and ridge regression of what tells them apart."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from gridtown.core.policy_weights import policy_numbers, read_policy, write_policy
from gridtown.core.weights import POLICY_FILE
from gridtown.study.choice_play import ChoiceExamples, ChoiceLearner
from gridtown.study.fit import CannotTrain, numpy
from gridtown.study.lesson import Lesson, Told, Training, numbers, packed, round_off
from gridtown.study.ridge import Decisions, Ridge, measure

PARTS: Final = ("sizes", "taken", "results", "counts", "columns", "values")


class PolicyLesson(Lesson):
    """Learns the weights of `Game.choice_blocks`.

    A round that forgot the others would learn to play against itself alone: at NEOM with four players it won
    fewer games against Steady than the round before (docs/bots.md).
    """

    ending = POLICY_FILE
    said = ("games", "playouts")
    remembers = True

    def __init__(self, training: Training) -> None:
        super().__init__(training)
        self.blocks = self.game.choice_blocks()
        if not self.blocks:
            raise CannotTrain(
                f"{self.game.facts.title} declares no choices to learn: its policy is made by hand;"
                " learn what comes of positions with --what value"
            )

    def use(self, weights: bytes | None) -> None:
        found = None if weights is None else policy_numbers(read_policy(weights), self.blocks)
        self.game.use_policy(self.name(), found)

    def play(self, seeds: Iterable[int]) -> bytes:
        learner, examples = ChoiceLearner(self.game, self.setup, self.training.playouts), ChoiceExamples()
        for seed in seeds:
            learner.play(seed, examples)
        return packed(**{part: numbers(getattr(examples, part)) for part in PARTS})

    def fit(self, learned: list[Path], measured: list[Path], round: int, told: Told) -> bytes:
        told("fitting", 0, len(learned))
        ridge = Ridge(sum(size for _, size in self.blocks))
        for done, decisions in enumerate(_read(learned), 1):
            ridge.add(decisions)
            told("fitting", done, len(learned))
        held_out = list(_read(measured))
        if sum(len(each.sizes) for each in held_out) < 2:
            raise CannotTrain("these games have too few decisions to learn from; ask for more games")
        weights = ridge.weights()
        found = measure(weights, held_out)
        header = {
            **self.header(round),
            "measured_decisions": found.decisions,
            "explained": round_off(found.explained),
            "gain": round_off(found.gain / 1000),
            "gain_error": round_off(found.error / 1000),
        }
        return write_policy(header, self.blocks, weights)


def _read(files: list[Path]) -> Iterable[Decisions]:
    for file in files:
        with numpy().load(file) as parts:
            decisions = Decisions(**{part: parts[part] for part in PARTS})
        if len(decisions.sizes):
            yield decisions
