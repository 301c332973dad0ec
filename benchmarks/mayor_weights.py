"""Weights of Mayor's quick player, from games that it plays against itself and the greedy one.

python benchmarks/mayor_weights.py --players 2 [--rounds 40] [--games 400] [--seed 1] [--greedy 0]

Run it with the compiled rules installed. It starts from the weights in plan_weights.py and tries a dozen
others around them each round, in games against earlier ones and (--greedy percent of them) the greedy player,
every variant in turn; it moves towards the best four and says now and then where it is.
"""

import argparse
import json
import math
import random
from typing import Any, Final

from gridtown.core.outcome import rank
from gridtown.games.mayor.evaluation.arena import Arena
from gridtown.games.mayor.evaluation.plan_weights import WEIGHTS, PlanWeights
from gridtown.games.mayor.evaluation.policy import Planner
from gridtown.games.mayor.game import Mayor, load
from gridtown.games.mayor.state import MayorState

YES_NO: Final = ("no", "yes")
VARIANTS: Final = [{"events": events, "amenities": amenities} for events in YES_NO for amenities in YES_NO]
KEPT: Final = {"haste"}
"""What is not tuned: it only keeps games from standing still."""

LAMBDA, MU = 12, 4
MARGIN: Final = 0.004
"""How much a point of margin counts beside the share of wins."""

Weights = dict[str, float]


def shares(scores: list[int]) -> list[float]:
    """The share of the win of each player."""
    places = rank(scores)
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


class Field:
    """Games of one number of players in all variants."""

    def __init__(self, players: int) -> None:
        self.game: Mayor = load()
        self.players = players
        self.setups = [self.game.setup(players, variant) for variant in VARIANTS]

    def start(self, index: int) -> MayorState:
        """The state before the first of all actions of a game."""
        return self.game.initial(self.setups[index % len(self.setups)])

    def planner(self, weights: Weights) -> Planner:
        """A quick player with these weights."""
        own: Any = PlanWeights(self.players)
        for name, weight in weights.items():
            setattr(own, name, round(weight))
        return Planner(self.game.tables, own)

    def strength(self, planner: Planner, others: list[Planner | None], games: int, seed: int) -> float:
        """The share of wins against others, seats and variants in turn; the margin counts a little."""
        total = 0.0
        for index in range(games):
            seat, pair = index % self.players, index // self.players
            planners: list[Planner | None] = [others[pair % len(others)]] * self.players
            planners[seat] = planner
            scores = Arena(self.game, planners).play(self.start(pair), (seed << 20) + pair)
            best = max(score for player, score in enumerate(scores) if player != seat)
            total += shares(scores)[seat] + MARGIN * (scores[seat] - best)
        return total / games

    def strength_among(
        self, planner: Planner, others: list[Planner | None], games: int, greedy: int, seed: int
    ) -> float:
        """The same with `greedy` percent of the games against the greedy player."""
        among = games * (100 - greedy) // 100
        parts: list[tuple[list[Planner | None], int]] = [(others, among), ([None], games - among)]
        return sum(self.strength(planner, rest, n, seed) * n for rest, n in parts if n) / games


def tune(players: int, rounds: int, games: int, seed: int, greedy: int) -> None:
    """An evolution strategy with a step of its own for each weight, which are scaled rather than shifted."""
    field, lots = Field(players), random.Random(seed)
    centre: Weights = {name: float(weight) for name, weight in WEIGHTS[players].items() if name not in KEPT}
    step = dict.fromkeys(centre, 0.25)
    pool: list[Planner | None] = [field.planner(centre)]
    ranks = [math.log(LAMBDA / 2 + 1) - math.log(place + 1) for place in range(MU)]
    shares_of = [weight / sum(ranks) for weight in ranks]
    for turn in range(1, rounds + 1):
        tried: list[tuple[float, int, Weights]] = []
        for _ in range(LAMBDA // 2):
            way = {name: lots.gauss(0, 1) for name in centre}
            for sign in (1, -1):
                there = {name: sign * way[name] for name in centre}
                weights = {name: value * math.exp(step[name] * there[name]) for name, value in centre.items()}
                planner = field.planner(weights)
                found = field.strength_among(planner, pool[-4:], games, greedy, (seed << 12) + turn)
                tried.append((found, len(tried), there))
        best = [there for _, _, there in sorted(tried, reverse=True)[:MU]]
        for name in centre:
            shift = sum(share * there[name] for share, there in zip(shares_of, best, strict=True))
            spread = sum(share * there[name] ** 2 for share, there in zip(shares_of, best, strict=True))
            centre[name] *= math.exp(0.8 * step[name] * shift)
            step[name] = min(max(step[name] * math.exp(0.12 * (spread - 1)), 0.03), 0.5)
        if turn % 10 == 0 or turn == rounds:
            now = field.planner(centre)
            gain = field.strength(now, pool[:1], 1000, seed), field.strength(now, pool[-1:], 1000, seed + 1)
            against = field.strength(now, [None], 400, seed + 2)
            pool.append(now)
            said = {name: int(value + 0.5) for name, value in centre.items()}
            print(f"round {turn}: {gain[0]:.3f} against the start, {gain[1]:.3f} against the last,", end=" ")
            print(f"{against:.3f} against greedy\n{json.dumps(said)}", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--greedy", type=int, default=0, choices=range(101), metavar="PERCENT")
    asked = parser.parse_args()
    tune(asked.players, asked.rounds, asked.games, asked.seed, asked.greedy)


if __name__ == "__main__":
    main()
