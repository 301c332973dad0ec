"""A folder that keeps the games of a ladder, so that it can be taken up again.

It holds what was asked (job.json) and a line a game (games.jsonl), to which lines are only ever added. A
line that was cut short, as when the machine went off, is no line: it is taken away, and its game played
again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from gridtown.core.errors import GridtownError
from gridtown.core.rng import derive_seed
from gridtown.study.ladder import Ladder, Played
from gridtown.study.tally import Row

JOB: Final = "job.json"
GAMES: Final = "games.jsonl"

CHANGED: Final = "the rules or the bots have changed since"


class CannotKeep(GridtownError):
    """A folder that can't be used, and why."""


class Folder:
    """The games of one ladder in a folder, held by one program at a time; see `opened`."""

    def __init__(self, ladder: Ladder, path: Path, descriptor: int) -> None:
        self._ladder = ladder
        self._path = path / GAMES
        self._descriptor = descriptor

    def games(self) -> list[Played]:
        """What is there already. Raises CannotKeep for a line that can't be read."""
        data = self._path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.ftruncate(self._descriptor, whole)
        return [self._read(number, line) for number, line in enumerate(data[:whole].splitlines(), 1)]

    def add(self, games: Sequence[Played]) -> None:
        """Add these games: all of them, or none. Raises CannotKeep."""
        data = b"".join(_line(game) for game in games)
        before = os.fstat(self._descriptor).st_size
        try:
            while data:
                data = data[os.write(self._descriptor, data) :]
        except OSError as error:
            os.ftruncate(self._descriptor, before)
            said = f"{self._path} can't be written: {error.strerror}"
            raise CannotKeep(f"--out: {said}; make room, and ask the same again to go on") from error

    def _read(self, number: int, line: bytes) -> Played:
        try:
            return _game(self._ladder, json.loads(line))
        except (KeyError, TypeError, ValueError) as error:
            said = f"{self._path}, line {number}: no game can be read there"
            raise CannotKeep(f"--out: {said}; take the line out, and its game is played again") from error


def _line(game: Played) -> bytes:
    row = game.row
    said = {
        "deal": row.index,
        "seats": game.seats,
        "scores": row.scores,
        "ranking": row.ranking,
        "success": row.success,
        "termination": row.termination,
        "decisions": row.decisions,
    }
    return json.dumps(said, separators=(",", ":")).encode() + b"\n"


def _game(ladder: Ladder, said: dict[str, Any]) -> Played:
    deal = int(said["deal"])
    row = Row(
        index=deal,
        seed=derive_seed(ladder.seed, deal),
        scores=tuple(map(int, said["scores"])),
        ranking=tuple(map(int, said["ranking"])),
        success=said["success"],
        decisions=int(said["decisions"]),
        termination=str(said["termination"]),
    )
    return Played(tuple(map(str, said["seats"])), row)


@contextmanager
def opened(ladder: Ladder, path: Path) -> Iterator[Folder]:
    """The folder at `path` for this ladder, made where there is none.

    Raises CannotKeep where it holds another ladder, another program is at work in it, or it can't be written.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path / GAMES, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o666)
    except OSError as error:
        raise CannotKeep(f"--out: {path} can't be used: {error.strerror}; name another folder") from error
    try:
        _hold(descriptor, path)
        _claim(ladder, path)
        yield Folder(ladder, path, descriptor)
    finally:
        os.close(descriptor)


def _hold(descriptor: int, path: Path) -> None:
    """Keep other programs out of the folder until this one is done, where the system can."""
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:  # pragma: no cover
        return
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise CannotKeep(f"--out: another program is at work in {path}; wait for it") from error


def _claim(ladder: Ladder, path: Path) -> None:
    """Make the folder this ladder's."""
    wanted = json.loads(json.dumps(asdict(ladder)))
    job = path / JOB
    if job.is_file():
        _compare(_read_job(job), wanted, path)
        return
    if (path / GAMES).stat().st_size:
        raise CannotKeep(f"--out: {path} has games, but no {JOB} that says which; name another folder")
    part = job.with_suffix(".part")
    part.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
    part.replace(job)


def _read_job(job: Path) -> dict[str, Any]:
    try:
        found = json.loads(job.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CannotKeep(f"--out: {job} can't be read; name another folder") from error
    return found if isinstance(found, dict) else {}


def _compare(found: dict[str, Any], wanted: dict[str, Any], path: Path) -> None:
    """Say what is not the same, if anything is."""
    for key, value in wanted.items():
        there = found.get(key)
        if there != value:
            told = CHANGED if key == "fingerprint" else f"{key} {_said(there)} there, {_said(value)} here"
            raise CannotKeep(f"--out: {path} holds another ladder: {told}; name another folder")


def _said(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
