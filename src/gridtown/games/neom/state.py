"""The state of a game of NEOM."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gridtown.core.bits import single
from gridtown.core.fields import Numbers, Reader, declared, pack
from gridtown.core.state import State
from gridtown.games.neom.board.city import City, city_of_tiles, new_city
from gridtown.games.neom.board.grid import SPACES
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


GENERATIONS: Final = 3
TURNS: Final = 7


@mypyc_attr(acyclic=True)
class Player:
    """A player: the City, and everything beside its board."""

    money: i64 = 0
    """Money that may be spent."""
    owed: i64 = 0
    """Money received for Goods this turn, spendable when it ends."""
    hand: i64 = 0
    """The tiles in hand, bits of the generation's deck (in the Preliminary Round: of the Cornerstones)."""
    seen: i64 = 0
    """All tiles of this generation that have been in the player's hand."""
    first: i64 = 0
    """The first hand of the Preliminary Round as it was picked up, and later the piles looked through."""
    second: i64 = 0
    """The second hand of the Preliminary Round."""
    third: i64 = 0
    """The third hand of the Preliminary Round."""
    kept: i64 = 0
    """The Cornerstones not yet placed."""
    selected: i64 = 0
    """The tile selected this turn, 0 for none."""
    plan: i64 = 0
    """The action or the answer to a Disaster in the making (plan.py)."""
    used: i64 = 0
    """The Trade Routes used in this generation of the solo game: 1 west, 2 east."""
    final_income: i64 = 0
    """The income of the third generation."""

    city: City
    """The City."""

    def __init__(self, city: City) -> None:
        self.city = city

    def copy(self) -> Player:
        """An independent copy."""
        return self.over(self.city.copy())

    def over(self, city: City) -> Player:
        """A copy, with `city` for its own."""
        new = Player(city)
        new.money = self.money
        new.owed = self.owed
        new.hand = self.hand
        new.seen = self.seen
        new.first = self.first
        new.second = self.second
        new.third = self.third
        new.kept = self.kept
        new.selected = self.selected
        new.plan = self.plan
        new.used = self.used
        new.final_income = self.final_income
        return new


PLAYER_NUMBERS: Final = Numbers(*[name for name in declared(Player) if name != "city"])
CITY_NUMBERS: Final = Numbers("center", "made")


class NeomState(State):
    """The full truth about a game of NEOM between two actions."""

    deck_choice: i64 = ONE_PLUS
    """ONE_PLUS, FOUR_PLUS or FIVE_PLUS: the solo game's tiles in use."""
    beginner: i64 = 0
    """1 in the beginner's variant."""
    phase: i64 = SETUP
    """SETUP to OVER."""
    generation: i64 = 0
    """0 in the Preliminary Round, then 1..3."""
    turn: i64 = 1
    """1..7; in the Preliminary Round the pick or stack, 1..3."""
    active_player: i64 = 0
    """The player whose turn it is in the sequential two-player game."""
    opener: i64 = 0
    """The player who goes first this turn there; -1 before it is drawn."""
    box: i64 = 0
    """The Cornerstones not dealt."""
    deck: i64 = 0
    """The tiles of this generation not dealt, bits of the deck."""
    row: i64 = 0
    """The tiles that lie face up (two players and solo; in the Preliminary Round Cornerstones)."""
    revealed: i64 = 0
    """The tiles of this generation that all have seen."""
    pile: i64 = 0
    """The discard pile of Cornerstones."""
    doom: i64 = UNSEEN
    """UNSEEN, IMPENDING or SETTLED: the solo game's Disaster."""
    shown: i64 = 0
    """The Cornerstones that all have seen."""

    players: list[Player]
    """Those at the table."""

    def __init__(self, players: list[Player]) -> None:
        super().__init__()
        self.players = players
        self.size = len(players)

    def copy(self) -> NeomState:
        """An independent copy, without the journal."""
        return self._among([player.copy() for player in self.players])

    def sketch(self) -> NeomState:
        """A copy that shares the Cities, for who only looks at it."""
        return self._among([player.over(player.city) for player in self.players])

    def _among(self, players: list[Player]) -> NeomState:
        """A copy of what is not a player's."""
        new = NeomState(players)
        new.game = self.game
        new.to_act = self.to_act
        new.deck_choice = self.deck_choice
        new.beginner = self.beginner
        new.phase = self.phase
        new.generation = self.generation
        new.turn = self.turn
        new.active_player = self.active_player
        new.opener = self.opener
        new.box = self.box
        new.deck = self.deck
        new.row = self.row
        new.revealed = self.revealed
        new.pile = self.pile
        new.doom = self.doom
        new.shown = self.shown
        return new

    def to_bytes(self) -> bytes:
        """Little-endian 64-bit integers."""
        numbers = STATE_NUMBERS.of(self)
        for player in self.players:
            numbers += PLAYER_NUMBERS.of(player)
            numbers += CITY_NUMBERS.of(player.city)
            numbers += [int(tile) for tile in player.city.tiles]
        return pack(numbers)

    @staticmethod
    def from_bytes(tables: Tables, data: bytes) -> NeomState:
        """The inverse of `to_bytes`."""
        reader = Reader(data)
        numbers = reader.take(len(STATE_NUMBERS))
        state = NeomState([_read_player(tables, reader) for _ in range(numbers[0])])
        STATE_NUMBERS.give(state, numbers)
        return state


APART: Final = (*declared(State), "players")
STATE_NUMBERS: Final = Numbers("size", "to_act", *[name for name in declared(NeomState) if name not in APART])


def _read_player(tables: Tables, reader: Reader) -> Player:
    player = new_player(tables)
    reader.fill(player, PLAYER_NUMBERS)
    center, made = reader.take(len(CITY_NUMBERS))
    player.city = city_of_tiles(tables, center, made, reader.take(SPACES))
    return player


def everyone(state: NeomState) -> i64:
    """The bit mask of all players."""
    return single(state.size) - 1


def simultaneous(state: NeomState) -> bool:
    """Whether choices are made at the same time (3 to 5 players) rather than in turn."""
    return state.size > 2


def deck_of(state: NeomState) -> i64:
    """The tiles in use: 0 "1+", 1 "4+" too, 2 all."""
    if state.size == 1:
        return state.deck_choice
    return max(state.size - 3, i64(0))


def new_player(tables: Tables) -> Player:
    """A player with the money to start with, before anything is dealt."""
    player = Player(new_city(tables, -1))
    player.money = tables.start_money
    return player
