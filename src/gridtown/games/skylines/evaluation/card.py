"""Promise of cards that are not being played, wherever they lie, and of lasting effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import count, lowest
from gridtown.games.skylines.board.cards import (
    FIRST_SERVICE,
    POLICY,
    STAGES,
    UNIQUE,
    ZONES,
    is_service,
    is_zone,
)
from gridtown.games.skylines.board.city import NEAR, RECORDS, TAKEN, WIDE, ZONE_TILES
from gridtown.games.skylines.board.costs import earn, new_sheet, pay, test_is_met
from gridtown.games.skylines.board.effects import in_force, muted
from gridtown.games.skylines.board.tracks import FIRST_NUISANCE, HAPPINESS, MONEY
from gridtown.games.skylines.evaluation.demand import Demand
from gridtown.games.skylines.evaluation.outlook import POINT, TILE, Outlook
from gridtown.games.skylines.state import DISPLAY_ROW, KEEPING, SkylinesState, the_city, the_districts
from gridtown.games.skylines.tables import (
    COST,
    DEVELOP,
    EXCHANGE,
    GAIN,
    MILESTONE,
    PRICE,
    REACH,
    SWAP,
    WAGES,
    Modifier,
)

SHOWN: Final = 600
"""How much a card on display adds to the plays to come of its type, in thousandths."""


class Prospects:
    """What cards promise a player, all in thousandths of a point of overall Happiness."""

    def __init__(self, outlook: Outlook, demand: Demand, state: SkylinesState, player: i64) -> None:
        self.tables = outlook.tables
        self.outlook = outlook
        self.weights = outlook.weights
        self.demand = demand
        self.state = state
        self.modifiers = in_force(self.tables, state, player)
        self.deaf = muted(self.modifiers)
        self.before = outlook.tracks(new_sheet(state))

    # Cards

    def stack(self, stage: i64) -> i64:
        """What a card from a stack promises on average."""
        cards = self.state.stacks[stage]
        left = count(cards)
        total: i64 = 0
        while cards:
            total += max(self.card(self.tables.card_at[64 * stage + lowest(cards)]), i64(0))
            cards &= cards - 1
        return total // max(left, i64(1))

    def stacks(self) -> i64:
        """What the best stack promises."""
        best: i64 = 0
        stage: i64 = 1
        while stage <= STAGES:
            best = max(best, self.stack(stage))
            stage += 1
        return best

    def card(self, card: i64) -> i64:
        """What a card promises, once it is played where it does best."""
        tables = self.tables
        type = tables.type[card]
        if type > POLICY:
            return 0
        sheet = new_sheet(self.state)
        paid = pay(tables, self.modifiers, card, sheet)
        met = test_is_met(tables, card, sheet)
        earn(tables, self.modifiers, card, sheet, True)
        total = self.outlook.tracks(sheet) - self.before
        if type == UNIQUE:
            total += self.effects(tables.modifiers[int(card)])
        if type != POLICY:
            total -= self.outlook.square * self._squares(card) // POINT
        if is_service(type):
            total += self.demand.services[type - FIRST_SERVICE] * self.weights.wide // 200
        likely: i64 = 100
        if tables.conditional[card]:
            likely = self._likely(card, met)
        if not paid:
            likely = likely * 6 // 10
        return total * likely // 100 if total > 0 else total

    def _squares(self, card: i64) -> i64:
        shape = self.tables.shape[card]
        return i64(TILE) if shape < 0 else self.tables.shape_size[shape] * POINT

    def _likely(self, card: i64, met: bool) -> i64:
        """How likely a card's condition will be met, in hundredths."""
        if not met:
            return self.weights.doubt
        if not is_zone(self.tables.type[card]):
            return 100
        missing: i64 = 9
        districts = the_districts(self.state)
        index: i64 = 0
        while index < len(districts.mask):
            missing = min(missing, self._missing(card, districts.district[index], districts.mask[index]))
            index += 1
        if not missing:
            return 100
        return self.weights.doubt // missing

    def _missing(self, card: i64, district: i64, around: i64) -> i64:
        """How many services and zones a card asks for that a district has not got; 9 where it is full."""
        tables, records, start = self.tables, the_city(self.state).records, RECORDS * district
        free = around & ~records[start + TAKEN]
        if count(free) < 2:
            return 9
        missing: i64 = 0
        wanted = tables.services[card]
        while wanted:
            service = lowest(wanted)
            wanted &= wanted - 1
            here = records[start + WIDE + service] & around or records[start + NEAR + service] & free
            if not here or self.deaf >> service & 1:
                missing += 1
        type: i64 = 0
        while type < ZONES:
            short = tables.others[ZONES * card + type] - count(records[start + ZONE_TILES + type] & around)
            missing += max(short, i64(0))
            type += 1
        return missing

    # Lasting effects

    def effects(self, modifiers: list[Modifier]) -> i64:
        """What lasting effects promise till the end of the game."""
        total: i64 = 0
        for modifier in modifiers:
            total += self._effect(modifier)
        return total

    def _effect(self, modifier: Modifier) -> i64:
        outlook = self.outlook
        if modifier.kind == PRICE:
            return -modifier.amount * outlook.money * self._plays(modifier.types) // POINT
        step = self._step(modifier.track)
        if modifier.kind == COST:
            better = -step if modifier.track >= FIRST_NUISANCE else step
            return modifier.amount * better * self._plays(modifier.types) // (2 * POINT)
        if modifier.kind == GAIN:
            return modifier.amount * step * self._plays(modifier.types) // POINT
        if modifier.kind == MILESTONE:
            if modifier.track == HAPPINESS:
                step = (outlook.left + 1) * POINT // 2
            return modifier.amount * step * outlook.left
        if modifier.kind == REACH:
            return self.weights.reach * outlook.tiles // POINT
        if modifier.kind == DEVELOP or modifier.kind == WAGES:
            return -modifier.amount * outlook.money * outlook.left
        if modifier.kind == EXCHANGE or modifier.kind == SWAP:
            return -modifier.amount * outlook.money * outlook.left
        return 0

    def _step(self, track: i64) -> i64:
        """What a step up a track is about worth."""
        if track == MONEY:
            return self.outlook.money
        if track == HAPPINESS:
            return self.outlook.left * POINT
        if track >= FIRST_NUISANCE:
            return -self.weights.nuisance // 2
        return self.outlook.capacity // 2

    def _plays(self, types: i64) -> i64:
        """How often cards of some types will still be played, in thousandths.

        Where a role is chosen, the cards on display tell more than what the box holds.
        """
        share: i64 = 0
        type: i64 = 0
        while type < UNIQUE:
            if types >> type & 1:
                share += (24 if type == 0 else 12) if type < ZONES else 3
            type += 1
        if types >> UNIQUE & 1:
            share += 2
        plays = self.outlook.tiles * share // 75
        return plays + SHOWN * self._on_display(types) if self.state.phase == KEEPING else plays

    def _on_display(self, types: i64) -> i64:
        """How many cards of some types lie before players."""
        found: i64 = 0
        row: i64 = 0
        while row < self.state.size:
            stage: i64 = 1
            while stage <= STAGES:
                cards = self.state.displays[DISPLAY_ROW * row + stage]
                while cards:
                    card = self.tables.card_at[64 * stage + lowest(cards)]
                    found += types >> self.tables.type[card] & 1
                    cards &= cards - 1
                stage += 1
            row += 1
        return found
