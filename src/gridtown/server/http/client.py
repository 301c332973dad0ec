"""The files of the browser client, and of the one without a server, or a page that says how to build them."""

import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from gridtown.server.settings import Settings
from gridtown.table.request_error import RequestError

FOR_EVER: Final = "public, max-age=31536000, immutable"
PACKAGE: Final = Path(__file__).parent.parent
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gridtown</title>
<h1>Gridtown is running, but its browser client is not built</h1>
<p>In the folder of the sources, run <code>make web</code> (or <code>make play</code>, which builds
everything), then load this page again. Another place for the built client
can be named in <code>GRIDTOWN_WEB</code>.</p>
</html>
"""


UNDER: Final = "/device"
"""Where the client without a server is, so that its tables share an address with the server's."""


COMPILED: Final = "gridtown.wasm"
"""The file in it that makes its rules quick enough for bots that search, where it was built with that."""


def web_folder(settings: Settings) -> Path | None:
    """The folder of the built client: as set, in the package, or beside the sources; or None."""
    named = settings.web or _named("GRIDTOWN_WEB")
    places = [named] if named else [PACKAGE / "web", PACKAGE.parents[2] / "build" / "web"]
    return next((place for place in places if (place / "index.html").is_file()), None)


def device_folder(settings: Settings) -> Path | None:
    """The folder of the client without a server, as `make static` builds it, where one is named; or None."""
    named = settings.device or _named("GRIDTOWN_DEVICE")
    return named if named and (named / "index.html").is_file() else None


def _named(variable: str) -> Path | None:
    """The folder that the environment names; None where it names none."""
    return Path(folder) if (folder := os.environ.get(variable)) else None


class DeviceClient:
    """The application behind UNDER: files that need no server, packed when they were built."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._file(scope)
        await response(scope, receive, send)

    async def _file(self, scope: Scope) -> Response:
        folder, path = device_folder(self._settings), scope["path"].removeprefix(UNDER)
        if folder is None:
            raise HTTPException(404)
        if not path:
            return RedirectResponse(f"{UNDER}/", 308)  # its addresses are relative
        response = await _file(folder, path.strip("/") or "index.html", scope)
        kept = path.startswith(("/assets/", "/pyodide-"))
        response.headers["cache-control"] = FOR_EVER if kept else "no-cache"
        return response


class Client:
    """The application behind the routes: the client's files, and its index for pages of the client."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        if scope["path"].startswith("/api/"):
            raise RequestError("no-such-page")
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        response = await self._page(scope)
        await response(scope, receive, send)

    async def _page(self, scope: Scope) -> Response:
        folder = web_folder(self._settings)
        if folder is None:
            return HTMLResponse(NOT_BUILT, 503)
        path = scope["path"].strip("/")
        is_page = "." not in path.rpartition("/")[2]
        response = await _file(folder, "index.html" if is_page else path, scope)
        # Built files carry a hash of their contents in their names; the index says which are meant.
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        return response


async def _file(folder: Path, path: str, scope: Scope) -> Response:
    """A file of the client, compressed if that was built and is accepted."""
    files = StaticFiles(directory=folder)
    plain = await files.get_response(path, scope)
    takes = Headers(scope=scope).get("accept-encoding", "").replace(" ", "").split(",")
    packed = f"{path}.br"
    if "br" not in takes or not files.lookup_path(packed)[0]:
        return plain
    response = await files.get_response(packed, scope)
    if kind := plain.headers.get("content-type"):  # one that is held already has none
        response.headers["content-type"] = kind
    response.headers["content-encoding"] = "br"
    response.headers["vary"] = "accept-encoding"
    return response
