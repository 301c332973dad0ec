"""A tree of what the searcher may do after a choice, grown by the playouts that go through it.

A node is a sequence of the searcher's choices, whatever chance and the others did between them (an open
loop), so one node serves all worlds that the search draws, and an action is looked at only where it is legal
in the world at hand. A node first follows the policy; the more often it is reached, the more other actions
are tried, the most promising first (progressive widening), and the better ones oftener. The others do what is
expected of opponents, as in the playout below.
"""

from __future__ import annotations

from math import isqrt
from typing import Any, Final

from mypy_extensions import i64

from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.rollout import chance_acts
from gridtown.core.state import CHANCE_ACTS, State
from gridtown.core.view import View

RIPE: Final = 6
"""Visits after which a node tries something else than the policy's choice."""

WIDENING: Final = 12
"""A further action for every so many visits, and rarer later: their square root counts."""

CURIOSITY: Final = 60
"""How much weight the spread of results gives to actions that were tried seldom, in hundredths."""

DEPTH: Final = 12
"""Most choices below each other in the tree."""


class Edge:
    """An action at a node: how often it was taken, and the sum of what came of it for the searcher."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.visits: i64 = 0
        self.sum: i64 = 0
        self.node: Node | None = None


class Node:
    """A place in the tree. edges: the actions tried, in the order in which they came in."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.edges: list[Edge] = []


class Tree:
    """The trees below the candidates of one search, who is `searcher`."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.searcher: i64 = 0
        self._out = Choices()
        self._path: list[Edge] = []
        self._count = 0
        self._sum = 0
        self._squares = 0

    def descend(self, node: Node, state: State, chance: Rng, lots: Rng) -> None:
        """Play `state` on in place as the tree below `node` says, until it ends or has nothing to say."""
        game, out = self.game, self._out
        self._path.clear()
        while state.to_act:
            if state.to_act == CHANCE_ACTS:
                chance_acts(game, state, chance)
                continue
            player = lowest(state.to_act)
            out.clear()
            game.generate(state, player, out)
            if out.count == 0:
                raise game.stuck(state, int(player))
            if out.count == 1:
                game.push(state, out.at(0))
                continue
            if player != self.searcher:
                game.push(state, game.opponent_policy(state, player, out, lots))
                continue
            node.visits += 1
            edge = self._choose(node, state, lots)
            self._path.append(edge)
            game.push(state, edge.action)
            if edge.node is None:
                if edge.visits < RIPE or len(self._path) >= DEPTH:
                    return
                edge.node = Node()
            node = edge.node

    def learn(self, utility: i64) -> None:
        """Tell the choices on the way what came of them for the searcher."""
        for edge in self._path:
            edge.visits += 1
            edge.sum += utility
            self._count += 1
            self._sum += int(utility)
            self._squares += int(utility) * int(utility)

    def _choose(self, node: Node, state: State, lots: Rng) -> Edge:
        """The edge to follow: one that is legal in this world, tried seldom or found good."""
        open = [edge for edge in node.edges if self._is_legal(edge.action)]
        wanted = 1 if node.visits < RIPE else 1 + isqrt(int(node.visits) // WIDENING)
        if not open:
            open.append(self._enter(node, self.game.policy(state, self.searcher, self._out, lots)))
        elif len(open) < wanted and len(open) < self._out.count:
            open.append(self._enter(node, self._next(open, state)))
            return open[-1]
        if len(open) == 1:
            return open[0]
        spread = self._spread()
        best, most = open[0], -(1 << 60)
        total = isqrt(int(node.visits) * 10000)
        for edge in open:
            if edge.visits == 0:
                return edge
            worth = int(edge.sum) // int(edge.visits)
            worth += CURIOSITY * spread * total // (10000 * (1 + int(edge.visits)))
            if worth > most:
                best, most = edge, worth
        return best

    def _is_legal(self, action: i64) -> bool:
        index: i64 = 0
        while index < self._out.count:
            if self._out.at(index) == action:
                return True
            index += 1
        return False

    def _next(self, open: list[Edge], state: State) -> i64:
        """The most promising action that was not tried yet."""
        view = View(int(self.searcher), state)
        tried = [int(edge.action) for edge in open]
        actions = [action for action in self._out.to_list() if action not in tried]
        values = [self.game.value(view, action) for action in actions]
        return actions[values.index(max(values))]

    def _enter(self, node: Node, action: i64) -> Edge:
        edge = Edge(action)
        node.edges.append(edge)
        return edge

    def _spread(self) -> int:
        if self._count < 2:
            return 0
        return isqrt(max(self._count * self._squares - self._sum * self._sum, 0)) // self._count
