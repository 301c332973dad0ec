"""Kinds of position that perft counts from, so that every part of the rules is counted."""

from collections.abc import Callable

from tests.games.skylines.playing import printed

from gridtown.core.action import argument_of, kind_of
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.cards import POLICY, UNIQUE, is_service, is_utility, is_zone
from gridtown.games.skylines.board.districts import all_face_up
from gridtown.games.skylines.board.tracks import FIRST_CAPACITY, HAPPINESS, MONEY, TRACK_COUNT
from gridtown.games.skylines.state import (
    ACTING,
    AFTER_ACTION,
    CHOOSING_TILE,
    DEALING,
    DEALING_ROLES,
    DEVELOPING,
    DRAWING,
    DRAWING_FIRST,
    DRAWING_PIECES,
    FOR_NEWS,
    FOR_POLICY,
    FOR_SWAP,
    KEEPING,
    LAYING,
    PLACING,
    REVEALING,
    SWAPPING,
    SkylinesState,
)

Kind = Callable[[SkylinesState], bool]


def _offered(state: SkylinesState) -> list[tuple[int, int]]:
    """The actions that may be taken: kind and argument."""
    game = printed()
    legal = game.legal_actions(state, game.players_to_act(state)[0])
    return [(int(kind_of(action)), int(argument_of(action))) for action in legal]


def _offers(state: SkylinesState, kind: int) -> bool:
    return any(offered == kind for offered, _ in _offered(state))


def _type(card: int) -> int:
    return int(printed().tables.type[card])


def _in(phase: int) -> Kind:
    return lambda state: state.phase == phase


def _draws(reason: int) -> Kind:
    """A choice of where to draw from, for this."""
    return lambda state: state.phase == DRAWING and state.reason == reason


def _can_play(type: int) -> Kind:
    """Whether a card of the type may be played."""
    return lambda state: (
        state.phase == ACTING
        and any(kind == actions.PLAY and _type(card) == type for kind, card in _offered(state))
    )


def _is_red(state: SkylinesState) -> bool:
    """Whether a marker of a utility stands below 0."""
    return any(state.tracks[track] < 0 for track in range(FIRST_CAPACITY, TRACK_COUNT))


KINDS: dict[str, Kind] = {
    "beginning": _in(DRAWING_FIRST),
    "pieces": _in(DRAWING_PIECES),
    "lay": _in(LAYING),
    "second to lay": lambda state: state.phase == LAYING and len(state.spots) == 1,
    "deal": _in(DEALING),
    "roles": _in(DEALING_ROLES),
    "keep": _in(KEEPING),
    "first piece": lambda state: state.phase == DEVELOPING and not state.pieces,
    "next piece": lambda state: bool(state.phase == DEVELOPING and state.pieces),
    "act": lambda state: state.phase == ACTING and not _offers(state, actions.END),
    "end": lambda state: state.phase == ACTING and _offers(state, actions.END),
    "last": lambda state: state.phase == ACTING and all_face_up(state) and bool(_offers(state, actions.END)),
    "poor": lambda state: state.phase == ACTING and state.tracks[MONEY] <= 1,
    "unhappy": lambda state: state.phase == ACTING and state.tracks[HAPPINESS] < 0,
    "red": lambda state: state.phase == ACTING and _is_red(state),
    "news": lambda state: bool(state.phase == ACTING and state.news),
    "built": lambda state: bool(state.phase == ACTING and state.uniques),
    "unique": _can_play(UNIQUE),
    "policy": _can_play(POLICY),
    "tile": _in(CHOOSING_TILE),
    "zone": lambda state: state.phase == PLACING and bool(is_zone(_type(int(state.card)))),
    "utility": lambda state: state.phase == PLACING and bool(is_utility(_type(int(state.card)))),
    "service": lambda state: state.phase == PLACING and bool(is_service(_type(int(state.card)))),
    "monument": lambda state: state.phase == PLACING and _type(int(state.card)) == UNIQUE,
    "draw": _draws(AFTER_ACTION),
    "take": lambda state: state.phase == DRAWING and _offers(state, actions.TAKE),
    "after news": _draws(FOR_NEWS),
    "after policy": _draws(FOR_POLICY),
    "after swap": _draws(FOR_SWAP),
    "reveal": _in(REVEALING),
    "swap": lambda state: state.phase == SWAPPING and not state.due,
    "swapped": lambda state: bool(state.phase == SWAPPING and state.due),
}
"""By name: whether a position is of the kind."""
