"""The Events variant: which tile is in effect, and the stack that others come from.

A tile that was put under the stack has a place that some players know; of the others only chance decides,
when they are drawn. So the state holds no order that nobody has seen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.games.mayor import actions
from gridtown.games.mayor.lines import EVENTS, FESTIVAL
from gridtown.games.mayor.rules.telling import tell_drawn, tell_number
from gridtown.games.mayor.state import CHOOSING, DRAWING, EventStack, MayorState

STACK: Final = 9
DRAWN: Final = 3
EVERYBODY: Final = 4
"""Beside the bits of the players who know a tile's place: the bit of what lay open before all."""

TILE_WIDTH: Final = 4
KNOWN_WIDTH: Final = 5
ALL_EVENTS: Final = (1 << (EVENTS + 1)) - 2


def all_but(event: i64) -> i64:
    """All Event tiles but one, as bits by number."""
    return ALL_EVENTS & ~single(event)


def tile_in(places: i64, place: i64) -> i64:
    """The tile in a place of a stack, 0 for one that nobody has put there."""
    return places >> (TILE_WIDTH * place) & 15


def known_in(places: i64, place: i64) -> i64:
    """Who knows the tile in a place."""
    return places >> (KNOWN_WIDTH * place) & 31


# Drawing


def begin_drawing(state: MayorState) -> None:
    """Take three off the stack; chance says which they are where nobody knows."""
    events = state.events
    events.drawn = events.stack & 0xFFF
    events.drawn_known = events.known & 0x7FFF
    events.stack >>= DRAWN * TILE_WIDTH
    events.known >>= DRAWN * KNOWN_WIDTH
    state.phase = DRAWING


def undrawn(events: EventStack) -> i64:
    """The first of the three drawn that chance has yet to name, -1 for none."""
    place: i64 = 0
    while place < DRAWN:
        if not tile_in(events.drawn, place):
            return place
        place += 1
    return -1


def generate_draws(state: MayorState, out: Choices) -> None:
    """Every tile whose place nobody knows."""
    loose = state.events.loose
    while loose:
        out.add(pack(-1, actions.DRAW, lowest(loose)))
        loose &= loose - 1


def draw(state: MayorState, event: i64) -> None:
    """Name the next of the three drawn."""
    events = state.events
    events.drawn |= event << (TILE_WIDTH * undrawn(events))
    events.loose &= ~single(event)


def all_are_drawn(state: MayorState) -> bool:
    """Go on with three tiles drawn; whether the Festival settled what comes into effect."""
    events = state.events
    place: i64 = 0
    names: list[int] = []
    while place < DRAWN:
        event = tile_in(events.drawn, place)
        if event == FESTIVAL:
            _begin_festival(state)
            return True
        names.append(int(event))
        place += 1
    tell_drawn(state, state.mover, names)
    state.phase = CHOOSING
    state.active = single(state.mover)
    return False


def _begin_festival(state: MayorState) -> None:
    """The Festival comes into effect at once, and the other nine are shuffled."""
    events = state.events
    events.current = FESTIVAL
    events.stack = 0
    events.known = 0
    events.drawn = 0
    events.drawn_known = 0
    events.loose = all_but(FESTIVAL)
    tell_number(state, "event", state.mover, "event", FESTIVAL)


# Choosing


def generate_events(state: MayorState, out: Choices) -> None:
    """The three drawn, by number."""
    place: i64 = 0
    while place < DRAWN:
        out.insert(pack(state.mover, actions.EVENT, tile_in(state.events.drawn, place)))
        place += 1


def choose_event(state: MayorState, event: i64) -> None:
    """Put a drawn tile into effect; under the stack go the other two as drawn, then the one replaced."""
    events = state.events
    place: i64 = 0
    chosen: i64 = 0
    while place < DRAWN:
        if tile_in(events.drawn, place) == event:
            chosen = place
        place += 1
    bottom: i64 = STACK - DRAWN
    place = 0
    while place < DRAWN:
        if place != chosen:
            known = _still_known(events, place) | single(state.mover)
            _put(events, bottom, tile_in(events.drawn, place), known)
            bottom += 1
        place += 1
    _put(events, bottom, events.current, 31)
    events.current = event
    events.drawn = 0
    events.drawn_known = 0
    tell_number(state, "event", state.mover, "event", event)


def _put(events: EventStack, place: i64, event: i64, known: i64) -> None:
    events.stack |= event << (TILE_WIDTH * place)
    events.known |= known << (KNOWN_WIDTH * place)


def _still_known(events: EventStack, place: i64) -> i64:
    """Who of those that knew a drawn tile can tell where it went, having seen which one was chosen.

    Somebody who knew the middle one alone can't: it is first of the two left or second, as the chosen one was
    the third or the first.
    """
    known = known_in(events.drawn_known, place)
    if place != 1:
        return known
    others = known_in(events.drawn_known, 0) | known_in(events.drawn_known, 2)
    return known & others
