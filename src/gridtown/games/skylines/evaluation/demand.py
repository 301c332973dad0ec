"""Demand of the cards on display and in the stacks: services and zones, and how much is promised for them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, lowest
from gridtown.games.skylines.board.cards import SERVICES, STAGES, ZONES
from gridtown.games.skylines.board.tracks import FIRST_NUISANCE, HAPPINESS, MONEY, TRACK_COUNT
from gridtown.games.skylines.evaluation.outlook import POINT, Outlook
from gridtown.games.skylines.state import DISPLAY_ROW, SkylinesState


class Demand:
    """The rewards that hang on services and zones, in thousandths of a point of overall Happiness.

    services: by service. zones: by 3 * type + n, what a further zone of a type in a district with n of them
    (2 for more) brings nearer.
    """

    def __init__(self, outlook: Outlook, state: SkylinesState) -> None:
        self.outlook = outlook
        self.services = vec[i64]([0] * SERVICES)
        self.zones = vec[i64]([0] * (3 * ZONES))
        stage: i64 = 1
        while stage <= STAGES:
            held: i64 = 0
            player: i64 = 0
            while player < state.size:
                held |= state.displays[DISPLAY_ROW * player + stage]
                player += 1
            self._add(stage, held, i64(100))
            self._add(stage, state.stacks[stage], outlook.weights.rare)
            stage += 1

    def _add(self, stage: i64, cards: i64, weight: i64) -> None:
        tables = self.outlook.tables
        while cards:
            card = tables.card_at[64 * stage + lowest(cards)]
            cards &= cards - 1
            if tables.conditional[card]:
                self._add_card(card, self.reward(card) * weight // 100)

    def _add_card(self, card: i64, reward: i64) -> None:
        tables = self.outlook.tables
        services = tables.services[card]
        reward //= max(count(services), i64(1))
        while services:
            self.services[lowest(services)] += reward
            services &= services - 1
        type: i64 = 0
        while type < ZONES:
            wanted = tables.others[ZONES * card + type]
            n: i64 = 0
            while n < min(wanted, i64(3)):
                self.zones[3 * type + n] += reward // wanted
                n += 1
            type += 1

    def reward(self, card: i64) -> i64:
        """What a card's reward is about worth."""
        tables, outlook = self.outlook.tables, self.outlook
        row = TRACK_COUNT * card
        total = tables.reward[row + HAPPINESS] * outlook.left * POINT
        total += tables.reward[row + MONEY] * outlook.money
        track: i64 = FIRST_NUISANCE
        while track < TRACK_COUNT:
            total -= tables.reward[row + track] * outlook.weights.nuisance
            track += 1
        return max(total, i64(0))
