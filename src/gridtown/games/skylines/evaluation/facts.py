"""What a position between two turns is told by: numbers from which its result is estimated."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, lowest
from gridtown.games.skylines.board.cards import (
    FIRST_UTILITY,
    POLICY,
    STAGES,
    UNIQUE,
    ZONES,
    is_service,
    is_utility,
    is_zone,
)
from gridtown.games.skylines.board.city import RECORDS, TAKEN
from gridtown.games.skylines.board.displays import stacks_left
from gridtown.games.skylines.board.tracks import (
    EMPLOYMENT,
    FIRST_CAPACITY,
    FIRST_NUISANCE,
    HAPPINESS,
    MONEY,
    TRACK_COUNT,
)
from gridtown.games.skylines.evaluation.account import Account
from gridtown.games.skylines.evaluation.outlook import milestones_left, reserve_of, wages_of
from gridtown.games.skylines.evaluation.survey import Survey
from gridtown.games.skylines.state import DISPLAY_ROW, SkylinesState, the_city, the_layout
from gridtown.games.skylines.tables import Tables

BLOCKS: Final = (
    ("constant", 1), ("happiness", 3), ("capacity", 4), ("employment", 3), ("money", 5), ("nuisances", 2),
    ("land", 6), ("zones", 3), ("open_to_utilities", 1), ("land_face_down", 1), ("cards_left", 1),
    ("may_end", 1), ("uniques", 1), ("cards_by_kind", 6), ("rewards_in_reach", 3), ("utilities_wanted", 1),
    ("services_in_hand", 1), ("cards_that_can_be_paid", 2), ("dear_cards", 1), ("players", 1), ("news", 1),
)  # fmt: skip
"""The facts in order, by what they are about."""

FACTS: Final = 48

# Where blocks begin
HAPPY: Final = 1
CAPACITY: Final = 4
WORK: Final = 8
FUNDS: Final = 11
NUISANCES: Final = 16
LAND: Final = 18
BUILT: Final = 24
OPEN_TO_UTILITIES: Final = 27
FACE_DOWN: Final = 28
CARDS_LEFT: Final = 29
MAY_END: Final = 30
UNIQUES_BUILT: Final = 31
BY_KIND: Final = 32
IN_REACH: Final = 38
UTILITIES_WANTED: Final = 41
SERVICES_IN_HAND: Final = 42
PAYABLE: Final = 43
DEAR: Final = 45
PLAYERS: Final = 46
NEWS_LIE: Final = 47


class Facts:
    """The facts of one position at a time, in `value`. left: Milestones still to be assessed."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.account = Account(tables)
        self.survey = Survey(tables)
        self.value = vec[i64]([0] * FACTS)
        self.left: i64 = 0

    def read(self, state: SkylinesState) -> None:
        """Look at a position."""
        self.survey.read(state, False, 0)
        self.left = milestones_left(state)
        fact: i64 = 0
        while fact < FACTS:
            self.value[fact] = 0
            fact += 1
        self.value[0] = 1
        self._tracks(state)
        self._money(state)
        self._land(state)
        self._cards(state)
        self.value[CARDS_LEFT] = stacks_left(state)
        self.value[UNIQUES_BUILT] = count(state.uniques)
        self.value[PLAYERS] = state.size
        self.value[NEWS_LIE] = 1 if state.news else 0

    def _tracks(self, state: SkylinesState) -> None:
        value, tracks = self.value, state.tracks
        happiness = tracks[HAPPINESS]
        value[HAPPY] = happiness
        value[HAPPY + 1] = max(4 - happiness, i64(0))
        value[HAPPY + 2] = max(happiness - 10, i64(0))
        track: i64 = FIRST_CAPACITY
        while track < EMPLOYMENT:
            steps = tracks[track]
            if steps < 0:
                value[CAPACITY] -= steps
                value[CAPACITY + 1] += steps * steps
            else:
                value[CAPACITY + 2] += min(steps, i64(3))
                value[CAPACITY + 3] += max(min(steps, i64(6)) - 3, i64(0))
            track += 1
        steps = tracks[EMPLOYMENT]
        value[WORK] = max(steps, i64(0))
        value[WORK + 1] = max(-steps, i64(0))
        value[WORK + 2] = steps * steps
        track = FIRST_NUISANCE
        while track < TRACK_COUNT:
            value[NUISANCES] += tracks[track]
            value[NUISANCES + 1] += max(tracks[track] - 5, i64(0))
            track += 1

    def _money(self, state: SkylinesState) -> None:
        """Money beyond what the end of the Milestone will cost."""
        value = self.value
        free = state.tracks[MONEY] - wages_of(state)
        if self.left > 1:
            free -= reserve_of(self.tables, state)
        value[FUNDS] = max(-free, i64(0))
        value[FUNDS + 1] = min(max(free, i64(0)), i64(4))
        value[FUNDS + 2] = min(max(free - 4, i64(0)), i64(6))
        value[FUNDS + 3] = max(free - 10, i64(0))
        value[FUNDS + 4] = 1 if state.tracks[MONEY] < self.tables.exchange_price else 0

    def _land(self, state: SkylinesState) -> None:
        value, survey, layout = self.value, self.survey, the_layout(state)
        index: i64 = 0
        while index < survey.number:
            self._district(index)
            index += 1
        records = the_city(state).records
        district: i64 = 0
        while district < layout.districts:
            value[FACE_DOWN] += count(layout.whole[district] & ~records[RECORDS * district + TAKEN])
            district += 1
        value[FACE_DOWN] -= value[LAND]
        value[MAY_END] = 1 if survey.lacking == 0 else 0

    def _district(self, index: i64) -> None:
        value, survey = self.value, self.survey
        room = survey.room[index]
        value[LAND] += room
        value[LAND + 1] += room if room < 2 else i64(0)
        value[LAND + 2] += survey.short[index]
        value[LAND + 3] += 1 if survey.short[index] and room < 2 else 0
        value[LAND + 4] += count(survey.wide[index]) * room
        value[LAND + 5] += count(survey.reached[index] & ~survey.wide[index])
        zone: i64 = 0
        while zone < ZONES:
            value[BUILT + zone] += survey.zones[ZONES * index + zone]
            zone += 1
        value[OPEN_TO_UTILITIES] += 1 if survey.utility[index] == 0 and room >= 2 else 0

    def _cards(self, state: SkylinesState) -> None:
        """What the cards on display are."""
        player: i64 = 0
        while player < state.size:
            stage: i64 = 1
            while stage <= STAGES:
                cards = state.displays[DISPLAY_ROW * player + stage]
                while cards:
                    self._card(state, self.tables.card_at[64 * stage + lowest(cards)])
                    cards &= cards - 1
                stage += 1
            player += 1

    def _card(self, state: SkylinesState, card: i64) -> None:
        value, tables = self.value, self.tables
        type, row = tables.type[card], TRACK_COUNT * card
        if is_zone(type):
            value[BY_KIND + type] += 1
            if self._is_in_reach(state, card):
                value[IN_REACH] += max(tables.reward[row + HAPPINESS], i64(0))
                value[IN_REACH + 1] += max(tables.reward[row + MONEY], i64(0))
                value[IN_REACH + 2] += 1
        elif is_utility(type):
            value[BY_KIND + 3] += 1
            value[UTILITIES_WANTED] += 1 if state.tracks[FIRST_CAPACITY + type - FIRST_UTILITY] < 1 else 0
        elif is_service(type):
            value[BY_KIND + 4] += 1
            value[SERVICES_IN_HAND] += tables.reward[row + HAPPINESS]
        elif type == UNIQUE:
            value[BY_KIND + 5] += 1
        if type <= POLICY and -tables.cost[row + MONEY] <= state.tracks[MONEY]:
            value[PAYABLE] += 1
            value[PAYABLE + 1] += 1 if tables.stage[card] == 1 else 0
        value[DEAR] += 1 if tables.stage[card] == STAGES else 0

    def _is_in_reach(self, state: SkylinesState, card: i64) -> bool:
        """Whether a zone card has its reward in some district, as far as can be seen at a glance."""
        survey, tables = self.survey, self.tables
        if tables.test[card]:
            self.account.read(state, [], card)
            if not self.account.met:
                return False
        index: i64 = 0
        while index < survey.number:
            if survey.room[index] >= 2 and survey.missing(card, index) == 0:
                return True
            index += 1
        return False
