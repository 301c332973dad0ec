"""How long a level of the bots thinks: processor time a choice, over decisions of a game between greedy bots.

    python benchmarks/thinking.py GAME PLAYERS LEVEL [CHOICES]

A choice is a decision with at least two legal actions; so many (40) are taken, evenly from the beginning of
the game to its end. Prints their mean, the shortest and the longest.
"""

import sys
from time import process_time

from gridtown.bots import make
from gridtown.core.rng import Rng
from gridtown.study.bench import Bench


def main() -> None:
    """Measure, and print milliseconds."""
    name, players, level = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    choices = int(sys.argv[4]) if len(sys.argv) > 4 else 40
    bench = Bench(name, searchers=players)
    step = max(len(bench.decisions) // choices, 1)
    spent = []
    for view in bench.decisions[step // 2 :: step]:
        assert view.viewer is not None
        legal = bench.game.legal_actions(view.known, view.viewer)
        bot, began = make(level, bench.game, Rng(1)), process_time()
        bot.act(view, legal)
        spent.append(1000 * (process_time() - began))
    mean = sum(spent) / len(spent)
    print(f"{level}: {mean:.0f} ms a choice ({min(spent):.0f} to {max(spent):.0f}, {len(spent)} choices)")


if __name__ == "__main__":
    main()
