"""What each game declares for reports: names, and counts that add up."""

from typing import Any

import pytest
from tests.registry import NAMES, game_of, seats

from gridtown.core.action import pack
from gridtown.core.choices import Choices
from gridtown.core.items import Ledger, Sort, Without
from gridtown.games import part
from gridtown.study.bot_games import play_game

pytestmark = pytest.mark.compiled

DECLARED = [name for name in NAMES if part(game_of(name), "items")]


def sorts_of(name: str) -> list[Sort]:
    module: Any = part(game_of(name), "items")
    return list(module.sorts(game_of(name)))


def noted(name: str, players: int, seed: int = 3, **options: str) -> tuple[list[Sort], Ledger]:
    game, sorts = game_of(name), sorts_of(name)
    setup = game.setup(players, options)
    ledger = Ledger(game, sorts, players)
    play_game(game, setup, seed, ["random"] * players, ledger)
    return sorts, ledger


def column(ledger: Ledger, number: int, player: int, use: int) -> int:
    return sum(counts[use] for counts in ledger.counts(number, player))


@pytest.mark.parametrize("name", DECLARED)
def test_names_and_words_are_told_apart(name: str) -> None:
    sorts = sorts_of(name)
    assert len({sort.word for sort in sorts}) == len(sorts) > 0
    for sort in sorts:
        assert sort.word.isidentifier()
        assert len(set(sort.names)) == len(sort.names) > 0
        assert sort.meanings[0], "a report says what is offered"
        assert bool(sort.meanings[1]) == bool(sort.takes)
        assert bool(sort.meanings[2]) == bool(sort.plays)


@pytest.mark.parametrize("name", DECLARED)
def test_a_ledger_changes_nothing_and_counts_something(name: str) -> None:
    game, players = game_of(name), seats(name, 3)
    sorts, ledger = noted(name, players)
    plain = play_game(game, game.setup(players), 3, ["random"] * players)
    watched = Ledger(game, sorts, players)
    assert play_game(game, game.setup(players), 3, ["random"] * players, watched).state == plain.state
    assert watched.counts(0, 0) == ledger.counts(0, 0) != []
    assert all(ledger.openings)
    assert len(ledger.standings) > 5


def test_in_neom_each_seat_keeps_three_cornerstones_and_selects_a_tile_a_turn() -> None:
    _, ledger = noted("neom", 3)
    for player in range(3):
        assert column(ledger, 0, player, 2) == 3
        assert column(ledger, 1, player, 2) == 21
        assert column(ledger, 0, player, 3) + column(ledger, 1, player, 3) <= 21
        assert [sort for sort, _ in ledger.openings[player]] == [0, 0, 0]


def test_in_mayor_lines_count_what_their_tiles_do() -> None:
    _, ledger = noted("mayor", 3)
    for player in range(3):
        for thing, *counts in ledger.counts(0, player):
            tiles = [row for row in ledger.counts(1, player) if row[0] // 8 == thing]
            assert counts == [sum(row[use] for row in tiles) for use in (1, 2, 3)]


def test_in_skylines_of_two_roles_one_is_kept() -> None:
    sorts, ledger = noted("skylines", 3, scenario="2")
    (role,) = [number for number, sort in enumerate(sorts) if sort.word == "role"]
    for player in range(3):
        assert column(ledger, role, player, 1) == 2
        assert column(ledger, role, player, 2) == 1


def test_things_of_one_name_get_their_numbers() -> None:
    sort = Sort("tile", "Tiles", ["Park", "Bank", "Park"], first=5)
    assert sort.names == ["Park (5)", "Bank", "Park (7)"]


@pytest.mark.parametrize("name", DECLARED)
def test_without_a_thing_it_is_chosen_by_the_others_only(name: str) -> None:
    game, players = game_of(name), seats(name, 3)
    sorts, ledger = noted(name, players)
    use = 2 if sorts[0].takes else 3
    thing = next(row[0] for row in ledger.counts(0, 0) if row[use])
    again = Ledger(game, sorts, players)
    bar = Without(sorts[0], thing, 0)
    play_game(game, game.setup(players), 3, ["random"] * players, again, bar)
    assert not any(row[use] for row in again.counts(0, 0) if row[0] == thing)
    other = Ledger(game, sorts, players)
    play_game(game, game.setup(players), 3, ["random"] * players, other, Without(sorts[0], thing, players))
    assert other.counts(0, 0) == ledger.counts(0, 0)


def test_what_alone_can_be_chosen_stays() -> None:
    game = game_of("neom")
    state = game.initial(game.setup(1))
    sort, out = Sort("tile", "Tiles", ["A", "B"], takes={1: 0}), Choices()
    out.add(pack(0, 1, 1))
    Without(sort, 1, 0).strike(state, 0, out)
    assert out.to_list() == [pack(0, 1, 1)]
    out.add(pack(0, 1, 0))
    out.add(pack(0, 2, 1))  # another kind
    Without(sort, 1, 0).strike(state, 0, out)
    assert out.to_list() == [pack(0, 1, 0), pack(0, 2, 1)]
