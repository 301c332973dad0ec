"""People at one table, each in a browser: chat, pings, agreements, take-backs, transfers."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.boards import BOARDS
from tests.browser.layout import resize
from tests.browser.server import Server
from tests.browser.sitting import Offers, Sitting, has_its_line
from tests.browser.visitors import Visitor, Visitors, join, set_up
from tests.cases import some

from gridtown.games import load

AWAY = 2.0
"""Seconds until a person without a connection is away, in these tests."""

CUT_AFTER = 4_000
"""Milliseconds until the loss of a line is said."""

OFFERS: Offers = (
    ('[data-square][data-mark="legal"]', "data-square"),
    ('[data-shape]:not([aria-disabled="true"])', "data-shape"),
    ('[data-card]:not([aria-disabled="true"])', "data-card"),
    ('[data-action]:not([aria-disabled="true"])', "data-action"),
)

HOLDS = """(tiles) => tiles.every((tile) =>
  document.querySelector(`#hand [data-tile="${tile}"]:not([aria-disabled="true"])`))"""
"""JavaScript: whether all these tiles can be chosen."""

LAYING = "[data-flip]"
"""Selector of what is there while a tile of Skylines is to be laid."""

pytestmark = pytest.mark.timeout(300)


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    server = Server(tmp_path / "tables.sqlite3", away=getattr(request, "param", AWAY))
    yield server
    server.kill()


def two_at(
    visitors: Visitors, game: str, ines: Visitor | None = None, **more: str
) -> tuple[Visitor, Visitor, str]:
    """Ada, the host, and Ines at a table of this game, their pages open."""
    ada, ines = visitors.come(), ines or visitors.come()
    made = set_up(ada, game, "Ada", "Ines", public=True, **more)
    join(ines, made["invitations"][0], "Ines")
    for visitor in (ada, ines):
        expect(visitor.open(made["table"]).locator(".prompt")).to_be_visible()
    return ada, ines, made["table"]


def sheet(page: Page, side: str) -> Locator:
    """Open the sheet at the side of the table."""
    people = page.locator("#people")
    if not people.is_visible():
        page.locator("button.people").click()
    people.locator(f"#side-{side}").click()
    return people


def say(page: Page, text: str) -> None:
    chat = sheet(page, "chat")
    chat.get_by_label("Write a message").fill(text)
    page.keyboard.press("Enter")
    expect(chat.get_by_role("log")).to_contain_text(text)


def acting(table: str, *people: Visitor) -> tuple[Visitor, Visitor]:
    """The visitor who is asked, then the one who isn't."""
    asked = [bool(one.told(f"/api/tables/{table}")["legal_actions"]) for one in people]
    first, second = people
    return (first, second) if asked[0] else (second, first)


def until_one_is_asked(table: str, waiting: Visitor, asked: Visitor) -> None:
    """Let `waiting` do whatever comes first, until only `asked` is asked."""
    path = f"/api/tables/{table}"
    while (told := waiting.told(path))["legal_actions"] or not asked.told(path)["legal_actions"]:
        action = told["legal_actions"][0]["action"]
        body = {"id": f"turn-{told['version']}", "version": told["version"], "action": action}
        waiting.post(f"{path}/actions", body)


@pytest.mark.parametrize("game", some(BOARDS, "neom"))
def test_the_title_and_the_prompt_say_whose_turn_it_is(visitors: Visitors, game: str) -> None:
    ada, ines, table = two_at(visitors, game)
    first = acting(table, ada, ines)[0]
    turns = [("Ada", ada, ines), ("Ines", ines, ada)]
    for name, asked, waiting in turns if first is ada else turns[::-1]:
        until_one_is_asked(table, waiting, asked)
        expect(asked.page).to_have_title(re.compile("^● Your move – "))
        expect(asked.page.locator(".prompt")).not_to_contain_text("Waiting for")
        expect(waiting.page.locator(".prompt .main")).to_contain_text(f"Waiting for {name}")
        expect(waiting.page).to_have_title(re.compile(r"^(?!.*Your move)\w+ – "))


