"""Promise of a tile: the best it would bring on any of many squares, told from masks alone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, lowest, single
from gridtown.games.mayor.board.lines import LINE_TILES, LINES, PARK
from gridtown.games.mayor.board.map import SQUARES, first_of_blocks
from gridtown.games.mayor.board.track import SPACES
from gridtown.games.mayor.scoring import ICONS
from gridtown.games.mayor.state import City, Player
from gridtown.games.mayor.tables import Tables

NOWHERE = -1

BLOCK: Final = 15
"""The squares of a block, counted from its first."""


def near_spaces(tables: Tables) -> vec[i64]:
    """By space of the City board, the squares on its street."""
    near = vec[i64]([0] * SPACES)
    for space in range(SPACES):
        street = tables.track.street[space]
        for square in range(SQUARES):
            if street and tables.streets[square] >> (street - 1) & 1:
                near[space] |= single(square)
    return near


def pieces_beside(near: vec[i64], player: Player) -> i64:
    """The squares beside a player's pieces."""
    return near[player.citizen] | near[player.banker]


def most_times(tables: Tables, tile: i64, squares: i64, near: i64) -> i64:
    """How often a building scores on the best of `squares`, NOWHERE if there are none.

    near: the squares beside the player's pieces.
    """
    if not squares:
        return NOWHERE
    colour = tables.matching[ICONS * tile] & squares
    region = tables.matching[ICONS * tile + 1] & squares
    section = tables.matching[ICONS * tile + 2] & squares
    piece = near & squares
    first = colour & region
    last = section & piece
    if first & last:
        return 4
    some_first = colour | region
    some_last = section | piece
    if first & some_last or last & some_first:
        return 3
    if first or last or some_first & some_last:
        return 2
    return 1 if some_first | some_last else 0


def best_squares(tables: Tables, tile: i64, squares: i64, near: i64) -> i64:
    """Those of `squares` where a building scores most often, and next to most often if that is one only."""
    best: i64 = 0
    times: i64 = 0
    while squares and count(best) < 2:
        times = most_times(tables, tile, squares, near)
        found: i64 = 0
        left = squares
        while left:
            square = left & -left
            left ^= square
            if most_times(tables, tile, square, near) == times:
                found |= square
        best |= found
        squares ^= found
    return best


def plain_matches(tables: Tables, gold: i64) -> vec[i64]:
    """By line, what a match is worth in thousandths of a victory point when a gold piece is worth `gold`."""
    match = vec[i64]([0] * LINES)
    line: i64 = 0
    while line < LINES:
        match[line] = 1000 * tables.vp[line] + gold * tables.gp[line]
        line += 1
    return match


def park_worth(tables: Tables, city: City, tile: i64, first: i64, match: vec[i64], chance: i64) -> i64:
    """What a Park brings in the block of the square `first`.

    match: by line, what a match is worth. chance: how likely it is, in thousandths, that a missing building
    comes for each square it may come to.
    """
    first &= ~3
    missing: i64 = 0
    lies: i64 = 0
    hopes: i64 = 0
    line: i64 = 0
    while line < LINES:
        if line != PARK:
            worth = tables.park_icons[LINES * tile + line] * match[line]
            if city.lies[line] >> first & BLOCK:  # a block has a type once at most
                lies += worth
            else:
                missing += 1
                hopes += worth
        line += 1
    if not chance:
        return lies
    others = count(~city.taken >> first & BLOCK) - 1
    if not missing or others <= 0:
        return lies
    return lies + hopes * min(others, missing) // missing * chance // 1000


def best_park(tables: Tables, city: City, tile: i64, squares: i64, match: vec[i64], chance: i64) -> i64:
    """What a Park brings in the best block of `squares`; 0 if there are none. Else as `park_worth`."""
    best: i64 = 0
    blocks = first_of_blocks(squares)
    alike = blocks & ~first_of_blocks(city.taken)  # nothing lies there: one is worth what the others are
    if alike:
        blocks ^= alike & (alike - 1)
    while blocks:
        best = max(best, park_worth(tables, city, tile, lowest(blocks), match, chance))
        blocks &= blocks - 1
    return best


def most_by_park(tables: Tables) -> i64:
    """The most victory points that any Park can bring: with a building of every type in its block."""
    most: i64 = 0
    tile: i64 = LINE_TILES * PARK + 1
    while tile <= LINE_TILES * (PARK + 1):
        points: i64 = 0
        line: i64 = 0
        while line < LINES:
            points += tables.park_icons[LINES * tile + line] * tables.vp[line]
            line += 1
        most = max(most, points)
        tile += 1
    return most
