"""Time from an address to a page that can be used, in a browser that has never been here.

python benchmarks/visits.py [--visits 7] [--chromium PATH]

Each visit has a browser context of its own, so nothing is kept from the one before; lobby and tables take
turns. The time is the page's own, from the start of the navigation until what is needed stands on the page
and has been drawn.
"""

import argparse
import shutil
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, StorageState, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.abridged import Abridged
from tests.browser.conftest import FLAGS
from tests.browser.server import Server

GAMES = ("neom", "mayor", "skylines")

PROMPT = ".prompt"
"""What a table asks; a table without it is not there yet."""

SET_UP = "form button[type=submit].big:not([disabled])"
"""What sets up a table in the lobby."""

WATCH = """(() => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector(%r)) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
  });
  seen.observe(document, { childList: true, subtree: true, attributes: true });
})()"""


def visit(browser: Browser, address: str, needed: str, known: StorageState) -> float:
    """Milliseconds until `needed` could be used. known: the cookies that come along."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, storage_state=known)
    page = context.new_page()
    page.add_init_script(WATCH % needed)
    page.goto(address)
    page.wait_for_function("() => window.usable")
    took: float = page.evaluate("window.usable")
    context.close()
    return took


def main() -> None:
    """Measure, and print the median and the range."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--visits", type=int, default=7)
    parser.add_argument("--chromium", default=shutil.which("chromium"))
    given = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.sqlite3")
        browser = playwright.chromium.launch(executable_path=given.chromium, args=FLAGS)
        host = browser.new_context()
        pages = {"lobby": (server.address, SET_UP)}
        pages |= {game: (Abridged(host.request, server, game).address, PROMPT) for game in GAMES}
        took: dict[str, list[float]] = {name: [] for name in pages}
        for _ in range(given.visits):
            for name, (address, needed) in pages.items():
                took[name].append(visit(browser, address, needed, host.storage_state()))
        for name, times in took.items():
            print(f"{name}: {median(times):.0f} ms ({min(times):.0f} to {max(times):.0f})")
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()
