"""One game, from the side of whoever plays some of its seats; compiled with the rules."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from gridtown.bots import make
from gridtown.bots.bot import Bot, choose
from gridtown.core.choices import Choices
from gridtown.core.errors import EndlessGame, InvalidAction
from gridtown.core.features import Features
from gridtown.core.game import Game, Setup
from gridtown.core.observer import Observer
from gridtown.core.outcome import Outcome
from gridtown.core.playout import LIMIT
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State

S = TypeVar("S", bound=State)

NO_GAME: Final = "no game is in progress; reset the environment"
"""What is said to who acts before a game begins, or when it is over."""


class Episode(Generic[S]):
    """A game in progress, which stops wherever the caller has to choose; nobody acts before `begin`.

    Chance and bots draw as they do at a server's table and in `study.bot_games`, so the same seed and choices
    give the same game. bots: by player the name of a bot, or "" for a seat that the caller plays.
    state: where the game stands. player: who has to choose, -1 when it is over. actions: how many were taken,
    chance's among them; taken: by player. legal: what `player` may do.
    """

    def __init__(self, game: Game[S], setup: Setup, bots: list[str]) -> None:
        self.game = game
        self.setup = setup
        self.bots = bots
        self.legal = Choices()
        self.seed: int = 0
        self.state: S = game.initial(setup)
        self.actions: i64 = 0
        self.taken = [0] * setup.players
        self.player: i64 = -1
        self._seat_bots()

    def begin(self, seed: int) -> None:
        """Begin another game."""
        self.resume(seed, self.game.initial(self.setup), 0, [0] * self.setup.players)

    def resume(self, seed: int, state: S, actions: int, taken: list[int]) -> None:
        """Go on from what another episode was at: its seed, state, actions, and those taken by player."""
        self.seed = seed
        self._seat_bots()
        self.state = state
        self.actions = actions
        self.taken = list(taken)
        self._go_on()

    def _seat_bots(self) -> None:
        self._chance = Rng(self.seed)
        self._seated: list[Bot | None] = [
            make(name, self.game, Rng(self.seed, 1 + player)) if name else None
            for player, name in enumerate(self.bots)
        ]

    def _go_on(self) -> None:
        """Let chance and bots act, until the caller has to choose or the game is over."""
        game, state, legal = self.game, self.state, self.legal
        while state.to_act:
            if self.actions >= LIMIT:
                raise EndlessGame(f"{game.facts.title} does not end: {self.actions} actions were taken")
            if state.to_act == CHANCE_ACTS:
                self._chance.seek(self.actions)
                game.push(state, game.draw(state, self._chance))
                self.actions += 1
                continue
            player = game.offer(state, legal)
            bot = self._seated[int(player)]
            if bot is None:
                self.player = player
                return
            self._carry_out(player, choose(game, state, bot, player, self.taken[int(player)], legal))
        self.player = -1
        legal.clear()

    def _carry_out(self, player: i64, action: i64) -> None:
        self.game.push(self.state, action)
        self.actions += 1
        self.taken[int(player)] += 1

    def turn_to(self, player: i64) -> None:
        """Of all who are asked now, let `player` choose next. Raises InvalidAction for somebody else."""
        if not self.game.may_act(self.state, int(player)):
            raise InvalidAction(f"P{int(player) + 1} is not asked now")
        if player != self.player:
            self.player = player
            self.legal.clear()
            self.game.generate(self.state, player, self.legal)

    def act(self, id: i64) -> None:
        """Let `player` do what an id stands for. Raises InvalidAction or IllegalAction, changing nothing."""
        self.push(self.find(id))

    def push(self, action: i64) -> None:
        """Let `player` do what is legal. Trusts its caller."""
        self._carry_out(self.player, action)
        self._go_on()

    def find(self, id: i64) -> i64:
        """The legal action that an id stands for. Raises InvalidAction or IllegalAction."""
        if self.player < 0:
            raise InvalidAction(NO_GAME)
        action = self.game.decode(self.state, self.player, id)
        index: i64 = 0
        while index < self.legal.count:
            if self.legal.at(index) == action:
                return action
            index += 1
        self.game.check(self.state, int(action))
        return action

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return None if self.state.to_act else self.game.outcome(self.state)


class Row:
    """Where an observation and a mask are written: rows of numbers, from a place of their own on.

    told: what stands there now; marked: the ids that are marked now.
    """

    def __init__(self, numbers: vec[i32], numbers_at: i64, mask: vec[u8], mask_at: i64) -> None:
        self.numbers = numbers
        self.numbers_at = numbers_at
        self.mask = mask
        self.mask_at = mask_at
        self.told = Features()
        self.marked = Choices()


def new_row(observer: Observer[S]) -> Row:
    """A row of its own, for one observation and one mask."""
    ids = int(observer.game.codec.players.size)
    return Row(vec[i32]([0] * int(observer.size)), 0, vec[u8]([0] * ids), 0)


def write_mask(episode: Episode[S], row: Row) -> None:
    """Mark the ids of what has to be chosen from; none when the game is over."""
    marked, mask, start = row.marked, row.mask, row.mask_at
    index: i64 = 0
    while index < marked.count:
        mask[start + marked.at(index)] = 0
        index += 1
    marked.clear()
    episode.game.codec.players.put_ids(episode.legal, marked)
    index = 0
    while index < marked.count:
        mask[start + marked.at(index)] = 1
        index += 1


def write_observation(observer: Observer[S], episode: Episode[S], player: i64, row: Row) -> None:
    """Write what a player sees."""
    observer.fill(episode.state, player, row.told, row.numbers, row.numbers_at)
