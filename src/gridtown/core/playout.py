"""Random play to the end, inside the core."""

from typing import Final, TypeVar

from mypy_extensions import i64

from gridtown.core.choices import Choices
from gridtown.core.errors import EndlessGame
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State

S = TypeVar("S", bound=State)


LIMIT: Final = 100_000
"""Plies after which a game is taken not to end."""


def playout(game: Game[S], state: S, rng: Rng, limit: i64 = LIMIT) -> int:
    """Play `state` to its end in place, every choice uniform.

    Returns the decisions made: actions of players who had at least two to choose from. Raises EndlessGame
    after `limit` plies, and InvalidGame where somebody is asked who may do nothing.
    """
    out = Choices()
    decisions: i64 = 0
    plies: i64 = 0
    while state.to_act:
        if plies == limit:
            raise EndlessGame(f"{game.facts.title} does not end: {plies} plies were played at random")
        plies += 1
        if state.to_act == CHANCE_ACTS:
            game.push(state, game.draw(state, rng))
            continue
        game.offer(state, out)
        if out.count > 1:
            decisions += 1
            game.push(state, out.at(rng.below(out.count)))
        else:
            game.push(state, out.at(0))
    return int(decisions)
