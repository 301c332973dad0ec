"""Worth of a tile's place: room kept, services in reach, districts that need a tile."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count
from gridtown.games.skylines.board.cards import FIRST_SERVICE, SERVICES, ZONES, is_service, is_zone
from gridtown.games.skylines.board.city import LOCAL, NEAR, RECORDS, TAKEN, TILES, WIDE, ZONE_TILES
from gridtown.games.skylines.board.costs import DEPENDS_ON_PLACE, IF_MET, earn, new_sheet, pay, verdict
from gridtown.games.skylines.board.districts import all_face_up, tiles_wanted
from gridtown.games.skylines.board.effects import in_force
from gridtown.games.skylines.board.sites import condition_is_met, fits, site_of
from gridtown.games.skylines.evaluation.demand import Demand
from gridtown.games.skylines.evaluation.outlook import POINT, Outlook, whole
from gridtown.games.skylines.evaluation.patches import lost_squares
from gridtown.games.skylines.state import SkylinesState, the_city, the_districts, the_layout

IMPOSSIBLE: Final = -1_000_000_000


class Siting:
    """Looks for places for one card of a player.

    met, unmet: what its markers promise with and without its reward. patches: by district, what its free
    squares lose by being scattered, -1 before it was asked for.
    """

    def __init__(
        self, outlook: Outlook, demand: Demand, state: SkylinesState, player: i64, card: i64
    ) -> None:
        tables = outlook.tables
        self.tables = tables
        self.outlook = outlook
        self.weights = outlook.weights
        self.demand = demand
        self.state = state
        self.card = card
        self.layout = the_layout(state)
        self.districts = the_districts(state)
        self.records = the_city(state).records
        self.type = tables.type[card]
        self.wanted = tiles_wanted(state)
        self.last = all_face_up(state)
        modifiers = in_force(tables, state, player)
        self.needs = verdict(tables, state, modifiers, card)
        self.site = site_of(tables, modifiers, card, self.needs)
        sheet = new_sheet(state)
        before = outlook.tracks(sheet)
        pay(tables, modifiers, card, sheet)
        rewarded = sheet[:]
        earn(tables, modifiers, card, sheet, False)
        earn(tables, modifiers, card, rewarded, True)
        self.unmet = outlook.tracks(sheet) - before
        self.met = outlook.tracks(rewarded) - before
        if self.met > self.unmet:
            self.unmet -= (self.met - self.unmet) * self.weights.hope // 100
        self.patches = vec[i64]([-1] * int(self.layout.districts))

    # Searching

    def policy(self) -> i64:
        """What a policy promises."""
        return self.met if self.needs & IF_MET else self.unmet

    def best(self) -> i64:
        """The best that the card promises, with one of the two smallest tiles that fit."""
        if not self.needs:
            return IMPOSSIBLE
        tables = self.tables
        if not is_zone(self.type):
            return self.best_of(tables.shape[self.card])
        best: i64 = IMPOSSIBLE
        size: i64 = 1
        found: i64 = 0
        while size <= 6 and found < 2:
            shape: i64 = 0
            tried = False
            while shape < len(tables.shape_size):
                if tables.shape_size[shape] == size and self.state.left[ZONES * shape + self.type]:
                    value = self.best_of(shape)
                    tried = tried or value > IMPOSSIBLE
                    best = max(best, value)
                shape += 1
            if tried:
                found += 1
            size += 1
        return best

    def best_of(self, shape: i64) -> i64:
        """The best place for a tile of one shape."""
        layout, records, face_up = self.layout, self.records, self.districts.face_up
        index = layout.first_place[self.tables.first_orientation[shape]]
        end = layout.first_place[self.tables.first_orientation[shape + 1]]
        best: i64 = IMPOSSIBLE
        while index < end:
            district, mask = layout.place_district[index], layout.place_mask[index]
            if not mask & (records[RECORDS * district + TAKEN] | ~face_up[district]):
                if fits(self.tables, self.state, self.site, district, mask):
                    best = max(best, self.worth(district, mask))
            index += 1
        return best

    # One place

    def worth(self, district: i64, mask: i64) -> i64:
        """What the card promises with its tile on a place where it may lie."""
        met = bool(self.needs & IF_MET)
        if self.needs & DEPENDS_ON_PLACE:
            met = condition_is_met(self.tables, self.state, self.site, district, mask)
        around = self.districts.around(district, mask)
        total = self.met if met else self.unmet
        total -= self._room(district, mask)
        start = RECORDS * district
        if count(self.records[start + TILES] & around) < self.wanted:
            total += self.weights.wanted * (3 if self.last else 1)
        if is_service(self.type):
            return total + self._service(district, mask, around)
        total -= self.weights.blocked * count(mask & self._near(start))
        if is_zone(self.type):
            zones = count(self.records[start + ZONE_TILES + self.type] & around)
            total += self.demand.zones[3 * self.type + min(zones, i64(2))] * self.weights.variety // 100
        return total

    def _near(self, start: i64) -> i64:
        """The squares beside Stage I services."""
        near: i64 = 0
        service: i64 = 0
        while service < SERVICES:
            near |= self.records[start + NEAR + service]
            service += 1
        return near

    def _room(self, district: i64, mask: i64) -> i64:
        """What the squares are worth that the tile takes or makes hard to fill."""
        free = whole(len(self.layout.squares[district])) & ~self.records[RECORDS * district + TAKEN]
        if self.patches[district] < 0:
            self.patches[district] = lost_squares(self.layout.beside, district, free)
        free &= ~mask
        lost = lost_squares(self.layout.beside, district, free) - self.patches[district] + count(mask) * POINT
        beside = count(self.layout.around(district, mask) & free)
        return self.outlook.square * lost // POINT + self.weights.neighbors * beside

    def _service(self, district: i64, mask: i64, around: i64) -> i64:
        """What a service on a place may do for zones to come."""
        start = RECORDS * district
        service = self.type - FIRST_SERVICE
        free = whole(len(self.layout.squares[district])) & ~(self.records[start + TAKEN] | mask)
        gain = self.demand.services[service]
        if self.tables.stage[self.card] == 1 and not self.site.far:
            if self.records[start + WIDE + service] & around:
                return 0
            users = min(count(self.layout.around(district, mask) & free), i64(5))
            return gain * self.weights.near // 100 * users // 5
        if self.records[start + WIDE + service] & around:
            return 0
        if self.records[start + LOCAL + service] & around:
            gain //= 2
        return gain * self.weights.wide // 100 * min(count(free), i64(12)) // 12
