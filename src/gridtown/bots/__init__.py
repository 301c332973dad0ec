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

MOST: Final = 10_000
"""The highest percentage of a level's effort that a study may ask for."""


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(BOTS)


def known(name: str) -> str:
    """The name of the bot that `name` means, with its percentage. Raises InvalidSetup for an unknown one."""
    level, colon, percent = name.partition(":")
    found = ALIASES.get(level, level)
    if found not in BOTS:
        raise InvalidSetup(f"there is no bot {level!r}; the bots: {', '.join(BOTS)}")
    if colon and not issubclass(BOTS[found], SearchBot):
        raise InvalidSetup(f"{name!r}: only a bot that searches takes a percentage; leave it out: {found}")
    if colon and not (percent.isascii() and percent.isdigit() and 1 <= int(percent[:5]) <= MOST):
        raise InvalidSetup(f"{name!r}: the percentage must be from 1 to {MOST}, as in {found}:50")
    return f"{found}:{int(percent)}" if colon else found


def make(name: str, game: Game[Any], rng: Rng, share: int = 100) -> Bot:
    """The bot `name` for `game`, drawing lots with `rng`. Raises InvalidSetup for an unknown name.

    name: also with a percentage of its effort, such as strong:50, for studies of how much thinking is worth.
    share: percent of that which a bot who searches may take.
    """
    level, _, percent = known(name).partition(":")
    kind = BOTS[level]
    if not issubclass(kind, SearchBot):
        return kind(game, rng)
    return kind(game, rng, share * int(percent) // 100 if percent else share)


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
    level = name.partition(":")[0]
    found = ALIASES.get(level, level)
    return found in BOTS and issubclass(BOTS[found], kind)
