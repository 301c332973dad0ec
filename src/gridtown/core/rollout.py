"""Playouts that follow a game's policies, to the end or until they can be estimated."""

from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from gridtown.core.choices import Choices
from gridtown.core.game import Game
from gridtown.core.playout import LIMIT
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State

S = TypeVar("S", bound=State)


OCCASIONS: Final = 1_000_000
"""Where the numbers of occasions begin in a stream; what comes before is for draws without one."""


def chance_acts(game: Game[S], state: S, chance: Rng) -> None:
    """Let chance act on `state` in place: with the same `chance`, the same wherever the occasion is."""
    occasion = game.occasion(state)
    if occasion >= 0:
        chance.seek(OCCASIONS + occasion)
    game.push(state, game.draw(state, chance))


EVERYBODY: Final = -1


class Rollout(Generic[S]):
    """Plays states on as the policy of `game` does.

    horizon: decisions of players after which it stops as soon as the state is settled. searcher: who alone
    follows the policy, while the others do what is expected of opponents; EVERYBODY: all follow it.
    """

    def __init__(self, game: Game[S], horizon: i64 = LIMIT, searcher: i64 = EVERYBODY) -> None:
        self.game = game
        self.horizon = horizon
        self.searcher = searcher
        self._out = Choices()

    def play(self, state: S, chance: Rng, lots: Rng) -> i64:
        """Play `state` on in place; returns the decisions made.

        chance: draws what is hidden, from its position on. lots: decides between equals. Raises InvalidGame
        where somebody is asked who may do nothing.
        """
        game, out = self.game, self._out
        decisions: i64 = 0
        plies: i64 = 0
        while state.to_act and plies < LIMIT:
            plies += 1
            if state.to_act == CHANCE_ACTS:
                chance_acts(game, state, chance)
                continue
            if decisions >= self.horizon and game.settled(state):
                break
            player = game.offer(state, out)
            if out.count == 1:
                game.push(state, out.at(0))
                continue
            decisions += 1
            if player == self.searcher or self.searcher == EVERYBODY:
                game.push(state, game.policy(state, player, out, lots))
            else:
                game.push(state, game.opponent_policy(state, player, out, lots))
        return decisions
