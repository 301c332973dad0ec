"""Checks of a tile row of a NEOM edition beyond the types of its fields."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gridtown.editions.complaint import Complaint, below_one, negative, unknown
from gridtown.editions.file import explained
from gridtown.games.neom.editions.rows import Cost, EffectRow, TileRow
from gridtown.games.neom.editions.words import (
    AT_THE_END,
    COUNTERS,
    DECKS,
    DISASTERS,
    DOUBLE,
    EFFECTS,
    GENERATIONS,
    MARKS,
    MOST_GOODS,
    PLACED_TYPES,
    SIDES,
    TIER_OF,
    TIERS,
    TILES,
    TYPES,
    VIRTUAL,
)


def tile_complaints(tile: TileRow) -> Iterator[Complaint]:
    """Complaints about a tile."""
    yield from _number_complaints(tile)
    yield from _type_complaints(tile)
    yield from _cost_complaints(tile.cost)
    yield from _vp_complaints(tile)
    yield from _money_complaints(tile)
    yield from _product_complaints(tile)
    yield from _effects_complaints(tile)
    if "disaster" in tile.types:
        yield from _disaster_complaints(tile)
    else:
        yield from misdrawn("roads", tile.roads)
        yield from _kind_complaints(tile)


def misdrawn(field: str, roads: str) -> Iterator[Complaint]:
    """Complain unless the roads are one to four sides in the order N, E, S, W."""
    if not roads or roads != "".join(side for side in SIDES if side in roads):
        yield field, f'"{roads}" is no layout; write one to four of N, E, S, W in this order, each once'


def _kind_complaints(tile: TileRow) -> Iterator[Complaint]:
    """Some effects go with some tiles only."""
    kinds = tile.effect_kinds()
    if "disaster" in kinds:
        yield "effects", "only Disasters have such an effect; remove it or correct the types"
    if "exchange" in kinds and tile.generation == "C":
        yield "effects", 'a cornerstone cannot exchange cornerstones; move "exchange" to another tile'
    if "exchange" in kinds and "choose_good" in kinds:
        yield "effects", 'a tile asks one thing: remove "exchange" or "choose_good"'


def _number_complaints(tile: TileRow) -> Iterator[Complaint]:
    """Numbers 1-40 are generation I, 41-80 II, 81-120 III, 121-150 cornerstones."""
    if not 1 <= tile.number <= TILES:
        yield "number", f"{tile.number} is none of 1 to {TILES}; use the number printed on the tile"
    elif tile.generation in GENERATIONS:
        right = GENERATIONS[(tile.number - 1) // 40]
        if tile.generation != right:
            yield "generation", f'"{tile.generation}", but number {tile.number} is "{right}"; correct one'
    yield from unknown("generation", (tile.generation,), GENERATIONS, "generation")
    if tile.generation == "C" and tile.players is not None:
        yield "players", f"is {tile.players}, but a cornerstone has none; remove it"
    elif tile.generation != "C" and tile.players not in DECKS:
        yield "players", f"is {tile.players or 'missing'}; use 1, 4 or 5 for 1+, 4+ or 5+"


def _type_complaints(tile: TileRow) -> Iterator[Complaint]:
    """A tile has a type, at most two, and a Disaster no other; Industrial tiles are always polluting."""
    yield from unknown("types", tile.types, TYPES, "type")
    if not tile.types:
        yield "types", f"is empty; use {', '.join(TYPES)}"
    if len(tile.types) > 2 or ("disaster" in tile.types and len(tile.types) > 1):
        yield "types", "too many; a tile has one or two, a Disaster no other"
    elif len(set(tile.types)) == 2 and set(tile.types) <= set(TYPES) and set(tile.types) != set(DOUBLE):
        yield "types", f"{' and '.join(tile.types)}; only {' and '.join(DOUBLE)} go together: remove one"
    if "industrial" in tile.types and not tile.polluting:
        yield "polluting", "Industrial tiles always are; write polluting = true"


def _cost_complaints(cost: Cost) -> Iterator[Complaint]:
    goods = [choice for choice in cost.any_of if isinstance(choice, str)]
    money = [choice.money for choice in cost.any_of if not isinstance(choice, str)]
    yield from negative("cost.money", [cost.money])
    yield from below_one("cost.any_of", money)
    yield from unknown("cost.goods", cost.goods, TIER_OF, "Good")
    yield from unknown("cost.any_of", goods, TIER_OF, "Good")
    yield from unknown("cost.tiles", cost.tiles, PLACED_TYPES, "type")
    if len(cost.any_of) == 1 or (cost.any_of and not goods):
        yield "cost.any_of", "leaves no choice of Goods; name a Good and another or money"
    if any(count < 1 for count in cost.tiles.values()):
        yield "cost.tiles", "asks for none; write 1 or more"
    if len(cost.tiles) > 1:
        yield "cost.tiles", f"asks for {' and '.join(cost.tiles)}; one type can be asked for: keep one"
    required = len(cost.goods) + bool(goods)
    if required > MOST_GOODS:
        where = "cost.goods" if cost.goods else "cost.any_of"
        yield where, f"{required} Goods with any_of; at most {MOST_GOODS} can be required: remove some"
    yield from _choice_complaints(cost, goods, len(money))


def _choice_complaints(cost: Cost, goods: list[str], amounts: int) -> Iterator[Complaint]:
    """The Goods of a choice have one price, and money stands for all the Goods a tile requires."""
    tiers = [tier for tier in TIERS if any(TIER_OF.get(good) == tier for good in goods)]
    if len(tiers) > 1:
        yield "cost.any_of", f"mixes {' and '.join(tiers)} Goods; name Goods of one tier"
    twice = [good for good in goods if good in cost.goods]
    if twice:
        yield "cost.any_of", f"{', '.join(twice)} is required already; name another Good"
    if amounts > 1:
        yield "cost.any_of", f"{amounts} amounts of money; keep one"
    if amounts and cost.goods:
        yield "cost.any_of", "money cannot be chosen beside required Goods; remove it or cost.goods"


def _vp_complaints(tile: TileRow) -> Iterator[Complaint]:
    """Only Residential and Public tiles print VP, and a question mark is explained by effects."""
    if (tile.vp == "?") != ("score" in tile.effect_kinds()):
        yield "vp", '"?" and an effect of kind "score" belong together; add the one or remove the other'
    if isinstance(tile.vp, str):
        return
    yield from negative("vp", [tile.vp])
    if tile.vp and "residential" not in tile.types and "public" not in tile.types:
        yield (
            "vp",
            f"is {tile.vp}; only Residential and Public tiles print VP: remove it or correct the types",
        )


def _money_complaints(tile: TileRow) -> Iterator[Complaint]:
    """Nothing is paid before the tile's own generation, and an open income is explained by effects."""
    yield from negative("instant", [tile.instant])
    if (tile.income == "?") != ("income" in tile.effect_kinds()):
        yield "income", '"?" and an effect of kind "income" belong together; add the one or remove the other'
    if isinstance(tile.income, str):
        return
    yield from negative("income", tile.income)
    early = {"II": 1, "III": 2}.get(tile.generation, 0)
    if any(tile.income[:early]):
        yield "income", f"pays before generation {tile.generation}; write 0 for the generations before"


