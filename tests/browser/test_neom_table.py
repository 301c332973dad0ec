"""One whole game of NEOM in a browser, by clicking what is offered, until the final score pad.

On the way the page is loaded again, the language is changed, and the server is killed and started again.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect
from tests.browser.server import Server

PATIENCE = 20_000
"""Milliseconds until something has to have happened; bots think in between."""

GLANCE = 2_000
"""Milliseconds until a click has to show."""

OFFERED = """() => {
  const all = (selector, name) => [...document.querySelectorAll(selector)]
    .filter((e) => e.offsetParent !== null).map((e) => e.getAttribute(name));
  const confirm = document.querySelector('[data-confirm]:not([disabled])');
  return {
    busy: document.querySelector('[data-confirm][disabled]') !== null,
    over: document.querySelector('main.end') !== null,
    staged: confirm && confirm.getAttribute('data-confirm'),
    tiles: all('[data-tile]:not([aria-disabled="true"])', 'data-tile'),
    spaces: all('[data-mark="legal"], [data-mark="replace"], [data-mark="sacrifice"]', 'data-space'),
    rows: all('[data-action]', 'data-action'),
  };
}"""

READY = f"""() => {{
  const o = ({OFFERED})();
  return o.over || (!o.busy && (o.staged || o.tiles.length || o.spaces.length || o.rows.length));
}}"""

SENT = """(sent) => {
  const confirm = document.querySelector('[data-confirm]');
  return !confirm || confirm.disabled || confirm.getAttribute('data-confirm') !== sent;
}"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "tables.sqlite3")
    yield server
    server.kill()


def set_up(page: Page, players: int) -> None:
    """Fill in the form of the first page: oneself against greedy bots, on a known seed."""
    page.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    page.get_by_label("Name of seat 1").fill("Ada")
    page.get_by_text("Options").click()
    page.get_by_label("Seed").fill("5eed")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile(r"/tables/"), timeout=PATIENCE)


def offered(page: Page) -> dict[str, Any]:
    """Wait until something can be clicked, or the game is over; what it is."""
    page.wait_for_function(READY, timeout=PATIENCE)
    found: dict[str, Any] = page.evaluate(OFFERED)
    return found


def choice(found: dict[str, Any], step: int) -> str | None:
    """What to click to hold up one of the choices; None where one is held up already.

    Every third time it is not the obvious choice, so that all kinds come up.
    """
    if found["staged"] and step % 3:
        return None
    pick = step if step % 3 == 0 else 0
    for kind, selector in (
        ("spaces", '[data-space="{}"]:not([data-mark=""])'),
        ("rows", '[data-action="{}"]'),
        ("tiles", '[data-tile="{}"]:not([aria-disabled="true"])'),
    ):
        if found[kind]:
            return selector.format(found[kind][pick % len(found[kind])])
    return None


def decide(page: Page, step: int) -> bool:
    """Make one choice and send it; whether there was one to make."""
    confirm = page.locator("[data-confirm]:not([disabled])").first
    for _ in range(10):
        found = offered(page)
        if found["over"]:
            return False
        try:
            if (selector := choice(found, step)) is not None:
                page.click(selector, timeout=GLANCE)
            staged = confirm.get_attribute("data-confirm", timeout=GLANCE)
            confirm.click(timeout=GLANCE)
            page.wait_for_function(SENT, arg=staged, timeout=GLANCE)
        except Error:
            continue  # the others acted, or the card grew under the pointer: look again, as a person would
        return True
    pytest.fail("nothing that was offered could be confirmed")


def table_of(page: Page, server: Server) -> dict[str, Any]:
    """The table as the server tells it to this browser."""
    table = page.url.rstrip("/").rpartition("/")[2]
    answer: dict[str, Any] = page.request.get(f"{server.address}api/tables/{table}").json()
    return answer


@pytest.mark.timeout(900)  # a busy machine may need a minute for each generation
def test_a_whole_game(server: Server, page: Page) -> None:
    page.goto(server.address)
    set_up(page, players=4)
    step = 0
    while decide(page, step):
        step += 1
        if step == 12:
            page.reload()
        if step == 20:
            page.get_by_role("button", name="German").click()
            expect(page.locator("html")).to_have_attribute("lang", "de", timeout=PATIENCE)
        if step == 25:
            before = table_of(page, server)
            server.kill()
            server.start()
            assert table_of(page, server)["version"] >= before["version"]
        assert step < 300, "the game doesn't end"
    update = table_of(page, server)
    assert update["over"]
    assert update["view"]["result"]["scores"] == [seat["score"]["total"] for seat in update["view"]["seats"]]
    scores = [str(score).replace("-", "\u2212") for score in update["view"]["result"]["scores"]]
    assert page.locator("main.end tfoot td").all_inner_texts() == scores
    assert page.get_by_role("heading", name=max(scores, key=int)).count() == 1
