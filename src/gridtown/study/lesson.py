"""What is learned in a training: how its games are played, and what is made of them."""

from __future__ import annotations

import io
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from gridtown.core.game import Game
from gridtown.core.weights import identity, weights_name
from gridtown.games import load
from gridtown.study.fit import Array, numpy

Told = Callable[[str, int, int], None]
"""Told what is being done, how much of it is finished, and how much it is in all."""

POLICY: Final = "policy"
VALUE: Final = "value"


@dataclass(frozen=True)
class Training:
    """What is to be trained.

    what: POLICY or VALUE. games: a round. At a value, units and epochs of the net, and slips: decisions of a
    thousand left to chance. At a policy, playouts: of each choice that is learned from.
    """

    what: str
    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    games: int
    rounds: int
    seed: int
    units: int = 0
    epochs: int = 0
    slips: int = 0
    playouts: int = 0


class Lesson(ABC):
    """One thing that a game can learn.

    ending: of its files. said: which numbers of the training concern it. remembers: whether a round learns
    from the games of earlier ones, too.
    """

    ending: str
    said: tuple[str, ...]
    remembers: bool

    def __init__(self, training: Training) -> None:
        self.training = training
        self.game: Game[Any] = load(training.game)
        self.setup = self.game.setup(training.players, dict(training.options))

    @abstractmethod
    def use(self, weights: bytes | None) -> None:
        """Let the game play by the weights of the round before."""

    @abstractmethod
    def play(self, seeds: Iterable[int]) -> bytes:
        """The examples of these games, as a file of numpy's."""

    @abstractmethod
    def fit(self, learned: list[Path], measured: list[Path], round: int, told: Told) -> bytes:
        """The file of weights learned from some files of examples and measured on others.

        Raises CannotTrain where they say too little.
        """

    def name(self) -> str:
        """The name of the weights."""
        return weights_name(self.game, self.setup.players, dict(self.setup.options), self.ending)

    def header(self, round: int) -> dict[str, object]:
        """What the file of weights says, but for how good they are."""
        training = self.training
        return {
            **identity(self.game, self.ending),
            "players": training.players,
            "options": dict(training.options),
            **{key: value for key, value in asdict(training).items() if key in self.said},
            "round": round,
            "seed": f"{training.seed:032x}",
        }


def packed(**arrays: Array) -> bytes:
    """A file of numpy's."""
    file = io.BytesIO()
    numpy().savez_compressed(file, **arrays)
    return file.getvalue()


def numbers(found: array[int]) -> Array:
    """An array of numpy's with the same numbers."""
    return numpy().frombuffer(found, dtype=found.typecode).copy() if found else numpy().empty(0, int)


def round_off(number: float) -> float:
    """A figure with three places."""
    return float(f"{number:.3f}")
