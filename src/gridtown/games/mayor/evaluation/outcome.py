"""What the end of a game counts: the share of the win, and something for a lead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.games.mayor.state import MayorState

WHOLE: Final = 100_000
"""A certain win, in thousandths of a percent."""

POINT_AHEAD: Final = 1_750
"""What a point counts by which a game is won or lost."""
MOST_AHEAD: Final = 20_000
"""The most that a lead counts beside the win."""


def result(state: MayorState, player: i64) -> i64:
    """What a game that is over brought `player`."""
    lead = POINT_AHEAD * _points_ahead(state, player)
    return share(state, player) + max(min(lead, i64(MOST_AHEAD)), i64(-MOST_AHEAD))


def share(state: MayorState, player: i64) -> i64:
    """The share of the win when all is over."""
    furthest: i64 = 0
    winners: i64 = 0
    for each in state.players:
        if each.citizen >> 2 > furthest:
            furthest = each.citizen >> 2
            winners = 0
        if each.citizen >> 2 == furthest:
            winners += 1
    return WHOLE // winners if state.players[player].citizen >> 2 == furthest else i64(0)


def _points_ahead(state: MayorState, player: i64) -> i64:
    """How many points the player is ahead of the best other, or behind (negative)."""
    best: i64 = 0
    index: i64 = 0
    while index < state.size:
        if index != player:
            best = max(best, state.players[index].citizen >> 2)
        index += 1
    return (state.players[player].citizen >> 2) - best
