"""A table of Mayor drawn with characters, in Rich's markup: what `gridtown play --terminal` shows.

Drawn from the same data as in the browser (`present`, `components`), so nothing is shown that the viewer may
not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any, Final

from gridtown.core.view import View
from gridtown.core.words import Words, escape
from gridtown.editions.sources import sources_said
from gridtown.games.mayor.state import MayorState
from gridtown.games.mayor.words.map import map_lines
from gridtown.games.mayor.words.tiles import (
    PAINT,
    amenity_facts,
    event_facts,
    facts,
    line_facts,
    tile_facts,
    times,
)

if TYPE_CHECKING:
    from gridtown.games.mayor.game import Mayor

Json = dict[str, Any]

WALKS: Final = {"citizen": "vp", "banker": "gp"}
PLACEMENTS: Final = ("place", "claim")
TILE_IS: Final = {"use": "amenity", "lay": "amenity", "event": "event"}
"""Kinds of action whose `tile` is no building tile, and what it is."""

KEYS: Final = ("number", "id")
"""Fields that only tell rows apart; their sources are not worth a word."""

OURS: Final = "reconstructed"
"""The source of what no rulebook prints and nothing follows from."""

WIDTHS: Final = (8, 8, 11, 18, 8)
"""Characters for the columns of the Market: markers, type, colour, prices, the next price."""


def draw(
    game: Mayor,
    view: View[MayorState],
    words: Words,
    names: Sequence[str] = (),
    marks: Mapping[str, str] | None = None,
    seat: int | None = None,
) -> list[str]:
    """The lines of the table as its viewer may know it.

    names: the seats' names. marks: what to write on spaces and squares (the numbers of choices). seat: whose
    tiles to tell first; the viewer's unless said otherwise.
    """
    table: Json = game.present(view)
    box: Json = game.components()
    first = seat if seat is not None else view.viewer or 0
    seats = sorted(table["seats"], key=lambda one: (one["player"] - first) % table["players"])
    lines = [_headline(table, words, names), *_event(box, table, words), ""]
    lines += map_lines(box, table, words, marks or {})
    lines += ["", *_market(box, table, words), ""]
    return lines + [line for one in seats for line in _seat(box, one, words, names)]


def prompt(game: Mayor, view: View[MayorState], actions: Sequence[int], words: Words) -> str:
    """What the viewer has to choose, given the legal actions, or those of them that the list is about."""
    table: Json = game.present(view)
    phase = table["phase"] if actions else "waiting"
    if phase == "act" and table["using"]:
        phase = "using"
    tiles = {_placed(game, view, action) for action in actions}
    tile = tiles.pop() if len(tiles) == 1 else None
    if tile:
        phase = "square"
    kinds = {str(game.present_action(view, action)["kind"]) for action in actions}
    walks = [
        words.text(f"walk-{sum}", amount=_distance(game, view, actions, kind))
        for kind, sum in WALKS.items()
        if kind in kinds
    ]
    args = {"amenity": table["using"], "walks": words.all_of(walks), "tile": tile, "number": tile}
    return words.text(f"prompt-{phase}", can=_able(kinds), **args)


def _distance(game: Mayor, view: View[MayorState], actions: Sequence[int], piece: str) -> int:
    """By how much a piece moves, whichever way it is sent; 0 where that depends on the way."""
    table: Json = game.present(view)
    start = table["seats"][table["viewer"]][piece]["number"]
    ways: list[Json] = [game.present_action(view, action) for action in actions]
    steps = {way["number"] - start for way in ways if way["kind"] == piece}
    return int(steps.pop()) if len(steps) == 1 else 0


def _able(kinds: Set[str]) -> str:
    """What can be done besides passing: "buy-place-use", or "none"."""
    able = {"buy": "buy" in kinds, "place": not kinds.isdisjoint(PLACEMENTS), "use": "use" in kinds}
    return "-".join(kind for kind, can in able.items() if can) or "none"


def _placed(game: Mayor, view: View[MayorState], action: int) -> int | None:
    """The tile that an action places; None for any other action."""
    said: Json = game.present_action(view, action)
    return said["tile"] if said["kind"] in PLACEMENTS else None


def describe(
    game: Mayor, view: View[MayorState], action: int, words: Words, names: Sequence[str] = ()
) -> tuple[str, str]:
    """A legal action in words, and what there is to know about what it names (or nothing)."""
    said: Json = game.present_action(view, action)
    kind, args = said["kind"], dict(said)
    if kind == "reward":
        kind = f"reward-{args.pop('line')}"
    elif kind == "buy" and not said["cost"]:
        kind = "buy-free"
    elif kind == "move":
        args["steps"] = args.pop("spaces")
    elif kind in WALKS:
        args["end"] = args.pop("space")
    elif kind in PLACEMENTS:
        args["number"] = said["tile"]
    elif kind in TILE_IS:
        args[TILE_IS[kind]] = args.pop("tile")
    return words.text(f"action-{kind}", names, **args), _about(game, view, action, said, words)


def fold(game: Mayor, view: View[MayorState], action: int, words: Words) -> str:
    """What a placement has in common with the same tile's on other squares; empty for anything else."""
    tile = _placed(game, view, action)
    if tile is None:
        return ""
    kind, about = game.present_action(view, action)["kind"], facts(game.components(), tile, words)
    return words.text(f"fold-{kind}", tile=tile, number=tile, facts=about)


