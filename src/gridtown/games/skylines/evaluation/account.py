"""What a card does to the markers, with its reward and without, and in which ways it may be played."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import lowest
from gridtown.games.skylines.board.costs import (
    DEPENDS_ON_PLACE,
    IF_MET,
    IF_UNMET,
    SURPLUS,
    move,
    test_is_met,
)
from gridtown.games.skylines.board.effects import matches
from gridtown.games.skylines.board.tracks import FIRST_NUISANCE, HAPPINESS, MONEY, TRACK_COUNT
from gridtown.games.skylines.state import SkylinesState
from gridtown.games.skylines.tables import BAN, BURDEN, COST, GAIN, PRICE, Modifier, Tables

ALL_TRACKS: Final = (1 << TRACK_COUNT) - 1


class Account:
    """The sheets of one card at a time, in the same room each time.

    plain, earned: the tracks after its costs, without and with its reward; what can't be paid stops short.
    paid: whether its costs can be paid; met: whether the part of its condition is met that looks at a track.
    amount, extra: by track, what the card costs, and what playing it brings besides, by modifiers.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.plain = vec[i64]([0] * (TRACK_COUNT + 1))
        self.earned = vec[i64]([0] * (TRACK_COUNT + 1))
        self.paid = True
        self.met = True
        self._amount = vec[i64]([0] * TRACK_COUNT)
        self._extra = vec[i64]([0] * TRACK_COUNT)

    def read(self, state: SkylinesState, modifiers: list[Modifier], card: i64) -> i64:
        """The verdict on a card of a player, as `costs.verdict` has it; the sheets are filled in anyway."""
        tables, plain, earned = self.tables, self.plain, self.earned
        banned = bool(modifiers) and self._count(modifiers, card)
        self._pay(state, modifiers, card)
        self.met = test_is_met(tables, card, plain)
        track: i64 = 0
        while track <= TRACK_COUNT:
            earned[track] = plain[track]
            track += 1
        lost = plain[HAPPINESS] <= tables.low[HAPPINESS]
        goes_met = self._move_all(earned, tables.rewards_on[card], tables.reward, TRACK_COUNT * card)
        if modifiers:
            goes_met = self._move_all(earned, ALL_TRACKS, self._extra, 0) and goes_met
        goes_unmet = not modifiers or self._move_all(plain, ALL_TRACKS, self._extra, 0)
        if banned or not self.paid:
            return 0
        if lost:
            return IF_UNMET
        hangs = tables.looks_around[card] != 0
        found: i64 = DEPENDS_ON_PLACE if hangs and self.met else 0
        if goes_unmet and (hangs or not self.met):
            found |= IF_UNMET
        if goes_met and self.met:
            found |= IF_MET
        return found if found & (IF_MET | IF_UNMET) else i64(0)

    def _pay(self, state: SkylinesState, modifiers: list[Modifier], card: i64) -> None:
        """Move the markers by the costs."""
        tables, plain, tracks = self.tables, self.plain, state.tracks
        track: i64 = 0
        plain[SURPLUS] = 0
        while track < TRACK_COUNT:
            plain[track] = tracks[track]
            track += 1
        if modifiers:
            self.paid = self._move_all(plain, ALL_TRACKS, self._amount, 0)
        else:
            self.paid = self._move_all(plain, tables.costs_on[card], tables.cost, TRACK_COUNT * card)

    def _move_all(self, sheet: vec[i64], tracks: i64, amounts: vec[i64], row: i64) -> bool:
        """Move markers of a sheet by a row of amounts; whether all of them may."""
        goes = True
        while tracks:
            track = lowest(tracks)
            tracks &= tracks - 1
            amount = amounts[row + track]
            if amount and not move(self.tables, sheet, track, amount):
                goes = False
        return goes

    def _count(self, modifiers: list[Modifier], card: i64) -> bool:
        """What the card costs and brings besides its reward, by modifiers; whether it is banned."""
        amount, extra, printed = self._amount, self._extra, self.tables.cost
        row = TRACK_COUNT * card
        track: i64 = 0
        while track < TRACK_COUNT:
            amount[track] = printed[row + track]
            extra[track] = 0
            track += 1
        return self._modify(modifiers, card)

    def _modify(self, modifiers: list[Modifier], card: i64) -> bool:
        """The same as modifiers change it: what is cheaper first, then what is dearer."""
        tables, amount = self.tables, self._amount
        banned = False
        cheaper: i64 = 0
        dearer: i64 = 0
        for modifier in modifiers:
            if not matches(tables, modifier, card):
                continue
            kind = modifier.kind
            if kind == PRICE:
                cheaper += min(modifier.amount, i64(0))
                dearer += max(modifier.amount, i64(0))
            elif kind == COST:
                self._soften(modifier)
            elif kind == GAIN:
                self._extra[modifier.track] += modifier.amount
            elif kind == BAN:
                banned = True
        if amount[MONEY] <= 0:
            amount[MONEY] = -(dearer + max(cheaper - amount[MONEY], i64(0)))
        for modifier in modifiers:
            if modifier.kind == BURDEN and matches(tables, modifier, card):
                amount[modifier.track] += modifier.amount
        return banned

    def _soften(self, modifier: Modifier) -> None:
        """A cost is milder, never past 0."""
        amount, track = self._amount, modifier.track
        if track >= FIRST_NUISANCE:
            if amount[track] > 0:
                amount[track] = max(amount[track] - modifier.amount, i64(0))
        elif amount[track] < 0:
            amount[track] = min(amount[track] + modifier.amount, i64(0))
