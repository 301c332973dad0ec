"""Two editions of a game on the same seeds, and what differs.

Game i of both has the same seed and the same bots in the same seats. What is told of each measure is the mean
of the differences game by game, with an interval; as many measures stand side by side, all intervals hold
at once (`interval.together`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from gridtown.core.errors import InvalidSetup
from gridtown.core.items import Sort
from gridtown.study.interval import difference_interval, leaves_out_zero
from gridtown.study.report.noted import Asked, Noted, play
from gridtown.study.work import ALONE, Crew, Result, Work

FEW: Final = 20
"""A thing that is chosen in fewer games of both editions together is not told."""

Both = tuple[Asked, Asked]
Pair = tuple[Noted, Noted]


@dataclass(frozen=True)
class Difference:
    """A measure: its mean under A and B, and that of B less A with its interval. group: what it is about."""

    group: str
    measure: str
    a: float
    b: float
    difference: float
    interval: tuple[float, float] | None

    @property
    def clear(self) -> bool:
        """Whether the interval leaves out 0."""
        return leaves_out_zero(self.interval)


def check_alike(a: Asked, b: Asked) -> None:
    """Raise InvalidSetup where two editions are one."""
    if a.edition_hash == b.edition_hash:
        raise InvalidSetup("the two editions are the same to the rules; change a row of one")


def play_both(both: Both, indexes: Sequence[int]) -> Result[Pair]:
    """These games under both editions, and how many seconds they took."""
    a, b = both
    began = perf_counter()
    games = [(play(a, index), play(b, index)) for index in indexes]
    return games, perf_counter() - began


def play_pairs(
    both: Both,
    games: int,
    crew: Crew = ALONE,
) -> list[Pair]:
    """So many games under both editions, in their order; fewer once the crew is stopped."""
    found = list[Pair]()
    for pairs in Work(play_both, both, range(games), games, crew).done():
        found += pairs
    return sorted(found, key=_index)


def _index(pair: Pair) -> int:
    return pair[0].row.index


Measure = Callable[[Noted], float]


def differences(pairs: Sequence[Pair], sorts: Sequence[Sort]) -> list[Difference]:
    """All measures of at least one pair of games: the whole game, its seats and lines, then things.

    sorts: of A; a thing is known by its number, so that it may change its name.
    """
    measures = [*_measures(pairs), *_choices(pairs, sorts)]
    return [_difference(group, name, measure, pairs, len(measures)) for group, name, measure in measures]


def _difference(group: str, name: str, measure: Measure, pairs: Sequence[Pair], many: int) -> Difference:
    there = [(measure(a), measure(b)) for a, b in pairs]
    apart = [b - a for a, b in there]
    number = len(there)
    return Difference(
        group,
        name,
        sum(a for a, _ in there) / number,
        sum(b for _, b in there) / number,
        sum(apart) / number,
        difference_interval(apart, many),
    )


def _measures(pairs: Sequence[Pair]) -> Iterator[tuple[str, str, Measure]]:
    row = pairs[0][0].row
    players = len(row.scores)
    yield "game", "decisions", lambda game: game.row.decisions
    yield "game", "mean score", lambda game: sum(game.row.scores) / players
    if row.success is not None:
        yield "game", "wins of the table", lambda game: float(bool(game.row.success))
    elif players > 1:
        yield "game", "lead of the winner", _margin
        yield "game", "changes of the lead", lambda game: game.lead.changes
        for seat in range(players):
            yield "wins", f"P{seat + 1}", _won(seat)
    for ending in sorted({game.row.termination for pair in pairs for game in pair}):
        yield "ending", ending, _ended(ending)
    lines = {line: None for pair in pairs for game in pair for seat in game.row.lines for line in seat}
    for line in lines:
        if line != "total":
            yield "score", line, _line(line)


def _margin(game: Noted) -> float:
    first, second = sorted(game.row.scores, reverse=True)[:2]
    return first - second


def _won(seat: int) -> Measure:
    return lambda game: game.row.win(seat) or 0.0


def _ended(ending: str) -> Measure:
    return lambda game: float(game.row.termination == ending)


def _line(line: str) -> Measure:
    return lambda game: sum(seat.get(line, 0) for seat in game.row.lines) / len(game.row.scores)


def _choices(pairs: Sequence[Pair], sorts: Sequence[Sort]) -> Iterator[tuple[str, str, Measure]]:
    """How often a game each thing is chosen, of those that are chosen often enough."""
    for number, sort in enumerate(sorts):
        use = 3 if sort.plays else 2
        games = [0] * len(sort.names)
        for pair in pairs:
            for game in pair:
                for thing in {row[0] for seat in game.counts for row in seat[number] if row[use]}:
                    games[thing] += 1
        for thing, name in enumerate(sort.names):
            if games[thing] >= FEW:
                yield sort.title, name, _chosen(number, thing, use)


def _chosen(number: int, thing: int, use: int) -> Measure:
    return lambda game: sum(row[use] for seat in game.counts for row in seat[number] if row[0] == thing)
