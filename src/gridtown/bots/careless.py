"""Careless bots: they judge as greedy does, but see what choices are worth only through a haze.

A choice is never drawn at random: what is nearly as good as the best is taken often, what is bad hardly ever.
So they build a city as anybody does who plays for the first time, and are weaker the denser the haze is.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from gridtown.bots.bot import Bot
from gridtown.core.rng import Rng
from gridtown.core.view import View

ONE: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class CarelessBot(Bot):
    """The least careless.

    haze: how much is blurred of what parts the best choice from the mean one, in percent; a game may take a
    part of it (`Game.carelessness`).
    """

    haze = 80

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        if len(legal_actions) == 1:
            return legal_actions[0]
        worth = [round(ONE * self.game.value(view, action)) for action in legal_actions]
        spread = max(worth) - sum(worth) // len(worth)
        reach = spread * self.haze * self.game.carelessness() // 10000
        seen = [each + blur(self.rng, reach) for each in worth]
        return legal_actions[seen.index(max(seen))]


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyBot(CarelessBot):
    """More careless."""

    haze = 140


@mypyc_attr(allow_interpreted_subclasses=True)
class BeginnerBot(CarelessBot):
    """The most careless: for children, and for first games."""

    haze = 220


def blur(rng: Rng, reach: int) -> int:
    """A number from -reach to reach, near 0 the likelier: the sum of two dice."""
    side = reach // 2 + 1
    return int(rng.below(side)) + int(rng.below(side)) - side + 1
