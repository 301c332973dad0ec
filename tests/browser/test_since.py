"""The strip under the prompt: what others did since one's last turn."""

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.abridged import HAS_COME, RICH, Abridged
from tests.browser.layout import FOUR_FRAMES, resize
from tests.browser.match import SEED, Match
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE, speak_german

pytestmark = pytest.mark.timeout(300)

OUTLINES = {
    "neom": {"placed", "replaced", "sacrificed"},
    "mayor": {"placed", "laid", "bought", "got", "walked"},
    "skylines": {"built"},
    "lots": {"built"},
}
"""Kinds of events, by game, that change what one sees."""

THE_OTHER = 1

HEADING = re.compile(r"^(Generation I+|Turn \d+( · .+)?)$")
"""Heading in a log: no sentence."""

IN_SIGHT = """() => {
  const list = document.querySelector('.since .deeds');
  const strip = list.getBoundingClientRect();
  const deeds = [...list.querySelectorAll('[data-deed]')]
    .map((deed) => [deed.dataset.deed, deed.getBoundingClientRect()]);
  const seen = deeds.filter(([, deed]) => deed.bottom > strip.top + 1 && deed.top < strip.bottom - 1);
  const whole = seen.filter(([, deed]) => deed.left >= strip.left - 1 && deed.right <= strip.right + 1
    && deed.top >= strip.top - 1 && deed.bottom <= strip.bottom + 1);
  return { seen: seen.map(([player]) => player), whole: whole.map(([player]) => player), all: deeds.length };
}"""
"""JavaScript: players of the deeds that are seen in the strip, and of those that are seen whole."""


CUT = """() => [...document.querySelectorAll('.since :is(.words, .main, .brief)')]
  .filter((words) => words.scrollWidth > words.clientWidth).map((words) => words.innerText)"""
"""JavaScript: what in the strip is not seen to its end."""


def others(told: dict[str, Any]) -> list[str]:
    """Ids of what the other player did since one's last choice."""
    return [
        event["id"]
        for event in told["events"]
        if event["version"] >= told["chosen"] and event["player"] == THE_OTHER
    ]


def doers(told: dict[str, Any]) -> set[int]:
    """The other players who did something since one's last choice."""
    return {event["player"] for event in told["events"] if event["version"] >= told["chosen"]} - {-1, 0}


def come_to_news(match: Match, kinds: set[str]) -> dict[str, Any]:
    """Play until one is asked after the other has done something of these kinds."""
    lots, until = random.Random(SEED), time.monotonic() + PATIENCE
    while time.monotonic() < until:
        told = match.ask()
        assert not told["over"]
        if not told["legal_actions"]:
            time.sleep(0.02)
        elif kinds & set(others(told)):
            return told
        else:
            match.choose(told, lots)
    raise AssertionError("the other never does that")


@pytest.mark.parametrize("game", OUTLINES)
def test_what_others_did_is_told_until_ones_next_turn_is_over(page: Page, server: Server, game: str) -> None:
    match = Match.set_up(page.request, server, game)
    told = come_to_news(match, OUTLINES[game])
    page.goto(match.page)
    deed = page.locator(f'.since [data-deed="{THE_OTHER}"]')
    expect(deed).to_have_count(1)
    expect(deed).to_have_accessible_name(re.compile("^Bot: "))
    outlined = page.locator(f'[data-since="{THE_OTHER}"]')
    expect(outlined.first).to_be_visible()
    expect(page.locator('[data-since="0"]')).to_have_count(0)

    words = deed.locator(".words").inner_text()
    deed.hover()
    expect(deed).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-since].lit").first).to_be_visible()
    page.mouse.move(5, 400)
    expect(deed).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(deed.locator(".words")).to_have_text(words)
    speak_german(page)
    expect(deed.locator(".words")).not_to_have_text(words)

    board = page.locator(".shell > .board").bounding_box()
    now, steps = told, 0
    while now["chosen"] == told["chosen"]:
        if steps and now["legal_actions"]:
            expect(deed).to_have_count(1)
        before, steps = now["version"], steps + 1
        match.choose(now, random.Random())
        page.wait_for_function(HAS_COME, arg=before + 1)
        now = match.ask()
    until = time.monotonic() + PATIENCE
    while not others(now) and (deed.count() or outlined.count()):
        assert time.monotonic() < until, "what they did is still told"
        now = match.ask()  # the bot may have gone on
    if not others(now):
        assert page.locator(".shell > .board").bounding_box() == board, "the board keeps its place"