def test_talk_is_heard_muted_and_switched_off(visitors: Visitors) -> None:
    ada, ines, table = two_at(visitors, "skylines", visitors.come(390, 844))
    watcher = visitors.come().open(table)
    say(ines.page, "Garbage first <b>please</b>")
    expect(ada.page.locator("[data-unread]")).to_have_text("1")
    chat = sheet(watcher, "chat")
    expect(chat.get_by_role("log")).to_contain_text("Ines Garbage first <b>please</b>")
    expect(chat.locator("form")).to_have_count(0)
    said = sheet(ada.page, "chat").get_by_role("log")
    expect(said.locator("p")).to_have_count(1)
    expect(ada.page.locator("[data-unread]")).to_have_count(0)
    sheet(ada.page, "people").get_by_role("button", name="Mute Ines").click()
    say(ines.page, "And then the school")
    expect(chat.get_by_role("log").locator("p")).to_have_count(2)
    expect(sheet(ada.page, "chat").get_by_role("log")).to_contain_text("No messages yet")
    ada.page.get_by_role("button", name="Unmute").click()
    expect(said.locator("p")).to_have_count(2)
    sheet(ada.page, "people").get_by_label("Allow chat").uncheck()
    expect(ines.page.locator("#people")).to_contain_text("The host has turned off the chat.")
    expect(ines.page.locator("#people form")).to_have_count(0)


def test_a_seat_gets_another_name_and_a_link_that_invites(visitors: Visitors) -> None:
    ada = visitors.come()
    made = set_up(ada, "skylines", "Ada", "Ines", "Tarik", public=True)
    people = sheet(ada.open(made["table"]), "people")
    people.get_by_role("button", name="Rename").click()
    ada.page.keyboard.type("Countess")
    ada.page.keyboard.press("Enter")
    expect(people.locator('[data-seat="0"]')).to_contain_text("Countess")
    people.locator('[data-seat="1"]').get_by_role("button", name="Invite").click()
    link = people.get_by_label("Link to the seat of Ines")
    expect(link).to_have_value(re.compile("/join#"))
    ines = visitors.come()
    join(ines, {"path": link.input_value()}, "Ines")
    ines.open(made["table"])
    expect(people.locator('[data-seat="1"]')).to_have_attribute("data-presence", "here")
    tarik = visitors.come().open(made["table"])
    sheet(tarik, "people").get_by_role("button", name="Sit down").click()
    tarik.keyboard.type("Tarik T.")
    tarik.keyboard.press("Enter")
    expect(people.locator('[data-seat="2"]')).to_contain_text("Tarik T.")
    expect(tarik.locator("#hand")).to_be_visible()


def test_what_is_pointed_at_and_held_is_seen_by_all(visitors: Visitors) -> None:
    ada, ines, table = two_at(visitors, "skylines")
    watcher = visitors.come(390, 844).open(table)
    first, second = acting(table, ada, ines)
    for page in (first.page, second.page, watcher):  # who has no line yet misses what passes
        has_its_line(page)
    for page in (first.page, second.page, watcher):
        second.page.locator('[data-square="c4"]').click(modifiers=["Alt"])  # one for each: it passes
        expect(page.locator('[data-ping="c4"]').first).to_be_visible()
    expect(watcher.get_by_role("status").filter(has_text="is pointing at C4")).to_have_count(1)
    expect(watcher.locator('[data-ping="c4"]')).to_have_count(0)
    sitting = Sitting(first.page, visitors.server, OFFERS)
    while (action := first.told(f"/api/tables/{table}")["legal_actions"][0])["kind"] != "play":
        sitting.decide(0)
        sitting.is_answered()
    hand = first.page.locator(f'#hand [data-card="{action["card"]}"]')
    hand.click()
    expect(first.page.locator(LAYING)).to_be_visible()
    expect(first.page.locator('#city [data-mark="legal"]').first).to_be_visible()
    first.page.keyboard.press("n")
    for page in (second.page, watcher):
        expect(page.locator("[data-held-by]")).to_have_count(1)
    expect(first.page.locator("[data-held-by]")).to_have_count(0)
    first.page.keyboard.press("Escape")
    for page in (second.page, watcher):
        expect(page.locator("[data-held-by]")).to_have_count(0)
    hand.click()
    expect(first.page.locator(LAYING)).to_be_visible()
    take_back(first.page, second.page)
    expect(hand).to_have_attribute("aria-disabled", "false")
    assert first.told(f"/api/tables/{table}")["legal_actions"][0] == action


