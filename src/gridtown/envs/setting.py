"""What is played and by whom, checked before anything is played, in the words of the command line."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Any, Final

from gridtown import bots
from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game
from gridtown.core.observer import Observer
from gridtown.core.outcome import Outcome
from gridtown.core.rng import SEED_BITS
from gridtown.core.state import State
from gridtown.envs.episode import Episode
from gridtown.games import load

REWARDS: Final = ("auto", "win", "points")
"""What is rewarded at the end.

win: the win, shared among those who tie; where all win or lose together, 1 or 0. points: those of the end;
none where all have lost. auto: points where somebody plays alone and can't lose, else the win.
"""


Options = Mapping[str, str | int]
"""Options by name; 5 is "5", and True and False are "yes" and "no" where an option has these values."""

TRUTH: Final = {"True": "yes", "False": "no"}


@cache
def _loaded(name: str, edition: Path | None) -> Game[Any]:
    """The game; one of each in a process."""
    return load(name, edition)


def _path(edition: object) -> Path | None:
    """Where an edition's file is. Raises InvalidSetup for what is no path."""
    if edition is not None and not isinstance(edition, str | PathLike):
        raise InvalidSetup(f"edition: {edition!r} is no path of a file")
    return None if edition is None else Path(edition)


def whole(given: Any) -> int | None:
    """A whole number as a plain one, NumPy's too; None for anything else. True and False are none."""
    try:
        return None if isinstance(given, bool) else operator.index(given)
    except TypeError:
        return None


def seed_of(given: Any) -> int:
    """A seed as a plain number; NumPy's are seeds as well.

    Raises InvalidSetup for what is no whole number, or not from 0 to 2**128 - 1.
    """
    seed = whole(given)
    if seed is None or not 0 <= seed < 1 << SEED_BITS:
        raise InvalidSetup(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {given!r}")
    return seed


def _worded(value: object, values: tuple[str, ...]) -> str:
    """The value of an option in its words, of which it has `values`."""
    said = str(value)
    return TRUTH[said] if TRUTH.get(said) in values else said


def _listed(opponents: object) -> list[str]:
    """The names of opponents, one or several. Raises InvalidSetup where there is none, or what is no name."""
    known = f"the bots: {', '.join(bots.names())}"
    found = [opponents] if isinstance(opponents, str) else opponents
    if not isinstance(found, Sequence):
        raise InvalidSetup(f"opponents: {opponents!r} is no bot and no list of bots; {known}")
    if not found:
        raise InvalidSetup(f"no opponents are named; {known}")
    for name in found:
        if not isinstance(name, str):
            raise InvalidSetup(f"there is no bot {name!r}; {known}")
    return list(found)


class Setting:
    """A game as an environment has it.

    players: None for the middle of what it allows. options: those of the game by name, as `Options` has them.
    edition: a file with other component data. reward: one of REWARDS. features: whether observations have
    what bots learn from. opponents: None where the caller plays all seats; else who plays those that the
    caller doesn't, one bot or a list that repeats. seat: the player that the caller is then, from 0.

    Raises InvalidSetup naming what is wrong and what would do, and InvalidEdition.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Options | None = None,
        edition: Path | str | None = None,
        reward: str = "auto",
        features: bool = False,
        opponents: str | Sequence[str] | None = None,
        seat: int = 0,
    ) -> None:
        self.game = _loaded(str(name), _path(edition))
        self.setup = self.game.setup(self._players(players), self._options(options))
        if reward not in REWARDS:
            raise InvalidSetup(f"there is no reward {reward!r}; the rewards: {', '.join(REWARDS)}")
        if features not in (True, False):
            raise InvalidSetup(f"features: {features!r} is not one of True, False")
        self.reward = reward
        self.features = bool(features)
        self.seat = self.seat_of(seat)
        named = None if opponents is None else _listed(opponents)
        self.bots = self._bots(named)
        self.made_with = (
            name, self.setup.players, dict(self.setup.options), edition, reward, self.features,
            named, self.seat,
        )  # fmt: skip

    def _players(self, given: object) -> int:
        """How many play; whether the game is for so many is not checked yet."""
        low, high = self.game.facts.players
        players = (low + high + 1) // 2 if given is None else whole(given)
        if players is None:
            title = self.game.facts.title
            raise InvalidSetup(f"players: {given!r} is not a whole number; {title} is for {low} to {high}")
        return players

    def _options(self, given: object) -> dict[str, str]:
        """Options in their own words; whether the game has them is not checked yet."""
        if given is None:
            return {}
        if not isinstance(given, Mapping):
            raise InvalidSetup(f'options: {given!r} is not a mapping; write {{"NAME": "VALUE"}}')
        values = {option.name: option.values for option in self.game.facts.options}
        return {name: _worded(value, values.get(name, ())) for name, value in given.items()}

    def seat_of(self, given: object) -> int:
        """A seat of the table as a plain number. Raises InvalidSetup for what is none."""
        seat = whole(given)
        if seat is None or not 0 <= seat < self.setup.players:
            raise InvalidSetup(
                f"there is no seat {given!r} at this table; its seats: 0 to {self.setup.players - 1}"
            )
        return seat

    def _bots(self, opponents: list[str] | None) -> list[str]:
        """By player who plays there; "" for the caller."""
        if opponents is None:
            return [""] * self.setup.players
        known = [bots.known(name) for name in opponents]
        others = [player for player in range(self.setup.players) if player != self.seat]
        seated = {player: known[index % len(known)] for index, player in enumerate(others)}
        return [seated.get(player, "") for player in range(self.setup.players)]

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, self.made_with

    def __deepcopy__(self, memo: dict[int, object]) -> Setting:
        """Itself: it never changes."""
        del memo
        return self

    @property
    def ids(self) -> int:
        """How many ids of actions there are."""
        return int(self.game.codec.players.size)

    @property
    def version(self) -> str:
        """What ids and observations belong to: the game, its rules version and its edition."""
        return self.game.version

    def episode(self) -> Episode[Any]:
        """A game of it."""
        return Episode(self.game, self.setup, self.bots)

    def picture(self, state: State, player: int) -> str:
        """What a player sees of a state, drawn in plain characters."""
        return self.game.picture(self.game.view(state, player).known)

    def observer(self) -> Observer[Any]:
        """What observes it."""
        return Observer(self.game, self.setup, self.features)

    def rewards(self, outcome: Outcome | None) -> list[float]:
        """What each player is rewarded with; nothing while the game goes on."""
        if outcome is None:
            return [0.0] * self.setup.players
        together = outcome.success is not None
        alone = self.setup.players == 1 and not together
        if self.reward == "points" or (self.reward == "auto" and alone):
            return [0.0 if outcome.success is False else float(score) for score in outcome.scores]
        return [float(bool(outcome.success))] * len(outcome.scores) if together else outcome.returns()
