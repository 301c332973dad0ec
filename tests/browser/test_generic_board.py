"""The generic board: whole matches of Lots, a game without a board of its own, and the pages around it."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import violations
from tests.browser.layout import nothing_sticks_out
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE, Offers, Sitting, bring_focus, speak_german
from tests.browser.visitors import Visitor, Visitors, join, set_up

LEGAL = '[data-square][data-mark="legal"]'
OFFERS: Offers = ((LEGAL, "data-square"), ("[data-action]", "data-action"))

SQUARES = 16

pytestmark = pytest.mark.timeout(600)  # a busy machine may need seconds for each turn


def by_pointer(page: Page) -> None:
    """Hold up the last square that is free, and press the button."""
    page.locator(LEGAL).last.click()
    page.locator("[data-confirm]").click()


def by_keys(page: Page) -> None:
    """Play by keys: N goes to a free square, Enter stages it unless it is the last, Enter builds there."""
    bring_focus(page, LEGAL, "n")
    square = page.evaluate("document.activeElement.dataset.square")
    confirm = page.locator(f'[data-confirm="P2 build {square}"]')
    if not confirm.count():
        page.keyboard.press("Enter")
    expect(confirm).to_be_visible()
    page.keyboard.press("Enter")


def test_two_people_play_a_match_one_by_keyboard_alone(visitors: Visitors) -> None:
    ada, ines = visitors.come(), visitors.come()
    made = set_up(ada, "lots", "Ada", "Ines")
    join(ines, made["invitations"][0], "Ines")
    pages = [ada.open(made["table"]), ines.open(made["table"])]
    for turn in range(SQUARES):
        page = pages[turn % 2]
        expect(page.locator(LEGAL)).to_have_count(SQUARES - turn, timeout=PATIENCE)
        if turn == SQUARES // 2:
            barred_is_explained(page)
            assert violations(page) == []
        (by_pointer, by_keys)[turn % 2](page)
    for page in pages:
        expect(page.locator("main.end")).to_be_visible(timeout=PATIENCE)
        the_end_is_shown(page, ada.told(f"/api/tables/{made['table']}")["view"]["result"])
    the_replay_steps(ada, made["table"])


def barred_is_explained(page: Page) -> None:
    """Check the reason why a taken square is barred, seen and heard."""
    barred = page.locator('[data-square][data-mark="illegal"]').first
    square = (barred.get_attribute("data-square") or "").upper()
    barred.hover()
    expect(page.get_by_role("note")).to_have_text(f"{square} – There is something on {square} already.")
    assert "something on" in (barred.get_attribute("aria-label") or "")


def the_end_is_shown(page: Page, result: dict[str, list[int]]) -> None:
    shown = page.locator("main.end td.points").all_inner_texts()
    assert shown == [str(score) for score in sorted(result["scores"], reverse=True)]
    names = [("Ada", "Ines")[player] for player in result["winners"]]
    assert all(name in page.locator("main.end h2.headline").inner_text() for name in names)
    assert violations(page) == []


def the_replay_steps(visitor: Visitor, table: str) -> None:
    page = visitor.arrive(f"tables/{table}/replay?at=5")
    built = page.locator("[data-square]:not([aria-label*='empty'])")
    expect(built).to_have_count(5, timeout=PATIENCE)
    page.keyboard.press("ArrowRight")
    expect(built).to_have_count(6, timeout=PATIENCE)
    assert violations(page) == []


def test_a_match_on_a_phone_in_german(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sitting = Sitting(page, server, OFFERS)
    sitting.set_up("Lots", players=2, wrap="yes")
    speak_german(page)
    found: list[str] = []

    def look() -> None:
        nothing_sticks_out(page)
        found.extend(map(str, violations(page)))

    update = sitting.play({3: look, 5: look})
    assert update["over"]
    expect(page.locator("h2.headline")).to_contain_text("gewinn")
    look()
    assert found == []


def test_pages_around_it_do_without_rules_and_emblem(server: Server, page: Page) -> None:
    page.goto(server.address)
    expect(page.get_by_role("group", name="Game", exact=True)).to_contain_text("Lots", timeout=PATIENCE)
    assert page.locator('a[href="/rules/lots"]').count() == 0
    page.goto(f"{server.address}rules/lots")
    expect(page.get_by_role("heading", name="There are no rules here")).to_be_visible(timeout=PATIENCE)
    assert violations(page) == []
