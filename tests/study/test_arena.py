"""Games in which every seat chooses by weights of its own."""

from collections import Counter

import pytest
from tests.study.tuned_toy import TunedToy
from tests.toy import ToyState

from gridtown.core.choices import Choices
from gridtown.core.errors import EndlessGame, InvalidGame
from gridtown.core.rng import Rng
from gridtown.study.arena import Arena


class Asked(TunedToy):
    """Counts who was asked for what, by player."""

    def __init__(self) -> None:
        super().__init__()
        self.policies: Counter[int] = Counter()
        self.models: Counter[int] = Counter()

    def policy(self, state: ToyState, player: int, out: Choices, rng: Rng) -> int:
        self.policies[player] += 1
        return super().policy(state, player, out, rng)

    def opponent_policy(self, state: ToyState, player: int, out: Choices, rng: Rng) -> int:
        self.models[player] += 1
        return super().opponent_policy(state, player, out, rng)


def test_each_seat_is_asked_what_it_follows() -> None:
    games = [Asked(), Asked(), Asked()]
    setup = games[0].setup(3, {"length": "long"})
    end = Arena(games[0]).play(setup, 4, [*games], 0b110)
    assert end.to_act == 0
    assert [set(game.policies) for game in games] == [{0}, set(), set()]
    assert [set(game.models) for game in games] == [set(), {1}, {2}]


def test_the_same_seed_gives_the_same_game() -> None:
    game = TunedToy()
    setup = game.setup(2, {"length": "long"})
    ends = [Arena(game).play(setup, seed, [game, game], 0b10).to_bytes() for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


class Stuck(TunedToy):
    def generate(self, state: ToyState, player: int, out: Choices) -> None:
        if player < 0:
            super().generate(state, player, out)


def test_a_player_who_may_do_nothing_is_named() -> None:
    game = Stuck()
    with pytest.raises(InvalidGame):
        Arena(game).play(game.setup(2), 1, [game, game], 0)


class Endless(TunedToy):
    def push(self, state: ToyState, action: int) -> None:
        """Nothing changes."""


def test_a_game_without_an_end_is_stopped() -> None:
    game = Endless()
    with pytest.raises(EndlessGame):
        Arena(game).play(game.setup(2), 1, [game, game], 0)
