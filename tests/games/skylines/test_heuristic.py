"""The heuristic: what a careful person would do in positions that leave no doubt."""

from typing import Any

import pytest
from tests.games.skylines.playing import Position, at, play, printed

from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.games.skylines.state import SkylinesState

pytestmark = pytest.mark.proof


def values(position: Position, player: int = 0) -> dict[str, float]:
    """What every legal action promises, by its notation without the player."""
    game = printed()
    state = at(game, position)
    view = game.view(state, player)
    actions = game.legal_actions(state, player)
    return {game.write_action(action).split(" ", 1)[1]: game.value(view, action) for action in actions}


def best(position: Position, player: int = 0) -> set[str]:
    """The actions that promise most."""
    found = values(position, player)
    most = max(found.values())
    return {action for action, value in found.items() if value == most}


def whole_game(players: int, seed: int, **options: str) -> list[tuple[SkylinesState, int]]:
    """Every decision of a game in which all choose what promises most (the first of equals)."""
    game, rng = printed(), Rng(seed)
    state = game.initial(game.setup(players, options))
    found = []
    while state.to_act:
        if game.players_to_act(state) == [-1]:
            game.push(state, game.draw(state, rng))
            continue
        player = game.players_to_act(state)[0]
        view = game.view(state, player)
        found.append((state.copy(), player))
        actions = game.legal_actions(state, player)
        game.push(state, max(actions, key=lambda action: game.value(view, action)))
    return found


# Placing


def test_a_zone_lies_where_its_service_is() -> None:
    position = play(
        printed(), "skylines pieces=A money=9 city=20:o1+o2 / cards=1,12,14", "P1 play 1", "P1 tile I2"
    )
    assert best(position) <= {"place n3,o3", "place o3,p3", "place o3,o4"}


def test_the_smaller_tile_does_as_well() -> None:
    position = play(printed(), "skylines pieces=A money=9 city=20:o1+o2 / cards=8,12,14", "P1 play 8")
    assert best(position) == {"tile I2"}


def test_no_square_is_left_alone() -> None:
    """A clinic of two squares in a district of six."""
    position = play(printed(), "skylines pieces=A money=9 / cards=20,12,14", "P1 play 20")
    chosen = values(position)
    assert chosen["place q4,r4"] > chosen["place q4,q5"]


# Choosing cards


def test_a_reward_that_comes_is_better_than_one_that_does_not() -> None:
    assert best("skylines pieces=A money=9 traffic=2 city=20:o1+o2,3:p1+q1 / cards=4,7,8") == {"play 7"}


def test_a_utility_where_capacity_is_in_the_red() -> None:
    table = "skylines pieces=A money=12 garbage=-3 happiness=5 phase=draw"
    assert best(f"{table} pile=44 / cards=14,16") == {"take 44"}
    assert best("skylines pieces=A money=12 garbage=-3 happiness=5 / cards=14,16,44") == {"play 44"}


# Milestones


def test_the_cheapest_piece_first() -> None:
    assert best("skylines phase=develop pieces= milestone=0 money=12 / cards=1,2") == {"develop A"}


def test_what_can_not_be_paid_is_not_ended() -> None:
    position = "skylines pieces=A money=3 employment=5 city=22:o1,2:p1+q1,3:m5+n5,4:q4+r4 / cards=13,14"
    chosen = values(position)
    assert chosen["end"] == min(chosen.values())


def test_a_good_hand_is_kept() -> None:
    assert best("skylines pieces=EA phase=swap money=9 city=2:p1+q1 / cards=7,33,43") == {"done"}


# What it looks at


@pytest.mark.parametrize(("players", "scenario"), [(1, "introduction"), (3, "4"), (2, "5")])
def test_value_is_a_function_of_view_and_action(players: int, scenario: str) -> None:
    """Views of equal content are worth the same, in whatever order one asks; and they are left alone."""
    game = printed()
    for state, player in whole_game(players, 7, scenario=scenario)[::5]:
        actions = game.legal_actions(state, player)
        once, again = game.view(state, player), game.view(state.copy(), player)
        other: View[Any] = game.view(state, None)
        forward = [game.value(once, action) for action in actions]
        assert once.known.to_bytes() == state.to_bytes()
        assert [game.value(other, action) for action in actions] == [0.0] * len(actions)
        backward = [game.value(again, action) for action in reversed(actions)]
        assert forward == backward[::-1]


@pytest.mark.parametrize("scenario", ["2", "4"])
def test_it_does_not_exchange_without_end(scenario: str) -> None:
    """Somebody who exchanges for nothing comes to an end as well."""
    for seed in range(3):
        assert len(whole_game(1, seed, scenario=scenario)) < 600
