"""The lobby: tables set up, joined by link, list or code, shared at one device, and reopened."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.axe import violations
from tests.browser.boards import BOARDS
from tests.browser.layout import nothing_sticks_out, stands_still
from tests.browser.server import Server
from tests.cases import some
from tests.registry import game_of

PATIENCE = 20_000

Visit = Callable[..., Page]
"""Function that opens the first page in a browser of its own. Keywords are those of a new context."""


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    contexts = []

    def arrive(**dress: Any) -> Page:
        dress = {"viewport": {"width": 1280, "height": 800}, "locale": "en", **dress}
        context = browser.new_context(reduced_motion="reduce", **dress)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.goto(server.address)
        expect(page.locator("main")).to_be_visible()
        stands_still(page, "main")  # the lists of tables move what is below them, and a click would miss it
        return page

    yield arrive
    for context in contexts:
        context.close()


def set_up(page: Page, *kinds: str, name: str = "Ada", public: bool = False, game: str = "Mayor") -> None:
    """Fill in the form; the name is the first seat's. kinds: who plays the others."""
    page.get_by_role("group", name="Game", exact=True).get_by_text(game, exact=True).click()
    page.get_by_role("group", name="Players").get_by_text(str(len(kinds) + 1), exact=True).click()
    page.get_by_label("Name of seat 1").fill(name)
    for number, kind in enumerate(kinds, start=2):
        page.get_by_label(f"Seat {number}: who plays").select_option(kind)
    if public:
        page.get_by_text("Everybody", exact=True).click()
    page.get_by_role("button", name="Set up the table").click()


def at_a_table(page: Page) -> str:
    """Id of the table, once the page is one."""
    page.wait_for_url(re.compile(r"/tables/[^/]+$"), timeout=PATIENCE)
    return page.url.rpartition("/")[2]


