"""What one build's searches find, so that two builds can be compared.

Run as a program it prints the answers as JSON.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

from gridtown.bots.search import Search, chosen
from gridtown.bots.tree import Node
from gridtown.core.effort import BEST, STRONG, Effort
from gridtown.core.game import Game
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.games import load

TABLES = (("neom", 1), ("neom", 4), ("mayor", 2), ("mayor", 4), ("skylines", 2))
WIDTH = 6
MOMENTS = (3, 40)
"""After how many actions it is searched, where there is something to choose."""

SHARES = {STRONG: 50, BEST: 5}
"""Percent of its effort that each level may take here: enough for trees that branch."""


def positions(game: Game[Any], players: int) -> Iterator[tuple[Any, list[int]]]:
    """Views of a random game, with what may be done there."""
    for moment in MOMENTS:
        play, lots = Play(game, game.setup(players), moment), Rng(moment)
        while not play.over:
            player = game.players_to_act(play.state)[0]
            legal = game.legal_actions(play.state, player)
            if len(play.record.actions) >= moment and len(legal) > 1:
                yield game.view(play.state, player), legal
                break
            play.apply(legal[int(lots.below(len(legal)))])


def searches(name: str, players: int) -> Iterator[tuple[Effort, Search]]:
    """Searches that have come to their end, by both levels at each position."""
    game = load(name)
    for view, legal in positions(game, players):
        for level, share in SHARES.items():
            effort = game.effort(view.known, level).share(share)
            search = Search(game, Rng(5), effort)
            search.begin(view, legal)
            search.finish()
            yield effort, search


def shape(node: Node) -> tuple[int, int]:
    """Most choices below each other in a tree, and most actions tried at one place."""
    below = [shape(edge.node) for edge in node.edges if edge.node is not None]
    deepest = max((deep for deep, _ in below), default=0)
    return deepest + bool(node.edges), max([len(node.edges), *(wide for _, wide in below)])


def searched(name: str, players: int) -> list[list[int]]:
    """A row a search: the choice, then of each candidate `WIDTH` numbers.

    The action, its worlds, their sum and squares, how deep the tree below it is, and how wide.
    """
    rows = []
    for effort, search in searches(name, players):
        row = [int(chosen(search.candidates, effort).action)]
        for one in search.candidates:
            row += [int(one.action), int(one.worlds), int(one.sum), int(one.squares), *shape(one.node)]
        rows.append(row)
    return rows


if __name__ == "__main__":
    json.dump([searched(name, players) for name, players in TABLES], sys.stdout)
