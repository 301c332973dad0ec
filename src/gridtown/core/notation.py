"""Notation shared by all games: players, numbers, and the words key=value of a position."""

import re

from gridtown.core.action import CHANCE
from gridtown.core.bits import members
from gridtown.core.errors import InvalidAction
from gridtown.core.state import CHANCE_ACTS

KeyValues = dict[str, str]
"""What stands for each key of a position."""


def write_player(player: int) -> str:
    """A player as P1 and so on, or chance."""
    return "chance" if player == CHANCE else f"P{player + 1}"


def parse_player(text: str, size: int) -> int:
    """The index of a player, P1 to P`size`. Raises InvalidAction."""
    names = [f"P{number}" for number in range(1, size + 1)]
    if text not in names:
        raise InvalidAction(f"{text!r} is not a player: P1 to P{size}")
    return names.index(text)


def parse_number(text: str, low: int, high: int, what: str) -> int:
    """A number from `low` to `high`. Raises InvalidAction, calling it `what`."""
    if not re.fullmatch(r"0|-?[1-9][0-9]{0,17}", text) or not low <= int(text) <= high:
        raise InvalidAction(f"{text!r} is not {what}: a number from {low} to {high}")
    return int(text)


def parse_one_of(text: str, names: tuple[str, ...], key: str) -> int:
    """The index of what stands for `key`. Raises InvalidAction."""
    if text not in names:
        raise InvalidAction(f"{key}={text} is not one of {', '.join(names)}")
    return names.index(text)


def parse_words(parts: list[str]) -> KeyValues:
    """Words key=value. Raises InvalidAction."""
    for part in parts:
        if "=" not in part:
            raise InvalidAction(f"{part!r} is not part of a position: key=value")
    return dict(part.split("=", 1) for part in parts)


def refuse_words(words: KeyValues, whole: str) -> None:
    """Raise InvalidAction if there are words left that are no part of `whole`."""
    for key in words:
        raise InvalidAction(f"{key!r} is not a key of {whole}")


def write_to_act(to_act: int) -> str:
    """Who may act (`State.to_act`): "chance", "none" or "P1,P3"."""
    if to_act == CHANCE_ACTS:
        return "chance"
    return ",".join(map(write_player, members(to_act))) or "none"


def parse_to_act(text: str, size: int) -> int:
    """The inverse of `write_to_act` at a table of `size`. Raises InvalidAction."""
    if text == "chance":
        return CHANCE_ACTS
    to_act = 0
    for name in [] if text == "none" else text.split(","):
        to_act |= 1 << parse_player(name, size)
    return to_act
