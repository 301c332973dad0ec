"""The mark of a table whose seed was set by hand: whoever set it can know what comes."""

from playwright.sync_api import Page, expect
from tests.browser.abridged import Abridged
from tests.browser.layout import nothing_sticks_out, resize
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE

CHIP = "header [data-seed]"


def test_a_known_seed_is_marked_at_the_table(page: Page, server: Server) -> None:
    page.goto(Abridged(page.request, server, "neom").address)
    for width in (1280, 360):
        resize(page, {"width": width, "height": 800})
        expect(page.locator(CHIP)).to_be_visible(timeout=PATIENCE)
        expect(page.locator(CHIP)).to_have_text("seed known")
        nothing_sticks_out(page)


def test_a_drawn_seed_is_not_marked(page: Page, server: Server) -> None:
    body = {"game": "neom", "players": 2, "seats": ["person", "steady"], "names": ["Ada", "Ines"]}
    table = page.request.post(f"{server.address}api/tables", data=body).json()["table"]
    page.goto(f"{server.address}tables/{table}")
    expect(page.locator("header h1")).to_have_text("NEOM", timeout=PATIENCE)
    expect(page.locator(CHIP)).to_have_count(0)
