"""The server as one ASGI application."""

import logging
from collections.abc import Mapping
from typing import Any, Final

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
from gridtown.server.bots.pool import BotPool
from gridtown.server.http import administration, health, openapi
from gridtown.server.http.access_log import AccessLog
from gridtown.server.http.admission import ADMINISTRATION
from gridtown.server.http.client import UNDER, Client, DeviceClient
from gridtown.server.http.context import context_of, messages_for
from gridtown.server.http.guard import Guard, headers_for
from gridtown.server.http.problem import respond
from gridtown.server.http.routes import routes
from gridtown.server.lifespan import Lifespan
from gridtown.server.metrics import Metrics
from gridtown.server.settings import Settings
from gridtown.server.shares import Shares
from gridtown.table.request_error import RequestError

LOG: Final = logging.getLogger("gridtown.server")


def create_app(
    settings: Settings,
    titles: Mapping[str, Game[Any]] | None = None,
    bot_pool: BotPool | None = None,
    bot_names: tuple[str, ...] = tuple(bots.BOTS),
) -> Starlette:
    """The server. titles: the games it offers, by id; by default all.

    bot_pool: chooses for bots; by default in processes of its own.
    """
    shelf = {name: games.load(name) for name in games.names()} if titles is None else dict(titles)
    metrics, shares = Metrics(), Shares(limited=settings.rate_limits["reads"].amount > 0)
    pool = bot_pool or _bot_pool(settings, metrics)
    app = Starlette(
        routes=[*routes(), *_about(), *_device(settings)],
        middleware=[
            Middleware(AccessLog, settings=settings, metrics=metrics),
            Middleware(Guard, settings=settings, metrics=metrics, shares=shares),
        ],
        exception_handlers={
            RequestError: _refused,
            HTTPException: _not_served,
            SQLAlchemyError: _no_database,
            StaleVersion: _overtaken,
            Exception: _broken,
        },
        lifespan=Lifespan(settings, shelf, pool, bot_names).run,
    )
    app.state.metrics = metrics
    app.state.shares = shares
    app.state.closing = False
    # Not a route: a route for every path would answer before the 405 of those that are there.
    # Of what the API tells only that is compressed which everybody may know: length might betray secrets.
    app.router.default = GZipMiddleware(Client(settings), minimum_size=1000)
    app.router.redirect_slashes = False
    return app


def _about() -> list[BaseRoute]:
    """The routes about the server itself."""
    return [
        Route("/api/openapi.json", openapi.show),
        Route("/health", health.health),
        Route("/ready", health.ready),
        Route("/metrics", health.figures),
        Route(ADMINISTRATION, administration.command, methods=["POST"]),
    ]


def _device(settings: Settings) -> list[BaseRoute]:
    """The client without a server. Packing its megabytes at each request would keep others waiting."""
    client = DeviceClient(settings)
    return [Route(path, client, methods=["GET"]) for path in (UNDER, UNDER + "/{path:path}")]


def _bot_pool(settings: Settings, metrics: Metrics) -> BotPool:
    return BotPool(
        settings.bot_workers,
        settings.bot_time_limit,
        failed=metrics.bot_failed,
        answer_time=settings.bot_answer_time,
        shared=metrics.shared,
    )


async def _refused(request: Request, refusal: Exception) -> Response:
    """Answer with a problem; a broken rule is explained in the words of its game."""
    assert isinstance(refusal, RequestError)
    request.app.state.metrics.refused(refusal.code)
    if refusal.rule is None:
        return respond(refusal.status, refusal.problem(messages_for(request)))
    match = await context_of(request).matches.get(request.path_params["table"])
    messages = messages_for(request, match.game)
    return respond(refusal.status, refusal.problem(messages, match.seats.names))


async def _not_served(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "no-such-method" if error.status_code == 405 else "no-such-page"
    request.app.state.metrics.refused(code)
    return respond(error.status_code, RequestError(code).problem(messages_for(request)), error.headers)


async def _overtaken(request: Request, _error: Exception) -> Response:
    """Answer 409: another request was quicker, so the match has changed or is gone."""
    return await _refused(request, RequestError("stale"))


async def _no_database(request: Request, error: Exception) -> Response:
    """Answer 503: the disk is full, or the database away or locked. The request may be sent again."""
    LOG.error("the database could not be used", exc_info=error)
    response = await _refused(request, RequestError("no-database"))
    response.headers["retry-after"] = "1"
    return response


async def _broken(request: Request, _error: Exception) -> Response:
    """Answer 500 with the id of the request; the log has the details."""
    request.app.state.metrics.refused("broken")
    headers = {**headers_for(request.scope), "x-request-id": request.scope["request_id"]}
    return respond(500, RequestError("broken").problem(messages_for(request)), headers)
