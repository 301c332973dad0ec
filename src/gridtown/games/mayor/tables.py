"""Tables of an edition, for the rules to look things up in."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import single
from gridtown.games.mayor.board.lines import COLOURS, EVENTS, LAST_TILE, LINE_TILES, LINES, RAINBOW, TYPES
from gridtown.games.mayor.board.map import ALL_SQUARES, SQUARES
from gridtown.games.mayor.board.track import SPACES, Track

if TYPE_CHECKING:
    from gridtown.games.mayor.editions.rows import Edition

TILE_ROWS: Final = LAST_TILE + 1  # a row a tile number, and one for none
EVENT_ROWS: Final = EVENTS + 1


class Tables:
    """Lookup tables of the rules, made from an edition.

    track: the spaces. beside: by colour, the squares that lie on a street of it; by RAINBOW all squares.
    streets: by square, its streets as bits by index. prices: by 8 * line + tiles sold, gold. vp, gp: by line,
    what a match brings. matching: by 3 * tile + icon, the squares that match the tile's colour, region and
    section (0 for Parks); icons: these by tile, in words. park_icons: by 5 * tile + type, how often a Park
    shows it. closed: by event, the squares where nothing may be placed; barred: the types that may not be
    placed, as bits; surcharge: by 5 * event + type, gold. step_costs: by spaces moved, gold. start_banker: a
    space.
    """

    def __init__(self, edition: Edition, names: list[str]) -> None:
        """names: the spaces' (space_names of the edition)."""
        self.track = _track(edition, names)
        self.streets = _zeros(SQUARES)
        self.beside = _zeros(LINES)
        marked = self._lay_out_squares(edition)
        self.prices = _numbers([price for line in edition.line for price in line.prices])
        self.vp = _numbers([line.vp for line in edition.line])
        self.gp = _numbers([line.gp for line in edition.line])
        self.matching = _zeros(3 * TILE_ROWS)
        self.park_icons = _zeros(LINES * TILE_ROWS)
        self.icons: list[list[str]] = [[] for _ in range(TILE_ROWS)]
        self._read_tiles(edition, marked)
        self.closed = _zeros(EVENT_ROWS)
        self.barred = _zeros(EVENT_ROWS)
        self.surcharge = _zeros(LINES * EVENT_ROWS)
        self._read_events(edition)
        box = edition.edition
        self.step_costs = _numbers([0, *box.step_costs])
        self.pass_gp: i64 = box.pass_gp
        self.reward_vp: i64 = box.reward_vp
        self.reward_gp: i64 = box.reward_gp
        self.limit: i64 = box.limit
        self.limit_two: i64 = box.limit_two
        self.closing_lines: i64 = box.closing_lines
        self.start_banker: i64 = 4 * box.start_banker

    def _lay_out_squares(self, edition: Edition) -> dict[str, int]:
        """Fill `streets` and `beside`; the squares by the region or section printed in them."""
        index = {street.id: number for number, street in enumerate(edition.street)}
        marked = {"N": 0, "S": 0, "+": 0, "o": 0}
        for place, square in enumerate(edition.square):
            for street in square.streets:
                self.streets[place] |= single(index[street])
                self.beside[COLOURS.index(edition.street[index[street]].colour)] |= single(place)
            marked[square.region] |= 1 << place
            marked[square.section] |= 1 << place
        self.beside[RAINBOW] = ALL_SQUARES
        return marked

    def _read_tiles(self, edition: Edition, marked: dict[str, int]) -> None:
        for tile in edition.tile:
            if tile.colour is not None and tile.region is not None and tile.section is not None:
                self.matching[3 * tile.number] = self.beside[COLOURS.index(tile.colour)]
                self.matching[3 * tile.number + 1] = marked[tile.region]
                self.matching[3 * tile.number + 2] = marked[tile.section]
                self.icons[tile.number] = [tile.colour, tile.region, tile.section]
            for icon in tile.icons:
                self.park_icons[LINES * tile.number + TYPES.index(icon)] += 1

    def _read_events(self, edition: Edition) -> None:
        for event in edition.event:
            for colour in event.closed:
                self.closed[event.number] |= self.beside[COLOURS.index(colour)]
            for name in event.barred:
                self.barred[event.number] |= single(TYPES.index(name))
            for name, amount in event.surcharge.items():
                self.surcharge[LINES * event.number + TYPES.index(name)] = amount

    def price(self, line: i64, sold: i64) -> i64:
        """The price of the next tile of a line, of which `sold` (0..7) are gone."""
        return self.prices[LINE_TILES * line + sold]

    def tile_limit(self, players: i64) -> i64:
        """How many tiles may lie in front of a player who buys."""
        return self.limit_two if players == 2 else self.limit


def _track(edition: Edition, names: list[str]) -> Track:
    index = {name: space for space, name in enumerate(names) if name}
    ways = [[street.low, *street.spaces, street.high] for street in edition.street]
    ways += [[end.space, end.next] if end.space == "0" else [end.next, end.space] for end in edition.end]
    steps = [(index[start], index[end]) for way in ways for start, end in pairwise(way)]
    streets = [0] * SPACES
    for number, street in enumerate(edition.street):
        for space in street.spaces:
            streets[index[space]] = number + 1
    return Track(steps, streets, names)


def _zeros(size: int) -> vec[i64]:
    return vec[i64]([0] * size)


def _numbers(items: list[int]) -> vec[i64]:
    numbers = _zeros(len(items))
    for index, item in enumerate(items):
        numbers[index] = item
    return numbers
