"""Patches of free squares that hang together."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, lowest
from gridtown.games.skylines.board.layout import Layout

LOST_SQUARES: Final = vec[i64]([0, 850, 1000, 700, 500, 400, 300, 200, 100])
"""How many squares of a patch of 0, 1, … free ones stay empty, in thousandths."""

SLOTS: Final = 1021
"""Sets of free squares of a district that are remembered at once, at most."""


def patch(beside: vec[i64], start: i64, free: i64) -> i64:
    """The free squares joined to the lowest one. beside: of a layout; start: 64 times the district."""
    found = free & -free
    fresh = found
    while fresh:
        grown: i64 = 0
        while fresh:
            grown |= beside[start + lowest(fresh)]
            fresh &= fresh - 1
        fresh = grown & free & ~found
        found |= fresh
    return found


def lost_squares(beside: vec[i64], district: i64, free: i64) -> i64:
    """How many of the free squares of a district will stay empty, in thousandths."""
    lost: i64 = 0
    while free:
        found = patch(beside, 64 * district, free)
        free &= ~found
        size = count(found)
        if size < i64(len(LOST_SQUARES)):
            lost += LOST_SQUARES[size]
    return lost


class RememberedLosses:
    """What `lost_squares` found on a map: a search asks for the same sets of squares again and again.

    A set has one slot, by the remainder of its number; there it takes the place of another one. On another
    map all is forgotten, as what is remembered is then of an older one.
    """

    def __init__(self) -> None:
        self._layout: Layout | None = None
        self._maps: i64 = 0
        self._map_of = vec[i64]([])
        self._sets = vec[i64]([])
        self._losses = vec[i64]([])

    def of(self, layout: Layout, district: i64, free: i64) -> i64:
        """How many of the free squares of a district will stay empty, in thousandths."""
        if layout is not self._layout:
            self._turn_to(layout)
        slot = SLOTS * district + free % SLOTS
        if self._sets[slot] != free or self._map_of[slot] != self._maps:
            self._losses[slot] = lost_squares(layout.beside, district, free)
            self._sets[slot] = free
            self._map_of[slot] = self._maps
        return self._losses[slot]

    def _turn_to(self, layout: Layout) -> None:
        """Forget the last map; there is more room if this one has more districts than any before."""
        slots = SLOTS * layout.districts
        if len(self._sets) < slots:
            self._map_of = vec[i64]([0] * int(slots))
            self._sets = vec[i64]([0] * int(slots))
            self._losses = vec[i64]([0] * int(slots))
        self._layout = layout
        self._maps += 1


def largest_patch(beside: vec[i64], district: i64, free: i64) -> i64:
    """How many squares the largest patch of free ones has."""
    most: i64 = 0
    while free:
        found = patch(beside, 64 * district, free)
        free &= ~found
        most = max(most, count(found))
    return most
