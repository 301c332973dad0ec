"""The Events variant: which tile is in effect, and the stack that others come from.

A tile that was put under the stack has a place that some players know; of the others only chance decides,
when they are drawn. So the state holds no order that nobody has seen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import single
from gridtown.games.mayor.board.lines import EVENTS
from gridtown.games.mayor.state import EventStack

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


def take_three(events: EventStack) -> None:
    """Take three off the stack; chance names those that nobody knows."""
    events.drawn = events.stack & 0xFFF
    events.drawn_known = events.known & 0x7FFF
    events.stack >>= DRAWN * TILE_WIDTH
    events.known >>= DRAWN * KNOWN_WIDTH


def undrawn(events: EventStack) -> i64:
    """The first of the three drawn that chance has yet to name, -1 for none."""
    place: i64 = 0
    while place < DRAWN:
        if not tile_in(events.drawn, place):
            return place
        place += 1
    return -1


def put_back(events: EventStack, player: i64, event: i64) -> None:
    """Put a drawn tile into effect; under the stack go the other two as drawn, then the one replaced."""
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
            known = _still_known(events, place) | single(player)
            _put(events, bottom, tile_in(events.drawn, place), known)
            bottom += 1
        place += 1
    _put(events, bottom, events.current, 31)
    events.current = event
    events.drawn = 0
    events.drawn_known = 0


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
