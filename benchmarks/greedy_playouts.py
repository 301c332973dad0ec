"""Playouts a second by the greedy bots there were before there was a search: what the goals are ten times of.

    python greedy_playouts.py GAME PLAYERS [SECONDS]

To be run by the Python of a compiled checkout of a7725dcd, whose names it uses. Worlds are drawn at the
decisions of a game between greedy bots, at each as often as at any other, and played to the end by greedy
bots that see all.
"""

import sys
from time import process_time
from typing import Any

from gridtown.bots import make
from gridtown.core.choices import Choices
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.view import View
from gridtown.games import load


def play(game: Any, state: Any, chance: Rng, bots: list[Any], views: list[Any] | None = None) -> None:
    """Play a game to its end; `views` takes what was seen at each decision."""
    out = Choices()
    while state.active:
        if state.active == CHANCE_ACTS:
            game.push(state, game.draw(state, chance))
            continue
        player = int(state.active & -state.active).bit_length() - 1
        out.clear()
        game.generate(state, player, out)
        if out.count == 1:
            game.push(state, out.at(0))
            continue
        if views is not None:
            views.append(game.view(state, player))
        legal = [out.at(index) for index in range(out.count)]
        game.push(state, bots[player].act(View(player, state), legal))


def main() -> None:
    """Measure, and print playouts a second of processor time."""
    game, players = load(sys.argv[1]), int(sys.argv[2])
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 1.5
    bots = [make("greedy", game, Rng(1, 1 + player)) for player in range(players)]
    views: list[Any] = []
    play(game, game.initial(game.setup(players)), Rng(5), bots, views)
    rng, done, began = Rng(9), 0, process_time()
    while (passed := process_time() - began) < seconds or not done:
        for view in views:
            play(game, game.determinize(view, rng), Rng(done), bots)
            done += 1
    print(round(done / passed))


if __name__ == "__main__":
    main()
