"""The random bot: uniform over the legal actions."""

from typing import Any

from mypy_extensions import mypyc_attr

from gridtown.bots.bot import Bot
from gridtown.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Throws a die."""

    def act(self, view: View[Any], legal_actions: list[int]) -> int:  # noqa: ARG002
        return legal_actions[int(self.rng.below(len(legal_actions)))]