def take_back(page: Page, other: Page) -> None:
    """Build the tile in hand, and take card, shape and place back at once; nothing of it stays staged."""
    expect(page.locator('#city [data-mark="legal"]').first).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator("[data-confirm]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-take-back]")).to_be_enabled()
    expect(page.locator(".prompt")).to_contain_text("Draw a card")
    page.keyboard.press("u")
    expect(page.locator(".prompt")).to_contain_text("Choose a card")
    expect(page.locator(LAYING)).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_have_count(0)
    for one in (page, other):
        expect(one.locator("#log")).to_contain_text("undid the last step")
    expect(other.locator("[data-held-by]")).to_have_count(0)


def test_a_step_of_mayor_is_taken_back(visitors: Visitors) -> None:
    ada, ines, table = two_at(visitors, "mayor")
    first, second = acting(table, ada, ines)
    expect(first.page.locator(".prompt")).to_contain_text("Move your marker")
    first.page.locator("[data-confirm]").click()
    first.page.locator("[data-take-back]").click()
    expect(first.page.locator(".prompt")).to_contain_text("Move your marker")
    expect(first.page.locator("[data-take-back]")).to_have_count(0)
    second.page.get_by_role("tab", name="Log").click()
    expect(second.page.locator("#log")).to_contain_text("undid the last step")


def hands_of_two(visitor: Visitor, table: str, turn: int, after: int) -> tuple[int, list[set[str]]]:
    """The version and the hands of the first two seats, once the seat whose turn it is is asked.

    after: the version at which it was asked before. Both hands are of one version, as they are passed on.
    """
    while True:
        told = [visitor.told(f"/api/tables/{table}?seat={seat}") for seat in (0, 1)]
        if told[turn]["legal_actions"] and told[0]["version"] == told[1]["version"] > after:
            seats = [one["view"]["seats"][seat] for seat, one in enumerate(told)]
            return told[0]["version"], [{str(number) for number in seat["hand"]} for seat in seats]
        visitor.page.wait_for_timeout(100)


def tiles_on(page: Page) -> set[str]:
    return {one.get_attribute("data-tile") or "" for one in page.locator("[data-tile]").all()}


def names_on(page: Page) -> list[str]:
    """Names of tiles anywhere in the page."""
    tiles: Any = load("neom").components()["tiles"]
    text = page.content()
    return [tile["name"]["en"] for tile in tiles if tile["name"]["en"] in text]


def test_one_device_for_two_keeps_their_hands_apart(visitors: Visitors) -> None:
    ada = visitors.come()
    names = ("Ada", "Ben", "Moss")
    table = set_up(ada, "neom", *names, seats=["person", "here", "steady"])["table"]
    page = ada.open(table)
    seated, version = None, -1
    for turn in (0, 1, 1, 0):
        version, hands = hands_of_two(ada, table, turn, version)
        if turn != seated:
            expect(page.locator("[data-pass]")).to_have_attribute("data-pass", str(turn))
            assert (tiles_on(page), names_on(page)) == (set(), [])
            expect(page.get_by_role("button", name=f"I am {names[turn]}")).to_be_focused()
            page.keyboard.press("Enter")
            seated = turn
        page.wait_for_function(HOLDS, arg=sorted(hands[turn]))
        assert not hands[1 - turn] & tiles_on(page)
        page.locator("#hand [data-tile]").first.click()
        page.locator("[data-confirm]").click()


