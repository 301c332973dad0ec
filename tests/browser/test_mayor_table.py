"""Whole games of Mayor in a browser, one of each variant, by choosing what is offered until the end.

Whole they are left to `make proof`; else only the first turns.

With both variants the page is loaded again on the way, the language is changed, and the server is killed and
started again, and by keyboard alone; Events on a phone, Civic Amenities in German.
"""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.abridged import RICH, Abridged
from tests.browser.layout import nothing_sticks_out
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE, Offers, OnTheWay, Sitting, bring_focus, confirm_by_enter, go_to

OFFERS: Offers = (
    ("[data-end]", "data-end"),
    ('[data-square][data-mark="legal"]', "data-square"),
    ('[data-tile]:not([aria-disabled="true"])', "data-tile"),
    ("[data-action]", "data-action"),
    ("[data-step]", "data-step"),
)
SQUARE = OFFERS[1][0]

RAINBOW = '[data-step]:is([aria-label*="Rainbow"], [aria-label*="Regenbogen"])'
"""Selector of the step to the space that Events follow on."""

WALKED = 8
"""Number of decisions after which a Banker has left the corner where the map begins."""


class Mayor(Sitting):
    """A player who builds where possible; every fourth decision is to buy, pass or use an Amenity.

    Who has a tile goes to the Rainbow where a step leads there: building on it brings an Event.
    """

    def __init__(self, page: Page, server: Server) -> None:
        super().__init__(page, server, OFFERS)

    def choose(self, found: dict[str, Any], step: int) -> str | None:
        *_, tiles, actions, steps = found["offered"]
        if steps and self.page.locator("#hand [data-tile]").count() and self.page.locator(RAINBOW).count():
            return RAINBOW
        if tiles and actions and step % 4 == 0:
            found["offered"][2] = []
        return super().choose(found, step)

    def hold(self, selector: str, step: int) -> None:
        super().hold(selector, step)
        instead = self.page.locator('[data-action*=" claim "]')
        if selector.startswith(SQUARE) and step % 2 and instead.count():
            super().hold('[data-action*=" claim "]', step)


class AtTheKeyboard(Mayor):
    """A player by keyboard: numbers, N for the squares, Tab and arrows for all else, and Enter."""

    def hold(self, selector: str, step: int) -> None:
        self._take(selector)
        claim = '[data-action*=" claim "]'
        if selector.startswith(SQUARE) and step % 2 and self.page.locator(claim).count():
            self._take(claim)

    def _take(self, selector: str) -> None:
        if number := self._number(selector):
            self.page.keyboard.press(number)
        elif selector.startswith(SQUARE):
            bring_focus(self.page, selector, "n")
            self.page.keyboard.press("Enter")
        else:
            go_to(self.page, selector)
            self.page.keyboard.press("Space")

    def confirm(self, attempt: int) -> None:
        confirm_by_enter(self.page, attempt)

    def _number(self, selector: str) -> str:
        """Key that chooses it: steps say theirs, ends of walks and tiles are counted; else none."""
        offered = self.page.locator(selector).first
        if selector.startswith("[data-step]"):
            return offered.get_attribute("data-step") or ""
        for counted, name in (("[data-end]", "data-end"), ("#hand [data-tile]", "data-tile")):
            if f"[{name}=" in selector:
                named = [one.get_attribute(name) for one in self.page.locator(counted).all()]
                return str(named.index(offered.get_attribute(name)) + 1)
        return ""


def finish(sitting: Sitting, on_the_way: OnTheWay) -> set[str]:
    """Play to the end and check the last page. Returns the ids of all events."""
    page, update = sitting.page, sitting.play(on_the_way)
    assert update["over"]
    result = update["view"]["result"]
    shown = page.locator("main.end td.points").all_inner_texts()
    assert shown == [str(score) for score in sorted(result["scores"], reverse=True)]
    winners = [update["names"][player] for player in result["winners"]]
    assert all(winner in page.locator("main.end h2.headline").inner_text() for winner in winners)
    events: set[str] = {event["id"] for event in update["events"]}
    assert {"bought", "placed", "scored", "walked"} <= events
    return events


pytestmark = pytest.mark.timeout(900)  # a busy machine may need seconds for each turn


@pytest.mark.variant
def test_both_variants_by_keyboard(server: Server, page: Page) -> None:
    sitting = AtTheKeyboard(page, server)
    sitting.set_up("Mayor", players=3, events="yes", amenities="yes")
    assert {"event", "claimed", "used"} <= finish(sitting, {})


