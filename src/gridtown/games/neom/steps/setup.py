"""Setup: the City boards, the start player of two, and the Cornerstones of the Beginner's Variant."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.arguments import Pair
from gridtown.core.bits import single
from gridtown.games.neom.actions import BOARD, DEAL, FIRST
from gridtown.games.neom.board.city import new_city
from gridtown.games.neom.board.goods import RAW
from gridtown.games.neom.events import tell, tell_tiles
from gridtown.games.neom.notation import RAW_GOOD, SEAT, TILE
from gridtown.games.neom.state import SETUP, NeomState
from gridtown.games.neom.steps.step import ChanceKind, ChanceStep, Group
from gridtown.games.neom.tables import FIRST_CORNERSTONE, Tables, cornerstone_bit


class Board(ChanceKind):
    """A City board for the next player without one, of those that nobody has."""

    def __init__(self) -> None:
        super().__init__(BOARD, "board", Pair(SEAT, RAW_GOOD, 5))

    def pool(self, state: NeomState) -> i64:
        """The boards left, as a set of Raw Goods."""
        left: i64 = RAW
        for player in state.players:
            if player.city.center >= 0:
                left &= ~single(player.city.center)
        return left

    def outcome(self, state: NeomState, index: i64) -> i64:
        """Player and Raw Good."""
        return boardless(state) << 5 | index

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Lay the board before its player."""
        owner, good = argument >> 5, argument & 31
        state.players[owner].city = new_city(tables, good)
        tell(state, "board", owner, good=good)


class TakeBoards(ChanceStep):
    """Setup, 1: a random City board each."""

    phase: i64 = SETUP

    def __init__(self) -> None:
        super().__init__(Board())

    def applies(self, state: NeomState) -> bool:
        """As long as somebody has none."""
        return boardless(state) >= 0

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Until all have one."""
        return boardless(state) >= 0


def boardless(state: NeomState) -> i64:
    """The first player without a City board, or -1."""
    for player in range(state.size):
        if state.players[player].city.center < 0:
            return player
    return -1


class First(ChanceKind):
    """The one of two players who goes first."""

    def __init__(self) -> None:
        super().__init__(FIRST, "first", SEAT)

    def pool(self, state: NeomState) -> i64:
        """Both players."""
        return 3

    def outcome(self, state: NeomState, index: i64) -> i64:
        """The player."""
        return index

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Let that player open the first stack."""
        state.opener = argument
        tell(state, "opens", argument)


class DrawStartPlayer(ChanceStep):
    """The Two-Player Game: who goes first, which changes every turn."""

    phase: i64 = SETUP

    def __init__(self) -> None:
        super().__init__(First())

    def applies(self, state: NeomState) -> bool:
        """With two players, after the boards, until it is drawn."""
        return state.size == 2 and state.opener < 0 and boardless(state) < 0

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Once is enough."""
        return False


class DealBeginners(ChanceKind):
    """A Cornerstone for the next player without one."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deal", Pair(SEAT, TILE, 8))

    def pool(self, state: NeomState) -> i64:
        """The Cornerstones not dealt."""
        return state.box

    def outcome(self, state: NeomState, index: i64) -> i64:
        """Player and tile."""
        return _without_cornerstone(state) << 8 | FIRST_CORNERSTONE + index

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Lay it face up before its player."""
        owner = argument >> 8
        bit = cornerstone_bit(argument & 255)
        state.box &= ~bit
        state.shown |= bit
        state.players[owner].kept |= bit
        tell_tiles(state, "cornerstones", owner, FIRST_CORNERSTONE, bit)


class DealOneCornerstone(ChanceStep):
    """Beginner's Variant: one random Cornerstone each."""

    phase: i64 = SETUP

    def __init__(self) -> None:
        super().__init__(DealBeginners())

    def applies(self, state: NeomState) -> bool:
        """After the boards and the start player."""
        return boardless(state) < 0 and (state.size != 2 or state.opener >= 0)

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Until all have one."""
        return _without_cornerstone(state) >= 0


def _without_cornerstone(state: NeomState) -> i64:
    for player in range(state.size):
        if not state.players[player].kept:
            return player
    return -1


class BeginnersVariant(Group):
    """Beginner's Variant: no Preliminary Round."""

    def applies(self, state: NeomState) -> bool:
        """If it was chosen."""
        return bool(state.beginner)
