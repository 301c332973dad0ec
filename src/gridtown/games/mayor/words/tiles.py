"""Tiles, Civic Amenities and Events in words, for terminals. The words stand in `messages/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gridtown.core.words import Words

Json = dict[str, Any]


PAINT: Final = {
    "red": "white on red", "yellow": "black on yellow", "blue": "white on blue", "green": "black on green",
    "bank": "white on red", "shop": "black on yellow", "church": "white on blue", "park": "black on green",
    "statue": "white on magenta",
}  # fmt: skip
"""The style of each colour, and of each type of tile; letters and words say the same without it."""


def tile_facts(row: Json, words: Words) -> str:
    """What a building tile or a Park shows: "yellow N o", "Church Shop×2"."""
    if not row["icons"]:
        colour = words.text(f"colour-{row['colour']}")
        return f"{colour} {row['region']} {row['section']}"
    counted = [(kind, row["icons"].count(kind)) for kind in dict.fromkeys(row["icons"])]
    return " ".join(times(words.text(f"type-{kind}"), count) for kind, count in counted)


def times(said: str, count: int) -> str:
    """Something that counts more than once: "Shop×2"."""
    return said if count == 1 else f"{said}×{count}"


def event_facts(row: Json, words: Words) -> str:
    """What an Event closes, makes dearer or bars."""
    parts = [words.text("tile-closed", colours=row["closed"])] if row["closed"] else []
    parts += [
        words.text("tile-surcharge", types=words.text(f"plural-{kind}"), amount=amount)
        for kind, amount in row["surcharge"].items()
    ]
    parts += [words.text("tile-barred", types=words.text(f"plural-{kind}")) for kind in row["barred"]]
    return "; ".join(parts) or words.text("tile-calm")


def amenity_facts(row: Json, words: Words) -> str:
    """Where a Civic Amenity lies at first, and what it is for."""
    return f"{words.text('tile-block', block=row['block'])}; {words.text('tile-amenity')}"


def line_facts(row: Json, words: Words) -> str:
    """What a match brings on a line's tiles, and the line's prices."""
    worth = (
        words.text("tile-match", vp=row["vp"], gp=row["gp"])
        if row["vp"] or row["gp"]
        else words.text("tile-park")
    )
    prices = " ".join(str(price) for price in row["prices"])
    return f"{worth}; {words.text('tile-prices', prices=prices)}"


def facts(box: Mapping[str, Any], tile: int, words: Words) -> str:
    """What there is to know about a tile by number, a Civic Amenity included. box: `components()`."""
    for row in box["tiles"]:
        if row["number"] == tile:
            return tile_facts(row, words)
    return words.text("tile-amenity")
