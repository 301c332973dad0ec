"""Dealing: hands for three to five players, face-up stacks and packs for two and for one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.arguments import Pair
from gridtown.core.bits import count
from gridtown.games.neom.actions import DEAL, REVEAL
from gridtown.games.neom.events import tell, tell_tiles
from gridtown.games.neom.notation import SEAT, TILE
from gridtown.games.neom.state import DEALING, TURNS, NeomState, simultaneous
from gridtown.games.neom.steps.step import ChanceKind, ChanceStep
from gridtown.games.neom.tables import FIRST_CORNERSTONE, Tables, cornerstone_bit, deck_bit, tile_at

HAND: Final = 8
"""Tiles dealt to each of 3 to 5 players a generation."""
CORNERSTONE_HAND: Final = 4

TWO_PLAYER_PACKS: Final = vec[i64]([4, 4, 4, 3, 3, 3, 3])
SOLO_PACKS: Final = vec[i64]([5, 4, 4, 3, 3, 2, 2, 6, 5, 5, 4, 4, 3, 3, 7, 6, 6, 5, 5, 4, 4])
"""Seven for each choice of decks."""
TWO_PLAYER_STACKS: Final = vec[i64]([3, 3, 3])
SOLO_STACKS: Final = vec[i64]([4, 3, 2])


def receiver(state: NeomState, size: i64) -> i64:
    """The next player who has fewer than `size` tiles in hand, or -1."""
    for player in range(state.size):
        if count(state.players[player].hand) < size:
            return player
    return -1


class DealCornerstone(ChanceKind):
    """A Cornerstone for the hand of the next player, unseen by the others."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deal", Pair(SEAT, TILE, 8))

    def pool(self, state: NeomState) -> i64:
        """The Cornerstones not dealt."""
        return state.box

    def outcome(self, state: NeomState, index: i64) -> i64:
        """Player and tile."""
        return receiver(state, CORNERSTONE_HAND) << 8 | FIRST_CORNERSTONE + index

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """From the box into the hand."""
        bit = cornerstone_bit(argument & 255)
        state.box &= ~bit
        state.players[argument >> 8].hand |= bit


class DealCornerstones(ChanceStep):
    """Preliminary Round: a hand of four Cornerstones each."""

    phase: i64 = DEALING

    def __init__(self) -> None:
        super().__init__(DealCornerstone())

    def applies(self, state: NeomState) -> bool:
        """With three to five players."""
        return simultaneous(state) and not state.generation

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Until all have their hands."""
        if receiver(state, CORNERSTONE_HAND) >= 0:
            return True
        tell(state, "draft-dealt", -1)
        return False


class RevealCornerstone(ChanceKind):
    """A Cornerstone turned face up."""

    def __init__(self) -> None:
        super().__init__(REVEAL, "reveal", TILE)

    def pool(self, state: NeomState) -> i64:
        """The Cornerstones in no stack turned up yet."""
        return state.box

    def outcome(self, state: NeomState, index: i64) -> i64:
        """The tile."""
        return FIRST_CORNERSTONE + index

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """From the box into the row."""
        bit = cornerstone_bit(argument)
        state.box &= ~bit
        state.shown |= bit
        state.row |= bit


class TurnUpStack(ChanceStep):
    """The Two-Player Game and The Solo Game: the tiles of one stack are turned face up."""

    phase: i64 = DEALING

    def __init__(self) -> None:
        super().__init__(RevealCornerstone())

    def applies(self, state: NeomState) -> bool:
        """With one or two players."""
        return not simultaneous(state) and not state.generation

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Until the whole stack lies there; the opener chooses first."""
        if count(state.row) < row_size(state):
            return True
        tell_tiles(state, "row", -1, FIRST_CORNERSTONE, state.row)
        state.active_player = state.opener
        return False


class DealTile(ChanceKind):
    """A tile of the generation for the hand of the next player, unseen by the others."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deal", Pair(SEAT, TILE, 8))

    def pool(self, state: NeomState) -> i64:
        """The tiles not dealt."""
        return state.deck

    def outcome(self, state: NeomState, index: i64) -> i64:
        """Player and tile."""
        return receiver(state, HAND) << 8 | tile_at(state.generation, index)

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """From the deck into the hand."""
        bit = deck_bit(argument & 255)
        state.deck &= ~bit
        state.players[argument >> 8].hand |= bit


class DealHands(ChanceStep):
    """Playing a Generation: a hand of eight tiles each."""

    phase: i64 = DEALING

    def __init__(self) -> None:
        super().__init__(DealTile())

    def applies(self, state: NeomState) -> bool:
        """With three to five players."""
        return simultaneous(state) and state.generation > 0

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Until all have their hands."""
        return receiver(state, HAND) >= 0


class RevealTile(ChanceKind):
    """A tile of the generation turned face up."""

    def __init__(self) -> None:
        super().__init__(REVEAL, "reveal", TILE)

    def pool(self, state: NeomState) -> i64:
        """The tiles in no pack turned up yet."""
        return state.deck

    def outcome(self, state: NeomState, index: i64) -> i64:
        """The tile."""
        return tile_at(state.generation, index)

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """From the deck into the row."""
        bit = deck_bit(argument)
        state.deck &= ~bit
        state.revealed |= bit
        state.row |= bit


class TurnUpPack(ChanceStep):
    """The Two-Player Game and The Solo Game: the tiles of the next pack are turned face up."""

    phase: i64 = DEALING

    def __init__(self) -> None:
        super().__init__(RevealTile())

    def applies(self, state: NeomState) -> bool:
        """With one or two players."""
        return not simultaneous(state) and state.generation > 0

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Until the whole pack lies there; the opener selects first."""
        if count(state.row) < row_size(state):
            return True
        tell_tiles(state, "row", -1, tile_at(state.generation, 0), state.row)
        state.active_player = state.opener
        return False


def row_size(state: NeomState) -> i64:
    """Size of the stack or pack of this turn."""
    turn = state.turn - 1
    if state.generation == 0:
        return (TWO_PLAYER_STACKS if state.size == 2 else SOLO_STACKS)[turn]
    return TWO_PLAYER_PACKS[turn] if state.size == 2 else SOLO_PACKS[TURNS * state.deck_choice + turn]
