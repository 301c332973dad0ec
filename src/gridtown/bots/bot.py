"""The base class of bots: a decision maker for one seat."""

from typing import Any

from mypy_extensions import mypyc_attr

from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base of all bots: made for a game with dice of its own, asked once for every decision.

    A bot gets the view of its seat, never the state, so it can't know more than a person there.
    """

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        """One of `legal_actions` (at least one), for the viewer of `view`."""
        raise NotImplementedError
