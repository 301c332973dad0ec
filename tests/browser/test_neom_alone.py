"""NEOM alone in a browser, with every deck there is, until the rank that was reached; whole in `make proof`.

The usual deck is played by keyboard alone, the one for four on a phone in the dark, the one for five by a
beginner.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.layout import nothing_sticks_out
from tests.browser.server import Server
from tests.browser.sitting import LEFT, Sitting
from tests.browser.test_neom_table import AtTheKeyboard, Neom, finish

from gridtown.games import load

pytestmark = pytest.mark.timeout(900)  # a busy machine may need seconds for each turn


def play(sitting: Sitting, left: int, deck: str, beginner: str) -> None:
    """Play a game alone; the last page says the rank, and the points of each rank with this deck."""
    page = sitting.page
    sitting.set_up("NEOM", players=1, left=left, deck=deck, beginner=beginner)
    view = finish(sitting, {2 if left else 8: page.reload})["view"]
    assert view["options"] == {"deck": deck, "beginner": beginner}
    box: Any = load("neom").components()
    least = {row["id"]: row["at_least"][deck] for row in box["ranks"]}
    total = view["result"]["scores"][0]
    reached = max((rank for rank in least if least[rank] <= total), key=least.__getitem__, default="intern")
    assert view["result"]["rank"] == reached
    name = next(row["name"]["en"] for row in box["ranks"] if row["id"] == reached)
    expect(page.locator("main.end .headline")).to_contain_text(name)
    expect(page.locator("main.end li.here span")).to_have_text(name)
    assert page.locator("main.end li b").all_inner_texts() == [f"{points}+" for points in least.values()]


@pytest.mark.variant
def test_the_usual_deck_by_keyboard(server: Server, page: Page) -> None:
    play(AtTheKeyboard(page, server), 0, "1+", "no")


@LEFT
def test_the_deck_for_four_on_a_phone_in_the_dark(server: Server, page: Page, left: int) -> None:
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.set_viewport_size({"width": 390, "height": 844})
    play(Neom(page, server), left, "4+", "no")
    nothing_sticks_out(page)


@pytest.mark.variant
def test_the_deck_for_five_as_a_beginner(server: Server, page: Page) -> None:
    play(Neom(page, server), 0, "5+", "yes")
