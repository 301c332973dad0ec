"""A table of Skylines drawn with characters, in Rich's markup: what `gridtown play --terminal` shows.

Drawn from the same data as in the browser (`present`, `components`); of the map's pieces, what is printed on
them.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from gridtown.core.action import pack
from gridtown.core.view import View
from gridtown.core.words import Words, escape
from gridtown.games.skylines.actions import PLAY
from gridtown.games.skylines.board.cards import TYPES
from gridtown.games.skylines.board.tracks import TRACKS
from gridtown.games.skylines.state import ACTING, SkylinesState
from gridtown.games.skylines.words.box import box_rows, card_of
from gridtown.games.skylines.words.cards import card_with_facts, effects_in_words, shape_drawn, steps
from gridtown.games.skylines.words.map import map_lines

if TYPE_CHECKING:
    from gridtown.games.skylines.game import Skylines

Json = dict[str, Any]

WIDTH: Final = 80
RULERS: Final = (
    ("happiness", "employment"),
    ("power", "pollution"),
    ("water", "traffic"),
    ("garbage", "crime"),
)
"""The tracks drawn side by side."""

CARD_KINDS: Final = ("play", "exchange", "take", "swap")
SIDES: Final = {"left": (-1, 0), "right": (1, 0), "above": (0, -1), "below": (0, 1)}
"""Where a piece lies from another one, in pieces across and down."""


def draw(
    game: Skylines,
    view: View[SkylinesState],
    words: Words,
    names: Sequence[str] = (),
    marks: Mapping[str, str] | None = None,
    seat: int | None = None,
) -> list[str]:
    """The lines of the table.

    names: the seats' names. marks: what to write on squares (the numbers of choices). seat: whose cards to
    tell first; the viewer's unless said otherwise.
    """
    table: Json = game.present(view)
    box: Json = game.components()
    first = seat if seat is not None else view.viewer or 0
    seats = sorted(table["seats"], key=lambda one: (one["player"] - first) % table["players"])
    lines = [*_headlines(table, words, names), "", *_rulers(box, table, words), ""]
    lines += map_lines(game.tables, table, words, marks or {})
    lines += _ground(table, words)
    lines += ["", *_stock(box, table, words), ""]
    stuck = _stuck(game, view, words, names)
    return lines + [line for one in seats for line in _seat(box, table, one, stuck, words, names)]


def prompt(game: Skylines, view: View[SkylinesState], actions: Sequence[int], words: Words) -> str:
    """What the viewer has to choose, given the legal actions, or those of them that the list is about."""
    table: Json = game.present(view)
    phase = table["phase"] if actions else "waiting"
    reason = table["drawing"]["reason"]
    if phase == "draw" and reason != "action":
        phase = f"draw-{reason}"
    elif phase == "act" and not any(table["stacks"]):
        phase = "forced"
    playing = table["playing"] or {}
    kinds = {game.present_action(view, action)["kind"] for action in actions}
    can = "-".join(kind for kind in ("play", "exchange", "end", "swap") if kind in kinds)
    return words.text(f"prompt-{phase}", can=can, card=playing.get("card"), shape=playing.get("shape"))


def describe(
    game: Skylines, view: View[SkylinesState], action: int, words: Words, names: Sequence[str] = ()
) -> tuple[str, str]:
    """A legal action in words, and what there is to know about what it names (or nothing)."""
    said: Json = game.present_action(view, action)
    args = {key: value for key, value in said.items() if key not in ("action", "kind")}
    if said["kind"] == "lay":
        args["place"] = _where(game.present(view), said, words)
    return words.text(f"action-{said['kind']}", names, **args), _about(game, view, action, said, words)


def fold(game: Skylines, view: View[SkylinesState], action: int, words: Words) -> str:
    """What places have in common, district and effect, or pieces to lay: where; empty for anything else."""
    said: Json = game.present_action(view, action)
    if said["kind"] == "lay":
        place = _where(game.present(view), said, words)
        return words.text("fold-lay", board=said["board"], place=place)
    if said["kind"] != "place":
        return ""
    table: Json = game.present(view)
    district = next(one for one in table["districts"] if said["squares"][0] in one["squares"])
    parts = [_site(game, view, action, words), _moves(game, view, action, words) or words.text("no-moves")]
    brings = " · ".join(part for part in parts if part)
    return words.text("fold-place", square=district["squares"][0], brings=brings)


def catalog(game: Skylines, words: Words) -> tuple[list[str], list[list[str]]]:
    """Everything in the box: the headings of a table, and its rows."""
    headings = [words.text(f"column-{name}") for name in ("number", "name", "type", "data")]
    return headings, box_rows(game.components(), words)


def ending(game: Skylines, view: View[SkylinesState], words: Words, names: Sequence[str] = ()) -> list[str]:
    """How the game ended: the line of the success table, or what it was lost by."""
    table: Json = game.present(view)
    result, players = table["result"], list(range(table["players"]))
    lines = ["", words.text(f"terminal-ended-{result['termination']}")]
    if result["row"] is None:
        return [*lines, f"[bold]{escape(words.text('terminal-lost', amount=result['score']))}[/]"]
    end = words.text("terminal-result", success=result["row"], amount=result["score"])
    verdict = "terminal-success" if result["success"] else "terminal-no-success"
    return [*lines, f"[bold]{escape(end)}[/]", escape(words.text(verdict, names, players=players))]


# What a choice is about


def _about(game: Skylines, view: View[SkylinesState], action: int, said: Json, words: Words) -> str:
    """What to know of the card, role, tile or stack that a choice names."""
    box, kind = game.components(), said["kind"]
    if kind in CARD_KINDS:
        return card_with_facts(box, card_of(box, said["card"]), words, _price(game, view, said["card"]))
    if kind == "keep":
        return effects_in_words(card_of(box, said["card"]), words)
    if kind == "place":
        return _site(game, view, action, words)
    table: Json = game.present(view)
    if kind == "tile":
        type = card_of(box, table["playing"]["card"])["type"]
        left = words.text("tile-left", count=table["supply"][type][said["shape"]])
        return f"{shape_drawn(box, said['shape'])} · {left}"
    if kind == "draw":
        return words.text("cards-left", count=table["stacks"][said["stage"] - 1])
    return ""


def _price(game: Skylines, view: View[SkylinesState], card: int) -> int | None:
    """What a card costs the viewer now; None for one that does not lie before them."""
    table: Json = game.present(view)
    cards = table["seats"][view.viewer or 0]["cards"]
    return next((one["price"] for one in cards if one["card"] == card), None)


def _site(game: Skylines, view: View[SkylinesState], action: int, words: Words) -> str:
    """Whether a place brings a card's reward, and the services that a zone would use there."""
    row = card_of(game.components(), view.known.card)
    changes = game.preview(view, action).changes
    found = changes[0].args if changes else {"rewarded": 0, "services": []}
    parts = []
    if row.get("condition"):
        parts.append(words.text("place-rewarded" if found["rewarded"] else "place-unrewarded"))
    if found["services"]:
        parts.append(words.text("place-uses", services=found["services"]))
    return ", ".join(parts)


