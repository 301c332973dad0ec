"""The server as one ASGI application."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import anyio
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from gridtown import bots, games
from gridtown.core.game import Game
from gridtown.server import health, lobby, socket, table
from gridtown.server.access import Access
from gridtown.server.client import Client
from gridtown.server.guard import Guard, headers_for
from gridtown.server.hall import Hall, hall_of, messages_for
from gridtown.server.matches import MakeBot, Matches
from gridtown.server.metrics import Metrics
from gridtown.server.refusal import Refusal, respond
from gridtown.server.settings import Settings
from gridtown.server.store import Store


def create_app(
    settings: Settings,
    titles: Mapping[str, Game[Any]] | None = None,
    make_bot: MakeBot = bots.make,
    bot_names: tuple[str, ...] = tuple(bots.BOTS),
) -> Starlette:
    """The server. titles: the games it offers by id, all there are unless told otherwise."""
    shelf = {name: games.load(name) for name in games.names()} if titles is None else dict(titles)
    metrics = Metrics()
    app = Starlette(
        routes=_routes(),
        middleware=[
            Middleware(Access, settings=settings, metrics=metrics),
            Middleware(Guard, settings=settings, metrics=metrics),
        ],
        exception_handlers={
            Refusal: _refused,
            HTTPException: _not_served,
            Exception: _broken,
        },
        lifespan=_lifespan(settings, shelf, make_bot, bot_names),
    )
    app.state.metrics = metrics
    app.state.closing = False
    # Not a route: a route for every path would answer before the 405 of those that are there.
    app.router.default = Client(settings)
    app.router.redirect_slashes = False
    return app


def _routes() -> list[BaseRoute]:
    return [
        Route("/api/games", lobby.games),
        Route("/api/games/{game}/components", lobby.components),
        Route("/api/tables", lobby.Tables),
        Route("/api/tables/{table}", table.show),
        Route("/api/tables/{table}/actions", table.act, methods=["POST"]),
        Route("/api/tables/{table}/previews", table.preview),
        Route("/api/tables/{table}/explain", table.explain),
        Route("/api/tables/{table}/record", table.record),
        WebSocketRoute("/api/tables/{table}/socket", socket.watch),
        Route("/join/{invitation}", lobby.join),
        Route("/health", health.health),
        Route("/ready", health.ready),
        Route("/metrics", health.figures),
    ]


def _lifespan(
    settings: Settings, titles: Mapping[str, Game[Any]], make_bot: MakeBot, bot_names: tuple[str, ...]
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        file = settings.database_file
        assert file is not None, settings.database
        async with Store.open(file) as store, anyio.create_task_group() as tasks:
            matches = Matches(store, titles, make_bot, tasks)
            app.state.metrics.watch_live(lambda: len(matches._live))
            app.state.hall = Hall(settings, store, titles, matches, bot_names)
            yield
            app.state.closing = True
            matches.close()

    return lifespan


async def _refused(request: Request, refusal: Exception) -> Response:
    """A refusal in words; one by a rule of a game, in the words of that game."""
    assert isinstance(refusal, Refusal)
    request.app.state.metrics.refused(refusal.code)
    if refusal.rule is None:
        return respond(refusal.status, refusal.problem(messages_for(request)))
    match = await hall_of(request).matches.get(request.path_params["table"])
    messages = messages_for(request, match.game)
    return respond(refusal.status, refusal.problem(messages, match.entry.names))


async def _not_served(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "no-such-method" if error.status_code == 405 else "no-such-page"
    request.app.state.metrics.refused(code)
    return respond(error.status_code, Refusal(code).problem(messages_for(request)), error.headers)


async def _broken(request: Request, _error: Exception) -> Response:
    """The log tells what happened; the client learns that something did, and by what id to ask about it."""
    request.app.state.metrics.refused("broken")
    headers = {**headers_for(request.scope), "x-request-id": request.scope["request_id"]}
    return respond(500, Refusal("broken").problem(messages_for(request)), headers)
