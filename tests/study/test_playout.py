"""Games of bots and games at random, which come to an end or are given up."""

import pytest
from tests.toy import Toy, ToyState

from gridtown.core.errors import EndlessGame
from gridtown.core.playout import LIMIT, playout
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.study.bot_games import play_game

pytestmark = pytest.mark.compiled


class Endless(Toy):
    def push(self, state: ToyState, action: int) -> None:
        super().push(state, action)
        if not state.to_act:
            state.round, state.phase, state.bag, state.to_act = 0, 0, 126, CHANCE_ACTS


def test_a_game_between_bots_that_does_not_end_is_given_up() -> None:
    game = Endless()
    with pytest.raises(EndlessGame, match=rf"^Toy does not end: {LIMIT} actions were taken$"):
        play_game(game, game.setup(2), 1, ["random", "random"])


def test_a_game_at_random_that_does_not_end_is_given_up() -> None:
    game = Endless()
    with pytest.raises(EndlessGame, match=r"^Toy does not end: 1000 plies were played at random$"):
        playout(game, game.initial(game.setup(2)), Rng(1), 1000)


def test_a_game_that_ends_is_played_to_its_end() -> None:
    game = Toy()
    ending = play_game(game, game.setup(3), 1, ["random"] * 3)
    assert ending.state.to_act == 0
    assert ending.decisions > 5
