"""What is learned in a training: how its games are played, and what is made of them."""

from __future__ import annotations

import io
import zlib
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

from gridtown.core.game import Game
from gridtown.core.rng import derive_seed
from gridtown.core.weights import identity, weights_name
from gridtown.games import load
from gridtown.study.fit import Array, CannotTrain, numpy

Told = Callable[[str, int, int], None]
"""Told what is being done, how much of it is finished, and how much it is in all."""

POLICY: Final = "policy"
VALUE: Final = "value"

CHUNK: Final = 50
"""Games in a file of examples, at most."""

HELD_OUT: Final = 10
"""One chunk in so many, and always the first, is not learned from, but measured on."""


@dataclass(frozen=True)
class Training:
    """What is to be trained.

    what: POLICY or VALUE. games: a round; where weights are tuned, of each candidate. At a value, units and
    epochs of the net, and slips: decisions of a thousand left to chance. At a policy that is learned from
    choices, playouts: of each of these.
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


@dataclass(frozen=True)
class Chunk:
    """Some games of a round, from `first` on. weights: those of the round before; None in the first."""

    training: Training
    round: int
    number: int
    first: int
    games: int
    weights: bytes | None

    def seeds(self) -> Iterator[int]:
        """The seed of each of its games."""
        first = (self.round << 20) + self.first
        return (derive_seed(self.training.seed, index) for index in range(first, first + self.games))


class Lesson(ABC):
    """One way of learning what a game can learn.

    learns: what, in words. gains: what the gain in its files is, in words. ending: of its files. header_keys:
    which numbers of the training they tell. remembers: whether a round learns from the games of earlier ones,
    too. usual_games, usual_rounds: if nothing else is asked for.
    """

    learns: str
    gains: str
    ending: str
    header_keys: tuple[str, ...]
    remembers: bool
    usual_games: int
    usual_rounds: int = 2

    def __init__(self, training: Training) -> None:
        self.training = training
        self.game: Game[Any] = load(training.game)
        self.setup = self.game.setup(training.players, dict(training.options))

    def rounds(self) -> int:
        """How many rounds there are."""
        return self.training.rounds

    def title(self, round: int) -> str:
        """What a round is called."""
        return f"round {round} of {self.training.rounds}"

    def mark(self) -> str:
        """A mark of what else the weights hang on; a training with another one is another training."""
        return ""

    @abstractmethod
    def read_header(self, weights: bytes) -> dict[str, Any]:
        """What a file of weights says of itself. Raises GridtownError where it is damaged."""

    def check(self, weights: bytes, round: int) -> None:
        """Raise GridtownError or ValueError where these are not the training's weights after this round."""
        found = self.read_header(weights)
        for key, wanted in self.header(round).items():
            if found.get(key) != wanted:
                raise ValueError(f"its {key} is {found.get(key)}, not {wanted}")

    def chunks(self, round: int, weights: bytes | None) -> list[Chunk]:
        """All games of a round: at least two chunks, so that there is one to measure on."""
        games = self.training.games
        size = min(CHUNK, (games + 1) // 2)
        return [
            Chunk(self.training, round, number, first, min(size, games - first), weights)
            for number, first in enumerate(range(0, games, size))
        ]

    @abstractmethod
    def play(self, chunk: Chunk) -> bytes:
        """What is learned from in the games of a chunk, as a file of numpy's."""

    @abstractmethod
    def fit(self, round: int, files: Sequence[list[Path]], weights: bytes | None, told: Told) -> bytes:
        """The file of weights after a round.

        files: of the chunks of this round; where it `remembers`, of all up to it, by round. weights: those of
        the round before. Raises CannotTrain where the games say too little.
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
            **{key: value for key, value in asdict(training).items() if key in self.header_keys},
            "round": round,
            "seed": f"{training.seed:032x}",
        }


def learned(files: list[Path]) -> list[Path]:
    """Those of a round's files that are learned from."""
    return [file for number, file in enumerate(files) if number % HELD_OUT]


def measured(files: list[Path]) -> list[Path]:
    """Those of a round's files that are not learned from, but measured on."""
    return files[::HELD_OUT]


def read_parts(file: Path, *names: str) -> dict[str, Array]:
    """The arrays of these names in a file of numpy's. Raises CannotTrain where it is damaged."""
    try:
        with file.open("rb") as opened, numpy().load(opened) as parts:
            return {name: parts[name] for name in names}
    except (BadZipFile, EOFError, KeyError, OSError, TypeError, ValueError, zlib.error) as fault:
        raise CannotTrain(
            f"{file} can't be read: {fault}; delete it, and its games are played again"
        ) from fault


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
