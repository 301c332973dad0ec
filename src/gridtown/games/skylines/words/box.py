"""Everything in the box in words, row by row, for the list of components."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gridtown.core.words import Words
from gridtown.editions.sources import sources_said
from gridtown.games.skylines.words.cards import card_facts, shape_drawn

Json = dict[str, Any]

KEYS: Final = ("number", "id")
"""Fields that only tell rows apart; their sources are not worth a word."""

ALWAYS: Final = {"scenario": ("layout", "money")}
"""Fields of a kind of row that say something even where they are empty."""


def card_of(box: Json, number: int) -> Json:
    """Any card by its number. box: `components()`."""
    found: Json = next(row for row in box["cards"] if row["number"] == number)
    return found


def box_rows(box: Json, words: Words) -> list[list[str]]:
    """A row a thing: number, name, type, then what it says and where that comes from."""
    kinds: dict[str, tuple[str, Callable[[Json, Json, Words], str]]] = {
        "tracks": ("track", _track),
        "boards": ("board", _board),
        "tiles": ("shape", _tile),
        "cards": ("card", _card),
        "scenarios": ("scenario", _scenario),
        "success": ("success", _success),
    }
    rows: list[list[str]] = []
    for key, (kind, facts) in kinds.items():
        for row in box[key]:
            type, source = words.text(f"type-{row.get('type', kind)}"), _sources(kind, row, words)
            said = f"{facts(box, row, words)} · {words.text('row-source', source=source)}"
            number = str(row["number"]) if kind == "card" else ""
            rows.append([number, _name(kind, row, words), type, said])
    return rows


def _name(kind: str, row: Json, words: Words) -> str:
    """What a row is called; a tile by its shape."""
    if kind == "success":
        return words.text("row-success-name", success=row["number"])
    return words.name(kind, row["shape"] if kind == "shape" else row.get("number", row.get("id")))


def _track(_box: Json, row: Json, words: Words) -> str:
    short = words.text(f"short-{row['id']}")
    if row["high"] is None:
        return words.text("row-track-open", short=short, low=row["low"])
    return words.text("row-track", short=short, low=row["low"], high=row["high"])


def _board(_box: Json, row: Json, words: Words) -> str:
    land = sum(line.count(".") for line in row["land"])
    return words.text("row-board", cost=row["cost"], count=land)


def _tile(box: Json, row: Json, _words: Words) -> str:
    return f"{shape_drawn(box, row['shape'])} ×{row['count']}"


def _card(box: Json, row: Json, words: Words) -> str:
    """A card's stage, and all it says."""
    facts = card_facts(box, row, words)
    return f"{words.name('stage', row['stage'])}: {facts}" if "stage" in row else facts


def _scenario(_box: Json, row: Json, words: Words) -> str:
    """The map, the parts and the money; the last scenario's pieces are drawn, and a level gives the money."""
    boards = "".join(place["board"] for place in row["layout"])
    pieces = words.text("row-pieces", boards=boards) if boards else words.text("row-pieces-drawn")
    parts = words.all_of([words.text(f"row-part-{part}") for part in row["parts"]]) if row["parts"] else ""
    by_level = row["money"] is None
    money = words.text("row-money-by-level") if by_level else words.text("row-money", amount=row["money"])
    return "; ".join(part for part in (pieces, parts, money) if part)


def _success(_box: Json, row: Json, words: Words) -> str:
    return words.text("row-success" if row["success"] else "row-no-success", low=row["low"])


def _sources(kind: str, row: Json, words: Words) -> str:
    """Where what a row says comes from: one source, or each with its fields."""
    every = {field: source for field, source in row["source"].items() if field not in KEYS}
    always = ALWAYS.get(kind, ())
    told = {field: every[field] for field in every if field in always or row[field] not in (None, [], {})}
    return sources_said(told or every, words)
