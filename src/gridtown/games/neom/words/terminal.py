"""A table of NEOM drawn with characters, in Rich's markup: what `gridtown play --terminal` shows.

Drawn from the same data as in the browser (`present`), so nothing is shown that the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from gridtown.core.view import View
from gridtown.core.words import Words, escape
from gridtown.editions.sources import sources_said
from gridtown.games.neom.state import NeomState
from gridtown.games.neom.words.tile_words import letters, style_of, tile_facts

if TYPE_CHECKING:
    from gridtown.games.neom.editions.rows import TileRow
    from gridtown.games.neom.game import Neom

Json = dict[str, Any]

COLUMNS: Final = "abcde"
ROWS: Final = "54321"
INNER: Final = 12
"""Characters inside the frame of a space."""

LEGEND: Final = ("residential", "commercial", "industrial", "public", "resource")
PROMPTS: Final = {
    "keep": "draft", "select": "select", "place": "act", "sell": "act", "at": "at", "source": "source",
    "make": "make", "give": "give", "done": "give", "take": "take", "pay": "disaster",
    "sacrifice": "sacrifice",
}  # fmt: skip


def draw(
    game: Neom,
    view: View[NeomState],
    words: Words,
    names: Sequence[str] = (),
    marks: Mapping[str, str] | None = None,
    seat: int | None = None,
) -> list[str]:
    """The lines of the table as its viewer may know it.

    names: the seats' names. marks: what to write on spaces (the numbers of choices). seat: whose City to
    draw large; the viewer's unless said otherwise.
    """
    table = game.present(view)
    shown: Any = table["seats"]
    large = seat if seat is not None else view.viewer if view.viewer is not None else 0
    lines = [_headline(table, words), ""]
    lines += city_lines(game, shown[large], words, marks or {})
    lines += [_legend(words), *_purse(shown[large], words, names)]
    others = [other for other in shown if other["player"] != large]
    return lines + ([""] if others else []) + _others(game, others, words, names)


def prompt(game: Neom, view: View[NeomState], actions: Sequence[int], words: Words) -> str:
    """The question put to the viewer, given the legal actions."""
    offers: list[Any] = [game.present_action(view, action) for action in actions]
    me = _my_seat(game, view)
    goods = dict.fromkeys(one["good"] for one in offers if one["kind"] == "source" and one["good"])
    args = {"tile": (me.get("plan") or {}).get("tile"), "goods": list(goods)}
    can = _placeable(offers, me.get("selected"))
    return words.text(f"prompt-{PROMPTS.get(offers[0]['kind'], 'waiting')}", can=can, **args)


def _placeable(offers: Sequence[Json], selected: int | None) -> str:
    """Of the selected tile and Cornerstones what can be placed: "both", "own", "stone" or "none"."""
    own = {one["tile"] == selected for one in offers if one["kind"] == "place"}
    return "none" if not own else "both" if len(own) == 2 else "own" if True in own else "stone"


def describe(
    game: Neom, view: View[NeomState], action: int, words: Words, names: Sequence[str] = ()
) -> tuple[str, str]:
    """A legal action in words, and what there is to know about the tile it is about (or nothing)."""
    said = game.present_action(view, action)
    seller = str(said.get("from", ""))
    args = {**said, "seller": int(seller[1:]) - 1} if seller.startswith("P") else said
    text = words.text(f"action-{said['kind']}", names, **args)
    tile: Any = said.get("tile")
    return text, tile_facts(game.edition.tile[tile - 1], words) if tile else ""


def catalog(game: Neom, words: Words) -> tuple[list[str], list[list[str]]]:
    """Every tile: the headings of a table, and its rows."""
    headings = [words.text(f"column-{name}") for name in ("number", "tile", "generation", "players", "data")]
    return headings, [_catalog_row(game, row, words) for row in game.edition.tile]


def listed(game: Neom) -> object:
    """The tiles, for `gridtown components neom --json`."""
    return game.components()["tiles"]


def _catalog_row(game: Neom, row: TileRow, words: Words) -> list[str]:
    sources = {**game.edition.sources["tile"], **row.source}
    source = words.text("tile-source", source=sources_said(sources, words))
    deck = f"{row.players}+" if row.players else ""
    facts = f"{tile_facts(row, words)} · {source}"
    return [str(row.number), words.name("tile", row.number), row.generation, deck, facts]


# The parts of the drawing


def _headline(table: Json, words: Words) -> str:
    if table["phase"] == "over":
        when = words.text("prompt-over")
    elif not table["generation"]:
        when = words.text("terminal-draft", pick=table["turn"])
    else:
        when = words.text("terminal-when", generation=table["generation"], turn=table["turn"])
    row = [words.name("tile", tile) for tile in table["row"]]
    return f"[bold]NEOM[/] · {when}" + (
        f" · {words.text('terminal-row', row=words.all_of(row))}" if row else ""
    )


def city_lines(game: Neom, seat: Json, words: Words, marks: Mapping[str, str]) -> list[str]:
    """The five by five spaces with their roads: 22 lines of 72 characters."""
    worth = {tile["space"]: tile["vp"] for tile in seat["by_tile"]}
    lying = {tile["space"]: {**tile, "vp": worth[tile["space"]]} for tile in seat["city"]}
    heads = "".join(f"{column.upper():^{INNER + 3}}" for column in COLUMNS)
    lines = [f"[dim]  {heads}[/]"]
    for row in ROWS:
        cells = [_cell(game, seat, f"{column}{row}", lying, words, marks) for column in COLUMNS]
        for level in range(4):
            label = f"[dim]{row}[/] " if level == 1 else "  "
            lines.append(label + "".join(cell[level] for cell in cells).rstrip())
    return lines


def _cell(
    game: Neom,
    seat: Json,
    space: str,
    lying: Mapping[str, Json],
    words: Words,
    marks: Mapping[str, str],
) -> list[str]:
    """The four lines of one space, a joint to the east included."""
    mark = marks.get(space, "")
    if space in lying:
        tile = lying[space]
        row = game.edition.tile[int(tile["number"]) - 1]
        good = words.name("good", tile["good"]) if tile["good"] else ""
        below = _two_ends(f"{letters(row, words)} {good}", words.figure(tile["vp"]))
        return _framed(words.name("tile", row.number), below, row.roads, style_of(row), mark)
    if space == "c3":
        centre = words.name("good", seat["centre"]) if seat["centre"] else ""
        return _framed(
            words.text("terminal-center"), centre, game.edition.edition.center_roads, "white", mark
        )
    return _empty(space, mark)


def _two_ends(left: str, right: str) -> str:
    return left[: INNER - len(right)].ljust(INNER - len(right)) + right


def _framed(name: str, below: str, roads: str, style: str, mark: str) -> list[str]:
    """A tile; a double line through its frame is a road."""
    half = INNER // 2
    north, south = ("╨" if "N" in roads else "─"), ("╥" if "S" in roads else "─")
    west, east = ("╡" if "W" in roads else "│"), ("╞" if "E" in roads else "│")
    left = "─" * half if not mark else escape(f"({mark})").ljust(half, "─")
    short = name if len(name) <= INNER else name[: INNER - 1] + "…"
    return [
        f"[{style}]┌{left}{north}{'─' * (half - 1)}┐[/] ",
        f"[{style}]│[bold]{escape(short.ljust(INNER))}[/]│[/] ",
        f"[{style}]{west}{escape(below.ljust(INNER))}{east}[/]{'═' if 'E' in roads else ' '}",
        f"[{style}]└{'─' * half}{south}{'─' * (half - 1)}┘[/] ",
    ]


def _empty(space: str, mark: str) -> list[str]:
    width = INNER + 2
    middle = f"[bold]{escape(f'({mark})'.center(width))}[/]" if mark else f"[dim]{space.upper():^{width}}[/]"
    dots = f"[dim]·{' ' * INNER}·[/] "
    return [dots, f"{middle} ", " " * (width + 1), dots]


def _legend(words: Words) -> str:
    types = [f"{words.text(f'letter-{kind}')} {words.text(f'type-{kind}')}" for kind in LEGEND]
    marks = [f"~ {words.text('type-polluting')}", f"* {words.text('type-power')}"]
    return f"[dim]{' '.join([*types, *marks])}[/]"


def _purse(seat: Json, words: Words, names: Sequence[str]) -> list[str]:
    """The belongings of the player of the large City, and its score pad."""
    parts = [words.text("terminal-money", amount=seat["money"], income=seat["income"])]
    if seat["owed"]:
        parts.append(words.text("terminal-owed", amount=seat["owed"]))
    parts.append(words.text("terminal-goods", goods=seat["goods"]))
    routes = [words.text(f"terminal-route-{side}") for side, active in seat["routes"].items() if active]
    if routes:
        parts.append(words.text("terminal-routes", routes=words.all_of(routes)))
    if seat["cornerstones"]:
        parts.append(words.text("terminal-cornerstones", tiles=seat["cornerstones"]))
    lines = [(words.text(f"line-{line}"), points) for line, points in seat["score"].items()]
    pad = " · ".join(words.text("terminal-line", what=line, points=points) for line, points in lines)
    who = words.name("player", seat["player"], names)
    return [f"[bold]{escape(who)}[/]: {escape(' · '.join(parts))}", f"  {pad}"]


def _others(game: Neom, others: Sequence[Json], words: Words, names: Sequence[str]) -> list[str]:
    """The other Cities, small: who and what in a line each, the maps side by side."""
    lines = [_other(seat, words, names) for seat in others]
    maps = [_small_city(game, seat, words, names) for seat in others]
    return lines + ["  ".join(parts) for parts in zip(*maps, strict=True)]


def _other(seat: Json, words: Words, names: Sequence[str]) -> str:
    who = words.name("player", seat["player"], names)
    parts = [
        words.text("terminal-money", amount=seat["money"], income=seat["income"]),
        words.text("tile-points", points=seat["score"]["total"]),
        words.text("terminal-goods", goods=seat["goods"]),
    ]
    if seat["charges"]:
        charges = "/".join(str(price) for price in seat["charges"].values() if price is not None)
        parts.append(words.text("terminal-charges", charges=charges))
    if seat["selected"]:
        parts.append(words.text("terminal-selected", tile=seat["selected"]))
    return f"[bold]{escape(who)}[/]: {escape(' · '.join(parts))}"


def _small_city(game: Neom, seat: Json, words: Words, names: Sequence[str]) -> list[str]:
    """A City as letters, 15 characters wide."""
    lying = {tile["space"]: game.edition.tile[int(tile["number"]) - 1] for tile in seat["city"]}
    lines = [f"[bold]{escape(words.name('player', seat['player'], names)[:15].ljust(15))}[/]"]
    for row in ROWS:
        cells = [_small_cell(lying.get(f"{column}{row}"), f"{column}{row}", words) for column in COLUMNS]
        lines.append("".join(cells))
    return lines


def _small_cell(row: TileRow | None, space: str, words: Words) -> str:
    if row is None:
        return " + " if space == "c3" else "[dim] · [/]"
    return f"[{style_of(row)}]{letters(row, words)[:3]:^3}[/]"


def _my_seat(game: Neom, view: View[NeomState]) -> Json:
    seats: Any = game.present(view)["seats"]
    return seats[view.viewer or 0] or {}


def ending(game: Neom, view: View[NeomState], words: Words, names: Sequence[str] = ()) -> list[str]:
    """The score pads of a game that has ended, side by side, and who won."""
    table: Any = game.present(view)
    seats, result = table["seats"], table["result"]
    heads = [words.name("player", seat["player"], names) for seat in seats]
    widths = [max(len(head), 5) + 2 for head in heads]
    lines = ["", " " * 18 + "".join(f"{head:>{width}}" for head, width in zip(heads, widths, strict=True))]
    for line in seats[0]["score"]:
        points = [words.figure(seat["score"][line]) for seat in seats]
        padded = "".join(number.rjust(width) for number, width in zip(points, widths, strict=True))
        lines.append(f"{words.text(f'line-{line}'):<18}{padded}")
    lines = [escape(line) for line in lines]
    lines[-1] = f"[bold]{lines[-1]}[/]"
    if result["rank"]:
        return [*lines, "", words.text("terminal-rank", rank=words.name("rank", result["rank"]))]
    winners = [words.name("player", winner, names) for winner in result["winners"]]
    return [
        *lines,
        "",
        escape(words.text("terminal-winners", count=len(winners), winners=words.all_of(winners))),
    ]