def catalog(game: Mayor, words: Words) -> tuple[list[str], list[list[str]]]:
    """Everything in the box: the headings of a table, and its rows."""
    box: Json = game.components()
    headings = [words.text(f"column-{name}") for name in ("number", "tile", "type", "data")]
    rows = [("type", row, f"colour-{row['colour']}", line_facts(row, words)) for row in box["lines"]]
    rows += [("tile", row, f"type-{row['type']}", tile_facts(row, words)) for row in box["tiles"]]
    rows += [("amenity", row, "type-amenity", amenity_facts(row, words)) for row in box["amenities"]]
    rows += [("event", row, "type-event", event_facts(row, words)) for row in box["events"]]
    return headings, [_row(kind, row, words.text(type), said, words) for kind, row, type, said in rows]


def ending(game: Mayor, view: View[MayorState], words: Words, names: Sequence[str] = ()) -> list[str]:
    """Where everybody stood when the game ended, how it did, and who is Mayor."""
    table: Json = game.present(view)
    result = table["result"]
    heads = [words.text("terminal-place"), words.text("piece-citizen"), words.text("piece-banker")]
    who = [words.name("player", seat["player"], names) for seat in table["seats"]]
    width = max(len(name) for name in who) + 2
    lines = ["", " " * width + "".join(f"{head:>10}" for head in heads)]
    for place, seat in sorted(zip(result["ranking"], table["seats"], strict=True), key=lambda pair: pair[0]):
        numbers = [words.figure(n) for n in (place, seat["citizen"]["number"], seat["banker"]["number"])]
        name = who[seat["player"]].ljust(width)
        lines.append(escape(name) + "".join(f"{number:>10}" for number in numbers))
    winners = [who[winner] for winner in result["winners"]]
    end = words.text("terminal-winners", count=len(winners), winners=words.all_of(winners))
    return [*lines, "", words.text(f"terminal-ended-{result['termination']}"), f"[bold]{escape(end)}[/]"]


# The parts


def _about(game: Mayor, view: View[MayorState], action: int, said: Json, words: Words) -> str:
    """What to know of the tile, Event or walk that a choice names."""
    box: Json = game.components()
    if said["kind"] == "event":
        return event_facts(box["events"][said["tile"] - 1], words)
    if said["kind"] in WALKS:
        return _way(box["board"], said, words)
    if said["kind"] == "place":
        return _matches(game, view, action, words)
    return facts(box, said["tile"], words) if said["kind"] in ("buy", "use") else ""


def _matches(game: Mayor, view: View[MayorState], action: int, words: Words) -> str:
    """For what a placement would score."""
    mine = [change.args["why"] for change in game.preview(view, action).changes if change.player is None]
    why: Any = next((why for why in mine if why != ["rainbow"]), [])
    parts = [times(words.name("why", one), why.count(one)) for one in dict.fromkeys(why)]
    return words.all_of(parts) if parts else words.text("tile-brings-nothing")


def _way(board: Json, said: Json, words: Words) -> str:
    """What a piece would come to stand on, and by which spaces it would walk there."""
    colour = next((one["colour"] for one in board["streets"] if said["space"] in one["spaces"]), None)
    corners = {corner["space"] for corner in board["corners"]}
    parts = [words.text("walk-street", colour=colour)] if colour else []
    parts += [words.text("walk-corner")] if said["space"] in corners else []
    passed = [space for space in said["path"][:-1] if space in corners]
    parts += [words.text("walk-by", way=" ".join(passed))] if passed else []
    return ", ".join([*parts, *([words.text("walk-pushed")] if said["pushed"] else [])])


def _row(kind: str, row: Json, type: str, said: str, words: Words) -> list[str]:
    """A row of the catalog: number, name, type, then facts and where they come from."""
    number = row.get("number", "")
    name = words.name(kind, number or row["type"])
    source = words.text("tile-source", source=_sources(row, name, words))
    return [str(number), name, type, f"{said} · {source}"]


def _sources(row: Json, name: str, words: Words) -> str:
    """Where what a row says comes from: one source, or each with its fields. name: as it is told.

    English alone is printed: a name in other words is ours.
    """
    every = {field: source for field, source in row["source"].items() if field not in KEYS}
    if name != row["name"]["en"]:
        every["name"] = OURS
    told = {field: source for field, source in every.items() if row[field]} or every
    return sources_said(told, words)


