"""The heuristic: what a person who knows the rules would do in positions that leave no doubt."""

from typing import Any

import pytest
from tests.games.neom.playing import at, paved, play, printed

from gridtown.core.bits import members
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.games.neom.board.grid import space_name
from gridtown.games.neom.game import Neom
from gridtown.games.neom.state import NeomState

pytestmark = pytest.mark.proof

GAME = paved()


def values(game: Neom, position: str | NeomState, player: int = 0) -> dict[str, float]:
    """What every legal action promises, by its notation without the player."""
    state = at(game, position)
    view = game.view(state, player)
    actions = game.legal_actions(state, player)
    return {game.write_action(action).split(" ", 1)[1]: game.value(view, action) for action in actions}


def best(position: str | NeomState, player: int = 0, game: Neom = GAME) -> set[str]:
    """The actions that promise most."""
    found = values(game, position, player)
    assert found
    most = max(found.values())
    return {action for action, value in found.items() if value == most}


def solo(rest: str, table: str = "generation=2 turn=3 phase=act") -> str:
    return f"neom {table} / centre=ore {rest}"


# Selecting and placing


def test_power_that_is_missing_at_the_end() -> None:
    row = "generation=3 turn=7 phase=select row=101,102"
    assert best(f"neom {row} / centre=ore money=20 city=c4:1,c5:2") == {"select 101"}
    assert best(f"neom {row} / centre=ore money=2 city=c4:1,c5:2") == {"select 102"}
    assert best(
        "neom generation=3 turn=7 phase=select row=84,120 / centre=coal money=9 city=c4:1,c5:2,b3:18"
    ) == {"select 120"}


def test_homes_that_are_missing_at_the_end() -> None:
    row = "generation=3 turn=7 phase=select row=84,102"
    assert best(f"neom {row} / centre=ore money=20 city=c4:8,d3:32") == {"select 84"}


def test_a_tile_is_placed_rather_than_sold() -> None:
    assert best(solo("money=6 selected=42 city=c4:1")) == {"place 42"}
    assert best(solo("money=12 selected=58 city=c4:1")) == {"place 58"}
    assert "sell" not in best(solo("money=12 selected=49 city=c4:1"))


def test_sold_when_nothing_can_be_placed() -> None:
    assert best(solo("money=0 selected=42 city=c4:1")) == {"sell"}


def test_home_joins_the_neighborhood() -> None:
    position = solo("money=9 selected=44 city=c4:1,c5:2,b3:8,a3:9")
    assert best(play(GAME, position, "P1 place 44")) <= {"at b4", "at d4", "at b5", "at d5"}


def test_home_keeps_away_from_smoke() -> None:
    position = solo("money=9 selected=44 city=c4:12,d3:1")
    chosen = best(play(GAME, position, "P1 place 44"))
    assert chosen
    assert not chosen & {"at b3", "at b4", "at b5", "at d4", "at d5", "at c5"}


def test_smoke_keeps_away_from_homes() -> None:
    position = solo("money=9 selected=51 city=c2:1,c1:2,b3:21", "generation=2 turn=3 phase=act")
    chosen = best(play(GAME, position, "P1 place 51"))
    assert chosen <= {"at c4", "at d4", "at b4", "at a4", "at a3"}


def test_park_lies_amid_the_smoke() -> None:
    position = solo(
        "money=9 selected=62 kept=126 city=b3:12,b4:13,c5:14,d3:1", "generation=2 turn=3 phase=act"
    )
    assert best(play(GAME, position, "P1 place 126")) == {"at c4"}


def test_last_road_is_not_built_up() -> None:
    """A single road leads on, to the south: the dearer home is better when the other is a dead end there."""
    game = paved((3, "S"), (8, "E"), (7, "W"), (42, "N"))
    table = "neom generation=2 turn=1 phase=select row=42,43"
    assert best(f"{table} / centre=ore money=9 city=c4:3,b3:8,d3:7", game=game) == {"select 43"}
    assert best(f"{table} / centre=ore money=9 city=c4:3,b3:8,d3:7", game=paved()) == {"select 42"}


def test_best_use_of_the_last_turn() -> None:
    """A Cornerstone still in hand goes down when it brings more than the tile."""
    city = "city=c4:1,d4:2,c5:3,b3:8,a3:6,a4:7,d2:12,d1:13,e2:14"
    position = solo(f"money=9 selected=95 kept=125 {city}", "generation=3 turn=7 phase=act doom=2")
    assert best(position) == {"place 125"}


# Buying


def test_cheaper_seller() -> None:
    table = "neom generation=2 turn=3 phase=act active=P1"
    seats = (
        "/ centre=coal money=20 selected=53 city=c4:1 / centre=wood / centre=ore / centre=stone city=c4:22"
    )
    position = play(GAME, f"{table} {seats}", "P1 place 53", "P1 at c2")
    assert best(position) == {"buy ore from P4"}


