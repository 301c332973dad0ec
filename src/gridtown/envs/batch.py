"""Many games at once, stepped into the caller's rows of numbers; compiled with the rules."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from gridtown.core.errors import InvalidAction
from gridtown.core.observer import Observer
from gridtown.core.rng import derive_seed
from gridtown.envs.episode import Episode, Row, write_mask, write_observation


class Batch:
    """Games that are stepped together; a step after the end of one begins the next.

    numbers, mask: the observations and masks of all, a row each. players: who has to choose in each, and -1
    where the game has just ended; then the observation is of who acted last. seats: whose observation it is.
    ended: 1 where a game has just ended. found: the actions of a step, found before any is taken.
    """

    def __init__(self, episodes: list[Episode[Any]], observer: Observer[Any]) -> None:
        self.episodes = episodes
        self.observer = observer
        count, ids = len(episodes), int(observer.game.codec.players.size)
        size = int(observer.size)
        self.numbers = vec[i32]([0] * (count * size))
        self.mask = vec[u8]([0] * (count * ids))
        self.players = vec[i64]([0] * count)
        self.seats = vec[i32]([0] * count)
        self.ended = vec[u8]([0] * count)
        self.found = vec[i64]([0] * count)
        self.rows = [Row(self.numbers, size * n, self.mask, ids * n) for n in range(count)]
        self.seeds = [0] * count
        self.games = [0] * count

    def begin(self, seeds: list[int]) -> None:
        """Begin all games anew; the first of a row has its seed, the next ones derive theirs from it."""
        self.seeds = list(seeds)
        self.games = [0] * len(self.episodes)
        index: i64 = 0
        while index < len(self.episodes):
            self._begin(index)
            index += 1

    def restore(self, seeds: list[int], games: list[int], seats: list[int], ended: list[int]) -> None:
        """Show what is in progress, where the episodes have been resumed from those of another batch.

        seeds, games, seats, ended: those of the other.
        """
        self.seeds = list(seeds)
        self.games = list(games)
        index: i64 = 0
        while index < len(self.episodes):
            place = int(index)
            self.ended[index] = 1 if ended[place] else 0
            if games[place]:  # else none has begun yet
                self._write(index, self.episodes[place], seats[place])
            index += 1

    def _begin(self, index: i64) -> None:
        """The next game of a row."""
        place = int(index)
        seed, number = self.seeds[place], self.games[place]
        self.games[place] += 1
        episode = self.episodes[place]
        episode.begin(derive_seed(seed, number) if number else seed)
        self.ended[index] = 0
        self._write(index, episode, episode.player)

    def step(self, ids: list[int]) -> None:
        """Take an action in each game; where one has just ended, the next begins and the id says nothing.

        Raises InvalidAction or IllegalAction where an id is not legal in its game; then nothing has changed,
        in no game.
        """
        if len(ids) != len(self.episodes):
            raise InvalidAction(f"{len(ids)} actions for {len(self.episodes)} games; give one for each")
        index: i64 = 0
        while index < len(ids):
            if not self.ended[index]:
                self.found[index] = self.episodes[int(index)].find(ids[int(index)])
            index += 1
        index = 0
        while index < len(ids):
            if self.ended[index]:
                self._begin(index)
            else:
                self._push(index)
            index += 1

    def _push(self, index: i64) -> None:
        """Take the action that was found for a row."""
        episode = self.episodes[int(index)]
        last = episode.player
        episode.push(self.found[index])
        over = episode.player < 0
        self.ended[index] = 1 if over else 0
        self._write(index, episode, last if over else episode.player)

    def _write(self, index: i64, episode: Episode[Any], seat: i64) -> None:
        row = self.rows[int(index)]
        self.players[index] = episode.player
        self.seats[index] = i32(seat)
        write_observation(self.observer, episode, seat, row)
        write_mask(episode, row)
