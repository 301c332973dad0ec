"""Widths of every table: none is wider than its window, with all that options can put on it."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.abridged import HAS_COME, RICH, Abridged
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE
from tests.cases import some

WIDTHS = (360, 1920)

ALWAYS = "skylines"
"""The quickest of them; `make proof` plays the others, whose questions test_matrix always looks at."""

EVERY = 9
"""Number of decisions between two checks of the page."""

FITS = "(width) => innerWidth === width && document.scrollingElement.scrollWidth <= width"


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", some(RICH, ALWAYS))
def test_no_table_scrolls_sideways(server: Server, page: Page, game: str) -> None:
    table = Abridged(page.request, server, game, options=RICH[game])
    page.goto(table.address)
    looks = 0
    for turn, told in enumerate(table.turns()):
        if turn % EVERY and not told["over"]:
            continue
        page.wait_for_function(HAS_COME, arg=told["version"], timeout=PATIENCE)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            shown = "main.end" if told["over"] else ".prompt"
            expect(page.locator(shown)).to_be_visible(timeout=PATIENCE)
            page.wait_for_function(FITS, arg=width, timeout=PATIENCE)
            looks += 1
    assert looks >= 3 * len(WIDTHS)
