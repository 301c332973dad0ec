"""Cards, their effects and the tracks in words, for terminals. The words stand in `messages/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gridtown.core.words import Words
from gridtown.games.skylines.board.cards import TYPES, ZONES

Json = dict[str, Any]


PAINT: Final = {
    "residential": "black on green", "commercial": "white on blue", "industrial": "black on yellow",
    "power": "black on cyan", "water": "black on cyan", "garbage": "black on cyan",
    "healthcare": "white on red", "education": "white on red", "transport": "white on red",
    "fire": "white on red", "police": "white on red", "parks": "white on red", "unique": "black on white",
}  # fmt: skip
"""The style of each type of tile; two letters say the same without it."""

TESTS: Final = {"below": "<", "above": ">", "equals": "="}
"""How a condition compares a track, in signs."""


def steps(moves: Mapping[str, int], words: Words) -> str:
    """Steps on tracks: "Money−3 Power+3"."""
    shorts = [(words.text(f"short-{track}"), amount) for track, amount in moves.items()]
    return " ".join(words.text("row-move", short=short, amount=amount) for short, amount in shorts)


def kind_of_card(row: Json, words: Words) -> str:
    """The two letters of a card's type, and its stage: "Re II"."""
    code = words.text(f"code-{row['type']}")
    return f"{code} {words.name('stage', row['stage'])}" if "stage" in row else code


def card_facts(box: Json, row: Json, words: Words, price: int | None = None) -> str:
    """What any card says: "■■; Money−3 → Power+3", "Power−1; Education, 1×Co → Happy+2".

    box: `components()`. price: the money it costs now, where that may differ from what is printed.
    """
    drawn = shape_drawn(box, row["shape"]) if row.get("shape") else ""
    before = [drawn, steps(_cost(row, price), words), _condition(row.get("condition"), words)]
    said = "; ".join(part for part in before if part)
    if row.get("reward"):
        said = f"{said} → {steps(row['reward'], words)}"
    effects = effects_in_words(row, words)
    return "; ".join(part for part in (said, effects) if part)


def card_with_facts(box: Json, row: Json, words: Words, price: int | None = None) -> str:
    """A card's type, stage and all it says."""
    return f"{kind_of_card(row, words)}: {card_facts(box, row, words, price)}"


def effects_in_words(row: Json, words: Words) -> str:
    """What a card changes for as long as it is in force; empty for nothing."""
    return "; ".join(_effect(effect, words) for effect in row.get("effects", ()))


def shape_drawn(box: Json, shape: str) -> str:
    """A shape row by row: "■·/■■"."""
    cells: list[str] = next(row["cells"] for row in box["shapes"] if row["id"] == shape)
    return "/".join(row.replace("#", "■").replace(".", "·") for row in cells)


def _cost(row: Json, price: int | None) -> dict[str, int]:
    """What a card costs by track, at its price of now."""
    cost: dict[str, int] = dict(row.get("cost", {}))
    if price is not None and cost.get("money", 0) <= 0:
        cost = {**({"money": -price} if price else {}), **{key: cost[key] for key in cost if key != "money"}}
    return cost


def _condition(condition: Json | None, words: Words) -> str:
    """What a reward asks for: services, other zones in the district, a track."""
    if not condition:
        return ""
    parts = [words.name("service", service) for service in condition.get("services", ())]
    parts += [
        f"{condition[zone]}×{words.text(f'code-{zone}')}" for zone in TYPES[:ZONES] if condition.get(zone)
    ]
    for test, sign in TESTS.items():
        if condition.get(test) is not None:
            track = words.text(f"short-{condition['track']}")
            parts.append(words.text("row-test", short=track, sign=sign, amount=condition[test]))
    return ", ".join(parts)


def _effect(effect: Json, words: Words) -> str:
    """One lasting change."""
    amount, track = effect.get("amount", 0), effect.get("track")
    cards = words.all_of([words.text(f"plural-{type}") for type in effect.get("of") or ["any"]])
    if effect.get("stage"):
        cards = words.text("effect-of-stage", cards=cards, stage=effect["stage"])
    moves = steps({track: amount}, words) if track else ""
    said = {"cards": cards, "moves": moves, "track": track, "by": amount, "amount": amount}
    cheaper = effect["kind"] == "exchange" and amount < 0  # never free
    return words.text(f"effect-{effect['kind']}{'-cheaper' if cheaper else ''}", **said)
