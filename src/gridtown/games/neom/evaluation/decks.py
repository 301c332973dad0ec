"""Sets of tiles by generation: those with a mark, those that need Goods of a tier."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import single
from gridtown.games.neom.board.goods import tier_of
from gridtown.games.neom.state import GENERATIONS
from gridtown.games.neom.tables import DECK_SIZE, Tables, tile_at

MARK_PLACES: Final = 8
TIER_PLACES: Final = 3


class Decks:
    """Sets of tiles as bits of a generation's deck.

    marked: by MARK_PLACES * generation + the place of a mark in Tables.marks. needing: by TIER_PLACES *
    generation + tier.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.marked = vec[i64]([0] * (MARK_PLACES * (GENERATIONS + 1)))
        self.needing = vec[i64]([0] * (TIER_PLACES * (GENERATIONS + 1)))
        generation: i64 = 1
        while generation <= GENERATIONS:
            index: i64 = 0
            while index < DECK_SIZE:
                self._note(generation, tile_at(generation, index), single(index))
                index += 1
            generation += 1

    def _note(self, generation: i64, tile: i64, bit: i64) -> None:
        tables = self.tables
        mark: i64 = 0
        while mark < MARK_PLACES:
            if tables.marks[tile] & single(mark):
                self.marked[MARK_PLACES * generation + mark] |= bit
            mark += 1
        slot: i64 = 0
        while slot < tables.slots[tile]:
            tier = tier_of(tables.slot_goods[4 * tile + slot])
            self.needing[TIER_PLACES * generation + tier] |= bit
            slot += 1
