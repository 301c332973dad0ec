"""A view as JSON-able data, for the browser and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.bits import count, members
from gridtown.core.kinds import Grammar
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.view import View
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.arrangement import PIECES_DRAWN
from gridtown.games.skylines.board.cards import (
    FIRST_ROLE,
    FIRST_SERVICE,
    FIRST_UNIQUE,
    STAGES,
    TYPES,
    ZONES,
    is_service,
)
from gridtown.games.skylines.board.city import RECORDS, TILES
from gridtown.games.skylines.board.districts import (
    all_face_up,
    development_cost,
    may_be_next,
    may_end,
    tiles_wanted,
)
from gridtown.games.skylines.board.effects import in_force, price
from gridtown.games.skylines.board.layout import settled
from gridtown.games.skylines.board.orientations import ANCHOR_BITS, square_name, squares_of
from gridtown.games.skylines.board.sites import services_at, site_of
from gridtown.games.skylines.board.tracks import TRACKS
from gridtown.games.skylines.notation import spot_of
from gridtown.games.skylines.scoring import success_row
from gridtown.games.skylines.state import (
    DISPLAY_ROW,
    ENDINGS,
    PHASES,
    REASONS,
    SkylinesState,
    the_city,
    the_districts,
    the_layout,
)
from gridtown.games.skylines.steps.exchanging import exchange_price
from gridtown.games.skylines.steps.milestone import swap_price
from gridtown.games.skylines.tables import FREE_LAYOUT, LEVELS, ROLE_CHOICES, SCENARIOS, Tables
from gridtown.games.skylines.turn import WORDS

if TYPE_CHECKING:
    from gridtown.games.skylines.editions.rows import Edition

Json = dict[str, object]


def present(tables: Tables, edition: Edition, view: View[SkylinesState]) -> Json:
    """The table; docs/games/skylines.md describes every key."""
    known = view.known
    chance = known.to_act == CHANCE_ACTS
    laid = known.layout is not None
    return {
        "game": "skylines",
        "players": int(known.size),
        "viewer": view.viewer,
        "options": {
            "scenario": SCENARIOS[int(known.scenario)],
            "level": LEVELS[int(known.level)],
            "roles": ROLE_CHOICES[int(known.role_choice)],
        },
        "phase": PHASES[int(known.phase)],
        "active": int(known.active_player),
        "to_act": [] if chance else members(known.to_act),
        "token": int(known.token),
        "milestone": int(known.milestone),
        "milestones": _milestones(tables, known),
        "last_milestone": laid and all_face_up(known),
        "may_end": laid and bool(known.pieces) and may_end(known),
        "tiles_wanted": int(tiles_wanted(known)) if laid else 1,
        "tracks": {name: int(known.tracks[track]) for track, name in enumerate(TRACKS)},
        "skyline": int(known.skyline),
        "map": _map(tables, known),
        "districts": _districts(tables, known, view.viewer) if laid else [],
        "tiles": _tiles(tables, known) if laid else [],
        "stacks": [int(count(known.stacks[stage])) for stage in range(1, STAGES + 1)],
        "pile": _cards(tables, known, "pile", 0),
        "news": int(known.news) or None,
        "uniques": [FIRST_UNIQUE + bit for bit in members(known.uniques)],
        "supply": _supply(tables, known),
        "playing": _playing(tables, known),
        "drawing": {"reason": REASONS[int(known.reason)], "due": int(known.due)},
        "drawn_boards": [tables.boards[board] for board in members(known.drawn)],
        "seats": [_seat(tables, known, player) for player in range(known.size)],
        "result": _result(edition, known),
    }


def _milestones(tables: Tables, known: SkylinesState) -> int:
    """How many there are: one a piece, whether the pieces lie already or not."""
    if known.scenario == FREE_LAYOUT:
        return PIECES_DRAWN
    return len(known.spots or tables.layout_of(known.scenario))


def _map(tables: Tables, known: SkylinesState) -> Json:
    """The pieces as they lie; before all do, with the map's corner at the ones that lie."""
    spots = settled(known.spots) if known.spots else ()
    layout = known.layout
    return {
        "columns": 6 * (max((spot[1] for spot in spots), default=-1) + 1),
        "rows": 6 * (max((spot[2] for spot in spots), default=-1) + 1),
        "pieces": [
            {
                "board": tables.boards[board],
                "column": column,
                "row": row,
                "turn": turns,
                "face_up": bool(known.pieces >> index & 1),
                "cost": int(development_cost(tables, known, board)),
                "next": layout is not None and may_be_next(known, index),
            }
            for index, (board, column, row, turns) in enumerate(spots)
        ],
    }


