"""Skylines' components: what is in the box, read from an edition file.

An edition is one printing of the game as data (TOML): tracks, board pieces, tiles, cards and scenarios,
each datum with its source. `read_edition` refuses a file that cannot be a printing of Skylines and names
every fault in it at once.

This module always runs interpreted: msgspec makes its own classes.
"""

from pathlib import Path
from typing import Any

from msgspec import Struct

from gridtown.editions.file import EditionFile, Names, Raw, rows_json, rules_hash, sourced
from gridtown.games.skylines.editions.check import edition_faults, row_faults
from gridtown.games.skylines.editions.words import SCENARIOS
from gridtown.games.skylines.kinds import TRACKS


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules say in numbers.

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


class SourceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The source of each field of each kind of row: "printed", "derived" or "reconstructed"."""

    edition: dict[str, str]
    track: dict[str, str]
    board: dict[str, str]
    shape: dict[str, str]
    tile: dict[str, str]
    card: dict[str, str]
    unique: dict[str, str]
    role: dict[str, str]
    policy: dict[str, str]
    news: dict[str, str]
    scenario: dict[str, str]
    success: dict[str, str]


class TrackRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A bar of the administration board and its ends; the treasury ("money") has none above."""

    id: str
    name: Names
    low: int
    high: int | None = None
    source: dict[str, str] = {}


class BoardRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
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
    source: dict[str, str] = {}


class ShapeRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A polyomino, drawn one way with "#" and "."; tiles are turned and flipped freely."""

    id: str
    name: Names
    cells: list[str]
    source: dict[str, str] = {}


class TileRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """So many tiles of a type and a shape."""

    number: int
    type: str
    shape: str
    count: int
    name: Names
    source: dict[str, str] = {}


class ConditionRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What must hold for a reward: all of it.

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
              costs so much more or less, never below 0
    reach     services of stage I serve the whole district
    deaf      of: these services cannot be used
    ban       of or stage: such cards cannot be played
    """

    kind: str
    of: list[str] = []
    track: str | None = None
    amount: int = 0
    stage: int = 0


class CardRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
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
    source: dict[str, str] = {}


class UniqueRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A unique building: a reward once, or effects that last for everybody."""

    number: int
    stage: int
    name: Names
    shape: str
    cost: dict[str, int] = {}
    reward: dict[str, int] = {}
    effects: list[ModifierRow] = []
    source: dict[str, str] = {}


class RoleRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A role: effects on its player's own actions; those at milestones are everybody's."""

    number: int
    name: Names
    effects: list[ModifierRow] = []
    source: dict[str, str] = {}


class PolicyRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A policy: a reward once, without a tile."""

    number: int
    stage: int
    name: Names
    cost: dict[str, int] = {}
    condition: ConditionRow | None = None
    reward: dict[str, int] = {}
    source: dict[str, str] = {}


class NewsRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """News: effects while the card lies."""

    number: int
    stage: int
    name: Names
    effects: list[ModifierRow] = []
    source: dict[str, str] = {}


class PlaceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a board piece lies, in pieces from the top left, and its quarter turns clockwise."""

    board: str
    column: int
    row: int
    turn: int


class ScenarioRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A scenario: its layout, the parts of the game in it and its capital.

    The last scenario has no layout, as its pieces are drawn, and no capital of its own: the level gives it.
    """

    id: str
    name: Names
    layout: list[PlaceRow] = []
    parts: list[str] = []
    money: int | None = None
    source: dict[str, str] = {}


class SuccessRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line of the success table: from so much overall Happiness on; `success` if the game counts as won."""

    number: int
    name: Names
    low: int
    success: bool
    source: dict[str, str] = {}


class Edition(Struct, frozen=True):
    """One printing of Skylines.

    Tracks are in the order of the board (money, happiness, power, water, garbage, employment, pollution,
    traffic, crime), boards and shapes by id, everything numbered by number, scenarios from the introduction
    to 5.
    """

    file: str
    edition: Figures
    sources: SourceRow
    track: list[TrackRow]
    board: list[BoardRow]
    shape: list[ShapeRow]
    tile: list[TileRow]
    card: list[CardRow]
    unique: list[UniqueRow]
    role: list[RoleRow]
    policy: list[PolicyRow]
    news: list[NewsRow]
    scenario: list[ScenarioRow]
    success: list[SuccessRow]


