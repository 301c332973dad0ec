"""The base class of bots: a decision maker for one seat."""

from typing import Any, TypeVar

from mypy_extensions import i64, mypyc_attr

from gridtown.core.choices import Choices
from gridtown.core.errors import InvalidAction
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.state import State
from gridtown.core.view import View

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base of all bots: made for a game with dice of its own, asked once for every decision.

    A bot gets the view of its seat, never the state, so it can't know more than a person there.
    """

    # A subclass in a compiled module without an `__init__` of its own is marked as this class is. mypyc would
    # call `__init__` twice, and never free what was set the first time.
    def __init__(self, game: Game[Any], rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        """One of `legal_actions` (at least one), for the viewer of `view`."""
        raise NotImplementedError


def choose(game: Game[S], state: S, bot: Bot, player: i64, place: int, legal: Choices) -> i64:
    """What `bot` does with its action number `place`, from its view of `state`.

    Where only one action is legal the bot isn't asked. Raises InvalidAction if its choice isn't legal, and
    InvalidGame where nothing is.
    """
    if legal.count == 1:
        return legal.at(0)
    actions = legal.to_list()
    if not actions:
        raise game.stuck(state, int(player))
    bot.rng.seek(place)
    action = bot.act(game.view(state, int(player)), actions)
    if action not in actions:
        raise InvalidAction(f"the bot of P{int(player) + 1} chose {action}, which is not legal")
    return action
