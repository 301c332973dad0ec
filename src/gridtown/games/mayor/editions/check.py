"""Checks of a Mayor edition beyond the types of its fields.

Every check gathers faults instead of stopping at the first, and says how to mend what it finds.
"""

from __future__ import annotations

import re
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
from gridtown.games.mayor.editions.board_check import BOARD_CHECKS, board_faults
from gridtown.games.mayor.editions.rows import AmenityRow, Edition, EventRow, Figures, LineRow
from gridtown.games.mayor.editions.tile_check import tile_complaints
from gridtown.games.mayor.editions.words import (
    AMENITY_BLOCKS,
    CHEAPENING,
    COLOURS,
    EVENTS,
    FESTIVAL,
    FIRST_AMENITY,
    LAST_SPACE,
    LINE_COLOURS,
    LINE_TILES,
    MOST_GOLD,
    MOST_PER_MATCH,
    MOST_SURCHARGE,
    MOST_TILES,
    TILES,
    TYPES,
)


def edition_faults(edition: Edition) -> list[Fault]:
    """Faults of the rows together."""
    amenities = range(FIRST_AMENITY, FIRST_AMENITY + len(AMENITY_BLOCKS))
    return [
        *miscounted("line", "type", [line.type for line in edition.line], TYPES),
        *miscounted("tile", "number", [tile.number for tile in edition.tile], range(1, TILES + 1)),
        *miscounted("amenity", "number", [amenity.number for amenity in edition.amenity], amenities),
        *miscounted("event", "number", [event.number for event in edition.event], range(1, EVENTS + 1)),
        *_namesake_faults(edition.event),
        *board_faults(edition),
    ]


# --- single rows


def _figure_complaints(figures: Figures) -> Iterator[Complaint]:
    if not figures.name.strip():
        yield "name", "is empty; name the edition"
    yield from _step_complaints(figures.step_costs)
    yield from outside("pass_gp", [figures.pass_gp], 0, MOST_GOLD)
    yield from outside("reward_vp", [figures.reward_vp], 0, MOST_GOLD)
    yield from outside("reward_gp", [figures.reward_gp], 0, MOST_GOLD)
    yield from outside("limit", [figures.limit], 1, MOST_TILES)
    yield from outside("limit_two", [figures.limit_two], 1, MOST_TILES)
    yield from outside("closing_lines", [figures.closing_lines], 1, len(TYPES))
    if figures.office_at != LAST_SPACE:
        yield "office_at", f"{figures.office_at} is not the end of the track; write {LAST_SPACE}"


def _step_complaints(costs: list[int]) -> Iterator[Complaint]:
    """The first space of a marker's move is free, and no further one is cheaper."""
    yield from outside("step_costs", costs, 0, MOST_GOLD)
    if len(costs) != len(TYPES):
        yield "step_costs", f"has {len(costs)} sums; write one for each move of one space to {len(TYPES)}"
    if costs and costs[0]:
        yield "step_costs", f"asks {costs[0]} for one space, which is free; begin with 0"
    if any(further < nearer for nearer, further in pairwise(costs)):
        yield "step_costs", "falls; write what moving one space to five costs in all"


def _line_complaints(line: LineRow) -> Iterator[Complaint]:
    if line.type not in TYPES:
        yield from unknown("type", (line.type,), TYPES, "type")
        return
    right = LINE_COLOURS[TYPES.index(line.type)]
    if line.colour != right:
        yield "colour", f'is "{line.colour}", but the {line.type} space of the rondel is {right}; correct it'
    yield from _price_complaints(line)
    yield from _match_complaints(line)


def _price_complaints(line: LineRow) -> Iterator[Complaint]:
    """Eight prices, which fall or rise; nobody can pay more than a Banker can have."""
    yield from outside("prices", line.prices, 1, MOST_GOLD)
    if len(line.prices) != LINE_TILES:
        reason = f"has {len(line.prices)} prices; write {LINE_TILES}, from the first tile bought to the last"
        yield "prices", reason
        return
    upwards = list(line.prices) if line.type not in CHEAPENING else line.prices[::-1]
    if upwards != sorted(upwards) or upwards[0] == upwards[-1]:
        way = "fall" if line.type in CHEAPENING else "rise"
        yield "prices", f"must {way} as tiles are bought, and none may go the other way; correct them"


def _match_complaints(line: LineRow) -> Iterator[Complaint]:
    """A Park scores by other buildings; only a Statue costs gold."""
    if line.type == "park":
        for field, amount in (("vp", line.vp), ("gp", line.gp)):
            if amount:
                yield field, f"is {amount}, but a Park scores what the buildings in its block do; write 0"
        return
    yield from outside("vp", [line.vp], 0, MOST_PER_MATCH)
    yield from outside("gp", [line.gp], -MOST_PER_MATCH if line.type == "statue" else 0, MOST_PER_MATCH)


def _amenity_complaints(amenity: AmenityRow) -> Iterator[Complaint]:
    """Their numbers are 41 to 49, in the order of the blocks."""
    last = FIRST_AMENITY + len(AMENITY_BLOCKS) - 1
    if not FIRST_AMENITY <= amenity.number <= last:
        yield "number", f"{amenity.number} is none of {FIRST_AMENITY} to {last}; correct it"
    elif amenity.block != AMENITY_BLOCKS[amenity.number - FIRST_AMENITY]:
        right = AMENITY_BLOCKS[amenity.number - FIRST_AMENITY]
        yield "block", f'is "{amenity.block}", but number {amenity.number} lies in {right}; correct one'
    yield from unknown("block", (amenity.block,), AMENITY_BLOCKS, "block")


def _event_complaints(event: EventRow) -> Iterator[Complaint]:
    yield from outside("number", [event.number], 1, EVENTS)
    if not re.fullmatch("[a-z][a-z0-9_]*", event.id):
        yield "id", f'"{event.id}" is no id; write small letters, figures and _, a letter first'
    if (event.number == 1) != (event.id == FESTIVAL):
        yield "id", f'is "{event.id}" of number {event.number}; number 1 is "{FESTIVAL}", and no other is'
    yield from unknown("closed", event.closed, COLOURS, "colour")
    yield from unknown("surcharge", event.surcharge, TYPES, "type")
    yield from outside("surcharge", event.surcharge.values(), 1, MOST_SURCHARGE)
    yield from unknown("barred", event.barred, TYPES, "type")
    effects = {"closed": event.closed, "surcharge": event.surcharge, "barred": event.barred}
    if event.id == FESTIVAL:
        for field, effect in effects.items():
            if effect:
                yield field, "the Festival makes everything normal; remove it"
    elif not any(effects.values()):
        yield "closed", "is missing, and surcharge and barred are; only the Festival does nothing: add one"


ROW_CHECKS: Final[RowChecks] = {
    "edition": _figure_complaints,
    "line": _line_complaints,
    "tile": tile_complaints,
    "amenity": _amenity_complaints,
    "event": _event_complaints,
    **BOARD_CHECKS,
}
"""Checks of a single row, by table."""


# --- the rows together


def _namesake_faults(events: list[EventRow]) -> Iterator[Fault]:
    """No two Events have the same id."""
    first: dict[str, int] = {}
    for event in events:
        if first.setdefault(event.id, event.number) != event.number:
            reason = f'event {first[event.id]} is "{event.id}" too; give it another'
            yield Fault(label_of("event", event), "id", reason)
