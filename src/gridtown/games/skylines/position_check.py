"""Checks that a position agrees with itself, so that play can go on from it."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.choices import Choices
from gridtown.core.errors import InvalidAction
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.skylines.board.arrangement import check_arrangement
from gridtown.games.skylines.board.cards import TYPES, ZONES, is_zone
from gridtown.games.skylines.board.costs import verdict
from gridtown.games.skylines.board.effects import in_force
from gridtown.games.skylines.board.layout import Spot, settled
from gridtown.games.skylines.board.orientations import square_name, squares_of
from gridtown.games.skylines.board.tracks import HAPPINESS
from gridtown.games.skylines.state import (
    CHOOSING_TILE,
    DEALING,
    DEVELOPING,
    LAYING,
    OVER,
    PHASES,
    PLACING,
    SkylinesState,
)
from gridtown.games.skylines.tables import Tables
from gridtown.games.skylines.turn import generate

# The map


def check_corner(spots: tuple[Spot, ...]) -> None:
    """A whole map begins at column 0 and row 0. Raises InvalidAction."""
    if set(settled(spots)) != set(spots):
        raise InvalidAction("map: columns and rows of a whole map are counted from 0")


def check_map(tables: Tables, state: SkylinesState, laid: bool) -> None:
    """Pieces lie side by side, each once, land to land and water to water.

    laid: whether the map is complete. Raises InvalidAction.
    """
    spots = state.spots
    if not laid:
        _check_unfinished(tables, state)
    elif not spots:
        raise InvalidAction("map: the pieces are missing, like A:0:0:0,B:1:0:2")
    check_arrangement(tables, spots)
    if not state.pieces and DEVELOPING < state.phase < OVER:
        raise InvalidAction("pieces: none is face up, so there is nothing to play on")


def _check_unfinished(tables: Tables, state: SkylinesState) -> None:
    if state.phase > LAYING and state.phase != DEALING:
        raise InvalidAction("laid=0: there is no map to play on")
    if state.spots and state.spots[0][1:3] != (0, 0):
        raise InvalidAction("map: while pieces are laid, the first one lies at 0:0")
    for board, _, _, _ in state.spots:
        if state.drawn >> board & 1:
            raise InvalidAction(f"drawn: board {tables.boards[board]} lies on the map")


# The rest of the table


def check(tables: Tables, state: SkylinesState) -> None:
    """Refuse what play can't have come to or can't go on from. Raises InvalidAction."""
    _check_city(tables, state)
    _check_course(tables, state)
    if state.phase in (PLACING, CHOOSING_TILE):
        _check_played(tables, state)
    if state.to_act:
        _check_choices(tables, state)


def _check_city(tables: Tables, state: SkylinesState) -> None:
    """Tiles lie on face-up land, none on another, and there are as many as the box has."""
    city, layout, districts = state.city, state.layout, state.districts
    if city is None or layout is None or districts is None:
        return
    seen: set[int] = set()
    for card, place in zip(city.cards, city.places, strict=True):
        for square in squares_of(tables.orientations, int(place)):
            if square in seen:
                raise InvalidAction(f"city: the tile of card {int(card)} lies on another")
            if not districts.face_up[layout.district[square]] >> layout.bit[square] & 1:
                raise InvalidAction(f"city: {square_name(square)} lies on a piece that is face down")
            seen.add(square)
    if min(state.left) < 0:
        raise InvalidAction("city: more zones of a shape than there are")


def _check_course(tables: Tables, state: SkylinesState) -> None:
    """An ending is said where the game is over, and only there."""
    over = state.phase == OVER
    if over != (state.ending != 0):
        raise InvalidAction("ending: it is said with phase=over, and only there")
    if not over and state.tracks[HAPPINESS] <= tables.low[HAPPINESS]:
        raise InvalidAction("happiness: with so little the game is over")
    if not over and state.skyline <= tables.ruin:
        raise InvalidAction("skyline: with so little the game is over")
    if state.card and state.phase not in (PLACING, CHOOSING_TILE):
        raise InvalidAction(f"card: in phase {PHASES[int(state.phase)]} no card is being played")


def _check_played(tables: Tables, state: SkylinesState) -> None:
    """The card in hand can be paid, it has a tile, and the shape is one of it."""
    card, shape = int(state.card), int(state.shape)
    if not card:
        raise InvalidAction("phase: card=… is missing, the card being played")
    if not verdict(tables, state, in_force(tables, state, state.active_player), card):
        raise InvalidAction(f"card: the costs of card {card} move a marker past its end")
    type = int(tables.type[card])
    if state.phase == CHOOSING_TILE:
        if not is_zone(type):
            raise InvalidAction(f"phase=tile: card {card} is no zone, whose tile is chosen")
        return
    if shape < 0:
        raise InvalidAction("phase=place: shape=… is missing")
    left = state.left[ZONES * shape + type] > 0 if is_zone(type) else tables.shape[card] == shape
    if not left:
        raise InvalidAction(f"shape: card {card} ({TYPES[type]}) has no such tile")


def _check_choices(tables: Tables, state: SkylinesState) -> None:
    """Whoever acts finds something to do."""
    out = Choices()
    player: i64 = -1 if state.to_act == CHANCE_ACTS else state.active_player
    generate(tables, state, player, out)
    if not out.count:
        raise InvalidAction(f"phase={PHASES[int(state.phase)]}: nothing can be done there")
