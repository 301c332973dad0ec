"""A game at hand, with observations and masks as NumPy arrays; what all environments for one game share."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gridtown.core.errors import InvalidAction
from gridtown.core.float32 import MOST
from gridtown.envs.episode import Episode, new_row, write_mask, write_observation
from gridtown.envs.setting import Setting, whole

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]

LOW: Final = -float(MOST)
HIGH: Final = float(MOST)
"""Between these all numbers of an observation lie; few of them are greater than a hundred."""


def numbers_of(row: Any) -> Observation:
    """A window on a vector of the bits of float32s: what is written there is seen here."""
    return np.frombuffer(row, dtype=np.float32)


def marks_of(row: Any) -> Mask:
    """A window on a vector of u8."""
    return np.frombuffer(row, dtype=np.int8)


def id_of(action: object) -> int:
    """The id of an action as a plain number, NumPy's too. Raises InvalidAction for what is none."""
    found = whole(action)
    if found is None:
        raise InvalidAction(f"{action!r} is no id of an action; an id is a whole number from 0 up")
    return found


def kept(episode: Episode[Any]) -> tuple[Any, ...]:
    """What an episode is at, to be copied and pickled in both builds."""
    at = (episode.seed, episode.state.to_bytes(), int(episode.actions), list(episode.taken))
    return *at, int(episode.player)


def resume(episode: Episode[Any], found: tuple[Any, ...]) -> None:
    """Go on from what an episode of the same setting was at."""
    seed, bits, actions, taken, player = found
    state = episode.game.from_bytes(bits)
    if player >= 0 or not state.to_act:  # else no game has begun yet
        episode.resume(seed, state, actions, taken)
    if player >= 0:
        episode.turn_to(player)


class Desk:
    """A game in progress. It can be copied and pickled in both builds."""

    def __init__(self, setting: Setting) -> None:
        self._set_up(setting)

    def _set_up(self, setting: Setting) -> None:
        self.setting = setting
        self.episode = setting.episode()
        self.observer = setting.observer()
        self._row = new_row(self.observer)
        self._numbers = numbers_of(self._row.numbers)
        self._marks = marks_of(self._row.mask)

    @property
    def player(self) -> int:
        """Who has to choose, -1 when the game is over."""
        return int(self.episode.player)

    def observation(self, player: int) -> Observation:
        """What a player sees; an array of its own."""
        write_observation(self.observer, self.episode, player, self._row)
        return self._numbers.copy()

    def mask(self) -> Mask:
        """1 for the ids of what has to be chosen from; an array of its own."""
        write_mask(self.episode, self._row)
        return self._marks.copy()

    def picture(self, player: int) -> str:
        """What a player sees, drawn in plain characters."""
        return self.setting.picture(self.episode.state, player)

    def rewards(self) -> list[float]:
        """What each player is rewarded with; nothing while the game goes on."""
        return self.setting.rewards(self.episode.outcome())

    def __getstate__(self) -> tuple[Any, ...]:
        return self.setting, kept(self.episode)

    def __setstate__(self, found: tuple[Any, ...]) -> None:
        setting, episode = found
        self._set_up(setting)
        resume(self.episode, episode)
