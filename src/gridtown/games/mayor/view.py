"""Views: a state without what a person at the table may not know, and guesses at what lies behind it.

Only the Event tiles under the stack are secret: whoever put them there knows where they are. What nobody has
seen yet is decided by chance when it is turned over, so it stands in no state.
"""

from __future__ import annotations

from gridtown.core.bits import count, nth, single
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.games.mayor.board.event_stack import (
    DRAWN,
    EVERYBODY,
    KNOWN_WIDTH,
    STACK,
    TILE_WIDTH,
    known_in,
    tile_in,
    undrawn,
)
from gridtown.games.mayor.board.lines import FESTIVAL
from gridtown.games.mayor.state import CHOOSING, DRAWING, EventStack, MayorState

EVERYBODY_KNOWS = 31


def strike_out(state: MayorState, viewer: int | None) -> MayorState:
    """The state with the Event tiles struck out that `viewer` can't know; a copy."""
    known = state.copy()
    events = known.events
    if not events.current:
        return known
    eye = EVERYBODY if viewer is None else viewer
    looks = viewer is not None and state.active_player == viewer and state.phase in (DRAWING, CHOOSING)
    events.stack, events.known = _as_seen(events, events.stack, events.known, STACK, eye)
    if not looks:
        events.drawn, events.drawn_known = _as_seen(events, events.drawn, events.drawn_known, DRAWN, eye)
    else:
        _, events.drawn_known = _as_seen(events, events.drawn, events.drawn_known, DRAWN, eye, looks)
    return known


def _as_seen(
    events: EventStack, tiles: int, known: int, places: int, eye: int, looks: bool = False
) -> tuple[int, int]:
    """The places as `eye` sees them; what it can't see becomes loose, unless it `looks` at all of them."""
    seen, knowing = 0, 0
    for place in range(places):
        tile, who = int(tile_in(tiles, place)), int(known_in(known, place))
        if who >> eye & 1:
            seen |= tile << TILE_WIDTH * place
            knowing |= (EVERYBODY_KNOWS if who >> EVERYBODY & 1 else 1 << eye) << KNOWN_WIDTH * place
        elif tile and not looks:
            events.loose |= single(tile)
    return seen, knowing


def determinize(view: View[MayorState], rng: Rng) -> MayorState:
    """A full state that may lie behind `view`, each equally likely as far as the viewer can tell.

    Tiles under the stack stay undecided, as they are for the viewer; those that somebody is looking at are
    drawn.
    """
    state = view.known.copy()
    events = state.events
    while state.phase == CHOOSING and undrawn(events) >= 0:
        pool = events.loose & ~single(FESTIVAL)  # which is never chosen from: it comes into effect at once
        event = nth(pool, rng.below(count(pool)))
        events.drawn |= event << (TILE_WIDTH * undrawn(events))
        events.loose &= ~single(event)
    return state
