"""Whole games of NEOM in a browser, one of each variant, by choosing what is offered until the last page.

Whole they are left to `make proof`; else only the first turns, or the last.

With four at the table the page is loaded again on the way, the language is changed, and the server is killed
and started again. Two play by keyboard alone, the beginner's variant is played on a phone, alone in German.
"""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.abridged import Abridged
from tests.browser.layout import comes_true, nothing_sticks_out, resize, stands_still
from tests.browser.server import Server
from tests.browser.sitting import (
    LEFT,
    MOST,
    PATIENCE,
    Offers,
    OnTheWay,
    Sitting,
    bring_focus,
    confirm_by_enter,
    go_to,
)
from tests.cases import some

OFFERS: Offers = (
    (':is([data-mark="legal"], [data-mark="replace"], [data-mark="sacrifice"])', "data-space"),
    ("[data-action]", "data-action"),
    ('[data-tile]:not([aria-disabled="true"])', "data-tile"),
)
SPACE = OFFERS[0][0]

WORDY = 76
"""Pixels along a side of a tile from which on it bears its name."""


class Neom(Sitting):
    """A player who takes what is offered."""

    def __init__(self, page: Page, server: Server) -> None:
        super().__init__(page, server, OFFERS)


class AtTheKeyboard(Neom):
    """A player by keyboard: numbers, N for the spaces, Tab and arrows for all else, and Enter."""

    def hold(self, selector: str, step: int) -> None:
        if selector.startswith(SPACE):
            bring_focus(self.page, selector, "N" if step % 2 else "n")
        else:
            self._take_up(selector)

    def confirm(self, attempt: int) -> None:
        confirm_by_enter(self.page, attempt)

    def _take_up(self, selector: str) -> None:
        """Choose a tile of the hand by its number, all else where it lies."""
        number = self.page.locator(f".place:has({selector}) .nr")
        if number.count():
            self.page.keyboard.press(number.first.inner_text())
            return
        go_to(self.page, selector)
        self.page.keyboard.press("Space")


def finish(sitting: Sitting, on_the_way: OnTheWay) -> dict[str, Any]:
    """Play to the end and check the last page. Returns the last update."""
    page, update = sitting.page, sitting.play(on_the_way)
    assert update["over"]
    assert update["view"]["result"]["scores"] == [seat["score"]["total"] for seat in update["view"]["seats"]]
    scores = [str(score).replace("-", "\u2212") for score in update["view"]["result"]["scores"]]
    assert page.locator("main.end tfoot td").all_inner_texts() == scores
    assert page.get_by_role("heading", name=max(scores, key=int)).count() == 1
    return update


pytestmark = pytest.mark.timeout(900)  # a busy machine may need a minute for each generation


@pytest.mark.variant
def test_four_through_a_reload_and_a_lost_server(server: Server, page: Page) -> None:
    sitting = Neom(page, server)
    sitting.set_up("NEOM", players=4)
    finish(sitting, {12: page.reload, 20: sitting.speak_german, 25: sitting.lose_the_server})


def test_the_first_turns_through_a_reload_and_a_lost_server(server: Server, page: Page) -> None:
    sitting = Neom(page, server)
    sitting.set_up("NEOM", players=4)
    sitting.begin({2: page.reload, 4: sitting.speak_german, 6: sitting.lose_the_server})


@LEFT
def test_two_by_keyboard(server: Server, page: Page, left: int) -> None:
    sitting = AtTheKeyboard(page, server)
    sitting.set_up("NEOM", players=2, left=left)
    finish(sitting, {})


