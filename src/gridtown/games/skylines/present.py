"""A view as JSON-able data, for the browser and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.bits import count, members
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.view import View
from gridtown.games.skylines import actions
from gridtown.games.skylines.forms import ANCHOR_BITS, square_name, squares_of
from gridtown.games.skylines.kinds import (
    FIRST_ROLE,
    FIRST_SERVICE,
    FIRST_UNIQUE,
    STAGES,
    TRACKS,
    TYPES,
    ZONES,
    is_service,
)
from gridtown.games.skylines.notation import KINDS, write_action
from gridtown.games.skylines.rules.drawing import exchange_price, swap_price
from gridtown.games.skylines.rules.effects import in_force, price
from gridtown.games.skylines.rules.milestone import (
    all_face_up,
    development_cost,
    may_be_next,
    may_end,
    tiles_wanted,
)
from gridtown.games.skylines.rules.playing import services_at, site_of
from gridtown.games.skylines.rules.setup import MIDDLE, PIECES_DRAWN, settled
from gridtown.games.skylines.state import (
    DISPLAY_ROW,
    ENDINGS,
    PHASES,
    REASONS,
    RECORDS,
    TILES,
    SkylinesState,
    the_city,
    the_districts,
    the_layout,
)
from gridtown.games.skylines.tables import FREE_LAYOUT, LEVELS, SCENARIOS, Tables

if TYPE_CHECKING:
    from gridtown.games.skylines.components import Edition

Json = dict[str, object]


def present(tables: Tables, edition: Edition, view: View[SkylinesState]) -> Json:
    """The table; docs/games/skylines.md describes every key."""
    known = view.known
    chance = known.active == CHANCE_ACTS
    laid = known.layout is not None
    return {
        "game": "skylines",
        "players": int(known.size),
        "viewer": view.viewer,
        "options": {"scenario": SCENARIOS[int(known.scenario)], "level": LEVELS[int(known.level)]},
        "phase": PHASES[int(known.phase)],
        "active": int(known.mover),
        "to_act": [] if chance else members(known.active),
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
        "seats": [_seat(tables, known, number) for number in range(known.size)],
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
    modifiers = in_force(tables, known, known.mover if viewer is None else viewer)
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
            "squares": [square_name(square) for square in squares_of(tables.forms, int(place))],
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
            for index, shape in enumerate(tables.forms.shapes)
            if tables.zone_tiles[ZONES * index + type]
        }
        for type in range(ZONES)
    }


def _playing(tables: Tables, known: SkylinesState) -> Json | None:
    if not known.card:
        return None
    shape = tables.forms.shapes[int(known.shape)] if known.shape >= 0 else None
    return {"card": int(known.card), "shape": shape}


def _seat(tables: Tables, known: SkylinesState, number: int) -> Json:
    """A player: the cards, with what each costs this player now, and the role."""
    cards = _cards(tables, known, "display", number)
    modifiers = in_force(tables, known, number)
    return {
        "player": number,
        "cards": [{"card": card, "price": int(price(tables, modifiers, card))} for card in cards],
        "role": int(known.roles[number]) or None,
        "offers": [FIRST_ROLE + bit for bit in members(known.offers[number])],
        "exchange_price": int(exchange_price(tables, known, number)),
        "swap_price": int(swap_price(tables, known, number)),
    }


def _result(edition: Edition, known: SkylinesState) -> Json | None:
    if known.active:
        return None
    ending, score = ENDINGS[int(known.ending)], int(known.skyline)
    reached = [row for row in edition.success if row.low <= score] if ending == "completed" else []
    row = max(reached, key=lambda row: row.low, default=None)
    return {
        "termination": ending,
        "score": score,
        "success": row is not None and row.success,
        "row": None if row is None else row.number,
    }


# Actions


def present_action(tables: Tables, view: View[SkylinesState], action: int) -> Json:
    """An action: its notation, its kind, and its arguments by name."""
    kind, argument = int(kind_of(action)), int(argument_of(action))
    data: Json = {"action": write_action(action, tables), "kind": KINDS.get(kind, "chance")}
    if kind in (actions.PLAY, actions.EXCHANGE, actions.TAKE, actions.SWAP):
        return {**data, "card": argument}
    if kind == actions.TILE:
        return {**data, "shape": tables.forms.shapes[argument]}
    if kind == actions.PLACE:
        return {**data, **_place(tables, argument)}
    if kind == actions.DEVELOP:
        return {**data, "board": tables.boards[argument]}
    if kind == actions.DRAW:
        return {**data, "stage": argument}
    if kind == actions.KEEP:
        return {**data, "role": argument}
    return {**data, **_lay(tables, view.known, argument)} if kind == actions.LAY else data


def _place(tables: Tables, place: int) -> Json:
    """A place: its squares, and the tile turned and flipped so, as an index among the shape's forms."""
    form = place >> ANCHOR_BITS
    squares = [square_name(square) for square in squares_of(tables.forms, place)]
    return {
        "square": squares[0],
        "squares": squares,
        "form": form - tables.forms.first[tables.forms.shape_of[form]],
    }


def _lay(tables: Tables, known: SkylinesState, argument: int) -> Json:
    """Where a piece would lie, counted from the corner of those that lie."""
    left = min((spot[1] for spot in known.spots), default=0)
    top = min((spot[2] for spot in known.spots), default=0)
    return {
        "board": tables.boards[argument >> 10],
        "column": (argument >> 4 & 15) - MIDDLE - left,
        "row": (argument & 15) - MIDDLE - top,
        "turn": argument >> 8 & 3,
    }
