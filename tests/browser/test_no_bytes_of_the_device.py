"""Who plays on a server loads nothing of the client without one."""

from typing import Final

from playwright.sync_api import Page, expect
from tests.browser.abridged import Abridged
from tests.browser.boards import BOARDS
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE

OF_THE_DEVICE: Final = ("/device/", "offline", "pyodide", ".wasm", ".zip", "webmanifest", "worker")
"""Parts of the addresses of its files."""

CACHED: Final = """async () => [
  (await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length,
]"""
"""JavaScript: how many service workers and caches there are."""


def test_a_lobby_and_a_table_of_a_server_load_nothing_of_it(page: Page, server: Server) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url.removeprefix(server.address)))
    page.goto(server.address)
    expect(page.get_by_role("button", name="Set up the table")).to_be_enabled(timeout=PATIENCE)
    page.goto(Abridged(page.request, server, BOARDS[0]).address)
    expect(page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    assert len(asked) > 10
    assert [path for path in asked if any(part in path for part in OF_THE_DEVICE)] == []
    assert page.evaluate(CACHED) == [0, 0]
