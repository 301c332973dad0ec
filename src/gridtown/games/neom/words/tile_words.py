"""Tiles in words, for terminals: what each needs, gives and does. The words stand in `messages/`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from gridtown.core.words import Words

if TYPE_CHECKING:
    from gridtown.games.neom.editions.rows import Cost, TileRow


STYLES: Final = {
    "residential": "green", "commercial": "blue", "industrial": "yellow", "public": "magenta",
    "resource": "cyan", "disaster": "red",
}  # fmt: skip
"""The color of each type; its letter says the same without color."""


def style_of(row: TileRow) -> str:
    """The style a tile is written in: the color of its first type."""
    return STYLES[row.types[0]]


def letters(row: TileRow, words: Words) -> str:
    """A letter a type, then `~` for polluting and `*` for power."""
    types = "".join(words.text(f"letter-{kind}") for kind in row.types)
    return types + ("~" if row.polluting else "") + ("*" if row.power else "")


def tile_facts(row: TileRow, words: Words) -> str:
    """One line about a tile: types, cost, points, money, Goods, roads, then what else it does."""
    parts = [letters(row, words), cost_words(row.cost, words), points_words(row, words)]
    parts += [money_words(row, words), goods_words(row.produces, words)]
    parts.append(roads_words(row.roads, words))
    parts += [effect_words(effect, words) for effect in row.effects]
    return " · ".join(part for part in parts if part)


def cost_words(cost: Cost, words: Words) -> str:
    """Requirements of placing: "£2 + Coal + Oil/Wood + 3 Industrial"; empty for nothing."""
    parts = [words.text("tile-money", amount=cost.money)] if cost.money else []
    parts += [words.name("good", good) for good in cost.goods]
    either = [
        words.name("good", one) if isinstance(one, str) else words.text("tile-money", amount=one.money)
        for one in cost.any_of
    ]
    parts += ["/".join(either)] if either else []
    parts += [f"{count} {words.text(f'type-{kind}')}" for kind, count in cost.tiles.items()]
    return words.text("tile-cost", cost=" + ".join(parts)) if parts else ""


def points_words(row: TileRow, words: Words) -> str:
    """The printed VP, "?" where they vary; empty for none."""
    return words.text("tile-points", points=row.vp) if row.vp else ""


def money_words(row: TileRow, words: Words) -> str:
    """Money at once, and the income of each Generation."""
    parts = [words.text("tile-instant", amount=row.instant)] if row.instant else []
    if isinstance(row.income, str):
        parts.append(words.text("tile-income", amounts="?"))
    elif any(row.income):
        parts.append(words.text("tile-income", amounts="/".join(str(amount) for amount in row.income)))
    return ", ".join(parts)


def goods_words(goods: Sequence[str], words: Words) -> str:
    """Goods produced; empty for nothing."""
    return words.text("tile-produces", goods=list(goods)) if goods else ""


def roads_words(roads: str, words: Words) -> str:
    """The sides with roads, a letter each; empty for none."""
    return (
        words.text("tile-roads", sides="".join(words.text(f"road-{side}") for side in roads)) if roads else ""
    )


def effect_words(effect: dict[str, Any], words: Words) -> str:
    """An effect in one clause."""
    kind = str(effect["kind"])
    if kind == "disaster":
        return words.text(f"effect-{effect['name']}")
    if kind == "score" and effect.get("base"):
        kind = "score-base"
    if kind == "protection" and "fire" in effect["against"]:
        kind = "protection-fire"  # only from Fire a Department protects itself
    return words.text(f"effect-{kind}", **_effect_args(effect, words))


def _effect_args(effect: dict[str, Any], words: Words) -> dict[str, object]:
    return {
        "vp": effect.get("vp", 0),
        "gain": effect.get("gain", 0),
        "base": effect.get("base", 0),
        "per": _per_words(effect, words) if "per" in effect else "",
        "types": effect.get("of", []),
        "tiers": effect.get("tiers", [effect["tier"]] if "tier" in effect else []),
        "against": words.all_of([words.text(f"against-{what}") for what in effect.get("against", [])]),
    }


def _per_words(effect: dict[str, Any], words: Words) -> str:
    """The things an effect counts, and how many of them at a time."""
    counter, of, every = effect["per"], list(effect.get("of", [])), effect.get("every", 1)
    if counter == "goods":
        return words.text("per-goods_of" if of else "per-goods", tiers=of, every=every)
    ends = [words.name("type", kind) for kind in of] if counter == "within_two" else ["", ""]
    return words.text(f"per-{counter}", types=of, first=ends[0], second=ends[1], every=every)
