"""Chance: the boards, the first player, hands, and the tiles that are turned face up ("Setup")."""

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import CHANCE, pack
from gridtown.core.bits import count, lowest, nth, single
from gridtown.core.choices import Choices
from gridtown.core.rng import Rng
from gridtown.games.neom.actions import BOARD, DEAL, EXCHANGE, FIRST, REVEAL
from gridtown.games.neom.goods import RAW
from gridtown.games.neom.plan import plan_given
from gridtown.games.neom.state import EXCHANGING, SETUP, NeomState
from gridtown.games.neom.tables import FIRST_CORNERSTONE, cornerstone_bit, deck_bit, tile_at

HAND: Final = 8  # tiles dealt to each of 3 to 5 players a generation
DRAFT_HAND: Final = 4

TWO_PLAYER_PACKS: Final = (4, 4, 4, 3, 3, 3, 3)
SOLO_PACKS: Final = ((5, 4, 4, 3, 3, 2, 2), (6, 5, 5, 4, 4, 3, 3), (7, 6, 6, 5, 5, 4, 4))
TWO_PLAYER_STACKS: Final = (3, 3, 3)
SOLO_STACKS: Final = (4, 3, 2)


def boards_left(state: NeomState) -> i64:
    """The City boards not dealt yet, as a set of Raw Goods."""
    left: i64 = RAW
    for player in state.players:
        if player.city.center >= 0:
            left &= ~single(player.city.center)
    return left


def boardless(state: NeomState) -> i64:
    """The first player without a City board, or -1."""
    number: i64 = 0
    while number < state.size:
        if state.players[number].city.center < 0:
            return number
        number += 1
    return -1


def hand_size(state: NeomState) -> i64:
    """How many tiles each player is dealt now."""
    if state.generation:
        return HAND
    return 1 if state.beginner else DRAFT_HAND


def receiver(state: NeomState) -> i64:
    """The next player who is dealt a tile, or -1 when all have their hands."""
    size = hand_size(state)
    number: i64 = 0
    while number < state.size:
        player = state.players[number]
        if count(player.kept if state.beginner and not state.generation else player.hand) < size:
            return number
        number += 1
    return -1


def row_size(state: NeomState) -> i64:
    """How many tiles lie face up at the start of this turn (two players and solo)."""
    turn = int(state.turn) - 1
    if state.generation == 0:
        return (TWO_PLAYER_STACKS if state.size == 2 else SOLO_STACKS)[turn]
    return TWO_PLAYER_PACKS[turn] if state.size == 2 else SOLO_PACKS[int(state.deck_choice)][turn]


def source_set(state: NeomState) -> i64:
    """What tiles are dealt from now: the deck, or the Cornerstones."""
    return state.deck if state.generation and state.phase != EXCHANGING else state.box


def source_tile(state: NeomState, index: i64) -> i64:
    """The number of the tile that bit `index` of `source_set` stands for."""
    if state.generation and state.phase != EXCHANGING:
        return tile_at(state.generation, index)
    return FIRST_CORNERSTONE + index


def source_bit(state: NeomState, tile: i64) -> i64:
    """The bit of `tile` in `source_set`."""
    if state.generation and state.phase != EXCHANGING:
        return deck_bit(tile)
    return cornerstone_bit(tile)


def exchanger(state: NeomState) -> i64:
    """The player who gets a random Cornerstone for the one given (beginner's CONTRACT OFFICE), or -1."""
    number: i64 = 0
    while number < state.size:
        if plan_given(state.players[number].plan):
            return number
        number += 1
    return -1


def _action(state: NeomState, index: i64) -> i64:
    """The chance action that the outcome `index` of the pool stands for."""
    if state.phase == SETUP and boardless(state) >= 0:
        return pack(CHANCE, BOARD, boardless(state) << 5 | index)
    if state.phase == SETUP and state.size == 2 and state.opener < 0:
        return pack(CHANCE, FIRST, index)
    tile = source_tile(state, index)
    if state.phase == EXCHANGING:
        return pack(CHANCE, EXCHANGE, exchanger(state) << 8 | tile)
    if state.size > 2 or (state.beginner and not state.generation):
        return pack(CHANCE, DEAL, receiver(state) << 8 | tile)
    return pack(CHANCE, REVEAL, tile)


def _pool(state: NeomState) -> i64:
    """The set of equally likely outcomes of the chance event at hand."""
    if state.phase == SETUP and boardless(state) >= 0:
        return boards_left(state)
    if state.phase == SETUP and state.size == 2 and state.opener < 0:
        return 3
    return source_set(state)


def generate_chance(state: NeomState, out: Choices) -> None:
    """All outcomes of the chance event at hand, equally likely."""
    rest = _pool(state)
    while rest:
        out.add(_action(state, lowest(rest)))
        rest &= rest - 1


def draw_chance(state: NeomState, rng: Rng) -> i64:
    """One of them."""
    pool = _pool(state)
    return _action(state, nth(pool, rng.below(count(pool))))
