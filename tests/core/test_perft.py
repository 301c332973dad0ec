"""Counts of paths, against counts made by hand and by a second, naive counter."""

import pytest
from tests.toy import Toy, ToyState

from gridtown.core.action import CHANCE
from gridtown.core.choices import Choices
from gridtown.core.errors import InvalidGame
from gridtown.core.perft import divide, perft
from gridtown.core.playout import playout
from gridtown.core.rng import Rng
from gridtown.study.bot_games import play_game

pytestmark = pytest.mark.compiled


@pytest.fixture
def toy() -> Toy:
    return Toy()


def naive(toy: Toy, text: str, depth: int) -> int:
    """Perft through notation and `apply` alone."""
    state = toy.parse_state(text)
    players = toy.players_to_act(state)
    if depth == 0 or not players:
        return 1
    texts = [toy.write_action(action) for action in toy.legal_actions(state, players[0])]
    return sum(
        naive(toy, toy.write_state(toy.apply(state, toy.parse_action(text))), depth - 1) for text in texts
    )


def start(toy: Toy, players: int) -> ToyState:
    return toy.initial(toy.setup(players))


@pytest.mark.parametrize(
    ("players", "depth", "paths"),
    [
        (2, 0, 1),
        (2, 1, 6),
        (2, 2, 6 * 4),
        (2, 3, 6 * 4 * 4),
        (2, 4, 6 * 4 * 4 * 2),  # the winner sells the stone or passes
        (2, 5, 6 * 4 * 4 * 2 * 1),  # the other has none to sell
        (2, 6, 6 * 4 * 4 * 2 * 1 * 5),
        (3, 4, 6 * 4 * 4 * 4),
    ],
)
def test_paths_counted_by_hand(toy: Toy, players: int, depth: int, paths: int) -> None:
    assert perft(toy, start(toy, players), depth) == paths


@pytest.mark.parametrize(("players", "depth"), [(2, 7), (3, 5)])
def test_a_naive_counter_agrees(toy: Toy, players: int, depth: int) -> None:
    state = start(toy, players)
    assert perft(toy, state, depth) == naive(toy, toy.write_state(state), depth)


@pytest.mark.parametrize("depth", [1, 2, 5])
def test_the_divide_adds_up(toy: Toy, depth: int) -> None:
    state = start(toy, 2)
    before = state.to_bytes()
    parts = divide(toy, state, depth)
    assert list(parts) == [f"draw {stone}" for stone in range(1, 7)]
    assert sum(parts.values()) == perft(toy, state, depth)
    assert state.to_bytes() == before


def test_a_divide_names_the_first_action_of_the_first_player(toy: Toy) -> None:
    state = toy.apply(start(toy, 3), toy.parse_action("draw 1"))
    assert divide(toy, state, 2) == {f"P1 bid {coins}": 4 for coins in range(4)}


def test_a_divide_needs_a_depth(toy: Toy) -> None:
    with pytest.raises(ValueError, match="at least 1, not 0"):
        divide(toy, start(toy, 2), 0)


def test_a_game_that_is_over_has_one_path_and_no_divide(toy: Toy) -> None:
    state = start(toy, 2)
    playout(toy, state, Rng(1))
    assert perft(toy, state, 5) == 1
    assert divide(toy, state, 5) == {}


def test_a_game_that_ends_early_counts_once(toy: Toy) -> None:
    """Five plies before the end a count of nine finds what a count of five finds."""
    last = (
        "toy length=short round=1 phase=bid stone=6 mover=0 left=0 active=0 bag=12345"
        " / coins=1 bid=none stones= / coins=2 bid=0 stones="
    )
    state = toy.parse_state(last)
    assert perft(toy, state, 3) == perft(toy, state, 9) == 2 * 2 * 1


def test_a_playout_counts_the_decisions(toy: Toy) -> None:
    state = start(toy, 2)
    decisions = playout(toy, state, Rng(4))
    assert state.to_act == 0
    assert toy.outcome(state) is not None
    # Each of two rounds: two bids, and each may have had something to sell.
    assert 2 <= decisions <= 8


class Stuck(Toy):
    """Toy in which nobody may do anything."""

    def generate(self, state: ToyState, player: int, out: Choices) -> None:
        if player == CHANCE:
            super().generate(state, player, out)


def test_a_playout_says_who_is_asked_and_may_do_nothing() -> None:
    toy = Stuck()
    with pytest.raises(InvalidGame, match=r"^Toy: P1 is asked and may do nothing: toy length=short round=0 "):
        playout(toy, start(toy, 2), Rng(4))
    with pytest.raises(InvalidGame, match=r"^Toy: P1 is asked and may do nothing: toy "):
        play_game(toy, toy.setup(2), 1, ["random", "random"])


def test_a_playout_is_a_function_of_its_seed(toy: Toy) -> None:
    states = [start(toy, 3) for _ in range(4)]
    for state, seed in zip(states, (4, 4, 5, 6), strict=True):
        playout(toy, state, Rng(seed))
    assert states[0] == states[1]
    assert len({state.to_bytes() for state in states}) == 3
