"""Learning what comes of positions: a net, from games of everybody as opponents are expected to play."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gridtown.core.net import read_header, read_net, write_net
from gridtown.core.weights import NET_FILE, POLICY_FILE, weights_folder
from gridtown.study.fit import Array, CannotTrain, Fitter, numpy
from gridtown.study.lesson import Chunk, Lesson, Told, learned, measured, packed, read_parts, round_off
from gridtown.study.self_play import TARGETS, Examples, Learner


class ValueLesson(Lesson):
    """Learns a net of `Game.features`."""

    learns = "--what value"
    gains = ""
    ending = NET_FILE
    header_keys = ("games", "units", "epochs", "slips")
    remembers = False
    usual_games = 20_000

    def mark(self) -> str:
        """Of the policy that plays the games."""
        folder = weights_folder(self.game)
        files = [] if folder is None else sorted(folder.glob(f"*{POLICY_FILE}"))
        return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]

    def read_header(self, weights: bytes) -> dict[str, Any]:
        return read_header(weights)

    def check(self, weights: bytes, round: int) -> None:
        super().check(weights, round)
        read_net(weights)

    def play(self, chunk: Chunk) -> bytes:
        """Games by the net of the round before."""
        np = numpy()
        self.game.use_net(self.name(), None if chunk.weights is None else read_net(chunk.weights))
        learner = Learner(self.game, self.setup, self.training.slips)
        examples = Examples(learner.size)
        for seed in chunk.seeds():
            learner.play(seed, examples)
        return packed(
            inputs=np.asarray(examples.inputs, np.int16).reshape(-1, learner.size),
            targets=np.asarray(examples.targets, np.int32).reshape(-1, len(TARGETS)),
            stages=np.asarray(examples.stages, np.int8),
        )

    def fit(self, round: int, files: Sequence[list[Path]], weights: bytes | None, told: Told) -> bytes:
        del weights
        last = measured(files[-1])
        held_out = sum(len(_read(file, "stages")) for file in last)
        inputs, targets, stages = (
            _joined([*learned(files[-1]), *last], name) for name in ("inputs", "targets", "stages")
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
    return read_parts(file, name)[name]


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
