"""Whole games of every title from a folder of files, with nobody to answer but a worker of the page."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Event
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect
from tests.browser import test_mayor_table, test_neom_table, test_one_device, test_skylines_table
from tests.browser.device import CAPTURE, READY, UNDER, Folder, Quiet, WorkerAsker, served
from tests.browser.layout import comes_true
from tests.browser.log import Asker
from tests.browser.server import Server
from tests.browser.sitting import NAP, PATIENCE, Sitting
from tests.browser.test_guide import Learner, greedy_actions, learn_all
from tests.device.folder import STATIC

pytestmark = [
    pytest.mark.static,
    pytest.mark.timeout(900),
    pytest.mark.skipif(not (STATIC / "python.zip").is_file(), reason="make static"),
]


DRAWN: Final = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}"""
"""JavaScript: how large a picture is, as a manifest says it."""


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

    patience = READY

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)

    @property
    def asker(self) -> Asker:
        return WorkerAsker(self.page, self.server.address)


class NeomOnDevice(OnDevice, test_neom_table.Neom): ...


class MayorOnDevice(OnDevice, test_mayor_table.Mayor): ...


class PlannerOnDevice(OnDevice, test_skylines_table.Planner): ...


class SharedMayorOnDevice(OnDevice, test_one_device.SharedMayor): ...


def check_record(sitting: Sitting) -> None:
    """The record of the match that is over is one that is accepted anywhere, and nobody else was asked."""
    replayed(sitting.asker.get(f"{sitting.api}/record").text())
    assert [path for path in Quiet.asked if not path.startswith(f"/{UNDER}/") or "/api/" in path] == []


def replayed(text: str) -> None:
    """`gridtown replay` takes a record."""
    with NamedTemporaryFile("w", suffix=".json") as file:
        file.write(text)
        file.flush()
        told = subprocess.run(
            [sys.executable, "-m", "gridtown", "replay", file.name],
            capture_output=True,
            text=True,
            check=False,
        )
    assert told.returncode == 0, told.stderr


def test_a_table_that_is_brought_goes_on_to_its_end(folder: Folder, visit: Page) -> None:
    sitting = NeomOnDevice(visit, folder)
    sitting.set_up("NEOM", players=2, left=4)
    test_neom_table.finish(sitting, {})
    check_record(sitting)


@pytest.mark.variant
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


KEPT: Final = "navigator.serviceWorker.ready.then((found) => found.active.state)"
"""JavaScript: settled when all there is lies in the browser."""


def cut_off(folder: Folder, page: Page) -> None:
    """Open the first page, and have no network from then on: neither the host nor any other is reached."""
    page.goto(folder.address)
    page.evaluate(KEPT)
    folder.close()
    page.context.set_offline(True)


@pytest.mark.variant
def test_skylines_with_take_back_to_its_end_with_the_network_cut(folder: Folder, visit: Page) -> None:
    cut_off(folder, visit)
    sitting = PlannerOnDevice(visit, folder)
    sitting.set_up("Skylines", players=2)
    take_back(sitting)
    test_skylines_table.finish(sitting, {})
    check_record(sitting)


@pytest.mark.variant
def test_mayor_around_one_device_with_the_network_cut(folder: Folder, visit: Page) -> None:
    sitting = SharedMayorOnDevice(visit, folder)
    cut_off(folder, visit)
    test_one_device.set_up(sitting, "Mayor", 3, events="yes")
    test_mayor_table.finish(sitting, {4: lambda: reload(visit)})
    assert sitting.passed >= 5
    check_record(sitting)


def take_back(sitting: Sitting) -> None:
    """Play until a choice can be taken back, and take it back."""
    step = 0
    while not (before := sitting.table())["take_back"]:
        sitting.decide(step)
        step += 1
    sitting.page.keyboard.press("u")
    after = sitting.table()
    while after["version"] == before["version"]:  # the test's time limit ends it
        sitting.page.wait_for_timeout(NAP)
        after = sitting.table()
    assert after["view"] != before["view"]
    assert after["take_back"] != before["take_back"]


class LearnerOnDevice(Learner):
    """A learner at the guided table of the lobby, who asks the worker of the page."""

    def begin(self, server: Server | Folder) -> str:
        self.asker = WorkerAsker(self.page, server.address)
        self.page.goto(server.address)
        title = TITLES[self.game]
        self.page.locator(".guided").get_by_role("button", name=re.compile(title)).click()
        self.page.wait_for_url("**/?/tables/*", timeout=READY)
        return self.page.url.rpartition("/")[2]

    def look(self) -> dict[str, Any]:
        update: dict[str, Any] = self.asker.get(self.path).json()
        return update

    def take(self, command: dict[str, Any]) -> None:
        assert "view" in self.asker.post(f"{self.path}/actions", command).json()


