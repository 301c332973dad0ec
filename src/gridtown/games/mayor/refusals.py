"""Ids of what Mayor alone refuses, with their arguments; the words stand in `messages/`."""

from typing import Final

RULE_IDS: Final = (
    "move-too-dear",  # cost, gold
    "buy-other-line",  # type, marker
    "buy-empty-line",  # type
    "buy-limit",  # limit
    "buy-too-dear",  # cost, gold
    "only-with-amenity",  # amenity
    "not-your-tile",  # tile
    "square-taken",  # square
    "event-barred",  # type, event
    "no-such-street",  # square, colour
    "event-closed",  # square, event
    "block-has-type",  # square, type
    "too-dear-there",  # tile, square, cost, gold
    "no-amenity-there",  # square
    "no-claim-at-the-end",
    "amenity-not-yours",  # amenity
    "amenity-no-room",
    "amenity-no-use",
    "not-walking",  # piece
    "citizen-first",
    "not-an-end",  # piece, end
    "rainbow-end-too-dear",
    "event-not-drawn",  # event
)