def _moves(game: Skylines, view: View[SkylinesState], action: int, words: Words) -> str:
    """How an action moves the tracks."""
    changes = game.preview(view, action).changes
    return steps({change.line: change.amount for change in changes if change.line in TRACKS}, words)


def _where(table: Json, said: Json, words: Words) -> str:
    """Where a piece would lie: on which side of which others."""
    found = [
        words.text(f"side-{side}", board=other["board"])
        for side, (across, down) in SIDES.items()
        for other in table["map"]["pieces"]
        if (other["column"] + across, other["row"] + down) == (said["column"], said["row"])
    ]
    return words.all_of(found)


# The parts of the table


def _headlines(table: Json, words: Words, names: Sequence[str]) -> list[str]:
    """What is played, whose turn it is, and whether the milestone may end."""
    options = [words.text(f"option-scenario-{table['options']['scenario']}")]
    if table["options"]["scenario"] == "5":
        options.append(words.text(f"option-level-{table['options']['level']}"))
    parts = [*options, _when(table, words, names)]
    lines = [f"[bold]Skylines[/] · {escape(' · '.join(parts))}"]
    if table["phase"] == "over" or not table["milestone"]:
        return lines
    return [*lines, *_wrapped(_what_ends(table, words), "", "  ")]


def _what_ends(table: Json, words: Words) -> str:
    """What the end of the milestone still wants; nothing where the stacks are empty and it is forced."""
    if not any(table["stacks"]):
        return words.text("terminal-forced")
    lacking = [one["squares"][0] for one in table["districts"] if one["tiles"] < table["tiles_wanted"]]
    kind = "lacking" if lacking else "may-end"
    return words.text(f"terminal-{kind}", amount=table["tiles_wanted"], squares=lacking)