def _product_complaints(tile: TileRow) -> Iterator[Complaint]:
    """Resource tiles produce Raw Goods, Industrial ones Processed, and in generation III Luxury Goods."""
    yield from unknown("produces", tile.produces, TIER_OF, "Good")
    for good in tile.produces:
        tier = TIER_OF.get(good, "")
        maker = {"raw": "resource", "processed": "industrial", "luxury": "industrial"}.get(tier, "")
        if maker and maker not in tile.types:
            yield "produces", f"{good} is produced by {maker} tiles only; remove it or correct the types"
        if tier == "luxury" and tile.generation != "III":
            yield "produces", f"{good} is produced in generation III only; remove it"


def _disaster_complaints(tile: TileRow) -> Iterator[Complaint]:
    """A Disaster is never placed."""
    if tile.roads:
        yield "roads", f'a Disaster has none, not "{tile.roads}"; write roads = ""'
    if tile.cost.money or tile.cost.goods or tile.cost.any_of or tile.cost.tiles:
        yield "cost", "a Disaster has none; remove it"
    if tile.vp or tile.produces or tile.instant or tile.income == "?" or any(tile.income):
        yield "types", "a Disaster gives nothing; remove its vp, produces, instant and income"
    if tile.effect_kinds() != ["disaster"]:
        yield "effects", 'a Disaster has one: effects = [{ kind = "disaster", name = "flood" }]'


