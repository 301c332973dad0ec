"""What a player sees of the table, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.features import Features, start_of
from gridtown.games.mayor.board.event_stack import DRAWN, STACK, tile_in
from gridtown.games.mayor.board.lines import BUILDINGS, EVENTS, FIRST_AMENITY, LAST_TILE, LINES
from gridtown.games.mayor.board.map import SQUARES
from gridtown.games.mayor.state import CAUSES, PHASES, City, EventStack, MayorState, Player

LANES: Final = 4
MARKER_SPACES: Final = 5
AMENITIES: Final = LAST_TILE - BUILDINGS

TABLE: Final = (
    ("phase", len(PHASES)), ("turn", 1), ("passes", 1), ("final", 1), ("cause", len(CAUSES)),
    ("neutral", MARKER_SPACES), ("hidden", BUILDINGS), ("faces", BUILDINGS), ("tile", LAST_TILE),
    ("square", SQUARES), ("claiming", 1), ("using", AMENITIES), ("amenities", 1), ("tiles", SQUARES),
    ("types", LINES * SQUARES), ("claims", SQUARES), ("event", EVENTS), ("stack", STACK * EVENTS),
    ("drawn", DRAWN * EVENTS), ("loose", EVENTS),
)  # fmt: skip
SEAT: Final = (
    ("active", 1), ("walks", 1), ("citizen", 1), ("citizen_lane", LANES), ("banker", 1),
    ("banker_lane", LANES), ("marker", MARKER_SPACES), ("in_front", LAST_TILE), ("vp", 1), ("gp", 1),
)  # fmt: skip


def blocks(players: int) -> list[tuple[str, int]]:
    """The table, then every seat in turn.

    "tiles" has the number of the tile on each square, "types" a row of squares for each building type. A
    space of the City board is its number and its lane.
    """
    return [*TABLE, *((f"{name}_{seat}", size) for seat in range(players) for name, size in SEAT)]


TURN: Final[i64] = start_of("turn", TABLE)
CAUSE: Final[i64] = start_of("cause", TABLE)
NEUTRAL: Final[i64] = start_of("neutral", TABLE)
HIDDEN: Final[i64] = start_of("hidden", TABLE)
FACES: Final[i64] = start_of("faces", TABLE)
TILE: Final[i64] = start_of("tile", TABLE)
SQUARE: Final[i64] = start_of("square", TABLE)
CLAIMING: Final[i64] = start_of("claiming", TABLE)
USING: Final[i64] = start_of("using", TABLE)
VARIANT: Final[i64] = start_of("amenities", TABLE)
LAID: Final[i64] = start_of("tiles", TABLE)
OF_TYPE: Final[i64] = start_of("types", TABLE)
CLAIMS: Final[i64] = start_of("claims", TABLE)
EVENT: Final[i64] = start_of("event", TABLE)
STACKED: Final[i64] = start_of("stack", TABLE)
LOOKED_AT: Final[i64] = start_of("drawn", TABLE)
LOOSE: Final[i64] = start_of("loose", TABLE)
FIRST_SEAT: Final[i64] = sum(size for _, size in TABLE)
SEAT_SIZE: Final[i64] = sum(size for _, size in SEAT)
CITIZEN: Final[i64] = start_of("citizen", SEAT)
BANKER: Final[i64] = start_of("banker", SEAT)
MARKER: Final[i64] = start_of("marker", SEAT)
IN_FRONT: Final[i64] = start_of("in_front", SEAT)
VP: Final[i64] = start_of("vp", SEAT)


def observe(known: MayorState, viewer: i64, out: Features) -> None:
    """Tell the view of a player."""
    _table(known, out)
    _city(known.city, out)
    _events(known.events, out)
    seat: i64 = 0
    while seat < known.size:
        player = (viewer + seat) % known.size
        at = FIRST_SEAT + SEAT_SIZE * seat
        out.add(at, 1 if known.active_player == player else 0)
        out.add(at + 1, 1 if known.walker == player else 0)
        _seat(known.players[player], at, out)
        seat += 1


def _table(known: MayorState, out: Features) -> None:
    """Where the game stands, the Market and the placement under way."""
    out.add(known.phase, 1)
    out.add(TURN, known.turn)
    out.add(TURN + 1, known.passes)
    out.add(TURN + 2, known.final)
    out.add(CAUSE + known.cause, 1)
    out.add_set(NEUTRAL, known.neutral)
    out.add_set(HIDDEN, known.hidden >> 1)
    out.add_set(FACES, known.faces >> 1)
    if known.tile:
        out.add(TILE + known.tile - 1, 1)
        out.add(SQUARE + known.square, 1)
        out.add(CLAIMING, known.claiming)
    if known.using:
        out.add(USING + known.using - FIRST_AMENITY, 1)
    out.add(VARIANT, known.amenities)


def _city(city: City, out: Features) -> None:
    """What lies on the squares."""
    square: i64 = 0
    while square < SQUARES:
        out.add(LAID + square, i64(city.tiles[square]))
        square += 1
    line: i64 = 0
    while line < LINES:
        out.add_set(OF_TYPE + SQUARES * line, city.lies[line])
        line += 1
    out.add_set(CLAIMS, city.claims)


def _events(events: EventStack, out: Features) -> None:
    """The Event tiles that the viewer knows, by place."""
    if not events.current:
        return
    out.add(EVENT + events.current - 1, 1)
    _places(events.stack, STACK, STACKED, out)
    _places(events.drawn, DRAWN, LOOKED_AT, out)
    out.add_set(LOOSE, events.loose >> 1)


def _places(tiles: i64, places: i64, at: i64, out: Features) -> None:
    place: i64 = 0
    while place < places:
        tile = tile_in(tiles, place)
        if tile:
            out.add(at + EVENTS * place + tile - 1, 1)
        place += 1


def _seat(player: Player, at: i64, out: Features) -> None:
    """A player's pieces and tiles."""
    out.add(at + CITIZEN, player.citizen >> 2)
    out.add(at + CITIZEN + 1 + (player.citizen & 3), 1)
    out.add(at + BANKER, player.banker >> 2)
    out.add(at + BANKER + 1 + (player.banker & 3), 1)
    out.add(at + MARKER + player.marker, 1)
    out.add_set(at + IN_FRONT, player.tiles >> 1)
    out.add(at + VP, player.vp)
    out.add(at + VP + 1, player.gp)
