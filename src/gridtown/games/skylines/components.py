"""Skylines' components: what is in the box, read from an edition file.

An edition is one printing of the game as data (TOML): tracks, board pieces, tiles, cards and scenarios,
each datum with its source. `read_edition` refuses a file that cannot be a printing of Skylines and names
every fault in it at once.

This module always runs interpreted: msgspec makes its own classes.
"""

import json
import re
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from gridtown.core.errors import InvalidEdition
from gridtown.games.skylines.editions.check import edition_faults, row_faults
from gridtown.games.skylines.editions.complaint import Fault, row_label
from gridtown.games.skylines.editions.words import SCENARIOS
from gridtown.games.skylines.kinds import TRACKS

Row = TypeVar("Row", bound=Struct)

PACKAGED = "base.toml"


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in each language."""

    en: str
    de: str


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

    edition: dict[str, Any]
    sources: dict[str, Any]
    track: list[dict[str, Any]]
    board: list[dict[str, Any]]
    shape: list[dict[str, Any]]
    tile: list[dict[str, Any]]
    card: list[dict[str, Any]]
    unique: list[dict[str, Any]]
    role: list[dict[str, Any]]
    policy: list[dict[str, Any]]
    news: list[dict[str, Any]]
    scenario: list[dict[str, Any]]
    success: list[dict[str, Any]]


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
SOURCED = {
    table: [name for name in kind.__struct_encode_fields__ if name != "source"]
    for table, kind in KINDS.items()
}
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
    file = PACKAGED if path is None else str(path)
    document = _document(file, _content(path))
    faults: list[Fault] = []
    edition = _edition(file, document, faults)
    faults += row_faults(edition, SOURCED)
    if not any(fault.unread for fault in faults):
        faults += edition_faults(edition)
    _refuse(file, faults)
    return edition


def _refuse(file: str, faults: Iterable[Fault]) -> None:
    lines = [fault.in_file(file) for fault in faults]
    if lines:
        raise InvalidEdition("\n".join(lines))


def _content(path: Path | None) -> bytes:
    if path is None:
        return (files("gridtown.games.skylines") / "editions" / PACKAGED).read_bytes()
    try:
        return path.read_bytes()
    except OSError as error:
        fault = Fault("the file", "path", f"cannot be read ({error.strerror}); name an edition file")
        raise InvalidEdition(fault.in_file(str(path))) from error


def _document(file: str, content: bytes) -> _Document:
    """Decode the file into tables; a fault here hides all others."""
    try:
        return msgspec.toml.decode(content, type=_Document)
    except msgspec.ValidationError as error:
        raise InvalidEdition(Fault("the file", *_explained(error, _Document)).in_file(file)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        fault = Fault("the file", "syntax", f"not TOML: {error}; correct it there")
        raise InvalidEdition(fault.in_file(file)) from error


def _edition(file: str, document: _Document, faults: list[Fault]) -> Edition:
    """Convert what can be converted; the rest goes to `faults`."""
    figures = _converted([("[edition]", document.edition)], Figures, faults)
    sources = _converted([("[sources]", document.sources)], SourceRow, faults)
    rows = (
        sorted(_rows("track", document.track, TrackRow, faults), key=lambda row: _place(row.id, TRACKS)),
        sorted(_rows("board", document.board, BoardRow, faults), key=lambda row: row.id),
        sorted(_rows("shape", document.shape, ShapeRow, faults), key=lambda row: row.id),
        sorted(_rows("tile", document.tile, TileRow, faults), key=_by_number),
        sorted(_rows("card", document.card, CardRow, faults), key=_by_number),
        sorted(_rows("unique", document.unique, UniqueRow, faults), key=_by_number),
        sorted(_rows("role", document.role, RoleRow, faults), key=_by_number),
        sorted(_rows("policy", document.policy, PolicyRow, faults), key=_by_number),
        sorted(_rows("news", document.news, NewsRow, faults), key=_by_number),
        sorted(
            _rows("scenario", document.scenario, ScenarioRow, faults),
            key=lambda row: _place(row.id, SCENARIOS),
        ),
        sorted(_rows("success", document.success, SuccessRow, faults), key=_by_number),
    )
    if not figures or not sources:
        _refuse(file, faults)
    return Edition(file, figures[0], sources[0], *rows)


def _place(word: str, order: tuple[str, ...]) -> int:
    return order.index(word) if word in order else len(order)


def _by_number(row: TileRow | CardRow | UniqueRow | RoleRow | PolicyRow | NewsRow | SuccessRow) -> int:
    return row.number


def _rows(table: str, raw: list[dict[str, Any]], kind: type[Row], faults: list[Fault]) -> list[Row]:
    return _converted(_labelled(table, raw), kind, faults)


def _labelled(table: str, rows: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Name each row by its key, or by its place in the file where it has none."""
    for place, row in enumerate(rows, 1):
        names = row.get("name")
        english = names.get("en", "") if isinstance(names, dict) else ""
        yield row_label(table, row.get(SOURCED[table][0], f"(row {place})"), english), row


