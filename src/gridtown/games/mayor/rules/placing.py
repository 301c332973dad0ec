"""Place a tile: where it may lie, what the Rainbow costs, and what everybody scores."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.core.rule import EVERYONE, Event, Value
from gridtown.games.mayor import actions
from gridtown.games.mayor.lines import FIRST_AMENITY, LINES, PARK, RAINBOW, TILE_BITS, TYPES, type_of
from gridtown.games.mayor.map import ALL_SQUARES, blocks_of
from gridtown.games.mayor.rules.telling import tell_gains, tell_number, tell_square
from gridtown.games.mayor.rules.walking import CITIZEN, NOBODY, ends, first_end, is_empty, without_first
from gridtown.games.mayor.scoring import (
    ICONS,
    park_matches,
    park_may_cost,
    park_sum,
    piece_beside,
    price_of_scoring,
    times_scored,
)
from gridtown.games.mayor.state import MayorState, Player
from gridtown.games.mayor.tables import Tables
from gridtown.games.mayor.track import ZERO

RAINBOW_COST: Final = 1


# Where a tile may lie


def open_squares(tables: Tables, state: MayorState, line: i64, marker: i64, anywhere: bool) -> i64:
    """The squares on which a tile of a type may be placed from a space of the rondel.

    anywhere: by a Civic Amenity, for which a square has to be left. What it costs is not asked here.
    """
    empty = ALL_SQUARES & ~state.city.taken
    if anywhere:
        return empty if empty & (empty - 1) else 0
    event = state.events.current
    if tables.barred[event] >> line & 1:
        return 0
    return empty & tables.beside[marker] & ~tables.closed[event] & ~blocks_of(state.city.lies[line])


def pays_rainbow(player: Player, anywhere: bool) -> bool:
    """Whether a placement begins with the Rainbow's payment."""
    return player.marker == RAINBOW and not anywhere and player.citizen != ZERO


def affordable_squares(
    tables: Tables, state: MayorState, number: i64, tile: i64, squares: i64, anywhere: bool
) -> i64:
    """Those of `squares` on which player `number` can pay for scoring the tile."""
    player = state.players[number]
    line = type_of(tile)
    most = -tables.gp[line] * (ICONS + 1)
    if line == PARK and not park_may_cost(tables, tile):
        return squares
    if line != PARK and player.banker >> 2 >= most:
        return squares
    left = squares
    while left:
        square = lowest(left)
        left &= left - 1
        if least_price(tables, state, number, tile, square, anywhere) > player.banker >> 2:
            squares &= ~single(square)
    return squares


def least_price(
    tables: Tables, state: MayorState, number: i64, tile: i64, square: i64, anywhere: bool
) -> i64:
    """The gold that a placement costs player `number`; by the Rainbow, after the best end of its step."""
    player = state.players[number]
    if not pays_rainbow(player, anywhere):
        return price_of_scoring(tables, state.city, player, player.citizen, tile, square)
    least: i64 = -1
    steps = ends(tables, state, player.citizen, CITIZEN, -RAINBOW_COST, NOBODY)
    while not is_empty(steps):
        space = first_end(steps, -RAINBOW_COST)
        price = price_of_scoring(tables, state.city, player, space, tile, square)
        if least < 0 or price < least:
            least = price
        steps = without_first(steps)
    return least


def generate_placements(tables: Tables, state: MayorState, number: i64, out: Choices) -> None:
    """Add the placements of player `number`, and after them those that claim a Civic Amenity."""
    player = state.players[number]
    anywhere = state.using != 0
    tiles = player.tiles & TILE_BITS
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        squares = open_squares(tables, state, type_of(tile), player.marker, anywhere)
        squares = affordable_squares(tables, state, number, tile, squares, anywhere)
        _add(out, pack(number, actions.PLACE, tile << 6), squares)
    if not state.city.claims or state.final:
        return
    tiles = player.tiles & TILE_BITS
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        squares = open_squares(tables, state, type_of(tile), player.marker, anywhere)
        _add(out, pack(number, actions.CLAIM, tile << 6), squares & state.city.claims)


def _add(out: Choices, action: i64, squares: i64) -> None:
    while squares:
        out.add(action + lowest(squares))
        squares &= squares - 1


