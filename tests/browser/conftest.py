"""A Chromium for the tests in this folder; `make browser` finds or installs it."""

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.matrix import Matrix
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE
from tests.browser.visitors import FAILED, GONE, Visitors, take_pictures, visiting

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

CHROMIUM = ("chromium-headless-shell", "chromium")
"""Names of it, the leanest first: `.ci/chromium` says why."""

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
def server(tmp_path: Path) -> Iterator[Server]:
    """Start a server with every game there is."""
    server = Server(tmp_path / "tables.sqlite3")
    yield server
    server.kill()


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


@pytest.fixture
def visitors(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Visitors, each in a browser of their own."""
    with visiting(browser, server, request) as visitors:
        yield visitors


@pytest.fixture
def page(
    browser: Browser,
    server: Server,  # noqa: ARG001 - it ends after the page, whatever a test names first
    request: pytest.FixtureRequest,
) -> Iterator[Page]:
    """Open a fresh page; an error in it fails the test, and a test that fails leaves a picture of it."""
    errors: list[str] = []
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce"
    )
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    yield page
    if errors or request.node.stash.get(FAILED, False):
        take_pictures(request, [page])
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
