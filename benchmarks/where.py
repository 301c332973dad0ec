"""Time of random games by kind of action: asking for actions and carrying one out.

python benchmarks/where.py [GAMES] [GAME]
"""

import sys
from collections import defaultdict
from time import perf_counter
from typing import Any

from gridtown.core.action import CHANCE
from gridtown.core.build import NAME
from gridtown.core.choices import Choices
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.games import load, names

Times = dict[tuple[str, str], list[float]]


def one_game(game: Game[Any], seed: int, times: Times) -> None:
    """Play a random game of four, or of as many as can; add seconds by step and kind of action."""
    setup = game.setup(min(4, game.facts.players[1]))
    state, rng, out = game.initial(setup), Rng(seed), Choices()
    while players := game.players_to_act(state):
        began = perf_counter()
        if players[0] == CHANCE:
            action = game.draw(state, rng)
        else:
            out.clear()
            game.generate(state, players[0], out)
            action = out.at(rng.below(out.count))
        asked = perf_counter()
        game.push(state, action)
        done = perf_counter()
        said = game.write_action(action).split()
        word = said[0] if players[0] == CHANCE else said[1]
        times[word, "ask"].append(asked - began)
        times[word, "push"].append(done - asked)


def main(games: int, name: str) -> None:
    """Print a table of shares."""
    game, times = load(name), defaultdict[tuple[str, str], list[float]](list)
    for seed in range(games):
        one_game(game, seed, times)
    total = sum(sum(each) for each in times.values())
    print(f"{name}, {NAME}: {games} games, {total / games * 1e6:.0f} µs a game")
    for (word, step), each in sorted(times.items(), key=lambda item: -sum(item[1])):
        mean = sum(each) / len(each) * 1e6
        print(f"{word:8} {step:5} {sum(each) / total:6.1%}  {len(each) / games:6.1f} a game  {mean:6.2f} µs")


if __name__ == "__main__":
    wanted = dict(enumerate(sys.argv))
    main(int(wanted.get(1, 200)), wanted.get(2, names()[0]))
