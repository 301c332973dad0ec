"""Counting the paths of a given length: the cheapest proof that two rule sets agree.

Where several players choose at once, the one with the lowest index is asked first; the count does not
depend on it, because secret choices cannot answer each other.
"""

from typing import TypeVar, cast

from mypy_extensions import i64

from gridtown.core.action import CHANCE
from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.core.game import Game
from gridtown.core.state import CHANCE_ACTS, State

S = TypeVar("S", bound=State)


def _first_to_act(state: State) -> i64:
    return CHANCE if state.to_act == CHANCE_ACTS else lowest(state.to_act)


def perft(game: Game[S], state: S, depth: int) -> int:
    """How many sequences of `depth` actions start at `state`; a game that ends earlier counts once."""
    if depth == 0 or state.to_act == 0:
        return 1
    out = Choices()
    game.generate(state, _first_to_act(state), out)
    if depth == 1:
        return int(out.count)
    total = 0
    for index in range(out.count):
        after = cast(S, state.copy())
        game.push(after, out.at(index))
        total += perft(game, after, depth - 1)
    return total


def divide(game: Game[S], state: S, depth: int) -> dict[str, int]:
    """`perft` split by the first action, each in notation."""
    if depth < 1:
        raise ValueError(f"a divide needs a depth of at least 1, not {depth}")
    parts: dict[str, int] = {}
    if state.to_act == 0:
        return parts
    for action in game.legal_actions(state, int(_first_to_act(state))):
        after = cast(S, state.copy())
        game.push(after, action)
        parts[game.write_action(action)] = perft(game, after, depth - 1)
    return parts
