"""Servers with the fake game, on any database, alone or several on the same one."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
from starlette.applications import Starlette
from tests.server.fake_bots import BOTS, Here
from tests.server.fake_game import FakeGame

from gridtown.core.game import Game
from gridtown.server.app import create_app
from gridtown.server.bots.pool import BotPool
from gridtown.server.http.connection_limits import ConnectionLimits
from gridtown.server.http.context import AppContext
from gridtown.server.http.identity import GuestTokens
from gridtown.server.http.public_tables import PublicTables
from gridtown.server.live.match import Services
from gridtown.server.live.matches import Matches
from gridtown.server.live.replays import Replays
from gridtown.server.metering import Lane
from gridtown.server.metrics import Metrics
from gridtown.server.settings import Settings
from gridtown.server.shares import Shares
from gridtown.server.storage.hub import open_hub
from gridtown.server.storage.store import Store
from gridtown.server.storage.write_probe import WriteProbe
from gridtown.table.info import MatchInfo

SECRET = "the secret that a server unless told otherwise signs with"


def fake_app(database: Path | str, rules_version: int = 1, talking: bool = False, **more: Any) -> Starlette:
    """A server on a file of SQLite's, or at a URL. more: settings."""
    titles = {"fake": FakeGame(rules_version, talking)}
    app = create_app(settings(database, **more), titles, Here(), tuple(BOTS))
    app.state.shares.limited = False  # tests ask for more than any person
    return app


def fake_app_at(url: str, claim_timeout: float = 30, bot_pool: BotPool | None = None) -> Starlette:
    """A server on the database at `url`, one of several perhaps."""
    app = create_app(settings(url), {"fake": FakeGame()}, Here(), tuple(BOTS))
    app.state.shares.limited = False
    app.router.lifespan_context = _lifespan(url, claim_timeout, bot_pool or Here())
    return app


def settings(database: Path | str, **more: Any) -> Settings:
    """Those of a test; the client, where one is wanted, lies beside the database."""
    web = Path(database).parent / "web"
    return Settings(**{"database": str(database), "hosts": ("testserver",), "web": web, **more})


@asynccontextmanager
async def open_context(
    url: str, claim_timeout: float = 30, bot_pool: BotPool | None = None, game: Game[Any] | None = None
) -> AsyncIterator[AppContext]:
    """All that serves tables, without the addresses. patience: seconds."""
    games = {"fake": game or FakeGame()}
    context: list[AppContext] = []
    async with (
        Store.open(url) as store,
        bot_pool or Here() as thinking,
        open_hub(
            url,
            lambda match, topic: context[0].matches.heard(match, topic),  # noqa: PLW0108 (made after the hub)
            lambda changed: context[0].matches.missed(changed),  # noqa: PLW0108
        ) as hub,
        anyio.create_task_group() as tasks,
    ):
        matches = Matches(Services(store, thinking, hub, Metrics(), claim_timeout), games, tasks)
        tokens = GuestTokens(await store.secret(SECRET), "gridtown")
        connections = ConnectionLimits(settings(url).sockets_per_address)
        replays = Replays(store, Lane(1))
        context.append(
            AppContext(
                settings(url),
                store,
                tokens,
                games,
                matches,
                replays,
                tuple(BOTS),
                hub.tell,
                connections,
                PublicTables(settings(url).public_tables_per_address),
                WriteProbe(store, tasks),
                shares=Shares(limited=False),
            )
        )
        yield context[0]
        matches.close()


def _lifespan(
    url: str, claim_timeout: float, bot_pool: BotPool
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_context(url, claim_timeout, bot_pool) as app.state.context:
            yield

    return lifespan


async def info_of(store: Store, table: str) -> MatchInfo:
    """A match as it is kept."""
    kept = await store.table(table)
    assert kept is not None
    return kept[0]
