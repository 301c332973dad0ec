"""The skilled bot: the game's policy, which has learned from its own games where there are weights for it."""

from typing import Any

from mypy_extensions import mypyc_attr

from gridtown.bots.greedy import GreedyBot
from gridtown.core.choices import Choices
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class SkilledBot(GreedyBot):
    """Follows the policy, where the game trusts it, else its values: no search, and as quick as greedy."""

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        if not self.game.trusts_policy(view.known):
            return super().act(view, legal_actions)
        return decide(self.game, self.rng, view, legal_actions)


def decide(game: Game[Any], rng: Rng, view: View[Any], legal_actions: list[int]) -> int:
    """The policy's choice for the viewer of `view`, by its value where the policy's is not among them.

    A policy may go through what the rules allow by itself, and somebody may ask of fewer actions: a study of
    games without a thing, say.
    """
    if len(legal_actions) == 1:
        return legal_actions[0]
    assert view.viewer is not None
    out = Choices()
    for action in legal_actions:
        out.add(action)
    chosen = int(game.policy(view.known, view.viewer, out, rng))
    return chosen if chosen in legal_actions else int(Game.policy(game, view.known, view.viewer, out, rng))
