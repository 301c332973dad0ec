"""Size of a first visit: the bytes fetched before a page can be used."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, Response, expect
from tests.browser.abridged import Abridged
from tests.browser.boards import BOARDS
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE

MOST = 150_000
"""Limit of a first visit, in compressed bytes."""


SAVING = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"
"""JavaScript: a browser that saves data, so that no page is fetched before it is wanted."""


LATER: Final = re.compile("/assets/(?:nearby|Strip|TurnNotice|Zoom|deeds|gestures|notice|since)-")
"""Parts that a page asks for once it can be used; on a busy machine the test may see that later."""


class Fetched:
    """Answers of the server to a page, from now on; what is asked for later gets none."""

    def __init__(self, page: Page) -> None:
        self.answers: list[Response] = []
        page.add_init_script(SAVING)
        page.route(LATER, lambda _: None)
        page.on("response", self._hear)

    def _hear(self, answer: Response) -> None:
        self.answers.append(answer)

    def sizes(self) -> dict[str, int]:
        """Bytes of each answer's body, by address."""
        sizes: dict[str, int] = {}
        for answer in list(self.answers):
            answer.finished()
            sizes[answer.url] = answer.request.sizes()["responseBodySize"]
        return sizes


def test_the_lobby(page: Page, server: Server) -> None:
    fetched = Fetched(page)
    page.goto(server.address)
    expect(page.get_by_role("button", name="Set up the table")).to_be_enabled(timeout=PATIENCE)
    sizes = fetched.sizes()
    assert len(sizes) >= 5, "a page, scripts, style sheets and what the server tells"
    assert sum(sizes.values()) <= MOST, sizes


@pytest.mark.parametrize("game", BOARDS)
def test_a_table(page: Page, server: Server, game: str) -> None:
    table = Abridged(page.request, server, game)
    fetched = Fetched(page)
    page.goto(table.address)
    expect(page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
    sizes = fetched.sizes()
    assert any("components" in address for address in sizes), "the board has what is in the box"
    assert sum(sizes.values()) <= MOST, sizes
