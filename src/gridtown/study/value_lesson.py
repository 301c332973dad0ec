"""Learning what comes of positions: a net, from games of everybody as opponents are expected to play."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from gridtown.core.net import read_net, write_net
from gridtown.core.weights import NET_FILE
from gridtown.study.fit import Array, CannotTrain, Fitter, numpy
from gridtown.study.lesson import Lesson, Told, Training, packed, round_off
from gridtown.study.self_play import TARGETS, Examples, Learner


class ValueLesson(Lesson):
    """Learns a net of `Game.features`."""

    ending = NET_FILE
    said = ("games", "units", "epochs", "slips")
    remembers = False

    def __init__(self, training: Training) -> None:
        super().__init__(training)
        if not self.game.feature_blocks():
            raise CannotTrain(
                f"{self.game.facts.title} declares no features, so there is nothing to learn from"
            )

    def use(self, weights: bytes | None) -> None:
        self.game.use_net(self.name(), None if weights is None else read_net(weights))

    def play(self, seeds: Iterable[int]) -> bytes:
        np = numpy()
        learner = Learner(self.game, self.setup, self.training.slips)
        examples = Examples(learner.size)
        for seed in seeds:
            learner.play(seed, examples)
        return packed(
            inputs=np.asarray(examples.inputs, np.int16).reshape(-1, learner.size),
            targets=np.asarray(examples.targets, np.int32).reshape(-1, len(TARGETS)),
            stages=np.asarray(examples.stages, np.int8),
        )

    def fit(self, learned: list[Path], measured: list[Path], round: int, told: Told) -> bytes:
        held_out = sum(len(_read(file, "stages")) for file in measured)
        inputs, targets, stages = (
            _joined([*learned, *measured], name) for name in ("inputs", "targets", "stages")
        )
        if not 0 < held_out < len(stages):
            raise CannotTrain(
                "these games come to no settled position to learn from, or too few; ask for more games"
            )
        training = self.training
        told("fitting", 0, training.epochs)
        fitter = Fitter(inputs, targets, stages, held_out, training.units, training.seed & 0xFFFFFFFF)
        fitter.train(training.epochs)
        told("fitting", training.epochs, training.epochs)
        fit = fitter.fit()
        header = {
            **self.header(round),
            "targets": list(TARGETS),
            "r2": [round_off(each) for each in fit.r2],
            "r2_thirds": [[round_off(each) for each in thirds] for thirds in fit.r2_thirds],
            "slope": [round_off(each) for each in fit.slope],
        }
        return write_net(fit.net, header)


def _read(file: Path, name: str) -> Array:
    with numpy().load(file) as parts:
        return parts[name]


def _joined(files: list[Path], name: str) -> Array:
    """One array of all files, which are never in memory twice."""
    np = numpy()
    first = _read(files[0], name)
    counts = [len(_read(file, "stages")) for file in files]
    joined = np.empty((sum(counts), *first.shape[1:]), first.dtype)
    at = 0
    for file, count in zip(files, counts, strict=True):
        joined[at : at + count] = _read(file, name)
        at += count
    return joined
