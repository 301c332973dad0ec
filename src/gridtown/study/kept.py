"""A folder that keeps what is finished of a long work, so that it can be taken up again.

It holds what was asked (job.json) and a line a game (games.jsonl), to which lines are only ever added. A
line that was cut short, as when the machine went off, is no line: it is taken away, and its game played
again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from gridtown.core.errors import GridtownError
from gridtown.core.rng import SEED_BITS
from gridtown.study.hold import hold
from gridtown.study.tally import Row
from gridtown.study.work import WorkerLost

JOB: Final = "job.json"
GAMES: Final = "games.jsonl"

AS_IT_IS: Final = getattr(os, "O_BINARY", 0)
"""Without it Windows would end lines in two characters."""

CHANGED: Final = "the rules or the bots have changed since"

T = TypeVar("T")
Said = dict[str, Any]


class CannotKeep(GridtownError):
    """A folder that can't be used, and why."""


class Kept(Protocol[T]):
    """Where finished games are kept."""

    def games(self) -> list[T]:
        """What is there already."""

    def add(self, games: Sequence[T]) -> None:
        """Keep these, too."""


class InMemory(Generic[T]):
    """Keeps games as long as the program runs."""

    def __init__(self) -> None:
        self._games: list[T] = []

    def games(self) -> list[T]:
        return list(self._games)

    def add(self, games: Sequence[T]) -> None:
        self._games += games


@dataclass(frozen=True)
class Kind(Generic[T]):
    """What a folder is for. name: in words. write, read: a game as JSON, and its inverse.

    again: what goes on with it. read raises KeyError, TypeError, ValueError or OverflowError for what is no
    game.
    """

    name: str
    write: Callable[[T], Said]
    read: Callable[[Said], T]
    again: str = "the same command goes on"


def row_said(row: Row) -> Said:
    """What came of a game as JSON: all but its index and seed, and the lines of its score."""
    return {
        "scores": row.scores,
        "ranking": row.ranking,
        "success": row.success,
        "termination": row.termination,
        "decisions": row.decisions,
    }


def read_row(said: Said, index: int, seed: int, lines: tuple[dict[str, int], ...] = ()) -> Row:
    """The inverse of `row_said`. Raises KeyError, TypeError, ValueError or OverflowError for what is none."""
    return Row(
        index=index,
        seed=seed,
        scores=tuple(map(int, said["scores"])),
        ranking=tuple(map(int, said["ranking"])),
        success=said["success"],
        decisions=int(said["decisions"]),
        lines=lines,
        termination=str(said["termination"]),
    )


class Folder(Generic[T]):
    """Games in a folder, held by one program at a time; see `opened`."""

    def __init__(self, kind: Kind[T], path: Path, descriptor: int) -> None:
        self._kind = kind
        self._path = path / GAMES
        self._descriptor = descriptor

    def games(self) -> list[T]:
        """What is there already. Raises CannotKeep for a line that can't be read."""
        data = self._path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.ftruncate(self._descriptor, whole)
        return [self._read(number, line) for number, line in enumerate(data[:whole].splitlines(), 1)]

    def add(self, games: Sequence[T]) -> None:
        """Add these games: all of them, or none. Raises CannotKeep."""
        data = b"".join(self._line(game) for game in games)
        before = os.fstat(self._descriptor).st_size
        try:
            while data:
                data = data[os.write(self._descriptor, data) :]
        except OSError as error:
            os.ftruncate(self._descriptor, before)
            said = f"{self._path} can't be written: {error.strerror}"
            raise CannotKeep(f"--out: {said}; make room, and {self._kind.again}") from error

    def _line(self, game: T) -> bytes:
        return json.dumps(self._kind.write(game), separators=(",", ":")).encode() + b"\n"

    def _read(self, number: int, line: bytes) -> T:
        try:
            return self._kind.read(json.loads(line))
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            said = f"{self._path}, line {number}: no game can be read there"
            raise CannotKeep(f"--out: {said}; take the line out, and its game is played again") from error


@contextmanager
def opened(kind: Kind[T], asked: Said, path: Path) -> Iterator[Folder[T]]:
    """The folder at `path` for what is asked, made where there is none.

    Raises CannotKeep where it holds something else or can't be written, CannotHold where another program is
    at work in it.
    A WorkerLost while it is open says what becomes of the finished games.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path / GAMES, os.O_RDWR | os.O_APPEND | os.O_CREAT | AS_IT_IS, 0o666)
    except OSError as error:
        raise CannotKeep(f"--out: {path} can't be used: {error.strerror}; name another folder") from error
    try:
        hold(descriptor, path)
        _claim(kind.name, asked, path)
        yield Folder(kind, path, descriptor)
    except WorkerLost as lost:
        raise WorkerLost(f"{lost}; {path} keeps what is finished, and {kind.again}") from lost
    finally:
        os.close(descriptor)


def _claim(name: str, asked: Said, path: Path) -> None:
    """Make the folder this work's."""
    wanted = json.loads(json.dumps(asked))
    job = path / JOB
    if job.is_file():
        _compare(name, _read_job(job), wanted, path)
        return
    if (path / GAMES).stat().st_size:
        raise CannotKeep(f"--out: {path} has games, but no {JOB} that says which; name another folder")
    part = job.with_suffix(".part")
    try:
        part.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
        part.replace(job)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise CannotKeep(f"--out: {job} can't be written: {error.strerror}; name another folder") from error


def is_begun(path: Path) -> bool:
    """Whether the folder at `path` holds a work.

    A place that can't be looked into holds none: `opened` says what is wrong with it.
    """
    try:
        return (path / JOB).is_file()
    except OSError:
        return False


def seed_before(path: Path) -> int | None:
    """The seed of what the folder at `path` holds; None where nothing was begun. Raises CannotKeep."""
    if not is_begun(path):
        return None
    job = path / JOB
    seed = _read_job(job).get("seed")
    if not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise CannotKeep(f"--out: {job} tells no seed; name another folder")
    return seed


def _read_job(job: Path) -> Said:
    try:
        found = json.loads(job.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CannotKeep(f"--out: {job} can't be read; name another folder") from error
    return found if isinstance(found, dict) else {}


def _compare(name: str, found: Said, wanted: Said, path: Path) -> None:
    """Say what is not the same, if anything is."""
    for key, value in wanted.items():
        there = found.get(key)
        if there != value:
            told = CHANGED if key == "fingerprint" else f"{key} {_said(there)} there, {_said(value)} here"
            raise CannotKeep(f"--out: {path} holds another {name}: {told}; name another folder")


def _said(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
