"""A table of a declared game drawn with characters, in Rich's markup, from what `present` says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gridtown.core.view import View
from gridtown.core.words import Words, escape
from gridtown.declared.game import Declared
from gridtown.declared.present import grid_of

Json = dict[str, Any]


def draw(
    game: Declared[Any],
    view: View[Any],
    words: Words,
    names: Sequence[str] = (),
    marks: Mapping[str, str] | None = None,
    seat: int | None = None,
) -> list[str]:
    """The lines of the table as its viewer may know it.

    names: the seats' names. marks: what to write on squares (the numbers of choices). seat: who comes first;
    the viewer unless said otherwise.
    """
    table: Json = game.present(view)
    first = seat if seat is not None else view.viewer or 0
    lines = [f"[bold]{escape(game.title)}[/] · {escape(_headline(table, words, names))}"]
    for field in table["fields"]:
        if field["on"] not in ("square", "player") and _has_label(field, words):
            said = f"{_label(field, words)}: {', '.join(_values(field, words, names))}"
            lines.append(escape(said))
    grid = grid_of(game.state)
    if grid is not None:
        lines += ["", *map(escape, grid.draw(_cells(table, marks or {}))), ""]
    players = sorted(range(table["players"]), key=lambda player: (player - first) % table["players"])
    return lines + [escape(_seat(table, player, words, names)) for player in players]


def prompt(game: Declared[Any], view: View[Any], actions: Sequence[int], words: Words) -> str:
    """What the viewer has to choose."""
    del actions
    own = f"prompt-{game.step(view.known)}"
    said = words.text(own)
    return words.text("table-prompt") if said == own else said


def describe(
    game: Declared[Any], view: View[Any], action: int, words: Words, names: Sequence[str] = ()
) -> tuple[str, str]:
    """A legal action in words; there is nothing more to know of what it names."""
    args = game.present_action(view, action)
    text = str(args.pop("action"))
    own = f"action-{args.pop('kind')}"
    said = words.text(own, names, **args)
    return text if said == own else said, ""


def catalog(game: Declared[Any], words: Words) -> tuple[list[str], list[list[str]]]:
    """Everything in the box: the headings of a table, and its rows."""
    heads: list[str] = []
    rows: list[list[str]] = []
    for listed in game.components().values():
        things: list[Json] = listed if isinstance(listed, list) else []
        for thing in things:
            data = {key: value for key, value in thing.items() if key not in ("name", "source")}
            kind, key = _kind_and_key(game, data)
            heads = [*map(_spoken(words), data), words.text("table-name"), words.text("table-source")]
            sources = ", ".join(
                words.name("source", source) for source in sorted({*thing["source"].values()})
            )
            rows.append([*map(str, data.values()), words.name(kind, key), sources])
    return heads, rows


def ending(game: Declared[Any], view: View[Any], words: Words, names: Sequence[str] = ()) -> list[str]:
    """The points of each player, best first, and who wins."""
    result: Json = game.present(view)["result"]  # type: ignore[assignment]
    who = [words.name("player", player, names) for player in range(len(result["scores"]))]
    width = max(map(len, who)) + 2
    best_first = sorted(range(len(who)), key=lambda player: result["ranking"][player])
    lines = [
        escape(f"{who[player].ljust(width)}{words.figure(result['scores'][player]):>6}")
        for player in best_first
    ]
    if result["success"] is not None:
        end = words.text("table-success" if result["success"] else "table-failure")
    else:
        winners = [who[player] for player in result["winners"]]
        end = words.text("table-winners", count=len(winners), winners=words.all_of(winners))
    return ["", *lines, "", f"[bold]{escape(end)}[/]"]


# The parts


def _headline(table: Json, words: Words, names: Sequence[str]) -> str:
    if table["result"] is not None:
        return words.text("table-over")
    active = [words.name("player", player, names) for player in table["to_act"]]
    return words.text("table-turn", count=len(active), active=words.all_of(active))


def _has_label(field: Json, words: Words) -> bool:
    """Whether a field is to be told: without words for it, it isn't."""
    return words.text(f"field-{field['id']}") != f"field-{field['id']}"


def _label(field: Json, words: Words) -> str:
    """What a field is called; as the program calls it where it has no words."""
    return words.text(f"field-{field['id']}") if _has_label(field, words) else str(field["id"])


def _values(field: Json, words: Words, names: Sequence[str]) -> list[str]:
    """The values of a field in words, each after what it is a value for."""
    said = [_value(field, value, words, names) for value in field["values"]]
    if field["on"] is None:
        return said
    keys = [words.name(field["on"], key, names) for key in field["keys"]]
    return [f"{key} {value}" for key, value in zip(keys, said, strict=True)]


def _value(field: Json, value: Any, words: Words, names: Sequence[str]) -> str:
    if value is None:
        return "–"
    if field["of"] == "number":
        return words.figure(value)
    if field["of"] in ("word", "flag"):
        id = f"option-{field['id']}-{value}"
        said = words.text(id)
        return str(value) if said == id else said
    return words.name(field["of"], value, names)


def _cells(table: Json, marks: Mapping[str, str]) -> list[str]:
    """What stands on each square: numbers, players as P1, else the number of the choice that leads there."""
    layers = [field for field in table["fields"] if field["on"] == "square"]
    cells = []
    for index, square in enumerate(table["grid"]["squares"]):
        parts = [_short(layer, layer["values"][index]) for layer in layers]
        mark = f"[{marks[square]}]" if square in marks else ""
        cells.append(mark or "".join(parts) or "·")
    return cells


def _short(layer: Json, value: Any) -> str:
    if value is None or (layer["of"] == "flag" and value == "no") or (layer["of"] == "number" and not value):
        return ""
    return f"P{value + 1}" if layer["of"] == "player" else str(value)


def _seat(table: Json, player: int, words: Words, names: Sequence[str]) -> str:
    """Who, and what they have."""
    fields = [field for field in table["fields"] if field["on"] == "player" and _has_label(field, words)]
    said = [
        f"{_label(field, words)} {_value(field, field['values'][player], words, names)}" for field in fields
    ]
    who = f"P{player + 1} {words.name('player', player, names)}"
    return f"{who}: {', '.join(said)}" if said else who


def _kind_and_key(game: Declared[Any], data: Json) -> tuple[str, Any]:
    """By what a thing of the box is named."""
    return game.box.table, data.get("number", data.get("id", next(iter(data.values()))))


def _spoken(words: Words) -> Any:
    return lambda column: _label({"id": column}, words)
