"""A ladder's games: who plays whom on which deals, how it stops and goes on."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from typing import Any

import pytest
from tests.registry import NAMES, game_of, is_contest, seats

from gridtown.core.errors import InvalidSetup
from gridtown.core.rng import derive_seed
from gridtown.study.executor import Inline, P, T, executor
from gridtown.study.kept import InMemory
from gridtown.study.ladder import (
    DUEL,
    GAUNTLET,
    Ladder,
    Played,
    climb,
    new_ladder,
)
from gridtown.study.ladder import is_contest as found_contest
from gridtown.study.work import Crew, WorkerLost


def ladder(players: int, bots: str = "steady,random", name: str = "lots", **more: Any) -> Ladder:
    game = game_of(name)
    return new_ladder(game, None, game.setup(players), bots.split(","), 77, **more)


def test_two_bots_meet_both_ways_round() -> None:
    assert ladder(2).seatings(0) == [("steady", "random"), ("random", "steady"), ("steady", "steady")]


def test_each_two_bots_meet_equally_often() -> None:
    met = Counter(frozenset(seats) for seats in ladder(2, "steady,random,easy").seatings(0))
    assert met.pop(frozenset(["steady"])) == 1
    assert set(met.values()) == {2}
    assert len(met) == 3


@pytest.mark.parametrize("players", [3, 4])
def test_one_sits_among_others_in_every_seat(players: int) -> None:
    tables = ladder(players).seatings(0)
    alone = [table for table in tables if len(set(table)) == 2]
    assert len(alone) == len(set(alone)) == 2 * players
    for seat in range(players):
        for bot, rest in (("steady", "random"), ("random", "steady")):
            assert tuple(bot if own == seat else rest for own in range(players)) in alone
    assert len(tables) == 2 * players + 1
    assert ("steady",) * players in tables


def test_a_gauntlet_is_of_the_anchors_tables() -> None:
    tables = ladder(3, "steady,random,easy", pairings=GAUNTLET).seatings(0)
    assert len(tables) == 7
    assert all(table.count("steady") >= 2 for table in tables)


def test_a_duel_is_of_the_new_one_alone() -> None:
    assert ladder(3, "random,steady", anchor="random", pairings=DUEL).seatings(0) == [
        ("steady", "random", "random"), ("random", "steady", "random"), ("random", "random", "steady"),
    ]  # fmt: skip


def test_mixed_tables_turn_around() -> None:
    asked = ladder(3, "steady,random,easy,relaxed", pairings=GAUNTLET, mixed=True)
    drawn = []
    for deal in range(12):
        mixed = [table for table in asked.seatings(deal) if len(set(table)) == 3]
        assert len(mixed) == 3
        assert all(len({table[seat] for table in mixed}) == 3 for seat in range(3))
        drawn.append(frozenset(mixed[0]))
    assert len(set(drawn)) > 1
    assert asked.seatings(5) == asked.seatings(5)


def test_few_bots_fill_a_mixed_table() -> None:
    asked = ladder(4, "steady,random", mixed=True)
    assert any(table.count("random") == 2 for table in asked.seatings(0))


def test_alone_and_together_each_bot_plays_by_itself() -> None:
    assert ladder(1, name="neom").seatings(0) == [("steady",), ("random",)]
    assert ladder(2, name="skylines").seatings(0) == [("steady", "steady"), ("random", "random")]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_contests_are_known(name: str, players: int) -> None:
    players = seats(name, players)
    game = game_of(name)
    assert found_contest(game, game.setup(players)) == is_contest(name, players)


@pytest.mark.parametrize(
    ("players", "more", "games", "deals"),
    [(2, {}, 7, 4), (4, {}, 17, 3), (4, {"pairings": GAUNTLET}, 17, 5)],
)
def test_games_are_rounded_up_to_deals(players: int, more: dict[str, Any], games: int, deals: int) -> None:
    assert ladder(players, **more).deals(games) == deals
    assert ladder(1, name="neom").deals(games) == games


def test_the_anchor_is_steady_or_the_first() -> None:
    assert ladder(2, "random,greedy").anchor == "steady"
    assert ladder(2, "random,easy").anchor == "random"
    assert ladder(2, "random,easy", anchor="easy").anchor == "easy"


@pytest.mark.parametrize(
    ("bots", "more", "words"),
    [
        ("steady", {}, "at least two"),
        ("steady,greedy", {}, "each bot once"),
        ("steady,genius", {}, "no bot 'genius'"),
        ("steady,", {}, "at least one bot"),
        ("steady,random", {"anchor": "easy"}, "--anchor: easy is none"),
    ],
)
def test_what_makes_no_ladder_is_refused(bots: str, more: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidSetup, match=words):
        ladder(2, bots, **more)


def test_every_table_of_a_deal_is_the_same_deal() -> None:
    deals = climb(ladder(3), 3)
    assert [[game.row.index for game in games] for games in deals] == [[deal] * 7 for deal in range(3)]
    assert {game.row.seed for game in deals[2]} == {derive_seed(77, 2)}
    assert len({game.row.seed for games in deals for game in games}) == 3


def test_processes_play_the_same_games() -> None:
    asked = ladder(3, mixed=True)
    with executor(2) as at_work:
        there = climb(asked, 4, Crew(at_work, 2))
    assert there == climb(asked, 4)


def test_it_stops_with_whole_deals_and_keeps_the_rest() -> None:
    kept, finished = InMemory[Played](), list[int]()
    deals = climb(ladder(3), 50, Crew(told=finished.append, stopped=lambda: sum(finished) >= 10), kept)
    assert 1 <= len(deals) < 50
    assert all(len(games) == 7 for games in deals)
    assert len(kept.games()) == sum(finished) >= 10


class Counting(Inline):
    """Notes which tables are played."""

    def __init__(self) -> None:
        self.tables: list[Any] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        tasks: Any = args[1]
        self.tables += tasks
        return super().submit(fn, *args, **kwargs)


def test_it_goes_on_where_it_stopped() -> None:
    asked, kept, finished = ladder(3), InMemory[Played](), list[int]()
    climb(asked, 6, Crew(told=finished.append, stopped=lambda: sum(finished) >= 10), kept)
    before, at_work = len(kept.games()), Counting()
    told: list[int] = []
    deals = climb(asked, 6, Crew(at_work, told=told.append), kept)
    assert deals == climb(asked, 6)
    assert len(at_work.tables) == 6 * 7 - before
    assert told[0] == before
    assert sum(told) == 6 * 7


def test_more_games_may_be_asked_for_later() -> None:
    asked, kept, at_work = ladder(2), InMemory[Played](), Counting()
    climb(asked, 2, Crew(at_work), kept)
    climb(asked, 5, Crew(at_work), kept)
    assert len(at_work.tables) == len(set(at_work.tables)) == 15
    assert len(climb(asked, 3, Crew(at_work), kept)) == 3
    assert len(at_work.tables) == 15


def third(seen: list[int]) -> Callable[[list[Played]], bool]:
    def enough(games: list[Played]) -> bool:
        seen.append(games[0].row.index)
        return len(seen) == 3

    return enough


@pytest.mark.parametrize("workers", [1, 2])
def test_it_ends_at_the_deal_that_is_enough(workers: int) -> None:
    """The same deal from any number of workers, whatever was finished besides."""
    seen: list[int] = []
    with executor(workers) as at_work:
        deals = climb(ladder(2), 40, Crew(at_work, workers), enough=third(seen))
    assert seen == [0, 1, 2]
    assert deals == climb(ladder(2), 3)


def test_no_more_is_played_once_it_is_enough() -> None:
    at_work, kept = Counting(), InMemory[Played]()
    climb(ladder(2), 400, Crew(at_work), kept=kept, enough=third([]))
    assert 9 <= len(at_work.tables) < 100
    assert len(kept.games()) == len(at_work.tables)


def test_what_is_kept_may_be_enough() -> None:
    kept = InMemory[Played]()
    climb(ladder(2), 5, kept=kept)
    at_work = Counting()
    assert len(climb(ladder(2), 5, Crew(at_work), kept=kept, enough=third([]))) == 3
    assert not at_work.tables


class Gone(Inline):
    """Processes that die at work."""

    def submit(self, fn: Callable[P, T], /, *_args: P.args, **_kwargs: P.kwargs) -> Future[T]:
        del fn
        future: Future[T] = Future()
        future.set_exception(BrokenExecutor())
        return future


def test_a_lost_worker_is_told_with_a_way_out() -> None:
    with pytest.raises(WorkerLost, match="fewer --workers"):
        climb(ladder(2), 2, Crew(Gone()))
