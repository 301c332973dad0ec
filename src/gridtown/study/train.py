"""Training: rounds of self-play and fitting, kept in a folder so that it can be taken up again.

The folder holds what was asked (job.json), the examples of each round in chunks of games, and the weights of
each round. The same job gives the same weights, from any number of workers.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from gridtown.core.game import Game, Setup
from gridtown.core.net import read_net, write_net
from gridtown.core.rng import derive_seed
from gridtown.core.weights import identity
from gridtown.games import load
from gridtown.study.fit import CannotTrain, Fit, Fitter, numpy
from gridtown.study.self_play import TARGETS, Examples, Learner
from gridtown.study.simulate import WorkerLost

CHUNK: Final = 50
"""Games in a file of examples."""

HELD_OUT: Final = 10
"""One chunk in so many is not learned from, but measured on."""

Told = Callable[[str, int, int], None]
"""Told what is being done, how much of it is finished, and how much it is in all."""


@dataclass(frozen=True)
class Training:
    """What is to be trained. games: a round. slips: decisions of a thousand left to chance."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    games: int
    rounds: int
    units: int
    epochs: int
    slips: int
    seed: int


@dataclass(frozen=True)
class Chunk:
    """Some games of a round. weights: those of the round before; None in the first."""

    training: Training
    round: int
    number: int
    games: int
    weights: bytes | None


def open_training(training: Training) -> tuple[Game[Any], Setup]:
    """The game and the setup. Raises CannotTrain for a game without features."""
    game = load(training.game)
    if not game.feature_blocks():
        raise CannotTrain(f"{game.facts.title} declares no features, so there is nothing to learn from")
    return game, game.setup(training.players, dict(training.options))


def play_chunk(chunk: Chunk) -> bytes:
    """The examples of a chunk, as a file of numpy's."""
    np = numpy()
    game, setup = open_training(chunk.training)
    name = game.net_name(setup.players, setup.options)
    game.use_net(name, None if chunk.weights is None else read_net(chunk.weights))
    learner = Learner(game, setup, chunk.training.slips)
    examples = Examples(learner.size)
    first = (chunk.round << 20) + chunk.number * CHUNK
    for index in range(first, first + chunk.games):
        learner.play(derive_seed(chunk.training.seed, index), examples)
    file = io.BytesIO()
    np.savez_compressed(
        file,
        inputs=np.asarray(examples.inputs, np.int16).reshape(-1, learner.size),
        targets=np.asarray(examples.targets, np.int32).reshape(-1, len(TARGETS)),
        stages=np.asarray(examples.stages, np.int8),
    )
    return file.getvalue()


def train(training: Training, folder: Path, executor: Executor, told: Told = lambda *_: None) -> Path:
    """Train, or go on where an earlier run stopped. Returns the file of weights.

    Raises CannotTrain where the folder belongs to another job.
    """
    numpy()
    game, setup = open_training(training)
    _claim(training, folder)
    weights: bytes | None = None
    for round in range(1, training.rounds + 1):
        target = folder / f"round-{round}.net"
        if not target.is_file():
            files = _play(training, round, weights, folder, executor, told)
            fit = _fit(training, files, told)
            _write(target, write_net(fit.net, _header(training, game, round, fit)))
        weights = target.read_bytes()
    assert weights is not None
    final = folder / f"{game.net_name(setup.players, setup.options)}.net"
    _write(final, weights)
    return final


def _claim(training: Training, folder: Path) -> None:
    """Make the folder this job's."""
    folder.mkdir(parents=True, exist_ok=True)
    said = json.dumps(asdict(training), indent=2, sort_keys=True)
    job = folder / "job.json"
    if job.is_file() and job.read_text(encoding="utf-8") != said:
        raise CannotTrain(f"{folder} holds another training; name another folder, or empty this one")
    _write(job, said.encode())


def _play(
    training: Training, round: int, weights: bytes | None, folder: Path, executor: Executor, told: Told
) -> list[Path]:
    """Play what is missing of a round's games; the files of all its examples."""
    (folder / f"round-{round}").mkdir(exist_ok=True)
    chunks = [
        Chunk(training, round, number, min(CHUNK, training.games - number * CHUNK), weights)
        for number in range((training.games + CHUNK - 1) // CHUNK)
    ]
    files = {chunk.number: folder / f"round-{round}" / f"{chunk.number:05}.npz" for chunk in chunks}
    missing = [chunk for chunk in chunks if not files[chunk.number].is_file()]
    done = len(chunks) - len(missing)
    told(f"round {round}: games", done * CHUNK, training.games)
    for number, data in _played(missing, executor):
        _write(files[number], data)
        done += 1
        told(f"round {round}: games", min(done * CHUNK, training.games), training.games)
    return [files[chunk.number] for chunk in chunks]


def _played(chunks: list[Chunk], executor: Executor) -> Iterator[tuple[int, bytes]]:
    at_work: dict[Future[bytes], int] = {executor.submit(play_chunk, chunk): chunk.number for chunk in chunks}
    try:
        for future in as_completed(at_work):
            yield at_work[future], future.result()
    except BrokenExecutor as error:
        raise WorkerLost("a worker process died, perhaps for want of memory; try fewer --workers") from error
    finally:
        for future in at_work:
            future.cancel()


def _fit(training: Training, files: list[Path], told: Told) -> Fit:
    """Fit a net to the examples in these files; every HELD_OUT-th file is only measured on."""
    np = numpy()
    learned = [file for index, file in enumerate(files) if index % HELD_OUT or len(files) == 1]
    held_out = [file for file in files if file not in learned] or learned[-1:]
    parts = [np.load(file) for file in (*learned, *held_out)]
    count = sum(len(part["stages"]) for part in parts[len(learned) :])
    told("fitting", 0, training.epochs)
    inputs, targets, stages = (
        np.concatenate([part[name] for part in parts]) for name in ("inputs", "targets", "stages")
    )
    fitter = Fitter(inputs, targets, stages, count, training.units, training.seed & 0xFFFFFFFF)
    fitter.train(training.epochs)
    told("fitting", training.epochs, training.epochs)
    return fitter.fit()


def _header(training: Training, game: Game[Any], round: int, fit: Fit) -> dict[str, object]:
    said = {key: value for key, value in asdict(training).items() if key not in ("game", "rounds")}
    return {
        **identity(game),
        **said,
        "options": dict(training.options),
        "round": round,
        "seed": f"{training.seed:032x}",
        "targets": list(TARGETS),
        "r2": [round_off(each) for each in fit.r2],
        "r2_thirds": [[round_off(each) for each in thirds] for thirds in fit.r2_thirds],
        "slope": [round_off(each) for each in fit.slope],
    }


def round_off(number: float) -> float:
    """A figure with three places."""
    return float(f"{number:.3f}")


def _write(path: Path, data: bytes) -> None:
    """Put a whole file in its place, or none."""
    part = path.with_suffix(path.suffix + ".part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise CannotTrain(
            f"{path} can't be written: {error.strerror}; make room, or name another folder"
        ) from error
