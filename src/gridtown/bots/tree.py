"""A tree of what may be chosen after a choice, grown by the playouts that go through it.

A node is a sequence of choices, whatever chance did between them (an open loop), so one node serves all
worlds that the search draws, and an action is looked at only where it is legal in the world at hand. A node
first follows the policy; the more often it is reached, the more other actions are tried, the most promising
first (progressive widening), and the better ones oftener, for whoever chooses. Where only the searcher's
choices are searched, and where several choose at once, the others do what is expected of opponents. Where
everybody's are, they still do so half of the time: nobody can be relied on to play worse than they might, nor
better than expected.
"""

from __future__ import annotations

from math import isqrt
from typing import Any, Final

from mypy_extensions import i64

from gridtown.bots.variance import scaled_variance
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
    """An action at a node: how often it was taken, and the sum of what came of it for whoever took it."""

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
    """The trees below the candidates of one search, who is `searcher`.

    everybody: whether the choices of all are searched, or the searcher's alone.
    """

    def __init__(self, game: Game[Any], everybody: bool = False) -> None:
        self.game = game
        self.everybody = everybody
        self.searcher: i64 = 0
        self._out = Choices()
        self._path: list[tuple[Edge, int]] = []
        self._count = 0
        self._sum = 0
        self._squares = 0

    def descend(self, node: Node, state: State, chance: Rng, lots: Rng) -> None:
        """Play `state` on in place as the tree below `node` says, until it ends or has nothing to say."""
        game, out = self.game, self._out
        together: i64 = 0  # who choose at once, also those of them who have chosen
        self._path.clear()
        while state.to_act:
            if state.to_act == CHANCE_ACTS:
                chance_acts(game, state, chance)
                together = 0
                continue
            if state.to_act & ~together:
                together = state.to_act
            player = game.offer(state, out)
            if out.count == 1:
                game.push(state, out.at(0))
                continue
            if player != self.searcher and (not self.everybody or together & (together - 1)):
                game.push(state, game.opponent_policy(state, player, out, lots))
                continue
            node.visits += 1
            if player != self.searcher and lots.below(2):
                edge = self._expected(node, state, player, lots)
            else:
                edge = self._choose(node, state, player, lots)
            self._path.append((edge, int(player)))
            game.push(state, edge.action)
            if edge.node is None:
                if edge.visits < RIPE or len(self._path) >= DEPTH:
                    return
                edge.node = Node()
            node = edge.node

    def learn(self, state: State, utility: i64) -> None:
        """Tell the choices on the way what came of them, for whoever made them: of `state`, where it ended.

        utility: that of the searcher, whose choices are the most.
        """
        for edge, player in self._path:
            gained = utility if player == self.searcher else self.game.utility(state, player)
            edge.visits += 1
            edge.sum += gained
            self._count += 1
            self._sum += int(gained)
            self._squares += int(gained) * int(gained)

    def _expected(self, node: Node, state: State, player: i64, lots: Rng) -> Edge:
        """The edge of what is expected of an opponent."""
        action = self.game.opponent_policy(state, player, self._out, lots)
        for edge in node.edges:
            if edge.action == action:
                return edge
        return self._enter(node, action)

    def _choose(self, node: Node, state: State, player: i64, lots: Rng) -> Edge:
        """The edge to follow: one that is legal in this world, tried seldom or found good."""
        open = [edge for edge in node.edges if self._is_legal(edge.action)]
        wanted = 1 if node.visits < RIPE else 1 + isqrt(int(node.visits) // WIDENING)
        if not open:
            open.append(self._enter(node, self.game.policy(state, player, self._out, lots)))
        elif len(open) < wanted and len(open) < self._out.count:
            open.append(self._enter(node, self._next(open, state, player)))
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

    def _next(self, open: list[Edge], state: State, player: i64) -> i64:
        """The most promising action that was not tried yet."""
        view = View(int(player), state)
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
        return isqrt(max(scaled_variance(self._count, self._sum, self._squares), 0)) // self._count
