"""How things stand for a player, read anew in the same room for each choice of the policy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, lowest
from gridtown.games.skylines.board.cards import (
    FIRST_SERVICE,
    POLICY,
    SERVICES,
    STAGES,
    UNIQUE,
    ZONES,
    is_service,
    is_zone,
)
from gridtown.games.skylines.board.costs import SURPLUS
from gridtown.games.skylines.board.districts import all_face_up
from gridtown.games.skylines.board.effects import in_force, muted, reaches_far
from gridtown.games.skylines.board.tracks import HAPPINESS, MONEY, TRACK_COUNT
from gridtown.games.skylines.evaluation.account import Account
from gridtown.games.skylines.evaluation.habits import Habits
from gridtown.games.skylines.evaluation.outlook import POINT
from gridtown.games.skylines.evaluation.prices import Prices
from gridtown.games.skylines.evaluation.survey import Survey
from gridtown.games.skylines.state import DISPLAY_ROW, SkylinesState
from gridtown.games.skylines.tables import Modifier, Tables

ALL_TO_COME: Final = 30 * POINT
"""Tiles to come, in thousandths, from which on the cards of the box count in full."""


class Reading:
    """Prices, districts, demand; and one card at a time.

    now, before: the sheet of the markers, and what it is worth. needs, met, unmet: of the card read last, the
    verdict, and what its markers promise with and without its reward. services: by service, what the cards
    promise for it. zones: by 3 * type + n, what a zone in a district with n of its type brings nearer.
    """

    def __init__(self, tables: Tables, habits: Habits) -> None:
        self.tables = tables
        self.habits = habits
        self.account = Account(tables)
        self.prices = Prices(tables, habits)
        self.survey = Survey(tables)
        self.modifiers: list[Modifier] = []
        self.muted: i64 = 0
        self.far = False
        self.last = False
        self.now = vec[i64]([0] * (TRACK_COUNT + 1))
        self.before: i64 = 0
        self.needs: i64 = 0
        self.met: i64 = 0
        self.unmet: i64 = 0
        self.services = vec[i64]([0] * SERVICES)
        self.zones = vec[i64]([0] * (3 * ZONES))
        self._demanded = False
        self._smallest = vec[i64]([0] * ZONES)
        self._box_happiness = vec[i64]([0] * SERVICES)
        self._box_money = vec[i64]([0] * SERVICES)
        self._read_box()

    def _read_box(self) -> None:
        """What the cards of the box promise for each service, in hundredths of a reward."""
        tables = self.tables
        card: i64 = 1
        while card < len(tables.type):
            services, row = tables.services[card], TRACK_COUNT * card
            number = count(services)
            while services:
                service = lowest(services)
                self._box_happiness[service] += tables.reward[row + HAPPINESS] * 100 // number
                self._box_money[service] += tables.reward[row + MONEY] * 100 // number
                services &= services - 1
            card += 1

    def look(self, state: SkylinesState, player: i64) -> None:
        """See how things stand."""
        modifiers = in_force(self.tables, state, player)
        self.modifiers = modifiers
        self.far = bool(modifiers) and reaches_far(modifiers)
        self.muted = muted(modifiers) if modifiers else i64(0)
        self.survey.read(state, self.far, self.muted)
        self.prices.read(state, self.survey)
        self.last = all_face_up(state)
        now, track = self.now, i64(0)
        while track < TRACK_COUNT:
            now[track] = state.tracks[track]
            track += 1
        now[SURPLUS] = 0
        self.before = self.prices.worth(now)
        self._demanded = False
        zone: i64 = 0
        while zone < ZONES:
            self._smallest[zone] = 0
            zone += 1

    def spent(self, price: i64) -> i64:
        """What money is worth that is paid."""
        self.now[MONEY] -= price
        after = self.prices.worth(self.now)
        self.now[MONEY] += price
        return self.before - after

    # Demand of the cards

    def demand(self, state: SkylinesState) -> None:
        """Fill in `services` and `zones`, once for a reading."""
        if self._demanded:
            return
        self._demanded = True
        self._expect_box()
        stage: i64 = 1
        while stage <= STAGES:
            held: i64 = 0
            player: i64 = 0
            while player < state.size:
                held |= state.displays[DISPLAY_ROW * player + stage]
                player += 1
            while held:
                self._add_card(self.tables.card_at[64 * stage + lowest(held)])
                held &= held - 1
            stage += 1

    def _expect_box(self) -> None:
        prices = self.prices
        coming = min(prices.tiles, i64(ALL_TO_COME)) * self.habits.rare // ALL_TO_COME
        index: i64 = 0
        while index < SERVICES:
            worth = self._box_happiness[index] * prices.left * POINT + self._box_money[index] * prices.money
            self.services[index] = worth // 100 * coming // 1000
            index += 1
        index = 0
        while index < 3 * ZONES:
            self.zones[index] = 0
            index += 1

    def _add_card(self, card: i64) -> None:
        tables = self.tables
        if not self.tables.looks_around[card]:
            return
        row = TRACK_COUNT * card
        reward = tables.reward[row + HAPPINESS] * self.prices.left * POINT
        reward += tables.reward[row + MONEY] * self.prices.money
        services = tables.services[card]
        if services:
            reward //= count(services)
        while services:
            self.services[lowest(services)] += reward
            services &= services - 1
        type: i64 = 0
        while type < ZONES:
            wanted = tables.others[ZONES * card + type]
            n: i64 = 0
            while n < wanted and n < 3:
                self.zones[3 * type + n] += reward // wanted
                n += 1
            type += 1

    # A card

    def read(self, state: SkylinesState, card: i64) -> i64:
        """Read a card; the verdict."""
        account = self.account
        self.needs = account.read(state, self.modifiers, card)
        self.met = self.prices.worth(account.earned) - self.before
        self.unmet = self.prices.worth(account.plain) - self.before
        if self.met > self.unmet:
            self.unmet -= (self.met - self.unmet) * self.habits.hope // 100
        return self.needs

    def size(self, state: SkylinesState, card: i64) -> i64:
        """How many squares the smallest tile of a card has."""
        tables = self.tables
        type = tables.type[card]
        if not is_zone(type):
            return tables.shape_size[tables.shape[card]]
        if not self._smallest[type]:
            least: i64 = 99
            shape: i64 = 0
            while shape < len(tables.shape_size):
                if state.left[ZONES * shape + type] and tables.shape_size[shape] < least:
                    least = tables.shape_size[shape]
                shape += 1
            self._smallest[type] = least
        return self._smallest[type]

    def effects(self, card: i64) -> i64:
        """What lasting effects of a card promise."""
        total: i64 = 0
        for modifier in self.tables.modifiers[int(card)]:
            total += self.prices.effect(modifier)
        return total

    def promise(self, state: SkylinesState, card: i64) -> i64:
        """What a card promises that is kept, once it is played where it does best."""
        type = self.tables.type[card]
        if type > POLICY:
            return 0
        self.read(state, card)
        total = self.met
        if type == UNIQUE:
            total += self.effects(card)
        if type != POLICY:
            total -= self.prices.square * self.size(state, card)
        if is_service(type):
            self.demand(state)
            total += self.services[type - FIRST_SERVICE] * self.habits.wide // 200
        return total * self._likely(card) // 100 if total > 0 else total

    def _likely(self, card: i64) -> i64:
        """How likely the card read last will be played with its reward, in hundredths."""
        likely: i64 = 100
        if self.tables.conditional[card]:
            if not self.account.met:
                likely = self.habits.doubt
            elif self.tables.looks_around[card]:
                missing = self._missing(card)
                if missing:
                    likely = self.habits.doubt // missing
        return likely if self.account.paid else likely * self.habits.unpaid // 100

    def _missing(self, card: i64) -> i64:
        """How many services and zones a card asks for that no district has; 9 where all are full."""
        least: i64 = 9
        index: i64 = 0
        while index < self.survey.number:
            if self.survey.room[index] >= 2:
                least = min(least, self.survey.missing(card, index))
            index += 1
        return least
