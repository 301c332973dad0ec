"""Notation of Mayor's actions: `P1 move 3`, `P2 place 12 b3`, `P1 banker 17a`, `reveal 12`."""

from __future__ import annotations

from typing import Final

from gridtown.core.arguments import Named
from gridtown.core.errors import InvalidAction
from gridtown.core.kinds import Grammar, Kind
from gridtown.core.notation import parse_number
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.lines import EVENTS, LAST_TILE, TYPES
from gridtown.games.mayor.events import PIECES
from gridtown.games.mayor.steps.placing import SQUARE
from gridtown.games.mayor.turn import KINDS

SEATS: Final = 4
WORDS: Final = {int(kind.number): kind.word for kind in KINDS if not kind.by_chance}
"""The word of each kind of action that players take."""


def grammar(names: list[str]) -> Grammar:
    """The notation of actions on a City board whose spaces have these names."""
    space = Named(names, "a space of the City board: like 25 or 15b")
    walks = [
        Kind(number, word, space)
        for number, word in zip((actions.CITIZEN, actions.BANKER), PIECES, strict=True)
    ]
    return Grammar("Mayor", SEATS, [*walks, *KINDS], ("P1 move 1", "P2 place 12 b3"))


def parse_tile(text: str, low: int = 1, high: int = LAST_TILE) -> int:
    """A tile number. Raises InvalidAction."""
    return parse_number(text, low, high, "a tile")


def parse_event(text: str) -> int:
    """The number of an Event tile. Raises InvalidAction."""
    return parse_number(text, 1, EVENTS, "an Event tile")


def parse_type(text: str) -> int:
    """The index of a building type. Raises InvalidAction."""
    if text not in TYPES:
        raise InvalidAction(f"{text!r} is not a building type: one of {', '.join(TYPES)}")
    return TYPES.index(text)


def parse_square(text: str) -> int:
    """The index of a square from its name, a1 to j4. Raises InvalidAction."""
    return SQUARE.parse([text])


def parse_space(text: str, names: list[str]) -> int:
    """The index of a space of the City board by its name. Raises InvalidAction."""
    if not text or text not in names:
        raise InvalidAction(f"{text!r} is not a space of the City board: like 25 or 15b")
    return names.index(text)
