"""Endpoints for operators: health, readiness and metrics."""

import hmac
import logging
from typing import Final

import anyio
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from gridtown.server.http.context import AppContext, context_of
from gridtown.server.metrics import MEDIA_TYPE
from gridtown.server.storage.database import newest_revision
from gridtown.table.request_error import RequestError

LOG: Final = logging.getLogger("gridtown.health")
PATIENCE: Final = 1.0
"""Seconds to wait for the database."""

PATHS: Final = frozenset({"/health", "/ready"})
"""Paths of probes, exempt from the host check and rate limits."""


async def health(request: Request) -> Response:  # noqa: ARG001 - as all addresses have it
    """GET /health: 200 while the process answers, whatever it depends on."""
    return PlainTextResponse("alive\n")


async def ready(request: Request) -> Response:
    """GET /ready: 200 when the server can be used, else 503 and the reason."""
    fault = _closing(request) or await _amiss(context_of(request))
    if fault is None:
        return PlainTextResponse("ready\n")
    LOG.warning("not ready: %s", fault)
    return PlainTextResponse(f"{fault}\n", 503)


async def figures(request: Request) -> Response:
    """GET /metrics: the metrics for Prometheus, if the settings allow it."""
    settings = context_of(request).settings
    if not settings.metrics:
        raise RequestError("no-such-page")
    given = request.headers.get("authorization", "").encode()
    if settings.metrics_token and not hmac.compare_digest(given, f"Bearer {settings.metrics_token}".encode()):
        return PlainTextResponse("the token is missing or wrong\n", 401, {"www-authenticate": "Bearer"})
    return Response(request.app.state.metrics.text(), media_type=MEDIA_TYPE)


def _closing(request: Request) -> str | None:
    return "the server is shutting down" if request.app.state.closing else None


async def _amiss(context: AppContext) -> str | None:
    """The fault of the database, or None."""
    try:
        with anyio.fail_after(PATIENCE):
            revision = await context.store.revision()
    except TimeoutError:
        return f"the database did not answer within {PATIENCE:g} s"
    except (SQLAlchemyError, OSError):
        return "the database does not answer"
    if revision != newest_revision():
        return "the database was brought up to date by another version of the program"
    return await _unwritable(context)


async def _unwritable(context: AppContext) -> str | None:
    """Why nothing can be written, or None."""
    try:
        with anyio.fail_after(PATIENCE):
            works = await context.write_probe.works()
    except TimeoutError:
        return f"the database could not be written to within {PATIENCE:g} s"
    return None if works else "the database can't be written to"
