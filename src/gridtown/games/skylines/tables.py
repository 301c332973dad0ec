"""An edition flattened into tables, for the rules to look things up in."""

from __future__ import annotations

from collections import OrderedDict
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import single
from gridtown.games.skylines.board.cards import (
    CARDS,
    FIRST_NEWS,
    FIRST_POLICY,
    FIRST_ROLE,
    FIRST_SERVICE,
    FIRST_UNIQUE,
    GROUPS,
    STAGES,
    TYPES,
    ZONES,
)
from gridtown.games.skylines.board.layout import Layout, Piece, Spot, read_piece, settled
from gridtown.games.skylines.board.orientations import SIDE, Orientations, cells_of
from gridtown.games.skylines.board.tracks import TRACK_COUNT, TRACKS

if TYPE_CHECKING:
    from gridtown.games.skylines.editions.rows import Edition, ModifierRow

CARD_ROWS: Final = CARDS + 1  # a row a card number, and one for none

# Kinds of modifier
PRICE: Final = 0
COST: Final = 1
GAIN: Final = 2
MILESTONE: Final = 3
EXCHANGE: Final = 4
SWAP: Final = 5
DEVELOP: Final = 6
WAGES: Final = 7
REACH: Final = 8
DEAF: Final = 9
BAN: Final = 10
BURDEN: Final = 11
MODIFIER_KINDS: Final = (
    "price", "cost", "gain", "milestone", "exchange", "swap", "develop", "wages", "reach", "deaf", "ban",
    "burden",
)  # fmt: skip

# Comparisons of a condition
NO_TEST: Final = 0
BELOW: Final = 1
ABOVE: Final = 2
EQUALS: Final = 3

# Parts of a scenario
UNIQUES: Final = 1
ROLES: Final = 2
POLICIES: Final = 4
NEWS_CARDS: Final = 8
PARTS: Final = {"unique": UNIQUES, "roles": ROLES, "policies": POLICIES, "news": NEWS_CARDS}

NO_END: Final = 1 << 40
"""End of the treasury's track, beyond any sum."""

SCENARIOS: Final = ("introduction", "1", "2", "3", "4", "5")
LEVELS: Final = ("beginner", "advanced", "expert")
ROLE_CHOICES: Final = ("chosen", "random")
CHOSEN: Final = 0
FREE_LAYOUT: Final = 5
"""The scenario in which the pieces are drawn and laid."""


MAPS_KEPT: Final = 48
"""How many maps are kept; the games that are played on others hold their own."""


class Modifier:
    """One effect of a role, a unique building or a news card. types: bits; stage: 0 for any."""

    def __init__(self, kind: i64, types: i64, stage: i64, track: i64, amount: i64) -> None:
        self.kind = kind
        self.types = types
        self.stage = stage
        self.track = track
        self.amount = amount


