"""Simulation of many games between bots. A job gives the same rows whatever executes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from time import perf_counter
from typing import Any

from gridtown import bots as registry
from gridtown.core.errors import InvalidEdition, InvalidSetup
from gridtown.core.game import Game, Setup
from gridtown.core.judgment import LOST
from gridtown.core.rng import derive_seed
from gridtown.games import load
from gridtown.study.bot_games import play_game
from gridtown.study.tally import Row, Tally, row_of
from gridtown.study.work import ALONE, Crew, Result, Work


@dataclass(frozen=True)
class Job:
    """A job. edition: a file, with the hash it had. bots: one name a seat. lines: keep score lines."""

    game: str
    edition: Path | None
    edition_hash: str
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: int
    lines: bool = False


def seat_bots(names: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot a seat: the list repeats. Raises InvalidSetup for unknown names, or more than seats."""
    found = known_bots(names)
    if len(found) > players:
        seats = "1 seat" if players == 1 else f"{players} seats"
        raise InvalidSetup(f"--bots: {len(found)} bots for {seats}; name at most {players}")
    return tuple(found[seat % len(found)] for seat in range(players))


def known_bots(names: Sequence[str]) -> list[str]:
    """The bots' own names for `names`. Raises InvalidSetup where one is unknown, or there are none."""
    if not names or not all(names):
        bots = ", ".join(registry.names())
        raise InvalidSetup(f"--bots: name at least one bot, with commas between; the bots: {bots}")
    return [registry.known(name) for name in names]


def new_job(
    game: Game[Any], edition: Path | None, setup: Setup, bots: Sequence[str], seed: int, lines: bool = False
) -> Job:
    """A job for a checked setup."""
    options = tuple(setup.options.items())
    return Job(
        game=game.facts.id,
        edition=edition,
        edition_hash=game.edition_hash,
        players=setup.players,
        options=options,
        bots=seat_bots(bots, setup.players),
        seed=seed,
        lines=lines,
    )


def _open(job: Job) -> tuple[Game[Any], Setup]:
    return opened(job.game, job.edition, job.edition_hash, job.players, job.options)


@lru_cache(maxsize=4)
def opened(
    name: str, edition: Path | None, edition_hash: str, players: int, options: tuple[tuple[str, str], ...]
) -> tuple[Game[Any], Setup]:
    """The game of a job, loaded once in each process, whoever plays it."""
    game = load(name, edition)
    if game.edition_hash != edition_hash:
        raise InvalidEdition(f"{edition}: the file has changed since the work began; start again")
    return game, game.setup(players, dict(options))


def play(job: Job, index: int) -> Row:
    """Game number `index` of the job."""
    game, setup = _open(job)
    seed = derive_seed(job.seed, index)
    ending = play_game(game, setup, seed, list(job.bots))
    outcome = game.outcome(ending.state)
    assert outcome is not None
    lines = score_lines(game, ending.state) if job.lines else ()
    return row_of(index, seed, outcome, ending.decisions, lines)


def score_lines(game: Game[Any], state: Any) -> tuple[dict[str, int], ...]:
    """Each seat's lines of the score, where the game has any; they add up to it."""
    pads = [game.score_lines(state, seat) for seat in range(int(state.size))]
    return tuple({line: points for line, points in pad.items() if line != LOST} for pad in pads)


def play_some(job: Job, indexes: Sequence[int]) -> Result[Row]:
    """These games, and how many seconds they took."""
    _open(job)
    began = perf_counter()
    rows = [play(job, index) for index in indexes]
    return rows, perf_counter() - began


@dataclass
class Study:
    """The result of a job: the tally, the rows if kept, and the seconds it took."""

    tally: Tally
    rows: list[Row] = field(default_factory=list)
    seconds: float = 0.0


def simulate(
    job: Job,
    games: int,
    crew: Crew = ALONE,
    keep_rows: bool = False,
) -> Study:
    """Play `games` games, or what is finished of them once the crew is stopped."""
    study, began = Study(Tally(job.bots)), perf_counter()
    for rows in Work(play_some, job, range(games), games, crew).done():
        for row in rows:
            study.tally.add(row)
        if keep_rows:
            study.rows += rows
    study.rows.sort(key=lambda row: row.index)
    study.seconds = perf_counter() - began
    return study
