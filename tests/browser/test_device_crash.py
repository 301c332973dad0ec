"""A page without a server that ends in the middle of a step, which is taken wholly or not at all."""

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from tests.browser.device import CAPTURE, READY, Folder
from tests.browser.test_without_server import NeomOnDevice, in_the_worker
from tests.device.folder import STATIC

pytestmark = [
    pytest.mark.static,
    pytest.mark.timeout(900),
    pytest.mark.skipif(not (STATIC / "python.zip").is_file(), reason="make static"),
]

HALTS: Final = """
{
  let at = '';
  const channel = new BroadcastChannel('halt');
  channel.onmessage = ({ data }) => { at = data; channel.postMessage('understood'); };
  const halt = () => { channel.postMessage('halted'); for (;;); };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    if (at === 'before it is written') halt();
    put.apply(this, given);
    if (at === 'while it is written') halt();
  };
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
    set(heard) { this.addEventListener('complete', () => (at === 'before it is told' ? halt() : heard())); },
  });
}
"""
"""JavaScript in the worker: it stops where the page says so, and says that it has."""

HALT: Final = """(at) => new Promise((understood) => {
  window.halts = new BroadcastChannel('halt');
  window.halts.onmessage = ({ data }) => { window.said = data; understood(); };
  window.halts.postMessage(at);
})"""
"""JavaScript: has the worker stop at a place of the next step."""

HALTED: Final = "() => window.said === 'halted'"


@pytest.fixture
def visits(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    context.add_init_script(CAPTURE)
    yield context
    context.close()


def crash(page: Page) -> None:
    """Have the process of a page end, as if it had run into a fault."""
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")


def close(page: Page) -> None:
    """Close a page without asking it."""
    page.close(run_before_unload=False)


ENDS: Final = {"crash": crash, "close": close}


@pytest.mark.parametrize(
    ("at", "end"),
    [
        ("while it is written", "crash"),
        *(
            pytest.param(at, end, marks=pytest.mark.variant)
            for at, end in [
                ("before it is written", "crash"),
                ("before it is told", "crash"),
                ("before it is written", "close"),
                ("while it is written", "close"),
                ("before it is told", "close"),
            ]
        ),
    ],
)
def test_a_step_is_taken_wholly_or_not_at_all(
    folder: Folder, visits: BrowserContext, at: str, end: str
) -> None:
    page = visits.new_page()
    in_the_worker(page, HALTS)
    sitting = NeomOnDevice(page, folder)
    sitting.set_up("NEOM", players=1)
    sitting.decide(0)
    sitting.is_answered()
    before, address = sitting.table(), page.url
    page.evaluate(HALT, at)
    assert sitting.decide(1)
    page.wait_for_function(HALTED)
    ENDS[end](page)
    after = goes_on(visits.new_page(), folder, address)
    if at == "before it is told":
        assert after > before["version"]
    else:
        assert after == before["version"]


def goes_on(page: Page, folder: Folder, address: str) -> int:
    """Play on at a table: the version that it had before."""
    page.goto(address)
    expect(page.locator(".prompt")).to_be_visible(timeout=READY)
    sitting = NeomOnDevice(page, folder)
    found = sitting.table()
    assert found["legal_actions"], "a step that is half taken waits for chance"
    assert sitting.decide(2)
    sitting.is_answered()
    assert sitting.table()["version"] > found["version"]
    return int(found["version"])


@pytest.mark.variant
def test_a_browser_that_is_killed_loses_nothing_that_was_seen(
    browser: Browser, folder: Folder, tmp_path: Path
) -> None:
    kind = browser.browser_type
    address, version = "", 0
    for visit in range(4):
        context = kind.launch_persistent_context(
            tmp_path, executable_path=os.environ["GRIDTOWN_CHROMIUM"], args=["--no-sandbox"], locale="en"
        )
        context.add_init_script(CAPTURE)
        page = context.new_page()
        sitting = NeomOnDevice(page, folder)
        if visit:
            assert goes_on(page, folder, address) == version
        else:
            sitting.set_up("NEOM", players=1)
            sitting.decide(0)
            sitting.is_answered()
            address = page.url
        version = sitting.table()["version"]
        os.kill(pid_of(tmp_path), signal.SIGKILL)
        with suppress(Error):
            context.close()


def pid_of(home: Path) -> int:
    """The process of the browser that has its files in a folder: its children name a type."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            told = (process / "cmdline").read_bytes()
            if str(home).encode() in told and b"--type=" not in told and b"chrom" in told.split(b"\0")[0]:
                return int(process.name)
    pytest.fail("no browser runs")
