"""Words for a screen reader at a table: what is staged and what has happened, each once."""

import pytest
from playwright.sync_api import expect
from tests.browser.boards import of_every_board
from tests.browser.sitting import PATIENCE
from tests.browser.test_table_people import two_at
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.timeout(300)

FIRST = of_every_board(
    {
        "neom": "[role=option][data-tile]",
        "mayor": "[data-step='2']",
        "skylines": ".act[data-action]",
    }
)
"""First choice of each game: a Cornerstone, a space of the rondel, a piece of the map."""

HELD, NEWS = "[data-voice=held]", "[data-voice=news] p"


@pytest.mark.parametrize("game", FIRST)
def test_what_is_held_up_and_what_has_happened_are_told(visitors: Visitors, game: str) -> None:
    ada, ines, _ = two_at(visitors, game)
    expect(ada.page.locator(NEWS)).to_have_count(0)
    choice = ada.page.locator(FIRST[game]).first
    expect(choice).to_be_visible(timeout=PATIENCE)
    choice.focus()
    choice.press("Enter")
    held = ada.page.locator(HELD)
    expect(held).to_contain_text("Enter confirms")
    said = ada.page.locator("[data-confirm]").inner_text().splitlines()[0].split("·")[0].strip()
    assert said in held.inner_text()
    choice.press("Enter")
    expect(ada.page.locator(NEWS).first).to_contain_text("Ada", timeout=PATIENCE)
    expect(held).not_to_contain_text(said)
    expect(ines.page.locator(NEWS).first).to_contain_text("Ada", timeout=PATIENCE)
