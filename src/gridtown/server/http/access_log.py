"""The access log: id, log line and metrics of every request.

It stands outside of everything else, so what the guard refuses is told as well. A path is never told, only
the route's template, and a mark of the table: paths hold what opens a private one.
"""

import logging
import re
from collections.abc import MutableMapping
from contextlib import ExitStack
from secrets import token_hex
from time import perf_counter
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from gridtown.server.http.problem import REFUSED
from gridtown.server.http.sender import address_of
from gridtown.server.logs import REQUEST
from gridtown.server.metrics import Metrics
from gridtown.server.settings import Settings
from gridtown.table.info import log_id

LOG: Final = logging.getLogger("gridtown.access")
ID: Final = re.compile(r"[A-Za-z0-9-]{8,36}")
GONE: Final = 499
"""The status in the log of a request whose client was gone before it had sent all of it."""

CLIENT: Final = "(client)"
"""The route in the log of the browser client's files and pages, which have none."""


class AccessLog:
    """Middleware around the guard. It trusts forwarded headers of the configured proxies only."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        inner: Any = app  # uvicorn's types of the same things are others
        proxied: Any = ProxyHeadersMiddleware(inner, list(settings.proxies))
        self._proxied: ASGIApp = proxied
        self._trusted = proxied.trusted_hosts
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope["request_id"] = self._id(scope)
        token = REQUEST.set(scope["request_id"])
        exchange = Exchange(scope, send, self._metrics)
        try:
            await self._proxied(scope, receive, exchange.send)
        except ClientDisconnect:
            exchange.status = GONE
        except Exception:
            LOG.exception("broke")  # here, where the request's id is known
            raise
        finally:
            exchange.close()
            REQUEST.reset(token)

    def _id(self, scope: Scope) -> str:
        """The id that a trusted proxy gave the request, else a new one."""
        given = Headers(scope=scope).get("x-request-id", "")
        return given if ID.fullmatch(given) and address_of(scope) in self._trusted else token_hex(8)


class Exchange:
    """One request being answered. status: of the response, or the close code of the socket."""

    def __init__(self, scope: Scope, send: Send, metrics: Metrics) -> None:
        self._scope = scope
        self._send = send
        self._metrics = metrics
        self._began = perf_counter()
        self._open = ExitStack()
        self.status = 101 if scope["type"] == "websocket" else 500

    async def send(self, message: Message) -> None:
        """Send a message, and note its status and size."""
        self._note(message)
        await self._send(message)

    def close(self) -> None:
        """Count the request, and write its line."""
        self._open.close()
        method = self._scope.get("method", "GET")
        route = getattr(self._scope.get("route"), "path", CLIENT)
        seconds = perf_counter() - self._began
        if self._scope["type"] == "http":  # a socket may stay for hours
            self._metrics.request(route, method, self.status, seconds)
        table = self._scope.get("path_params", {}).get("table")
        facts = {
            "route": route,
            "table": None if table is None else log_id(table),
            "method": method,
            "status": self.status,
            "ms": round(seconds * 1000, 1),
        }
        LOG.info("answered" if self._scope["type"] == "http" else "socket closed", extra=facts)

    def _note(self, message: MutableMapping[str, Any]) -> None:
        match message["type"]:
            case "http.response.start":
                self.status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = self._scope["request_id"]
            case "websocket.accept":
                self._open.enter_context(self._metrics.socket())
            case "websocket.send":
                text, data = message.get("text"), message.get("bytes")
                self._metrics.sent(len((text or "").encode()) or len(data or b""))
            case "websocket.close":
                self.status = message.get("code", 1000)
                if self.status == REFUSED:
                    self._metrics.refused(message.get("reason") or "unknown")
