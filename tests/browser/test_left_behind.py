"""Who leaves a table for the first page leaves nothing of it behind, and needs no more room all evening."""

from typing import Final

import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.browser.boards import BOARDS
from tests.browser.layout import DRAWN
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE
from tests.cases import some

ALWAYS: Final = "neom"
"""The game with the smallest page; the others are left to `make proof`."""

NODES: Final = 300
"""Nodes that may come and go by chance; a table has more than three thousand."""

LATER: Final = 200
"""Milliseconds until it is looked again: what a page was about to do ends by and by."""


def nodes(session: CDPSession) -> int:
    """The nodes that are held on to, on the page or not."""
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    return int(session.send("Memory.getDOMCounters")["nodes"])


def visit(page: Page) -> None:
    """Go to the table and back."""
    page.locator('.lists a[href*="/tables/"]').first.click()
    expect(page.locator(DRAWN)).to_be_visible()
    page.locator("header a").first.click()
    expect(page.locator('.lists a[href*="/tables/"]').first).to_be_visible()


@pytest.mark.parametrize("game", some(BOARDS, ALWAYS))
def test_a_table_that_was_left_leaves_nothing(page: Page, server: Server, game: str) -> None:
    body = {"game": game, "players": 2, "seats": ["person", "steady"]}
    assert page.request.post(f"{server.address}api/tables", data=body).ok
    page.goto(server.address)
    visit(page)
    session = page.context.new_cdp_session(page)
    before = nodes(session)
    for _ in range(3):
        visit(page)
    for _ in range(PATIENCE // LATER):
        if nodes(session) <= before + NODES:
            return
        page.wait_for_timeout(LATER)
    pytest.fail("the tables that were left are held on to")
