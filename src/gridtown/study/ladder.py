"""A ladder: bots against each other on the same deals, in every seat. The same games from any number of
workers.

A deal is a seed: what chance brings and by which dice a seat's bot draws lots. Each deal is played in every
pairing and seating, so a lucky deal favours nobody.

Pairings at a contest. For two players: each two bots, both ways round. For more: one bot among others that
are all the same ("one against the rest"), in every seat, each of two alone among the other's. So every game
says of two bots alone which is better, and its par is 1 / players; at a table of many kinds a weak bot
would decide by its blunders which of the strong ones wins. `mixed` adds such tables all the same: as many
different bots as there are seats, drawn by lot for each deal and seated in every rotation. A gauntlet
leaves out the pairings without the anchor, and those of the anchor alone among others. The anchor by itself
plays each deal once, so that points can be compared seat by seat.

Where nobody is beaten (alone, or all together) there are no pairings: each bot plays each deal by itself,
in all seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game, Setup
from gridtown.core.rng import Rng
from gridtown.study.bot_games import play_game
from gridtown.study.fingerprint import fingerprint
from gridtown.study.kept import InMemory, Kept
from gridtown.study.simulate import Job, known_bots, play
from gridtown.study.tally import Row
from gridtown.study.work import ALONE, Crew, Result, Work

ALL: Final = "all"
GAUNTLET: Final = "gauntlet"
DUEL: Final = "duel"
"""Which pairings: all; those of the anchor; those of two bots, one of them among the other's."""

USUAL_ANCHOR: Final = "steady"
LOTS: Final = 1 << 17
"""The stream of a seed that mixed tables are drawn from, away from those of `derive_seed` and of bots."""

Seats = tuple[str, ...]