def section(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def ask(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Answer of the server to a request with this browser's cookie. body: what to post, if anything."""
    at = page.url.split("/", 3)
    address = f"{at[0]}//{at[2]}/api/{path}"
    answer = page.request.get(address) if body is None else page.request.post(address, data=body)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def test_two_people_meet_by_link(visit: Visit) -> None:
    ada, ben = visit(), visit()
    set_up(ada, "person")
    expect(ada.get_by_role("heading", name="Your table is ready")).to_be_focused()
    link = ada.get_by_label("Seat 2").input_value()
    assert violations(ada) == []
    ada.get_by_role("button", name="To the table").click()
    table = at_a_table(ada)
    ada.goto(link)
    expect(ada.get_by_text("You already have a seat at this table, as Ada.")).to_be_visible()
    ada.get_by_role("main").get_by_role("link", name="To the table").click()
    assert at_a_table(ada) == table

    ben.goto(link)
    expect(ben.get_by_role("heading", name="A seat at Mayor")).to_be_visible()
    assert ben.url.endswith("/join"), "the key has left the address"
    assert violations(ben) == []
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("alert").first).to_have_text("Enter a name.")
    ben.get_by_label("Your name").fill("Ben")
    ben.keyboard.press("Enter")
    assert at_a_table(ben) == table
    assert ask(ada, f"tables/{table}/status")["seats"][1]["name"] == "Ben"
    ada.reload()
    for page in (ada, ben):
        expect(page.get_by_text("Ada").first).to_be_visible()
        expect(page.get_by_text("Ben").first).to_be_visible()
    ben.go_back()
    expect(section(ben, "Your games").get_by_role("listitem")).to_have_count(1)
    expect(ben.get_by_label("Name of seat 1")).to_have_value("Ben")

    late = visit()
    late.goto(link)
    expect(late.get_by_role("heading", name="This link leads to no seat")).to_be_visible()
    assert violations(late) == []


def test_a_free_seat_is_taken_from_the_list_and_who_comes_later_watches(visit: Visit) -> None:
    ada = visit()
    set_up(ada, "person", "here", public=True)
    ada.get_by_role("button", name="To the table").click()
    table = at_a_table(ada)

    ben = visit()
    row = section(ben, "Public tables").get_by_role("listitem")
    expect(row).to_contain_text("2 of 3 seats taken · opened by Ada just now")
    expect(row.get_by_role("img", name="a free seat")).to_have_count(1)
    row.get_by_role("button", name="Sit down").click()
    assert violations(ben) == []
    expect(ben.get_by_label("Your name")).to_be_focused()
    ben.keyboard.press("Escape")
    expect(row.get_by_role("button", name="Sit down")).to_be_focused()
    ben.keyboard.press("Enter")
    ben.keyboard.type("Ben")
    cleo = visit()  # not before: her list looks again every quarter of a minute, and drops a full table
    section(cleo, "Public tables").get_by_role("button", name="Sit down").click()
    cleo.get_by_label("Your name").fill("Cleo")
    ben.keyboard.press("Enter")
    assert at_a_table(ben) == table
    assert ask(ben, f"tables/{table}/status")["seats"][1]["name"] == "Ben"

    cleo.get_by_role("button", name="Sit down").last.click()
    expect(cleo.get_by_role("alert").filter(has_text="This seat is taken.")).to_be_visible()
    cleo.get_by_role("link", name="Watch: Mayor").click()
    assert at_a_table(cleo) == table
    assert [seat["mine"] for seat in ask(cleo, f"tables/{table}/status")["seats"]] == [False] * 3


def test_several_seats_at_one_device(visit: Visit) -> None:
    page = visit()
    page.get_by_label("Name of seat 2").fill("Ben")
    set_up(page, "here")
    table = at_a_table(page)
    seats = ask(page, f"tables/{table}/status")["seats"]
    assert [(seat["name"], seat["mine"]) for seat in seats] == [("Ada", True), ("Ben", True)]
    page.goto("/".join(page.url.split("/")[:3]))
    expect(section(page, "Your games").get_by_role("link", name="Your move: Mayor")).to_be_visible()
    expect(page.get_by_role("button", name="Set up the table")).not_to_have_class(re.compile("pri"))


def test_a_code_carries_a_seat_to_another_device(visit: Visit) -> None:
    ada = visit()
    set_up(ada, "here")
    table = at_a_table(ada)
    code = ask(ada, f"tables/{table}/transfer", {})["code"]
    phone = visit(viewport={"width": 360, "height": 740})
    phone.get_by_role("button", name="Take the seat").click()
    expect(phone.get_by_label("Have a code?")).to_be_focused()
    phone.get_by_label("Have a code?").fill(code.lower())
    phone.keyboard.press("Enter")
    assert at_a_table(phone) == table
    assert [seat["mine"] for seat in ask(phone, f"tables/{table}/status")["seats"]] == [True, False]
    phone.go_back()
    phone.get_by_label("Have a code?").fill(code)
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("heading", name="This link leads to no seat")).to_be_visible()


