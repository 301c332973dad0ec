"""Arguments of actions as text: players, tiles, spaces, Goods, and who sells them."""

from __future__ import annotations

from typing import Final

from gridtown.core.arguments import Named, Number
from gridtown.core.notation import parse_number
from gridtown.games.neom.actions import SUPPLY
from gridtown.games.neom.board.goods import GOODS
from gridtown.games.neom.board.grid import SPACES, space_name
from gridtown.games.neom.tables import FIRST_CORNERSTONE, TILES

SEATS: Final = 5
RAW_GOODS: Final = GOODS[:6]
ROUTES: Final = ("", " west", " east", " both")
PLAYERS: Final = [f"P{player + 1}" for player in range(SEATS)]

SEAT: Final = Named(PLAYERS, f"a player: P1 to P{SEATS}")
TILE: Final = Number(1, TILES, "a tile")
CORNERSTONE: Final = Number(FIRST_CORNERSTONE, TILES, "a Cornerstone")
SPACE: Final = Named(
    [space_name(space) for space in range(SPACES)],
    "a space: a column a to e and a row 1 to 5, like c4",
)
GOOD: Final = Named(GOODS, f"a Good: one of {', '.join(GOODS)}")
RAW_GOOD: Final = Named(RAW_GOODS, f"a Raw Good: one of {', '.join(RAW_GOODS)}")
SUPPLIER: Final = Named(
    [""] * SUPPLY + [f"from supply{route}" for route in ROUTES] + [f"from {player}" for player in PLAYERS],
    "a seller: like 'from P2' or 'from supply'",
)
"""By source, as a plan has it."""


def parse_space(text: str) -> int:
    """The index of a space from its name, a1 to e5, in either case. Raises InvalidAction."""
    return SPACE.parse([text.lower()])


def parse_good(text: str) -> int:
    """The index of a Good from its id. Raises InvalidAction."""
    return GOOD.parse([text])


def parse_tile(text: str) -> int:
    """A tile number. Raises InvalidAction."""
    return parse_number(text, 1, TILES, "a tile")