def _districts(tables: Tables, known: SkylinesState, viewer: int | None) -> list[Json]:
    """The districts of the face-up pieces: their squares, how many tiles, and what serves all of it.

    Services as the viewer can use them, or else whoever's turn it is.
    """
    districts, layout, records = the_districts(known), the_layout(known), the_city(known).records
    modifiers = in_force(tables, known, known.active_player if viewer is None else viewer)
    site = site_of(tables, modifiers, 1, 0)
    found: list[Json] = []
    for index in range(len(districts.mask)):
        district, mask = districts.district[index], districts.mask[index]
        squares = [s for s in layout.squares[int(district)] if mask >> layout.bit[s] & 1]
        services = services_at(known, site, district, 0, mask)
        found.append(
            {
                "squares": [square_name(square) for square in squares],
                "tiles": int(count(records[RECORDS * district + TILES] & mask)),
                "services": _services(services),
            }
        )
    return found


def _services(mask: i64) -> list[str]:
    return [TYPES[FIRST_SERVICE + index] for index in members(mask)]


def _tiles(tables: Tables, known: SkylinesState) -> list[Json]:
    """The tiles in the order in which they were laid."""
    city = the_city(known)
    return [
        {
            "card": int(card),
            "type": TYPES[int(tables.type[card])],
            "squares": [square_name(square) for square in squares_of(tables.orientations, int(place))],
            "reach": _reach(tables, card),
        }
        for card, place in zip(city.cards, city.places, strict=True)
    ]


def _reach(tables: Tables, card: i64) -> str | None:
    """How far a service reaches, None for other tiles."""
    if not is_service(tables.type[card]):
        return None
    return "neighbours" if tables.stage[card] == 1 else "district"


def _cards(tables: Tables, known: SkylinesState, where: str, seat: int) -> list[int]:
    """The cards on the exchange pile or a display, by number."""
    found: list[int] = []
    for stage in range(1, STAGES + 1):
        cards = known.exchange[stage] if where == "pile" else known.displays[DISPLAY_ROW * seat + stage]
        found += [int(tables.card_at[64 * stage + bit]) for bit in members(cards)]
    return sorted(found)


def _supply(tables: Tables, known: SkylinesState) -> Json:
    """Zone tiles left, by type and shape."""
    return {
        TYPES[type]: {
            shape: int(known.left[ZONES * index + type])
            for index, shape in enumerate(tables.orientations.shapes)
            if tables.zone_tiles[ZONES * index + type]
        }
        for type in range(ZONES)
    }


def _playing(tables: Tables, known: SkylinesState) -> Json | None:
    if not known.card:
        return None
    shape = tables.orientations.shapes[int(known.shape)] if known.shape >= 0 else None
    return {"card": int(known.card), "shape": shape}


def _seat(tables: Tables, known: SkylinesState, player: int) -> Json:
    """A player: the cards, with what each costs this player now, and the role."""
    cards = _cards(tables, known, "display", player)
    modifiers = in_force(tables, known, player)
    return {
        "player": player,
        "cards": [{"card": card, "price": int(price(tables, modifiers, card))} for card in cards],
        "role": int(known.roles[player]) or None,
        "offers": [FIRST_ROLE + bit for bit in members(known.offers[player])],
        "exchange_price": int(exchange_price(tables, known, player)),
        "swap_price": int(swap_price(tables, known, player)),
    }


def _result(edition: Edition, known: SkylinesState) -> Json | None:
    if known.to_act:
        return None
    row = success_row(edition, known)
    return {
        "termination": ENDINGS[int(known.ending)],
        "score": int(known.skyline),
        "success": row is not None and row.success,
        "row": None if row is None else row.number,
    }


# Actions


def present_action(tables: Tables, grammar: Grammar, view: View[SkylinesState], action: int) -> Json:
    """An action: its notation, its kind, and its arguments by name."""
    kind, argument = int(kind_of(action)), int(argument_of(action))
    data: Json = {"action": grammar.write(action), "kind": WORDS.get(kind, "chance")}
    if kind in (actions.PLAY, actions.EXCHANGE, actions.TAKE, actions.SWAP, actions.KEEP):
        return {**data, "card": argument}
    if kind == actions.TILE:
        return {**data, "shape": tables.orientations.shapes[argument]}
    if kind == actions.PLACE:
        return {**data, **_place(tables, argument)}
    if kind == actions.DEVELOP:
        return {**data, "board": tables.boards[argument]}
    if kind == actions.DRAW:
        return {**data, "stage": argument}
    return {**data, **_lay(tables, view.known, argument)} if kind == actions.LAY else data


def _place(tables: Tables, place: int) -> Json:
    """A place: its squares, and the tile as turned and flipped, an index among its shape's orientations."""
    orientation = place >> ANCHOR_BITS
    squares = [square_name(square) for square in squares_of(tables.orientations, place)]
    return {
        "square": squares[0],
        "squares": squares,
        "form": orientation - tables.orientations.first[tables.orientations.shape_of[orientation]],
    }


def _lay(tables: Tables, known: SkylinesState, argument: int) -> Json:
    """Where a piece would lie, counted from the corner of those that lie."""
    left = min((spot[1] for spot in known.spots), default=0)
    top = min((spot[2] for spot in known.spots), default=0)
    board, column, row, turns = spot_of(argument)
    return {
        "board": tables.boards[board],
        "column": column - left,
        "row": row - top,
        "turn": turns,
    }
