"""Makes NEOM's forecast: what a turn's promise comes to, by players and turn.

python benchmarks/neom_points.py [GAMES [SEED]]

Plays games by the policy, so many results (20,000) for each number of players, fits a line to promise
and points at each turn by least squares, and writes the tables of evaluation/points.py. To be run after each
change of the policy, with the compiled rules: a minute of one core.
"""

import re
import sys
from pathlib import Path
from typing import Final

from gridtown.core.rng import Rng, derive_seed
from gridtown.core.rollout import Rollout
from gridtown.games import load
from gridtown.games.neom.evaluation.planner import Planner
from gridtown.games.neom.game import Neom
from gridtown.games.neom.state import GENERATIONS, TURNS

WHERE: Final = Path(__file__).parent.parent / "src/gridtown/games/neom/evaluation/points.py"
MOST_PLAYERS: Final = 5
ROW: Final = 7
"""Numbers in a line."""


class Line:
    """A straight line through what was seen, by least squares."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int]] = []

    def fitted(self) -> tuple[int, int]:
        """Where it begins, and its slope in thousandths."""
        n = len(self.seen)
        x, y = sum(x for x, _ in self.seen) / n, sum(y for _, y in self.seen) / n
        spread = sum((each - x) ** 2 for each, _ in self.seen)
        slope = sum((each - x) * (points - y) for each, points in self.seen) / spread
        return round(y - slope * x), round(1000 * slope)


def play(game: Neom, planner: Planner, players: int, seed: int, lines: list[Line]) -> None:
    """Add a game's promises, and what came of them, to the lines of its turns."""
    state, chance, lots = game.initial(game.setup(players)), Rng(seed), Rng(seed, 1)
    rollout, promises = Rollout(game, 1), dict[int, list[int]]()
    while state.to_act:
        rollout.play(state, chance, lots)
        turn = TURNS * (int(state.generation) - 1) + int(state.turn) - 1
        if state.to_act and turn not in promises:
            promises[turn] = [int(planner.promise(state, player)) for player in range(players)]
    for turn, each in promises.items():
        for promise, points in zip(each, game.standing(state), strict=True):
            lines[turn].seen.append((promise, 1000 * points))


def table(name: str, numbers: list[int]) -> str:
    """One of the tables, as it stands in the module."""
    rows = [numbers[start : start + ROW] for start in range(0, len(numbers), ROW)]
    text = "".join("    " + ", ".join(map(str, row)) + ",\n" for row in rows)
    return f"{name}: Final = vec[i64]([\n{text}])"


def main() -> None:
    """Play, fit, and write."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    game = load("neom")
    assert isinstance(game, Neom)
    planner, fitted = game.planner(), list[tuple[int, int]]()
    for players in range(1, MOST_PLAYERS + 1):
        lines = [Line() for _ in range(GENERATIONS * TURNS)]
        for index in range(games // players):
            play(game, planner, players, derive_seed(seed, index), lines)
        fitted += [line.fitted() for line in lines]
    text = WHERE.read_text()
    for name, numbers in (("BASE", [base for base, _ in fitted]), ("SLOPE", [slope for _, slope in fitted])):
        text = re.sub(rf"{name}: Final = vec\[i64\]\(\[\n[^]]*\]\)", table(name, numbers), text)
    WHERE.write_text(text)


if __name__ == "__main__":
    main()
