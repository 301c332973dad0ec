"""What a player sees of the table, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.features import Features, start_of
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.goods import GOODS, RAW
from gridtown.games.neom.board.grid import SPACES
from gridtown.games.neom.plan import (
    DONE_GIVING,
    PAID,
    SALE,
    answer_spaces,
    plan_given,
    plan_made,
    plan_source,
    plan_space,
    plan_taken,
    plan_tile,
)
from gridtown.games.neom.state import DISASTER, GENERATIONS, HIDDEN, PHASES, TURNS, NeomState, Player
from gridtown.games.neom.tables import CORNERSTONES, DECK_SIZE, FIRST_CORNERSTONE, TILES

SLOTS: Final = 4
SOURCES: Final = 16
MASKS: Final = ("residential", "commercial", "industrial", "public", "resource", "polluting", "power")
RAW_GOODS: Final = RAW.bit_length()

TABLE: Final = (
    ("deck", 3), ("beginner", 1), ("phase", len(PHASES)), ("generation", GENERATIONS + 1), ("turn", TURNS),
    ("doom", 3), ("box", CORNERSTONES), ("pile", CORNERSTONES), ("shown", CORNERSTONES), ("row", TILES),
    ("revealed", DECK_SIZE),
)  # fmt: skip
OWN: Final = (
    ("hand", TILES), ("seen", DECK_SIZE), ("first", CORNERSTONES), ("second", CORNERSTONES),
    ("third", CORNERSTONES), ("plan_tile", TILES), ("plan_sale", 1), ("plan_space", SPACES),
    ("plan_sources", SLOTS * SOURCES), ("plan_made", len(GOODS)), ("plan_given", 3), ("plan_done", 1),
    ("plan_taken", 8), ("sacrificed", SPACES), ("paid", 1), ("used", 2), ("active", 2), ("opener", 2),
)  # fmt: skip
FIXED: Final = (*TABLE, *OWN)
SEAT: Final = (
    ("money", 1), ("owed", 1), ("final_income", 1), ("selected", DECK_SIZE), ("secret", 1),
    ("kept", CORNERSTONES), ("known_hand", DECK_SIZE), ("center", RAW_GOODS), ("made", len(GOODS)),
    ("goods", len(GOODS)), ("tiles", SPACES), *((name, SPACES) for name in MASKS), ("occupied", SPACES),
    ("reach", SPACES),
)  # fmt: skip


def blocks(players: int) -> list[tuple[str, int]]:
    """The table, what is the player's own, and every seat in turn.

    Tiles go by number; "selected" and "known_hand" by their bits, as the generation stands beside them.
    "tiles" has the number of the tile on each space. "used" is of the solo game, "active" and "opener" of
    that of two.
    """
    seats = [(f"{name}_{seat}", size) for seat in range(players) for name, size in SEAT]
    return [*FIXED, *seats]


FIRST_SEAT: Final[i64] = sum(size for _, size in FIXED)
SEAT_SIZE: Final[i64] = sum(size for _, size in SEAT)

PHASE: Final[i64] = start_of("phase", FIXED)
GENERATION: Final[i64] = start_of("generation", FIXED)
TURN: Final[i64] = start_of("turn", FIXED)
DOOM: Final[i64] = start_of("doom", FIXED)
BOX: Final[i64] = start_of("box", FIXED)
PILE: Final[i64] = start_of("pile", FIXED)
SHOWN: Final[i64] = start_of("shown", FIXED)
ROW: Final[i64] = start_of("row", FIXED)
REVEALED: Final[i64] = start_of("revealed", FIXED)
HAND: Final[i64] = start_of("hand", FIXED)
SEEN: Final[i64] = start_of("seen", FIXED)
FIRST: Final[i64] = start_of("first", FIXED)
SECOND: Final[i64] = start_of("second", FIXED)
THIRD: Final[i64] = start_of("third", FIXED)
PLAN_TILE: Final[i64] = start_of("plan_tile", FIXED)
PLAN_SALE: Final[i64] = start_of("plan_sale", FIXED)
PLAN_SPACE: Final[i64] = start_of("plan_space", FIXED)
PLAN_SOURCES: Final[i64] = start_of("plan_sources", FIXED)
PLAN_MADE: Final[i64] = start_of("plan_made", FIXED)
PLAN_GIVEN: Final[i64] = start_of("plan_given", FIXED)
PLAN_DONE: Final[i64] = start_of("plan_done", FIXED)
PLAN_TAKEN: Final[i64] = start_of("plan_taken", FIXED)
SACRIFICED: Final[i64] = start_of("sacrificed", FIXED)
HAS_PAID: Final[i64] = start_of("paid", FIXED)
USED: Final[i64] = start_of("used", FIXED)
ACTIVE: Final[i64] = start_of("active", FIXED)
OPENER: Final[i64] = start_of("opener", FIXED)
SELECTED: Final[i64] = start_of("selected", SEAT)
SECRET: Final[i64] = start_of("secret", SEAT)
KEPT: Final[i64] = start_of("kept", SEAT)
KNOWN_HAND: Final[i64] = start_of("known_hand", SEAT)
CITY_CENTER: Final[i64] = start_of("center", SEAT)
MADE: Final[i64] = start_of("made", SEAT)
PRODUCED: Final[i64] = start_of("goods", SEAT)
LAID: Final[i64] = start_of("tiles", SEAT)
MARKED: Final[i64] = start_of(MASKS[0], SEAT)
OCCUPIED: Final[i64] = start_of("occupied", SEAT)
REACH: Final[i64] = start_of("reach", SEAT)


def observe(known: NeomState, viewer: i64, out: Features) -> None:
    """Tell the view of a player."""
    _table(known, out)
    _own(known, known.players[viewer], out)
    if known.size == 2:
        out.add(ACTIVE + (known.active_player ^ viewer), 1)
        if known.opener >= 0:
            out.add(OPENER + (known.opener ^ viewer), 1)
    seat: i64 = 0
    while seat < known.size:
        _seat(known, (viewer + seat) % known.size, FIRST_SEAT + SEAT_SIZE * seat, out)
        seat += 1


def _first_tile(known: NeomState) -> i64:
    """The index of the tile that the lowest bit of a hand stands for."""
    return DECK_SIZE * (known.generation - 1) if known.generation else i64(FIRST_CORNERSTONE - 1)


def _table(known: NeomState, out: Features) -> None:
    """What lies open, and where the game stands."""
    out.add(known.deck_choice, 1)
    out.add(3, known.beginner)
    out.add(PHASE + known.phase, 1)
    out.add(GENERATION + known.generation, 1)
    out.add(TURN + known.turn - 1, 1)
    out.add(DOOM + known.doom, 1)
    out.keep_set(BOX, known.box)
    out.keep_set(PILE, known.pile)
    out.keep_set(SHOWN, known.shown)
    out.add_set(ROW + _first_tile(known), known.row)
    out.keep_set(REVEALED, known.revealed)


def _own(known: NeomState, me: Player, out: Features) -> None:
    """What the player alone knows: hand, what went through it, the action in the making."""
    out.add_set(HAND + _first_tile(known), me.hand)
    out.keep_set(SEEN, me.seen)
    out.keep_set(FIRST, me.first)
    out.keep_set(SECOND, me.second)
    out.keep_set(THIRD, me.third)
    out.keep_set(USED, me.used)
    if known.phase == DISASTER:
        out.add_set(SACRIFICED, answer_spaces(me.plan))
        out.add(HAS_PAID, 1 if me.plan & PAID else 0)
    elif me.plan:
        _plan(me.plan, out)


def _plan(plan: i64, out: Features) -> None:
    """An action in the making."""
    tile = plan_tile(plan)
    if tile == SALE:
        out.add(PLAN_SALE, 1)
    elif tile:
        out.add(PLAN_TILE + tile - 1, 1)
    if plan_space(plan) >= 0:
        out.add(PLAN_SPACE + plan_space(plan), 1)
    slot: i64 = 0
    while slot < SLOTS:
        if plan_source(plan, slot):
            out.add(PLAN_SOURCES + SOURCES * slot + plan_source(plan, slot), 1)
        slot += 1
    if plan_made(plan):
        out.add(PLAN_MADE + plan_made(plan) - 1, 1)
    out.add_set(PLAN_GIVEN, plan_given(plan))
    out.add(PLAN_DONE, 1 if plan & DONE_GIVING else 0)
    out.add_set(PLAN_TAKEN, plan_taken(plan))


def _seat(known: NeomState, player: i64, at: i64, out: Features) -> None:
    """What all see of a player, and what the viewer knows of the hand."""
    me = known.players[player]
    out.add(at, me.money)
    out.add(at + 1, me.owed)
    out.add(at + 2, me.final_income)
    if me.selected == HIDDEN:
        out.add(at + SECRET, 1)
    elif me.selected >= FIRST_CORNERSTONE:
        out.add(at + SELECTED + me.selected - FIRST_CORNERSTONE, 1)
    elif me.selected:
        out.add(at + SELECTED + (me.selected - 1) % DECK_SIZE, 1)
    out.keep_set(at + KEPT, me.kept)
    out.keep_set(at + KNOWN_HAND, me.hand)
    _city(me.city, at, out)


def _city(city: City, at: i64, out: Features) -> None:
    """What lies in a City, and what it produces."""
    if city.center >= 0:
        out.add(at + CITY_CENTER + city.center, 1)
    if city.made:
        out.add(at + MADE + city.made - 1, 1)
    out.keep_set(at + PRODUCED, city.goods)
    out.keep_bytes(at + LAID, city.tiles)
    out.keep_set(at + MARKED, city.residential)
    out.keep_set(at + MARKED + SPACES, city.commercial)
    out.keep_set(at + MARKED + 2 * SPACES, city.industrial)
    out.keep_set(at + MARKED + 3 * SPACES, city.public)
    out.keep_set(at + MARKED + 4 * SPACES, city.resource)
    out.keep_set(at + MARKED + 5 * SPACES, city.polluting)
    out.keep_set(at + MARKED + 6 * SPACES, city.power)
    out.keep_set(at + OCCUPIED, city.occupied)
    out.keep_set(at + REACH, city.reach)
