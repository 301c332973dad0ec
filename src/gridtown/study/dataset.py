"""Matches as a data set: a row for every choice of a player. Needs Polars, the extra `study`.

A row has what the player saw, what was legal and what was done, as the environments have them, and how the
match ended for that player. Matches are written as they come: what is held in memory does not grow with them.
"""

from __future__ import annotations

import json
import tempfile
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, u8

from gridtown.bots import make
from gridtown.bots.bot import choose
from gridtown.core.action import CHANCE, actor
from gridtown.core.choices import Choices
from gridtown.core.errors import InvalidRecord
from gridtown.core.features import Features
from gridtown.core.game import Game, Setup
from gridtown.core.observer import Observer
from gridtown.core.play import Play, replay
from gridtown.core.record import Record
from gridtown.core.rng import Rng, derive_seed
from gridtown.core.state import State
from gridtown.study.simulate import Job, opened, score_lines
from gridtown.study.table import CannotWrite, polars, replace
from gridtown.study.tally import row_of
from gridtown.study.work import ALONE, Crew, result_of

PART_BYTES: Final = 1 << 24
"""How much is held before it is put by on the disk."""


@dataclass(frozen=True)
class Asked:
    """What is exported. job: the setup, and for games between bots who plays with which seed.

    features: whether observations have what bots learn from.
    """

    job: Job
    features: bool = False


class Choice:
    """A choice: the action's number in the record, who chose, and which id; what was seen and legal."""

    def __init__(self, step: int, player: int, action: int, seen: bytes, legal: bytes) -> None:
        self.step = step
        self.player = player
        self.action = action
        self.seen = seen
        self.legal = legal


class Scribe:
    """Writes down the choices of one match, with what was seen and legal at each."""

    def __init__(self, game: Game[Any], setup: Setup, features: bool) -> None:
        self.game = game
        self.observer = Observer(game, setup, features)
        self.choices: list[Choice] = []
        self.numbers = vec[i32]([0] * int(self.observer.size))
        self.mask = vec[u8]([0] * int(game.codec.players.size))
        self._told = Features()
        self._legal = Choices()

    def note(self, step: int, state: State, player: int, action: int) -> None:
        """Note that `player` does `action`, legal in `state`."""
        game, legal = self.game, self._legal
        legal.clear()
        game.generate(state, player, legal)
        self.observer.fill(state, player, self._told, self.numbers, 0)
        game.codec.mark(legal, self.mask, 0)
        seen, marks = memoryview(self.numbers).tobytes(), memoryview(self.mask).tobytes()
        game.codec.mark(legal, self.mask, 0, 0)
        self.choices.append(Choice(step, player, int(game.codec.encode(action)), seen, marks))


def played(asked: Asked, index: int) -> Any:
    """The rows of game number `index` between bots."""
    job = asked.job
    game, setup = _opened(job)
    seed = derive_seed(job.seed, index)
    scribe, play = Scribe(game, setup, asked.features), Play(game, setup, seed)
    bots = [make(name, game, Rng(seed, 1 + player)) for player, name in enumerate(job.bots)]
    taken, legal = [0] * setup.players, Choices()
    while not play.over:
        player = int(game.offer(play.state, legal))
        action = int(choose(game, play.state, bots[player], player, taken[player], legal))
        scribe.note(len(play.record.actions), play.state, player, action)
        play.apply(action)
        taken[player] += 1
    return _frame(asked, index, seed, scribe, play.state)


def recorded(asked: Asked, index: int, record: Record) -> Any:
    """The rows of a record. Raises InvalidRecord where it does not hold, or is of another setup."""
    game, setup = _opened(asked.job)
    steps, own = replay(game, record), game.setup(record.players, record.options)
    if (own.players, own.options) != (setup.players, setup.options):
        said = f"a match of {_said(own)}, where the first is of {_said(setup)}"
        raise InvalidRecord(f"line {record.field_lines['players']}: {said}; export each setup by itself")
    scribe, state = Scribe(game, setup, asked.features), game.initial(setup)
    for step, (text, after) in enumerate(steps):
        action = game.parse_action(text)
        if actor(action) != CHANCE:
            scribe.note(step, state, int(actor(action)), action)
        state = after
    return _frame(asked, index, record.seed, scribe, state)


def _said(setup: Setup) -> str:
    """A setup in words."""
    players = f"{setup.players} player{'' if setup.players == 1 else 's'}"
    return ", ".join([players, *(f"{name}={value}" for name, value in setup.options.items())])


def _opened(job: Job) -> tuple[Game[Any], Setup]:
    return opened(job.game, job.edition, job.edition_hash, job.players, job.options)


def _frame(asked: Asked, index: int, seed: int, scribe: Scribe, state: State) -> Any:
    """The rows of a match that came to `state`; without a result where it is not over."""
    frames, chosen, bots = polars(), scribe.choices, asked.job.bots
    seats = _results(scribe.game, index, seed, state)
    columns = {
        "game": [index] * len(chosen),
        "seed": [f"{seed:032x}"] * len(chosen),
        "step": [choice.step for choice in chosen],
        "seat": [choice.player for choice in chosen],
        "bot": [bots[choice.player] if bots else None for choice in chosen],
        "observation": [choice.seen for choice in chosen],
        "mask": [choice.legal for choice in chosen],
        "action": [choice.action for choice in chosen],
        **{name: [seats[choice.player][name] for choice in chosen] for name in seats[0]},
    }
    seen, legal = frames.col("observation"), frames.col("mask")
    size, ids = len(scribe.numbers), len(scribe.mask)
    return frames.DataFrame(columns, schema=_schema()).with_columns(
        seen.bin.reinterpret(dtype=frames.Array(frames.Float32, size)),
        legal.bin.reinterpret(dtype=frames.Array(frames.UInt8, ids)).cast(frames.Array(frames.Boolean, ids)),
    )