def test_who_has_passed_the_device_on_may_still_take_back(visitors: Visitors) -> None:
    ada = visitors.come()
    table = set_up(ada, "neom", "Ada", "Ben", "Moss", seats=["person", "here", "steady"])["table"]
    page = ada.open(table)
    page.get_by_role("button", name="I am Ada").click()
    page.locator("#hand [data-tile]").first.click()
    page.locator("[data-confirm]").click()
    page.get_by_role("button", name="Back to Ada").click()
    expect(page.locator('[data-note="pass"]')).to_contain_text("It’s Ben’s turn on this device.")
    page.locator("[data-take-back]").click()
    expect(page.locator('[data-note="pass"]')).to_have_count(0)
    expect(page.locator("#hand [data-tile]").first).to_be_visible()
    expect(page.locator("[data-confirm]")).to_have_count(0)


def test_a_bot_plays_on_for_who_is_away_until_the_seat_is_taken_back(visitors: Visitors) -> None:
    ada, ines, table = two_at(visitors, "mayor")
    seat = sheet(ada.page, "people").locator('[data-seat="1"]')
    expect(seat).to_have_attribute("data-presence", "here")
    ines.page.close()
    expect(seat).to_have_attribute("data-presence", "away")
    seat.get_by_role("button", name="Hand over to a bot").click()
    seat.get_by_role("button", name="Hand over", exact=True).click()
    expect(seat).to_have_attribute("data-presence", "substitute")
    page = ines.open(table)
    note = page.locator('[data-note="substitute"]')
    note.get_by_role("button", name="Take my seat back").click()
    expect(note).to_have_count(0)
    expect(seat).to_have_attribute("data-presence", "here")


def test_the_prompt_offers_the_link_for_an_empty_seat_that_is_waited_for(visitors: Visitors) -> None:
    ada, ines = visitors.come(), visitors.come()
    seats = ["person", "person", "steady", "person"]
    table = set_up(ada, "neom", "Ada", "Ines", "Moss", "Kaya", seats=seats)["table"]
    page = ada.open(table)
    lacking = page.locator("[data-lacking]")
    page.locator("#hand [data-tile]").first.click()
    expect(lacking).to_have_count(0)
    page.locator("[data-confirm]").click()
    expect(page.locator(".prompt")).to_contain_text("Waiting for Ines")
    expect(page.locator(".prompt")).not_to_contain_text("Moss")
    which = lacking.get_by_label("For which seat")
    which.select_option("Kaya · free")
    lacking.get_by_role("button", name="Hand over to a bot").click()
    lacking.get_by_role("button", name="Hand over", exact=True).click()
    expect(which).to_have_count(0)
    lacking.get_by_role("button", name="Link for this seat").click()
    link = lacking.get_by_label("Link to the seat of Ines").input_value()
    ines.post("/api/join", {"key": link.partition("#")[2], "name": "Ines"})
    ines.open(table)
    expect(lacking).to_have_count(0)


def test_the_prompt_offers_a_bot_for_who_is_away_and_waited_for(visitors: Visitors) -> None:
    ada, ines, table = two_at(visitors, "mayor")
    asked, waiting = acting(table, ada, ines)
    asked.page.close()
    lacking = waiting.page.locator("[data-lacking='away']")
    lacking.get_by_role("button", name="Hand over to a bot").click()
    lacking.get_by_role("button", name="Hand over", exact=True).click()
    expect(lacking).to_have_count(0)
    expect(waiting.page.locator("div.asked.waiting")).to_have_count(0)


@pytest.mark.parametrize("server", [3600], indirect=True)  # nobody is away for want of a line
def test_who_leaves_is_away_at_once_and_keeps_the_seat(visitors: Visitors) -> None:
    ada, ines, table = two_at(visitors, "neom")
    seat = sheet(ada.page, "people").locator('[data-seat="1"]')
    expect(seat).to_have_attribute("data-presence", "here")
    sheet(ines.page, "people").get_by_role("button", name="Leave for now").click()
    expect(seat).to_have_attribute("data-presence", "away")
    assert ines.told(f"/api/tables/{table}/status")["seats"][1]["mine"]


def agree(page: Page) -> None:
    button = sheet(page, "people").get_by_role("button", name=re.compile("End game|Press again"))
    button.click()
    button.click()


