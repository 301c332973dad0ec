"""How long a level of the bots thinks: processor time a choice, in games of one such bot against Steady.

    python benchmarks/thinking.py GAME PLAYERS LEVEL [ROUNDS]

A choice is a decision with at least two legal actions. In each round (8 of them, at least 2) the bot sits in
each seat once. Prints the mean of the games' means with its standard error, the games that it thinks about
least and most, and the longest choice. Random decisions a second are counted before each game: they tell
how fast the machine was, and whether it was so all the time.
"""

import sys
from collections.abc import Iterator
from statistics import fmean, median, stdev
from time import process_time
from typing import Any

from gridtown.bots import make
from gridtown.core.game import Game
from gridtown.core.play import Play
from gridtown.core.rng import Rng, derive_seed
from gridtown.games import load
from gridtown.study.bench import Bench

SEED = 1
PROBE = 0.3
"""Seconds of random games before each game."""


def thought(game: Game[Any], players: int, level: str, number: int) -> Iterator[float]:
    """Milliseconds of processor time, one for each choice of the bot in a game."""
    seed = derive_seed(SEED, number)
    play, thinker = Play(game, game.setup(players), seed), number % players
    bots = [
        make(level if seat == thinker else "greedy", game, Rng(seed, 1 + seat)) for seat in range(players)
    ]
    while not play.over:
        seat = game.players_to_act(play.state)[0]
        view, legal = game.view(play.state, seat), game.legal_actions(play.state, seat)
        began = process_time()
        action = bots[seat].act(view, legal) if len(legal) > 1 else legal[0]
        if seat == thinker and len(legal) > 1:
            yield 1000 * (process_time() - began)
        play.apply(action)


def main() -> None:
    """Measure, and print milliseconds."""
    name, players, level = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    games = players * max(int(sys.argv[4]) if len(sys.argv) > 4 else 8, 2)
    game, bench = load(name), Bench(name, players)
    speeds, spent = [], []
    for number in range(games):
        speeds.append(bench.random(PROBE)["decisions_per_second"])
        spent.append(list(thought(game, players, level, number)))
    means = [fmean(each) for each in spent]
    print(f"{level}: {fmean(means):.0f} ± {stdev(means) / games**0.5:.0f} ms a choice,", end=" ")
    print(f"by game {min(means):.0f} to {max(means):.0f}, the longest {max(map(max, spent)):.0f}")
    print(f"{sum(map(len, spent))} choices in {games} games; random decisions a second", end=" ")
    print(f"{min(speeds):.0f} to {max(speeds):.0f}, median {median(speeds):.0f}")


if __name__ == "__main__":
    main()
