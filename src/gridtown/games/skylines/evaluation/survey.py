"""The present districts and what they offer, in the same room each time."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, single
from gridtown.games.skylines.board.cards import SERVICES, ZONES
from gridtown.games.skylines.board.city import (
    LOCAL,
    NEAR,
    RECORDS,
    TAKEN,
    TILES,
    UTILITIES,
    WIDE,
    ZONE_TILES,
    City,
)
from gridtown.games.skylines.board.districts import tiles_wanted
from gridtown.games.skylines.state import SkylinesState, the_city, the_districts, the_layout
from gridtown.games.skylines.tables import Tables

MOST: Final = 64
"""More districts than any map has."""


class Survey:
    """What each present district has, by its index.

    number: how many there are. lacking: how many tiles the Milestone lacks in all. district: the final
    district it is part of. free: its free squares; room: how many. wide: the services that its zones to come
    can use wherever they lie; reached: and those that some of its free squares can. local: those of Stage I.
    near: the squares beside the latter. zones: by 3 * index + type. short: tiles that it still needs for the
    Milestone to end. utility: 1 where one stands. open: free squares of face-up pieces; unbuilt: of all.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.number: i64 = 0
        self.lacking: i64 = 0
        self.open: i64 = 0
        self.unbuilt: i64 = 0
        self._city: City | None = None
        self._laid: i64 = 0
        self._pieces: i64 = 0
        self._far: bool = False
        self._muted: i64 = 0
        self.district = vec[i64]([0] * MOST)
        self.free = vec[i64]([0] * MOST)
        self.room = vec[i64]([0] * MOST)
        self.around = vec[i64]([0] * MOST)
        self.wide = vec[i64]([0] * MOST)
        self.local = vec[i64]([0] * MOST)
        self.reached = vec[i64]([0] * MOST)
        self.near = vec[i64]([0] * MOST)
        self.zones = vec[i64]([0] * (ZONES * MOST))
        self.short = vec[i64]([0] * MOST)
        self.utility = vec[i64]([0] * MOST)

    def read(self, state: SkylinesState, far: bool, muted: i64) -> None:
        """Look at the map, unless it is as it was."""
        city = the_city(state)
        laid = i64(len(city.places))
        if city is self._city and laid == self._laid and state.pieces == self._pieces:
            if far == self._far and muted == self._muted:
                return
        self._city = None
        self._read(state, far, muted)
        self._count_free(state)
        self._city, self._laid, self._pieces = city, laid, state.pieces
        self._far, self._muted = far, muted

    def _read(self, state: SkylinesState, far: bool, muted: i64) -> None:
        districts, records = the_districts(state), the_city(state).records
        masks, numbers, wanted = districts.mask, districts.district, tiles_wanted(state)
        number = i64(len(masks))
        self.number = number
        self.lacking = 0
        index: i64 = 0
        while index < number:
            around, district = masks[index], numbers[index]
            start = RECORDS * district
            free = around & ~records[start + TAKEN]
            self.district[index] = district
            self.around[index] = around
            self.free[index] = free
            self.room[index] = count(free)
            short = wanted - count(records[start + TILES] & around)
            short = max(short, 0)
            self.short[index] = short
            self.lacking += short
            self.utility[index] = 1 if records[start + UTILITIES] & around else 0
            zone: i64 = 0
            while zone < ZONES:
                self.zones[ZONES * index + zone] = count(records[start + ZONE_TILES + zone] & around)
                zone += 1
            self._services(records, index, start, far, muted)
            index += 1

    def _services(self, records: vec[i64], index: i64, start: i64, far: bool, muted: i64) -> None:
        around, free = self.around[index], self.free[index]
        wide: i64 = 0
        local: i64 = 0
        reached: i64 = 0
        near: i64 = 0
        service: i64 = 0
        while service < SERVICES:
            if records[start + WIDE + service] & around:
                wide |= single(service)
            if records[start + LOCAL + service] & around:
                local |= single(service)
            beside = records[start + NEAR + service] & free
            if beside:
                near |= beside
                reached |= single(service)
            service += 1
        if far:
            wide |= local
        self.wide[index] = wide & ~muted
        self.local[index] = local
        self.reached[index] = (wide | reached) & ~muted
        self.near[index] = near

    def _count_free(self, state: SkylinesState) -> None:
        layout, records, face_up = the_layout(state), the_city(state).records, the_districts(state).face_up
        free: i64 = 0
        open: i64 = 0
        district: i64 = 0
        whole = layout.whole
        while district < layout.districts:
            taken = records[RECORDS * district + TAKEN]
            open += count(face_up[district] & ~taken)
            free += count(whole[district] & ~taken)
            district += 1
        self.open = open
        self.unbuilt = free

    def missing(self, card: i64, index: i64) -> i64:
        """How many services and zones a card asks for that a district has not got."""
        tables = self.tables
        missing = count(tables.services[card] & ~self.reached[index])
        type: i64 = 0
        while type < ZONES:
            short = tables.others[ZONES * card + type] - self.zones[ZONES * index + type]
            if short > 0:
                missing += short
            type += 1
        return missing

    def has_zones(self, card: i64, index: i64) -> bool:
        """Whether a district has the zones that a card asks for."""
        others, zones = self.tables.others, self.zones
        type: i64 = 0
        while type < ZONES:
            if zones[ZONES * index + type] < others[ZONES * card + type]:
                return False
            type += 1
        return True