def _converted(rows: Iterable[tuple[str, Any]], kind: type[Row], faults: list[Fault]) -> list[Row]:
    """Convert raw rows to `kind`; the faults of those that are not such a row go to `faults`."""
    done = []
    for label, row in rows:
        try:
            done.append(msgspec.convert(row, kind))
        except msgspec.ValidationError as error:
            faults.append(Fault(label, *_explained(error, kind), unread=True))
    return done


def _explained(error: msgspec.ValidationError, kind: type[Struct]) -> tuple[str, str]:
    """Split msgspec's words into the field and the reason, and say how to mend it."""
    reason, _, rest = str(error).partition(" - at `$")
    path = rest.strip("`").lstrip(".")
    named = re.search(r"field `(\w+)`", reason)
    where = ".".join(part for part in (path, named[1] if named else "") if part)
    return where, f"{reason}; {_mend(reason, path, kind)}"


def _mend(reason: str, path: str, kind: type[Struct]) -> str:
    top = re.split(r"[.\[]", path, maxsplit=1)[0]
    if "missing" in reason:
        return "add it"
    if "unknown field" in reason:
        return "remove it" if path else "known are " + ", ".join(kind.__struct_encode_fields__)
    if kind in (Figures, SourceRow, _Document):
        return "correct it"
    return f"write it like {EXAMPLES[top]}"


# --- what an edition says


def edition_hash(edition: Edition) -> str:
    """Digest what the rules read: names, sources and the order of the file don't count (32 hex digits).

    Fields that hold their default are left out, so a field added later keeps the hash of older editions.
    """
    content: dict[str, Any] = {
        table: [_without(row, "name", "source") for row in getattr(edition, table)]
        for table in KINDS
        if table != "edition"
    }
    content["edition"] = _without(edition.edition, "name")
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _without(row: Struct, *names: str) -> dict[str, Any]:
    return {key: value for key, value in msgspec.to_builtins(row).items() if key not in names}


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


def components_json(edition: Edition) -> dict[str, Any]:
    """Give the whole box, each row with every field and the source of each (`components --json`)."""
    return {
        key: _rows_json(table, getattr(edition, table), getattr(edition.sources, table))
        for key, table in LISTS.items()
    }


def _rows_json(table: str, rows: Iterable[Struct], sources: dict[str, str]) -> list[dict[str, Any]]:
    return [_row_json(row, SOURCED[table], sources) for row in rows]


def _row_json(row: Struct, names: list[str], sources: dict[str, str]) -> dict[str, Any]:
    own: dict[str, str] = getattr(row, "source", {})
    values = {name: msgspec.to_builtins(getattr(row, name)) for name in names}
    return {**values, "source": {name: own.get(name, sources[name]) for name in names}}
