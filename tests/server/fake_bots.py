"""Bots for the fake game, which run in a thread of this process."""

from typing import Any

from anyio import to_thread
from tests.server.fake_game import FakeGame

from gridtown.bots.bot import Bot
from gridtown.bots.hint import advise
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.server.bots.pool import BotPool
from gridtown.server.bots.worker import answer
from gridtown.table.question import Answer, Question


class LowBot(Bot):
    """Takes the first action; a view is all it gets."""

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        assert isinstance(view, View)
        return legal_actions[0]


class WildBot(Bot):
    """Breaks, or chooses what is not allowed."""

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        if view.known.to_bytes()[0]:
            raise RuntimeError("a bug in a bot")
        return max(legal_actions) + 1


BOTS: dict[str, type[Bot]] = {"low": LowBot, "wild": WildBot}


def load(_name: str) -> Game[Any]:
    return FakeGame()


def make_bot(name: str, game: Game[Any], rng: Rng, share: int = 100) -> Bot:  # noqa: ARG001
    return BOTS[name](game, rng)


class Here(BotPool):
    """asked: the questions so far."""

    def __init__(self) -> None:
        super().__init__(1, 10, load, make_bot)
        self.asked: list[Question] = []

    async def _ask(self, question: Question) -> Answer:
        self.asked.append(question)
        return await to_thread.run_sync(answer, question, load(question.game), make_bot, advise)