class Tables:
    """Lookup tables of the rules, made from an edition; `vec`s by card number unless said otherwise.

    stage: 1..3, 0 for roles. type: index of TYPES. shape: of the tile, -1 for none. cost, reward: by
    TRACK_COUNT * card + track; costs_on, rewards_on: the tracks where there is one, as bits. services: what
    the condition needs, as bits from FIRST_SERVICE; others: by ZONES * card + type, how many further zones of
    a type; test, test_track, test_value: a comparison. conditional: 1 where there is a condition;
    looks_around: 1 where it asks what is near the tile. bit: the card's bit among the cards of its stage;
    card_at: by 64 * stage + bit. modifiers: of roles, unique buildings and news. orientations: of all shapes;
    shape_size, first_orientation (one more): by shape; orientation_start: by orientation, the column of its
    first square. cell: how far the squares of each orientation lie from its corner; first_cell (one more): by
    orientation. stacks: by (STAGES + 1) * scenario + stage, the cards of a stack, as bits. low, high: ends of
    the tracks. zone_tiles: by shape * ZONES + type, how many tiles there are.
    """

    def __init__(self, edition: Edition) -> None:
        self.stage = _zeros(CARD_ROWS)
        self.type = _zeros(CARD_ROWS)
        self.shape = vec[i64]([-1] * CARD_ROWS)
        self.cost = _zeros(CARD_ROWS * TRACK_COUNT)
        self.reward = _zeros(CARD_ROWS * TRACK_COUNT)
        self.services = _zeros(CARD_ROWS)
        self.others = _zeros(CARD_ROWS * ZONES)
        self.test = _zeros(CARD_ROWS)
        self.test_track = _zeros(CARD_ROWS)
        self.test_value = _zeros(CARD_ROWS)
        self.conditional = _zeros(CARD_ROWS)
        self.looks_around = _zeros(CARD_ROWS)
        self.costs_on = _zeros(CARD_ROWS)
        self.rewards_on = _zeros(CARD_ROWS)
        self.bit = _zeros(CARD_ROWS)
        self.card_at = _zeros(4 * 64)
        self.modifiers: list[list[Modifier]] = [[] for _ in range(CARD_ROWS)]
        self.orientations = Orientations([(shape.id, cells_of(shape.cells)) for shape in edition.shape])
        self.shape_size = _numbers([len(cells_of(shape.cells)) for shape in edition.shape])
        self.first_orientation = _numbers(self.orientations.first)
        self.orientation_start = _numbers([cells[0][1] for cells in self.orientations.cells])
        cells = self.orientations.cells
        self.cell = _numbers([SIDE * row + column for one in cells for row, column in one])
        self.first_cell = _numbers(list(accumulate([len(one) for one in cells], initial=0)))
        self.pieces: list[list[Piece]] = [read_piece(board) for board in edition.board]
        self.boards = [board.id for board in edition.board]
        self.board_cost = _numbers([board.cost for board in edition.board])
        self.low = _numbers([track.low for track in edition.track])
        self.high = _numbers([NO_END if track.high is None else track.high for track in edition.track])
        self.zone_tiles = _zeros(ZONES * len(edition.shape))
        for tile in edition.tile:
            if tile.type not in TYPES[:ZONES]:
                continue
            shape = self.orientations.shapes.index(tile.shape)
            self.zone_tiles[ZONES * shape + TYPES.index(tile.type)] += tile.count
        self._read_cards(edition)
        self._lay_out: OrderedDict[tuple[Spot, ...], Layout] = OrderedDict()
        self.scenarios: list[tuple[Spot, ...]] = [
            settled(tuple((self.boards.index(s.board), s.column, s.row, s.turn) for s in scenario.layout))
            for scenario in edition.scenario
        ]
        self.parts = [sum(PARTS[part] for part in scenario.parts) for scenario in edition.scenario]
        stacks = [self._stack_of(stage, parts) for parts in self.parts for stage in range(STAGES + 1)]
        self.stacks = _numbers(stacks)
        self.capital = [scenario.money for scenario in edition.scenario]  # None: by level
        box = edition.edition
        self.level_money = _numbers([box.levels[level] for level in LEVELS])
        self.display = _numbers([0, *[box.display[str(players)] for players in range(1, 5)]])
        self.ruin: i64 = box.ruin
        self.exchange_price: i64 = box.exchange_price
        self.swap_price: i64 = box.swap_price

    def _read_cards(self, edition: Edition) -> None:
        for card in edition.card:
            self._read_card(card.number, card.stage, card.type, card.shape, card)
        for unique in edition.unique:
            self._read_card(unique.number, unique.stage, "unique", unique.shape, unique)
        for policy in edition.policy:
            self._read_card(policy.number, policy.stage, "policy", None, policy)
        for news in edition.news:
            self._read_card(news.number, news.stage, "news", None, None)
        for role in edition.role:
            self._read_card(role.number, 0, "role", None, None)
        effects = {row.number: row.effects for row in edition.unique}
        effects |= {row.number: row.effects for row in edition.role}
        effects |= {row.number: row.effects for row in edition.news}
        for number, rows in effects.items():
            self.modifiers[number] = [_modifier(row) for row in rows]
        self._count_by_stage()

    def _count_by_stage(self) -> None:
        counts = [0] * (STAGES + 1)
        for number in range(1, CARD_ROWS):
            stage = int(self.stage[number])
            self.bit[number] = counts[stage]
            self.card_at[64 * stage + counts[stage]] = number
            counts[stage] += 1

    def _read_card(self, number: int, stage: int, type: str, shape: str | None, row: Any) -> None:
        self.stage[number] = stage
        self.type[number] = TYPES.index(type)
        if shape is not None:
            self.shape[number] = self.orientations.shapes.index(shape)
        if row is None:
            return
        for track, amount in row.cost.items():
            self.cost[TRACK_COUNT * number + TRACKS.index(track)] = amount
            self.costs_on[number] |= single(TRACKS.index(track))
        for track, amount in row.reward.items():
            self.reward[TRACK_COUNT * number + TRACKS.index(track)] = amount
            self.rewards_on[number] |= single(TRACKS.index(track))
        if getattr(row, "condition", None) is not None:
            self._read_condition(number, row.condition)

    def _read_condition(self, number: int, condition: Any) -> None:
        self.conditional[number] = 1
        for service in condition.services:
            self.services[number] |= single(TYPES.index(service) - FIRST_SERVICE)
            self.looks_around[number] = 1
        for type in range(ZONES):
            self.others[ZONES * number + type] = getattr(condition, TYPES[type])
            if self.others[ZONES * number + type]:
                self.looks_around[number] = 1
        for test, value in ((BELOW, condition.below), (ABOVE, condition.above), (EQUALS, condition.equals)):
            if value is not None:
                self.test[number] = test
                self.test_track[number] = TRACKS.index(condition.track)
                self.test_value[number] = value

    def layout(self, spots: tuple[Spot, ...]) -> Layout:
        """The map of settled pieces. The maps asked for last are kept; each takes about 100 kB."""
        layout = self._lay_out.pop(spots, None)
        if layout is None:
            layout = Layout(list(spots), self.pieces, self.orientations)
        self._lay_out[spots] = layout
        if len(self._lay_out) > MAPS_KEPT:
            self._lay_out.popitem(last=False)
        return layout

    def layout_of(self, scenario: i64) -> tuple[Spot, ...]:
        """The pieces of a scenario as they lie."""
        return self.scenarios[int(scenario)]

    def _stack_of(self, stage: int, parts: i64) -> i64:
        """The cards of a stage's stack with some parts of the game, as bits."""
        cards: i64 = 0
        for card in range(1, FIRST_ROLE):
            if self.stage[card] == stage and (card < FIRST_UNIQUE or parts & UNIQUES):
                cards |= single(self.bit[card])
        for card in range(FIRST_POLICY, CARD_ROWS):
            if self.stage[card] == stage and parts & (POLICIES if card < FIRST_NEWS else NEWS_CARDS):
                cards |= single(self.bit[card])
        return cards


def _modifier(row: ModifierRow) -> Modifier:
    types: i64 = 0
    for name in row.of:
        for type in GROUPS.get(name, (name,)):
            types |= single(TYPES.index(type))
    track = TRACKS.index(row.track) if row.track else 0
    return Modifier(MODIFIER_KINDS.index(row.kind), types, row.stage, track, row.amount)


def _zeros(size: int) -> vec[i64]:
    return vec[i64]([0] * size)


def _numbers(items: list[int]) -> vec[i64]:
    numbers = _zeros(len(items))
    for index, item in enumerate(items):
        numbers[index] = item
    return numbers
