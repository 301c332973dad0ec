"""The greedy bot: the action with the highest value of the game's heuristic."""

from typing import Any

from mypy_extensions import mypyc_attr

from gridtown.bots.bot import Bot
from gridtown.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Looks one action ahead; equals are drawn by lot."""

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        if len(legal_actions) == 1:
            return legal_actions[0]
        values = [self.game.value(view, action) for action in legal_actions]
        most = max(values)
        best = [action for action, value in zip(legal_actions, values, strict=True) if value == most]
        return best[int(self.rng.below(len(best)))]
