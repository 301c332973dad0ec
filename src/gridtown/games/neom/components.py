"""NEOM's components: what is in the box, read from an edition file.

An edition is one printing of the game as data (TOML): tiles, Goods, ranks and figures, each datum with its
source. `read_edition` refuses a file that cannot be a printing of NEOM and names every fault in it at once.

This module always runs interpreted: msgspec makes its own classes.
"""

import json
import re
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct, field

from gridtown.core.errors import InvalidEdition
from gridtown.games.neom.editions.check import edition_faults, row_faults
from gridtown.games.neom.editions.complaint import Fault, faults_of, row_label
from gridtown.games.neom.editions.tile_check import effect_complaints
from gridtown.games.neom.editions.words import TIER_OF

Variable = Literal["?"]
Row = TypeVar("Row", bound=Struct)

PACKAGED = "base.toml"


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in each language."""

    en: str
    de: str


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules and the score pad say in numbers; money in pounds, the rest in VP.

    `prices` and `good_vp` are by tier. `neighborhoods[n - 1]` is worth a neighborhood of n tiles, and each
    tile beyond the list `beyond` more. `center_roads` are the sides of the City Center that have a road.
    """

    name: str
    start_money: int
    sell: int
    prices: dict[str, int]
    good_vp: dict[str, int]
    neighborhoods: list[int]
    beyond: int
    center_roads: str


class SourceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The source of each field of each kind of row: "printed", "derived" or "reconstructed"."""

    edition: dict[str, str]
    good: dict[str, str]
    rank: dict[str, str]
    tile: dict[str, str]


class GoodRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A Good: its id as in notation and JSON, its tier ("raw", "processed", "luxury") and its names."""

    id: str
    tier: str
    name: Names


class RankRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A rank of the solo game, and the lowest total that earns it with each deck ("1+", "4+", "5+")."""

    id: str
    name: Names
    at_least: dict[str, int]


class MoneyChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Money that may be paid instead of having a Good."""

    money: int


