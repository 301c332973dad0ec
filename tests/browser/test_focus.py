"""Focus after what had it has gone: never on the page as a whole."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.boards import of_every_board
from tests.browser.sitting import PATIENCE, bring_focus
from tests.browser.test_table_people import sheet, two_at
from tests.browser.visitors import Visitors, set_up

pytestmark = pytest.mark.timeout(300)

HAS_FOCUS = "() => document.activeElement !== document.body"

RINGED = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
}"""
"""JavaScript: whether the focused element has the ring; one drawn by its label is not seen here."""


def press(button: Locator) -> None:
    """Press a button with the keyboard."""
    button.focus()
    button.press("Enter")


def title(page: Page) -> Locator:
    """The heading of the page."""
    return page.get_by_role("heading", level=1)


def test_a_bot_stands_in_and_the_seat_is_taken_back(visitors: Visitors) -> None:
    ada, _, _ = two_at(visitors, "mayor")
    people = sheet(ada.page, "people")
    press(people.get_by_role("button", name="Let a bot play for me"))
    expect(people.get_by_label("Which bot")).to_be_focused()
    press(people.get_by_role("button", name="Hand over", exact=True))
    back = people.get_by_role("button", name="Take my seat back")
    expect(back).to_be_focused()
    press(back)
    expect(people.get_by_role("button", name="Let a bot play for me")).to_be_focused()


def test_who_gets_another_name_is_back_at_the_button(visitors: Visitors) -> None:
    ada, _, _ = two_at(visitors, "mayor")
    people = sheet(ada.page, "people")
    rename = people.locator("button[aria-expanded]", has_text="Rename")
    press(rename)
    expect(people.get_by_label("Your name")).to_be_focused()
    ada.page.keyboard.type("Countess")
    ada.page.keyboard.press("Enter")
    expect(people.locator('[data-seat="0"]')).to_contain_text("Countess")
    expect(rename).to_be_focused()


def test_who_sits_down_stays_at_the_seat(visitors: Visitors) -> None:
    ada, ines = visitors.come(), visitors.come()
    table = set_up(ada, "mayor", "Ada", "Ines", public=True)["table"]
    people = sheet(ines.open(table), "people")
    press(people.get_by_role("button", name="Sit down"))
    expect(people.get_by_label("Your name")).to_be_focused()
    ines.page.keyboard.type("Ines")
    ines.page.keyboard.press("Enter")
    expect(people.locator('[data-seat="1"]').get_by_role("button", name="Rename")).to_be_focused()


def test_the_device_is_passed(visitors: Visitors) -> None:
    ada = visitors.come()
    table = set_up(ada, "neom", "Ada", "Ben", "Moss", seats=["person", "here", "steady"])["table"]
    page = ada.open(table)
    expect(page.get_by_role("button", name="I am Ada")).to_be_focused()
    page.keyboard.press("Enter")
    expect(title(page)).to_be_focused()
    assert not page.evaluate(RINGED), "a heading is no stop for keys"
    page.keyboard.press("Tab")
    assert page.evaluate(RINGED)
    page.locator("#hand [data-tile]").first.click()
    page.locator("[data-confirm]").click()
    expect(page.get_by_role("button", name="I am Ben")).to_be_focused()


def test_a_new_page_begins_at_its_heading(visitors: Visitors) -> None:
    ada, ines = visitors.come(), visitors.come()
    made = set_up(ada, "mayor", "Ada", "Ines", "Moss", seats=["person", "person", "steady"])
    page = ada.context.new_page()
    page.goto(visitors.server.address)
    assert not page.evaluate(HAS_FOCUS), "who opens a page begins at its top"
    press(page.get_by_role("link", name=re.compile("Mayor")).first)
    expect(page.locator(".prompt")).to_be_visible()
    expect(title(page)).to_be_focused()
    press(page.get_by_role("link", name=re.compile("All tables")))
    expect(title(page)).to_have_text("Games about building a city. One table.")
    expect(title(page)).to_be_focused()
    page.go_back()
    expect(title(page)).to_have_text("Mayor")
    expect(title(page)).to_be_focused()

    joining = ines.context.new_page()
    joining.goto(visitors.server.address.rstrip("/") + made["invitations"][0]["path"])
    expect(joining.get_by_label("Your name")).to_be_focused()
    joining.keyboard.type("Ines")
    joining.keyboard.press("Enter")
    expect(joining.locator(".prompt")).to_be_visible()
    expect(title(joining)).to_have_text("Mayor")
    expect(title(joining)).to_be_focused()


