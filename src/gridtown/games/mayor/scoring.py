"""Score of a placement: icons, pieces on the street, and the buildings around a Park."""

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import count
from gridtown.games.mayor.board.lines import LINES, PARK, type_of
from gridtown.games.mayor.board.map import block_of
from gridtown.games.mayor.state import City, Player
from gridtown.games.mayor.tables import Tables

ICONS: Final = 3


def icon_matches(tables: Tables, tile: i64, square: i64) -> i64:
    """How many of a building's icons (colour, region, section) match the square: 0..3."""
    row = ICONS * tile
    matches = tables.matching[row] >> square & 1
    matches += tables.matching[row + 1] >> square & 1
    return matches + (tables.matching[row + 2] >> square & 1)


def on_street(tables: Tables, space: i64, square: i64) -> bool:
    """Whether a piece on `space` stands on a street of the square. Corners, 0 and 50 are no streets."""
    street = tables.track.street[space]
    return street > 0 and bool(tables.streets[square] >> (street - 1) & 1)


def piece_beside(tables: Tables, player: Player, square: i64) -> bool:
    """Whether at least one piece of the player stands on a street of the square."""
    return on_street(tables, player.citizen, square) or on_street(tables, player.banker, square)


def times_scored(tables: Tables, player: Player, tile: i64, square: i64) -> i64:
    """How often a building scores for the Active player: for each icon, and once for their pieces."""
    return icon_matches(tables, tile, square) + i64(piece_beside(tables, player, square))


def park_matches(tables: Tables, city: City, tile: i64, square: i64, line: i64) -> i64:
    """How many times a Park scores the buildings of one type: those in its block times its icons."""
    icons = tables.park_icons[LINES * tile + line]
    return icons * count(city.lies[line] & block_of(square)) if icons else i64(0)


def park_sum(tables: Tables, city: City, tile: i64, square: i64, gain: i64) -> i64:
    """What a Park brings on the square: victory points (gain 0) or gold (gain 1)."""
    total: i64 = 0
    line: i64 = 0
    while line < LINES:
        if line != PARK:
            worth = tables.gp[line] if gain else tables.vp[line]
            total += worth * park_matches(tables, city, tile, square, line)
        line += 1
    return total


def park_may_cost(tables: Tables, tile: i64) -> bool:
    """Whether any building could make the Park cost gold."""
    line: i64 = 0
    while line < LINES:
        if tables.park_icons[LINES * tile + line] and tables.gp[line] < 0:
            return True
        line += 1
    return False


def price_of_scoring(tables: Tables, city: City, player: Player, citizen: i64, tile: i64, square: i64) -> i64:
    """The gold that the placement costs the Active player, their Citizen standing on `citizen`; 0 or more."""
    line = type_of(tile)
    if line == PARK:
        gold = park_sum(tables, city, tile, square, 1) if park_may_cost(tables, tile) else i64(0)
        return -gold if gold < 0 else i64(0)
    if tables.gp[line] >= 0:
        return 0
    beside = on_street(tables, citizen, square) or on_street(tables, player.banker, square)
    return -tables.gp[line] * (icon_matches(tables, tile, square) + i64(beside))