class _Document(Struct, forbid_unknown_fields=True):
    """The tables of an edition file, before their rows are looked at."""

    edition: Raw
    sources: Raw
    track: list[Raw]
    board: list[Raw]
    shape: list[Raw]
    tile: list[Raw]
    card: list[Raw]
    unique: list[Raw]
    role: list[Raw]
    policy: list[Raw]
    news: list[Raw]
    scenario: list[Raw]
    success: list[Raw]


KINDS: dict[str, type[Struct]] = {
    "edition": Figures,
    "track": TrackRow,
    "board": BoardRow,
    "shape": ShapeRow,
    "tile": TileRow,
    "card": CardRow,
    "unique": UniqueRow,
    "role": RoleRow,
    "policy": PolicyRow,
    "news": NewsRow,
    "scenario": ScenarioRow,
    "success": SuccessRow,
}
SOURCED = sourced(KINDS)
"""The fields that have a source, by table."""

EXAMPLES = {
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


# --- reading


def read_edition(path: Path | None = None) -> Edition:
    """Read an edition, the packaged one unless `path` names another.

    Raises InvalidEdition with a line for each fault: file, row, field, reason.
    """
    file = EditionFile("skylines", path)
    edition = _edition(file, file.tables(_Document))
    file.check(row_faults(edition, SOURCED), lambda: edition_faults(edition))
    return edition


def _edition(file: EditionFile, document: _Document) -> Edition:
    """Convert what can be converted; the rest goes to the file's faults."""
    figures = file.row("edition", document.edition, Figures)
    sources = file.row("sources", document.sources, SourceRow)
    rows = (
        sorted(file.rows("track", document.track, TrackRow, EXAMPLES), key=_by_track),
        sorted(file.rows("board", document.board, BoardRow, EXAMPLES), key=lambda row: row.id),
        sorted(file.rows("shape", document.shape, ShapeRow, EXAMPLES), key=lambda row: row.id),
        sorted(file.rows("tile", document.tile, TileRow, EXAMPLES), key=_by_number),
        sorted(file.rows("card", document.card, CardRow, EXAMPLES), key=_by_number),
        sorted(file.rows("unique", document.unique, UniqueRow, EXAMPLES), key=_by_number),
        sorted(file.rows("role", document.role, RoleRow, EXAMPLES), key=_by_number),
        sorted(file.rows("policy", document.policy, PolicyRow, EXAMPLES), key=_by_number),
        sorted(file.rows("news", document.news, NewsRow, EXAMPLES), key=_by_number),
        sorted(file.rows("scenario", document.scenario, ScenarioRow, EXAMPLES), key=_by_scenario),
        sorted(file.rows("success", document.success, SuccessRow, EXAMPLES), key=_by_number),
    )
    if figures is None or sources is None:
        raise file.refusal()
    return Edition(file.name, figures, sources, *rows)


def _by_track(row: TrackRow) -> int:
    return TRACKS.index(row.id) if row.id in TRACKS else len(TRACKS)


def _by_scenario(row: ScenarioRow) -> int:
    return SCENARIOS.index(row.id) if row.id in SCENARIOS else len(SCENARIOS)


def _by_number(row: TileRow | CardRow | UniqueRow | RoleRow | PolicyRow | NewsRow | SuccessRow) -> int:
    return row.number


# --- what an edition says


def edition_hash(edition: Edition) -> str:
    """Digest what the rules read of it: 32 hex digits."""
    return rules_hash(edition, SOURCED)


LISTS = {
    "tracks": "track",
    "boards": "board",
    "shapes": "shape",
    "tiles": "tile",
    "cards": "card",
    "uniques": "unique",
    "roles": "role",
    "policies": "policy",
    "news": "news",
    "scenarios": "scenario",
    "success": "success",
}
"""The lists of the box, by what `components_json` calls them."""

FURTHER = {"unique": "uniques", "role": "roles", "policy": "policies", "news": "news"}
"""The cards that are not construction cards: their type, and their list."""


def components_json(edition: Edition) -> dict[str, Any]:
    """Give the whole box, each row with every field and the source of each (`components --json`).

    All 115 cards stand among the cards, in the order of their numbers; those of FURTHER have a list of their
    own, too.
    """
    box: dict[str, Any] = {
        key: rows_json(getattr(edition, table), SOURCED[table], getattr(edition.sources, table))
        for key, table in LISTS.items()
    }
    for type, key in FURTHER.items():
        box["cards"] += [_typed(row, type) for row in box[key]]
    return box


def _typed(row: dict[str, Any], type: str) -> dict[str, Any]:
    """A card that has no type in the edition, because all of its table have the same."""
    return {**row, "type": type, "source": {**row["source"], "type": "printed"}}
