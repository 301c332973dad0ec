"""Checks of a Skylines edition beyond the types of its fields.

Every check gathers faults instead of stopping at the first, and says how to mend what it finds.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from gridtown.editions.complaint import (
    Complaint,
    Fault,
    miscounted,
    outside,
    unknown,
)
from gridtown.editions.row import label_of
from gridtown.editions.schema import RowChecks
from gridtown.games.skylines.board.tracks import TRACKS
from gridtown.games.skylines.editions.board_check import board_complaints
from gridtown.games.skylines.editions.card_check import CARD_CHECKS, card_faults
from gridtown.games.skylines.editions.layout_check import layout_complaints, layout_faults
from gridtown.games.skylines.editions.rows import Edition, Figures, ScenarioRow, TrackRow
from gridtown.games.skylines.editions.tile_check import (
    shape_complaints,
    shape_faults,
    tile_complaints,
    tile_faults,
)
from gridtown.games.skylines.editions.words import (
    BOARDS,
    FREE,
    LAST_SQUARE,
    LEVELS,
    MONEY,
    MOST_MONEY,
    NUISANCES,
    PARTS,
    PLAYERS,
    SCENARIOS,
    STAGE_CARDS,
)


def edition_faults(edition: Edition) -> list[Fault]:
    """Faults of the rows together."""
    return [
        *miscounted("track", "id", [track.id for track in edition.track], TRACKS),
        *miscounted("board", "id", [board.id for board in edition.board], BOARDS),
        *miscounted("scenario", "id", [scenario.id for scenario in edition.scenario], SCENARIOS),
        *shape_faults(edition),
        *tile_faults(edition),
        *card_faults(edition),
        *layout_faults(edition),
        *_table_faults(edition),
    ]


# --- single rows


def _figure_complaints(figures: Figures) -> Iterator[Complaint]:
    if not figures.name.strip():
        yield "name", "is empty; name the edition"
    yield from _key_complaints("levels", figures.levels, LEVELS)
    yield from _key_complaints("display", figures.display, PLAYERS)
    for level, money in figures.levels.items():
        yield from outside(f"levels.{level}", [money], 0, MOST_MONEY)
    for players, cards in figures.display.items():
        most = STAGE_CARDS // int(players) if players in PLAYERS else STAGE_CARDS
        yield from outside(f"display.{players}", [cards], 1, most)
    yield from outside("exchange_price", [figures.exchange_price], 1, MOST_MONEY)
    yield from outside("swap_price", [figures.swap_price], 0, MOST_MONEY)
    yield from outside("ruin", [figures.ruin], -LAST_SQUARE, -1)


def _key_complaints(field: str, given: dict[str, int], wanted: tuple[str, ...]) -> Iterator[Complaint]:
    yield from unknown(field, given, wanted, "key")
    for key in wanted:
        if key not in given:
            yield f"{field}.{key}", "is missing; add it"


def _track_complaints(track: TrackRow) -> Iterator[Complaint]:
    """Markers begin at 0; the treasury has no end above, and neither it nor a nuisance is ever below 0."""
    yield from unknown("id", (track.id,), TRACKS, "track")
    least = 0 if track.id == MONEY or track.id in NUISANCES else -LAST_SQUARE
    most = -1 if track.id == "happiness" else 0
    yield from outside("low", [track.low], least, most)
    if track.id == MONEY and track.high is not None:
        yield "high", "the treasury holds any sum; remove it"
    elif track.id != MONEY and track.high is None:
        yield "high", "is missing; name the last square"
    elif track.high is not None:
        yield from outside("high", [track.high], 1, LAST_SQUARE)


def _scenario_complaints(scenario: ScenarioRow) -> Iterator[Complaint]:
    yield from unknown("id", (scenario.id,), SCENARIOS, "scenario")
    yield from unknown("parts", scenario.parts, PARTS, "part")
    if scenario.id == FREE and scenario.money is not None:
        yield "money", "the level gives it; remove it"
    elif scenario.id != FREE and scenario.money is None:
        yield "money", "is missing; write the starting capital"
    elif scenario.money is not None:
        yield from outside("money", [scenario.money], 0, MOST_MONEY)
    yield from layout_complaints(scenario)


ROW_CHECKS: Final[RowChecks] = {
    "edition": _figure_complaints,
    "track": _track_complaints,
    "board": board_complaints,
    "shape": shape_complaints,
    "tile": tile_complaints,
    **CARD_CHECKS,
    "scenario": _scenario_complaints,
}
"""Checks of a single row, by table."""


# --- rows together


def _table_faults(edition: Edition) -> Iterator[Fault]:
    """Every overall Happiness that is not lost has a line, a better one a later line; success has no gaps."""
    lines = edition.success
    numbers = [line.number for line in lines]
    yield from miscounted("success", "number", numbers, range(1, len(numbers) + 1))
    first = edition.edition.ruin + 1
    if not lines:
        yield Fault("success 1", "low", f"there is no line; begin the table at {first}")
    elif lines[0].low != first:
        label = label_of("success", lines[0])
        yield Fault(label, "low", f"{lines[0].low} leaves a gap after the loss; write {first}")
    for line, better in pairwise(lines):
        label = label_of("success", better)
        if better.low <= line.low:
            yield Fault(label, "low", f"{better.low} is not above {line.low} of the line before; correct one")
        if line.success and not better.success:
            yield Fault(label, "success", "a worse line is one; write true")
