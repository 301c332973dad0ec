"""Training: rounds of self-play and fitting, kept in a folder so that it can be taken up again.

The folder holds what was asked (job.json), the examples of each round in chunks of games, and the weights of
each round. The same job gives the same weights, from any number of workers; on a processor of another kind
the last bits of numpy's sums may differ.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

from gridtown.core.game import Game, Setup
from gridtown.core.net import read_net, write_net
from gridtown.core.rng import derive_seed
from gridtown.core.weights import identity
from gridtown.games import load
from gridtown.study.fit import Array, CannotTrain, Fit, Fitter, numpy
from gridtown.study.self_play import TARGETS, Examples, Learner
from gridtown.study.work import LOST, WorkerLost

CHUNK: Final = 50
"""Games in a file of examples, at most."""

HELD_OUT: Final = 10
"""One chunk in so many, and always the first, is not learned from, but measured on."""

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
    """Some games of a round, from `first` on. weights: those of the round before; None in the first."""

    training: Training
    round: int
    number: int
    first: int
    games: int
    weights: bytes | None


def chunks(training: Training, round: int, weights: bytes | None) -> list[Chunk]:
    """All games of a round: at least two chunks, so that there is one to measure on."""
    size = min(CHUNK, (training.games + 1) // 2)
    starts = range(0, training.games, size)
    return [
        Chunk(training, round, number, first, min(size, training.games - first), weights)
        for number, first in enumerate(starts)
    ]


@lru_cache(maxsize=2)
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
    first = (chunk.round << 20) + chunk.first
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


def train(
    training: Training, folder: Path, executor: Executor, workers: int = 1, told: Told = lambda *_: None
) -> Path:
    """Train, or go on where an earlier run stopped. Returns the file of weights.

    Raises CannotTrain where the folder belongs to another job.
    """
    numpy()
    game, setup = open_training(training)
    _claim(training, game, folder)
    weights: bytes | None = None
    for round in range(1, training.rounds + 1):
        target = folder / f"round-{round}.net"
        if not target.is_file():
            files = _play(
                chunks(training, round, weights), folder / f"round-{round}", executor, workers, told
            )
            fit = _fit(training, files, told)
            _write(target, write_net(fit.net, _header(training, game, round, fit)))
        weights = target.read_bytes()
    assert weights is not None
    final = folder / f"{game.net_name(setup.players, setup.options)}.net"
    _write(final, weights)
    return final


def _claim(training: Training, game: Game[Any], folder: Path) -> None:
    """Make the folder this job's, with the game as it is now."""
    said = json.dumps({**asdict(training), **identity(game)}, indent=2, sort_keys=True)
    job = folder / "job.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = job.read_text(encoding="utf-8", errors="replace") if job.is_file() else said
    except OSError as error:
        raise CannotTrain(f"{folder} can't be used: {error.strerror}; name another folder") from error
    if found != said:
        raise CannotTrain(f"{folder} holds another training; name another folder, or empty this one")
    _write(job, said.encode())


def _play(asked: list[Chunk], folder: Path, executor: Executor, workers: int, told: Told) -> list[Path]:
    """Play what is missing of a round's games; the files of all its examples."""
    folder.mkdir(exist_ok=True)
    files = {chunk.number: folder / f"{chunk.number:05}.npz" for chunk in asked}
    missing = [chunk for chunk in asked if not files[chunk.number].is_file()]
    total = sum(chunk.games for chunk in asked)
    done = total - sum(chunk.games for chunk in missing)
    what = f"round {asked[0].round}: games"
    told(what, done, total)
    for chunk, data in _played(missing, executor, workers):
        _write(files[chunk.number], data)
        done += chunk.games
        told(what, done, total)
    return list(files.values())


def _played(missing: list[Chunk], executor: Executor, workers: int) -> Iterator[tuple[Chunk, bytes]]:
    """The chunks with their examples as they come, a few at work at a time."""
    left = iter(missing)
    at_work: dict[Future[bytes], Chunk] = {}
    try:
        while True:
            for chunk in islice(left, workers + 1 - len(at_work)):
                at_work[executor.submit(play_chunk, chunk)] = chunk
            if not at_work:
                return
            for future in wait(at_work, return_when=FIRST_COMPLETED).done:
                yield at_work.pop(future), future.result()
    except BrokenExecutor as error:
        raise WorkerLost(LOST) from error
    finally:
        for future in at_work:
            future.cancel()


def _fit(training: Training, files: list[Path], told: Told) -> Fit:
    """Fit a net to the examples in these files; every HELD_OUT-th file is only measured on."""
    learned = [file for index, file in enumerate(files) if index % HELD_OUT]
    measured = [file for index, file in enumerate(files) if index % HELD_OUT == 0]
    held_out = sum(len(_read(file, "stages")) for file in measured)
    inputs, targets, stages = (
        _joined([*learned, *measured], name) for name in ("inputs", "targets", "stages")
    )
    if not 0 < held_out < len(stages):
        raise CannotTrain(
            "these games come to no settled position to learn from, or too few; ask for more games"
        )
    told("fitting", 0, training.epochs)
    fitter = Fitter(inputs, targets, stages, held_out, training.units, training.seed & 0xFFFFFFFF)
    fitter.train(training.epochs)
    told("fitting", training.epochs, training.epochs)
    return fitter.fit()


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
