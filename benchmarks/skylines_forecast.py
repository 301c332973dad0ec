"""Weights of Skylines' forecast, fitted to games of the policy by its first weights.

python benchmarks/skylines_forecast.py [GAMES [SEED]] > forecast_weights.py

Needs numpy. The weights go to src/gridtown/games/skylines/evaluation. How well they tell the results of
games that they were not fitted to (variance explained, and what a point more that they promise turns out to
be worth) is printed on the error channel. 7,000 games of each kind of map take about fifteen seconds of one
core with the compiled modules.
"""

import sys
from typing import Any, Final

import numpy as np

from gridtown.core.rng import Rng, derive_seed
from gridtown.core.rollout import Rollout
from gridtown.games.skylines.evaluation.facts import FACTS
from gridtown.games.skylines.evaluation.forecast import LEFT
from gridtown.games.skylines.game import Skylines, load

SLIPS: Final = 60
"""Of a thousand turns, how many begin with a choice left to chance."""

RIDGE: Final = 5.0
HELD_OUT: Final = 5
"""One game in so many is only measured on."""

KINDS: Final = (
    ((2, "introduction"), (2, "introduction"), (2, "introduction"), (1, "introduction"), (3, "introduction"),
     (4, "introduction")),
    tuple((players, scenario) for scenario in "12345" for players in (2, 2, 1, 3, 4)),
)  # fmt: skip
"""The setups with up to three pieces, and those with four."""

HEAD: Final = '''"""Weights of the forecast: `benchmarks/skylines_forecast.py` makes them."""

from typing import Final

WEIGHTS: Final[tuple[tuple[int, ...], ...]] = ('''
FOOT: Final = ''')
"""By 4 * (0: up to three pieces, 1: four) + Milestones left - 1: the worth of each fact in thousandths."""'''


class Sample:
    """Positions between turns: their facts, the Milestones left, the points still to come, the game."""

    def __init__(self) -> None:
        self.facts: list[list[int]] = []
        self.left: list[int] = []
        self.points: list[float] = []
        self.games: list[int] = []

    def play(self, game: Skylines, setup: tuple[int, str], number: int, seed: int) -> None:
        """Add a game's."""
        chance, lots, slips = Rng(seed), Rng(seed, 1), Rng(seed, 2)
        rollout, facts = Rollout(game, 1), game.forecast.facts
        state = game.initial(game.setup(setup[0], {"scenario": setup[1]}))
        skylines: list[int] = []
        while True:
            rollout.play(state, chance, lots)
            if not state.to_act:
                break
            facts.read(state)
            self.facts.append([int(value) for value in facts.value])
            self.left.append(min(max(int(facts.left), 1), LEFT))
            self.games.append(number)
            skylines.append(int(state.skyline))
            if slips.below(1000) < SLIPS:
                actions = game.legal_actions(state, game.players_to_act(state)[0])
                game.push(state, actions[int(slips.below(len(actions)))])
        result = int(game.estimate(state, 0)) / 1000
        self.points += [result - skyline for skyline in skylines]


def fitted(sample: Sample, kind: int) -> Any:
    """The weights by Milestones left; what they explain is told on the error channel."""
    facts, points = np.array(sample.facts, float), np.array(sample.points)
    left, games = np.array(sample.left), np.array(sample.games)
    weights = np.zeros((LEFT, FACTS))
    for number in range(1, LEFT + 1):
        known = (left == number) & (games % HELD_OUT != 0)
        if not known.any():
            weights[number - 1] = weights[number - 2]
            continue
        x = facts[known]
        weights[number - 1] = np.linalg.solve(x.T @ x + RIDGE * np.eye(FACTS), x.T @ points[known])
        fresh = (left == number) & (games % HELD_OUT == 0)
        said, true = facts[fresh] @ weights[number - 1], points[fresh]
        told = 1 - ((true - said) ** 2).mean() / true.var()
        slope = np.cov(true, said)[0, 1] / said.var()
        print(f"kind {kind}, {number} left: R² {told:.3f}, slope {slope:.3f}, n {len(true)}", file=sys.stderr)
    return weights


def main() -> None:
    """Print the module."""
    count, seed = [int(text) for text in sys.argv[1:]] + [7000, 17][len(sys.argv) - 1 :]
    game = load()
    print(HEAD)
    for kind, setups in enumerate(KINDS):
        sample = Sample()
        for number in range(count):
            sample.play(game, setups[number % len(setups)], number, derive_seed(seed, kind << 24 | number))
        for row in fitted(sample, kind):
            print(f"    ({', '.join(str(round(1000 * weight)) for weight in row)}),")
    print(FOOT)


if __name__ == "__main__":
    main()
