"""The client without a server with compiled rules: what they add, and what is there where they don't run."""

import json

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.device import CAPTURE, READY, WorkerAsker, served
from tests.device.folder import STATIC

pytestmark = [
    pytest.mark.static,
    pytest.mark.timeout(900),
    pytest.mark.skipif(not (STATIC / "gridtown.wasm").is_file(), reason="make static COMPILED=1"),
]


def opened(browser: Browser, address: str, *, broken: bool) -> Page:
    """The lobby, once it is ready; broken: what comes as the compiled rules is none."""
    page = browser.new_context(locale="en", service_workers="block").new_page()
    page.add_init_script(CAPTURE)
    if broken:
        page.route("**/gridtown.wasm?*", _spoil)
    page.goto(address)
    expect(page.get_by_role("button", name="Set up the table")).to_be_enabled(timeout=READY)
    return page


def _spoil(route: Route) -> None:
    route.fulfill(body=b"nothing that could run")


def test_bots_that_search_are_there(browser: Browser) -> None:
    with served(STATIC) as folder:
        page = opened(browser, folder.address, broken=False)
        games = json.loads(WorkerAsker(page, folder.address).get(f"{folder.address}api/games").text())
        assert all({"strong", "best"} <= set(game["bots"]) for game in games)
        expect(page.locator("#loading")).to_have_count(0, timeout=READY)


def test_where_they_do_not_run_their_sources_do(browser: Browser) -> None:
    with served(STATIC) as folder:
        page = opened(browser, folder.address, broken=True)
        expect(page.locator("#loading")).to_contain_text("The quick rules don’t run", timeout=READY)
        games = json.loads(WorkerAsker(page, folder.address).get(f"{folder.address}api/games").text())
        assert all("steady" in game["bots"] and "strong" not in game["bots"] for game in games)
