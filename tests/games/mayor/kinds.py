"""Kinds of position that perft counts from, so that every part of the rules is counted."""

from collections.abc import Callable

from tests.games.mayor.playing import own

from gridtown.core.action import kind_of
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.event_stack import DRAWN, tile_in
from gridtown.games.mayor.board.lines import BUILDINGS, FESTIVAL, STATUE, type_of
from gridtown.games.mayor.board.map import ALL_SQUARES
from gridtown.games.mayor.board.market import at_limit, backs, cost, face, lines_empty
from gridtown.games.mayor.state import (
    ACTING,
    CAUSES,
    CHOOSING,
    DRAWING,
    FINAL,
    LAYING,
    MOVING,
    REVEALING,
    REWARDING,
    WALKING,
    MayorState,
    Player,
)

Kind = Callable[[MayorState], bool]


def _active_player(state: MayorState) -> Player:
    return state.players[state.active_player]


def _gold(state: MayorState) -> int:
    return int(_active_player(state).banker >> 2)


def _offered(state: MayorState) -> set[int]:
    """The kinds of action that may be taken."""
    game = own()
    return {int(kind_of(action)) for action in game.legal_actions(state, game.players_to_act(state)[0])}


def _acts(state: MayorState) -> bool:
    return bool(state.phase == ACTING and not state.using)


def _forks(cause: str) -> Kind:
    """A choice of where to walk, for this."""
    return lambda state: state.phase == WALKING and CAUSES[int(state.cause)] == cause


def _is_too_dear(state: MayorState) -> bool:
    line = _active_player(state).marker
    dear = face(state, line) and cost(own().tables, state, state.active_player, line) > _gold(state)
    return bool(_acts(state) and dear and not at_limit(own().tables, state, _active_player(state)))


def _is_last_tile(state: MayorState) -> bool:
    """Whether a purchase would begin the final placements."""
    line = _active_player(state).marker
    last = face(state, line) and not backs(state, line) and lines_empty(state) == 2
    return bool(last and actions.BUY in _offered(state) and not state.using)


def _has_statue(state: MayorState) -> bool:
    """Whether a Statue could be placed that may cost more gold than there is."""
    tiles = range(8 * STATUE + 1, BUILDINGS + 1)
    return _gold(state) < 4 and any(_active_player(state).tiles >> tile & 1 for tile in tiles)


def _is_restricted(state: MayorState) -> bool:
    """Whether the Event in effect forbids something to who has tiles to place."""
    tables, event = own().tables, state.events.current
    tiles = [tile for tile in range(1, BUILDINGS + 1) if _active_player(state).tiles >> tile & 1]
    barred = any(tables.barred[event] >> type_of(tile) & 1 for tile in tiles)
    closed = tables.closed[event] & ALL_SQUARES & ~state.city.taken
    return bool(_acts(state) and event > FESTIVAL and (barred or (tiles and closed)))


KINDS: dict[str, Kind] = {
    "beginning": lambda state: state.phase == REVEALING and not state.turn,
    "turned up": lambda state: bool(state.phase == REVEALING and state.turn),
    "any move": lambda state: state.phase == MOVING and _gold(state) >= 10,
    "free move": lambda state: state.phase == MOVING and _gold(state) == 0,
    "buy or place": lambda state: _acts(state) and {actions.BUY, actions.PLACE} <= _offered(state),
    "limit": lambda state: _acts(state) and at_limit(own().tables, state, _active_player(state)),
    "too dear": _is_too_dear,
    "Rainbow": lambda state: (
        _acts(state) and _active_player(state).marker == STATUE and actions.PLACE in _offered(state)
    ),
    "Statue": lambda state: _acts(state) and _has_statue(state),
    "restricted": _is_restricted,
    "claim": lambda state: _acts(state) and actions.CLAIM in _offered(state),
    "use": lambda state: _acts(state) and actions.USE in _offered(state),
    "using": lambda state: bool(state.phase == ACTING and state.using),
    "reward": lambda state: state.phase == REWARDING,
    "lay": lambda state: state.phase == LAYING,
    "fee": _forks("fee"),
    "price": _forks("price"),
    "Rainbow step": _forks("rainbow"),
    "placement": _forks("placement"),
    "passed": _forks("pass"),
    "rewarded": _forks("reward"),
    "bystander": lambda state: state.phase == WALKING and state.walker != state.active_player,
    "order": lambda state: {actions.CITIZEN, actions.BANKER} <= _offered(state),
    "draw": lambda state: state.phase == DRAWING and not state.events.drawn,
    "third draw": lambda state: state.phase == DRAWING and bool(tile_in(state.events.drawn, DRAWN - 2)),
    "choose": lambda state: state.phase == CHOOSING,
    "Festival next": lambda state: (
        tile_in(state.events.stack, DRAWN - 1) == FESTIVAL and state.phase == MOVING
    ),
    "last tile": _is_last_tile,
    "far": lambda state: state.phase == MOVING and any(player.citizen >> 2 >= 45 for player in state.players),
    "final": lambda state: state.phase == FINAL,
    "final walk": lambda state: bool(state.phase == WALKING and state.final),
}
"""By name: whether a position is of the kind."""
