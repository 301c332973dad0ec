"""What every request passes (its host, its origin, its size), and the headers of every answer."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from gridtown.server.hall import messages_for
from gridtown.server.refusal import Refusal, respond
from gridtown.server.settings import Settings

READING: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Guard:
    """Middleware around the whole server."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._check(scope)
        if refusal is not None:
            await self._refuse(refusal, scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.app(scope, self._measured(scope, receive), _dressed(scope, send))

    def _check(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        names = self.settings.names
        if "*" not in names and _hostname(f"//{host}") not in names:
            return Refusal("wrong-host")  # or a page elsewhere could give its own name our address
        origin = headers.get("origin")
        writes = scope["type"] == "websocket" or scope["method"] not in READING
        if writes and origin is not None and urlsplit(origin).netloc != host:
            return Refusal("wrong-origin")
        return None

    async def _refuse(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose(1008, refusal.code)(scope, receive, send)
            return
        problem = refusal.problem(messages_for(HTTPConnection(scope)))
        await respond(refusal.status, problem)(scope, receive, _dressed(scope, send))

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """Reading stops, with a Refusal, at the limit."""
        limit = self.settings.body_limit
        stated = Headers(scope=scope).get("content-length", "")
        size = int(stated) if stated.isdecimal() else 0
        read = 0

        async def measure() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if max(size, read) > limit:
                raise Refusal("too-large", limit=limit)
            return message

        return measure


def _hostname(url: str) -> str | None:
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None


def _dressed(scope: Scope, send: Send) -> Send:
    """Every answer carries the headers; what the API says is kept by nobody."""

    async def dress(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["path"].startswith(("/api/", "/join/")):
                headers["cache-control"] = "no-store"
        await send(message)

    return dress