TITLES: Final = {"mayor": "Mayor", "neom": "NEOM", "skylines": "Skylines"}


@pytest.mark.variant
@pytest.mark.parametrize("game", TITLES)
def test_a_guided_game_to_its_end_with_the_network_cut(folder: Folder, visit: Page, game: str) -> None:
    cut_off(folder, visit)
    learn_all(LearnerOnDevice(visit, folder, game))


def test_games_are_played_with_the_network_cut_from_the_first_click(folder: Folder, visit: Page) -> None:
    """The beginnings of what is played to its end with the other tests: a guided game, and taking back."""
    cut_off(folder, visit)
    learner = LearnerOnDevice(visit, folder, "neom")
    lessons: list[str] = []
    for action, _ in zip(greedy_actions("neom"), range(3), strict=False):
        told = learner.told()
        lessons += learner.learn()
        learner.act(action, told)
    assert lessons[0] == "aim"
    visit.goto(folder.address)
    sitting = PlannerOnDevice(visit, folder)
    sitting.set_up("Skylines", players=2)
    take_back(sitting)
    version = sitting.table()["version"]
    reload(visit)
    assert sitting.table()["version"] == version, "what was taken back stays so"
    assert sitting.decide(0)


def test_the_lobby_is_there_before_the_rules(folder: Folder, visit: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visit.route("**/python.zip*", hold)
    with visit.expect_request("**/python.zip*", timeout=READY):
        visit.goto(folder.address)
    expect(visit.get_by_role("button", name="Set up the table")).to_be_enabled()
    expect(visit.locator("#loading")).to_contain_text("MB")
    visit.get_by_role("button", name="Set up the table").click()
    expect(visit.get_by_role("button", name="Setting up …")).to_be_visible()
    assert "/tables/" not in visit.url
    held[0].continue_()
    visit.wait_for_url("**/?/tables/*", timeout=READY)
    expect(visit.locator("#loading")).to_have_count(0)


def test_it_can_be_installed(folder: Folder, visit: Page) -> None:
    """The manifest is whole, leads here and nowhere else, and every icon is as large as it says."""
    visit.goto(folder.address)
    told = visit.context.new_cdp_session(visit).send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert {"name", "short_name", "start_url", "icons"} <= manifest.keys()
    assert manifest["display"] == "standalone"
    at = told["url"]
    assert visit.evaluate("([to, at]) => new URL(to, at).href", [manifest["start_url"], at]) == folder.address
    for icon in manifest["icons"]:
        drawn = visit.evaluate(DRAWN, visit.evaluate("([to, at]) => new URL(to, at).href", [icon["src"], at]))
        assert icon["sizes"] in ("any", drawn), icon
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])


class Slow(Quiet):
    """A host that has one file when it is let go of."""

    go: Final = Event()

    def do_GET(self) -> None:  # noqa: N802 -- http.server's name
        if self.path.endswith("slow"):
            self.go.wait(READY / 1_000)
        super().do_GET()


ALL_CAME: Final = """() => new Promise((resolve) => {
  const wait = () => setTimeout(resolve, 3000);
  let quiet = wait();
  new PerformanceObserver(() => {
    clearTimeout(quiet);
    quiet = wait();
  }).observe({ type: 'resource' });
})"""
"""JavaScript: settled when nothing has come for longer than a page waits before it asks for its later parts.

A request that reaches the old worker while it ends keeps the new one waiting: for half a minute, in a
Chromium that is driven for five.
"""


def test_an_update_is_offered_and_comes_when_it_is_wanted(visit: Page, tmp_path: Path) -> None:
    copied = tmp_path / "static"
    shutil.copytree(STATIC, copied)
    (copied / "slow").touch()
    with served(copied, Slow) as folder:
        sitting = NeomOnDevice(visit, folder)
        sitting.set_up("NEOM", players=1)
        sitting.decide(0)
        visit.evaluate(KEPT)
        (old,) = visit.evaluate("caches.keys()")
        offline = copied / "offline.js"
        offline.write_text(offline.read_text().replace(old.rpartition(" ")[2], "newer"))
        reload(visit)
        offer = visit.get_by_role("button", name="Load it")
        expect(offer).to_be_visible(timeout=READY)
        comes_above(visit, visit.locator(".shell"), visit.locator(".device-strip"))  # no card is covered
        assert sitting.decide(1), "one plays on meanwhile"
        version = sitting.table()["version"]
        assert old in visit.evaluate("caches.keys()")
        visit.evaluate(ALL_CAME)
        visit.evaluate("() => void fetch('./slow')")
        offer.click()
        coming = visit.get_by_role("button", name="It is coming")
        expect(coming).to_be_disabled()
        with visit.expect_navigation(timeout=READY):
            Slow.go.set()
        expect(visit.locator(".prompt")).to_be_visible(timeout=READY)
        assert [key.rpartition(" ")[2] for key in visit.evaluate("caches.keys()")] == ["newer"]
        assert sitting.table()["version"] == version