def test_a_sheet_gives_the_focus_back_even_where_its_opener_has_gone(visitors: Visitors) -> None:
    ada, ines, table = two_at(visitors, "mayor")
    page = ada.page
    press(page.locator("button.people"))
    page.keyboard.press("Escape")
    expect(page.locator("button.people")).to_be_focused()
    ines.post(f"/api/tables/{table}/end", {"agree": True})
    press(page.get_by_role("button", name="Have a look"))
    expect(page.locator("#side-people")).to_be_focused()
    ines.post(f"/api/tables/{table}/end", {"agree": False})
    expect(page.get_by_role("button", name="Have a look")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#people")).to_have_count(0)
    expect(page.locator("button.people")).to_be_focused()


def test_who_clicks_beside_everything_has_left(visitors: Visitors) -> None:
    ada, _, _ = two_at(visitors, "mayor")
    press(ada.page.locator("button.people"))
    ada.page.locator(".marks").click(position={"x": 1, "y": 1})
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.evaluate("document.body.append(document.createElement('i'))")
    ada.page.wait_for_timeout(100)
    assert not ada.page.evaluate(HAS_FOCUS)


def test_from_the_first_page_to_a_move_and_back_by_keys(visitors: Visitors) -> None:
    ada = visitors.come()
    page = ada.context.new_page()
    page.goto(visitors.server.address)
    expect(page.get_by_role("button", name="Set up the table")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="To the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    walk(page, '[name="game"]')
    while not page.evaluate("document.activeElement.closest('label').textContent.includes('Mayor')"):
        page.keyboard.press("ArrowRight")
    walk(page, '[aria-label="Name of seat 1"]')
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/tables/"), timeout=PATIENCE)
    expect(page.locator("[data-confirm]")).to_be_visible()
    expect(title(page)).to_be_focused()
    spoken = page.locator('.prompt [role="status"]')
    expect(spoken).to_contain_text("Move your marker")
    walk(page, "[data-confirm]")
    page.keyboard.press("Enter")
    expect(spoken).not_to_contain_text("Move your marker")
    page.wait_for_function(HAS_FOCUS)
    bring_focus(page, "a.home", "Shift+Tab")
    page.keyboard.press("Enter")
    expect(title(page)).to_have_text("Games about building a city. One table.")
    expect(title(page)).to_be_focused()


TITLES = of_every_board({"neom": "NEOM", "mayor": "Mayor", "skylines": "Skylines"})
"""How the lobby calls the games."""


@pytest.mark.parametrize("game", TITLES)
def test_enter_makes_the_choice_held_up_on_arrival_from_the_lobby(visitors: Visitors, game: str) -> None:
    ada = visitors.come()
    set_up(ada, game, "Ada", "Moss", seats=["person", "steady"])
    page = ada.context.new_page()
    page.goto(visitors.server.address)
    press(page.get_by_role("link", name=re.compile(TITLES[game])).first)
    expect(page.locator(".prompt")).to_be_visible()
    expect(title(page)).to_be_focused()
    for number in "1234":
        if page.locator("[data-confirm]").count():
            break
        page.keyboard.press(number)
    version = page.locator("[data-version]").get_attribute("data-version")
    page.locator("h1").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-version="{version}"]')).to_have_count(0)


def test_a_number_takes_the_focus_along(visitors: Visitors) -> None:
    ada = visitors.come()
    table = set_up(ada, "neom", "Ada", "Moss", seats=["person", "steady"])["table"]
    page = ada.open(table)
    expect(page.locator("#hand [data-tile]")).not_to_have_count(0)
    page.get_by_role("link", name="Rules").focus()
    page.keyboard.press("2")
    expect(page.locator('#hand [role="option"]').nth(1)).to_be_focused()
    version = page.locator("[data-version]").get_attribute("data-version")
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-version="{version}"]')).to_have_count(0)


def walk(page: Page, selector: str) -> None:
    """Press Tab until the selector has the focus, and check the ring at each step."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement === document.body"):
            continue  # past the end, and in again at the top
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        drawn = page.evaluate("() => document.activeElement.matches('input.sr, [role=option], svg *')")
        assert drawn or page.evaluate(RINGED), page.evaluate("() => document.activeElement.outerHTML")
    pytest.fail(f"Tab leads to {selector} nowhere")
