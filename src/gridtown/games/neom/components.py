"""NEOM's components: what is in the box, read from an edition file.

An edition is one printing of the game as data (TOML): tiles, Goods, ranks and figures, each datum with its
source. `read_edition` refuses a file that cannot be a printing of NEOM and names every fault in it at once.

This module always runs interpreted: msgspec makes its own classes.
"""

from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from gridtown.editions.complaint import Fault, faults_of, row_label
from gridtown.editions.file import EditionFile, Names, explained, rules_hash
from gridtown.games.neom.editions.check import edition_faults, row_faults
from gridtown.games.neom.editions.tile_check import effect_complaints
from gridtown.games.neom.editions.words import TIER_OF

Variable = Literal["?"]


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
    file = EditionFile("neom", path)
    edition = _edition(file, file.tables(_Document))
    file.check(row_faults(edition, SOURCED), lambda: edition_faults(edition))
    return edition


def _edition(file: EditionFile, document: _Document) -> Edition:
    """Convert what can be converted; the rest goes to the file's faults."""
    figures = file.row("edition", document.edition, Figures)
    sources = file.row("sources", document.sources, SourceRow)
    goods = file.rows("good", document.good, GoodRow)
    ranks = file.rows("rank", document.rank, RankRow)
    tiles = file.rows("tile", document.tile, TileRow, EXAMPLES)
    for tile in tiles:
        file.faults += _effect_faults(tile)
    if figures is None or sources is None:
        raise file.refusal()
    order = [*TIER_OF]
    goods.sort(key=lambda good: order.index(good.id) if good.id in order else len(order))
    tiles.sort(key=lambda tile: tile.number)
    return Edition(file.name, figures, sources, goods, ranks, tiles)


def _effect_faults(tile: TileRow) -> list[Fault]:
    """Find what is wrong with a tile's effects one by one."""
    label, found = row_label("tile", tile.number, tile.name.en), list[Fault]()
    for place, record in enumerate(tile.effects):
        where = f"effects[{place}]"
        try:
            effect = msgspec.convert(record, EffectRow)
        except msgspec.ValidationError as error:
            inner, reason = explained(error, EffectRow)
            found.append(Fault(label, f"{where}.{inner}", reason))
        else:
            found += faults_of(label, effect_complaints(where, effect, list(record)))
    return found


# --- what an edition says


def edition_hash(edition: Edition) -> str:
    """Digest what the rules read of it: 32 hex digits."""
    return rules_hash(edition, SOURCED)


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
