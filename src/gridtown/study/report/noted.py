"""Games played and noted for a report. The same games from any number of workers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game, Setup
from gridtown.core.items import Ledger, Sort
from gridtown.core.rng import derive_seed
from gridtown.games import part
from gridtown.study.bot_games import play_game
from gridtown.study.fingerprint import fingerprint
from gridtown.study.kept import InMemory, Kept, Kind, Said, read_row, row_said
from gridtown.study.simulate import opened, seat_bots
from gridtown.study.tally import Row, row_of
from gridtown.study.work import ALONE, Crew, Result, Work

TENTHS: Final = 10
"""Into how many parts a game is cut to see how the points stand."""

AGAIN: Final = "the same command with --resume goes on"

Count = tuple[int, int, int, int]
"""A thing, and how often it was offered, taken and played."""


@dataclass(frozen=True)
class Asked:
    """What a report is of. fingerprint: of rules and bots. bots: one a seat in the first game."""

    game: str
    rules: int
    edition: str | None
    edition_hash: str
    fingerprint: str
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: int

    def seats(self, index: int) -> tuple[str, ...]:
        """The bots of a game: from game to game they move on by a seat, so that each sits everywhere."""
        return tuple(self.bots[(seat + index) % self.players] for seat in range(self.players))

    def open(self) -> tuple[Game[Any], Setup]:
        """The game and its setup, loaded once in each process.

        Raises InvalidSetup where the rules or the bots are not those of the program that asks.
        """
        return _opened(self)


@lru_cache(maxsize=4)
def _opened(asked: Asked) -> tuple[Game[Any], Setup]:
    edition = None if asked.edition is None else Path(asked.edition)
    game, setup = opened(asked.game, edition, asked.edition_hash, asked.players, asked.options)
    if fingerprint(game) != asked.fingerprint:
        raise InvalidSetup(
            "a machine at work has other rules or bots than this one; install the same gridtown"
        )
    return game, setup


def new_asked(game: Game[Any], edition: Path | None, setup: Setup, bots: Sequence[str], seed: int) -> Asked:
    """What is asked, for a checked setup. Raises InvalidSetup for bots that can't be seated."""
    return Asked(
        game=game.facts.id,
        rules=game.facts.rules_version,
        edition=None if edition is None else str(edition),
        edition_hash=game.edition_hash,
        fingerprint=fingerprint(game),
        players=setup.players,
        options=tuple(setup.options.items()),
        bots=seat_bots(bots, setup.players),
        seed=seed,
    )


def sorts_of(game: Game[Any]) -> list[Sort]:
    """The sorts of things that a game declares; none where it declares nothing."""
    module = part(game, "items")
    return [] if module is None else list(module.sorts(game))


@dataclass(frozen=True)
class Lead:
    """How the points stood between turns.

    changes: how often another seat came to lead alone. decided: which share of the game had passed when the
    winner began to lead to the end; None where nobody alone won, or no points are counted on the way. tenths:
    the points by seat after each tenth of the game but the last.
    """

    changes: int
    decided: float | None
    tenths: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Noted:
    """One game. seats: its bots. counts: by seat and sort. openings: by seat, the first sorts and things."""

    seats: tuple[str, ...]
    row: Row
    counts: tuple[tuple[tuple[Count, ...], ...], ...]
    openings: tuple[tuple[tuple[int, int], ...], ...]
    lead: Lead


def play(asked: Asked, index: int) -> Noted:
    """Game number `index`."""
    game, setup = asked.open()
    sorts, seats, seed = sorts_of(game), asked.seats(index), derive_seed(asked.seed, index)
    ledger = Ledger(game, sorts, setup.players)
    ending = play_game(game, setup, seed, list(seats), ledger)
    outcome = game.outcome(ending.state)
    assert outcome is not None
    lines = tuple(game.score_lines(ending.state, player) for player in range(setup.players))
    row = row_of(index, seed, outcome, ending.decisions, lines)
    return Noted(
        seats=seats,
        row=row,
        counts=tuple(
            tuple(tuple(ledger.counts(number, player)) for number in range(len(sorts)))
            for player in range(setup.players)
        ),
        openings=tuple(tuple(opening) for opening in ledger.openings),
        lead=lead(ledger.standings, outcome.winners()),
    )


