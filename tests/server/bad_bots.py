"""Bots that misbehave, and a game for them: all that the workers of the tests import."""

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.toy import Toy

from gridtown.bots.bot import Bot
from gridtown.bots.uniform import RandomBot
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.view import View


def load(name: str) -> Game[Any]:
    if name != "toy":
        raise ImportError(name)
    return Toy()


class HangingBot(Bot):
    def act(self, view: View[Any], legal_actions: list[int]) -> int:  # noqa: ARG002
        while True:
            pass


class DyingBot(Bot):
    def act(self, view: View[Any], legal_actions: list[int]) -> int:  # noqa: ARG002
        os._exit(3)


class RaisingBot(Bot):
    def act(self, view: View[Any], legal_actions: list[int]) -> int:  # noqa: ARG002
        raise RuntimeError("a bug in a bot")


class NonsenseBot(Bot):
    def act(self, view: View[Any], legal_actions: list[int]) -> int:  # noqa: ARG002
        return "nonsense"  # type: ignore[return-value]


class TalkingBot(Bot):
    """Speaks where the answers go, and listens where the questions come from."""

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        print("!" * 100_000, flush=True)
        assert not os.read(0, 1)
        return RandomBot(self.game, self.rng).act(view, legal_actions)


class VandalBot(Bot):
    """Writes over whatever is open in its process."""

    def act(self, view: View[Any], legal_actions: list[int]) -> int:  # noqa: ARG002
        for file in range(3, 100):
            with suppress(OSError):
                os.write(file, b"\0\0\0\4!!!!" * 100)
        return legal_actions[0]


class SlowBot(Bot):
    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        time.sleep(0.2)
        return RandomBot(self.game, self.rng).act(view, legal_actions)


BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "hanging": HangingBot,
    "dying": DyingBot,
    "raising": RaisingBot,
    "nonsense": NonsenseBot,
    "talking": TalkingBot,
    "vandal": VandalBot,
    "slow": SlowBot,
}


def make_bot(name: str, game: Game[Any], rng: Rng, share: int = 100) -> Bot:  # noqa: ARG001
    """The bot of that name.

    `name:file` notes its process in the file; `first-name:file` is a random bot if one was noted before.
    """
    kind, _, file = name.partition(":")
    if file:
        path = Path(file)
        came_before = path.read_text().split() if path.exists() else []
        path.write_text(" ".join([*came_before, str(os.getpid())]))
        if kind.startswith("first-"):
            kind = "random" if came_before else kind.removeprefix("first-")
    return BOTS[kind](game, rng)
