"""Rows of a NEOM edition: tiles, Goods and ranks.

Always interpreted: msgspec makes its own classes.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Struct, field, structs

from gridtown.editions.row import Names, Row
from gridtown.editions.schema import Order, Sources, among
from gridtown.games.neom.editions.words import RANKS, TIER_OF

Variable = Literal["?"]


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of the rules and the score pad: money in pounds, the rest in VP.

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


class GoodRow(Row, frozen=True):
    """A Good: its id as in notation and JSON, its tier ("raw", "processed", "luxury") and its names."""

    id: str
    tier: str
    name: Names


class RankRow(Row, frozen=True):
    """A rank of the solo game, and the lowest total that earns it with each deck ("1+", "4+", "5+")."""

    id: str
    name: Names
    at_least: dict[str, int]


class MoneyChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Money that may be paid instead of having a Good."""

    money: int


class Cost(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Cost of placing a tile: money, all of `goods`, one of `any_of`, and so many tiles of a type."""

    money: int = 0
    goods: list[str] = []
    any_of: list[str | MoneyChoice] = []
    tiles: dict[str, int] = {}


class EffectRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Effect of a tile; `kind` says which of the other fields count.

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


NO_INCOME: Final = (0, 0, 0)


class TileRow(Row, frozen=True, kw_only=True):
    """A tile as printed. `players` is None for cornerstones; `roads` is a part of "NESW" in that order.

    `vp` is "?" where a question mark is printed. `income` is what the tile pays at the end of generations I,
    II and III (0 before its own), or "?" where that depends on the city. `effects` are records with the
    fields of EffectRow.
    """

    number: int
    name: Names
    generation: str
    players: int | None = None
    types: list[str]
    polluting: bool = False
    power: bool = False
    vp: int | Variable = 0
    cost: Cost = field(default_factory=Cost)
    produces: list[str] = []
    instant: int = 0
    income: tuple[int, int, int] | Variable = NO_INCOME
    roads: str
    effects: list[dict[str, Any]] = []

    def __post_init__(self) -> None:
        """Equal rows hash alike, pickled or written out: only the default itself is left out of the hash."""
        if self.income == NO_INCOME:
            structs.force_setattr(self, "income", NO_INCOME)

    def effect_kinds(self) -> list[str]:
        """The kind of each effect."""
        return [str(effect.get("kind")) for effect in self.effects]

    def disasters(self) -> list[str]:
        """Name the Disasters among the effects: one on a Disaster, else none."""
        return [str(effect.get("name")) for effect in self.effects if effect.get("kind") == "disaster"]


class Edition(Struct, frozen=True):
    """One printing of NEOM: 17 Goods (Raw, Processed, Luxury), six ranks upwards, tile n at `tile[n - 1]`."""

    file: str
    edition: Figures
    sources: Sources
    good: Annotated[list[GoodRow], Order(among(TIER_OF))]
    rank: Annotated[list[RankRow], Order(among(RANKS))]
    tile: list[TileRow]


EXAMPLES: Final = {
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
"""How fields are written, for complaints."""
