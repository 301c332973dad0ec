"""Checks of every request (host, origin, rate limit, size), and the security headers of every response."""

import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from gridtown.server.http import admission
from gridtown.server.http.client import UNDER as DEVICE
from gridtown.server.http.context import messages_for
from gridtown.server.http.health import PATHS as PROBES
from gridtown.server.http.problem import REFUSED, respond
from gridtown.server.http.sender import address_of, sender_of
from gridtown.server.metering import Metered
from gridtown.server.metrics import Metrics
from gridtown.server.rate_limit import READING, RateLimits, request_kind
from gridtown.server.settings import Settings
from gridtown.server.shares import Shares
from gridtown.table.request_error import RequestError

HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]+")
NAME_AND_PORT: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")
DENIAL: Final = "websocket.http.response"
"""The ASGI extension for answering a handshake with a response."""

YEAR: Final = 365 * 24 * 60 * 60

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

WITH_PYTHON: Final = "script-src 'self' 'wasm-unsafe-eval'"
"""For the client without a server, whose rules are WebAssembly."""

HEADERS: Final = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Guard:
    """Middleware around the routes and the client's files.

    It notes who sends a request, by address and browser, as the "sender" in its scope.
    """

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, shares: Shares) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.rate_limits = RateLimits(settings.rate_limits)
        self.shares = shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope["sender"] = sender_of(scope, self.settings.cookie)
        if scope["path"] in PROBES:
            async with self.shares.turn_of_probe(address_of(scope)) as meter:
                await Metered(self._serve(scope, receive, send), meter)
        else:
            await self._answer_in_turn(self._check(scope), scope, receive, send)

    async def _answer_in_turn(
        self, refusal: RequestError | None, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Answer when it is the sender's turn, and count what that takes: refusals in any number take long,
        too. A socket that is let in counts for itself what it takes.
        """
        if refusal is None and scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        try:
            async with self.shares.turn(*scope["sender"]) as meter:
                if refusal is not None:
                    await Metered(self._refuse(refusal, scope, receive, send), meter)
                else:
                    await Metered(self._serve(scope, receive, send), meter)
        except RequestError as late:
            await self._refuse(late, scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, self._measured(scope, receive), _dressed(scope, send))

    def _check(self, scope: Scope) -> RequestError | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        names = self.settings.names
        if "*" not in names and _hostname(host) not in names:
            return RequestError("wrong-host")  # or a page elsewhere could give its own name our address
        origins = headers.getlist("origin")
        writes = scope["type"] == "websocket" or scope["method"] not in READING
        ours = _origins(scope["scheme"], host.lower())
        if writes and any(origin.lower() not in ours for origin in origins):
            return RequestError("wrong-origin")
        wait = self.rate_limits.wait(request_kind(scope), *scope["sender"])
        return RequestError("too-many", seconds=wait) if wait else admission.refusal(scope)

    async def _refuse(self, refusal: RequestError, scope: Scope, receive: Receive, send: Send) -> None:
        self.metrics.refused(refusal.code)
        if scope["type"] == "websocket" and DENIAL not in scope.get("extensions", {}):
            await WebSocketClose(REFUSED, refusal.code)(scope, receive, send)
            return
        problem = refusal.problem(messages_for(HTTPConnection(scope)))
        wait = refusal.words.get("seconds")
        headers = {"retry-after": str(wait)} if wait else {}
        # Before the handshake a socket is a request, and is refused as one.
        dressed = send if scope["type"] == "websocket" else _dressed(scope, send)
        await respond(refusal.status, problem, headers)(scope, receive, dressed)

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """A `receive` that raises RequestError once the body is larger than the limit."""
        limit = self.settings.body_limit
        stated = Headers(scope=scope).get("content-length", "")
        size = int(stated) if stated.isdecimal() else 0
        read = 0

        async def measure() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if max(size, read) > limit:
                raise RequestError("too-large", limit=limit)
            return message

        return measure


def headers_for(scope: Scope) -> dict[str, str]:
    """The security headers of a response."""
    secure = scope["scheme"] == "https"
    host = Headers(scope=scope).get("host", "")
    # Not every browser counts a socket of the same host as 'self'.
    socket = f" ws{'s' if secure else ''}://{host}" if HOST.fullmatch(host) else ""
    policy = POLICY.replace("connect-src 'self'", f"connect-src 'self'{socket}")
    if scope["path"].startswith(f"{DEVICE}/"):
        policy = policy.replace("script-src 'self'", WITH_PYTHON)
    headers = {**HEADERS, "content-security-policy": policy}
    return {**headers, "strict-transport-security": f"max-age={YEAR}"} if secure else headers


def _origins(scheme: str, host: str) -> tuple[str, ...]:
    """The origins of pages that this server gives out. Behind a proxy that it doesn't know it can't tell http
    from https; where it was asked by https it can.
    """
    secure = f"https://{host}"
    return (secure,) if scheme in ("https", "wss") else (secure, f"http://{host}")


def _hostname(host: str) -> str | None:
    """The name in a Host header, without its port; None if the header is malformed."""
    found = NAME_AND_PORT.fullmatch(host)
    return found[1].strip("[]").lower() if found else None


def _dressed(scope: Scope, send: Send) -> Send:
    """A `send` that adds the security headers, and no-store to responses of the API."""

    async def dress(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in headers_for(scope).items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers["cache-control"] = "no-store"
        await send(message)

    return dress
