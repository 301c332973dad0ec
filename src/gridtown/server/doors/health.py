"""Whether the server lives, whether it can be used, and its figures: for those who watch over it."""

import hmac
import logging
from typing import Final

import anyio
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from gridtown.server.disk.database import newest_revision
from gridtown.server.disk.store import Store
from gridtown.server.doors.hall import hall_of
from gridtown.server.metrics import MEDIA_TYPE
from gridtown.server.refusal import Refusal

LOG: Final = logging.getLogger("gridtown.health")
PATIENCE: Final = 1.0
"""Seconds the database has for its answer."""

PATHS: Final = frozenset({"/health", "/ready"})
"""What a probe asks: under whatever name, and as often as it likes."""


async def health(request: Request) -> Response:  # noqa: ARG001 - as all addresses have it
    """GET /health: the process answers; it may still lack what it depends on."""
    return PlainTextResponse("alive\n")


async def ready(request: Request) -> Response:
    """GET /ready: 200 when tables can be played on, else 503 and what is amiss."""
    fault = _closing(request) or await _amiss(hall_of(request).store)
    if fault is None:
        return PlainTextResponse("ready\n")
    LOG.warning("not ready: %s", fault)
    return PlainTextResponse(f"{fault}\n", 503)


async def figures(request: Request) -> Response:
    """GET /metrics: what Prometheus reads; nothing is there unless the settings say so."""
    settings = hall_of(request).settings
    if not settings.metrics:
        raise Refusal("no-such-page")
    given = request.headers.get("authorization", "").encode()
    if settings.metrics_token and not hmac.compare_digest(given, f"Bearer {settings.metrics_token}".encode()):
        return PlainTextResponse("the token is missing or wrong\n", 401, {"www-authenticate": "Bearer"})
    return Response(request.app.state.metrics.text(), media_type=MEDIA_TYPE)


def _closing(request: Request) -> str | None:
    return "the server is shutting down" if request.app.state.closing else None


async def _amiss(store: Store) -> str | None:
    """What is wrong with the database; None: nothing."""
    try:
        with anyio.fail_after(PATIENCE):
            revision = await store.revision()
    except TimeoutError:
        return f"the database did not answer within {PATIENCE:g} s"
    except (SQLAlchemyError, OSError):
        return "the database does not answer"
    if revision != newest_revision():
        return "the database was brought up to date by another version of the program"
    return None
