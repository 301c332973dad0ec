"""Ids of what Mayor alone refuses, with their arguments; the words stand in `messages/`."""

from typing import Final

from gridtown.core.refusal import Refusal

LIFTED: Final = (
    "buy-limit",  # limit
    "buy-too-dear",  # cost, gold
    "event-barred",  # type, event
    "no-such-street",  # square, colour
    "event-closed",  # square, event
    "block-has-type",  # square, type
    "too-dear-there",  # tile, square, cost, gold
)
"""Those that a Civic Amenity may lift; the player who could use one is told so under an id of its own."""

RULE_IDS: Final = (
    "move-too-dear",  # cost, gold
    "buy-other-line",  # type, marker
    "buy-empty-line",  # type
    "only-with-amenity",  # amenity
    "not-your-tile",  # tile
    "square-taken",  # square
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
    *LIFTED,
    *[f"{id}-amenity" for id in LIFTED],
)


def by_amenity(refusal: Refusal) -> Refusal:
    """One of the LIFTED, for a player who may use an amenity to do the very same."""
    return Refusal(f"{refusal.id}-amenity", refusal.args)
