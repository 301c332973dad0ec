"""Checks of a NEOM edition beyond the types of its fields.

Every check gathers faults instead of stopping at the first, and says how to mend what it finds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from gridtown.editions.complaint import (
    Complaint,
    Fault,
    below_one,
    miscounted,
    negative,
    unknown,
)
from gridtown.editions.row import label_of
from gridtown.editions.schema import RowChecks
from gridtown.games.neom.editions.rows import Edition, Figures, GoodRow, RankRow, TileRow
from gridtown.games.neom.editions.tile_check import misdrawn, tile_complaints
from gridtown.games.neom.editions.words import (
    CORNERSTONES,
    DECKS,
    DISASTERS,
    GENERATIONS,
    RANK_DECKS,
    RANKS,
    TIER_OF,
    TIERS,
    TILES,
    TYPES,
    VIRTUAL,
)


def edition_faults(edition: Edition) -> list[Fault]:
    """Faults of the rows together."""
    return [
        *miscounted("good", "id", [good.id for good in edition.good], TIER_OF),
        *miscounted("rank", "id", [rank.id for rank in edition.rank], RANKS),
        *miscounted("tile", "number", [tile.number for tile in edition.tile], range(1, TILES + 1)),
        *_rank_faults(edition.rank),
        *_deck_faults(edition.tile),
        *_type_faults(edition.tile),
        *_disaster_faults(edition.tile),
        *_effect_faults(edition.tile),
    ]


# --- single rows


def _figure_complaints(figures: Figures) -> Iterator[Complaint]:
    yield from negative("start_money", [figures.start_money])
    yield from negative("sell", [figures.sell])
    yield from negative("neighborhoods", figures.neighborhoods)
    yield from negative("beyond", [figures.beyond])
    yield from _tier_complaints("prices", figures.prices)
    yield from below_one("prices", figures.prices.values())
    yield from _tier_complaints("good_vp", figures.good_vp)
    yield from negative("good_vp", figures.good_vp.values())
    yield from misdrawn("center_roads", figures.center_roads)
    if not figures.neighborhoods:
        yield "neighborhoods", "is empty; write the VP of a neighborhood of one tile, of two and so on"


def _tier_complaints(field: str, by_tier: dict[str, int]) -> Iterator[Complaint]:
    yield from unknown(field, by_tier, TIERS, "tier")
    missing = [tier for tier in TIERS if tier not in by_tier]
    if missing:
        yield field, f"lacks {', '.join(missing)}; add it"


def _good_complaints(good: GoodRow) -> Iterator[Complaint]:
    yield from unknown("id", (good.id,), TIER_OF, "Good")
    if good.id in TIER_OF and good.tier != TIER_OF[good.id]:
        yield "tier", f'is "{good.tier}", but {good.id} is {TIER_OF[good.id]}; correct it'


def _rank_complaints(rank: RankRow) -> Iterator[Complaint]:
    yield from unknown("id", (rank.id,), RANKS, "rank")
    yield from unknown("at_least", rank.at_least, RANK_DECKS, "deck")
    missing = [deck for deck in RANK_DECKS if deck not in rank.at_least]
    if missing:
        yield "at_least", f"lacks {', '.join(missing)}; give the lowest total for each deck"


ROW_CHECKS: Final[RowChecks] = {
    "edition": _figure_complaints,
    "good": _good_complaints,
    "rank": _rank_complaints,
    "tile": tile_complaints,
}
"""Checks of a single row, by table."""


# --- the rows together


def _rank_faults(ranks: list[RankRow]) -> Iterator[Fault]:
    """Each rank asks for more than the one before."""
    for lower, higher in pairwise(ranks):
        for deck in RANK_DECKS:
            if higher.at_least.get(deck, 0) <= lower.at_least.get(deck, -1):
                row = label_of("rank", higher)
                yield Fault(row, "at_least", f"{deck} is not above {lower.id}; list the ranks upwards")


def _deck_faults(tiles: list[TileRow]) -> Iterator[Fault]:
    """Each generation has 24 tiles for all, 8 more from four players and 8 more with five."""
    counts = Counter((tile.generation, tile.players) for tile in tiles)
    for generation in GENERATIONS[:3]:
        for players, wanted in DECKS.items():
            found = counts[generation, players]
            if found != wanted:
                reason = f"{found} tiles are {players}+, not {wanted}; correct `players` of some"
                yield Fault(f"generation {generation}", "players", reason)
    cornerstones = sum(tile.generation == "C" for tile in tiles)
    if cornerstones != CORNERSTONES:
        reason = f"{cornerstones} cornerstones, not {CORNERSTONES}; correct `generation` of some"
        yield Fault("generation C", "generation", reason)


def _type_faults(tiles: list[TileRow]) -> Iterator[Fault]:
    for kind in TYPES:
        if not any(kind in tile.types for tile in tiles):
            yield Fault("all tiles", "types", f"no tile is {kind}; correct `types` of some")


def _disaster_faults(tiles: list[TileRow]) -> Iterator[Fault]:
    """Each generation has its Disaster in the deck for all: Flood, Fire, Crime Spree."""
    found = [(tile.generation, tile.players, name) for tile in tiles for name in tile.disasters()]
    for generation, name in zip(GENERATIONS, DISASTERS, strict=False):
        if found.count((generation, 1, name)) != 1:
            reason = f'"{name}" is not the effect of exactly one 1+ tile; correct `effects` of some'
            yield Fault(f"generation {generation}", "effects", reason)
    if len(found) > len(DISASTERS):
        yield Fault(
            "all tiles", "effects", f"{len(found)} Disasters, not {len(DISASTERS)}; remove the others"
        )


def _effect_faults(tiles: list[TileRow]) -> Iterator[Fault]:
    """A City holds one chosen Good and one virtual Good of a kind; the pile serves one exchange at a time."""
    singles: list[dict[str, Any]] = [{"kind": "choose_good"}, {"kind": "exchange"}]
    singles += [{"kind": "virtual", "tiers": tiers} for tiers in VIRTUAL]
    for single in singles:
        found = [
            label_of("tile", tile)
            for tile in tiles
            for effect in tile.effects
            if single.items() <= effect.items()
        ]
        for row in found[1:]:
            what = " ".join([single["kind"], *single.get("tiers", [])])
            yield Fault(row, "effects", f'{found[0]} has "{what}" already; remove one of the two')