def test_nobody_alone_ends_a_match_for_who_is_away(visitors: Visitors) -> None:
    ada, ines, table = two_at(visitors, "neom")
    people = sheet(ada.page, "people")
    expect(people).to_contain_text("It ends when all 2 players agree.")
    expect(people).to_contain_text("Anyone who is away has a day to come back")
    seat = people.locator('[data-seat="1"]')
    ines.page.close()
    expect(seat).to_have_attribute("data-presence", "away")
    seat.get_by_role("button", name="Hand over to a bot").click()
    seat.get_by_role("button", name="Hand over", exact=True).click()
    expect(seat).to_have_attribute("data-presence", "substitute")
    agree(ada.page)
    expect(people).to_contain_text("1 of 2 wants to end the game: Ada.")
    expect(people).to_contain_text("Away: Ines. Whoever isn’t back within 24 hours no longer needs to agree.")
    page = ines.open(table)
    expect(page.locator('[data-note="enders"]')).to_contain_text("Ada wants to end the game.")
    expect(people).not_to_contain_text("Away: Ines")
    agree(page)
    expect(ada.page.locator('[data-note="over"]')).to_contain_text("ended by agreement")


@pytest.mark.variant
def test_a_host_may_open_a_table_where_those_present_decide(visitors: Visitors) -> None:
    ada, ines, table = two_at(visitors, "neom", ending="present")
    people = sheet(ada.page, "people")
    expect(people).to_contain_text("The host’s rule here: those who play themselves decide")
    ines.page.close()
    seat = people.locator('[data-seat="1"]')
    seat.get_by_role("button", name="Hand over to a bot").click()
    seat.get_by_role("button", name="Hand over", exact=True).click()
    expect(people).to_contain_text("Nobody else needs to agree.")
    agree(ada.page)
    expect(ada.page.locator('[data-note="over"]')).to_contain_text("ended by agreement")
    assert ines.told(f"/api/tables/{table}/status")["ending"] == "present"


@pytest.mark.parametrize("game", some(BOARDS, "neom"))
def test_a_match_ends_when_all_agree(visitors: Visitors, game: str) -> None:
    ada, ines, _ = two_at(visitors, game)
    agree(ines.page)
    expect(ada.page.locator('[data-note="enders"]')).to_contain_text("Ines wants to end the game.")
    ines.page.get_by_role("button", name="Keep playing").click()
    expect(ada.page.locator('[data-note="enders"]')).to_have_count(0)
    agree(ines.page)
    expect(ada.page.locator('[data-note="enders"]')).to_have_count(1)
    agree(ada.page)
    for page in (ada.page, ines.page):
        expect(page.locator('[data-note="over"]')).to_contain_text("ended by agreement")
        expect(page.get_by_text("ended by agreement")).to_have_count(1)
        expect(page.locator("[data-confirm]")).to_have_count(0)
        assert "Your move" not in page.title()
    _nobody_is_asked_on_a_phone(ada.page)
    before = ada.page.url
    ada.page.locator('[data-note="over"]').get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: url != before)
    ines.page.locator('[data-note="over"]').get_by_role("button", name="To the rematch").click()
    ines.page.wait_for_url(ada.page.url)
    expect(ines.page.locator(".prompt")).to_be_visible()


def _nobody_is_asked_on_a_phone(page: Page) -> None:
    """Check an ended table: nobody is waited for, no tile is barred, no tray lies there empty."""
    size = page.viewport_size
    assert size is not None
    resize(page, {"width": 390, "height": 844})
    expect(page.get_by_role("img", name="choosing")).to_have_count(0)
    expect(page.locator(".held.rest")).to_have_count(0)
    for tray in page.locator("section.tray").all():
        expect(tray.locator("button").first).to_be_visible()
    page.set_viewport_size(size)


