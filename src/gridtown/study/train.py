"""Training: rounds of self-play and fitting, kept in a folder so that it can be taken up again.

The folder holds what was asked (job.json), what is learned from in each round, by chunks of games, and the
weights of each round. The same job gives the same weights, from any number of workers. On a processor of
another kind, and with another version of numpy, the last bits of sums may differ, and a tuning goes another
way from there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import suppress
from dataclasses import asdict
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

from gridtown.core.errors import GridtownError
from gridtown.core.game import Game, Setup
from gridtown.core.weights import identity
from gridtown.games import load
from gridtown.study.choice_lesson import ChoiceLesson
from gridtown.study.evolution_lesson import EvolutionLesson
from gridtown.study.fit import CannotTrain, numpy
from gridtown.study.hold import held
from gridtown.study.lesson import VALUE, Chunk, Lesson, Told, Training
from gridtown.study.value_lesson import ValueLesson
from gridtown.study.work import LOST, WorkerLost

MEND: Final = "make room, or name another folder"


def lesson_of(game: Game[Any], what: str, setup: Setup) -> type[Lesson]:
    """How a game learns weights for a setup. Raises CannotTrain where it declares nothing to learn."""
    title = game.facts.title
    if what == VALUE:
        if not game.feature_blocks():
            raise CannotTrain(f"{title} declares no features, so there is nothing to learn from")
        return ValueLesson
    if not game.policy_blocks():
        raise CannotTrain(
            f"{title} declares no weights to learn: its policy is made by hand;"
            " learn what comes of positions with --what value"
        )
    name = game.policy_name(setup.players, setup.options)
    return EvolutionLesson if game.tuned_weights(name) else ChoiceLesson


@lru_cache(maxsize=2)
def open_lesson(training: Training) -> Lesson:
    """What is to be learned. Raises CannotTrain where the game declares nothing to learn it from."""
    game = load(training.game)
    return lesson_of(game, training.what, game.setup(training.players, dict(training.options)))(training)


def play_chunk(chunk: Chunk) -> bytes:
    """What is learned from in a chunk's games, as a file of numpy's."""
    return open_lesson(chunk.training).play(chunk)


def train(
    training: Training, folder: Path, executor: Executor, workers: int = 1, told: Told = lambda *_: None
) -> Path:
    """Train, or go on where an earlier run stopped. Returns the file of weights.

    Raises CannotTrain where the folder belongs to another job, CannotHold where another program is at work in
    it or it can't be used.
    """
    numpy()
    lesson = open_lesson(training)
    with held(folder):
        _claim(training, lesson, folder)
        return _train(lesson, folder, executor, workers, told)


def _train(lesson: Lesson, folder: Path, executor: Executor, workers: int, told: Told) -> Path:
    """All rounds, of which some may be done. Returns the file of weights."""
    weights: bytes | None = None
    rounds: list[dict[Chunk, Path]] = []
    for round in range(1, lesson.rounds() + 1):
        target = folder / f"round-{round}{lesson.ending}"
        fresh = {
            chunk: folder / f"round-{round}" / f"{chunk.number:05}.npz"
            for chunk in lesson.chunks(round, weights)
        }
        rounds = [*rounds, fresh] if lesson.remembers else [fresh]
        if not target.is_file():
            for files in rounds:
                _play(lesson, files, executor, workers, told)
            _write(target, lesson.fit(round, [[*files.values()] for files in rounds], weights, told))
        weights = _checked(lesson, target, round)
    assert weights is not None
    final = folder / f"{lesson.name()}{lesson.ending}"
    _write(final, weights)
    return final


def _claim(training: Training, lesson: Lesson, folder: Path) -> None:
    """Make the folder this job's, with the game as it is now."""
    asked = {**asdict(training), **identity(lesson.game, lesson.ending), "mark": lesson.mark()}
    said = json.dumps(asked, indent=2, sort_keys=True)
    job = folder / "job.json"
    try:
        found = job.read_text(encoding="utf-8", errors="replace") if job.exists() else said
    except OSError as error:
        raise CannotTrain(f"{folder} can't be used: {error.strerror}; name another folder") from error
    if found != said:
        raise CannotTrain(f"{folder} {_other(found, said)}; name another folder, or empty this one")
    _write(job, said.encode())


def _other(found: str, wanted: str) -> str:
    """What is wrong with a job that is not the wanted one."""
    try:
        said = json.loads(found)
    except ValueError:
        said = None
    if not isinstance(said, dict):
        return "holds a training whose job.json is damaged"
    pairs = [(key, said.get(key), value) for key, value in json.loads(wanted).items()]
    differ = [f"{key} {one}, not {other}" for key, one, other in pairs if one != other]
    return f"holds another training: {'; '.join(differ)}"


def _checked(lesson: Lesson, file: Path, round: int) -> bytes:
    """The weights after a round. Raises CannotTrain where they are damaged."""
    try:
        weights = file.read_bytes()
        lesson.check(weights, round)
    except (GridtownError, OSError, ValueError) as error:
        raise CannotTrain(f"{file} is damaged: {error}; delete it, and it is made again") from error
    return weights


def _play(lesson: Lesson, files: dict[Chunk, Path], executor: Executor, workers: int, told: Told) -> None:
    """Play what is missing of a round's games, each chunk into its file."""
    missing = [chunk for chunk, file in files.items() if not file.is_file()]
    total = sum(chunk.games for chunk in files)
    done = total - sum(chunk.games for chunk in missing)
    first, file = next(iter(files.items()))
    what = f"{lesson.title(first.round)}: games"
    _make(file.parent)
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


def _make(folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise CannotTrain(f"{folder} can't be made: {error.strerror}; {MEND}") from error


def _write(path: Path, data: bytes) -> None:
    """Put a whole file in its place, or none."""
    part = path.with_suffix(path.suffix + ".part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise CannotTrain(f"{path} can't be written: {error.strerror}; {MEND}") from error
