"""JSON of views and actions, for the browser and for programs."""

from __future__ import annotations

from gridtown.core.action import argument_of, kind_of
from gridtown.core.bits import members, single
from gridtown.core.kinds import Grammar
from gridtown.core.outcome import rank
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.view import View
from gridtown.games.mayor import actions
from gridtown.games.mayor.board import walks
from gridtown.games.mayor.board.event_stack import DRAWN, STACK, tile_in, undrawn
from gridtown.games.mayor.board.lines import COLOURS, FIRST_AMENITY, LINE_TILES, LINES, TYPES
from gridtown.games.mayor.board.map import BLOCKS, MAIN_BLOCKS, square_name
from gridtown.games.mayor.board.market import backs, cost, face, lines_empty, sold
from gridtown.games.mayor.board.walks import space_of
from gridtown.games.mayor.state import (
    ACTING,
    CAUSES,
    CHOOSING,
    DRAWING,
    ENDINGS,
    PHASES,
    MayorState,
    Player,
)
from gridtown.games.mayor.steps.amenities import REWARDS
from gridtown.games.mayor.tables import Tables
from gridtown.games.mayor.turn import WORDS

Json = dict[str, object]


def present(tables: Tables, view: View[MayorState]) -> Json:
    """The table as the viewer may know it; docs/games/mayor.md describes every key."""
    known = view.known
    chance = known.to_act == CHANCE_ACTS
    eye = int(known.active_player) if view.viewer is None else view.viewer
    return {
        "game": "mayor",
        "players": int(known.size),
        "viewer": view.viewer,
        "options": {"events": _yes(known.events.current), "amenities": _yes(known.amenities)},
        "phase": PHASES[int(known.phase)],
        "turn": int(known.turn),
        "active": int(known.active_player),
        "to_act": [] if chance else members(known.to_act),
        "lines_empty": int(lines_empty(known)),
        "closing_lines": int(tables.closing_lines),
        "final_round": bool(known.final),
        "passes": int(known.passes),
        "market": [_line(tables, known, eye, line) for line in range(LINES)],
        "rondel": [_space(known, line) for line in range(LINES)],
        "board": _board(known),
        "seats": [_seat(tables, known, player) for player in range(known.size)],
        "walking": _walking(known),
        "placing": {"tile": int(known.tile), "square": square_name(known.square)} if known.tile else None,
        "using": int(known.using) or None,
        "event": _event(known) if known.events.current else None,
        "result": _result(known),
    }


def _yes(flag: int) -> str:
    return "yes" if flag else "no"


def _line(tables: Tables, known: MayorState, eye: int, line: int) -> Json:
    """A line of the Market, priced as if the marker of player `eye` stood there."""
    tile, gone = int(face(known, line)), int(sold(known, line))
    by_amenity = known.using and known.phase == ACTING and known.active_player == eye
    free = by_amenity and known.players[eye].marker == line
    return {
        "type": TYPES[line],
        "colour": COLOURS[line],
        "face": tile or None,
        "backs": int(backs(known, line)),
        "sold": gone,
        "prices": [int(tables.price(line, index)) for index in range(LINE_TILES)],
        "price": int(tables.price(line, gone)) if tile else None,
        "surcharges": _surcharges(tables, known, eye, line),
        "cost": None if not tile else 0 if free else int(cost(tables, known, eye, line)),
    }


def _surcharges(tables: Tables, known: MayorState, eye: int, line: int) -> list[Json]:
    found: list[Json] = [
        {"what": "marker", "player": player, "amount": 1}
        for player in range(known.size)
        if player != eye and known.players[player].marker == line
    ]
    if known.neutral >> line & 1:
        found.append({"what": "marker", "player": None, "amount": 1})
    extra = int(tables.surcharge[LINES * known.events.current + line])
    if extra:
        found.append({"what": "event", "player": None, "amount": extra})
    return found


def _space(known: MayorState, line: int) -> Json:
    """A space of the rondel, and whose markers stand there."""
    return {
        "type": TYPES[line],
        "colour": COLOURS[line],
        "players": [player for player in range(known.size) if known.players[player].marker == line],
        "neutral": int(known.neutral >> line & 1),
    }


