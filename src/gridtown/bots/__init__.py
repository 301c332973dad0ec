"""The registry of bots: one line a bot. They know no game and see what a person in their seat would."""

from typing import Any

from gridtown.bots.bot import Bot
from gridtown.bots.greedy import GreedyBot
from gridtown.bots.uniform import RandomBot
from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game
from gridtown.core.rng import Rng

__all__ = ["BOTS", "Bot", "make", "names"]

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def names() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def make(name: str, game: Game[Any], rng: Rng) -> Bot:
    """The bot `name` for `game`, drawing lots with `rng`. Raises InvalidSetup for an unknown name."""
    if name not in BOTS:
        raise InvalidSetup(f"there is no bot {name!r}; the bots: {', '.join(BOTS)}")
    return BOTS[name](game, rng)
