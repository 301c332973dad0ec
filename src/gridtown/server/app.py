"""The server as one ASGI application."""

import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import timedelta
from typing import Any, Final

import anyio
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gridtown import bots, games
from gridtown.core.game import Game
from gridtown.server import openapi
from gridtown.server.addresses import routes
from gridtown.server.client import Client
from gridtown.server.film import Films
from gridtown.server.guard import Guard
from gridtown.server.guests import Guests
from gridtown.server.hall import Hall, hall_of, messages_for
from gridtown.server.match import Means
from gridtown.server.matches import Matches
from gridtown.server.refusal import Refusal, respond
from gridtown.server.settings import Settings
from gridtown.server.store import Store
from gridtown.server.thinkers import Thinkers

WORKERS: Final = 1
TIME_LIMIT: Final = 10.0
PATIENCE: Final = 30.0
IDLE: Final = timedelta(days=30)


def create_app(
    settings: Settings,
    titles: Mapping[str, Game[Any]] | None = None,
    thinkers: Thinkers | None = None,
    bot_names: tuple[str, ...] = tuple(bots.BOTS),
) -> Starlette:
    """The server. titles: the games it offers by id, all there are unless told otherwise.

    thinkers: who thinks for bots; processes of their own unless told otherwise.
    """
    shelf = {name: games.load(name) for name in games.names()} if titles is None else dict(titles)
    app = Starlette(
        routes=[*routes(), Route("/api/openapi.json", openapi.show)],
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers={
            Refusal: _refused,
            HTTPException: _not_served,
            Exception: _broken,
        },
        lifespan=_lifespan(settings, shelf, thinkers or Thinkers(WORKERS, TIME_LIMIT), bot_names),
    )
    # Not a route: a route for every path would answer before the 405 of those that are there.
    app.router.default = Client(settings)
    app.router.redirect_slashes = False
    return app


def _lifespan(
    settings: Settings, titles: Mapping[str, Game[Any]], thinkers: Thinkers, bot_names: tuple[str, ...]
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with (
            Store.open(f"sqlite:///{settings.database}") as store,
            thinkers,
            anyio.create_task_group() as tasks,
        ):
            means = Means(store, thinkers, _alone, PATIENCE)
            matches = Matches(means, titles, tasks)
            guests = Guests(await store.secret(secrets.token_urlsafe(32)), settings.cookie)
            app.state.hall = Hall(
                settings, store, guests, titles, matches, Films(store), bot_names, means.spread
            )
            tasks.start_soon(matches.keep_watch, IDLE)
            yield
            matches.close()

    return lifespan


async def _alone(match: str, topic: str) -> None:
    """No other process serves these tables."""


async def _refused(request: Request, refusal: Exception) -> Response:
    """A refusal in words; one by a rule of a game, in the words of that game."""
    assert isinstance(refusal, Refusal)
    if refusal.rule is None:
        return respond(refusal.status, refusal.problem(messages_for(request)))
    match = await hall_of(request).matches.get(request.path_params["table"])
    messages = messages_for(request, match.game)
    return respond(refusal.status, refusal.problem(messages, match.seats.names))


async def _not_served(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "no-such-method" if error.status_code == 405 else "no-such-page"
    return respond(error.status_code, Refusal(code).problem(messages_for(request)), error.headers)


async def _broken(request: Request, _error: Exception) -> Response:
    """Starlette logs what happened; the client learns that something did."""
    return respond(500, Refusal("broken").problem(messages_for(request)))
