"""Patches of free squares that hang together."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, lowest

LOST_SQUARES: Final = vec[i64]([0, 850, 1000, 700, 500, 400, 300, 200, 100])
"""How many squares of a patch of 0, 1, … free ones stay empty, in thousandths."""


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


def largest_patch(beside: vec[i64], district: i64, free: i64) -> i64:
    """How many squares the largest patch of free ones has."""
    most: i64 = 0
    while free:
        found = patch(beside, 64 * district, free)
        free &= ~found
        most = max(most, count(found))
    return most