def test_the_strip_ends_with_a_whole_item_and_turns_to_the_next(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    table = Abridged(page.request, server, "mayor", ["person", *["steady"] * 3])
    next(told for told in table.turns() if told["chosen"] and len(doers(told)) == 3)
    page.goto(table.address)
    more = page.locator(".since .turn")
    expect(more).to_have_text(re.compile(r"^[1-3] more$"))
    first = page.evaluate(IN_SIGHT)
    told: list[str] = []
    while set(told) != {"1", "2", "3"}:
        now = page.evaluate(IN_SIGHT)
        assert now["seen"] == now["whole"] != []
        assert not set(told) & set(now["seen"]), "a line is shown twice before all have been"
        assert more.inner_text() == f"{now['all'] - len(now['seen'])} more"
        told += now["seen"]
        more.click()
        page.evaluate(FOUR_FRAMES)
    assert page.evaluate(IN_SIGHT) == first, "after the last comes the first"


def test_where_not_all_has_room_the_main_thing_keeps_its_verb(page: Page, server: Server) -> None:
    table = Abridged(page.request, server, "skylines", ["person", *["steady"] * 2])
    next(told for told in table.turns() if told["chosen"] and len(doers(told)) == 2)
    page.goto(table.address)
    deeds = page.locator(".since [data-deed]:not([data-deed='-1'])")
    expect(deeds).to_have_count(2)
    resize(page, {"width": 1280, "height": 800})
    words = [deed.inner_text() for deed in deeds.locator(".words:visible, .main:visible").all()]
    assert len(words) == 2
    assert all(re.match("built|developed|drew|ended|exchanged|laid|took", said) for said in words), words


def test_at_a_desk_what_three_did_keeps_its_verbs(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    table = Abridged(
        page.request, server, "mayor", ["person", *["steady"] * 3], options=RICH["mayor"], seed="5"
    )
    page.goto(table.address)
    speak_german(page)
    strip = page.locator(".since .deeds")
    cramped = False
    for told in table.turns():
        page.wait_for_function(HAS_COME, arg=told["version"])
        page.evaluate(FOUR_FRAMES)
        if strip.locator("li").count() != 3:
            continue
        steps = (strip.get_attribute("class") or "").split()
        assert not {"short", "tight"} & set(steps), strip.inner_text()
        if cramped := "cramped" in steps:
            break
    assert cramped, "there was room enough all the time"


@pytest.mark.parametrize("game", OUTLINES)
def test_on_a_phone_no_words_are_cut(page: Page, server: Server, game: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    match = Match.set_up(page.request, server, game)
    come_to_news(match, OUTLINES[game])
    page.goto(match.page)
    expect(page.locator(".since [data-deed]")).not_to_have_count(0)
    assert page.evaluate(CUT) == []


def test_a_short_item_gives_its_sentence(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    match = Match.set_up(page.request, server, "neom")
    come_to_news(match, OUTLINES["neom"])
    page.goto(match.page)
    deed, sentence = page.locator(f'.since [data-deed="{THE_OTHER}"]'), page.locator(".since .whole")
    expect(deed).to_be_visible()
    expect(sentence).to_have_count(0)
    before = deed.bounding_box()
    deed.click()
    expect(sentence).to_contain_text(re.compile("placed|replaced|bought"))
    assert deed.bounding_box() == before, "nothing in the strip moves"


@pytest.mark.parametrize("game", ["mayor", "neom"])
@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)])
def test_the_log_is_in_sight_and_its_lines_are_lit(
    page: Page, server: Server, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    match = Match.set_up(page.request, server, game)
    come_to_news(match, OUTLINES[game])
    page.goto(match.page)
    page.locator(f'[data-deed="{THE_OTHER}"]').hover()
    expect(page.locator("#log p.lit").first).to_be_in_viewport()
    expect(page.get_by_role("tab")).to_have_count(0)
    expect(page.locator("#log .head .text").first).to_have_text(HEADING)


def test_a_city_that_is_visited_is_outlined(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    match = Match.set_up(page.request, server, "neom")
    come_to_news(match, OUTLINES["neom"])
    page.goto(match.page)
    expect(page.locator(f'.since [data-deed="{THE_OTHER}"]')).to_have_count(1)
    outlined = page.locator(f'.city [data-since="{THE_OTHER}"]')
    expect(outlined).to_have_count(0)
    page.get_by_role("tab", name="Bot").click()
    expect(outlined.first).to_be_visible()


@pytest.mark.parametrize("speak", [False, True])
def test_before_ones_first_turn_it_tells_all_so_far(page: Page, server: Server, speak: bool) -> None:
    seats = ["person", *["steady"] * 2]
    table = Abridged(page.request, server, "skylines", seats, options={"scenario": "2"})
    turns = (told for told in table.turns() if doers(told))
    told = next(turns)
    page.goto(table.address)
    if speak:
        speak_german(page)
    since = page.locator(".since")
    expect(since.locator(".cap")).to_have_text("Bisher" if speak else "So far")
    expect(since.locator("[data-deed]")).to_have_count(len(doers(told)))
    while (told := next(turns))["chosen"] == 1:
        pass
    page.reload()
    expect(since.locator(".all")).to_have_text("Seit deinem letzten Zug" if speak else "Since your last turn")


def test_who_plays_alone_has_no_strip(page: Page, server: Server) -> None:
    body = {"game": "neom", "players": 1, "seats": ["person"], "names": ["Ada"], "seed": SEED, "options": {}}
    table = page.request.post(f"{server.address}api/tables", data=body).json()["table"]
    page.goto(f"{server.address}tables/{table}")
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator(".since")).to_have_count(0)


def test_a_tab_that_was_opened_stays_open(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    match = Match.set_up(page.request, server, "mayor")
    page.goto(match.page)
    log, market = (page.get_by_role("tab", name=name) for name in ("Log", "Market"))
    expect(page.get_by_role("tab", name="Rondel")).to_have_attribute("aria-selected", "true")
    log.click()
    lots = random.Random(SEED)
    for _ in range(3):
        while not (told := match.ask())["legal_actions"]:
            time.sleep(0.02)
        match.choose(told, lots)
    while not match.ask()["legal_actions"]:
        time.sleep(0.02)
    expect(page.locator("div.asked.waiting")).to_have_count(0)
    expect(log).to_have_attribute("aria-selected", "true")
    expect(market).to_have_attribute("aria-selected", "false")
