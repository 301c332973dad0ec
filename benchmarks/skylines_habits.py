"""Habits of Skylines' policy, found by playing: an evolution strategy over whole games.

python benchmarks/skylines_habits.py [GENERATIONS [GAMES [SEED]]]

Needs numpy. Prints the habits after every tenth generation, to be put into
src/gridtown/games/skylines/evaluation/habits.py. The same numbers give the same habits. A generation of 360
games a candidate takes about six seconds of one core with the compiled modules.
"""

import math
import sys
from typing import Any, Final

import numpy as np

from gridtown.core.game import Setup
from gridtown.core.rng import Rng, derive_seed
from gridtown.core.rollout import Rollout
from gridtown.games.skylines.game import Skylines, load

SETUPS: Final = (
    *((2, "introduction"),) * 4, *((2, "1"),) * 4, (2, "2"), (2, "3"), (2, "4"), (2, "5"),
    (1, "introduction"), (3, "1"), (4, "introduction"), (1, "4"), (3, "4"), (4, "3"),
)  # fmt: skip
"""The games a candidate plays, over and over: players and scenario."""

FIRST_STEP: Final = 0.4
LARGEST_STEP: Final = 0.6
SHARE: Final = 0.3  # a step changes a habit by so much of itself, or by LEAST
LEAST: Final = 100
FINER: Final = {
    "doubt": 6, "escape": 6, "near": 6, "unpaid": 15, "demand": 15, "variety": 15, "hope": 15,
    "neighbors": 15, "rare": 15, "wide": 15,
}  # fmt: skip
AT_LEAST_ONE: Final = ("demand", "spending", "doubt", "unpaid", "capacity", "money")
LOST: Final = -15_000
"""What a lost game counts here."""


class Arena:
    """Plays games with candidates for habits. names: of the habits; steps: how far one step of each goes."""

    def __init__(self) -> None:
        self.game: Skylines = load()
        self.rollout = Rollout(self.game)
        self.setups: list[Setup] = [
            self.game.setup(players, {"scenario": scenario}) for players, scenario in SETUPS
        ]
        habits: Any = self.game.quick.habits
        self.names = [name for name in dir(habits) if not name.startswith("_")]
        now = np.array([float(getattr(habits, name)) for name in self.names])
        self.steps = np.array(
            [
                max(abs(SHARE * value), FINER.get(name, LEAST))
                for name, value in zip(self.names, now, strict=True)
            ]
        )
        self.start = now / self.steps

    def take(self, candidate: Any) -> dict[str, int]:
        """Let the policy have a candidate's habits."""
        found = {}
        for name, value in zip(self.names, candidate * self.steps, strict=True):
            found[name] = max(round(float(value)), 1 if name in AT_LEAST_ONE else -(1 << 40))
            setattr(self.game.quick.habits, name, found[name])
        return found

    def score(self, candidate: Any, seeds: list[int]) -> float:
        """What the candidate's games come to on average, in points."""
        self.take(candidate)
        total = 0
        for index, seed in enumerate(seeds):
            state = self.game.initial(self.setups[index % len(self.setups)])
            self.rollout.play(state, Rng(seed), Rng(seed, 1))
            total += max(int(self.game.estimate(state, 0)), LOST)
        return total / len(seeds) / 1000


class Evolution:
    """Covariance matrix adaptation, of the diagonal only (Ros and Hansen 2008)."""

    def __init__(self, start: Any, seed: int) -> None:
        n = len(start)
        self.random = np.random.default_rng(seed)
        self.size = 12 + int(3 * math.log(n))
        weights = math.log(self.size // 2 + 0.5) - np.log(np.arange(1, self.size // 2 + 1))
        self.weights = weights / weights.sum()
        mass = self.mass = float(1 / (self.weights**2).sum())
        self.middle, self.step = start.copy(), FIRST_STEP
        self.spread, self.path, self.way = np.ones(n), np.zeros(n), np.zeros(n)
        self.pace = (mass + 2) / (n + mass + 5)
        self.memory = (4 + mass / n) / (n + 4 + 2 * mass / n)
        self.one = 2 / ((n + 1.3) ** 2 + mass) * (n + 2) / 3
        self.many = min(1 - self.one, 2 * (mass - 2 + 1 / mass) / ((n + 2) ** 2 + mass) * (n + 2) / 3)
        self.usual = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self.drawn = np.zeros((self.size, n))

    def ask(self) -> Any:
        """The candidates of a generation."""
        self.drawn = self.random.standard_normal((self.size, len(self.middle)))
        return self.middle + self.step * self.drawn * np.sqrt(self.spread)

    def tell(self, scores: list[float]) -> None:
        """Learn from what they came to."""
        deviation = np.sqrt(self.spread)
        best = self.drawn[np.argsort(scores)[::-1][: len(self.weights)]] * deviation
        shift = self.weights @ best
        self.middle = self.middle + self.step * shift
        fresh = math.sqrt(self.pace * (2 - self.pace) * self.mass)
        self.path = (1 - self.pace) * self.path + fresh * shift / deviation
        fresh = math.sqrt(self.memory * (2 - self.memory) * self.mass)
        self.way = (1 - self.memory) * self.way + fresh * shift
        kept = (1 - self.one - self.many) * self.spread
        self.spread = kept + self.one * self.way**2 + self.many * (self.weights @ best**2)
        length = float(np.linalg.norm(self.path))
        self.step *= math.exp(min(1.0, self.pace / (1 + self.pace) * (length / self.usual - 1)))
        self.step = min(self.step, LARGEST_STEP)


def main() -> None:
    """Evolve, and print what was found."""
    generations, games, seed = [int(text) for text in sys.argv[1:]] + [60, 360, 15][len(sys.argv) - 1 :]
    arena = Arena()
    evolution = Evolution(arena.start, seed)
    for generation in range(1, generations + 1):
        seeds = [derive_seed(seed, generation << 20 | index) for index in range(games)]
        evolution.tell([arena.score(candidate, seeds) for candidate in evolution.ask()])
        if generation % 10 == 0 or generation == generations:
            seeds = [derive_seed(seed, index) for index in range(1500)]
            print(f"# generation {generation}: {arena.score(evolution.middle, seeds):.2f} points a game")
            for name, value in arena.take(evolution.middle).items():
                print(f"    {name}: i64 = {value}")


if __name__ == "__main__":
    main()
