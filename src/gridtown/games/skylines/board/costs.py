"""Costs and rewards of a card: whether it may be played as the markers stand, and what they show after it.

A sheet is what the tracks would show: TRACK_COUNT numbers, and behind them the happiness that goes straight
to the skyline.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gridtown.core.bits import lowest
from gridtown.games.skylines.board.effects import cost, gain, is_banned, price
from gridtown.games.skylines.board.tracks import (
    EMPLOYMENT,
    FIRST_NUISANCE,
    HAPPINESS,
    MONEY,
    TRACK_COUNT,
    TRACKS,
)
from gridtown.games.skylines.events import tell_number, tell_track
from gridtown.games.skylines.scoring import raise_skyline
from gridtown.games.skylines.state import SkylinesState
from gridtown.games.skylines.tables import ABOVE, BELOW, EQUALS, NO_END, Modifier, Tables

SURPLUS: Final = TRACK_COUNT
"""Where a sheet counts the happiness beyond the track's end."""

NOWHERE: Final = -NO_END
"""Stands for a move that is not allowed."""

# Verdicts on a card, bits: which way it may be played
IF_MET: Final = 1
IF_UNMET: Final = 2
DEPENDS_ON_PLACE: Final = 4  # whether the condition is met depends on the place


def stop(tables: Tables, track: i64, to: i64) -> i64:
    """What a track shows when its marker is moved to `to`, an end of it at most; NOWHERE if it may not be."""
    if track == MONEY:
        return to if to >= 0 else i64(NOWHERE)
    if to > tables.high[track]:
        # full employment can't be overdone, nor can pollution, traffic and crime
        return i64(NOWHERE) if track >= EMPLOYMENT else tables.high[track]
    if to < tables.low[track]:
        return tables.low[track] if track >= FIRST_NUISANCE or track == HAPPINESS else i64(NOWHERE)
    return to


# Sheets


def new_sheet(state: SkylinesState) -> vec[i64]:
    """What the tracks show now."""
    return append(state.tracks[:], i64(0))


def move(tables: Tables, sheet: vec[i64], track: i64, amount: i64) -> bool:
    """Move a marker of a sheet; whether that is allowed. Money is owed where it is not."""
    to = sheet[track] + amount
    shown = stop(tables, track, to)
    if shown == NOWHERE:
        if track == MONEY:
            sheet[track] = to
        return False
    if track == HAPPINESS and to > shown:
        sheet[SURPLUS] += to - shown
    sheet[track] = shown
    return True


def pay(tables: Tables, modifiers: list[Modifier], card: i64, sheet: vec[i64]) -> bool:
    """Move the sheet by a card's costs; whether they can be paid."""
    if not modifiers:
        return _pay_printed(tables, card, sheet)
    income = tables.cost[TRACK_COUNT * card + MONEY]
    if income > 0:
        sheet[MONEY] += income
    elif not move(tables, sheet, MONEY, -price(tables, modifiers, card)):
        return False
    track: i64 = HAPPINESS
    while track < TRACK_COUNT:
        amount = cost(tables, modifiers, card, track)
        if amount and not move(tables, sheet, track, amount):
            return False
        track += 1
    return True


def _pay_printed(tables: Tables, card: i64, sheet: vec[i64]) -> bool:
    """The same where nothing changes what a card costs."""
    track: i64 = 0
    while track < TRACK_COUNT:
        amount = tables.cost[TRACK_COUNT * card + track]
        if amount and not move(tables, sheet, track, amount):
            return False
        track += 1
    return True


def earn(tables: Tables, modifiers: list[Modifier], card: i64, sheet: vec[i64], met: bool) -> bool:
    """Move the sheet by a card's reward, if its condition is met, and by what else its play brings."""
    track: i64 = 0 if met else TRACK_COUNT
    while track < TRACK_COUNT:
        amount = tables.reward[TRACK_COUNT * card + track]
        if amount and not move(tables, sheet, track, amount):
            return False
        track += 1
    if not modifiers:
        return True
    track = 0
    while track < TRACK_COUNT:
        amount = gain(tables, modifiers, card, track)
        if amount and not move(tables, sheet, track, amount):
            return False
        track += 1
    return True


def test_is_met(tables: Tables, card: i64, sheet: vec[i64]) -> bool:
    """Whether the part of a card's condition is met that looks at a track, its costs being paid."""
    return _passes(tables, card, sheet[tables.test_track[card]])