@pytest.mark.variant
def test_the_beginners_variant_on_a_phone(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sitting = Neom(page, server)
    sitting.set_up("NEOM", players=3, beginner="yes")

    update = finish(sitting, dict.fromkeys(range(0, 20, 5), partial(nothing_sticks_out, page)))
    assert "kept" not in {event["id"] for event in update["events"]}, "somebody drafted"
    nothing_sticks_out(page)


@pytest.mark.variant
def test_alone_with_all_tiles_in_german(server: Server, page: Page) -> None:
    sitting = Neom(page, server)
    sitting.set_up("NEOM", players=1, deck="5+")
    update = finish(sitting, {0: sitting.speak_german})
    assert update["view"]["options"]["deck"] == "5+"
    assert page.locator("html").get_attribute("lang") == "de"


def test_a_watcher_sees_whose_city_it_is(server: Server, page: Page) -> None:
    sitting = Neom(page, server)
    sitting.set_up("NEOM", players=2)
    expect(page.get_by_role("heading", name="City of")).to_have_count(0)
    assert page.context.browser is not None
    watcher = page.context.browser.new_context(locale="en").new_page()
    watcher.goto(page.url)
    expect(watcher.get_by_role("heading", name="City of Ada")).to_be_visible(timeout=PATIENCE)
    for someone in (page, watcher):
        someone.get_by_role("button", name="Look at the city of Ines").click()
        expect(someone.get_by_role("heading", name="City of Ines")).to_be_visible()
    expect(page.get_by_role("button", name="My city")).to_be_visible()
    expect(watcher.get_by_role("button", name="My city")).to_have_count(0)
    watcher.context.close()


APART = """() => {
  const box = (css) => document.querySelector(`header ${css}`).getBoundingClientRect();
  const [inner] = [...document.querySelectorAll('header .middle > *')].map((e) => e.getBoundingClientRect())
    .filter((one) => one.width > 2);
  const edges = [box('.middle').left, inner?.left, inner?.right, box('[data-line]').left];
  return Boolean(inner) && edges.every((edge, i) => i === 0 || edges[i - 1] <= edge);
}"""
"""JavaScript: the parts of the bar don't overlap."""


def test_the_button_that_places_says_that_a_space_comes_next(server: Server, page: Page) -> None:
    sitting = Neom(page, server)
    sitting.set_up("NEOM", players=2)
    placing = page.locator('[data-confirm*=" place "]')
    for step in range(1, MOST):
        if sitting.offered()["staged"] and placing.count():
            break
        assert sitting.decide(step), "the game was over before a place was proposed"
    expect(placing).to_contain_text("Choose a space for it")
    placing.click()
    expect(page.locator(".prompt .main")).to_contain_text("Choose where to place")
    page.set_viewport_size({"width": 360, "height": 740})
    top = "(board) => board.getBoundingClientRect().top + scrollY"
    stands_still(page, ".board")
    before = page.locator(".board").evaluate(top)
    page.locator(SPACE).first.click()
    expect(page.get_by_role("button", name="Put back")).to_be_visible()
    stands_still(page, ".board")
    assert page.locator(".board").evaluate(top) == before, "a city stays where it is under a finger"


@pytest.mark.parametrize("lang", some(["en", "de"], "de"))
def test_the_bar_of_a_watched_table_keeps_its_parts_apart(
    lang: str, server: Server, browser: Browser
) -> None:
    seats = ["person", *["random"] * 4]
    body = {"game": "neom", "players": 5, "seats": seats, "seed": "5eed", "public": True}
    host = browser.new_context()
    made = host.request.post(f"{server.address}api/tables", data=body).json()
    context = browser.new_context(locale=lang)
    page = context.new_page()
    page.goto(f"{server.address}tables/{made['table']}")
    for width in (840, 1000, 1120):
        resize(page, {"width": width, "height": 800})
        expect(page.locator("header .middle > :visible").first).to_be_visible()
        expect(page.locator("header [data-line]")).to_be_visible()
        comes_true(page, APART)
    host.close()
    context.close()


SEEN = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, bottom - 3];
  return top >= 0 && right <= innerWidth && one.contains(document.elementFromPoint(x, y));
})"""
"""JavaScript: of each, whether it is in sight down to its foot."""


def test_four_neighbors_and_what_lies_in_their_cities_are_seen_on_a_tablet(
    server: Server, browser: Browser
) -> None:
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, locale="de", has_touch=True, reduced_motion="reduce"
    )
    page = context.new_page()
    table = Abridged(page.request, server, "neom", ["person", *["steady"] * 4])
    next(told for told in table.turns() if all(seat["city"] for seat in told["view"]["seats"][1:]))
    page.goto(table.address)
    expect(page.locator(".row-of-seats .seat")).to_have_count(4, timeout=PATIENCE)
    stands_still(page, ".board .city")
    assert page.evaluate(SEEN, ".row-of-seats .seat .price:last-child") == [True] * 4
    assert page.locator(".board .cells [data-space]").first.evaluate("(e) => e.offsetWidth") >= WORDY
    page.locator(".row-of-seats .open").first.tap()
    laid = table.look()["view"]["seats"][1]["city"][0]["space"]
    page.locator(f".board [data-space='{laid}']").tap()
    expect(page.locator("#peek strong")).to_be_visible()
    page.locator(".prompt").tap()
    expect(page.locator("#peek")).to_have_count(0)
    context.close()


def test_escape_takes_one_step_at_a_time(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sitting = Neom(page, server)
    sitting.set_up("NEOM", players=2)
    page.locator("#hand [data-tile]").first.click()
    expect(page.locator("[data-confirm]")).to_be_visible(timeout=PATIENCE)
    theirs = page.get_by_role("heading", name="City of Ines")
    page.get_by_role("tab", name="Ines").click()
    page.locator(".status").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".status")).to_be_focused()
    expect(theirs).to_be_visible()
    page.keyboard.press("Escape")
    expect(theirs).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
