"""The server as one ASGI application."""

import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import timedelta
from typing import Any, Final

import anyio
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from gridtown import bots, games
from gridtown.core.errors import StaleVersion
from gridtown.core.game import Game
from gridtown.server.bots.thinkers import Thinkers
from gridtown.server.disk.hub import open_hub
from gridtown.server.disk.store import Store
from gridtown.server.doors import health, openapi
from gridtown.server.doors.access import Access
from gridtown.server.doors.addresses import routes
from gridtown.server.doors.client import Client
from gridtown.server.doors.crowd import Crowd
from gridtown.server.doors.guard import Guard, headers_for
from gridtown.server.doors.guests import Guests
from gridtown.server.doors.hall import Hall, hall_of, messages_for
from gridtown.server.metrics import Metrics
from gridtown.server.play.film import Films
from gridtown.server.play.match import Means
from gridtown.server.play.matches import Matches
from gridtown.server.refusal import Refusal, respond
from gridtown.server.settings import Settings

LOG: Final = logging.getLogger("gridtown.server")

GRACE: Final = 10.0
"""Seconds besides thinking that a process may need for a bot's action, before another takes it over."""


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
    metrics = Metrics()
    app = Starlette(
        routes=[*routes(), *_about()],
        middleware=[
            Middleware(Access, settings=settings, metrics=metrics),
            Middleware(Guard, settings=settings, metrics=metrics),
        ],
        exception_handlers={
            Refusal: _refused,
            HTTPException: _not_served,
            SQLAlchemyError: _no_database,
            StaleVersion: _overtaken,
            Exception: _broken,
        },
        lifespan=_lifespan(settings, shelf, thinkers or _thinkers(settings, metrics), bot_names),
    )
    app.state.metrics = metrics
    app.state.closing = False
    # Not a route: a route for every path would answer before the 405 of those that are there.
    # Of what the API tells only that is compressed which everybody may know: length might betray secrets.
    app.router.default = GZipMiddleware(Client(settings), minimum_size=1000)
    app.router.redirect_slashes = False
    return app


def _about() -> list[BaseRoute]:
    """What is told of the server itself."""
    return [
        Route("/api/openapi.json", openapi.show),
        Route("/health", health.health),
        Route("/ready", health.ready),
        Route("/metrics", health.figures),
    ]


def _lifespan(
    settings: Settings, titles: Mapping[str, Game[Any]], thinkers: Thinkers, bot_names: tuple[str, ...]
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        metrics: Metrics = app.state.metrics
        matches: Matches  # made when the hub is open, and before anything can come to its ears
        async with (
            Store.open(settings.database) as store,
            thinkers,
            open_hub(
                settings.database,
                lambda match, topic: matches.heard(match, topic),  # noqa: PLW0108
                lambda: matches.missed(),  # noqa: PLW0108
            ) as hub,  # it outlives the tasks, so that the last that a bot does is still told
            anyio.create_task_group() as tasks,
        ):
            means = Means(store, thinkers, hub.tell, metrics, patience=2 * settings.bot_time_limit + GRACE)
            matches = Matches(means, titles, tasks)
            metrics.watch_live(lambda: matches.live)
            secret = settings.secret or await store.secret(secrets.token_urlsafe(32))
            guests = Guests(secret, settings.cookie)
            films, crowd = Films(store), Crowd(settings.sockets_per_address)
            app.state.hall = Hall(settings, store, guests, titles, matches, films, bot_names, hub.tell, crowd)
            tasks.start_soon(matches.keep_watch, timedelta(days=settings.idle_days))
            yield
            app.state.closing = True
            matches.close()

    return lifespan


def _thinkers(settings: Settings, metrics: Metrics) -> Thinkers:
    return Thinkers(settings.bot_workers, settings.bot_time_limit, failed=metrics.bot_failed)


async def _refused(request: Request, refusal: Exception) -> Response:
    """A refusal in words; one by a rule of a game, in the words of that game."""
    assert isinstance(refusal, Refusal)
    request.app.state.metrics.refused(refusal.code)
    if refusal.rule is None:
        return respond(refusal.status, refusal.problem(messages_for(request)))
    match = await hall_of(request).matches.get(request.path_params["table"])
    messages = messages_for(request, match.game)
    return respond(refusal.status, refusal.problem(messages, match.seats.names))


async def _not_served(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "no-such-method" if error.status_code == 405 else "no-such-page"
    request.app.state.metrics.refused(code)
    return respond(error.status_code, Refusal(code).problem(messages_for(request)), error.headers)


async def _overtaken(request: Request, _error: Exception) -> Response:
    """Somebody else was quicker: what this was about has changed, or is gone."""
    return await _refused(request, Refusal("stale"))


async def _no_database(request: Request, error: Exception) -> Response:
    """The disk is full, or the database away or locked; what was asked may be sent again."""
    LOG.error("the database could not be used", exc_info=error)
    response = await _refused(request, Refusal("no-database"))
    response.headers["retry-after"] = "1"
    return response


async def _broken(request: Request, _error: Exception) -> Response:
    """The log tells what happened; the client learns that something did, and by what id to ask about it."""
    request.app.state.metrics.refused("broken")
    headers = {**headers_for(request.scope), "x-request-id": request.scope["request_id"]}
    return respond(500, Refusal("broken").problem(messages_for(request)), headers)