def _passes(tables: Tables, card: i64, shown: i64) -> bool:
    """The same of what that track shows."""
    test, value = tables.test[card], tables.test_value[card]
    if test == BELOW:
        return shown < value
    if test == ABOVE:
        return shown > value
    return test != EQUALS or shown == value


def verdict(tables: Tables, state: SkylinesState, modifiers: list[Modifier], card: i64) -> i64:
    """In which ways a card may be played, as far as the tracks go, as bits; 0 for not at all.

    Where its costs alone lose the game nothing follows that could forbid it.
    """
    if not modifiers:
        return _verdict_as_printed(tables, state, card)
    if is_banned(tables, modifiers, card):
        return 0
    sheet = new_sheet(state)
    if not pay(tables, modifiers, card, sheet):
        return 0
    if sheet[HAPPINESS] <= tables.low[HAPPINESS]:
        return IF_UNMET
    hangs = bool(tables.looks_around[card])
    met = test_is_met(tables, card, sheet)
    found: i64 = DEPENDS_ON_PLACE if hangs and met else 0
    if (not met or hangs) and earn(tables, modifiers, card, sheet[:], False):
        found |= IF_UNMET
    if met and earn(tables, modifiers, card, sheet, True):
        found |= IF_MET
    return found if found & (IF_MET | IF_UNMET) else i64(0)


def _verdict_as_printed(tables: Tables, state: SkylinesState, card: i64) -> i64:
    """The same where nothing changes what a card costs and brings. Made most often, so it needs no sheet."""
    tracks = tables.costs_on[card]
    while tracks:
        if _paid(tables, state, card, lowest(tracks)) == NOWHERE:
            return 0
        tracks &= tracks - 1
    if _paid(tables, state, card, HAPPINESS) <= tables.low[HAPPINESS]:
        return IF_UNMET
    hangs = bool(tables.looks_around[card])
    if not _passes(tables, card, _paid(tables, state, card, tables.test_track[card])):
        return IF_UNMET
    earned = IF_MET if _can_earn(tables, state, card) else 0
    return DEPENDS_ON_PLACE | IF_UNMET | earned if hangs else earned


def _paid(tables: Tables, state: SkylinesState, card: i64, track: i64) -> i64:
    """What a track shows once a card's printed cost is paid, NOWHERE if it can't be."""
    amount = tables.cost[TRACK_COUNT * card + track]
    return stop(tables, track, state.tracks[track] + amount) if amount else state.tracks[track]


def _can_earn(tables: Tables, state: SkylinesState, card: i64) -> bool:
    """Whether a card's printed reward can be taken once its cost is paid."""
    tracks = tables.rewards_on[card]
    while tracks:
        track = lowest(tracks)
        to = _paid(tables, state, card, track) + tables.reward[TRACK_COUNT * card + track]
        if stop(tables, track, to) == NOWHERE:
            return False
        tracks &= tracks - 1
    return True


def resolved(
    tables: Tables, state: SkylinesState, modifiers: list[Modifier], card: i64, met: bool
) -> vec[i64]:
    """What the tracks show after a card, and the skyline in place of the surplus."""
    sheet = new_sheet(state)
    pay(tables, modifiers, card, sheet)
    if sheet[HAPPINESS] > tables.low[HAPPINESS]:  # or it is lost at once, and nothing is earned any more
        earn(tables, modifiers, card, sheet, met)
    sheet[SURPLUS] += state.skyline
    return sheet


def settle(
    tables: Tables, state: SkylinesState, player: i64, modifiers: list[Modifier], card: i64, met: bool
) -> None:
    """Move the markers by a card's costs and, if its condition is met, its reward."""
    sheet = new_sheet(state)
    pay(tables, modifiers, card, sheet)
    _show(state, sheet)
    if sheet[HAPPINESS] <= tables.low[HAPPINESS]:
        return  # lost at once: nothing is earned any more
    if met and tables.conditional[card]:
        tell_number(state, "rewarded", player, "card", card)
    earn(tables, modifiers, card, sheet, met)
    _show(state, sheet)
    raise_skyline(state, sheet[SURPLUS])


def _show(state: SkylinesState, sheet: vec[i64]) -> None:
    """Move the markers to where a sheet has them."""
    track: i64 = 0
    while track < TRACK_COUNT:
        if state.tracks[track] != sheet[track]:
            set_track(state, track, sheet[track])
        track += 1


def set_track(state: SkylinesState, track: i64, to: i64) -> None:
    """Move a marker."""
    tell_track(state, TRACKS[int(track)], state.tracks[track], to)
    state.tracks[track] = to
