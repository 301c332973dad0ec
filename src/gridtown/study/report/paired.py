"""Games with and without a thing: what it was worth to those who chose it.

A game in which a seat chose a thing is played again from the same seed, and that seat may not choose it. All
else is the same until then, so the difference is what the choice was worth, as these bots play on. Each pair
is of another game, so the pairs are independent. What bots make for an action ahead (`Sort.ahead`) isn't
tried: who may not choose it would make for it again and again, and lose turns by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from time import perf_counter
from typing import Any, Final

from gridtown.core.items import Sort, Without
from gridtown.core.rng import derive_seed
from gridtown.study.bot_games import play_game
from gridtown.study.interval import difference_interval
from gridtown.study.report.figures import Figures, Thing, Worth
from gridtown.study.report.noted import Asked, Noted, sorts_of
from gridtown.study.table import frame
from gridtown.study.work import ALONE, Crew, Result, Work

PAIRED: Final = "paired.parquet"

SUSPECTS: Final = 12
"""The most things that are tried."""

TRIED: Final = ("strong", "weak", "sure")
"""Of which verdicts."""


@dataclass(frozen=True)
class Trial:
    """A game to be played again: sort and thing by their places, the game's index, and the seat.

    having: what the seat reached with the thing: its points above the others' mean (alone or together: its
    points).
    """

    sort: int
    thing: int
    index: int
    seat: int
    having: float


@dataclass(frozen=True)
class Tried:
    """What the seat reached without the thing, counted like `Trial.having`."""

    trial: Trial
    without: float

    @property
    def worth(self) -> float:
        """What the thing brought."""
        return self.trial.having - self.without


def suspects(figures: Figures) -> list[Thing]:
    """The things that stand out and can be tried, those that do so most first."""
    tables = [table for table in figures.tables if not table.sort.ahead]
    found = [thing for table in tables for thing in table.things if thing.verdict in TRIED]
    return sorted(found, key=_surprise, reverse=True)[:SUSPECTS]


def _surprise(thing: Thing) -> float:
    return abs(thing.worth or 0.0)


def trials(found: Sequence[Thing], games: Sequence[Noted], sorts: Sequence[Sort], pairs: int) -> list[Trial]:
    """For each thing so many games in which somebody chose it, one seat of each.

    The things take turns, so that who stops early has tried them all alike.
    """
    wanted = list[list[Trial]]()
    for thing in found:
        (number,) = [place for place, sort in enumerate(sorts) if sort.word == thing.sort]
        place = thing.number - int(sorts[number].first)
        use = 2 if sorts[number].takes else 3
        chosen = [
            Trial(number, place, game.row.index, seat, _edge(game.row.scores, game.row.success, seat))
            for game in games
            for seat in _who(game, number, place, use)
        ]
        wanted.append(chosen[:pairs])
    return [trial for turn in zip_longest(*wanted) for trial in turn if trial is not None]


def _who(game: Noted, sort: int, thing: int, use: int) -> list[int]:
    """The first seat that chose it, another one from game to game; none where nobody did."""
    seats = len(game.seats)
    turned = [(seat + game.row.index) % seats for seat in range(seats)]
    return [seat for seat in turned if any(row[0] == thing and row[use] for row in game.counts[seat][sort])][
        :1
    ]


def play_some(asked: Asked, wanted: Sequence[Trial]) -> Result[Tried]:
    """Play these again without the thing, and how many seconds it took."""
    game, setup = asked.open()
    sorts, began = sorts_of(game), perf_counter()
    tried = []
    for trial in wanted:
        seed, seats = derive_seed(asked.seed, trial.index), list(asked.seats(trial.index))
        bar = Without(sorts[trial.sort], trial.thing, trial.seat)
        outcome = game.outcome(play_game(game, setup, seed, seats, without=bar).state)
        assert outcome is not None
        tried.append(Tried(trial, _edge(outcome.scores, outcome.success, trial.seat)))
    return tried, perf_counter() - began


def _edge(points: Sequence[int], success: bool | None, seat: int) -> float:
    if len(points) == 1 or success is not None:
        return float(points[seat])
    return float(points[seat] - (sum(points) - points[seat]) / (len(points) - 1))


def play_all(
    asked: Asked,
    wanted: Sequence[Trial],
    crew: Crew = ALONE,
) -> list[Tried]:
    """Play all of these again; fewer once the crew is stopped."""
    found = list[Tried]()
    for tried in Work(play_some, asked, wanted, len(wanted), crew).done():
        found += tried
    return sorted(found, key=_place)


def _place(tried: Tried) -> tuple[int, int, int]:
    return tried.trial.sort, tried.trial.thing, tried.trial.index


def worths(found: Sequence[Thing], tried: Sequence[Tried], sorts: Sequence[Sort]) -> list[Worth]:
    """What each thing was worth; the intervals hold at once, and of too few pairs there are none."""
    told = []
    for thing in found:
        apart = [
            each.worth
            for each in tried
            if sorts[each.trial.sort].word == thing.sort
            and each.trial.thing + int(sorts[each.trial.sort].first) == thing.number
        ]
        if apart:
            ends = difference_interval(apart, len(found))
            told.append(Worth(thing, sum(apart) / len(apart), ends, len(apart)))
    return sorted(told, key=lambda each: -each.worth)


def paired_frame(tried: Sequence[Tried], sorts: Sequence[Sort]) -> Any:
    """A row a pair of games: `with` and `without` are the seat's points above the others' mean."""
    rows = [
        (
            sorts[each.trial.sort].word,
            each.trial.thing + int(sorts[each.trial.sort].first),
            sorts[each.trial.sort].names[each.trial.thing],
            each.trial.index,
            each.trial.seat,
            each.trial.having,
            each.without,
        )
        for each in tried
    ]
    schema = {
        "sort": "String", "number": "Int32", "thing": "String", "game": "Int64",
        "seat": "Int8", "with": "Float64", "without": "Float64",
    }  # fmt: skip
    return frame(rows, schema)
