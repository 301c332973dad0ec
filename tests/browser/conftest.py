"""A Chromium for the tests in this folder; `make browser` finds or installs it."""

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.browser.device import Folder, served
from tests.browser.matrix import Matrix
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE
from tests.browser.visitors import FAILED, GONE, Visitors, take_pictures, visiting
from tests.device.folder import STATIC

# Alone on its machine: no sandbox within the sandbox, no graphics card, nobody to call.
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
]

USUAL: Final[Any] = {
    "viewport": {"width": 1280, "height": 800},
    "locale": "en",
    "reduced_motion": "reduce",
}
"""What a page is opened with."""

REMEMBERED = "cookies,local_storage,indexeddb,service_workers,cache_storage"
"""All that a browser knows of a person; what it has fetched stays."""

CHROMIUM = ("chromium-headless-shell", "chromium")
"""Names of it, the leanest first: `.ci/chromium` says why."""

SHARING = (
    *("test_axe", "test_ends", "test_foretold", "test_guide", "test_hint", "test_matrix"),
    *("test_neom_alone", "test_neom_foresight", "test_replay", "test_rules", "test_seed", "test_since"),
    *("test_skylines_table", "test_voice", "test_widths"),
)
"""Modules whose tests leave a server as they found it: those of a worker have one, and one browser's cache.

A server takes half a second to start, and a first page half a second more to load than a later one.
"""

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell the fixtures whether the test has failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Start a server with every game there is."""
    server = Server(tmp_path / "tables.sqlite3")
    yield server
    server.kill()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server once for all tests that share it."""
    server = Server(tmp_path_factory.mktemp("shared") / "tables.sqlite3")
    yield server
    server.kill()


@pytest.fixture
def folder() -> Iterator[Folder]:
    """Serve the client that needs no server, under a path of a plain web host."""
    with served(STATIC) as folder:
        yield folder


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Server:
    """A server with every game there is."""
    which = "shared_server" if request.path.stem in SHARING else "own_server"
    server: Server = request.getfixturevalue(which)
    return server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start Chromium once for all tests."""
    path = os.environ.get("GRIDTOWN_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)
    if path is None:
        pytest.skip("no Chromium; `make browser` installs it where it may")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_context(browser: Browser) -> Iterator[BrowserContext]:
    """Where the tests that share a server open their pages; what a person leaves there is cleared between."""
    context = browser.new_context(**USUAL)
    yield context
    context.close()


@pytest.fixture
def visitors(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Visitors, each in a browser of their own."""
    with visiting(browser, server, request) as visitors:
        yield visitors


@pytest.fixture
def page(
    browser: Browser,
    server: Server,  # it ends after the page, whatever a test names first
    request: pytest.FixtureRequest,
) -> Iterator[Page]:
    """Open a fresh page; an error in it fails the test, and a test that fails leaves a picture of it."""
    errors: list[str] = []
    if request.path.stem in SHARING:
        context: BrowserContext = request.getfixturevalue("shared_context")
        page = context.new_page()
        forgotten = {"origin": server.address.rstrip("/"), "storageTypes": REMEMBERED}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", forgotten)
        context.clear_cookies()
    else:
        context = browser.new_context(**USUAL)
        page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    yield page
    if errors or request.node.stash.get(FAILED, False):
        take_pictures(request, [page])
    if request.path.stem in SHARING:
        for left in context.pages:
            left.close()
    else:
        context.close()
    assert [error for error in errors if not GONE.search(error)] == []


@pytest.fixture
def matrix(page: Page, request: pytest.FixtureRequest) -> Iterator[Matrix]:
    """Checks of the layout of the fresh page, which fail at the end with all that was found."""
    matrix = Matrix(page)
    yield matrix
    if matrix.found:
        take_pictures(request, [page])
    matrix.nothing()
