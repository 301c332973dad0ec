"""The Market and the rondel: what is for sale, its price, and the line that is due for the next tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import count, lowest, single
from gridtown.games.mayor.board.lines import FIRST_OF_LINES, LINE_TILES, LINES, line_bits
from gridtown.games.mayor.state import MayorState, Player
from gridtown.games.mayor.tables import Tables

MOST_SPACES: Final = 5


# Prices


def face(state: MayorState, line: i64) -> i64:
    """The tile of a line that is for sale, 0 for none."""
    faces = state.faces & line_bits(line)
    return lowest(faces) if faces else i64(0)


def backs(state: MayorState, line: i64) -> i64:
    """How many tiles of a line lie face down."""
    return count(state.hidden & line_bits(line))


def sold(state: MayorState, line: i64) -> i64:
    """How many tiles of a line are gone."""
    return LINE_TILES - count((state.hidden | state.faces) & line_bits(line))


def lines_empty(state: MayorState) -> i64:
    """How many lines of the Market have no tile left."""
    left = (state.hidden | state.faces) >> 1
    left |= left >> 4
    left |= left >> 2
    left |= left >> 1
    return LINES - count(left & FIRST_OF_LINES)


def others_there(state: MayorState, player: i64, space: i64) -> i64:
    """How many other markers stand on a space of the rondel, the neutral one included."""
    found = state.neutral >> space & 1
    other: i64 = 0
    for rival in state.players:
        if other != player and rival.marker == space:
            found += 1
        other += 1
    return found


def cost(tables: Tables, state: MayorState, player: i64, line: i64) -> i64:
    """What `player` pays for the next tile of a line (which has one) with their marker there.

    A Civic Amenity in use buys for nothing; that is not counted here.
    """
    surcharge = tables.surcharge[LINES * state.events.current + line]
    return tables.price(line, sold(state, line)) + others_there(state, player, line) + surcharge


def at_limit(tables: Tables, state: MayorState, player: Player) -> bool:
    """Whether too many tiles lie in front of the player to buy; Civic Amenities count."""
    return count(player.tiles) >= tables.tile_limit(state.size)


# Buying


def can_buy(tables: Tables, state: MayorState, player: i64) -> bool:
    """Whether `player` may buy the tile for sale on their line."""
    me = state.players[player]
    if not state.faces & line_bits(me.marker):
        return False
    if state.using:
        return True
    if at_limit(tables, state, me):
        return False
    return cost(tables, state, player, me.marker) <= me.banker >> 2


# What chance turns over


def due_line(state: MayorState) -> i64:
    """The first line that has tiles face down and none for sale; -1 when there is none."""
    line: i64 = 0
    while line < LINES:
        bits = line_bits(line)
        if state.hidden & bits and not state.faces & bits:
            return line
        line += 1
    return -1


def tiles_left(tables: Tables, state: MayorState) -> i64:
    """How many tiles must be bought at least until so many lines are empty that the game ends."""
    offered = state.hidden | state.faces
    sizes: i64 = 0
    line: i64 = 0
    while line < LINES:
        sizes += single(4 * count(offered & line_bits(line)))
        line += 1
    left = tables.closing_lines
    tiles: i64 = 0
    size: i64 = 0
    while left > 0:
        there = min(sizes >> 4 * size & 15, left)
        tiles += size * there
        left -= there
        size += 1
    return tiles
