"""A folder of files on a plain web host, under a path, and the worker of its page asked by tests."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final
from urllib.parse import urlencode

from playwright.sync_api import Page

UNDER: Final = "some/where"
"""The path under which the folder is served."""

READY: Final = 120_000
"""Milliseconds that a busy machine may take to start Python in a browser."""

CAPTURE: Final = """
  const Started = Worker;
  window.Worker = class extends Started {
    constructor(...given) { super(...given); window.theWorker = this; }
  };
"""
"""JavaScript: the worker of a page, for the test to ask as well."""

ASK: Final = """([method, path, body]) => new Promise((resolve) => {
  const id = -Math.floor(Math.random() * 1e9) - 1;
  const hear = ({ data }) => {
    if (data.id !== id) return;
    window.theWorker.removeEventListener('message', hear);
    resolve(data.body);
  };
  window.theWorker.addEventListener('message', hear);
  window.theWorker.postMessage({ id, method, path, body, lang: 'en' });
})"""
"""JavaScript: what the worker answers."""


class Quiet(SimpleHTTPRequestHandler):
    """A plain web host, as anybody has one. asked: the paths asked for."""

    asked: Final[list[str]] = []

    def log_message(self, *_: object) -> None:
        self.asked.append(self.path)

    def translate_path(self, path: str) -> str:
        prefix = f"/{UNDER}/"
        return super().translate_path(path.removeprefix(prefix[:-1]) if path.startswith(prefix) else "/none")


@dataclass(frozen=True)
class Folder:
    """Where the files are served; it stands in for a server. address: of the page."""

    address: str
    host: ThreadingHTTPServer

    def close(self) -> None:
        """Serve nothing any more: whoever asks finds nobody."""
        self.host.shutdown()
        self.host.server_close()


@contextmanager
def served(folder: Path, kind: type[Quiet] = Quiet) -> Iterator[Folder]:
    """Serve a folder by a kind of host."""
    Quiet.asked.clear()
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(kind, directory=str(folder)))
    Thread(target=host.serve_forever, daemon=True).start()
    served = Folder(f"http://127.0.0.1:{host.server_port}/{UNDER}/", host)
    try:
        yield served
    finally:
        served.close()


@dataclass(frozen=True)
class Answer:
    """An answer of the worker."""

    body: str

    def json(self) -> Any:
        return json.loads(self.body)

    def text(self) -> str:
        return self.body


@dataclass(frozen=True)
class WorkerAsker:
    """Who asks the worker of a page, under the addresses of a server."""

    page: Page
    address: str

    def get(self, url: str, *, params: dict[str, str | float | bool] | None = None) -> Answer:
        return self._ask("GET", f"{url}?{urlencode(params)}" if params else url)

    def post(self, url: str, data: Any) -> Answer:
        return self._ask("POST", url, json.dumps(data))

    def _ask(self, method: str, url: str, body: str = "") -> Answer:
        return Answer(self.page.evaluate(ASK, [method, "/" + url.removeprefix(self.address), body]))