# --- effects


def _effects_complaints(tile: TileRow) -> Iterator[Complaint]:
    """Complaints about a tile's effects one by one; they are records, to see which fields stand in them."""
    for place, record in enumerate(tile.effects):
        where = f"effects[{place}]"
        try:
            effect = msgspec.convert(record, EffectRow)
        except msgspec.ValidationError as error:
            field, reason = explained(error, EffectRow)
            yield f"{where}.{field}", reason
        else:
            yield from _effect_complaints(where, effect, list(record))


def _effect_complaints(field: str, effect: EffectRow, given: list[str]) -> Iterator[Complaint]:
    """Complaints about an effect. given: the fields that stand in the record."""
    if effect.kind not in EFFECTS:
        yield from unknown(f"{field}.kind", (effect.kind,), EFFECTS, "effect kind")
        return
    needed, allowed = EFFECTS[effect.kind]
    for name in given:
        if name != "kind" and name not in needed and name not in allowed:
            yield f"{field}.{name}", f'does nothing in an effect of kind "{effect.kind}"; remove it'
    for name in needed:
        if name not in given:
            yield f"{field}.{name}", f'is missing from an effect of kind "{effect.kind}"; add it'
    yield from _figure_complaints(field, effect)
    yield from _word_complaints(field, effect, given)
    if "per" in given:
        yield from _counter_complaints(field, effect)


def _figure_complaints(field: str, effect: EffectRow) -> Iterator[Complaint]:
    yield from negative(f"{field}.gain", [effect.gain])
    yield from negative(f"{field}.base", [effect.base])
    yield from below_one(f"{field}.every", [effect.every])


def _word_complaints(field: str, effect: EffectRow, given: list[str]) -> Iterator[Complaint]:
    yield from unknown(f"{field}.tiers", effect.tiers, TIERS, "tier")
    for name, words in (("tiers", effect.tiers), ("against", effect.against), ("of", effect.of)):
        if name in EFFECTS[effect.kind][0] and name in given and not words:
            yield f"{field}.{name}", "is empty, so the effect does nothing; name what it is for"
    if effect.kind == "virtual" and set(effect.tiers) <= set(TIERS) and effect.tiers not in ([], *VIRTUAL):
        yield f"{field}.tiers", 'no office is for these; write ["raw"] or ["raw", "processed"]'
    if effect.kind == "choose_good" and effect.tier in ("raw", "luxury"):
        yield f"{field}.tier", f'is "{effect.tier}", but only Processed Goods are chosen; write "processed"'
    yield from unknown(f"{field}.against", effect.against, DISASTERS[1:], "Disaster to be protected from")
    yield from unknown(f"{field}.of", effect.of, TIERS if effect.per == "goods" else MARKS, "word")
    if "tier" in given:
        yield from unknown(f"{field}.tier", (effect.tier,), TIERS, "tier")
    if "name" in given:
        yield from unknown(f"{field}.name", (effect.name,), DISASTERS, "Disaster")


def _counter_complaints(field: str, effect: EffectRow) -> Iterator[Complaint]:
    if effect.per not in COUNTERS:
        yield from unknown(f"{field}.per", (effect.per,), COUNTERS, "counter")
        return
    least, most = COUNTERS[effect.per]
    if not least <= len(effect.of) <= most:
        right = f"{least}" if least == most else f"{least} to {most}"
        yield f"{field}.of", f'has {len(effect.of)} words, but "{effect.per}" counts by {right}; correct it'
    if effect.per in AT_THE_END and effect.kind != "score":
        yield f"{field}.per", f'"{effect.per}" is for effects of kind "score" only; use another counter'
