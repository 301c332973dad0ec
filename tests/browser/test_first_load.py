"""Size of a first visit: the bytes fetched before a page can be used."""

from typing import Final

import pytest
from playwright.sync_api import Page, Response, expect
from tests.browser.abridged import Abridged
from tests.browser.boards import BOARDS
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE

MOST = 150_000
"""Limit of a first visit, in compressed bytes."""


SAVING = """{
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const after = window.setTimeout;
  window.setTimeout = (does, time, ...given) => after(does, time >= 2000 ? 1e9 : time, ...given);
}"""
"""JavaScript: a browser that saves data, so that no page is fetched before it is wanted, and that never comes
to what waits two seconds (`lib/later.ts`), however long the first picture takes."""


SEEN: Final = """
  const look = () => {
    if (window.seen === undefined && document.querySelector('%s')) window.seen = performance.now();
  };
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
"""
"""JavaScript: when the page first showed by what it can be used."""

ASKED: Final = """() => performance.getEntriesByType('resource')
  .filter((asked) => asked.startTime > window.seen).map((asked) => asked.name)"""
"""JavaScript: what was asked for after that, however late the test comes to look."""


class Fetched:
    """Answers of the server to a page, from now on. sign: selects what tells that it can be used.

    With a sign those don't count that are to what was asked for later.
    """

    def __init__(self, page: Page, sign: str | None = None) -> None:
        self.page = page
        self.answers: list[Response] = []
        page.add_init_script(SAVING)
        if sign is not None:
            page.add_init_script(SEEN % sign)
        page.on("response", self._hear)

    def _hear(self, answer: Response) -> None:
        self.answers.append(answer)

    def sizes(self) -> dict[str, int]:
        """Bytes of each answer's body, by address."""
        answers = list(self.answers)
        for answer in answers:
            answer.finished()
        later = set(self.page.evaluate(ASKED))  # tells only of what has come whole
        return {
            answer.url: answer.request.sizes()["responseBodySize"]
            for answer in answers
            if answer.url not in later
        }


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
    fetched = Fetched(page, ".prompt")
    page.goto(table.address)
    expect(page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
    sizes = fetched.sizes()
    assert any("components" in address for address in sizes), "the board has what is in the box"
    assert sum(sizes.values()) <= MOST, sizes
