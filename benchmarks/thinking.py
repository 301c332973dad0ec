"""How long a level of the bots thinks: processor time a choice, over decisions of games between Steady.

    python benchmarks/thinking.py GAME PLAYERS LEVEL [CHOICES [GAMES]]

A choice is a decision with at least two legal actions; as many (40) are taken from each game (3), evenly from
its beginning to its end. Prints the mean of all, and the shortest and longest.
"""

import sys
from itertools import islice
from time import process_time
from typing import Any

from gridtown.bots import make
from gridtown.core.game import Game
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.games import load


def decisions(game: Game[Any], players: int, seed: int) -> list[tuple[View[Any], list[int]]]:
    """What is seen at each choice of a game between Steady, and what may be done."""
    play, found = Play(game, game.setup(players), seed), []
    bots = [make("steady", game, Rng(seed, 1 + player)) for player in range(players)]
    while not play.over:
        player = game.players_to_act(play.state)[0]
        view, legal = game.view(play.state, player), game.legal_actions(play.state, player)
        if len(legal) > 1:
            found.append((view, legal))
        play.apply(bots[player].act(view, legal))
    return found


def main() -> None:
    """Measure, and print milliseconds."""
    game, players, level = load(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    choices = int(sys.argv[4]) if len(sys.argv) > 4 else 40
    games = int(sys.argv[5]) if len(sys.argv) > 5 else 3
    spent = []
    for seed in range(1, games + 1):
        found = decisions(game, players, seed)
        for view, legal in islice(found, len(found) // choices // 2, None, max(len(found) // choices, 1)):
            bot, began = make(level, game, Rng(seed, 99)), process_time()
            bot.act(view, legal)
            spent.append(1000 * (process_time() - began))
    mean = sum(spent) / len(spent)
    print(f"{level}: {mean:.0f} ms a choice ({min(spent):.0f} to {max(spent):.0f}, {len(spent)} choices)")


if __name__ == "__main__":
    main()
