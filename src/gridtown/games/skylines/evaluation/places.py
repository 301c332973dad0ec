"""Places for the tile of one card, judged for the policy: the district first, then the squares."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, lowest
from gridtown.games.skylines.board.cards import FIRST_SERVICE, is_service, is_utility, is_zone
from gridtown.games.skylines.board.city import NEAR, RECORDS, TILES
from gridtown.games.skylines.board.costs import DEPENDS_ON_PLACE, IF_MET, IF_UNMET
from gridtown.games.skylines.board.layout import Layout
from gridtown.games.skylines.evaluation.habits import Habits
from gridtown.games.skylines.evaluation.outlook import POINT
from gridtown.games.skylines.evaluation.patches import RememberedLosses, largest_patch
from gridtown.games.skylines.evaluation.reading import Reading
from gridtown.games.skylines.evaluation.survey import MOST
from gridtown.games.skylines.evaluation.tile import IMPOSSIBLE
from gridtown.games.skylines.state import SkylinesState, the_city, the_layout

SMALL: Final = 10
"""Squares of a district in which a first tile may leave no room for a second."""

USERS: Final = 5
"""Free squares beside a Stage I service from which on it is used in full."""

WIDE_USERS: Final = 12
"""The same of a district, for services of the other stages."""


class Places:
    """Judges the places for the card that `reading` has read last.

    best: the place found last. met, unmet: by present district, what the card promises there with and without
    its reward, IMPOSSIBLE where it may not lie so. rest: the services that it must have beside it for the
    reward. lost: the squares lost already, -1 before they were counted. losses: counts them, and remembers.
    """

    def __init__(self, reading: Reading, habits: Habits) -> None:
        self.reading = reading
        self.habits = habits
        self.survey = reading.survey
        self.tables = reading.tables
        self.best: i64 = -1
        self.card: i64 = 0
        self.type: i64 = 0
        self.local = False
        self.gain: i64 = 0
        self.met = vec[i64]([0] * MOST)
        self.unmet = vec[i64]([0] * MOST)
        self.rest = vec[i64]([0] * MOST)
        self.lost = vec[i64]([0] * MOST)
        self.losses = RememberedLosses()
        self._prepared: i64 = 0
        self._searched = vec[i64]([0] * len(self.tables.shape_size))
        self._most = vec[i64]([0] * len(self.tables.shape_size))
        self._best = vec[i64]([0] * len(self.tables.shape_size))

    def prepare(self, state: SkylinesState, card: i64) -> None:
        """Judge the districts for a card."""
        reading, tables = self.reading, self.tables
        type = tables.type[card]
        self.card = card
        self.type = type
        self._prepared += 1
        service = is_service(type)
        self.local = service and tables.stage[card] == 1 and not reading.far
        if is_zone(type) or service:
            reading.demand(state)
        self.gain = reading.services[type - FIRST_SERVICE] if service else i64(0)
        index: i64 = 0
        while index < self.survey.number:
            self._judge(index)
            index += 1

    def _judge(self, index: i64) -> None:
        """Judge one district."""
        reading, survey = self.reading, self.survey
        needs = reading.needs
        met = reading.met if needs & IF_MET else i64(IMPOSSIBLE)
        unmet = reading.unmet if needs & IF_UNMET else i64(IMPOSSIBLE)
        rest: i64 = 0
        if is_utility(self.type) and survey.utility[index]:
            met = IMPOSSIBLE
            unmet = IMPOSSIBLE
        if needs & DEPENDS_ON_PLACE:
            rest = self.tables.services[self.card] & ~survey.wide[index]
            if rest & ~survey.reached[index] or not survey.has_zones(self.card, index):
                met = IMPOSSIBLE
            elif not rest:
                unmet = IMPOSSIBLE
        extra = self._extra(index)
        self.met[index] = met + extra if met > IMPOSSIBLE else i64(IMPOSSIBLE)
        self.unmet[index] = unmet + extra if unmet > IMPOSSIBLE else i64(IMPOSSIBLE)
        self.rest[index] = rest
        self.lost[index] = -1

    def _extra(self, index: i64) -> i64:
        """What a tile in a district brings besides what its markers promise."""
        habits, survey, type = self.habits, self.survey, self.type
        extra: i64 = 0
        if survey.short[index]:
            extra = habits.wanted_last if self.reading.last else habits.wanted
        if is_zone(type):
            n = survey.zones[3 * index + type]
            extra += self.reading.zones[3 * type + (n if n < 2 else i64(2))] * habits.variety // 100
        elif self.gain and not self.local:
            extra += self._wide_gain(index)
        return extra

    def _wide_gain(self, index: i64) -> i64:
        """What a service may do for the zones to come of a district."""
        survey, service = self.survey, self.type - FIRST_SERVICE
        if survey.wide[index] >> service & 1:
            return 0
        gain = self.gain // 2 if survey.local[index] >> service & 1 else self.gain
        return gain * self.habits.wide // 100 * min(survey.room[index], i64(WIDE_USERS)) // WIDE_USERS

    def best_district(self, state: SkylinesState, card: i64) -> i64:
        """What a card promises in the district where it does best, with the smallest of its tiles."""
        size = self.reading.size(state, card)
        self.prepare(state, card)
        most: i64 = IMPOSSIBLE
        index: i64 = 0
        while index < self.survey.number:
            if self.survey.room[index] >= size:
                value = max(self.met[index], self.unmet[index])
                most = max(most, value)
            index += 1
        if self.local:
            most += self.gain * self.habits.near // 100
        return most - self.reading.prices.square * size

    def search(self, state: SkylinesState, shape: i64) -> i64:
        """What the card promises with a tile of one shape where it does best, which is kept in `best`.

        It is found out once, until another card is prepared for: whoever chose the tile lays it next.
        """
        if self._searched[shape] != self._prepared:
            self._most[shape] = self._search(state, shape)
            self._best[shape] = self.best
            self._searched[shape] = self._prepared
        self.best = self._best[shape]
        return self._most[shape]

    def _search(self, state: SkylinesState, shape: i64) -> i64:
        size = self.tables.shape_size[shape]
        self.best = -1
        most: i64 = IMPOSSIBLE
        index: i64 = 0
        while index < self.survey.number:
            if self.survey.room[index] >= size:
                if max(self.met[index], self.unmet[index]) > most:
                    most = self._search_district(state, shape, index, most)
            index += 1
        return most

    def _search_district(self, state: SkylinesState, shape: i64, index: i64, most: i64) -> i64:
        """The same in one district, if it is more than `most`."""
        layout, survey, habits = the_layout(state), self.survey, self.habits
        records, masks, arounds = the_city(state).records, layout.room_mask, layout.room_around
        square = self.reading.prices.square
        whole_price = square * self.tables.shape_size[shape]
        free, final, rest = survey.free[index], survey.district[index], self.rest[index]
        near = i64(0) if is_service(self.type) else survey.near[index]
        useful = self.local and not survey.wide[index] >> (self.type - FIRST_SERVICE) & 1
        gain = self.gain * habits.near // 100 if useful else i64(0)
        first = not records[RECORDS * final + TILES] and count(layout.whole[final]) <= SMALL
        place = layout.first_room[shape * layout.districts + final]
        end = layout.first_room[shape * layout.districts + final + 1]
        while place < end:
            mask = masks[place]
            place += 1
            if mask & ~free:
                continue
            value = self.met[index]
            if value <= IMPOSSIBLE or (rest and not self._heard(records, RECORDS * final, rest, mask)):
                value = self.unmet[index]
                if value <= IMPOSSIBLE:
                    continue
            beside = count(arounds[place - 1] & free)
            value -= whole_price + habits.neighbors * beside
            if near:
                value -= habits.blocked * count(mask & near)
            if gain:
                value += gain * min(beside, i64(USERS)) // USERS
            if value + square <= most:
                continue
            value -= square * self._scattered(layout, final, index, free, mask) // POINT
            if first:
                value -= self._cramped(layout, final, mask)
            if value > most:
                most = value
                self.best = layout.room_place[place - 1]
        return most

    def _heard(self, records: vec[i64], start: i64, services: i64, mask: i64) -> bool:
        """Whether Stage I services lie beside a place."""
        if services & self.reading.muted:
            return False
        while services:
            if not records[start + NEAR + lowest(services)] & mask:
                return False
            services &= services - 1
        return True

    def _scattered(self, layout: Layout, final: i64, index: i64, free: i64, mask: i64) -> i64:
        """How many more squares will stay empty once a tile lies on a place, in thousandths."""
        if self.lost[index] < 0:
            self.lost[index] = self.losses.of(layout, final, free)
        return self.losses.of(layout, final, free & ~mask) - self.lost[index]

    def _cramped(self, layout: Layout, final: i64, mask: i64) -> i64:
        """What it costs that the second tile that a district needs will hardly find room."""
        habits = self.habits
        most = largest_patch(layout.beside, final, layout.whole[final] & ~mask)
        if most == 0:
            return habits.dead
        if most == 1:
            return habits.cramped_1
        if most == 2:
            return habits.cramped_2
        return habits.cramped_3 if most == 3 else i64(0)