@pytest.mark.variant
def test_events_on_a_phone(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sitting = Mayor(page, server)
    sitting.set_up("Mayor", players=3, events="yes")

    assert "event" in finish(sitting, dict.fromkeys(range(0, 20, 5), partial(nothing_sticks_out, page)))
    nothing_sticks_out(page)


@pytest.mark.variant
def test_civic_amenities_in_german(server: Server, page: Page) -> None:
    sitting = Mayor(page, server)
    sitting.set_up("Mayor", players=2, amenities="yes")
    events = finish(sitting, {0: sitting.speak_german})
    assert {"claimed", "used", "rewarded", "laid"} <= events
    assert page.locator("html").get_attribute("lang") == "de"
    log = page.locator("#log").inner_text()
    assert " hat " in log
    assert "built" not in log, "half of the log is in the language that was left"


@pytest.mark.variant
def test_both_variants_through_a_reload_and_a_lost_server(server: Server, page: Page) -> None:
    sitting = Mayor(page, server)
    sitting.set_up("Mayor", players=3, events="yes", amenities="yes")
    on_the_way: OnTheWay = {6: page.reload, 10: sitting.speak_german, 14: sitting.lose_the_server}
    assert "claimed" in finish(sitting, on_the_way)


def test_the_first_turns_by_keyboard_through_a_reload_and_a_lost_server(server: Server, page: Page) -> None:
    sitting = AtTheKeyboard(page, server)
    sitting.set_up("Mayor", players=3, events="yes", amenities="yes")
    sitting.begin({3: page.reload, 5: sitting.speak_german, 8: sitting.lose_the_server})


SMALLEST = """() => {
  const scale = document.querySelector('#city .sheet svg').getScreenCTM().a;
  const numbers = [...document.querySelectorAll('#city text.number')];
  const ends = [...document.querySelectorAll('[data-end]')].map((end) => end.getBoundingClientRect());
  return [
    Math.min(...numbers.map((one) => parseFloat(getComputedStyle(one).fontSize) * scale)),
    Math.min(...ends.flatMap(({ width, height }) => [width, height])),
  ];
}"""
"""JavaScript: the smallest letters of a street's numbers, and the smallest end of a way, in pixels."""


@pytest.mark.parametrize("size", [(844, 390), (667, 375), (1024, 768)])
def test_what_a_finger_chooses_on_the_map_is_large_enough(
    server: Server, browser: Browser, size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    page = context.new_page()
    table = Abridged(page.request, server, "mayor")
    kinds = {"citizen", "banker"}
    next(told for told in table.turns() if kinds & {action["kind"] for action in told["legal_actions"]})
    page.goto(table.address)
    expect(page.locator("[data-end]").first).to_be_attached()
    letters, target = page.evaluate(SMALLEST)
    assert letters >= (12 if size[1] < 560 else 10)
    assert target >= 44
    if size[0] == 844:
        page.locator("[data-end]").first.click()
        for part in ("#city", ".prompt", ".since", "[data-confirm]"):
            expect(page.locator(part)).to_be_in_viewport(ratio=1)
    context.close()


def test_on_a_phone_the_map_opens_where_the_own_banker_stands(server: Server, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="en", reduced_motion="reduce"
    )
    table = Abridged(context.request, server, "mayor")
    told = next(told for count, told in enumerate(table.turns()) if count == WALKED)
    page = context.new_page()
    page.goto(table.address)
    space = told["view"]["seats"][0]["banker"]["space"]
    expect(page.locator(f'[data-space="{space}"]')).to_be_in_viewport(timeout=PATIENCE)
    context.close()


THREE_EACH = """() => {
  const seats = document.querySelector('.tray .seats');
  for (const tiles of seats.querySelectorAll('.tiles')) {
    const first = tiles.querySelector('.tile, .slot') ?? seats.querySelector('.tiles:not(.mine) .tile');
    while (tiles.children.length < 3) tiles.append(first.cloneNode(true));
  }
  return seats.scrollWidth <= seats.clientWidth;
}"""
"""JavaScript: nobody lies beyond the edge of the tray, had each three tiles in front of them."""


def test_the_rondel_and_four_with_long_names_are_whole_on_a_tablet(server: Server, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1024, "height": 768}, locale="de", has_touch=True)
    page = context.new_page()
    names = ["Ada", "Ines", "Tarik", "Maximiliane von Hohenstein-Wittgenstein"]
    seats = ["person", *["steady"] * 3]
    table = Abridged(page.request, server, "mayor", seats, options=RICH["mayor"], names=names)
    kinds = [{"move"}, {"buy"}]
    for told in table.turns():
        tiled = any(seat["tiles"] for seat in told["view"]["seats"][1:])
        if not tiled or not kinds[0] & {action["kind"] for action in told["legal_actions"]}:
            continue
        kinds.pop(0)
        page.goto(table.address)
        page.locator("#tab-rondel").click(timeout=PATIENCE)
        expect(page.locator("#rondel")).to_be_in_viewport(ratio=1)
        assert page.locator("#rondel").evaluate("(e) => e.getBoundingClientRect().height") >= 178
        assert page.evaluate(THREE_EACH)
        name = page.get_by_title(names[-1])
        assert name.evaluate("(e) => e.getBoundingClientRect().right <= innerWidth")
        expect(name).to_be_in_viewport(ratio=1)
        if not kinds:
            break
    assert not kinds
    context.close()
