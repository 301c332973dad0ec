"""The Civic Amenities variant: using an amenity, its reward, and laying it."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.games.mayor import actions
from gridtown.games.mayor.lines import TILE_BITS, line_bits
from gridtown.games.mayor.map import ALL_SQUARES
from gridtown.games.mayor.rules.placing import can_place
from gridtown.games.mayor.rules.telling import tell_gains, tell_number, tell_square
from gridtown.games.mayor.state import LAYING, REWARDING, MayorState
from gridtown.games.mayor.tables import Tables


def generate_uses(tables: Tables, state: MayorState, number: i64, out: Choices) -> None:
    """Each amenity of player `number`, if it would do anything and could be laid afterwards."""
    amenities = state.players[number].tiles & ~TILE_BITS
    if not amenities or not is_useful(tables, state, number):
        return
    while amenities:
        out.add(pack(number, actions.USE, lowest(amenities)))
        amenities &= amenities - 1


def is_useful(tables: Tables, state: MayorState, number: i64) -> bool:
    """Whether player `number` could buy or place by an amenity, and then lay it."""
    if state.city.taken == ALL_SQUARES:
        return False
    if state.faces & line_bits(state.players[number].marker):
        return True
    return can_place(tables, state, number, True)


def use(state: MayorState, number: i64, amenity: i64) -> None:
    """Bring an amenity into play: the next action buys or places by it."""
    state.using = amenity
    tell_number(state, "used", number, "amenity", amenity)


def begin_reward(state: MayorState) -> None:
    """Ask what the amenity shall bring."""
    state.phase = REWARDING
    state.active = single(state.mover)


def generate_rewards(number: i64, out: Choices) -> None:
    """Victory points or gold."""
    out.add(pack(number, actions.REWARD, 0))
    out.add(pack(number, actions.REWARD, 1))


def reward(tables: Tables, state: MayorState, number: i64, gold: i64) -> None:
    """Owe the player what the amenity brings."""
    player = state.players[number]
    if gold:
        player.gp = tables.reward_gp
    else:
        player.vp = tables.reward_vp
    tell_gains(state, "rewarded", number, player.vp, player.gp)


def begin_laying(state: MayorState) -> None:
    """Ask where the amenity shall lie."""
    state.phase = LAYING
    state.active = single(state.mover)


def generate_squares(state: MayorState, number: i64, out: Choices) -> None:
    """Every empty square."""
    squares = ALL_SQUARES & ~state.city.taken
    while squares:
        out.add(pack(number, actions.LAY, lowest(squares)))
        squares &= squares - 1


def lay(state: MayorState, number: i64, square: i64) -> None:
    """Lay the used amenity; it claims nothing."""
    state.players[number].tiles &= ~single(state.using)
    state.city.lay(state.using, square)
    tell_square(state, "laid", number, "amenity", state.using, square)
    state.using = 0
