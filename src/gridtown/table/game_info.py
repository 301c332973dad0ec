"""What is told of a game before anybody plays it."""

from collections.abc import Sequence
from typing import Any

from msgspec import convert

from gridtown.bots.strength import strengths
from gridtown.core.game import Game, Option
from gridtown.messages import Messages
from gridtown.table.protocol import GameInfo, OptionInfo, OptionNeeds, StrengthInfo


def game_info(game: Game[Any], bots: Sequence[str], messages: Messages) -> GameInfo:
    """A game and the bots that may sit at its tables, in words."""
    facts = game.facts
    options = [_option(option, facts.players, messages) for option in facts.options]
    blurb = messages.text("blurb") if messages.has("blurb") else ""
    low, high = facts.players
    return GameInfo(
        id=facts.id,
        title=facts.title,
        blurb=blurb,
        min_players=low,
        max_players=high,
        options=options,
        bots=list(bots),
        strengths=convert(strengths(game), list[StrengthInfo], from_attributes=True),
        talking=facts.talking,
    )


def _option(option: Option, players: tuple[int, int], messages: Messages) -> OptionInfo:
    titles = {value: messages.option(option.name, value) for value in option.values}
    title, summary = messages.option(option.name), messages.option_summary(option)
    offered = players if option.players is None else option.players
    needs = None if option.needs is None else OptionNeeds(*option.needs)
    return OptionInfo(option.name, option.values, option.default, offered, needs, title, titles, summary)
