"""The start and the end of a Milestone, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import count, single
from gridtown.core.choices import Choices
from gridtown.games.skylines import actions
from gridtown.games.skylines.kinds import (
    EMPLOYMENT,
    FIRST_CAPACITY,
    FIRST_EVIL,
    HAPPINESS,
    MONEY,
    TRACK_COUNT,
    TRACKS,
)
from gridtown.games.skylines.rules.effects import at_milestone, in_force, total
from gridtown.games.skylines.rules.playing import SURPLUS, move, new_sheet
from gridtown.games.skylines.rules.telling import tell_number, tell_paid, tell_track, tell_word
from gridtown.games.skylines.state import (
    ABANDONED,
    BANKRUPT,
    COMPLETED,
    ENDINGS,
    OVER,
    RECORDS,
    TILES,
    UNHAPPY,
    Districts,
    SkylinesState,
    the_city,
    the_districts,
    the_layout,
)
from gridtown.games.skylines.tables import DEVELOP, WAGES, Tables

# Whether it may end


def all_face_up(state: SkylinesState) -> bool:
    """Whether no board piece lies face down, so that this Milestone is the last."""
    return state.pieces == single(len(state.spots)) - 1


def tiles_wanted(state: SkylinesState) -> i64:
    """How many tiles every district needs for the Milestone to end."""
    return 2 if all_face_up(state) else 1


def may_end(state: SkylinesState) -> bool:
    """Whether every district has the tiles it needs."""
    districts, records = the_districts(state), the_city(state).records
    wanted = tiles_wanted(state)
    index: i64 = 0
    while index < len(districts.mask):
        tiles = records[RECORDS * districts.district[index] + TILES] & districts.mask[index]
        if not tiles or (wanted > 1 and count(tiles) < wanted):
            return False
        index += 1
    return True


# The steps of its end


def assess(tables: Tables, state: SkylinesState) -> bool:
    """The first three steps: capacities in the red, happiness to the skyline, wages; whether the city lives
    on.
    """
    tell_number(state, "ended-milestone", state.mover, "amount", state.milestone)
    _lasting_effects(tables, state)
    happiness = state.tracks[HAPPINESS]
    track: i64 = FIRST_CAPACITY
    while track < EMPLOYMENT:
        if state.tracks[track] < 0:
            happiness += state.tracks[track]
        track += 1
    happiness = max(happiness, tables.low[HAPPINESS])
    _set_track(state, HAPPINESS, happiness)
    if lost_by_happiness(tables, state):
        return False
    _raise_skyline(state, happiness)
    if state.skyline <= tables.ruin:
        lose(state, ABANDONED)
        return False
    return _pay_wages(tables, state)


def _lasting_effects(tables: Tables, state: SkylinesState) -> None:
    """What unique buildings, roles and news bring at the end of a Milestone; a track stops at its end."""
    sheet = new_sheet(state)
    for modifier in at_milestone(tables, state):
        step: i64 = 1 if modifier.amount > 0 else -1
        left = modifier.amount
        while left and move(tables, sheet, modifier.track, step):
            left -= step
    track: i64 = 0
    while track < TRACK_COUNT:
        _set_track(state, track, sheet[track])
        track += 1
    _raise_skyline(state, sheet[SURPLUS])


def _pay_wages(tables: Tables, state: SkylinesState) -> bool:
    """Pay for every step that Employment is away from 0; whether there was the money."""
    steps = state.tracks[EMPLOYMENT]
    wages = total(in_force(tables, state, state.mover), WAGES, -steps if steps < 0 else steps)
    if not steps:
        wages = 0
    if wages:
        tell_number(state, "wages", -1, "amount", wages)
    return charge(state, wages)


def charge(state: SkylinesState, amount: i64) -> bool:
    """Pay what has to be paid; without the money the game is lost."""
    if state.tracks[MONEY] < amount:
        lose(state, BANKRUPT)
        return False
    _set_track(state, MONEY, state.tracks[MONEY] - amount)
    return True


def _set_track(state: SkylinesState, track: i64, to: i64) -> None:
    tell_track(state, TRACKS[int(track)], state.tracks[track], to)
    state.tracks[track] = to


def _raise_skyline(state: SkylinesState, amount: i64) -> None:
    tell_track(state, "skyline", state.skyline, state.skyline + amount)
    state.skyline += amount


# The next piece


def development_cost(tables: Tables, state: SkylinesState, board: i64) -> i64:
    """What it costs the token's holder to turn a board over."""
    return total(in_force(tables, state, state.token), DEVELOP, tables.board_cost[board])


def may_be_next(state: SkylinesState, index: int) -> bool:
    """Whether a piece lies face down and, but for the first, beside a face-up one."""
    if state.pieces >> index & 1:
        return False
    if not state.pieces:
        return True
    return any(state.pieces >> other & 1 for other in the_layout(state).neighbours[index])


def generate_developments(tables: Tables, state: SkylinesState, number: i64, out: Choices) -> None:
    """The boards that may be turned over and can be paid for."""
    for index, spot in enumerate(state.spots):
        if may_be_next(state, index) and development_cost(tables, state, spot[0]) <= state.tracks[MONEY]:
            out.insert(pack(number, actions.DEVELOP, spot[0]))


def develop(tables: Tables, state: SkylinesState, board: i64) -> None:
    """Turn a board over; its districts join those beside it."""
    cost = development_cost(tables, state, board)
    tell_paid(state, "developed", state.mover, "board", tables.boards[int(board)], cost)
    charge(state, cost)
    for index, spot in enumerate(state.spots):
        if spot[0] == board:
            state.pieces |= single(index)
    state.districts = Districts(the_layout(state), state.pieces)
    state.milestone += 1
    tell_number(state, "milestone", -1, "amount", state.milestone)


# The end of the game


def lost_by_happiness(tables: Tables, state: SkylinesState) -> bool:
    """Whether Happiness has come down to its lower end; then the game is lost."""
    if state.tracks[HAPPINESS] > tables.low[HAPPINESS]:
        return False
    lose(state, UNHAPPY)
    return True


def lose(state: SkylinesState, ending: i64) -> None:
    """All lose together."""
    tell_word(state, "lost", -1, "cause", ENDINGS[int(ending)])
    _end(state, ending)


def complete(tables: Tables, state: SkylinesState) -> None:
    """After the last Milestone: pollution, traffic and crime lower overall Happiness; what is left is the
    result.
    """
    evils: i64 = 0
    track: i64 = FIRST_EVIL
    while track < TRACK_COUNT:
        evils += state.tracks[track]
        track += 1
    if evils:
        tell_number(state, "evils", -1, "amount", evils)
    _raise_skyline(state, -evils)
    if state.skyline <= tables.ruin:
        lose(state, ABANDONED)
        return
    tell_number(state, "completed", -1, "amount", state.skyline)
    _end(state, COMPLETED)


def _end(state: SkylinesState, ending: i64) -> None:
    state.ending = ending
    state.phase = OVER
    state.active = 0