@dataclass(frozen=True)
class Ladder:
    """What is asked. contest: whether somebody wins and others don't. fingerprint: of rules and bots."""

    game: str
    rules: int
    edition: str | None
    edition_hash: str
    fingerprint: str
    players: int
    options: tuple[tuple[str, str], ...]
    contest: bool
    bots: tuple[str, ...]
    anchor: str
    pairings: str
    mixed: bool
    seed: int

    def job(self, seats: Seats) -> Job:
        """The job whose game number n is deal n with these bots."""
        edition = None if self.edition is None else Path(self.edition)
        return Job(self.game, edition, self.edition_hash, self.players, self.options, seats, self.seed)

    def seatings(self, deal: int) -> list[Seats]:
        """Who sits at the tables of a deal, each table once."""
        if not self.contest:
            return [(bot,) * self.players for bot in self.bots]
        tables = [one_among(bot, rest, self.players) for bot, rest in self.pairs()]
        if self.pairings != DUEL:
            tables.append([(self.anchor,) * self.players])
        if self.mixed:
            tables.append(self._mixed(deal))
        return list(dict.fromkeys(seats for table in tables for seats in table))

    def pairs(self) -> list[tuple[str, str]]:
        """Who plays alone among whom."""
        if self.pairings == ALL:
            return list(permutations(self.bots, 2))
        return [(bot, self.anchor) for bot in self.bots if bot != self.anchor]

    def _mixed(self, deal: int) -> list[Seats]:
        rng, left, drawn = Rng(self.seed, LOTS + deal), list[str](), list[str]()
        while len(drawn) < self.players:
            left = left or list(self.bots)
            drawn.append(left.pop(int(rng.below(len(left)))))
        return [tuple(drawn[turn:] + drawn[:turn]) for turn in range(self.players)]

    def games_a_pair(self) -> int:
        """How many games of a deal two bots play against each other; where nobody is beaten, each bot."""
        if not self.contest:
            return 1
        return self.players * (2 if self.pairings == ALL and self.players > 2 else 1)

    def tables(self, deals: int) -> int:
        """How many tables so many deals have; mixed ones may be drawn that are there already."""
        if self.mixed:
            return sum(len(self.seatings(deal)) for deal in range(deals))
        return deals * len(self.seatings(0))

    def deals(self, games: int) -> int:
        """How many deals make at least so many games a pair."""
        return -(-games // self.games_a_pair())


def one_among(bot: str, rest: str, players: int) -> list[Seats]:
    """One bot among others of another kind, seat by seat."""
    return [tuple(bot if seat == own else rest for seat in range(players)) for own in range(players)]


def new_ladder(
    game: Game[Any],
    edition: Path | None,
    setup: Setup,
    bots: Sequence[str],
    seed: int,
    anchor: str | None = None,
    pairings: str = ALL,
    mixed: bool = False,
) -> Ladder:
    """A ladder for a checked setup. Raises InvalidSetup for bots that make none."""
    names = known_bots(bots)
    if len(names) < 2:
        raise InvalidSetup("--bots: a ladder needs at least two bots, with a comma between")
    if len(set(names)) < len(names):
        raise InvalidSetup(f"--bots: {', '.join(names)}: name each bot once (greedy is steady)")
    if anchor is None:
        base = USUAL_ANCHOR if USUAL_ANCHOR in names else names[0]
    else:
        (base,) = known_bots([anchor])
    if base not in names:
        raise InvalidSetup(f"--anchor: {base} is none of the bots: {', '.join(names)}")
    return Ladder(
        game=game.facts.id,
        rules=game.facts.rules_version,
        edition=None if edition is None else str(edition),
        edition_hash=game.edition_hash,
        fingerprint=fingerprint(game),
        players=setup.players,
        options=tuple(setup.options.items()),
        contest=is_contest(game, setup),
        bots=tuple(names),
        anchor=base,
        pairings=pairings,
        mixed=mixed and setup.players > 2,
        seed=seed,
    )


def is_contest(game: Game[Any], setup: Setup) -> bool:
    """Whether somebody wins and somebody else doesn't: seen from one game at random."""
    if setup.players == 1:
        return False
    outcome = game.outcome(play_game(game, setup, 1, ["random"] * setup.players).state)
    return outcome is not None and outcome.success is None


@dataclass(frozen=True)
class Played:
    """One game: the number of its deal is the row's index."""

    seats: Seats
    row: Row


Task = tuple[int, Seats]


def play_some(ladder: Ladder, tasks: Sequence[Task]) -> Result[Played]:
    """Play these tables of these deals; what came of them, and how many seconds it took."""
    began = perf_counter()
    games = [Played(seats, play(ladder.job(seats), deal)) for deal, seats in tasks]
    return games, perf_counter() - began


class Deals:
    """The deals that are finished, whole and in order; what of others is finished waits."""

    def __init__(self, ladder: Ladder, count: int) -> None:
        self._ladder = ladder
        self._count = count
        self._open: dict[int, dict[Seats, Played]] = {}
        self.whole: list[list[Played]] = []

    def add(self, game: Played) -> None:
        self._open.setdefault(game.row.index, {})[game.seats] = game

    def games(self) -> int:
        """How many games there are, of those that are asked for."""
        return sum(
            seats in there
            for deal, there in self._open.items()
            if deal < self._count
            for seats in self._ladder.seatings(deal)
        )

    def missing(self) -> Iterator[Task]:
        """The tables that are still to be played, deal by deal."""
        for deal in range(self._count):
            there = self._open.get(deal, {})
            for seats in self._ladder.seatings(deal):
                if seats not in there:
                    yield deal, seats

    def take(self) -> Iterator[list[Played]]:
        """The deals that have become whole, each once, in order."""
        while len(self.whole) < self._count:
            there = self._open.get(len(self.whole), {})
            seatings = self._ladder.seatings(len(self.whole))
            if not all(seats in there for seats in seatings):
                return
            games = [there[seats] for seats in seatings]
            self.whole.append(games)
            yield games


Enough = Callable[[list[Played]], bool]
"""Told each whole deal in order; whether no more are needed."""


def climb(
    ladder: Ladder,
    deals: int,
    crew: Crew = ALONE,
    kept: Kept[Played] | None = None,
    enough: Enough = lambda _: False,
) -> list[list[Played]]:
    """Play so many deals, or what is missing of them; the games of each whole deal, in order.

    It stops early with what is finished once the crew is stopped, and after the first deal that is `enough`,
    whatever else was finished by then.
    """
    kept = InMemory[Played]() if kept is None else kept
    finished = Deals(ladder, deals)
    for game in kept.games():
        finished.add(game)
    there = finished.games()
    crew.told(there)
    if not _enough_there(finished, enough):
        count = ladder.tables(deals) - there
        work = Work(play_some, ladder, finished.missing(), count, crew)
        _follow(work, finished, kept, enough)
    return finished.whole


def _enough_there(finished: Deals, enough: Enough) -> bool:
    """Take what is whole, up to the deal that is enough."""
    return any(enough(games) for games in finished.take())


def _follow(work: Work[Ladder, Task, Played], finished: Deals, kept: Kept[Played], enough: Enough) -> None:
    """Take what is finished as it comes; what comes after enough is kept, and not counted."""
    ended = False
    for games in work.done():
        kept.add(games)
        for game in games:
            finished.add(game)
        if not ended and _enough_there(finished, enough):
            ended = True
            work.end()