def lead(standings: Sequence[Sequence[int]], winners: Sequence[int]) -> Lead:
    """How the lead went, from the points between turns."""
    standings = [points for points in standings if points]
    leaders = [_leader(points) for points in standings]
    alone = [leader for leader in leaders if leader is not None]
    changes = sum(before != after for before, after in pairwise(alone))
    decided = _decided(leaders, winners[0]) if len(winners) == 1 and len(standings) > 1 else None
    places = [len(standings) * tenth // TENTHS for tenth in range(1, TENTHS)] if standings else []
    return Lead(changes, decided, tuple(tuple(standings[place]) for place in places))


def _leader(points: Sequence[int]) -> int | None:
    """Who leads alone."""
    most = max(points)
    return points.index(most) if len(points) > 1 and list(points).count(most) == 1 else None


def _decided(leaders: Sequence[int | None], winner: int) -> float:
    last = max((place + 1 for place, leader in enumerate(leaders) if leader != winner), default=0)
    return last / len(leaders)


def play_some(asked: Asked, indexes: Sequence[int]) -> Result[Noted]:
    """These games, and how many seconds they took."""
    asked.open()
    began = perf_counter()
    games = [play(asked, index) for index in indexes]
    return games, perf_counter() - began


def play_all(
    asked: Asked,
    games: int,
    crew: Crew = ALONE,
    kept: Kept[Noted] | None = None,
) -> list[Noted]:
    """So many games in their order, or what is finished of them once the crew is stopped.

    Those that are kept are not played again.
    """
    store: Kept[Noted] = InMemory() if kept is None else kept
    found = {game.row.index: game for game in store.games() if game.row.index < games}
    crew.told(len(found))
    missing = [index for index in range(games) if index not in found]
    work = Work(play_some, asked, missing, len(missing), crew)
    for finished in work.done():
        store.add(finished)
        found.update((game.row.index, game) for game in finished)
    return [found[index] for index in sorted(found)]


# As JSON, for the folder


def kind(asked: Asked) -> Kind[Noted]:
    """How its games are kept."""
    sorts = len(sorts_of(asked.open()[0]))
    return Kind("report", _write, lambda said: _read(asked, sorts, said), AGAIN)


def _write(game: Noted) -> Said:
    row = game.row
    return {
        "game": row.index,
        "seats": game.seats,
        **row_said(row),
        "lines": row.lines,
        "counts": game.counts,
        "openings": game.openings,
        "lead": [game.lead.changes, game.lead.decided, game.lead.tenths],
    }


def _read(asked: Asked, sorts: int, said: Said) -> Noted:
    index = int(said["game"])
    _check_lengths(asked.players, sorts, said)
    changes, decided, tenths = said["lead"]
    lines = tuple({str(line): int(points) for line, points in seat.items()} for seat in said["lines"])
    return Noted(
        seats=tuple(map(str, said["seats"])),
        row=read_row(said, index, derive_seed(asked.seed, index), lines),
        counts=tuple(tuple(tuple(_count(*c) for c in sort) for sort in seat) for seat in said["counts"]),
        openings=tuple(tuple((int(a), int(b)) for a, b in seat) for seat in said["openings"]),
        lead=Lead(int(changes), decided, tuple(tuple(map(int, points)) for points in tenths)),
    )


def _check_lengths(players: int, sorts: int, said: Said) -> None:
    """Raise ValueError where there is not one of each a seat, and a sort."""
    by_seat = [said[name] for name in ("seats", "scores", "ranking", "lines", "counts", "openings")]
    if any(len(seats) != players for seats in by_seat) or any(len(seat) != sorts for seat in said["counts"]):
        raise ValueError(f"not {players} seats and {sorts} sorts")


def _count(thing: int, offered: int, taken: int, played: int) -> Count:
    return int(thing), int(offered), int(taken), int(played)