def test_what_is_over_can_be_stepped_through_and_removed(visit: Visit) -> None:
    page = visit()
    set_up(page, "here")
    table = at_a_table(page)
    ask(page, f"tables/{table}/end", {"agree": True})
    page.goto("/".join(page.url.split("/")[:3]))
    finished = section(page, "Finished")
    row = finished.get_by_role("listitem")
    expect(row).to_contain_text("ended by agreement · today")
    expect(row.get_by_role("link", name="Replay")).to_have_attribute("href", f"/tables/{table}/replay")
    row.get_by_role("button", name="Remove: Mayor").click()
    expect(row.get_by_role("button", name="Keep")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(row.get_by_role("button", name="Remove: Mayor")).to_be_focused()
    page.keyboard.press("Enter")
    row.get_by_role("button", name="Remove: Mayor").click()
    expect(row).to_have_count(0)
    expect(page.get_by_text("Removed: Mayor")).to_be_attached()
    expect(finished.get_by_role("heading")).to_be_focused()


def test_records_are_opened_or_refused_in_words(visit: Visit) -> None:
    page = visit()
    set_up(page, "here")
    table = at_a_table(page)
    ask(page, f"tables/{table}/end", {"agree": True})
    record = ask(page, f"tables/{table}/record")
    page.goto("/".join(page.url.split("/")[:3]))
    files = page.locator('input[type="file"]')
    broken = json.dumps({**record, "actions": ["P1 dreams"]})
    for text, words in (("no record at all", "is not a complete record"), (broken, "can’t be replayed")):
        files.set_input_files({"name": "r.json", "mimeType": "application/json", "buffer": text.encode()})
        expect(section(page, "Finished").get_by_role("alert").first).to_contain_text(words)
    whole = json.dumps(record).encode()
    files.set_input_files({"name": "r.json", "mimeType": "application/json", "buffer": whole})
    page.wait_for_url(re.compile(r"/tables/[^/]+/replay$"), timeout=PATIENCE)
    assert table not in page.url
    expect(page.locator(".frame-words .main")).to_have_text("Ada and Player 2 begin")


@pytest.mark.parametrize("game", some([game_of(name).facts.title for name in BOARDS], "Skylines"))
def test_a_guided_game_is_set_up_at_once(visit: Visit, game: str) -> None:
    page = visit()
    page.get_by_role("button", name=f"Start a guided game: {game}").click()
    status = ask(page, f"tables/{at_a_table(page)}/status")
    assert status["guided"]
    assert [seat["mine"] for seat in status["seats"]] == [True, *[False] * (len(status["seats"]) - 1)]


@pytest.mark.parametrize(
    ("width", "scheme"),
    [
        (360, "dark"),
        *(
            pytest.param(*look, marks=pytest.mark.variant)
            for look in ((1000, "light"), (1600, "dark"), (360, "light"), (1000, "dark"), (1600, "light"))
        ),
    ],
)
def test_the_first_page_fits_and_axe_finds_nothing(visit: Visit, width: int, scheme: str) -> None:
    other = visit()
    set_up(other, "person", "here", public=True)
    page = visit(viewport={"width": width, "height": 800}, color_scheme=scheme, locale="de")
    expect(section(page, "Öffentliche Tische").get_by_role("listitem")).to_be_visible()
    page.get_by_text("Optionen").click()
    page.get_by_label("Startzahl").fill("kein Hex")
    page.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.get_by_label("Startzahl")).to_be_focused()
    expect(page.get_by_text("ist keine Startzahl.")).to_be_visible()
    assert violations(page) == []
    nothing_sticks_out(page)


def test_the_list_looks_again_by_itself(visit: Visit) -> None:
    page, other = visit(), visit()
    expect(page.get_by_text("No open tables. Start one.")).to_be_visible()
    set_up(other, "person", public=True)
    expect(other.get_by_role("heading", name="Your table is ready")).to_be_visible()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(section(page, "Public tables").get_by_role("listitem")).to_be_visible()


OPEN = {"players": 2, "seats": ["person", "random"], "public": True, "sit": False}


def test_a_long_list_comes_page_by_page(visit: Visit) -> None:
    page = visit()
    for count in (10, 3):  # a guest may have ten
        other = visit()
        for _ in range(count):
            ask(other, "tables", {"game": "mayor", **OPEN})
    page.reload()
    tables = section(page, "Public tables")
    rows = tables.get_by_role("listitem")
    expect(rows).to_have_count(10)
    tables.get_by_role("button", name="Show more").press("Enter")
    expect(rows).to_have_count(13)
    expect(tables.get_by_role("button", name="Show more")).to_have_count(0)
    expect(page.locator("section :focus")).to_have_count(1)  # it stays in the list