def _when(table: Json, words: Words, names: Sequence[str]) -> str:
    if table["phase"] == "over":
        return words.text("terminal-over")
    if not table["milestone"]:
        return words.text("terminal-begin")
    args = {"amount": table["milestone"], "most": table["milestones"], "player": table["active"]}
    return words.text("terminal-milestone", names, **args)


def _rulers(box: Json, table: Json, words: Words) -> list[str]:
    """The treasury and the skyline, then the tracks as rulers, two a line."""
    money = words.text("terminal-money", amount=table["tracks"]["money"])
    rows = {row["id"]: row for row in box["tracks"]}
    lines = [f"[bold]{escape(money)} · {escape(words.text('terminal-skyline', amount=table['skyline']))}[/]"]
    columns = [[rows[pair[side]] for pair in RULERS] for side in (0, 1)]
    drawn = [[_ruler(row, table["tracks"][row["id"]], words) for row in column] for column in columns]
    heads = [[words.text(f"short-{row['id']}") for row in column] for column in columns]
    widths = [max(len(head) for head in column) for column in heads]
    room = max(len(plain) for plain, _ in drawn[0]) + 1
    for line in range(len(RULERS)):
        (left, painted), (_, right) = drawn[0][line], drawn[1][line]
        gap = " " * (room - len(left))
        lines.append(
            f"{heads[0][line]:{widths[0]}}{painted}{gap}{heads[1][line]:{widths[1]}}{right}".rstrip()
        )
    return lines


def _ruler(row: Json, value: int, words: Words) -> tuple[str, str]:
    """A track from end to end with its marker, without and with styles: "  3  0···●······10"."""
    low, high = row["low"], row["high"]
    marks = ["0" if step == 0 and low < 0 else "·" for step in range(low, high + 1)]
    before, after = "".join(marks[: value - low]), "".join(marks[value - low + 1 :])
    start = f"{words.figure(value):>4} {words.figure(low):>2}"
    style = "bold red" if value < 0 else "bold"
    return f"{start}{before}●{after}{high}", f"{start}[dim]{before}[/][{style}]●[/][dim]{after}[/]{high}"


def _ground(table: Json, words: Words) -> list[str]:
    """What the map's letters mean, and what there is in each district."""
    if not table["map"]["columns"]:
        return []
    types = dict.fromkeys(tile["type"] for tile in table["tiles"])
    parts = [f"{words.text(f'code-{type}')} {words.text(f'type-{type}')}" for type in TYPES if type in types]
    if any(tile["reach"] == "district" for tile in table["tiles"]):
        parts.append(words.text("terminal-legend-wide"))
    if not all(piece["face_up"] for piece in table["map"]["pieces"]):
        down = next(piece for piece in table["map"]["pieces"] if not piece["face_up"])
        label = f"{down['board']}{down['cost']:>2}"
        parts.append(words.text("terminal-legend-down", label=label, board=down["board"], cost=down["cost"]))
    lines = ["", *_flow(parts)]
    if table["districts"]:
        said = [_district(table, one, words) for one in table["districts"]]
        lines += _flow([f"{words.text('terminal-districts')} {said[0]}", *said[1:]])
    return [f"[dim]{line}[/]" if line else "" for line in lines]


def _district(table: Json, district: Json, words: Words) -> str:
    """A district by its first square: how much of it is free, its tiles, what serves all of it."""
    taken = {square for tile in table["tiles"] for square in tile["squares"]}
    free = sum(square not in taken for square in district["squares"])
    parts = [
        words.text("terminal-free", count=free, most=len(district["squares"])),
        words.text("terminal-tiles", count=district["tiles"]),
        *(words.name("service", service) for service in district["services"]),
    ]
    return f"{words.name('square', district['squares'][0])} {', '.join(parts)}"


