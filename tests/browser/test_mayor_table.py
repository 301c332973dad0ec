"""One whole game of Mayor in a browser, by clicking what is offered, until the office is won.

On the way the page is loaded again, the language is changed, and the server is killed and started again.
"""

import pytest
from playwright.sync_api import Page
from tests.browser.server import Server
from tests.browser.sitting import Offers, Sitting

OFFERS: Offers = (
    ("[data-end]", "data-end"),
    ('[data-square][data-mark="legal"]', "data-square"),
    ("[data-action]", "data-action"),
    ("[data-step]", "data-step"),
    ('[data-tile]:not([aria-disabled="true"])', "data-tile"),
)


@pytest.mark.timeout(900)  # a busy machine may need seconds for each turn
def test_a_whole_game(server: Server, page: Page) -> None:
    sitting = Sitting(page, server, OFFERS)
    sitting.set_up("Mayor", players=3)
    update = sitting.play()
    assert update["over"]
    result = update["view"]["result"]
    assert len(result["scores"]) == 3
    shown = page.locator("main.end td.points").all_inner_texts()
    assert shown == [str(score) for score in sorted(result["scores"], reverse=True)]
    winners = [update["names"][player] for player in result["winners"]]
    assert all(winner in page.locator("main.end h2.headline").inner_text() for winner in winners)
