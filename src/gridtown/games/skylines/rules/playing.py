"""Playing a card: what it costs, whether its condition is met, and what it brings.

A sheet is what the tracks would show: TRACK_COUNT numbers, and behind them the happiness that goes straight
to the skyline.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gridtown.core.bits import count, single
from gridtown.games.skylines.kinds import (
    EMPLOYMENT,
    FIRST_EVIL,
    HAPPINESS,
    MONEY,
    TRACK_COUNT,
    ZONES,
    is_utility,
)
from gridtown.games.skylines.rules.effects import (
    cost,
    gain,
    is_banned,
    price,
    reaches_far,
    unheard,
)
from gridtown.games.skylines.state import (
    LOCAL,
    NEAR,
    RECORDS,
    UTILITIES,
    WIDE,
    ZONE_TILES,
    SkylinesState,
    the_city,
    the_districts,
)
from gridtown.games.skylines.tables import ABOVE, BELOW, EQUALS, Modifier, Tables

SURPLUS: Final = TRACK_COUNT
"""Where a sheet counts the happiness beyond the track's end."""

# Verdicts on a card, bits: which way it may be played
IF_MET: Final = 1
IF_UNMET: Final = 2
HANGS: Final = 4  # whether the condition is met depends on the place


# Sheets


def new_sheet(state: SkylinesState) -> vec[i64]:
    """What the tracks show now."""
    return append(state.tracks[:], i64(0))


def move(tables: Tables, sheet: vec[i64], track: i64, amount: i64) -> bool:
    """Move a marker of a sheet; whether that is allowed."""
    to = sheet[track] + amount
    if track == MONEY:
        sheet[track] = to
        return to >= 0
    if to > tables.high[track]:
        if track == HAPPINESS:
            sheet[SURPLUS] += to - tables.high[track]
        elif track >= EMPLOYMENT:
            return False  # full employment can't be overdone, nor can pollution, traffic and crime
        to = tables.high[track]
    elif to < tables.low[track]:
        if track >= FIRST_EVIL or track == HAPPINESS:
            to = tables.low[track]
        else:
            return False
    sheet[track] = to
    return True


def pay(tables: Tables, modifiers: list[Modifier], card: i64, sheet: vec[i64]) -> bool:
    """Move the sheet by a card's costs; whether they can be paid."""
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


def earn(tables: Tables, modifiers: list[Modifier], card: i64, sheet: vec[i64], met: bool) -> bool:
    """Move the sheet by a card's reward, if its condition is met, and by what else its play brings."""
    track: i64 = 0
    while track < TRACK_COUNT:
        amount = tables.reward[TRACK_COUNT * card + track] if met else 0
        if amount and not move(tables, sheet, track, amount):
            return False
        track += 1
    track = 0
    while track < TRACK_COUNT:
        amount = gain(tables, modifiers, card, track)
        if amount and not move(tables, sheet, track, amount):
            return False
        track += 1
    return True


def test_is_met(tables: Tables, card: i64, sheet: vec[i64]) -> bool:
    """Whether the part of a card's condition is met that looks at a track, its costs being paid."""
    test, value = tables.test[card], tables.test_value[card]
    shown = sheet[tables.test_track[card]]
    if test == BELOW:
        return shown < value
    if test == ABOVE:
        return shown > value
    return test != EQUALS or shown == value


def looks_around(tables: Tables, card: i64) -> bool:
    """Whether a card's condition asks what is near its tile."""
    if tables.services[card]:
        return True
    type: i64 = 0
    while type < ZONES:
        if tables.others[ZONES * card + type]:
            return True
        type += 1
    return False


def verdict(tables: Tables, state: SkylinesState, modifiers: list[Modifier], card: i64) -> i64:
    """In which ways a card may be played, as far as the tracks go, as bits; 0 for not at all.

    Where its costs alone lose the game nothing follows that could forbid it.
    """
    if is_banned(tables, modifiers, card):
        return 0
    sheet = new_sheet(state)
    if not pay(tables, modifiers, card, sheet):
        return 0
    if sheet[HAPPINESS] <= tables.low[HAPPINESS]:
        return IF_UNMET
    hangs = looks_around(tables, card)
    met = test_is_met(tables, card, sheet)
    found: i64 = HANGS if hangs and met else 0
    if (not met or hangs) and earn(tables, modifiers, card, sheet[:], False):
        found |= IF_UNMET
    if met and earn(tables, modifiers, card, sheet, True):
        found |= IF_MET
    return found if found & (IF_MET | IF_UNMET) else 0


# Places


class Site:
    """Where one card's tile is to lie: what is asked of a place, worked out once for all of them.

    utility: 1 for a utility, which wants a district without one. needs: the verdict. deaf: services that
    can't be used, far: 1 where Stage I services serve the whole district.
    """

    def __init__(self, utility: i64, needs: i64, deaf: i64, far: i64) -> None:
        self.utility = utility
        self.needs = needs
        self.deaf = deaf
        self.far = far


def site_of(tables: Tables, modifiers: list[Modifier], card: i64, needs: i64) -> Site:
    """What is asked of the places for a card."""
    utility: i64 = 1 if is_utility(tables.type[card]) else 0
    return Site(utility, needs, unheard(modifiers), 1 if reaches_far(modifiers) else 0)


def services_at(state: SkylinesState, site: Site, district: i64, mask: i64, around: i64) -> i64:
    """The services that a tile on `mask` could use, as bits; `around` is its present district."""
    records = the_city(state).records
    start = RECORDS * district
    found: i64 = 0
    service: i64 = 0
    while service < 6:
        heard = records[start + WIDE + service] & around or records[start + NEAR + service] & mask
        if heard or (site.far and records[start + LOCAL + service] & around):
            found |= single(service)
        service += 1
    return found & ~site.deaf


def condition_is_met(
    tables: Tables, state: SkylinesState, site: Site, card: i64, district: i64, mask: i64
) -> bool:
    """Whether what a card asks of the surroundings of a place is there. Other tiles count, not its own."""
    around = the_districts(state).around(district, mask)
    services = tables.services[card]
    if services & ~services_at(state, site, district, mask, around):
        return False
    records = the_city(state).records
    type: i64 = 0
    while type < ZONES:
        wanted = tables.others[ZONES * card + type]
        if wanted and count(records[RECORDS * district + ZONE_TILES + type] & around) < wanted:
            return False
        type += 1
    return True


def fits(tables: Tables, state: SkylinesState, site: Site, card: i64, district: i64, mask: i64) -> bool:
    """Whether a card's tile may lie on free squares `mask` of a district."""
    if site.utility:
        around = the_districts(state).around(district, mask)
        if the_city(state).records[RECORDS * district + UTILITIES] & around:
            return False
    if not site.needs & HANGS or site.needs & (IF_MET | IF_UNMET) == IF_MET | IF_UNMET:
        return True
    met = condition_is_met(tables, state, site, card, district, mask)
    return bool(site.needs & (IF_MET if met else IF_UNMET))
