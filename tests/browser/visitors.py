"""People in browsers of their own: each has a context, and so cookies and a memory, of its own."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket
from tests.browser.server import Server

NAMES = ("Ada", "Ines", "Tarik", "Moss", "Kaya")
"""Names of people, by seat."""

PICTURES = Path(__file__).parent.parent.parent / "build" / "browser"

FAILED = pytest.StashKey[bool]()
"""Whether a test has failed."""

# What a browser says when a server, or the line to it, is gone; a test that cuts these expects it.
GONE = re.compile(
    r"net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|SOCKET_NOT_CONNECTED"
    r"|INTERNET_DISCONNECTED)|ERR_NETWORK"
)


class Visitor:
    """A person with a browser of their own, and the page once one is opened.

    heard: what the sockets of the page were told, as text.
    """

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.errors: list[str] = []
        self.heard: list[str] = []

    def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Answer of the server to a request with this browser's cookie."""
        origin = self.server.address.rstrip("/")
        headers = {"content-type": "application/json", "origin": origin}
        data = json.dumps(body or {})
        response = self.context.request.post(f"{origin}{path}", data=data, headers=headers)
        assert response.ok, response.text()
        return response.json() if response.text() else None

    def told(self, path: str) -> Any:
        """JSON that the server sends this browser at a path."""
        return self.context.request.get(f"{self.server.address.rstrip('/')}{path}").json()

    def open(self, table: str) -> Page:
        """Open the page of a table."""
        return self.arrive(f"tables/{table}")

    def arrive(self, path: str = "") -> Page:
        """Open a page. Errors in it are noted."""
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("websocket", self._listen)
        self.page.goto(f"{self.server.address}{path}")
        return self.page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda told: self.heard.append(str(told)))


class Visitors:
    """Visitors of one test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self.server = server
        self.all: list[Visitor] = []

    def come(self, width: int = 1280, height: int = 800, **dress: Any) -> Visitor:
        """A new visitor, with a window of this many pixels. dress: further options of the context."""
        dress = {"locale": "en", "reduced_motion": "reduce", **dress}
        context = self._browser.new_context(viewport={"width": width, "height": height}, **dress)
        self.all.append(Visitor(context, self.server))
        return self.all[-1]

    def go(self) -> None:
        for visitor in self.all:
            visitor.context.close()
            errors = [error for error in visitor.errors if not GONE.search(error)]
            assert not errors, errors


@contextmanager
def visiting(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Visitors of one test; each page open when it fails leaves a picture."""
    visitors = Visitors(browser, server)
    yield visitors
    if request.node.stash.get(FAILED, False) or any(visitor.errors for visitor in visitors.all):
        take_pictures(request, [page for visitor in visitors.all for page in visitor.context.pages])
    visitors.go()


def take_pictures(request: pytest.FixtureRequest, pages: list[Page]) -> None:
    """Leave a picture of each page in build/browser."""
    name = re.sub(r"[^a-z0-9]+", "-", f"{request.path.stem}-{request.node.name}".lower())
    for number, page in enumerate(pages, 1):
        page.screenshot(path=PICTURES / f"{name}-{number}.png")


def set_up(host: Visitor, game: str, *names: str, **more: Any) -> dict[str, Any]:
    """Make a table by link on a known seed; the first seat is the host's. more: further fields."""
    seats = more.pop("seats", ["person"] * len(names))
    body = {"game": game, "players": len(names), "seats": seats, "names": names, "seed": "5eed"}
    made: dict[str, Any] = host.post("/api/tables", {**body, **more})
    return made


def join(visitor: Visitor, invitation: dict[str, Any], name: str) -> None:
    visitor.post("/api/join", {"key": invitation["path"].partition("#")[2], "name": name})
