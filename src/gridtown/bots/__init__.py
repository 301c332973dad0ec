"""The registry of bots: one line a bot. They know no game and see what a person in their seat would."""

from typing import Any, Final

from gridtown.bots.bot import Bot
from gridtown.bots.careless import BeginnerBot, CarelessBot, EasyBot
from gridtown.bots.greedy import GreedyBot
from gridtown.bots.search import BestBot, SearchBot
from gridtown.bots.skilled import SkilledBot
from gridtown.bots.uniform import RandomBot
from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game
from gridtown.core.rng import Rng

__all__ = [
    "ALIASES",
    "BOTS",
    "FLOOR",
    "LEVELS",
    "LOTS",
    "Bot",
    "follows_policy",
    "known",
    "make",
    "make_in_turn",
    "names",
    "searches",
]

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "first-steps": BeginnerBot,
    "easy": EasyBot,
    "relaxed": CarelessBot,
    "steady": GreedyBot,
    "skilled": SkilledBot,
    "strong": SearchBot,
    "best": BestBot,
}

LOTS: Final = "random"
"""The bot that only draws lots: for studies, and no opponent."""

LEVELS: Final = tuple(name for name in BOTS if name != LOTS)
"""The levels that people choose among, the weakest first."""

ALIASES: Final = {"greedy": "steady", "learned": "skilled"}
"""Names by which records, tables and commands may also call a bot."""


FLOOR: Final = 5
"""The percentage of its effort below which a search finds nothing that the policy does not."""


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(BOTS)


def known(name: str) -> str:
    """The name of the bot that `name` means. Raises InvalidSetup for an unknown one."""
    found = ALIASES.get(name, name)
    if found not in BOTS:
        raise InvalidSetup(f"there is no bot {name!r}; the bots: {', '.join(BOTS)}")
    return found


def make(name: str, game: Game[Any], rng: Rng, share: int = 100) -> Bot:
    """The bot `name` for `game`, drawing lots with `rng`. Raises InvalidSetup for an unknown name.

    share: percent of its effort that a bot who searches may take.
    """
    kind = BOTS[known(name)]
    return kind(game, rng, share) if issubclass(kind, SearchBot) else kind(game, rng)


def make_in_turn(name: str, game: Game[Any], rng: Rng, share: int = 100) -> Bot:
    """The bot `name` where others wait; with a share below FLOOR the policy stands in for a search."""
    return SkilledBot(game, rng) if share < FLOOR and searches(name) else make(name, game, rng, share)


def follows_policy(name: str) -> bool:
    """Whether the bot of this name plays by the game's policy, and so by its learned weights."""
    return _is(name, SkilledBot) or searches(name)


def searches(name: str) -> bool:
    """Whether the bot of this name searches, so that a share of its effort means anything."""
    return _is(name, SearchBot)


def _is(name: str, kind: type[Bot]) -> bool:
    found = ALIASES.get(name, name)
    return found in BOTS and issubclass(BOTS[found], kind)
