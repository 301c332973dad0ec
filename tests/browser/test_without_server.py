"""Whole games of every title from a folder of files, with nobody to answer but a worker of the page."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import test_mayor_table, test_neom_table, test_skylines_table
from tests.browser.device import CAPTURE, READY, UNDER, Folder, Quiet, WorkerAsker, served
from tests.browser.log import Asker
from tests.browser.sitting import PATIENCE, Sitting

from gridtown.core.play import replay
from gridtown.core.record import Record
from gridtown.games import load

STATIC: Final = Path(os.environ.get("GRIDTOWN_STATIC", "build/static"))
"""Where `make static` has put the client."""

pytestmark = [
    pytest.mark.static,
    pytest.mark.timeout(900),
    pytest.mark.skipif(not (STATIC / "python.zip").is_file(), reason="make static"),
]


@pytest.fixture
def folder() -> Iterator[Folder]:
    with served(STATIC) as folder:
        yield folder


@pytest.fixture
def visit(browser: Browser) -> Iterator[Page]:
    """A page whose errors fail the test."""
    errors: list[str] = []
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce"
    )
    context.add_init_script(CAPTURE)
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert errors == []


class OnDevice(Sitting):
    """Mixin for a game's sitting: what is asked beside the page is asked of its worker."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)

    @property
    def asker(self) -> Asker:
        return WorkerAsker(self.page, self.server.address)

    def set_up(self, title: str, players: int, **options: str) -> None:
        self.page.goto(self.server.address)
        expect(self.page.get_by_role("button", name="Set up the table")).to_be_enabled(timeout=READY)
        super().set_up(title, players, **options)


class NeomOnDevice(OnDevice, test_neom_table.Neom): ...


class MayorOnDevice(OnDevice, test_mayor_table.Mayor): ...


class PlannerOnDevice(OnDevice, test_skylines_table.Planner): ...


def check_record(sitting: Sitting) -> None:
    """The record of the match that is over is one that is accepted anywhere, and nobody else was asked."""
    record = Record.from_json(sitting.asker.get(f"{sitting.api}/record").text())
    for _ in replay(load(record.game), record):
        pass
    assert [path for path in Quiet.asked if not path.startswith(f"/{UNDER}/") or "/api/" in path] == []


def test_neom_to_its_end(folder: Folder, visit: Page) -> None:
    sitting = NeomOnDevice(visit, folder)
    sitting.set_up("NEOM", players=2)
    test_neom_table.finish(sitting, {})
    check_record(sitting)


@pytest.mark.variant
def test_mayor_to_its_end_through_a_reload(folder: Folder, visit: Page) -> None:
    sitting = MayorOnDevice(visit, folder)
    sitting.set_up("Mayor", players=2)
    test_mayor_table.finish(sitting, {4: lambda: reload(visit)})
    check_record(sitting)


@pytest.mark.variant
def test_skylines_to_its_end(folder: Folder, visit: Page) -> None:
    sitting = PlannerOnDevice(visit, folder)
    sitting.set_up("Skylines", players=2)
    test_skylines_table.finish(sitting, {})
    check_record(sitting)


KEPT: Final = "navigator.serviceWorker.ready.then((found) => found.active.state)"
"""JavaScript: settled when all there is lies in the browser."""


def test_offline_after_one_visit(folder: Folder, visit: Page) -> None:
    sitting = NeomOnDevice(visit, folder)
    sitting.set_up("NEOM", players=1)
    sitting.decide(0)
    assert visit.evaluate(KEPT) in ("activating", "activated")
    folder.close()
    reload(visit)
    assert sitting.table()["version"] > 1, "the choice is kept"
    assert sitting.decide(1)
    visit.goto(f"{folder.address}?/rules/neom")
    expect(visit.get_by_role("heading", level=1)).to_contain_text("NEOM")
    visit.goto(folder.address)
    expect(visit.locator(".lists a, .lists button").first).to_be_visible(timeout=READY)


def test_another_tab_waits(folder: Folder, visit: Page) -> None:
    sitting = NeomOnDevice(visit, folder)
    sitting.set_up("NEOM", players=1)
    other = visit.context.new_page()
    other.goto(f"{folder.address}?/rules/neom")
    expect(other.get_by_role("heading", name="List of components")).to_be_visible(timeout=READY)
    other.goto(visit.url)
    expect(other.locator("#loading")).to_contain_text("another tab", timeout=READY)
    sitting.decide(0)
    version = sitting.table()["version"]
    visit.close()
    expect(other.locator(".prompt")).to_be_visible(timeout=READY)
    assert NeomOnDevice(other, folder).table()["version"] == version


def reload(page: Page) -> None:
    """Load the page again: the tables of this device are kept."""
    page.reload()
    expect(page.locator("header [data-line]")).to_have_attribute("data-line", "live", timeout=READY)
    expect(page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
