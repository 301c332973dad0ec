"""Modifiers in force: roles, unique buildings and the news, and what they change."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.bits import lowest
from gridtown.games.skylines.board.cards import FIRST_SERVICE, FIRST_UNIQUE
from gridtown.games.skylines.board.tracks import FIRST_NUISANCE, MONEY, TRACK_COUNT
from gridtown.games.skylines.state import SkylinesState
from gridtown.games.skylines.tables import (
    BAN,
    BURDEN,
    COST,
    DEAF,
    GAIN,
    MILESTONE,
    PRICE,
    REACH,
    Modifier,
    Tables,
)


def in_force(tables: Tables, state: SkylinesState, player: i64) -> list[Modifier]:
    """The modifiers of what player `player` does: their role, the unique buildings, and the news."""
    found = tables.modifiers[int(state.roles[player])]
    if not state.uniques and not state.news:
        return found
    found = found + tables.modifiers[int(state.news)]
    uniques = state.uniques
    while uniques:
        found = found + tables.modifiers[int(FIRST_UNIQUE + lowest(uniques))]
        uniques &= uniques - 1
    return found


def at_milestone(tables: Tables, state: SkylinesState) -> list[Modifier]:
    """The modifiers that the end of a Milestone asks for: everybody's."""
    found = list(in_force(tables, state, 0))
    for player in range(1, state.size):
        found += tables.modifiers[int(state.roles[player])]
    return [modifier for modifier in found if modifier.kind == MILESTONE]


def matches(tables: Tables, modifier: Modifier, card: i64) -> bool:
    """Whether a modifier is about a card."""
    if modifier.stage and modifier.stage != tables.stage[card]:
        return False
    return not modifier.types or bool(modifier.types >> tables.type[card] & 1)


def total(modifiers: list[Modifier], kind: i64, printed: i64, least: i64 = 0) -> i64:
    """A printed price as the modifiers of a kind change it: cheaper, never below `least`, and then dearer."""
    dearer: i64 = 0
    for modifier in modifiers:
        if modifier.kind == kind:
            if modifier.amount > 0:
                dearer += modifier.amount
            else:
                printed += modifier.amount
    return dearer + max(printed, least)


def price(tables: Tables, modifiers: list[Modifier], card: i64) -> i64:
    """The money that a card costs, 0 or more."""
    mine = [modifier for modifier in modifiers if matches(tables, modifier, card)]
    return total(mine, PRICE, -tables.cost[TRACK_COUNT * card + MONEY])


def cost(tables: Tables, modifiers: list[Modifier], card: i64, track: i64) -> i64:
    """How far a card's cost moves a track: milder by roles and buildings, never past 0, and then the news."""
    amount = tables.cost[TRACK_COUNT * card + track]
    good: i64 = -1 if track >= FIRST_NUISANCE else 1
    milder: i64 = 0
    burden: i64 = 0
    for modifier in modifiers:
        if modifier.track == track and matches(tables, modifier, card):
            if modifier.kind == COST:
                milder += modifier.amount
            elif modifier.kind == BURDEN:
                burden += modifier.amount
    if milder and amount * good < 0:
        left = amount * good + milder
        amount = left * good if left < 0 else i64(0)
    return amount + burden


def gain(tables: Tables, modifiers: list[Modifier], card: i64, track: i64) -> i64:
    """How far playing a card moves a track besides its cost and reward."""
    amount: i64 = 0
    for modifier in modifiers:
        if modifier.kind == GAIN and modifier.track == track and matches(tables, modifier, card):
            amount += modifier.amount
    return amount


def is_banned(tables: Tables, modifiers: list[Modifier], card: i64) -> bool:
    """Whether a card can't be played for now."""
    return any(modifier.kind == BAN and matches(tables, modifier, card) for modifier in modifiers)


def reaches_far(modifiers: list[Modifier]) -> bool:
    """Whether Stage I services serve the whole district."""
    return any(modifier.kind == REACH for modifier in modifiers)


def muted(modifiers: list[Modifier]) -> i64:
    """The services that can't be used for now, as bits from the first service."""
    types: i64 = 0
    for modifier in modifiers:
        if modifier.kind == DEAF:
            types |= modifier.types
    return types >> FIRST_SERVICE
