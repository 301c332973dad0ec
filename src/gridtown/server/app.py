"""The server as one ASGI application."""

import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import timedelta
from functools import partial
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
from gridtown.server.administration.office import Office
from gridtown.server.bots.pool import BotPool
from gridtown.server.http import administration, health, openapi
from gridtown.server.http.access_log import AccessLog
from gridtown.server.http.client import Client
from gridtown.server.http.connection_limits import ConnectionLimits
from gridtown.server.http.context import AppContext, context_of, messages_for
from gridtown.server.http.gate import ADMINISTRATION
from gridtown.server.http.guard import Guard, headers_for
from gridtown.server.http.identity import GuestTokens, key_fingerprint
from gridtown.server.http.problem import respond
from gridtown.server.http.routes import routes
from gridtown.server.live.house import House
from gridtown.server.live.match import Services
from gridtown.server.live.matches import Matches
from gridtown.server.live.replays import Replays
from gridtown.server.live.upkeep import feel_pulse, keep_tidy, measure
from gridtown.server.metrics import Metrics
from gridtown.server.settings import Settings
from gridtown.server.shares import Shares
from gridtown.server.storage.hub import Hub, open_hub
from gridtown.server.storage.orders import HOUSE, Orders
from gridtown.server.storage.retention import Retention, Tidying
from gridtown.server.storage.store import Store
from gridtown.server.storage.write_probe import WriteProbe
from gridtown.table.protocol import NoticeNews
from gridtown.table.request_error import RequestError

LOG: Final = logging.getLogger("gridtown.server")

GRACE: Final = 10.0
"""Seconds added to the time limit of bots, after which another process takes over a bot's turn."""


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
    app = Starlette(
        routes=[*routes(), *_about()],
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
        lifespan=_lifespan(settings, shelf, bot_pool or _bot_pool(settings, metrics), bot_names),
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


def _lifespan(
    settings: Settings, titles: Mapping[str, Game[Any]], bot_pool: BotPool, bot_names: tuple[str, ...]
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        metrics: Metrics = app.state.metrics
        matches: Matches  # made when the hub is open, and before it can hear of anything
        house = House()

        def heard(match: str, topic: str) -> None:
            house.poke() if match == HOUSE else matches.heard(match, topic)

        async with (
            Store.open(settings.database) as store,
            bot_pool,
            open_hub(
                settings.database,
                heard,
                lambda changed: matches.missed(changed),  # noqa: PLW0108
            ) as hub,  # it outlives the tasks, so that the last that a bot does is still told
            anyio.create_task_group() as tasks,
        ):
            store.note_waits(metrics.waited)
            metrics.watch_bots(lambda: bot_pool.waiting)
            services = Services(
                store, bot_pool, hub, metrics, claim_timeout=2 * settings.bot_time_limit + GRACE
            )
            matches = Matches(services, titles, tasks)
            metrics.watch_live(lambda: matches.live)
            secret = settings.secret or await store.secret(secrets.token_urlsafe(32))
            tokens = GuestTokens(secret, settings.cookie, house.has_revoked)
            connections = ConnectionLimits(settings.sockets_per_address)
            orders = Orders(store.database)
            await house.read(orders)
            app.state.context = AppContext(
                settings=settings,
                store=store,
                tokens=tokens,
                games=titles,
                matches=matches,
                replays=Replays(store, services.lanes.slow),
                bots=bot_names,
                notify=hub.tell,
                connections=connections,
                write_probe=WriteProbe(store, tasks),
                lanes=services.lanes,
                shares=app.state.shares,
                house=house,
                office=Office(store.database, partial(_ordered, house, hub), key_fingerprint),
            )
            tasks.start_soon(house.follow, orders, matches.heard, partial(_changed, house, matches))
            tasks.start_soon(matches.keep_watch, timedelta(days=settings.idle_days))
            async with anyio.create_task_group() as upkeep:
                upkeep.start_soon(feel_pulse, metrics)
                upkeep.start_soon(measure, metrics, store.database, settings.database_file)
                retention = Retention(*settings.kept)
                if retention.any:
                    tidying = Tidying(store.database, retention, store.clock.now)
                    upkeep.start_soon(keep_tidy, tidying, metrics, matches.remove)
                yield
                upkeep.cancel_scope.cancel()
            app.state.closing = True
            house.close()
            matches.close()

    return lifespan


async def _ordered(house: House, hub: Hub) -> None:
    """Let this process and the others look at what was ordered."""
    house.poke()
    await hub.tell(HOUSE, "orders")


def _changed(house: House, matches: Matches, topic: str) -> None:
    """Tell everybody who watches a match what has changed of the house."""
    if topic == "notice":
        matches.tell(NoticeNews(house.notice))
    else:
        matches.wake()


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
