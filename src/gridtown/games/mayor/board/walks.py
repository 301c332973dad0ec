"""Walks of Citizens and Bankers: where they may end, and which piece goes first.

Where a walk may end is a set of spaces, packed into one integer: the number that the walk is due to reach,
shifted by SET_BITS, and below it four bits a number, that one first, then the next in the direction of
travel.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import lowest, single
from gridtown.games.mayor.board.track import LAST, ZERO
from gridtown.games.mayor.scoring import price_of_scoring
from gridtown.games.mayor.state import (
    RAINBOW_STEP,
    MayorState,
    Player,
)
from gridtown.games.mayor.tables import Tables

CITIZEN: Final = 0
BANKER: Final = 1
NOBODY: Final = -1

SET_BITS: Final = 48
SET_MASK: Final = (1 << 48) - 1


# Where a walk may end


def space_of(player: Player, piece: i64) -> i64:
    """Where a piece stands."""
    return player.banker if piece == BANKER else player.citizen


def occupied(state: MayorState, number: i64, absent: i64) -> i64:
    """The lanes of `number` on which pieces stand; any number of them fits on 0.

    absent: a piece to overlook, 2 * player + piece, or NOBODY.
    """
    lanes: i64 = 0
    if number == 0:
        return lanes
    piece: i64 = 0
    for player in state.players:
        if player.citizen >> 2 == number and piece != absent:
            lanes |= single(player.citizen & 3)
        if player.banker >> 2 == number and piece + 1 != absent:
            lanes |= single(player.banker & 3)
        piece += 2
    return lanes


def ends(tables: Tables, state: MayorState, start: i64, piece: i64, amount: i64, absent: i64) -> i64:
    """The set of spaces where a walk by `amount` (not 0) from `start` may end; empty if it can't be walked.

    Whoever would end on an occupied space goes on to the next free one. A Citizen is stopped by the 50 only,
    a Banker before it.
    """
    if amount < 0:
        return _ends_back(tables, state, start, amount, absent)
    number = (start >> 2) + amount
    if number >= LAST:
        return _at_the_top(tables, state, start, piece, absent)
    found: i64 = 0
    shift: i64 = 0
    lanes = tables.track.reached(start, amount)
    while lanes:
        taken = lanes & occupied(state, number + shift // 4, absent)
        found |= (lanes & ~taken) << shift
        if not taken:
            break
        lanes = tables.track.beyond(number + shift // 4, taken, True)
        shift += 4
        if number + shift // 4 == LAST:
            if piece == CITIZEN:
                found |= single(shift)
            elif not found:
                return _at_the_top(tables, state, start, piece, absent)
            break
    return number << SET_BITS | found


def _at_the_top(tables: Tables, state: MayorState, start: i64, piece: i64, absent: i64) -> i64:
    """A Citizen becomes Mayor; a Banker stops on the last free space ahead, if there is any."""
    number: i64 = LAST
    if piece == CITIZEN:
        return number << SET_BITS | 1
    number -= 1
    while number > start >> 2:
        free = tables.track.reached(start, number - (start >> 2)) & ~occupied(state, number, absent)
        if free:
            return number << SET_BITS | free
        number -= 1
    return 0


def _ends_back(tables: Tables, state: MayorState, start: i64, amount: i64, absent: i64) -> i64:
    number = (start >> 2) + amount
    found: i64 = 0
    shift: i64 = 0
    lanes = tables.track.reached(start, amount)
    while lanes:
        taken = lanes & occupied(state, number - shift // 4, absent)
        found |= (lanes & ~taken) << shift
        if not taken:
            break
        lanes = tables.track.beyond(number - shift // 4, taken, False)
        shift += 4
    return number << SET_BITS | found


def is_empty(spaces: i64) -> bool:
    """Whether a set of ends is empty."""
    return not spaces & SET_MASK


def is_single(spaces: i64) -> bool:
    """Whether a set of ends (not empty) has one member."""
    mask = spaces & SET_MASK
    return not mask & (mask - 1)


def first_end(spaces: i64, amount: i64) -> i64:
    """The first of a set of ends of a walk by `amount`: the least far, in the first lane."""
    bit = lowest(spaces & SET_MASK)
    number = spaces >> SET_BITS
    number += bit >> 2 if amount > 0 else -(bit >> 2)
    return 4 * number + (bit & 3)


def without_first(spaces: i64) -> i64:
    """A set of ends without its first member."""
    mask = spaces & SET_MASK
    return spaces & ~(mask & -mask)


def pushed(start: i64, end: i64, amount: i64) -> bool:
    """Whether a walk by `amount` goes on beyond where it is due to end, because that space is taken."""
    due = (start >> 2) + amount
    return (end >> 2) > due if amount > 0 else (end >> 2) < due


# Who walks, and which piece first


def due_ends(tables: Tables, state: MayorState, player: i64, piece: i64) -> i64:
    """Where a player's piece may end the walk it has to take now."""
    me = state.players[player]
    amount = me.gp if piece == BANKER else me.vp
    spaces = ends(tables, state, space_of(me, piece), piece, amount, NOBODY)
    if state.cause != RAINBOW_STEP:
        return spaces
    return _affordable(tables, state, me, spaces, amount)


def _affordable(tables: Tables, state: MayorState, player: Player, spaces: i64, amount: i64) -> i64:
    """Those ends of the Rainbow's step after which the placement can be paid for."""
    if state.claiming:
        return spaces
    left = spaces
    while not is_empty(left):
        space = first_end(left, amount)
        rest = without_first(left)
        cost = price_of_scoring(tables, state.city, player, space, state.tile, state.square)
        if cost > player.banker >> 2:
            spaces &= ~(left ^ rest)
        left = rest
    return spaces


def order_matters(tables: Tables, state: MayorState, player: i64) -> bool:
    """Whether it makes a difference which of a player's two pieces walks first.

    It does where one would stop on a space that the other leaves or may come to; not for a Citizen that
    becomes Mayor, which ends the game.
    """
    me = state.players[player]
    if (me.citizen >> 2) + me.vp >= LAST:
        return False
    citizen = ends(tables, state, me.citizen, CITIZEN, me.vp, 2 * player + BANKER)
    banker = ends(tables, state, me.banker, BANKER, me.gp, 2 * player + CITIZEN)
    left = citizen
    while not is_empty(left):
        space = first_end(left, me.vp)
        if space == me.banker or contains(banker, me.gp, space):
            return True
        left = without_first(left)
    return me.citizen != ZERO and contains(banker, me.gp, me.citizen)


def contains(spaces: i64, amount: i64, space: i64) -> bool:
    """Whether `space` is in a set of ends."""
    while not is_empty(spaces):
        if first_end(spaces, amount) == space:
            return True
        spaces = without_first(spaces)
    return False
