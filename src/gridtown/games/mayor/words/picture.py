"""A game of Mayor in plain characters: what `str(state)` gives."""

from __future__ import annotations

from typing import Final

from gridtown.core.bits import members
from gridtown.core.notation import write_to_act
from gridtown.games.mayor.board.lines import TYPES, type_of
from gridtown.games.mayor.board.map import BLOCKS
from gridtown.games.mayor.state import MayorState, Player

ROWS: Final = ("abcd", "e  f", "ghij")
"""The blocks as they lie on the board."""


def picture(state: MayorState) -> str:
    """The City with the tiles by number, the Market, and each player's pieces and tiles."""
    lines = [f"turn {int(state.turn)}, {write_to_act(state.to_act)} to act", *_city(state), _market(state)]
    lines += [f"P{index}: {_player(player)}" for index, player in enumerate(state.players, 1)]
    return "\n".join(lines)


def _city(state: MayorState) -> list[str]:
    """Two lines a row of blocks: a block's name, then its squares."""
    found: list[str] = []
    for row in ROWS:
        for half in (0, 2):
            blocks = [_half_block(state, block, half) for block in row]
            found.append("  ".join(blocks).rstrip())
    return found


def _half_block(state: MayorState, block: str, half: int) -> str:
    if block == " ":
        return " " * 7
    first = 4 * BLOCKS.index(block) + half
    left, right = (str(int(state.city.tiles[square]) or ".") for square in (first, first + 1))
    return f"{' ' if half else block}{left:>3}{right:>3}"


def _market(state: MayorState) -> str:
    tiles = [f"{TYPES[int(type_of(tile))]} {tile}" for tile in members(state.faces)]
    return f"for sale: {', '.join(tiles) or 'nothing'}"


def _player(player: Player) -> str:
    pieces = f"Citizen {int(player.citizen) >> 2}, Banker {int(player.banker) >> 2}"
    tiles = " ".join(str(tile) for tile in members(player.tiles))
    return f"{pieces}, on {TYPES[int(player.marker)]}{', tiles ' if tiles else ''}{tiles}"
