"""A real server in a process of its own, which can be killed and started again at the same address.

It is forked from one that has read games and words, and begins with a database that has its tables: each of
these takes longer than a quick test. Bots that don't search think in it and not in processes of their own.
"""

import asyncio
import os
import random
from datetime import timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from unittest.mock import patch

from anyio import to_thread
from sqlalchemy import make_url
from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send
from tests.browser.advice import advise
from tests.forked import ForkedServer, Ready

from gridtown import bots
from gridtown.games import load, names
from gridtown.messages import LANGUAGES, Messages
from gridtown.server import app
from gridtown.server.app import create_app
from gridtown.server.bots.pool import BotPool
from gridtown.server.bots.worker import answer
from gridtown.server.live import matches
from gridtown.server.running import run as running
from gridtown.server.settings import Settings
from gridtown.server.storage.database import migrate
from gridtown.server.storage.sqlite import Sqlite
from gridtown.table import pace, seats
from gridtown.table.question import HINT, Answer, Question

GAMES: Final = {name: load(name) for name in names()}

WORDS: Final = [Messages(game, lang) for game in (None, *GAMES.values()) for lang in LANGUAGES]
"""Read once, and kept where all who ask for them find them."""

UNMET = "off"
"""No rate limit, and no share of the processor; no person is as quick as the tests."""

SLOW_LINE = float(os.environ.get("GRIDTOWN_SLOW_LINE", "0")) / 1000
"""Seconds that a request takes on average; told in milliseconds."""


class SlowLine:
    """Middleware by which a request takes from no time to twice the mean: one may overtake another."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await asyncio.sleep(random.uniform(0, 2 * SLOW_LINE))
        await self._app(scope, receive, send)


class QuickBots(BotPool):
    """Bots that think in the server's process, but for those that take long."""

    async def _ask(self, question: Question) -> Answer:
        if question.bot != HINT and bots.searches(question.bot):
            return await super()._ask(question)
        game = GAMES[question.game]
        return await to_thread.run_sync(answer, question, game, bots.make_in_turn, advise)


@cache
def prepared() -> bytes:
    """A database with its tables."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        sqlite = Sqlite(make_url(f"sqlite:///{file}"))
        sqlite.prepare(migrate)
        sqlite.close()
        return file.read_bytes()


class Server:
    """Started on making. address: where it answers, the same after every restart.

    away: seconds after which a person without a line is away, where it is not to be as long as usual. paced:
    whether bots are held back as the pace of a table says; else they act at once. device: the folder of the
    client without a server, where it is offered.
    """

    def __init__(
        self, database: Path, away: float | None = None, paced: bool = False, device: Path | None = None
    ) -> None:
        database.write_bytes(prepared())
        self.database = database
        self.away = away
        self.paced = paced
        self.device = device
        self.address = ""
        self.start()

    def start(self) -> None:
        port = int(self.address.rstrip("/").rpartition(":")[2] or 0)
        self._forked = ForkedServer(run, self.database, port, self.away, self.paced, self.device)
        assert self.address in ("", self._forked.address), "it came back elsewhere"
        self.address = self._forked.address

    def kill(self) -> None:
        """Kill the process as a power failure would: without a chance to tidy up."""
        self._forked.kill()


def run(
    ready: Ready, database: Path, port: int, away: float | None, paced: bool, device: Path | None
) -> None:
    """Serve until killed; hints are scripted (`advice`). port: 0 for any."""
    if not paced:
        for times in (pace.TURNS, pace.STEPS):
            times.update(dict.fromkeys(times, 0.0))  # type: ignore[attr-defined]
    if away is not None:
        seats.AWAY = timedelta(seconds=away)  # type: ignore[misc]
        matches.HEARTBEAT = min(matches.HEARTBEAT, away)  # type: ignore[misc]
    settings = Settings(
        database=str(database), port=port, device=device, rate_limit_reads=UNMET, rate_limit_writes=UNMET
    )
    with (
        patch.object(running, "create_app", served),
        patch.object(app, "BotPool", QuickBots),
    ):
        running.serve(settings, on_ready=ready)


def served(settings: Settings) -> Starlette:
    """The server, at the end of a slow line if one is asked for."""
    made = create_app(settings, GAMES)
    if SLOW_LINE:
        made.add_middleware(SlowLine)
    return made
