"""A hint in the browser: asked for by key or button, staged on the board when pointed at, told to all."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.abridged import Abridged
from tests.browser.axe import violations
from tests.browser.boards import BOARDS
from tests.browser.layout import comes_true, nothing_sticks_out
from tests.browser.matrix import Matrix, shared_looks
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE
from tests.browser.visitors import Visitors, join, set_up
from tests.cases import some

PANEL = "[data-hint-panel]"
CHOICE = "[data-hinted]"


def at_table(page: Page, server: Server, game: str = "neom", **more: object) -> str:
    """Open a table of a person and a bot, where the person is asked; its address."""
    body = {"game": game, "players": 2, "seats": ["person", "steady"], "names": ["Ada", "Ines"]}
    answer = page.request.post(f"{server.address}api/tables", data={**body, "seed": "5eed", **more})
    assert answer.ok, answer.text()
    address = f"{server.address}tables/{answer.json()['table']}"
    page.goto(address)
    expect(page.locator("[data-hint]")).to_be_visible(timeout=PATIENCE)
    return address


def chosen(page: Page) -> Locator:
    return page.locator(f'{CHOICE}[aria-checked="true"]')


@pytest.mark.parametrize("game", BOARDS)
def test_the_best_choice_is_staged_and_what_is_pointed_at(
    page: Page, server: Server, matrix: Matrix, game: str
) -> None:
    at_table(page, server, game)
    page.keyboard.press("h")
    expect(page.locator(CHOICE)).to_have_count(3, timeout=PATIENCE)
    expect(page.locator(CHOICE).first).to_have_attribute("aria-checked", "true")
    for number in (1, 2):
        choice = page.locator(CHOICE).nth(number)
        choice.hover()
        expect(choice).to_have_attribute("aria-checked", "true")
        action = choice.get_attribute("data-hinted")
        confirm = page.locator("[data-confirm]").first
        if confirm.count():
            expect(confirm).to_have_attribute("data-confirm", action or "")
    for _ in matrix.at("hint", shared_looks(game, 1), PANEL):
        if not page.locator(PANEL).count():  # it goes with the language
            page.locator("[data-hint]").click()
            expect(page.locator(CHOICE)).to_have_count(3, timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_have_count(0)
    expect(page.locator("[data-hint]")).to_be_focused()


def test_choices_of_skylines_say_what_they_do(page: Page, server: Server) -> None:
    table = Abridged(page.request, server, "skylines")
    told = next(told for told in table.turns() if told["view"]["phase"] == "act")
    box = page.request.get(f"{server.address}api/games/skylines/components").json()
    names = {card["number"]: card["name"]["en"] for card in box["cards"]}
    wanted = [
        f"Exchange {names[action['card']]}" if action["kind"] == "exchange" else "End the Milestone"
        for action in reversed(told["legal_actions"][-3:])
    ]
    assert any(words.startswith("Exchange") for words in wanted)
    page.goto(table.address)
    page.locator("[data-hint]").click(timeout=PATIENCE)
    expect(page.locator(CHOICE)).to_have_count(3, timeout=PATIENCE)
    for choice, words in zip(page.locator(CHOICE).all(), wanted, strict=True):
        expect(choice).to_contain_text(words)


def test_enter_on_a_choice_makes_it(page: Page, server: Server) -> None:
    at_table(page, server)
    page.locator("[data-hint]").click()
    expect(page.locator(CHOICE).first).to_be_focused(timeout=PATIENCE)
    page.keyboard.press("ArrowDown")
    action = chosen(page).get_attribute("data-hinted")
    assert action == page.locator(CHOICE).nth(1).get_attribute("data-hinted")
    with page.expect_request(re.compile("/actions")) as sent:
        page.keyboard.press("Enter")
    assert f'"action":"{action}"' in str(sent.value.post_data)
    expect(page.locator(PANEL)).to_have_count(0)  # something else is asked


def test_it_is_told_to_all_and_off_where_the_host_did_not_want_it(visitors: Visitors) -> None:
    for on in (True, False):
        ada, ben = visitors.come(), visitors.come()
        made = set_up(ada, "neom", "Ada", "Ben", hints=on)
        join(ben, made["invitations"][0], "Ben")
        pages = [visitor.open(made["table"]) for visitor in (ada, ben)]
        if not on:
            expect(pages[0].locator("#hand [data-tile]").first).to_be_visible(timeout=PATIENCE)
            expect(pages[0].locator("[data-hint]")).to_have_count(0)
            continue
        pages[0].locator("[data-hint]").click()
        expect(pages[0].locator(CHOICE)).to_have_count(3, timeout=PATIENCE)
        for page in pages:
            expect(page.locator("#log")).to_contain_text("asked for a hint", timeout=PATIENCE)


@pytest.mark.parametrize(
    "size", some([(1280, 800), (900, 800), (390, 800), (844, 390)], (1280, 800), (390, 800))
)
def test_it_fits_and_can_be_read(page: Page, server: Server, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    at_table(page, server)
    page.locator("[data-hint]").click()
    expect(page.locator(CHOICE)).to_have_count(3, timeout=PATIENCE)
    page.locator("[data-confirm]").click(trial=True)  # nothing lies on it
    page.locator('#hand [role="option"][aria-selected="true"]').click(trial=True)
    if (unfold := page.locator(f"{PANEL} .unfold")).is_visible():
        expect(page.locator(f"{PANEL} .note")).to_be_hidden()
        unfold.click()
    expect(page.locator(f"{PANEL} .note")).to_be_visible()
    nothing_sticks_out(page)
    assert violations(page) == []


ABOVE_THE_CARDS = """() => {
  const [hint, cards] = ['[data-hint-panel]', '.tabbed'].map((css) =>
    document.querySelector(css).getBoundingClientRect());
  return hint.bottom <= cards.top && hint.bottom <= innerHeight;
}"""
"""JavaScript: a hint is in sight and covers none of one's cards."""


def test_on_a_phone_it_covers_no_cards_of_skylines(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    at_table(page, server, "skylines")
    page.locator("[data-hint]").click()
    expect(page.locator(CHOICE)).to_have_count(3, timeout=PATIENCE)
    comes_true(page, ABOVE_THE_CARDS)