def can_place(tables: Tables, state: MayorState, number: i64, anywhere: bool) -> bool:
    """Whether player `number` has a legal placement. anywhere: by a Civic Amenity."""
    player = state.players[number]
    tiles = player.tiles & TILE_BITS
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        squares = open_squares(tables, state, type_of(tile), player.marker, anywhere)
        if affordable_squares(tables, state, number, tile, squares, anywhere):
            return True
        if squares & state.city.claims and not state.final:
            return True
    return False


# Placing


def lay_tile(state: MayorState, number: i64, tile: i64, square: i64) -> None:
    """Put a building tile from in front of player `number` on a square; nothing is scored yet."""
    state.players[number].tiles &= ~single(tile)
    state.city.lay(tile, square)
    state.tile = tile
    state.square = square
    tell_square(state, "placed", number, "tile", tile, square)


def pay_rainbow(state: MayorState, number: i64) -> bool:
    """Let the Citizen of player `number` owe the step back; whether it has to be walked."""
    player = state.players[number]
    pays = pays_rainbow(player, state.using != 0)
    if pays:
        player.vp = -RAINBOW_COST
    if player.marker == RAINBOW and not state.using:
        tell_number(state, "rainbow", number, "amount", RAINBOW_COST if pays else 0)
    return pays


def score_placement(tables: Tables, state: MayorState) -> None:
    """Count what everybody earns by the placement, before any piece walks for it."""
    number = state.mover
    if state.claiming:
        amenity = FIRST_AMENITY + (state.square >> 2)
        state.players[number].tiles |= single(amenity)
        tell_number(state, "claimed", number, "amenity", amenity)
    elif type_of(state.tile) == PARK:
        _score_park(tables, state, number)
    else:
        _score_building(tables, state, number)
    if type_of(state.tile) != PARK:
        _score_beside(tables, state, number)
    _remove_amenity(state)


def _score_building(tables: Tables, state: MayorState, number: i64) -> None:
    player = state.players[number]
    times = times_scored(tables, player, state.tile, state.square)
    line = type_of(state.tile)
    player.vp = times * tables.vp[line]
    player.gp = times * tables.gp[line]
    _tell_scored(tables, state, number, times)


def _score_park(tables: Tables, state: MayorState, number: i64) -> None:
    player = state.players[number]
    player.vp = park_sum(tables, state.city, state.tile, state.square, 0)
    player.gp = park_sum(tables, state.city, state.tile, state.square, 1)
    times: i64 = 0
    line: i64 = 0
    while line < LINES:
        times += park_matches(tables, state.city, state.tile, state.square, line)
        line += 1
    _tell_scored(tables, state, number, times)


def _score_beside(tables: Tables, state: MayorState, number: i64) -> None:
    """Once for every other player with a piece on a street of the square; a Statue takes what is there."""
    line = type_of(state.tile)
    other = (number + 1) % state.size
    while other != number:
        player = state.players[other]
        if piece_beside(tables, player, state.square):
            gold = -(player.banker >> 2)
            player.vp = tables.vp[line]
            player.gp = tables.gp[line] if tables.gp[line] > gold else gold
            tell_gains(state, "scored-beside", other, player.vp, player.gp)
        other = (other + 1) % state.size


def _remove_amenity(state: MayorState) -> None:
    """The first placement in a block takes its Civic Amenity from it, whoever has it now."""
    block = blocks_of(single(state.square)) & state.city.claims
    if not block:
        return
    state.city.claims &= ~block
    if not state.claiming:
        tell_number(state, "amenity-gone", -1, "amenity", FIRST_AMENITY + (state.square >> 2))


def _tell_scored(tables: Tables, state: MayorState, number: i64, times: i64) -> None:
    if state.journal is None:
        return
    player = state.players[number]
    why = reasons(tables, state, player, state.tile, state.square)
    args: dict[str, Value] = {
        "times": int(times), "vp": int(player.vp), "gp": int(player.gp), "why": why,
    }  # fmt: skip
    state.journal.append(Event("scored", int(number), args, EVERYONE))


def reasons(tables: Tables, state: MayorState, player: Player, tile: i64, square: i64) -> list[str]:
    """Why a placement scores, once for each time: the icons that match, "piece", or a Park's buildings."""
    found: list[str] = []
    if type_of(tile) == PARK:
        for line, name in enumerate(TYPES):
            found += [name] * int(park_matches(tables, state.city, tile, square, line))
        return found
    for icon, name in enumerate(tables.icons[int(tile)]):
        if tables.matching[ICONS * tile + icon] >> square & 1:
            found.append(name)
    if piece_beside(tables, player, square):
        found.append("piece")
    return found