class Cost(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What placing a tile asks: money, all of `goods`, one of `any_of`, and so many tiles of a type."""

    money: int = 0
    goods: list[str] = []
    any_of: list[str | MoneyChoice] = []
    tiles: dict[str, int] = {}


class EffectRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a tile does; `kind` says which of the other fields count.

    `per` is a counter and `of` the types it counts (their union). A score is `base` + `vp` for every `every`.
    """

    kind: str
    vp: int = 0
    gain: int = 0
    base: int = 0
    every: int = 1
    per: str = ""
    of: list[str] = []
    tiers: list[str] = []
    tier: str = ""
    against: list[str] = []
    name: str = ""


class TileRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A tile as printed. `players` is None for cornerstones; `roads` is a part of "NESW" in that order.

    `vp` is "?" where a question mark is printed. `income` is what the tile pays at the end of generations I,
    II and III (0 before its own), or "?" where that depends on the city. `effects` are records with the
    fields of EffectRow.
    """

    number: int
    name: Names
    generation: str
    types: list[str]
    roads: str
    players: int | None = None
    polluting: bool = False
    power: bool = False
    vp: int | Variable = 0
    cost: Cost = field(default_factory=Cost)
    produces: list[str] = []
    instant: int = 0
    income: tuple[int, int, int] | Variable = (0, 0, 0)
    effects: list[dict[str, Any]] = []
    source: dict[str, str] = {}

    def effect_kinds(self) -> list[str]:
        """Give the kind of each effect."""
        return [str(effect.get("kind")) for effect in self.effects]

    def disasters(self) -> list[str]:
        """Name the Disasters among the effects: one on a Disaster, else none."""
        return [str(effect.get("name")) for effect in self.effects if effect.get("kind") == "disaster"]


class Edition(Struct, frozen=True):
    """One printing of NEOM: 17 Goods (Raw, Processed, Luxury), six ranks upwards, tile n at `tile[n - 1]`."""

    file: str
    edition: Figures
    sources: SourceRow
    good: list[GoodRow]
    rank: list[RankRow]
    tile: list[TileRow]


class _Document(Struct, forbid_unknown_fields=True):
    """The tables of an edition file, before their rows are looked at."""

    edition: dict[str, Any]
    sources: dict[str, Any]
    good: list[dict[str, Any]]
    rank: list[dict[str, Any]]
    tile: list[dict[str, Any]]


# The order in which JSON has a tile's fields.
TILE_FIELDS = [
    *("number", "name", "generation", "players", "types", "polluting", "power", "vp", "cost", "produces"),
    *("instant", "income", "roads", "effects"),
]
SOURCED = {
    "edition": list(Figures.__struct_fields__),
    "good": list(GoodRow.__struct_fields__),
    "rank": list(RankRow.__struct_fields__),
    "tile": TILE_FIELDS,
}
EXAMPLES = {
    "number": "number = 45",
    "name": 'name = { en = "Prefab Housing", de = "Fertighäuser" }',
    "generation": 'generation = "II"',
    "players": "players = 4",
    "types": 'types = ["residential"]',
    "polluting": "polluting = true",
    "power": "power = true",
    "vp": 'vp = 2 or vp = "?"',
    "cost": 'cost = { money = 2, goods = ["ore"] }',
    "produces": 'produces = ["ore"]',
    "instant": "instant = 4",
    "income": 'income = [0, 2, 2] or income = "?"',
    "roads": 'roads = "NES"',
    "effects": 'effects = [{ kind = "score", vp = 2, per = "nearby", of = ["polluting"] }]',
    "source": 'source = { roads = "printed" }',
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
        return (files("gridtown.games.neom") / "editions" / PACKAGED).read_bytes()
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
    goods = _converted(_labelled("good", document.good), GoodRow, faults)
    ranks = _converted(_labelled("rank", document.rank), RankRow, faults)
    tiles = _converted(_labelled("tile", document.tile), TileRow, faults)
    for tile in tiles:
        _check_effects(tile, faults)
    if not figures or not sources:
        _refuse(file, faults)
    order = [*TIER_OF]
    goods.sort(key=lambda good: order.index(good.id) if good.id in order else len(order))
    tiles.sort(key=lambda tile: tile.number)
    return Edition(file, figures[0], sources[0], goods, ranks, tiles)


def _labelled(table: str, rows: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Name each row by its number or id, or by its place in the file where it has none."""
    for place, row in enumerate(rows, 1):
        names = row.get("name")
        english = names.get("en", "") if isinstance(names, dict) else ""
        yield row_label(table, row.get("number", row.get("id", f"(row {place})")), english), row


def _converted(rows: Iterable[tuple[str, Any]], kind: type[Row], faults: list[Fault]) -> list[Row]:
    """Convert raw rows to `kind`; the faults of those that are not such a row go to `faults`."""
    done = []
    for label, row in rows:
        try:
            done.append(msgspec.convert(row, kind))
        except msgspec.ValidationError as error:
            faults.append(Fault(label, *_explained(error, kind), unread=True))
    return done


def _check_effects(tile: TileRow, faults: list[Fault]) -> None:
    label = row_label("tile", tile.number, tile.name.en)
    for place, record in enumerate(tile.effects):
        where = f"effects[{place}]"
        try:
            effect = msgspec.convert(record, EffectRow)
        except msgspec.ValidationError as error:
            inner, reason = _explained(error, EffectRow)
            faults.append(Fault(label, f"{where}.{inner}", reason))
        else:
            faults += faults_of(label, effect_complaints(where, effect, list(record)))


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
        return "remove it" if path else "known are " + ", ".join(kind.__struct_fields__)
    return f"write it like {EXAMPLES[top]}" if kind is TileRow else "correct it"


# --- what an edition says


def edition_hash(edition: Edition) -> str:
    """Digest what the rules read: names, sources and the order of the file don't count (32 hex digits).

    Fields that hold their default are left out, so a field added later keeps the hash of older editions.
    """
    content = {
        "edition": _without(edition.edition, "name"),
        "good": [_without(good, "name") for good in edition.good],
        "rank": [_without(rank, "name") for rank in edition.rank],
        "tile": [_without(tile, "name", "source") for tile in edition.tile],
    }
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _without(row: Struct, *names: str) -> dict[str, Any]:
    return {key: value for key, value in msgspec.to_builtins(row).items() if key not in names}


def components_json(edition: Edition) -> list[dict[str, Any]]:
    """Give the tiles in number order, each with every field and the source of each (`components --json`)."""
    return [_tile_json(tile, edition.sources.tile) for tile in edition.tile]


def _tile_json(tile: TileRow, sources: dict[str, str]) -> dict[str, Any]:
    values = {name: msgspec.to_builtins(getattr(tile, name)) for name in TILE_FIELDS}
    values["vp"] = None if tile.vp == "?" else tile.vp
    values["income"] = None if tile.income == "?" else list(tile.income)
    values["source"] = {name: tile.source.get(name, sources[name]) for name in TILE_FIELDS}
    values["effects"] = values.pop("effects")
    return values


def contents_json(edition: Edition) -> dict[str, Any]:
    """Give the whole box: figures, Goods, ranks, tiles, and the sources of all but the tiles."""
    built = msgspec.to_builtins(edition)
    return {
        "edition": built["edition"],
        "goods": built["good"],
        "ranks": built["rank"],
        "tiles": components_json(edition),
        "sources": {table: built["sources"][table] for table in ("edition", "good", "rank")},
    }