@pytest.mark.variant
def test_offline_after_one_visit(folder: Folder, visit: Page) -> None:
    """A table that was begun is there; the other pages, too, which come of the same files."""
    sitting = NeomOnDevice(visit, folder)
    sitting.set_up("NEOM", players=1)
    sitting.decide(0)
    sitting.is_answered()
    assert visit.evaluate(KEPT) in ("activating", "activated")
    folder.close()
    reload(visit)
    assert sitting.table()["version"] > 1, "the choice is kept"
    assert sitting.decide(1)
    visit.goto(f"{folder.address}?/rules/neom")
    expect(visit.get_by_role("heading", level=1)).to_contain_text("NEOM")
    visit.goto(folder.address)
    expect(visit.locator(".lists a, .lists button").first).to_be_visible(timeout=READY)


NO_ROOM: Final = "IDBObjectStore.prototype.put = () => { throw new DOMException('', 'Quota') };"
"""JavaScript in the worker: a browser that has no more room."""


REFUSED: Final = "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') };"
"""JavaScript in the worker: a browser that keeps nothing for this page."""


def in_the_worker(page: Page, script: str) -> None:
    """Let a page's worker begin with something of ours."""

    def begun(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    page.route("**/assets/worker-*.js", begun)


@pytest.mark.variant
def test_where_nothing_is_kept_it_is_said_and_all_can_be_taken_along(folder: Folder, visit: Page) -> None:
    in_the_worker(visit, REFUSED)
    sitting = NeomOnDevice(visit, folder)
    sitting.set_up("NEOM", players=2)
    sitting.decide(0)
    told = visit.locator("#loading")
    expect(told).to_contain_text("gone when this page is closed")
    assert sitting.table()["version"] > 1, "one plays on"
    visit.locator("header a").first.click()
    taken = visit.get_by_role("link", name="Download my games")
    expect(taken).to_be_visible(timeout=READY)
    visit.set_viewport_size({"width": 390, "height": 844})
    visit.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    comes_above(visit, taken, told)  # what is told is not in the way of what it asks for
    with visit.expect_download() as download:
        taken.click(timeout=READY)
    replayed(json.dumps(json.loads(download.value.path().read_text())["tables"][0]["record"]))
    visit.reload()
    expect(told).to_be_visible(timeout=READY)
    expect(visit.locator('.lists a[href*="/tables/"]')).to_have_count(0)
    expect(told).to_have_count(0, timeout=READY)
    expect(visit.locator('.lists a[href*="/tables/"]')).to_have_count(0)


def comes_above(page: Page, one: Locator, other: Locator) -> None:
    """Wait until one thing ends before the other begins: the board makes room some frames later."""
    script = "([one, other]) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top"
    comes_true(page, script, [one.element_handle(), other.element_handle()])


def test_without_room_it_is_said_and_all_can_be_taken_along(folder: Folder, visit: Page) -> None:
    in_the_worker(visit, NO_ROOM)
    sitting = NeomOnDevice(visit, folder)
    sitting.set_up("NEOM", players=2)
    sitting.decide(0)
    told = visit.locator("#loading")
    expect(told).to_contain_text("no more room")
    comes_above(visit, visit.locator(".shell"), told)  # no card is covered
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    version = sitting.table()["version"]
    assert version > 1, "one plays on"
    visit.locator("header a").first.click()
    with visit.expect_download() as download:
        visit.get_by_role("link", name="Download my games").click(timeout=READY)
    text = download.value.path().read_text()
    replayed(json.dumps(json.loads(text)["tables"][0]["record"]))
    visit.goto(folder.address)
    expect(visit.locator(".lists")).not_to_contain_text("NEOM", timeout=READY)
    with visit.expect_file_chooser() as chosen:
        visit.get_by_role("button", name="Open a game file").click()
    chosen.value.set_files({"name": "all.json", "mimeType": "application/json", "buffer": text.encode()})
    visit.locator('.lists a[href*="/tables/"]').first.click(timeout=READY)
    expect(visit.locator(".prompt")).to_be_visible(timeout=READY)
    assert sitting.table()["version"] >= version, "the bot may have played on"


@pytest.mark.variant
def test_another_tab_waits(folder: Folder, visit: Page) -> None:
    sitting = NeomOnDevice(visit, folder)
    sitting.set_up("NEOM", players=1)
    other = visit.context.new_page()
    other.goto(visit.url)
    expect(other.locator("#loading")).to_contain_text("another tab", timeout=READY)


@pytest.mark.variant
def test_another_tab_reads_the_rules_and_goes_on_where_this_one_is_closed(
    folder: Folder, visit: Page
) -> None:
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
    expect(page.locator(".prompt, [data-pass]")).to_be_visible(timeout=PATIENCE)
