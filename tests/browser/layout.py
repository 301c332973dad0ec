"""Conditions of a page's layout, waited for: panes find their size after they are drawn."""

from typing import Any, Final

from playwright.sync_api import Page, ViewportSize
from tests.browser.sitting import PATIENCE

DRAWN: Final = ".shell, main.end"
"""Selector of a board or an end page once it is drawn: what stands around it may be there earlier."""

FITS = """(size) => innerWidth === size.width && document.documentElement.scrollWidth <= size.width"""

FOUR_FRAMES = """async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}"""
"""JavaScript: by then panes have measured themselves that a new size, language or pointer has moved."""

STOOD = """(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  const place = [x, y, width, height].join();
  if (window.stood?.place !== place) window.stood = { place, since: performance.now(), looks: 0 };
  return ++window.stood.looks > 10 && performance.now() - window.stood.since > 300;
}"""
"""JavaScript: a part has been in its place for a while; asked again and again."""


def comes_true(page: Page, condition: str, arg: Any = None) -> None:
    """Wait for a condition on the page.

    condition: a JavaScript expression, or a function of `arg`; not an async one, which is never waited for.
    """
    page.wait_for_function(condition, arg=arg, timeout=PATIENCE)


def nothing_sticks_out(page: Page) -> None:
    """Check that the window has the size it was given, and that the page is no wider."""
    comes_true(page, FITS, page.viewport_size)


def stands_still(page: Page, selector: str) -> None:
    """Wait until a part stays where it is."""
    page.evaluate("delete window.stood")
    comes_true(page, STOOD, selector)


def resize(page: Page, size: ViewportSize) -> None:
    """Give the window another size, and wait until the page is laid out for it."""
    page.set_viewport_size(size)
    comes_true(page, "(width) => innerWidth === width", size["width"])
    page.evaluate(FOUR_FRAMES)
