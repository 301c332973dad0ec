"""What a card does to the markers, with its reward and without, and in which ways it may be played."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

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


class Account:
    """The sheets of one card at a time, in the same room each time.

    plain, earned: the tracks after its costs, without and with its reward; what can't be paid stops short.
    paid: whether its costs can be paid; met: whether the part of its condition is met that looks at a track.
    amount: by track, what the card costs; extra: what playing it brings besides.
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
        banned = self._count(modifiers, card)
        self._pay(state)
        self.met = test_is_met(self.tables, card, self.plain)
        track: i64 = 0
        while track <= TRACK_COUNT:
            self.earned[track] = self.plain[track]
            track += 1
        lost = self.plain[HAPPINESS] <= self.tables.low[HAPPINESS]
        goes_met = self._move_all(self.earned, self.tables.reward, TRACK_COUNT * card)
        if modifiers:
            goes_met = self._move_all(self.earned, self._extra, 0) and goes_met
        goes_unmet = not modifiers or self._move_all(self.plain, self._extra, 0)
        if banned or not self.paid:
            return 0
        if lost:
            return IF_UNMET
        hangs = self.tables.looks_around[card] != 0
        found: i64 = DEPENDS_ON_PLACE if hangs and self.met else 0
        if goes_unmet and (hangs or not self.met):
            found |= IF_UNMET
        if goes_met and self.met:
            found |= IF_MET
        return found if found & (IF_MET | IF_UNMET) else i64(0)

    def _pay(self, state: SkylinesState) -> None:
        """Move the markers by the costs."""
        plain, amount, tracks = self.plain, self._amount, state.tracks
        paid = True
        track: i64 = 0
        plain[SURPLUS] = 0
        while track < TRACK_COUNT:
            plain[track] = tracks[track]
            if amount[track] and not move(self.tables, plain, track, amount[track]):
                paid = False
            track += 1
        self.paid = paid

    def _move_all(self, sheet: vec[i64], amounts: vec[i64], row: i64) -> bool:
        """Move the markers of a sheet by a row of amounts; whether all of them may."""
        goes = True
        track: i64 = 0
        while track < TRACK_COUNT:
            amount = amounts[row + track]
            if amount and not move(self.tables, sheet, track, amount):
                goes = False
            track += 1
        return goes

    def _count(self, modifiers: list[Modifier], card: i64) -> bool:
        """What the card costs and brings besides its reward; whether it is banned."""
        amount, extra, printed = self._amount, self._extra, self.tables.cost
        row = TRACK_COUNT * card
        track: i64 = 0
        while track < TRACK_COUNT:
            amount[track] = printed[row + track]
            extra[track] = 0
            track += 1
        return bool(modifiers) and self._modify(modifiers, card)

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