def _schema() -> dict[str, Any]:
    """The types of the columns; what is seen and legal as bytes."""
    frames = polars()
    line = frames.Struct({"line": frames.String, "points": frames.Int64})
    return {
        "game": frames.Int64,
        "seed": frames.String,
        "step": frames.Int32,
        "seat": frames.Int8,
        "bot": frames.String,
        "observation": frames.Binary,
        "mask": frames.Binary,
        "action": frames.Int32,
        "score": frames.Int64,
        "rank": frames.Int8,
        "win": frames.Float64,
        "lines": frames.List(line),
    }


def _results(game: Game[Any], index: int, seed: int, state: State) -> list[dict[str, Any]]:
    """How a match ended for each seat; nothing but None where it is not over."""
    outcome = game.outcome(state)
    if outcome is None:
        return [dict.fromkeys(("score", "rank", "win", "lines"))] * int(state.size)
    row = row_of(index, seed, outcome, 0)
    pads = score_lines(game, state)
    return [
        {
            "score": outcome.scores[seat],
            "rank": outcome.ranking[seat],
            "win": row.win(seat),
            "lines": [
                {"line": line, "points": points} for line, points in pads[seat].items() if line != "total"
            ],
        }
        for seat in range(len(outcome.scores))
    ]


def games(
    asked: Asked,
    count: int,
    crew: Crew = ALONE,
) -> Iterator[Any]:
    """The rows of `count` games between bots, a frame each, in order whoever plays them.

    Once the crew is stopped, those that are finished or under way.
    """
    pending: deque[Future[Any]] = deque()
    sent = 0
    while sent < count or pending:
        while sent < count and len(pending) < 2 * crew.workers and not crew.stopped():
            pending.append(crew.executor.submit(played, asked, sent))
            sent += 1
        if not pending:
            return
        future = pending.popleft()
        if not (crew.stopped() and future.cancel()):
            frame = result_of(future)
            crew.told(1)
            yield frame


def about(asked: Asked) -> dict[str, str]:
    """What the numbers in a file belong to, to be kept in it: texts by name, as JSON where they are no text.

    version: as the environments say it. ids: how many, and the fingerprint of what they mean. blocks: where
    each block of an observation begins and ends.
    """
    game, setup = _opened(asked.job)
    job, observer = asked.job, Observer(game, setup, asked.features)
    said: dict[str, object] = {
        "version": game.version,
        "game": job.game,
        "players": job.players,
        "options": dict(job.options),
        "bots": list(job.bots),
        "seed": f"{job.seed:032x}" if job.bots else None,
        "edition": game.edition_hash,
        "ids": {"count": int(game.codec.players.size), "digest": game.codec.digest()},
        "blocks": observer.places(),
    }
    texts = {name: value if isinstance(value, str) else json.dumps(value) for name, value in said.items()}
    return {f"gridtown.{name}": text for name, text in texts.items()}


@dataclass
class Written:
    """How many matches and rows are in a file."""

    matches: int = 0
    rows: int = 0


def write(path: Path, asked: Asked, matches: Iterator[Any]) -> Written:
    """Write matches, a frame each, as they come, and what they are about; without any there is no file.

    The file is whole or not there at all, and one of that name is replaced once the new one is whole. While
    it is being written a folder of parts lies beside it. Raises CannotWrite, leaving nothing behind.
    """
    with _folder(path) as folder:
        parts = Parts(path, folder)
        for match in matches:
            parts.add(match)
        parts.put_by()
        if parts.names:
            rows, said, group = polars().scan_parquet(parts.names), about(asked), parts.rows_a_group
            replace(path, lambda whole: rows.sink_parquet(whole, metadata=said, row_group_size=group))
    return parts.written


@contextmanager
def _folder(path: Path) -> Iterator[Path]:
    """A folder for parts of a file, on the same disk; gone afterwards."""
    try:
        made = tempfile.TemporaryDirectory(prefix=f".{path.name}.", suffix=".parts", dir=path.parent)
    except OSError as error:
        raise CannotWrite(f"--out: {path} can't be written: {error.strerror}") from error
    with made as name:
        yield Path(name)


class Parts:
    """Parts of a file in a folder, each of some matches.

    names: the parts; written: what was added; held: the bytes of what is not put by.
    """

    def __init__(self, path: Path, folder: Path) -> None:
        self.names: list[Path] = []
        self.written = Written()
        self.held = 0
        self._path = path
        self._folder = folder
        self._bytes = 0
        self._matches: list[Any] = []

    def add(self, match: Any) -> None:
        """Hold a match, and put by what is held once that is much. Raises CannotWrite."""
        self._matches.append(match)
        size = match.estimated_size()
        self.held += size
        self._bytes += size
        self.written.matches += 1
        self.written.rows += match.height
        if self.held >= PART_BYTES:
            self.put_by()

    @property
    def rows_a_group(self) -> int:
        """How many rows of the whole are held at a time while it is put together."""
        return max(1, PART_BYTES * self.written.rows // max(1, self._bytes))

    def put_by(self) -> None:
        """Write what is held. Raises CannotWrite."""
        if not self._matches:
            return
        part = self._folder / f"{len(self.names):06}.parquet"
        try:
            polars().concat(self._matches).write_parquet(part)
        except Exception as error:
            raise CannotWrite(f"--out: {self._path} can't be written: {error}") from error
        self.names.append(part)
        self._matches = []
        self.held = 0
