"""Rows of a Skylines edition: tracks, board pieces, tiles, cards and scenarios.

Always interpreted: msgspec makes its own classes.
"""

from typing import Annotated, Final

from msgspec import Struct

from gridtown.editions.row import Names, Row
from gridtown.editions.schema import Order, Sources, among
from gridtown.games.skylines.board.tracks import TRACKS
from gridtown.games.skylines.editions.words import SCENARIOS


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of the rules.

    `levels` is the starting capital of scenario 5 by level, `display` the cards in front of a player by the
    number of players ("1" to "4"), `exchange_price` that of an exchange in a turn, `swap_price` that of each
    card exchanged at the end of a milestone, `ruin` the overall Happiness at which the game is lost.
    """

    name: str
    levels: dict[str, int]
    display: dict[str, int]
    exchange_price: int
    swap_price: int
    ruin: int


class TrackRow(Row, frozen=True):
    """A bar of the administration board and its ends; the treasury ("money") has none above."""

    id: str
    name: Names
    low: int
    high: int | None = None


class BoardRow(Row, frozen=True):
    """A board piece, 6×6 squares from its top left, and what it costs to develop.

    `land` has a string a row: "." land, "~" water. `right` has five characters a row, "|" where a street runs
    to the right of the square; `below` five rows, "-" where one runs below the square.
    """

    id: str
    name: Names
    cost: int
    land: list[str]
    right: list[str]
    below: list[str]


class ShapeRow(Row, frozen=True):
    """A polyomino, drawn one way with "#" and "."; tiles are turned and flipped freely."""

    id: str
    name: Names
    cells: list[str]


class TileRow(Row, frozen=True):
    """So many tiles of a type and a shape."""

    number: int
    type: str
    shape: str
    count: int
    name: Names


class ConditionRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Condition of a reward: all of it must hold.

    Services that the tile must be able to use, so many other zones in its district, and one bound on a track.
    """

    services: list[str] = []
    residential: int = 0
    commercial: int = 0
    industrial: int = 0
    track: str | None = None
    below: int | None = None
    above: int | None = None
    equals: int | None = None


class ModifierRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One effect of a unique building, a role or news; `kind` says which fields it has.

    price     of, amount: cards cost so much money more or less, never below 0
    cost      of, track, amount: what a card costs on a track is milder by so much, never past 0
    burden    of, track, amount: a card costs this on a track on top
    gain      of, track, amount: after the reward of a card
    milestone track, amount: at the end of every milestone, before its first step
    exchange, swap, develop, wages
              amount: an exchange, a card exchanged at a milestone, a board piece, the payment for employment
              costs so much more or less, never below 0 (an exchange: never below 1)
    reach     services of stage I serve the whole district
    deaf      of: these services cannot be used
    ban       of or stage: such cards cannot be played
    """

    kind: str
    of: list[str] = []
    track: str | None = None
    amount: int = 0
    stage: int = 0


class CardRow(Row, frozen=True):
    """A construction card. Zones have no shape: any tile of the type that is left.

    `cost` and `reward` are steps by track, signed as on the card: money = -3, traffic = 1.
    """

    number: int
    stage: int
    type: str
    name: Names
    shape: str | None = None
    cost: dict[str, int] = {}
    condition: ConditionRow | None = None
    reward: dict[str, int] = {}


class UniqueRow(Row, frozen=True):
    """A unique building: a reward once, or effects that last for everybody."""

    number: int
    stage: int
    name: Names
    shape: str
    cost: dict[str, int] = {}
    reward: dict[str, int] = {}
    effects: list[ModifierRow] = []


class RoleRow(Row, frozen=True):
    """A role: effects on its player's own actions; those at milestones are everybody's."""

    number: int
    name: Names
    effects: list[ModifierRow] = []


class PolicyRow(Row, frozen=True):
    """A policy: a reward once, without a tile."""

    number: int
    stage: int
    name: Names
    cost: dict[str, int] = {}
    condition: ConditionRow | None = None
    reward: dict[str, int] = {}


class NewsRow(Row, frozen=True):
    """News: effects while the card lies."""

    number: int
    stage: int
    name: Names
    effects: list[ModifierRow] = []


class PlaceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Place of a board piece: column and row, in pieces from the top left, and quarter turns clockwise."""

    board: str
    column: int
    row: int
    turn: int


class ScenarioRow(Row, frozen=True):
    """A scenario: its layout, the parts of the game in it and its capital.

    The last scenario has no layout, as its pieces are drawn, and no capital of its own: the level gives it.
    """

    id: str
    name: Names
    layout: list[PlaceRow] = []
    parts: list[str] = []
    money: int | None = None


class SuccessRow(Row, frozen=True):
    """A line of the success table: from so much overall Happiness on; `success` if the game counts as won."""

    number: int
    name: Names
    low: int
    success: bool


class Edition(Struct, frozen=True):
    """One printing of Skylines.

    Tracks are in the order of the board (money, happiness, power, water, garbage, employment, pollution,
    traffic, crime), boards and shapes by id, everything numbered by number, scenarios from the introduction
    to 5.
    """

    file: str
    edition: Figures
    sources: Sources
    track: Annotated[list[TrackRow], Order(among(TRACKS))]
    board: list[BoardRow]
    shape: list[ShapeRow]
    tile: list[TileRow]
    card: list[CardRow]
    unique: list[UniqueRow]
    role: list[RoleRow]
    policy: list[PolicyRow]
    news: list[NewsRow]
    scenario: Annotated[list[ScenarioRow], Order(among(SCENARIOS))]
    success: list[SuccessRow]


EXAMPLES: Final = {
    "below": 'below = ["      ", "  -- -", "------", "      ", "   ---"]',
    "cells": 'cells = ["##", ".#"]',
    "condition": 'condition = { services = ["healthcare"], residential = 2, track = "crime", equals = 0 }',
    "cost": "cost = { money = -3, power = -1 } (of a board: cost = 4)",
    "count": "count = 4",
    "effects": 'effects = [{ kind = "price", of = ["service"], amount = -1 }]',
    "high": "high = 10",
    "id": 'id = "L4"',
    "land": 'land = ["~~....", "~~....", "......", "......", "......", "......"]',
    "layout": 'layout = [{ board = "A", column = 0, row = 0, turn = 1 }]',
    "low": "low = -5",
    "money": "money = 10",
    "name": 'name = { en = "Hospital", de = "Krankenhaus" }',
    "number": "number = 12",
    "parts": 'parts = ["unique", "roles"]',
    "reward": "reward = { happiness = 2 }",
    "right": 'right = ["   |  ", "   | |", "      ", "|     ", "      ", "      "]',
    "shape": 'shape = "L4"',
    "source": 'source = { cost = "printed" }',
    "stage": "stage = 2",
    "success": "success = true",
    "type": 'type = "residential"',
}
"""How fields are written, for complaints."""
