"""The state of a game of NEOM."""

from __future__ import annotations

import struct
from typing import Final

from mypy_extensions import i64, mypyc_attr

from gridtown.core.bits import single
from gridtown.core.state import State
from gridtown.games.neom.city import City, new_city
from gridtown.games.neom.tables import Tables

# Phases
SETUP: Final = 0  # chance: boards, the first player, Cornerstones
DRAFT: Final = 1  # the Preliminary Round
DEALING: Final = 2  # chance: hands, or the face-up row
SELECTING: Final = 3
ACTING: Final = 4
EXCHANGING: Final = 5  # chance: the beginner's Contract Office
DISASTER: Final = 6
OVER: Final = 7
PHASES: Final = ("setup", "draft", "deal", "select", "act", "exchange", "disaster", "over")

HIDDEN: Final = 255
"""A selected tile that the viewer may not know."""

ONE_PLUS: Final = 0
FOUR_PLUS: Final = 1
FIVE_PLUS: Final = 2

# What is known of the solo game's Disaster
UNSEEN: Final = 0
IMPENDING: Final = 1  # it happens at the end of this turn
SETTLED: Final = 2  # it has happened or was prevented


@mypyc_attr(acyclic=True)
class Player:
    """A player: the City, and everything beside its board.

    money: what may be spent. owed: received for Goods this turn, spendable when it ends. hand: the tiles in
    hand, bits of the generation's deck (in the Preliminary Round: of the Cornerstones). seen: all tiles of
    this generation that have been in the player's hand. first, second, third: the Cornerstone hands of the
    Preliminary Round as they were picked up. kept: the Cornerstones not yet placed. selected: the tile
    selected this turn, 0 for none. plan: the action or the answer to a Disaster in the making (plan.py).
    used: the Trade Routes used in this generation of the solo game (1 west, 2 east). final_income: what
    the third generation's income was.
    """

    def __init__(
        self,
        city: City,
        money: i64,
        owed: i64,
        hand: i64,
        seen: i64,
        first: i64,
        second: i64,
        third: i64,
        kept: i64,
        selected: i64,
        plan: i64,
        used: i64,
        final_income: i64,
    ) -> None:
        self.city = city
        self.money = money
        self.owed = owed
        self.hand = hand
        self.seen = seen
        self.first = first
        self.second = second
        self.third = third
        self.kept = kept
        self.selected = selected
        self.plan = plan
        self.used = used
        self.final_income = final_income

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.city.copy(),
            self.money,
            self.owed,
            self.hand,
            self.seen,
            self.first,
            self.second,
            self.third,
            self.kept,
            self.selected,
            self.plan,
            self.used,
            self.final_income,
        )

    def numbers(self) -> list[int]:
        """Everything about the player, in the order of `to_bytes`."""
        city = self.city
        mine = [
            self.money, self.owed, self.hand, self.seen, self.first, self.second, self.third, self.kept,
            self.selected, self.plan, self.used, self.final_income, city.center, city.made,
        ]  # fmt: skip
        return [int(number) for number in mine] + [int(tile) for tile in city.tiles]


class NeomState(State):
    """The full truth about a game of NEOM between two actions.

    deck_choice: ONE_PLUS, FOUR_PLUS or FIVE_PLUS, the tiles in use. beginner: 1 in the beginner's variant.
    phase: see above. generation: 0 in the Preliminary Round, then 1..3. turn: 1..7; in the Preliminary
    Round the pick or stack, 1..3. mover: whose turn it is in the sequential two-player game. opener: who
    goes first this turn there; -1 before it is drawn. box: Cornerstones not dealt. deck: tiles of this
    generation not dealt, bits of the deck. row: the tiles that lie face up (two players and solo; in the
    Preliminary Round Cornerstones). revealed: the tiles of this generation that all have seen. pile: the
    discard pile of Cornerstones. doom: UNSEEN, IMPENDING or SETTLED, for the solo game's Disaster. shown: the
    Cornerstones that all have seen.
    players: one Player each.
    """

    def __init__(
        self,
        active: i64,
        deck_choice: i64,
        beginner: i64,
        phase: i64,
        generation: i64,
        turn: i64,
        mover: i64,
        opener: i64,
        box: i64,
        deck: i64,
        row: i64,
        revealed: i64,
        pile: i64,
        doom: i64,
        shown: i64,
        players: list[Player],
    ) -> None:
        super().__init__(active)
        self.deck_choice = deck_choice
        self.beginner = beginner
        self.phase = phase
        self.generation = generation
        self.turn = turn
        self.mover = mover
        self.opener = opener
        self.box = box
        self.deck = deck
        self.row = row
        self.revealed = revealed
        self.pile = pile
        self.doom = doom
        self.shown = shown
        self.players = players
        self.size: i64 = len(players)

    def copy(self) -> NeomState:
        """An independent copy, without the journal."""
        return NeomState(
            self.active,
            self.deck_choice,
            self.beginner,
            self.phase,
            self.generation,
            self.turn,
            self.mover,
            self.opener,
            self.box,
            self.deck,
            self.row,
            self.revealed,
            self.pile,
            self.doom,
            self.shown,
            [player.copy() for player in self.players],
        )

    def numbers(self) -> list[int]:
        """Everything about the state, in the order of `to_bytes`."""
        mine = [
            self.size, self.active, self.deck_choice, self.beginner, self.phase, self.generation, self.turn,
            self.mover, self.opener, self.box, self.deck, self.row, self.revealed, self.pile, self.doom,
            self.shown,
        ]  # fmt: skip
        numbers = [int(number) for number in mine]
        for player in self.players:
            numbers += player.numbers()
        return numbers

    def to_bytes(self) -> bytes:
        """Little-endian 64-bit integers."""
        numbers = self.numbers()
        return struct.pack(f"<{len(numbers)}q", *numbers)


STATE_NUMBERS: Final = 16
PLAYER_NUMBERS: Final = 14 + 25


def everyone(state: NeomState) -> i64:
    """The bit mask of all players."""
    return single(state.size) - 1


def simultaneous(state: NeomState) -> bool:
    """Whether choices are made at the same time (3 to 5 players) rather than in turn."""
    return state.size > 2


def new_player(tables: Tables, money: i64) -> Player:
    """A player before anything is dealt."""
    return Player(new_city(tables, -1), money, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
