"""Servers with the fake game: on a file, or on any database, alone or several on the same one."""

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
from gridtown.server.bots.thinkers import Thinkers
from gridtown.server.disk.hub import open_hub
from gridtown.server.disk.schema import Entry
from gridtown.server.disk.store import Store
from gridtown.server.doors.crowd import Crowd
from gridtown.server.doors.guests import Guests
from gridtown.server.doors.hall import Hall
from gridtown.server.metrics import Metrics
from gridtown.server.play.film import Films
from gridtown.server.play.match import Means
from gridtown.server.play.matches import Matches
from gridtown.server.settings import Settings

SECRET = "the secret that a house unless told otherwise signs with"


def fake_app(database: Path | str, rules_version: int = 1, talking: bool = False, **more: Any) -> Starlette:
    """A server on a file of SQLite's, or at a URL. more: settings."""
    titles = {"fake": FakeGame(rules_version, talking)}
    return create_app(settings(database, **more), titles, Here(), tuple(BOTS))


def fake_app_at(url: str, patience: float = 30, thinkers: Thinkers | None = None) -> Starlette:
    """A server on the database at `url`, one of several perhaps."""
    app = create_app(settings(url), {"fake": FakeGame()}, Here(), tuple(BOTS))
    app.router.lifespan_context = _lifespan(url, patience, thinkers or Here())
    return app


def settings(database: Path | str, **more: Any) -> Settings:
    """Those of a test; the client, where one is wanted, lies beside the database."""
    web = Path(database).parent / "web"
    return Settings(**{"database": str(database), "hosts": ("testserver",), "web": web, **more})


@asynccontextmanager
async def open_hall(
    url: str, patience: float = 30, thinkers: Thinkers | None = None, game: Game[Any] | None = None
) -> AsyncIterator[Hall]:
    """All that serves tables, without the addresses. patience: seconds."""
    games = {"fake": game or FakeGame()}
    hall: list[Hall] = []
    async with (
        Store.open(url) as store,
        thinkers or Here() as thinking,
        open_hub(
            url,
            lambda match, topic: hall[0].matches.heard(match, topic),  # noqa: PLW0108 (made after the hub)
            lambda: hall[0].matches.missed(),  # noqa: PLW0108
        ) as hub,
        anyio.create_task_group() as tasks,
    ):
        matches = Matches(Means(store, thinking, hub.tell, Metrics(), patience), games, tasks)
        guests = Guests(await store.secret(SECRET), "gridtown")
        crowd = Crowd(settings(url).sockets_per_address)
        films = Films(store)
        hall.append(Hall(settings(url), store, guests, games, matches, films, tuple(BOTS), hub.tell, crowd))
        yield hall[0]
        matches.close()


def _lifespan(
    url: str, patience: float, thinkers: Thinkers
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_hall(url, patience, thinkers) as app.state.hall:
            yield

    return lifespan


async def entry_of(store: Store, table: str) -> Entry:
    """A match as it is kept."""
    kept = await store.table(table)
    assert kept is not None
    return kept[0]
