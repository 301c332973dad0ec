"""Facts of a position before a turn: what is learned from, and what a learned judgment looks at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import count
from gridtown.core.features import Features, start_of
from gridtown.games.neom.board.goods import GOODS, LUXURY, PROCESSED, RAW
from gridtown.games.neom.board.grid import ALL
from gridtown.games.neom.board.income import generation_income
from gridtown.games.neom.evaluation.future import POINT, Prospects
from gridtown.games.neom.evaluation.outlook import (
    cash,
    cornerstones,
    disasters,
    led_to,
    neighborhoods,
    penalties,
    requirements,
    roads,
    tiles,
)
from gridtown.games.neom.evaluation.planner import Planner
from gridtown.games.neom.scoring import LINES, score
from gridtown.games.neom.state import GENERATIONS, TURNS, NeomState, Player
from gridtown.games.neom.tables import COMMERCIAL, INDUSTRIAL, POLLUTING, POWER, PUBLIC, RESIDENTIAL, RESOURCE

TENTH: Final = POINT // 10
"""Prospects are told in tenths of a VP."""

MARKS: Final = 7
OUTLOOK: Final = 9
RIVALS: Final = 4

OWN: Final = (
    ("moment", GENERATIONS * TURNS), ("lines", len(LINES)), ("money", GENERATIONS), ("income", GENERATIONS),
    ("goods", len(GOODS)), ("marks", MARKS), ("free", 1), ("ways", 1), ("kept", 1), ("disaster", 3),
    *((f"outlook_{generation}", OUTLOOK) for generation in range(1, GENERATIONS + 1)),
    ("promise", GENERATIONS), ("sold", len(GOODS)),
)  # fmt: skip
RIVAL: Final = (("total", 1), ("money", 1), ("income", 1), ("tiers", 3))
FEATURES: Final = (
    *OWN,
    *((f"{name}_{rival}", size) for rival in range(1, RIVALS + 1) for name, size in RIVAL),
)
"""The blocks: what the player has and may expect, then what the others have, in turn."""

RIVAL_FACTS: Final = sum(size for _, size in RIVAL)
OWN_FACTS: Final = sum(size for _, size in OWN)

SCORED: Final[i64] = start_of("lines", OWN)
MONEY: Final[i64] = start_of("money", OWN)
INCOME: Final[i64] = start_of("income", OWN)
PRODUCED: Final[i64] = start_of("goods", OWN)
MARKED: Final[i64] = start_of("marks", OWN)
FREE: Final[i64] = start_of("free", OWN)
WAYS: Final[i64] = start_of("ways", OWN)
KEPT: Final[i64] = start_of("kept", OWN)
DOOM: Final[i64] = start_of("disaster", OWN)
EXPECTED: Final[i64] = start_of("outlook_1", OWN)
PROMISE: Final[i64] = start_of("promise", OWN)
SOLD: Final[i64] = start_of("sold", OWN)


class Facts:
    """Reads the facts of positions in which all are to select."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.tables = planner.tables
        self.out = Features()

    def tell(self, state: NeomState, player: i64, out: Features) -> None:
        """Put what `player` knows of a position into `out`, laid out as in `FEATURES`."""
        self.out = out
        out.add(TURNS * (state.generation - 1) + state.turn - 1, 1)
        promise = self.planner.promise(state, player)
        out.add(PROMISE + state.generation - 1, promise // TENTH)
        me = state.players[player]
        self._city(state, me)
        self._outlook(self.planner.turn.expected, me)
        rival: i64 = 1
        while rival < state.size:
            self._rival(state, state.players[(player + rival) % state.size], rival - 1)
            rival += 1

    def _city(self, state: NeomState, me: Player) -> None:
        """What the player has: the score pad as it is, income to come, Goods, tiles, room."""
        out, city = self.out, me.city
        pad = score(self.tables, city, me.money, me.final_income)
        out.add(SCORED, pad.tiles)
        out.add(SCORED + 1, pad.neighborhoods)
        out.add(SCORED + 2, pad.goods)
        out.add(SCORED + 3, pad.money)
        out.add(SCORED + 4, pad.pollution)
        out.add(SCORED + 5, pad.ghost_town)
        out.add(SCORED + 6, pad.power)
        out.add(MONEY + state.generation - 1, me.money)
        generation = state.generation
        while generation <= GENERATIONS:
            out.add(INCOME + generation - 1, generation_income(self.tables, city, generation))
            generation += 1
        out.add_set(PRODUCED, city.goods)
        out.add(MARKED, city.count_of(RESIDENTIAL))
        out.add(MARKED + 1, city.count_of(COMMERCIAL))
        out.add(MARKED + 2, city.count_of(INDUSTRIAL))
        out.add(MARKED + 3, city.count_of(PUBLIC))
        out.add(MARKED + 4, city.count_of(RESOURCE))
        out.add(MARKED + 5, city.count_of(POLLUTING))
        out.add(MARKED + 6, city.count_of(POWER))
        free = ALL ^ city.occupied
        out.add(FREE, count(free))
        out.add(WAYS, count(free & led_to(city, city.reach)))
        out.add(KEPT, count(me.kept))
        out.add(DOOM + state.doom, 1)

    def _outlook(self, prospects: Prospects, me: Player) -> None:
        """The parts of the City's value, those of each Generation by themselves."""
        out, city, money = self.out, me.city, me.money
        at = EXPECTED + OUTLOOK * (prospects.generation - 1)
        out.add(at, tiles(prospects, city, money) // TENTH)
        out.add(at + 1, requirements(prospects, city) // TENTH)
        out.add(at + 2, cash(prospects, money) // TENTH)
        out.add(at + 3, neighborhoods(prospects, city) // TENTH)
        out.add(at + 4, penalties(prospects, city) // TENTH)
        out.add(at + 5, roads(prospects, city) // TENTH)
        out.add(at + 6, disasters(prospects, city, money) // TENTH)
        out.add(at + 7, cornerstones(prospects, city, me.kept, money) // TENTH)
        out.add(at + 8, prospects.left)
        out.add_set(SOLD, prospects.sold)

    def _rival(self, state: NeomState, rival: Player, place: i64) -> None:
        """What another player has."""
        out, city = self.out, rival.city
        at = OWN_FACTS + RIVAL_FACTS * place
        out.add(at, score(self.tables, city, rival.money, rival.final_income).total)
        out.add(at + 1, rival.money)
        out.add(at + 2, generation_income(self.tables, city, state.generation))
        out.add(at + 3, count(city.goods & RAW))
        out.add(at + 4, count(city.goods & PROCESSED))
        out.add(at + 5, count(city.goods & LUXURY))