@pytest.mark.variant
def test_a_seat_is_carried_to_another_device(visitors: Visitors) -> None:
    ada, _, table = two_at(visitors, "neom")
    hand = ada.page.locator("#hand [data-tile]")
    expect(hand.first).to_be_visible()
    people = sheet(ada.page, "people")
    people.get_by_role("button", name="Move to another device").click()
    code = people.locator("[data-code]").inner_text()
    expect(people).to_contain_text("Valid for 9:")
    phone = visitors.come(390, 844)
    assert phone.post("/api/join", {"key": code}) == {"table": table, "player": 0}
    expect(ada.page.locator("[data-elsewhere]")).to_be_visible()
    assert (hand.count(), names_on(ada.page)) == (0, [])
    expect(phone.open(table).locator("#hand [data-tile]").first).to_be_visible()
    ada.page.get_by_role("button", name="Stay and watch").click()
    expect(ada.page.locator(".prompt")).to_contain_text("You are watching")
    expect(hand).to_have_count(0)


def cut_off(page: Page) -> Locator:
    """What is said where the line has been lost for long: on a page whose clock may be put forward."""
    expect(page.locator("header [data-line='reconnecting']")).to_have_count(1)
    page.clock.fast_forward(CUT_AFTER)
    note = page.locator('[data-note="cut"]')
    expect(note).to_be_visible()
    return note


def test_a_lost_line_is_told_and_what_was_missed_is_marked(visitors: Visitors) -> None:
    ada, ines, table = two_at(visitors, "mayor")
    first, second = acting(table, ada, ines)
    has_its_line(second.page)
    second.page.clock.install()
    visitors.server.kill()
    note = cut_off(second.page)
    expect(note).to_contain_text("What you confirmed is saved.")
    second.context.set_offline(True)  # or its page may be back before the choice is made
    visitors.server.start()
    told = first.told(f"/api/tables/{table}")
    body = {"id": "meanwhile", "version": told["version"], "action": told["legal_actions"][0]["action"]}
    first.post(f"/api/tables/{table}/actions", body)
    first.post(f"/api/tables/{table}/chat", {"id": "said meanwhile", "text": "Where are you?"})
    second.context.set_offline(False)
    expect(note).to_have_count(0)
    expect(second.page.locator("[data-missed]")).to_have_text("While you were away")
    expect(second.page.locator("[data-unread]")).to_have_text("1")


def test_a_choice_on_its_way_stays_lit_and_one_tries_again_at_once(visitors: Visitors) -> None:
    ada = visitors.come()
    table = set_up(ada, "neom", "Ada", "Moss", seats=["person", "steady"])["table"]
    page = ada.open(table)
    tiles = page.locator("#hand [data-tile]")
    tiles.first.click()
    has_its_line(page)
    page.clock.install()
    visitors.server.kill()
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-busy='true']")).to_have_count(1)
    tiles.nth(1).click()
    page.keyboard.press("3")
    page.keyboard.press("Escape")
    expect(tiles.first).to_have_attribute("aria-selected", "true")
    expect(page.locator('#hand [aria-selected="true"]')).to_have_count(1)
    places = page.locator("#hand .place")  # the tile as it is drawn, and what it costs and brings
    expect(places.first).to_have_css("opacity", "1")
    for off in (places.nth(1), page.locator("[data-hint]")):
        expect(off).not_to_have_css("opacity", "1")
    note = cut_off(page)
    expect(page.locator(".tray")).to_be_in_viewport(ratio=0.99)  # what is said above takes the city's room
    expect(note).to_contain_text(re.compile("Next try in|Trying to connect"))
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))  # so it does not try again by itself
    visitors.server.start()
    note.get_by_role("button", name="Try now").click()
    expect(page.locator("header [data-line]")).to_have_attribute("data-line", "live")
    page.clock.resume()
    expect(page.locator("[data-busy='true']")).to_have_count(0)


def test_a_table_is_back_after_the_server(visitors: Visitors) -> None:
    ada = visitors.come()
    page = ada.open(set_up(ada, "mayor", "Ada", "Moss", seats=["person", "steady"])["table"])
    line = page.locator("header [data-line]")
    expect(line).to_have_attribute("data-line", "live")
    page.clock.install()
    visitors.server.kill()
    cut_off(page)
    visitors.server.start()
    expect(line).to_have_attribute("data-line", "live")
