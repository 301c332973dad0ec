"""Obstacles to a card, its tile and a place for it: which rule it is that forbids them.

Asked only where something is refused. Of several obstacles the one is told that comes first in the rulebook's
course: the money, the tracks as far as no place matters, room for the tile, one utility a district, and then
what the place would bring.
"""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import i64

from gridtown.core.refusal import Refusal
from gridtown.games.skylines.board.cards import POLICY, is_zone
from gridtown.games.skylines.board.city import RECORDS, TAKEN, UTILITIES
from gridtown.games.skylines.board.costs import (
    DEPENDS_ON_PLACE,
    IF_MET,
    move,
    new_sheet,
    pay,
    test_is_met,
)
from gridtown.games.skylines.board.effects import cost, gain
from gridtown.games.skylines.board.orientations import square_name
from gridtown.games.skylines.board.sites import Site, condition_is_met, has_utility, shapes_of
from gridtown.games.skylines.board.tracks import MONEY, TRACK_COUNT, TRACKS
from gridtown.games.skylines.state import SkylinesState, the_city, the_districts, the_layout
from gridtown.games.skylines.tables import Modifier, Tables


class Room(NamedTuple):
    """Free land on which a tile could lie: squares of a district, as bits."""

    district: int
    mask: int


# The tracks


def cost_obstacle(tables: Tables, state: SkylinesState, modifiers: list[Modifier], card: i64) -> Refusal:
    """What a card's costs, or else what it brings at every place, would move past its end."""
    sheet = new_sheet(state)
    pay(tables, modifiers, card, sheet)
    money = int(state.tracks[MONEY])
    if sheet[MONEY] < 0:
        return Refusal("too-dear", {"card": int(card), "cost": money - int(sheet[MONEY]), "money": money})
    met = test_is_met(tables, card, sheet) and not tables.looks_around[card]
    return _track_obstacle(tables, state, modifiers, card, met)


def _track_obstacle(
    tables: Tables, state: SkylinesState, modifiers: list[Modifier], card: i64, met: bool
) -> Refusal:
    """The first track that a card moves past its end, its condition met or not."""
    track, by_reward = stuck_track(tables, state, modifiers, card, met)
    promised = by_reward and (is_zone(tables.type[card]) or tables.type[card] == POLICY)
    return Refusal("reward-past-end" if promised else "track-end", {"card": int(card), "track": track})


def stuck_track(
    tables: Tables, state: SkylinesState, modifiers: list[Modifier], card: i64, met: bool
) -> tuple[str, bool]:
    """The first track that a card can't move, its condition met or not, and whether its reward would.

    Costs come first, then the reward, then what roles, buildings and news add.
    """
    sheet, tracks = new_sheet(state), range(1, TRACK_COUNT)
    steps = [(track, cost(tables, modifiers, card, track), False) for track in tracks]
    if met:
        steps += [(track, tables.reward[TRACK_COUNT * card + track], True) for track in tracks]
    steps += [(track, gain(tables, modifiers, card, track), False) for track in tracks]
    stuck = [
        (TRACKS[track], by_reward)
        for track, amount, by_reward in steps
        if not move(tables, sheet, track, amount)
    ]
    return stuck[0]


# Room for a tile


def room_obstacle(
    tables: Tables, state: SkylinesState, modifiers: list[Modifier], site: Site, card: i64
) -> Refusal:
    """Why a card that could be paid for finds no place for any tile of its."""
    name = int(card)
    rooms = [room for shape in shapes_of(tables, state, card) for room in _rooms(tables, state, shape)]
    if not rooms:
        return Refusal("no-room", {"card": name})
    open_rooms = [
        room for room in rooms if not (site.utility and has_utility(state, room.district, room.mask))
    ]
    if open_rooms:
        return _track_obstacle(tables, state, modifiers, card, _is_met(tables, state, site, open_rooms[0]))
    if _utilities_everywhere(state):
        return Refusal("utility-everywhere", {"card": name})
    return Refusal("no-room-for-utility", {"card": name})


def tile_obstacle(
    tables: Tables, state: SkylinesState, modifiers: list[Modifier], site: Site, shape: i64
) -> Refusal:
    """Why a tile of the zone being played finds no place."""
    rooms, name = _rooms(tables, state, shape), tables.orientations.shapes[int(shape)]
    if not rooms:
        return Refusal("no-room-for-tile", {"shape": name})
    met = _is_met(tables, state, site, rooms[0])
    track, _ = stuck_track(tables, state, modifiers, site.card, met)
    return Refusal("track-end-with-tile", {"shape": name, "track": track})


def _rooms(tables: Tables, state: SkylinesState, shape: i64) -> list[Room]:
    """Where a shape could lie on free land."""
    layout, records = the_layout(state), the_city(state).records
    face_up = the_districts(state).face_up
    found: list[Room] = []
    start = layout.first_place[tables.first_orientation[shape]]
    for index in range(start, layout.first_place[tables.first_orientation[shape + 1]]):
        district, mask = layout.place_district[index], layout.place_mask[index]
        if not mask & (records[RECORDS * district + TAKEN] | ~face_up[district]):
            found.append(Room(int(district), int(mask)))
    return found


def _is_met(tables: Tables, state: SkylinesState, site: Site, room: Room) -> bool:
    """Whether the card's condition is met there."""
    if site.needs & DEPENDS_ON_PLACE:
        return condition_is_met(tables, state, site, room.district, room.mask)
    return bool(site.needs & IF_MET)


def _utilities_everywhere(state: SkylinesState) -> bool:
    """Whether every district has a utility."""
    districts, records = the_districts(state), the_city(state).records
    return all(
        records[RECORDS * district + UTILITIES] & mask
        for district, mask in zip(districts.district, districts.mask, strict=True)
    )


# A place


def ground_obstacle(state: SkylinesState, squares: list[int]) -> Refusal | None:
    """What is wrong with the squares themselves: water, a piece face down, another tile."""
    layout, districts, records = the_layout(state), the_districts(state), the_city(state).records
    off = [square for square in squares if layout.district[square] < 0]
    if off:
        return Refusal("off-map", {"squares": _names(off)})
    where = [(square, layout.district[square], layout.bit[square]) for square in squares]
    down = [square for square, district, bit in where if not districts.face_up[district] >> bit & 1]
    if down:
        return Refusal("face-down", {"squares": _names(down)})
    taken = [square for square, district, bit in where if records[RECORDS * district + TAKEN] >> bit & 1]
    return Refusal("taken", {"squares": _names(taken)}) if taken else None


def place_obstacle(
    tables: Tables, state: SkylinesState, modifiers: list[Modifier], site: Site, district: i64, mask: i64
) -> Refusal:
    """Why the card forbids a place on which its tile would fit."""
    if site.utility and has_utility(state, district, mask):
        return Refusal("utility-there")
    met = condition_is_met(tables, state, site, district, mask)
    track, _ = stuck_track(tables, state, modifiers, site.card, met)
    return Refusal("track-end-there", {"track": track})


def _names(squares: list[int]) -> list[str]:
    return [square_name(square) for square in squares]