def test_office_before_money() -> None:
    """The office covers the Good that is dearer to buy."""
    table = "neom generation=3 turn=3 phase=act active=P1"
    position = f"{table} / centre=coal money=20 selected=86 city=c4:1,b3:111"
    assert "cover concrete" in best(play(GAME, position, "P1 place 86", "P1 at d4"))


def test_modular_factory_makes_what_is_missing() -> None:
    position = solo(
        "money=9 selected=62 kept=137 city=b3:12,b4:13,c5:14,d3:1", "generation=2 turn=3 phase=act"
    )
    chosen = best(play(GAME, position, "P1 place 137", "P1 at d2"))
    assert chosen
    assert not chosen & {"make concrete", "make gold", "make diamonds"}


# Cornerstones


def test_contract_office_exchanges_what_is_of_no_use() -> None:
    table = "neom generation=1 turn=7 phase=act active=P1 pile=125,128"
    position = f"{table} / centre=ore money=5 selected=31 kept=146 city=c4:1,d4:2,c5:3,b3:8,a3:6,d2:12,d1:13"
    state = play(GAME, position, "P1 place 31", "P1 at b2")
    assert best(state) == {"give 146"}


def test_contract_office_keeps_what_is_good() -> None:
    table = "neom generation=1 turn=7 phase=act active=P1 pile=146,138"
    position = f"{table} / centre=ore money=5 selected=31 kept=125 city=c4:1,d4:2,c5:3,b3:8,a3:6,d2:12,d1:13"
    state = play(GAME, position, "P1 place 31", "P1 at b2")
    assert best(state) == {"done"}


# Disasters


def test_small_penalty_is_paid() -> None:
    position = "neom generation=1 turn=5 phase=disaster doom=1 / centre=ore money=9 city=c4:1,c5:2"
    assert best(position) == {"pay"}


def test_what_has_done_its_work_is_given_up() -> None:
    """PAWN SHOP brings no more income: rather lose it than £6."""
    city = "city=c4:1,c5:2,b4:4,d4:3,b3:17,d2:7"
    position = f"neom generation=1 turn=7 phase=disaster doom=1 / centre=ore money=7 {city}"
    assert best(position) == {"sacrifice d2"}


def test_least_is_given_up_for_crime_spree() -> None:
    city = "city=c4:1,c5:2,b4:85,d3:95,d2:92,c2:98,c1:12"
    state = at(GAME, f"neom generation=3 turn=6 phase=disaster doom=1 / centre=ore money=0 {city}")
    for _ in range(3):
        state = play(GAME, state, "P1 " + min(best(state)))
    left = {space_name(space) for space in members(state.players[0].city.placed())}
    assert len(left) == 4
    assert not left & {"d3", "c1"}, left


def test_disaster_is_taken_when_it_hurts_the_others() -> None:
    big = "centre=stone money=9 city=c4:1,c5:2,b4:4,d4:3,b3:8,d2:7,c2:6,b2:9,d3:42,e3:43"
    table = "neom generation=3 turn=6 phase=select active=P1,P2,P3"
    position = f"{table} / centre=ore money=9 city=c4:1,c5:2 hand=104,110 / {big} hand=81 / {big} hand=82"
    assert best(position) == {"select 104"}


# What it looks at


def whole_game(game: Neom, players: int, seed: int) -> list[tuple[NeomState, int]]:
    """Every decision of a game in which all choose what promises most (the first of equals)."""
    state, rng = game.initial(game.setup(players)), Rng(seed)
    found = []
    while state.to_act:
        if game.players_to_act(state) == [-1]:
            game.push(state, game.draw(state, rng))
            continue
        player = game.players_to_act(state)[0]
        actions = game.legal_actions(state, player)
        view = game.view(state, player)
        found.append((state.copy(), player))
        game.push(state, max(actions, key=lambda action: game.value(view, action)))
    return found


@pytest.mark.parametrize("players", [1, 2, 3])
def test_value_is_a_function_of_view_and_action(players: int) -> None:
    """Views of equal content are worth the same, in whatever order one asks."""
    game = printed()
    for state, player in whole_game(game, players, 7)[::5]:
        actions = game.legal_actions(state, player)
        once, again = game.view(state, player), game.view(state.copy(), player)
        other: View[Any] = game.view(state, None)
        forward = [game.value(once, action) for action in actions]
        assert [game.value(other, action) for action in actions] == [0.0] * len(actions)
        backward = [game.value(again, action) for action in reversed(actions)]
        assert forward == backward[::-1]


def test_view_is_left_alone() -> None:
    game = printed()
    for state, player in whole_game(game, 3, 8)[::5]:
        view = game.view(state, player)
        before = view.known.to_bytes()
        for action in game.legal_actions(state, player):
            game.value(view, action)
        assert view.known.to_bytes() == before
