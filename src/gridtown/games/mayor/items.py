"""What a report counts of Mayor: lines of the Market, tiles, Civic Amenities, Events, steps of the marker."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.items import NOTHING, Sort
from gridtown.core.state import State
from gridtown.games.mayor.actions import BUY, CLAIM, EVENT, MOVE, PLACE, USE
from gridtown.games.mayor.board.lines import BUILDINGS, FIRST_AMENITY, type_of
from gridtown.games.mayor.board.market import MOST_SPACES, face
from gridtown.games.mayor.game import Mayor
from gridtown.games.mayor.state import MayorState

SQUARE_BITS: Final = 6
"""Under the tile, an argument of PLACE and CLAIM has the square."""

FOR_SALE: Final = "for sale where the Action marker stands, and within one's means"
MOVES: Final = ["1 space", *(f"{number} spaces" for number in range(2, MOST_SPACES + 1))]
ON_CITY: Final = "placed on the City"


class Bought(Sort):
    """Buildings: an action that buys names the line, of which one tile is for sale."""

    def thing(self, state: State, player: i64, action: i64) -> i64:
        """The tile, from 0 on."""
        del player
        if kind_of(action) == BUY:
            return face(cast(MayorState, state), argument_of(action)) - 1
        tile = argument_of(action) >> SQUARE_BITS
        return tile - 1 if tile < FIRST_AMENITY else NOTHING


class Lines(Bought):
    """Types of building."""

    def thing(self, state: State, player: i64, action: i64) -> i64:
        """The line, from 0 on."""
        tile = super().thing(state, player, action)
        return NOTHING if tile < 0 else type_of(tile + 1)


def sorts(game: Mayor) -> list[Sort]:
    """By line, and each thing by its number."""
    edition = game.edition
    kinds = {PLACE: SQUARE_BITS, CLAIM: SQUARE_BITS}
    told = (FOR_SALE, "bought", ON_CITY)
    tiles = [f"{row.name.en} {number}" for number, row in enumerate(edition.tile[:BUILDINGS], 1)]
    # The Action marker moves first: bots move it to what they then buy or use.
    return [
        Lines(
            "line", "Lines of the Market", [row.name.en for row in edition.line],
            takes={BUY: 0}, plays=kinds, meanings=told, opens=True, often=True, ahead=True,
        ),
        Bought("tile", "Tiles", tiles, takes={BUY: 0}, plays=kinds, meanings=told, ahead=True),
        Sort(
            "amenity", "Civic Amenities", [row.name.en for row in edition.amenity],
            plays={USE: 0}, first=FIRST_AMENITY, ahead=True,
            meanings=("before the player, and of some use", "", "used"),
        ),
        Sort(
            "event", "Events", [row.name.en for row in edition.event],
            plays={EVENT: 0}, first=1,
            meanings=("among the three drawn", "", "brought into effect"),
        ),
        Sort(
            "spaces", "Moves of the Action marker", MOVES,
            plays={MOVE: 0}, first=1, often=True,
            meanings=("within one's means", "", "moved"),
        ),
    ]  # fmt: skip
