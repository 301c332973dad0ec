"""Random play to the end, inside the core."""

from typing import TypeVar

from mypy_extensions import i64

from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State

S = TypeVar("S", bound=State)


def playout(game: Game[S], state: S, rng: Rng) -> int:
    """Play `state` to its end in place, every choice uniform.

    Returns the decisions made: actions of players who had at least two to choose from.
    """
    out = Choices()
    decisions: i64 = 0
    while state.active:
        if state.active == CHANCE_ACTS:
            game.push(state, game.draw(state, rng))
            continue
        out.clear()
        game.generate(state, lowest(state.active), out)
        if out.count > 1:
            decisions += 1
            game.push(state, out.at(rng.below(out.count)))
        else:
            game.push(state, out.at(0))
    return int(decisions)
