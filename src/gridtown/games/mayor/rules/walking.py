"""How Citizens and Bankers walk: where a walk may end, which piece goes first, and who is next.

Where a walk may end is a set of spaces, packed into one integer: the number that the walk is due to reach,
shifted by SET_BITS, and below it four bits a number, that one first, then the next in the direction of
travel.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.games.mayor import actions
from gridtown.games.mayor.rules.telling import tell, tell_walk
from gridtown.games.mayor.scoring import price_of_scoring
from gridtown.games.mayor.state import (
    MAYOR,
    OVER,
    RAINBOW_STEP,
    WALKING,
    MayorState,
    Player,
)
from gridtown.games.mayor.tables import Tables
from gridtown.games.mayor.track import LAST, OFFICE, ZERO

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


def due_ends(tables: Tables, state: MayorState, number: i64, piece: i64) -> i64:
    """Where player `number`'s piece may end the walk it has to take now."""
    player = state.players[number]
    amount = player.gp if piece == BANKER else player.vp
    spaces = ends(tables, state, space_of(player, piece), piece, amount, NOBODY)
    if state.cause != RAINBOW_STEP:
        return spaces
    return _affordable(tables, state, player, spaces, amount)


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


def order_matters(tables: Tables, state: MayorState, number: i64) -> bool:
    """Whether it makes a difference which of a player's two pieces walks first.

    It does where one would stop on a space that the other leaves or may come to; not for a Citizen that
    becomes Mayor, which ends the game.
    """
    player = state.players[number]
    if (player.citizen >> 2) + player.vp >= LAST:
        return False
    citizen = ends(tables, state, player.citizen, CITIZEN, player.vp, 2 * number + BANKER)
    banker = ends(tables, state, player.banker, BANKER, player.gp, 2 * number + CITIZEN)
    left = citizen
    while not is_empty(left):
        space = first_end(left, player.vp)
        if space == player.banker or _contains(banker, player.gp, space):
            return True
        left = without_first(left)
    return player.citizen != ZERO and _contains(banker, player.gp, player.citizen)


def _contains(spaces: i64, amount: i64, space: i64) -> bool:
    while not is_empty(spaces):
        if first_end(spaces, amount) == space:
            return True
        spaces = without_first(spaces)
    return False


def generate_walks(tables: Tables, state: MayorState, number: i64, out: Choices) -> None:
    """Where the pieces of player `number` may walk."""
    player = state.players[number]
    both = player.vp != 0 and player.gp != 0
    if player.vp:
        _add(out, number, actions.CITIZEN, due_ends(tables, state, number, CITIZEN), player.vp)
    if player.gp and (not both or order_matters(tables, state, number)):
        _add(out, number, actions.BANKER, due_ends(tables, state, number, BANKER), player.gp)


def _add(out: Choices, number: i64, kind: i64, spaces: i64, amount: i64) -> None:
    while not is_empty(spaces):
        out.insert(pack(number, kind, first_end(spaces, amount)))
        spaces = without_first(spaces)


# Walking


def begin_walks(state: MayorState, cause: i64) -> None:
    """Let everybody walk what they have to, clockwise from the Active player."""
    state.cause = cause
    state.walker = state.mover


def walk_on(tables: Tables, state: MayorState) -> bool:
    """Walk until somebody has a choice, or a Citizen is Mayor; whether all have walked."""
    while True:
        player = state.players[state.walker]
        if player.vp or player.gp:
            if not _walk_without_choice(tables, state, player):
                state.phase = WALKING
                state.active = single(state.walker)
                return False
            if state.phase == OVER:
                return False
        else:
            state.walker += 1
            if state.walker == state.size:
                state.walker = 0
            if state.walker == state.mover:
                return True


def _walk_without_choice(tables: Tables, state: MayorState, player: Player) -> bool:
    """Walk one piece if there is just one way to; whether that was so."""
    piece: i64 = CITIZEN if player.vp else BANKER
    if player.vp and player.gp and order_matters(tables, state, state.walker):
        if not is_empty(due_ends(tables, state, state.walker, BANKER)):
            return False
    spaces = due_ends(tables, state, state.walker, piece)
    if is_empty(spaces):
        _stay(player, piece)
        return True
    if not is_single(spaces):
        return False
    amount = player.gp if piece == BANKER else player.vp
    walk(tables, state, state.walker, piece, first_end(spaces, amount))
    return True


def _stay(player: Player, piece: i64) -> None:
    """What can't be walked is lost."""
    if piece == BANKER:
        player.gp = 0
    else:
        player.vp = 0


def walk(tables: Tables, state: MayorState, number: i64, piece: i64, space: i64) -> None:
    """Move a piece to the end of its walk. A Citizen on 50 is Mayor, and the game is over."""
    player = state.players[number]
    start = space_of(player, piece)
    if state.journal is not None:
        path = tables.track.path(start, space)
        tell_walk(state, number, piece, start, path, tables.track.names)
    _stay(player, piece)
    if piece == BANKER:
        player.banker = space
        return
    player.citizen = space
    if space == OFFICE:
        tell(state, "mayor", number)
        end_game(state, MAYOR)


def end_game(state: MayorState, ending: i64) -> None:
    """Nobody acts any more; what was left to walk is dropped."""
    state.phase = OVER
    state.ending = ending
    state.active = 0
    state.cause = 0
    state.walker = 0
    state.tile = 0
    state.square = 0
    state.claiming = 0
    state.using = 0
    for player in state.players:
        player.vp = 0
        player.gp = 0
