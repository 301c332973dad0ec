"""A server with the fake game, in this process and with a client for each person."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from anyio import to_thread
from starlette.testclient import TestClient
from tests.server.fake_game import FakeGame

from gridtown.bots.bot import Bot
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.server.app import create_app
from gridtown.server.settings import Settings
from gridtown.server.thinkers import Question, Thinkers
from gridtown.server.worker import draw_lots, think

Sit = Callable[..., TestClient]


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


def make_bot(name: str, game: Game[Any], rng: Rng) -> Bot:
    return BOTS[name](game, rng)


class Here(Thinkers):
    """Bots think in a thread of this process: workers have tests of their own."""

    def __init__(self) -> None:
        super().__init__(workers=1, time_limit=10)

    async def choose(self, question: Question) -> int:
        game = FakeGame()
        answer = await to_thread.run_sync(think, question, game, make_bot)
        return draw_lots(question, game) if answer.choice is None else answer.choice


def fake_app(database: Path | str, rules_version: int = 1, **settings: Any) -> Any:
    known = {"hosts": ("testserver",), "web": Path(database).parent / "web", **settings}
    chosen = Settings(database=str(database), **known)
    return create_app(chosen, {"fake": FakeGame(rules_version)}, Here(), tuple(BOTS))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    with TestClient(fake_app(database)) as client:
        yield client


@pytest.fixture
def other(client: TestClient) -> TestClient:
    """Another browser on the same server: no cookie in common."""
    other = TestClient(client.app)
    other.portal = client.portal
    return other
