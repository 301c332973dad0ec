"""The Market and the rondel: moving the Action marker, prices, buying, and what is turned over next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import count, lowest, single
from gridtown.core.choices import Choices
from gridtown.games.mayor import actions
from gridtown.games.mayor.lines import LINE_TILES, LINES, line_bits
from gridtown.games.mayor.rules.telling import tell_bought, tell_move, tell_number, tell_type
from gridtown.games.mayor.state import MayorState, Player
from gridtown.games.mayor.tables import Tables

MOST_SPACES: Final = 5


# The rondel


def generate_moves(tables: Tables, state: MayorState, number: i64, out: Choices) -> None:
    """One space for nothing, more for gold."""
    gold = state.players[number].banker >> 2
    spaces: i64 = 1
    while spaces <= MOST_SPACES:
        if tables.steps[spaces] <= gold:
            out.add(pack(number, actions.MOVE, spaces))
        spaces += 1


def move_marker(tables: Tables, state: MayorState, number: i64, spaces: i64) -> None:
    """Move the Action marker; the fee is owed until the Banker has walked."""
    player = state.players[number]
    player.marker = (player.marker + spaces) % LINES
    player.gp = -tables.steps[spaces]
    tell_move(state, number, player.marker, spaces, tables.steps[spaces])


def move_neutral(state: MayorState) -> None:
    """A neutral marker on the Active player's space moves on to the next space without any marker."""
    start = state.players[state.mover].marker
    if not state.neutral >> start & 1:
        return
    standing = state.neutral
    for player in state.players:
        standing |= single(player.marker)
    space = (start + 1) % LINES
    while space != start:
        if not standing >> space & 1:
            state.neutral ^= single(start) | single(space)
            tell_type(state, "neutral", -1, space)
            return
        space = (space + 1) % LINES


# Prices


def face(state: MayorState, line: i64) -> i64:
    """The tile of a line that is for sale, 0 for none."""
    faces = state.faces & line_bits(line)
    return lowest(faces) if faces else 0


def backs(state: MayorState, line: i64) -> i64:
    """How many tiles of a line lie face down."""
    return count(state.hidden & line_bits(line))


def sold(state: MayorState, line: i64) -> i64:
    """How many tiles of a line are gone."""
    return LINE_TILES - count((state.hidden | state.faces) & line_bits(line))


def lines_empty(state: MayorState) -> i64:
    """How many lines of the Market have no tile left."""
    left = state.hidden | state.faces
    empty: i64 = 0
    line: i64 = 0
    while line < LINES:
        if not left & line_bits(line):
            empty += 1
        line += 1
    return empty


def others_there(state: MayorState, number: i64, space: i64) -> i64:
    """How many other markers stand on a space of the rondel, the neutral one included."""
    found = state.neutral >> space & 1
    other: i64 = 0
    for player in state.players:
        if other != number and player.marker == space:
            found += 1
        other += 1
    return found


def cost(tables: Tables, state: MayorState, number: i64, line: i64) -> i64:
    """What player `number` pays for the next tile of a line (which has one) with their marker there.

    A Civic Amenity in use buys for nothing; that is not counted here.
    """
    surcharge = tables.surcharge[LINES * state.events.current + line]
    return tables.price(line, sold(state, line)) + others_there(state, number, line) + surcharge


def at_limit(tables: Tables, state: MayorState, player: Player) -> bool:
    """Whether too many tiles lie in front of the player to buy; Civic Amenities count."""
    return count(player.tiles) >= tables.tile_limit(state.size)


# Buying


def can_buy(tables: Tables, state: MayorState, number: i64) -> bool:
    """Whether player `number` may buy the tile for sale on their line."""
    player = state.players[number]
    if not state.faces & line_bits(player.marker):
        return False
    if state.using:
        return True
    if at_limit(tables, state, player):
        return False
    return cost(tables, state, number, player.marker) <= player.banker >> 2


def buy(tables: Tables, state: MayorState, number: i64) -> None:
    """Take the tile for sale; the price is owed until the Banker has walked."""
    player = state.players[number]
    tile = face(state, player.marker)
    price = 0 if state.using else cost(tables, state, number, player.marker)
    state.faces &= ~single(tile)
    player.tiles |= single(tile)
    player.gp = -price
    if state.using:
        tell_number(state, "got", number, "tile", tile)
    else:
        tell_bought(state, number, tile, price)


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


def generate_reveals(state: MayorState, out: Choices) -> None:
    """Every tile that may be the next of the line."""
    tiles = state.hidden & line_bits(due_line(state))
    while tiles:
        out.add(pack(-1, actions.REVEAL, lowest(tiles)))
        tiles &= tiles - 1


def reveal(state: MayorState, tile: i64) -> None:
    """Turn a tile over."""
    state.hidden &= ~single(tile)
    state.faces |= single(tile)
    tell_number(state, "revealed", -1, "tile", tile)