def _headline(table: Json, words: Words, names: Sequence[str]) -> str:
    if table["phase"] == "over":
        when = words.text("terminal-over")
    elif table["turn"]:
        when = words.text("terminal-turn", names, turn=table["turn"], player=table["active"])
    else:
        when = words.text("terminal-begin")
    parts = [escape(when)]
    if table["lines_empty"]:
        parts.append(words.text("terminal-empty", count=table["lines_empty"], closing=table["closing_lines"]))
    if table["passes"] >= 2 * table["players"]:
        parts.append(words.text("terminal-passes", count=table["passes"]))
    return " · ".join(["[bold]Mayor[/]", *parts])


def _event(box: Json, table: Json, words: Words) -> list[str]:
    """What the Event in effect does, and as much of the stack as the viewer knows."""
    event = table["event"]
    if not event:
        return []
    row = next(row for row in box["events"] if row["number"] == event["current"])
    said = words.text("terminal-event", event=event["current"])
    lines = [f"{escape(said)} ({escape(event_facts(row, words))})"]
    if any(event["stack"]):
        stack = [words.name("event", one) if one else "?" for one in event["stack"]]
        lines.append(f"[dim]{escape(words.text('terminal-stack', stack=', '.join(stack)))}[/]")
    return lines


def _market(box: Json, table: Json, words: Words) -> list[str]:
    """The lines of the Market, which are the spaces of the rondel, with the markers on them."""
    tiles = {row["number"]: row for row in box["tiles"]}
    heads = [words.text(f"terminal-{head}") for head in ("rondel", "line", "prices", "price", "face")]
    lines = [f"[dim]{_columns([*heads[:2], '', *heads[2:]])}[/]"]
    for line, space in zip(table["market"], table["rondel"], strict=True):
        markers = [str(player + 1) for player in space["players"]] + ["n"] * space["neutral"]
        names = [words.text(f"type-{line['type']}"), words.text(f"colour-{line['colour']}")]
        cells = [" ".join(markers), *names, _ladder(line), _price(line), _face(tiles, line, words)]
        lines.append(_columns(cells, PAINT[line["type"]]))
    return lines


def _face(tiles: Mapping[int, Json], line: Json, words: Words) -> str:
    """What a line offers, and how many tiles lie behind it face down."""
    if not line["face"]:
        return f"? / {line['backs']}" if line["backs"] else words.text("terminal-sold-out")
    return f"{tile_facts(tiles[line['face']], words)} / {line['backs']}"


def _columns(cells: Sequence[str], paint: str = "") -> str:
    """A line of the Market; its type in the style `paint`."""
    gaps = [" " * (width - len(cell)) for cell, width in zip(cells, WIDTHS, strict=False)]
    said = [cells[0], f"[{paint}]{cells[1]}[/]" if paint else cells[1], *cells[2:]]
    return "".join(cell + gap for cell, gap in zip(said, [*gaps, ""], strict=True))


def _price(line: Json) -> str:
    """The next price with what others' markers and the Event add: "7+1=8"; 0 by a Civic Amenity."""
    if line["price"] is None:
        return ""
    if not line["cost"]:
        return "0"
    more = sum(int(one["amount"]) for one in line["surcharges"])
    return f"{line['price']}+{more}={line['price'] + more}" if more else str(line["price"])


def _ladder(line: Json) -> str:
    """The prices of a line from the next one on, "13×4" for four alike: those gone are dots."""
    gone = min(int(line["sold"]), len(line["prices"]))
    left = line["prices"][gone:]
    return " ".join(["·"] * gone + [times(str(price), left.count(price)) for price in dict.fromkeys(left)])


def _seat(box: Json, seat: Json, words: Words, names: Sequence[str]) -> list[str]:
    """Who, where their pieces and marker stand, and the tiles in front of them."""
    number = seat["player"]
    who = f"{number + 1} {words.name('player', number, names)}"
    parts = [
        words.text("terminal-pieces", citizen=seat["citizen"]["number"], banker=seat["banker"]["number"]),
        words.text("terminal-marker", type=seat["marker"]),
        words.text("terminal-tiles", count=len(seat["tiles"]), limit=seat["limit"]),
    ]
    lines = [f"[bold]{escape(who)}[/]: {escape(' · '.join(parts))}"]
    held = [_held(box, tile, words) for tile in seat["tiles"]]
    return lines + ([f"    {escape(' · '.join(held))}"] if held else [])


def _held(box: Json, tile: int, words: Words) -> str:
    """A tile in front of somebody, with its number as in notation."""
    row = next((row for row in box["tiles"] if row["number"] == tile), None)
    if row is None:
        return f"* {tile} {words.name('amenity', tile)}"
    return f"{tile} {words.name('tile', tile)} ({tile_facts(row, words)})"
