"""Arguments of actions as text, and back: `P1 move 3`, `P2 place 12 b3`, `P1 banker 17a`, `reveal 12`."""

from __future__ import annotations

from typing import Final

from gridtown.core.arguments import Named
from gridtown.core.errors import InvalidAction
from gridtown.core.notation import parse_number
from gridtown.games.mayor.board.lines import EVENTS, LAST_TILE, TYPES
from gridtown.games.mayor.board.map import SQUARE_NAMES

SEATS: Final = 4
SQUARE: Final = Named(SQUARE_NAMES, "a square: a block a to j and 1 to 4, like b3")


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
