"""One whole game of NEOM in a browser, by clicking what is offered, until the final score pad.

On the way the page is loaded again, the language is changed, and the server is killed and started again.
"""

import pytest
from playwright.sync_api import Page
from tests.browser.server import Server
from tests.browser.sitting import Offers, Sitting

OFFERS: Offers = (
    (':is([data-mark="legal"], [data-mark="replace"], [data-mark="sacrifice"])', "data-space"),
    ("[data-action]", "data-action"),
    ('[data-tile]:not([aria-disabled="true"])', "data-tile"),
)


@pytest.mark.timeout(900)  # a busy machine may need a minute for each generation
def test_a_whole_game(server: Server, page: Page) -> None:
    sitting = Sitting(page, server, OFFERS)
    sitting.set_up("NEOM", players=4)
    update = sitting.play({12: page.reload, 20: sitting.speak_german, 25: sitting.lose_the_server})
    assert update["over"]
    assert update["view"]["result"]["scores"] == [seat["score"]["total"] for seat in update["view"]["seats"]]
    scores = [str(score).replace("-", "\u2212") for score in update["view"]["result"]["scores"]]
    assert page.locator("main.end tfoot td").all_inner_texts() == scores
    assert page.get_by_role("heading", name=max(scores, key=int)).count() == 1