def _stock(box: Json, table: Json, words: Words) -> list[str]:
    """The stacks, the exchange pile, the news, the unique buildings and the zone tiles that are left."""
    stages = [f"{words.name('stage', stage)} {left}" for stage, left in enumerate(table["stacks"], 1)]
    lines = _wrapped(words.text("terminal-stacks", stages=", ".join(stages)), "", "    ")
    if table["pile"]:
        cards = [f"{card} {words.name('card', card)}" for card in table["pile"]]
        lines += _wrapped(words.text("terminal-pile", list=", ".join(cards)), "", "    ")
    if table["news"]:
        effects = effects_in_words(card_of(box, table["news"]), words)
        said = words.text("terminal-news", news=table["news"], effects=effects)
        lines += [f"[bold]{line}[/]" for line in _wrapped(said, "", "    ")]
    for unique in table["uniques"]:
        facts = effects_in_words(card_of(box, unique), words)
        lines += _wrapped(f"{words.name('card', unique)}{f': {facts}' if facts else ''}", "", "    ")
    return [*lines, *_supply(box, table, words)]


def _supply(box: Json, table: Json, words: Words) -> list[str]:
    """The zone tiles that are left, by type and shape."""
    lines: list[str] = []
    for zone, shapes in table["supply"].items():
        left = [f"{shape_drawn(box, shape)} {count}" for shape, count in shapes.items() if count]
        said = f"{words.text(f'code-{zone}')} {', '.join(left) or words.text('terminal-no-tiles')}"
        lines += _wrapped(said, "", "    ")
    return [f"[dim]{line}[/]" for line in lines]


def _stuck(game: Skylines, view: View[SkylinesState], words: Words, names: Sequence[str]) -> dict[int, str]:
    """Why cards can't be played by the one whose turn it is, by card."""
    known = view.known
    table: Json = game.present(view)
    if known.phase != ACTING:
        return {}
    player = int(known.active_player)
    cards = [row["card"] for row in table["seats"][player]["cards"]]
    found = {card: game.explain(known, player, int(pack(player, PLAY, card))) for card in cards}
    return {card: words.text(f"rule-{why.id}", names, **why.args) for card, why in found.items() if why}


def _seat(
    box: Json, table: Json, seat: Json, stuck: Mapping[int, str], words: Words, names: Sequence[str]
) -> list[str]:
    """Who, the role with all it does, and the cards before them; what can't be played says why."""
    player = seat["player"]
    parts = [words.text("terminal-token")] if player == table["token"] and table["milestone"] else []
    for role in [seat["role"]] if seat["role"] else seat["offers"]:
        effects = effects_in_words(card_of(box, role), words)
        parts.append(f"{words.name('role', role)} ({effects})")
    who = f"{player + 1} {words.name('player', player, names)}"
    lines = _wrapped(f"{who}: {' · '.join(parts)}" if parts else who, "", "    ")
    lines = [f"[bold]{line}[/]" for line in lines]
    for card in seat["cards"]:
        row, name = card_of(box, card["card"]), words.name("card", card["card"])
        said = f"{card['card']:>3} {name} · {card_with_facts(box, row, words, card['price'])}"
        lines += _wrapped(said, "  ", "      ")
        if card["card"] in stuck:
            why = _wrapped(f"✗ {stuck[card['card']]}", "      ", "        ")
            lines += [f"[dim]{line}[/]" for line in why]
    return lines


# Lines


def _wrapped(text: str, start: str, indent: str) -> list[str]:
    """Text in lines of at most WIDTH characters, as Rich shall show it."""
    lines = textwrap.wrap(text, WIDTH, initial_indent=start, subsequent_indent=indent, break_on_hyphens=False)
    return [escape(line) for line in lines]


def _flow(parts: Sequence[str]) -> list[str]:
    """Parts side by side, as many as go into a line."""
    lines = [""]
    for part in parts:
        joined = f"{lines[-1]} · {part}" if lines[-1] else part
        if len(joined) <= WIDTH or not lines[-1]:
            lines[-1] = joined
        else:
            lines.append(f"  {part}")
    return [escape(line) for line in lines]
