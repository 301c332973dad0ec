"""Overall Happiness, the skyline: what raises and lowers it, and what it amounts to in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gridtown.core.judgment import LOST
from gridtown.games.skylines.board.tracks import (
    EMPLOYMENT,
    FIRST_CAPACITY,
    FIRST_NUISANCE,
    TRACK_COUNT,
    TRACKS,
)
from gridtown.games.skylines.events import tell_track
from gridtown.games.skylines.state import COMPLETED, SkylinesState

if TYPE_CHECKING:
    from gridtown.games.skylines.editions.rows import Edition, SuccessRow


def raise_skyline(state: SkylinesState, amount: i64) -> None:
    """Add to overall Happiness, or take from it."""
    tell_track(state, "skyline", state.skyline, state.skyline + amount)
    state.skyline += amount


def steps_in_red(state: SkylinesState) -> i64:
    """How many steps the markers of the utilities stand below 0: so much Happiness is lost."""
    steps: i64 = 0
    track: i64 = FIRST_CAPACITY
    while track < EMPLOYMENT:
        if state.tracks[track] < 0:
            steps -= state.tracks[track]
        track += 1
    return steps


def nuisances(state: SkylinesState) -> i64:
    """What pollution, traffic and crime take from overall Happiness after the last Milestone."""
    steps: i64 = 0
    track: i64 = FIRST_NUISANCE
    while track < TRACK_COUNT:
        steps += state.tracks[track]
        track += 1
    return steps


def result_lines(state: SkylinesState, worth: int) -> dict[str, int]:
    """What a game that is over comes to, line by line. worth: what it counts for, less if it is lost."""
    if state.ending != COMPLETED:
        return {"happiness": int(state.skyline), LOST: worth - int(state.skyline)}
    taken = {TRACKS[track]: -int(state.tracks[track]) for track in range(FIRST_NUISANCE, TRACK_COUNT)}
    return {"happiness": worth - sum(taken.values()), **taken}


def success_row(edition: Edition, state: SkylinesState) -> SuccessRow | None:
    """The row of the success table that a game comes to; None for one that is lost, or has no row."""
    if state.ending != COMPLETED:
        return None
    reached = [row for row in edition.success if row.low <= state.skyline]
    return max(reached, key=lambda row: row.low, default=None)
