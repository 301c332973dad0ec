"""What a player sees of the table, as numbers: everything but the order of the stacks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import lowest
from gridtown.core.features import Backdrop, Features, start_of
from gridtown.games.skylines.board.cards import (
    CARDS,
    FIRST_NEWS,
    FIRST_POLICY,
    FIRST_ROLE,
    FIRST_UNIQUE,
    STAGES,
    ZONES,
)
from gridtown.games.skylines.board.orientations import ANCHOR_BITS, ANCHOR_MASK, SIDE
from gridtown.games.skylines.board.tracks import TRACK_COUNT
from gridtown.games.skylines.state import (
    DISPLAY_ROW,
    PHASES,
    REASONS,
    SkylinesState,
    the_city,
    the_districts,
    the_layout,
)
from gridtown.games.skylines.tables import LEVELS, SCENARIOS, Tables

SQUARES: Final = SIDE * SIDE
UNIQUES: Final = FIRST_ROLE - FIRST_UNIQUE
ROLES: Final = FIRST_POLICY - FIRST_ROLE
NEWS: Final = CARDS + 1 - FIRST_NEWS
PIECE: Final = 9
"""Numbers of a board piece: drawn, laid, face up, column, row, and by quarter turns."""

FIXED: Final = (
    ("scenario", len(SCENARIOS)), ("level", len(LEVELS)), ("role_choice", 1), ("phase", len(PHASES)),
    ("milestone", 1), ("skyline", 1), ("due", 1), ("exchanged_last", CARDS), ("news", NEWS),
    ("uniques", UNIQUES), ("role_box", ROLES), ("card", CARDS), ("source", STAGES), ("reason", len(REASONS)),
    ("tracks", TRACK_COUNT), ("stacks", CARDS), ("exchange", CARDS), ("district", SQUARES),
    ("face_up", SQUARES), ("built", SQUARES),
)  # fmt: skip
SEAT: Final = (
    ("active", 1), ("starts", 1), ("token", 1), ("display", CARDS), ("role", ROLES), ("offers", ROLES),
)  # fmt: skip


def blocks(tables: Tables, players: int) -> list[tuple[str, int]]:
    """The table, what the edition has as many of as it likes, then every seat in turn.

    On squares, SIDE to a row: "district" has the number of their district from 1, "built" 1 + the type of
    what is built there.
    """
    shapes = len(tables.orientations.shapes)
    boards = ("boards", PIECE * len(tables.boards))
    seats = [(f"{name}_{seat}", size) for seat in range(players) for name, size in SEAT]
    return [*FIXED, ("shape", shapes), ("supply", ZONES * shapes), boards, *seats]


LEVEL: Final[i64] = start_of("level", FIXED)
ROLE_CHOICE: Final[i64] = start_of("role_choice", FIXED)
PHASE: Final[i64] = start_of("phase", FIXED)
MILESTONE: Final[i64] = start_of("milestone", FIXED)
LAST: Final[i64] = start_of("exchanged_last", FIXED)
NEWS_CARD: Final[i64] = start_of("news", FIXED)
BUILT_UNIQUES: Final[i64] = start_of("uniques", FIXED)
ROLE_BOX: Final[i64] = start_of("role_box", FIXED)
CARD: Final[i64] = start_of("card", FIXED)
SOURCE: Final[i64] = start_of("source", FIXED)
REASON: Final[i64] = start_of("reason", FIXED)
TRACKS: Final[i64] = start_of("tracks", FIXED)
STACKS: Final[i64] = start_of("stacks", FIXED)
EXCHANGE: Final[i64] = start_of("exchange", FIXED)
DISTRICT: Final[i64] = start_of("district", FIXED)
FACE_UP: Final[i64] = start_of("face_up", FIXED)
BUILT: Final[i64] = start_of("built", FIXED)
VARIABLE: Final[i64] = sum(size for _, size in FIXED)
SEAT_SIZE: Final[i64] = sum(size for _, size in SEAT)
DISPLAY: Final[i64] = start_of("display", SEAT)
ROLE: Final[i64] = start_of("role", SEAT)
OFFERS: Final[i64] = start_of("offers", SEAT)


def observe(tables: Tables, known: SkylinesState, viewer: i64, out: Features) -> None:
    """Tell the view of a player."""
    _moment(known, out)
    _cards(tables, known, out)
    shapes = i64(len(tables.shape_size))
    if known.shape >= 0:
        out.add(VARIABLE + known.shape, 1)
    out.keep_row(VARIABLE + shapes, known.left)
    boards = VARIABLE + (1 + ZONES) * shapes
    drawn = known.drawn
    while drawn:
        out.add(boards + PIECE * lowest(drawn), 1)
        drawn &= drawn - 1
    if known.layout is not None:
        out.lay(_backdrop(known, boards))
        _built(tables, known, out)
    elif known.spots:
        out.lay(_laid(known, boards))
    first = boards + PIECE * i64(len(tables.board_cost))
    seat: i64 = 0
    while seat < known.size:
        _seat(tables, known, (viewer + seat) % known.size, first + SEAT_SIZE * seat, out)
        seat += 1


def _moment(known: SkylinesState, out: Features) -> None:
    """The scenario, and where the game stands."""
    out.add(known.scenario, 1)
    out.add(LEVEL + known.level, 1)
    out.add(ROLE_CHOICE, known.role_choice)
    out.add(PHASE + known.phase, 1)
    out.add(MILESTONE, known.milestone)
    out.add(MILESTONE + 1, known.skyline)
    out.add(MILESTONE + 2, known.due)
    if known.last:
        out.add(LAST + known.last - 1, 1)
    if known.news:
        out.add(NEWS_CARD + known.news - FIRST_NEWS, 1)
    out.keep_set(BUILT_UNIQUES, known.uniques)
    out.keep_set(ROLE_BOX, known.role_box)
    if known.card:
        out.add(CARD + known.card - 1, 1)
    if known.source:
        out.add(SOURCE + known.source - 1, 1)
    out.add(REASON + known.reason, 1)
    out.keep_row(TRACKS, known.tracks)


def _cards(tables: Tables, known: SkylinesState, out: Features) -> None:
    """What lies in the stacks and on the exchange pile."""
    stage: i64 = 1
    while stage <= STAGES:
        out.keep_placed(STACKS - 1, known.stacks[stage], tables.card_at, 64 * stage)
        out.keep_placed(EXCHANGE - 1, known.exchange[stage], tables.card_at, 64 * stage)
        stage += 1


def _backdrop(known: SkylinesState, boards: i64) -> Backdrop:
    """The map and its pieces; told once for as long as the same pieces lie face up."""
    districts = the_districts(known)
    found = districts.backdrop
    if found is None:
        found = districts.backdrop = _laid(known, boards)
        _tell_squares(known, found)
    return found


def _laid(known: SkylinesState, boards: i64) -> Backdrop:
    """How the pieces of the map lie."""
    found = Backdrop()
    index: i64 = 0
    for board, column, row, turns in known.spots:
        piece = boards + PIECE * board
        found.add(piece + 1, 1)
        found.add(piece + 2, known.pieces >> index & 1)
        found.add(piece + 3, column)
        found.add(piece + 4, row)
        found.add(piece + 5 + turns, 1)
        index += 1
    return found


def _tell_squares(known: SkylinesState, found: Backdrop) -> None:
    """The squares of the map, by their district, and which of them lie face up."""
    layout = the_layout(known)
    square: i64 = 0
    while square < SQUARES:
        if layout.district[square] >= 0:
            found.add(DISTRICT + square, layout.district[square] + 1)
            found.add(FACE_UP + square, known.pieces >> layout.piece_of[square] & 1)
        square += 1


def _built(tables: Tables, known: SkylinesState, out: Features) -> None:
    """What is built on the squares of the map."""
    city = the_city(known)
    index: i64 = 0
    while index < len(city.cards):
        place, type = city.places[index], tables.type[city.cards[index]]
        corner = BUILT + (place & ANCHOR_MASK)
        first, end = tables.first_cell[place >> ANCHOR_BITS], tables.first_cell[(place >> ANCHOR_BITS) + 1]
        out.add_at(corner, type + 1, tables.cell, first, end)
        index += 1


def _seat(tables: Tables, known: SkylinesState, player: i64, at: i64, out: Features) -> None:
    """Whose turn it is, and the cards before a player."""
    out.add(at, 1 if known.active_player == player else 0)
    out.add(at + 1, 1 if known.first == player else 0)
    out.add(at + 2, 1 if known.token == player else 0)
    stage: i64 = 1
    while stage <= STAGES:
        cards = known.displays[DISPLAY_ROW * player + stage]
        out.keep_placed(at + DISPLAY - 1, cards, tables.card_at, 64 * stage)
        stage += 1
    if known.roles[player]:
        out.add(at + ROLE + known.roles[player] - FIRST_ROLE, 1)
    out.keep_set(at + OFFERS, known.offers[player])
