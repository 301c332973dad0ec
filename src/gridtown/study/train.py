"""Training: rounds of self-play and fitting, kept in a folder so that it can be taken up again.

The folder holds what was asked (job.json), the examples of each round in chunks of games, and the weights of
each round. The same job gives the same weights, from any number of workers; on a processor of another kind
the last bits of numpy's sums may differ.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

from gridtown.core.rng import derive_seed
from gridtown.core.weights import POLICY_FILE, identity, weights_folder
from gridtown.study.fit import CannotTrain, numpy
from gridtown.study.lesson import POLICY, VALUE, Lesson, Told, Training
from gridtown.study.policy_lesson import PolicyLesson
from gridtown.study.value_lesson import ValueLesson
from gridtown.study.work import LOST, WorkerLost

LESSONS: Final[dict[str, type[Lesson]]] = {POLICY: PolicyLesson, VALUE: ValueLesson}

CHUNK: Final = 50
"""Games in a file of examples, at most."""

HELD_OUT: Final = 10
"""One chunk in so many, and always the first, is not learned from, but measured on."""


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
def open_lesson(training: Training) -> Lesson:
    """What is to be learned. Raises CannotTrain where the game declares nothing to learn it from."""
    return LESSONS[training.what](training)


def play_chunk(chunk: Chunk) -> bytes:
    """The examples of a chunk, as a file of numpy's."""
    lesson = open_lesson(chunk.training)
    lesson.use(chunk.weights)
    first = (chunk.round << 20) + chunk.first
    return lesson.play(derive_seed(chunk.training.seed, index) for index in range(first, first + chunk.games))


def train(
    training: Training, folder: Path, executor: Executor, workers: int = 1, told: Told = lambda *_: None
) -> Path:
    """Train, or go on where an earlier run stopped. Returns the file of weights.

    Raises CannotTrain where the folder belongs to another job.
    """
    numpy()
    lesson = open_lesson(training)
    _claim(training, lesson, folder)
    weights: bytes | None = None
    rounds: list[dict[Chunk, Path]] = []
    for round in range(1, training.rounds + 1):
        target = folder / f"round-{round}{lesson.ending}"
        fresh = {
            chunk: folder / f"round-{round}" / f"{chunk.number:05}.npz"
            for chunk in chunks(training, round, weights)
        }
        rounds = [*rounds, fresh] if lesson.remembers else [fresh]
        if not target.is_file():
            for files in rounds:
                _play(files, executor, workers, told)
            learned = [file for files in rounds for chunk, file in files.items() if chunk.number % HELD_OUT]
            measured = [file for chunk, file in fresh.items() if chunk.number % HELD_OUT == 0]
            _write(target, _fitted(lesson, learned, measured, round, told))
        weights = target.read_bytes()
    assert weights is not None
    final = folder / f"{lesson.name()}{lesson.ending}"
    _write(final, weights)
    return final


def _fitted(lesson: Lesson, learned: list[Path], measured: list[Path], round: int, told: Told) -> bytes:
    try:
        return lesson.fit(learned, measured, round, told)
    except (BadZipFile, EOFError, KeyError, OSError, ValueError) as error:
        raise CannotTrain(
            f"the games in {measured[0].parent.parent} can't be read: {error}; delete what is damaged there,"
            " and it is played again"
        ) from error


def _claim(training: Training, lesson: Lesson, folder: Path) -> None:
    """Make the folder this job's, with the game as it is now."""
    asked = {**asdict(training), **identity(lesson.game, lesson.ending), "policy": _mark(lesson)}
    said = json.dumps(asked, indent=2, sort_keys=True)
    job = folder / "job.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = job.read_text(encoding="utf-8", errors="replace") if job.is_file() else said
    except OSError as error:
        raise CannotTrain(f"{folder} can't be used: {error.strerror}; name another folder") from error
    if found != said:
        raise CannotTrain(f"{folder} holds another training; name another folder, or empty this one")
    _write(job, said.encode())


def _mark(lesson: Lesson) -> str:
    """A mark of the policy's weights that a value is learned under; a policy begins without any."""
    folder = weights_folder(lesson.game)
    if lesson.ending == POLICY_FILE or folder is None:
        return ""
    said = hashlib.sha256()
    for path in sorted(folder.glob(f"*{POLICY_FILE}")):
        said.update(path.read_bytes())
    return said.hexdigest()[:16]


def _play(files: dict[Chunk, Path], executor: Executor, workers: int, told: Told) -> None:
    """Play what is missing of a round's games, each chunk into its file."""
    missing = [chunk for chunk, file in files.items() if not file.is_file()]
    total = sum(chunk.games for chunk in files)
    done = total - sum(chunk.games for chunk in missing)
    first, file = next(iter(files.items()))
    what = f"round {first.round}: games"
    file.parent.mkdir(exist_ok=True)
    told(what, done, total)
    for chunk, data in _played(missing, executor, workers):
        _write(files[chunk], data)
        done += chunk.games
        told(what, done, total)


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
