"""Games in which every seat chooses by weights of its own; compiled with the rules."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64

from gridtown.core.choices import Choices
from gridtown.core.errors import EndlessGame
from gridtown.core.game import Game, Setup
from gridtown.core.playout import LIMIT
from gridtown.core.rng import Rng
from gridtown.core.rollout import chance_acts
from gridtown.core.state import CHANCE_ACTS, State

S = TypeVar("S", bound=State)


class Arena(Generic[S]):
    """Plays games of one title, whose rules are those of `rules`."""

    def __init__(self, rules: Game[S]) -> None:
        self.rules = rules
        self._out = Choices()

    def play(self, setup: Setup, seed: int, seats: list[Game[S]], expected: i64) -> S:
        """The end of a game.

        seats: by seat, the same title with the weights that the policy there chooses by. expected: the seats,
        as a set of bits, that follow the opponent model instead. Raises EndlessGame, and InvalidGame where
        somebody is asked who may do nothing.
        """
        rules, out, state = self.rules, self._out, self.rules.initial(setup)
        chance, lots = Rng(seed), Rng(seed, 1)
        plies: i64 = 0
        while state.to_act:
            if plies == LIMIT:
                raise EndlessGame(f"{rules.facts.title} does not end: {plies} actions were taken")
            plies += 1
            if state.to_act == CHANCE_ACTS:
                chance_acts(rules, state, chance)
                continue
            player = rules.offer(state, out)
            if out.count == 1:
                rules.push(state, out.at(0))
            elif expected >> player & 1:
                rules.push(state, seats[player].opponent_policy(state, player, out, lots))
            else:
                rules.push(state, seats[player].policy(state, player, out, lots))
        return state
