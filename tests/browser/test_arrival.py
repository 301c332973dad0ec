"""What is shown of a table stays where it was first seen: what comes later has its room by then."""

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.abridged import Abridged
from tests.browser.layout import stands_still
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE, has_its_line

WATCH = """() => {
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const { sources, startTime } of list.getEntries())
      for (const { node } of sources) {
        const part = (node?.closest ? node : node?.parentElement)?.closest('header, [role=tablist]');
        if (part) window.moved.push(`${node.textContent.trim()} at ${Math.round(startTime)}`);
      }
  }).observe({ type: 'layout-shift', buffered: true });
}"""
"""JavaScript: notes what moves of the top bar and of tabs."""


@pytest.mark.parametrize("width", [390, 1024, 1280])
@pytest.mark.parametrize("game", ["neom", "mayor"])
def test_neither_bar_nor_tabs_move_while_a_table_opens(
    server: Server, browser: Browser, game: str, width: int
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 800}, locale="de", reduced_motion="reduce"
    )
    table = Abridged(context.request, server, game, ["person", "steady", "steady"])
    next(told for count, told in enumerate(table.turns()) if count == 5)
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    page.goto(table.address)
    has_its_line(page)
    expect(page.locator("[data-deed]").first).to_be_visible(timeout=PATIENCE)
    stands_still(page, ".prompt")
    assert page.evaluate("window.moved") == []
    context.close()