def test_a_table_is_found_by_name_language_and_what_one_can_do_there(visit: Visit) -> None:
    page = visit()
    seats = {"players": 2, "seats": ["person", "person"], "public": True, "game": "neom"}
    host = visit()
    for number in range(10):
        language = "de" if number == 7 else "en"
        ask(host, f"tables?lang={language}", {**seats, "names": [f"Ada {number}", "B"]})
    ask(visit(), "tables", {**seats, "game": "mayor", "names": ["Zoë", "B"]})
    full = ask(visit(), "tables", {**seats, "seats": ["here", "here"], "names": ["Kim", "Lee"]})["table"]
    page.reload()
    tables = section(page, "Public tables")
    rows = tables.get_by_role("listitem")
    expect(rows).to_have_count(10)
    tables.get_by_role("searchbox", name="Name or game").fill("zoë")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("opened by Zoë")
    tables.get_by_role("searchbox").fill("nobody")
    expect(tables.get_by_text("Nothing found.")).to_be_visible()
    tables.get_by_role("searchbox").fill("")
    tables.get_by_role("combobox", name="Language").select_option("German")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("opened by Ada 7")
    tables.get_by_role("combobox").select_option("Any language")
    expect(rows).to_have_count(10)
    tables.get_by_role("radio", name="To watch").check(force=True)
    expect(rows).to_have_count(1)
    tables.get_by_role("link", name="Watch: NEOM").click()
    assert at_a_table(page) == full


def test_a_long_list_shows_one_game_if_asked(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    for game, count in (("mayor", 3), ("neom", 10)):
        other = visit()
        for _ in range(count):
            ask(other, "tables", {"game": game, **OPEN})
    page.reload()
    tables = section(page, "Public tables")
    tables.locator("label", has_text="Mayor").click()
    expect(tables.get_by_role("listitem")).to_have_count(3)
    expect(tables.get_by_role("radio", name="Mayor")).to_be_checked()
    tables.locator("label", has_text="NEOM").click()
    expect(tables.get_by_role("listitem")).to_have_count(10)
    assert violations(page) == []
    nothing_sticks_out(page)


@pytest.mark.parametrize("width", some([360, 1280], 1280))
def test_a_newcomer_is_offered_a_guided_table_first(visit: Visit, width: int) -> None:
    other = visit()
    set_up(other, "person", public=True)
    expect(other.get_by_role("heading", name="Your table is ready")).to_be_visible()
    page = visit(viewport={"width": width, "height": 740})
    guided, tables = section(page, "Your first city, guided"), section(page, "Public tables")
    expect(tables.get_by_role("listitem")).to_be_visible()
    assert upper(guided) < upper(tables) < 740
    expect(section(page, "Your games")).to_have_count(0)

    ask(page, "tables", {"game": "mayor", "players": 2, "seats": ["person", "random"]})
    page.reload()
    expect(section(page, "Your games").get_by_role("listitem")).to_be_visible()
    assert upper(guided) > upper(tables)


def test_on_a_phone_the_links_of_a_new_table_are_in_sight(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    page.get_by_text("Options").click()
    set_up(page, "person")
    expect(section(page, "Your games").get_by_role("listitem")).to_be_visible()
    expect(page.get_by_role("heading", name="Your table is ready")).to_be_in_viewport()
    expect(page.get_by_role("button", name="To the table")).to_be_in_viewport(ratio=1)


def test_the_button_that_opens_a_table_is_in_sight(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    page.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    expect(page.get_by_label("Seat 4: who plays")).to_have_value("bot")
    button = page.get_by_role("button", name="Set up the table")
    expect(button).to_be_in_viewport(ratio=1)
    page.get_by_text("Options").click()
    expect(button).to_be_in_viewport(ratio=1)
    page.get_by_label("Seed").focus()
    assert upper(page.get_by_label("Seed")) < upper(button) - 34, "what has the focus is not covered"


def test_on_a_phone_the_form_is_one_tap_away(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    way = page.get_by_role("button", name="New table")
    expect(way).to_be_in_viewport(ratio=1)
    way.click()
    expect(page.get_by_role("heading", name="New table")).to_be_focused()
    assert 0 <= upper(page.get_by_role("heading", name="New table")) < 100
    page.get_by_role("button", name="Have a code?").click()
    expect(page.get_by_label("Have a code?")).to_be_focused()


def upper(part: Locator) -> float:
    """Distance of a part from the upper edge of the window, in pixels."""
    box = part.bounding_box()
    assert box is not None
    return box["y"]