def _board(known: MayorState) -> Json:
    city = known.city
    return {
        "tiles": [
            {"square": square_name(square), "tile": int(city.tiles[square])} for square in members(city.taken)
        ],
        "amenities": [
            BLOCKS[block].upper() for block in range(MAIN_BLOCKS) if city.claims & single(4 * block)
        ],
    }


def _seat(tables: Tables, known: MayorState, player: int) -> Json:
    pieces = known.players[player]
    return {
        "player": player,
        "citizen": _piece(tables, int(pieces.citizen)),
        "banker": _piece(tables, int(pieces.banker)),
        "marker": TYPES[int(pieces.marker)],
        "tiles": members(pieces.tiles),
        "limit": int(tables.tile_limit(known.size)),
    }


def _piece(tables: Tables, space: int) -> Json:
    return {"space": tables.track.names[space], "number": space >> 2}


def _walking(known: MayorState) -> Json | None:
    if not known.cause:
        return None
    walker = known.players[known.walker]
    return {
        "player": int(known.walker),
        "vp": int(walker.vp),
        "gp": int(walker.gp),
        "for": CAUSES[int(known.cause)],
    }


def _event(known: MayorState) -> Json:
    """The Event in effect, the stack from the top, and the tiles that the Active player chooses from."""
    events = known.events
    size = STACK - DRAWN if _is_drawn(known) else STACK
    drawn = [int(tile_in(events.drawn, place)) for place in range(DRAWN)]
    return {
        "current": int(events.current),
        "stack": [int(tile_in(events.stack, place)) or None for place in range(size)],
        "drawn": drawn if _is_drawn(known) and undrawn(events) < 0 else None,
    }


def _is_drawn(known: MayorState) -> bool:
    return known.phase == DRAWING or known.phase == CHOOSING


def _result(known: MayorState) -> Json | None:
    if known.to_act:
        return None
    scores = [int(player.citizen >> 2) for player in known.players]
    ranking = rank(scores)
    return {
        "termination": ENDINGS[int(known.ending)],
        "ranking": ranking,
        "scores": scores,
        "winners": [player for player, place in enumerate(ranking) if place == 1],
    }


# Actions


def present_action(tables: Tables, grammar: Grammar, view: View[MayorState], action: int) -> Json:
    """An action: its notation, its kind, and its arguments by name."""
    kind, argument = int(kind_of(action)), int(argument_of(action))
    data: Json = {"action": grammar.write(action), "kind": WORDS.get(kind, "chance")}
    known, viewer = view.known, view.viewer
    if viewer is None or kind not in WORDS:
        return data
    if kind == actions.MOVE:
        line = (known.players[viewer].marker + argument) % LINES
        return {
            **data,
            "spaces": argument,
            "cost": int(tables.step_costs[argument]),
            "type": TYPES[int(line)],
        }
    if kind == actions.BUY:
        price = 0 if known.using else int(cost(tables, known, viewer, argument))
        return {**data, "type": TYPES[argument], "tile": int(face(known, argument)) or None, "cost": price}
    if kind in (actions.PLACE, actions.CLAIM):
        return {**data, **_placement(kind, argument)}
    if kind in (actions.CITIZEN, actions.BANKER):
        piece = walks.BANKER if kind == actions.BANKER else walks.CITIZEN
        return {**data, **_walk(tables, known.players[viewer], piece, argument)}
    return {**data, **_plain(known, kind, argument)}


def _placement(kind: int, argument: int) -> Json:
    data: Json = {"tile": argument >> 6, "square": square_name(argument & 63)}
    return {**data, "amenity": FIRST_AMENITY + (argument >> 2 & 15)} if kind == actions.CLAIM else data


def _walk(tables: Tables, player: Player, piece: int, end: int) -> Json:
    """Where a walk ends, the spaces on one way there, and whether it goes farther than it is due."""
    start = int(space_of(player, piece))
    amount = int(player.gp if piece == walks.BANKER else player.vp)
    names = tables.track.names
    return {
        "space": names[end],
        "number": end >> 2,
        "path": [names[space] for space in tables.track.path(start, end)],
        "pushed": walks.pushed(start, end, amount),
    }


def _plain(known: MayorState, kind: int, argument: int) -> Json:
    if kind in (actions.USE, actions.EVENT):
        return {"tile": argument}
    if kind == actions.LAY:
        return {"square": square_name(argument), "tile": int(known.using) or None}
    return {"line": REWARDS[argument]} if kind == actions.REWARD else {}
