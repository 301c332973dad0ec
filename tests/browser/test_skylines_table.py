"""Whole games of Skylines in a browser, one of each scenario, until the city is complete or lost.

Whole they are left to `make proof`; else only their last turns.

The introduction and scenario 5 are played by keyboard alone; in the former the page is loaded again on the
way, and its end is read in German too. Scenario 4 is played on a phone, the last one at each level. What the
last page shows is what the game's record, played over, comes to.
"""

import json
import re
from functools import partial
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect
from tests.browser.abridged import HAS_COME, Abridged, Told
from tests.browser.layout import comes_true, nothing_sticks_out, resize, stands_still
from tests.browser.matrix import FAULTS, Look, Matrix
from tests.browser.pictures import SKYLINES, Studio
from tests.browser.server import Server
from tests.browser.sitting import (
    GLANCE,
    LEFT,
    PATIENCE,
    Offers,
    OnTheWay,
    Sitting,
    confirm_by_enter,
    go_to,
    speak_german,
)
from tests.browser.visitors import Visitor, Visitors
from tests.cases import some

from gridtown.core.play import replay
from gridtown.core.record import Record
from gridtown.games import load

OFFERS: Offers = (
    ('[data-square][data-mark="legal"]', "data-square"),
    ('[data-shape]:not([aria-disabled="true"])', "data-shape"),
    ('[data-card]:not([aria-disabled="true"])', "data-card"),
    ('[data-action]:not([aria-disabled="true"])', "data-action"),
)

EAGERNESS = {"end": 30, "play": 6, "exchange": -2}
"""Kinds of turn, and the worth of each beside what it moves."""

WEIGHTS = {"money": 1, "happiness": 2, "power": 1, "water": 1, "garbage": 1}
"""Worth of a marker's step up, by track."""

OF_A_CARD = re.compile(r'"P\d (?:play|exchange) (\d+)"')

GAME = load("skylines")

SQUARE_NAME = re.compile(r"\b[a-z]\d+\b")

THREE = ("person", "steady", "steady")

KEYS = {"[data-turn]": "r", "[data-flip]": "f"}

MOST_TO_BEGIN = 20
"""Number of actions until the first turn, once the pieces lie."""

FAILED = {"en": "The city failed", "de": "Die Stadt ist gescheitert"}


class Planner(Sitting):
    """A player who costs the city least, ends Milestones where the city survives it, builds anywhere."""

    def __init__(self, page: Page, server: Server) -> None:
        super().__init__(page, server, OFFERS)

    def choose(self, found: dict[str, Any], step: int) -> str | None:
        foretold = self.foretold()
        squares, shapes, *others = found["offered"]
        if not squares and (turns := [action for action in foretold if action.split()[1] in EAGERNESS]):
            return f'[data-action="{max(turns, key=lambda action: worth(action, foretold[action]))}"]'
        sources = [[squares], [shapes], others]
        offered = next(([some for some in lists if some] for lists in sources if any(lists)), None)
        if offered is None:
            return None  # the server has told of the choice before the page has drawn it
        some = offered[step % len(offered)]
        return str(some[step % len(some)])

    def asked(self) -> bool:
        """Whether a choice is due; cards can be taken up while the others choose."""
        return bool(self.foretold())

    def foretold(self) -> dict[str, Any]:
        """Previews of what can be chosen now."""
        previews: dict[str, Any] = json.loads(self.told("/previews"))["previews"]
        return previews

    def hold(self, selector: str, step: int) -> None:
        """Take up a card before what is done with it; turn and flip a tile now and then."""
        if (card := OF_A_CARD.search(selector)) and not self.page.locator(selector).count():
            if not self.page.locator(f'[data-card="{card[1]}"][aria-selected="true"]').count():
                self.take(f'[data-card="{card[1]}"]')
            if " play " in selector:  # a policy is staged, of all else the tile is in hand
                self.page.wait_for_selector("[data-turn], [data-confirm]", timeout=PATIENCE)
                return
        self.take(selector)
        if step % 2 and self.page.locator("[data-flip]").count():
            self.until_it_fits("[data-turn]", 4)
            self.until_it_fits("[data-flip]", 2)

    def take(self, selector: str) -> None:
        self.page.click(selector, timeout=GLANCE)

    def until_it_fits(self, button: str, most: int) -> None:
        """Turn or flip the held tile until it fits again, `most` times at most."""
        for _ in range(most):
            self.take(button)
            if self._now()["staged"]:
                return

    def told(self, path: str = "") -> str:
        """Answer of the server to this browser, at a path or a query behind the table's address."""
        return self.asker.get(f"{self.api}{path}").text()


class Typist(Planner):
    """A player by keyboard: N for places, R and F to turn, Tab and arrows for all else, and Enter."""

    def hold(self, selector: str, step: int) -> None:
        if OFFERS[0][0] not in selector:
            super().hold(selector, step)
            return
        for _ in range(1 + step % 3):
            self.page.keyboard.press("n")
        if step % 2 and self.page.locator("[data-flip]").count():
            self.until_it_fits("[data-turn]", 4)
            self.until_it_fits("[data-flip]", 2)

    def take(self, selector: str) -> None:
        if selector in KEYS:
            self.page.keyboard.press(KEYS[selector])
            return
        go_to(self.page, selector)
        self.page.keyboard.press("Space")

    def confirm(self, attempt: int) -> None:
        confirm_by_enter(self.page, attempt)


def worth(action: str, preview: dict[str, Any]) -> int:
    """Worth of a turn by its `preview`; nothing makes up for a loss."""
    moved = {change["line"]: change["amount"] for change in preview["changes"]}
    better = sum(weight * int(moved.get(line, 0)) for line, weight in WEIGHTS.items())
    return EAGERNESS[action.split()[1]] + better - (1000 if "lost" in moved else 0)


def finish(sitting: Planner, on_the_way: OnTheWay) -> dict[str, Any]:
    """Play to the end. Returns the last view, which is what the record comes to."""
    view: dict[str, Any] = sitting.play(on_the_way)["view"]
    record = Record.from_json(sitting.told("/record"))
    *_, (_, last) = replay(GAME, record)
    assert view == GAME.present(GAME.view(last, view["viewer"]))
    return view


def look_at_the_end(sitting: Planner, view: dict[str, Any], language: str) -> None:
    """Check the last page: what became of the city, where its markers stand, what was built where."""
    page, result = sitting.page, view["result"]
    box: dict[str, Any] = GAME.components()
    expect(page.locator("html")).to_have_attribute("lang", language, timeout=PATIENCE)
    end = page.locator("main.end")
    rows = {row["number"]: row["name"][language] for row in box["success"]}
    expect(end.locator(".headline")).to_contain_text(
        rows.get(result["row"], FAILED[language]), timeout=PATIENCE
    )
    assert end.locator(".skyline .score").inner_text() == str(result["score"]).replace("-", "\u2212")
    markers = {
        track["name"][language]: str(view["tracks"][track["id"]])
        for track in box["tracks"]
        if track["id"] != "money"
    }
    meters = end.get_by_role("meter").all()
    assert {one.get_attribute("aria-label"): one.get_attribute("aria-valuenow") for one in meters} == markers
    names = {card["number"]: card["name"][language] for card in box["cards"]}
    for tile in view["tiles"]:
        for square in tile["squares"]:
            said = end.locator(f'[data-square="{square}"]').get_attribute("aria-label") or ""
            assert names[tile["card"]] in said
    last = json.loads(sitting.told(f"?lang={language}"))["events"][-1]
    assert last["id"] in ("completed", "lost")
    expect(end.locator("#log")).to_contain_text(last["text"], timeout=PATIENCE)
    assert "skylines-" not in end.inner_text(), "a word is missing"


LONG = "Das liegt auf Land, und das ist keines: A1, A2 und A3. " * 4
"""An action whose refusal has more than two lines."""


pytestmark = pytest.mark.timeout(900)  # a busy machine may need seconds for each turn


@LEFT
def test_the_introduction_through_a_reload(server: Server, page: Page, left: int) -> None:
    sitting = Typist(page, server)
    sitting.set_up("Skylines", players=2, left=left)
    view = finish(sitting, {2 if left else 9: page.reload})
    look_at_the_end(sitting, view, "en")
    sitting.speak_german()
    look_at_the_end(sitting, view, "de")


@pytest.mark.variant
@pytest.mark.parametrize(("scenario", "players"), [("1", 2), ("2", 3), ("3", 1)])
def test_a_scenario(server: Server, page: Page, scenario: str, players: int) -> None:
    sitting = Planner(page, server)
    sitting.set_up("Skylines", players=players, scenario=scenario)
    view = finish(sitting, {})
    assert view["options"]["scenario"] == scenario
    look_at_the_end(sitting, view, "en")


@LEFT
def test_drawn_pieces_by_keyboard(server: Server, page: Page, left: int) -> None:
    sitting = Typist(page, server)
    sitting.set_up("Skylines", players=2, left=left, scenario="5")
    view = finish(sitting, {})
    assert view["options"]["scenario"] == "5"
    assert all(seat["role"] for seat in view["seats"])
    look_at_the_end(sitting, view, "en")


@pytest.mark.variant
@pytest.mark.parametrize("level", ["beginner", "advanced", "expert"])
def test_drawn_pieces_in_german(server: Server, page: Page, level: str) -> None:
    sitting = Planner(page, server)
    sitting.set_up("Skylines", players=2, scenario="5", level=level)
    view = finish(sitting, {0: sitting.speak_german})
    assert view["options"] == {"scenario": "5", "level": level, "roles": "chosen"}
    look_at_the_end(sitting, view, "de")


@LEFT
def test_news_on_a_phone(server: Server, page: Page, left: int) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sitting = Planner(page, server)
    sitting.set_up("Skylines", players=2, left=left, scenario="4")

    # On a slow page another card is played, and fewer choices come than there were left.
    looked_at = (0, 2) if left else (0, 5, 10)
    view = finish(sitting, dict.fromkeys(looked_at, partial(nothing_sticks_out, page)))
    assert view["options"]["scenario"] == "4"
    assert all(seat["role"] for seat in view["seats"])
    look_at_the_end(sitting, view, "en")
    nothing_sticks_out(page)


IN_A_ROW = """() => {
  const parts = [...document.querySelectorAll('header.bar > *, .status > *')]
    .filter((part) => !part.matches('.sr, .skip, .rule, .middle') && part.offsetWidth > 1);
  const boxes = parts.map((part) => part.getBoundingClientRect()).sort((a, b) => a.left - b.left);
  const note = document.querySelector('header.bar .note');
  return boxes.every(({ right }, i) => right <= (boxes[i + 1]?.left ?? innerWidth))
    && note.scrollWidth <= note.clientWidth;
}"""
"""JavaScript: nothing in the top bar covers another part of it, and the scenario's name is whole."""


@pytest.mark.parametrize("speak", [False, True])
def test_the_milestone_has_its_word(server: Server, page: Page, speak: bool) -> None:
    seats = ["person", *["steady"] * 3]
    table = Abridged(page.request, server, "skylines", seats, options={"scenario": "5"})
    page.goto(table.address)
    if speak:
        speak_german(page)
    for width in (960, 1024, 1240, 1280):
        resize(page, {"width": width, "height": 800})
        word = page.locator(".status .cap", has_text="Meilenstein 1 von 4" if speak else "Milestone 1 of 4")
        expect(word).to_be_visible(timeout=PATIENCE)
        comes_true(page, IN_A_ROW)


WITHIN = """() => {
  const boxOf = (one) => document.querySelector(one).getBoundingClientRect();
  const [room, city] = [boxOf('.room'), boxOf('.sheet .rim')];
  return city.width && city.left >= room.left - 2 && city.right <= room.right + 2;
}"""
"""Whether all that lies open stands in the window of the map."""


def test_what_is_built_while_a_table_opens_is_in_sight(server: Server, page: Page) -> None:
    """Where something moves, too: what is caught up on has no transitions, and so its size at once."""
    page.emulate_media(reduced_motion="no-preference")
    body = {"game": "skylines", "players": 3, "seats": ["person", "steady", "steady"], "seed": "5eed"}
    table = page.request.post(f"{server.address}api/tables", data=body).json()["table"]
    page.goto(f"{server.address}tables/{table}")
    expect(page.locator("[data-hint]")).to_be_visible(timeout=PATIENCE)
    page.wait_for_function(WITHIN, timeout=PATIENCE)


NAMES_TELL_ALL = """() => [
    ...document.querySelectorAll('.side :is([role="tab"], h2) :is(.name, .who, .word):not(.sr)'),
  ].filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .every((one) => one.closest('[title]') && !one.matches('.word'))"""
"""JavaScript: of names that end with an ellipsis a title tells all, and no other word is cut."""


def test_long_names_of_partners_can_be_read(server: Server, page: Page) -> None:
    long = "Bot for Maximiliane Wintersberg"
    body = {
        "game": "skylines",
        "players": 3,
        "seats": [*THREE],
        "names": ["Ada", long, "Ben"],
        "seed": "5eed",
    }
    table = page.request.post(f"{server.address}api/tables", data=body).json()["table"]
    page.goto(f"{server.address}tables/{table}")
    for width, height in ((1280, 800), (1024, 768), (844, 390)):
        resize(page, {"width": width, "height": height})
        page.get_by_role("tab").first.click()
        named = page.locator(".side .seat .who").filter(has_text=long)
        expect(named).to_have_attribute("title", long)
        comes_true(page, NAMES_TELL_ALL)
        if width == 1280:
            assert named.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1"), "it has room"
    speak_german(page)
    resize(page, {"width": 1024, "height": 768})
    expect(page.get_by_role("tab", name="Verlauf")).to_be_visible()
    comes_true(page, NAMES_TELL_ALL)


IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].every((one) => {
  const { left, top, right, bottom, width } = one.getBoundingClientRect();
  return width && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    && [0.3, 0.95].every((y) => one.contains(
      document.elementFromPoint((left + right) / 2, top + y * (bottom - top))));
})"""
"""JavaScript: all of each part lies in the window, with nothing over it."""


READABLE = "() => document.querySelector('.logs').clientHeight > 140"
"""JavaScript: some lines of the log are seen."""


@pytest.mark.parametrize(("players", "least", "low"), [(3, 920, 800), (4, 1200, 900)])
def test_partners_and_the_log_are_on_screen(
    server: Server, page: Page, players: int, least: int, low: int
) -> None:
    """Check that from a height on all partners' cards stand above the log, and below it behind tabs."""
    seats = ["person", *["steady"] * (players - 1)]
    table = Abridged(page.request, server, "skylines", seats, options={"scenario": "2"})
    told = next(told for told in table.turns() if told["view"]["phase"] == "act")
    cards = sum(len(seat["cards"]) for seat in told["view"]["seats"][1:])
    page.goto(table.address)
    log = page.locator("#log")
    expect(log).to_be_visible(timeout=PATIENCE)
    for height in (least, 1300):
        resize(page, {"width": 1280, "height": height})
        expect(page.get_by_role("tab")).to_have_count(0)
        expect(page.locator(".partners li")).to_have_count(cards)
        comes_true(page, IN_SIGHT, ".partners li, .logs")
        comes_true(page, READABLE)
    resize(page, {"width": 1280, "height": low})
    expect(page.get_by_role("tab")).to_have_count(players - 1)
    comes_true(page, IN_SIGHT, ".tabbed li, .logs")
    page.keyboard.press("l")
    expect(log).to_be_focused()
    comes_true(page, READABLE)


SIZES: tuple[tuple[ViewportSize, int], ...] = (
    ({"width": 1280, "height": 800}, 40),
    ({"width": 1920, "height": 1080}, 56),
)
"""Windows, and the least that a square of the city has in each."""

SQUARE = "document.querySelector('[data-square]').getBoundingClientRect().width"

FIRST_SIZES = """() => {
  window.sizes = new Set();
  const look = () => {
    const square = document.querySelector('[data-square]');
    if (square) window.sizes.add(square.getBoundingClientRect().width);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""JavaScript: gathers the sizes that squares have from the first frame on."""


@pytest.mark.parametrize(
    "scenario",
    some(["introduction", *"12345"], "5"),
)
def test_the_city_is_large_from_the_first_paint_on(server: Server, page: Page, scenario: str) -> None:
    table = Abridged(page.request, server, "skylines", options={"scenario": scenario})
    seen = set[tuple[str, int]]()
    page.add_init_script(f"({FIRST_SIZES})()")
    for told in table.turns():
        view = told["view"]
        if told["over"] or view["milestone"] > 2:
            break
        shown = view["phase"], sum(piece["face_up"] for piece in view["map"]["pieces"])
        if shown[0] not in ("develop", "act") or shown in seen:
            continue
        seen.add(shown)
        for size, least in SIZES:
            page.set_viewport_size(size)
            page.goto(table.address)
            expect(page.locator("#city [data-square]").first).to_be_visible(timeout=PATIENCE)
            stands_still(page, "#city")
            assert page.evaluate(SQUARE) >= least, (size, shown)
            assert page.evaluate("window.sizes.size") == 1, "it changed its size while it was shown"
    assert seen


def above_one_another(told: Told) -> bool:
    """Whether two pieces lie open above one another, and a card may be played."""
    up = [piece for piece in told["view"]["map"]["pieces"] if piece["face_up"]]
    return (
        len(up) == 2
        and up[0]["column"] == up[1]["column"]
        and any(action["kind"] == "play" for action in told["legal_actions"])
    )


WALKED = """() => {
  const { x, y, width } = document.activeElement.getBoundingClientRect();
  return [Math.round(x), Math.round(y), Math.round(width)];
}"""
"""JavaScript: where the square with the focus is, and its size."""


def test_two_pieces_above_one_another_lie_on_their_side(server: Server, page: Page) -> None:
    """Turn the sheet where that makes its squares larger, and walk and pick squares as they are seen."""
    table = Abridged(page.request, server, "skylines", THREE, options={"scenario": "2"})
    told = next(told for told in table.turns() if above_one_another(told))
    page.goto(table.address)
    expect(page.locator("#city [data-square]").first).to_be_visible(timeout=PATIENCE)
    for size, least in (*SIZES, ({"width": 844, "height": 390}, 40)):
        resize(page, size)  # type: ignore[arg-type]
        stands_still(page, "#city")
        assert page.evaluate(SQUARE) >= least + 16 * (least > 40 or size["width"] == 1280), size
    resize(page, {"width": 1280, "height": 800})
    assert page.locator("#city .columns span").first.inner_text() == "1"
    rows = page.locator("#city .rows span").all_inner_texts()
    assert rows == sorted(rows, reverse=True)
    page.locator("#hand [data-card]:not([aria-disabled='true'])").first.click()
    legal = page.locator('#city [data-mark="legal"]')
    expect(legal.first).to_be_visible(timeout=PATIENCE)
    square = legal.first.get_attribute("data-square") or ""
    legal.first.click()
    held = page.locator("[data-confirm]").get_attribute("data-confirm") or ""
    assert square in SQUARE_NAME.findall(held)
    over = page.locator("#city .over")
    assert {one.get_attribute("data-square") for one in over.all()} == set(SQUARE_NAME.findall(held))
    legal.first.focus()
    x, y, wide = page.evaluate(WALKED)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(WALKED) == [x + wide, y, wide]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(WALKED) == [x, y + wide, wide]
    assert told["version"] == table.look()["version"]


IN_SIGHT = """() => {
  const room = document.querySelector('#city .room').getBoundingClientRect();
  return [...document.querySelectorAll('#city [data-square]')].filter((square) => {
    const { left, right, top, bottom } = square.getBoundingClientRect();
    return left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
  }).length > 3;
}"""
"""JavaScript: however far the map was moved, some squares of the city are in the window."""


def test_the_map_is_enlarged_moved_and_fitted_again(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", options={"scenario": "2"})
    next(told for told in table.turns() if told["view"]["phase"] == "act")
    page.goto(table.address)
    expect(page.locator("#city [data-square]").first).to_be_visible(timeout=PATIENCE)
    stands_still(page, "#city")
    expect(page.get_by_role("button", name="Fit")).to_be_visible()  # what moves the map comes with it
    square = page.locator('[data-square="c3"]')
    fitted = square.bounding_box()
    page.keyboard.press("+")
    comes_true(page, f"(before) => {SQUARE} > before", fitted["width"] if fitted else 0)
    page.keyboard.press("0")
    comes_true(page, f"(before) => {SQUARE} === before", fitted["width"] if fitted else 0)
    square.hover()
    page.mouse.wheel(0, -240)
    comes_true(page, f"(before) => {SQUARE} > before", fitted["width"] if fitted else 0)
    square.hover()
    page.mouse.down()
    page.mouse.move(500, 300, steps=4)
    page.mouse.up()
    page.get_by_role("button", name="Fit").click()
    stands_still(page, '[data-square="c3"]')
    assert square.bounding_box() == fitted
    expect(page.get_by_role("button", name=re.compile("^Piece"))).not_to_have_count(0)
    page.keyboard.press("-")
    for _ in range(6):
        square.evaluate("(one) => one.closest('.room').scrollBy(-900, -900)")
    comes_true(page, IN_SIGHT)


UNDER_TABS = """(open) => {
  const boxOf = (one) => one.getBoundingClientRect();
  const squares = [...document.querySelectorAll('#city [data-square], #city .columns span')]
    .filter((one) => !one.dataset.square || open.includes(one.dataset.square)).map(boxOf);
  return [...document.querySelectorAll('#city .sheet > button')].map(boxOf).filter((tab) =>
    squares.some(({ left, right, top, bottom }) =>
      left < tab.right - 1 && tab.left + 1 < right && top < tab.bottom - 1 && tab.top + 1 < bottom)).length;
}"""
"""JavaScript: the number of tabs that cover open squares or names of columns."""


def test_tabs_cover_no_squares_however_near_or_far_one_looks(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", ["person"], options={"scenario": "2"})
    told, card = zone_in_hand(table)
    open_squares = [square for one in told["view"]["districts"] for square in one["squares"]]
    page.goto(table.address)
    tabs = page.locator("#city .sheet > button")
    for size in ({"width": 1280, "height": 800}, {"width": 1024, "height": 768}):
        resize(page, size)  # type: ignore[arg-type]
        expect(tabs).to_have_count(2, timeout=PATIENCE)
        expect(page.get_by_role("button", name="Fit")).to_be_visible()
        stands_still(page, "#city")
        assert page.evaluate(UNDER_TABS, open_squares) == 0
        before = [tab.bounding_box() for tab in tabs.all()]
        page.click(f'#hand [data-card="{card}"]')
        expect(page.locator("#city [data-shape]").first).to_be_visible(timeout=PATIENCE)
        assert [tab.bounding_box() for tab in tabs.all()] == before, "they stay while one chooses"
        page.keyboard.press("Escape")
        for _ in range(3):
            page.keyboard.press("+")
            expect(tabs).to_have_count(2)
            assert page.evaluate(UNDER_TABS, open_squares) == 0
        page.keyboard.press("0")
        page.keyboard.press("-")
        for _ in range(8):
            page.keyboard.press("-")
            expect(tabs).to_have_count(0)  # each piece is drawn with its price
            assert page.evaluate(SMALL) == []
        assert page.evaluate(FAULTS, [False, "#city"]) == []
        page.keyboard.press("0")


BESIDE_THE_MAP = """() => {
  const [map, all] = ['#city .room', '#city'].map((css) =>
    document.querySelector(css).getBoundingClientRect());
  return [...document.querySelectorAll('#city .foot button')].map((one) => one.getBoundingClientRect()).every(
    ({ left, right, top, bottom, width, height }) =>
      left >= map.right && right <= all.right && top >= all.top && bottom <= all.bottom && width >= 44
      && height >= 44);
}"""
"""JavaScript: what moves the map, and what can be bought next, stands beside it, large enough to press."""


def test_on_a_phone_on_its_side_prices_stand_beside_the_map(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", THREE, options={"scenario": "2"})
    told = next(told for told in table.turns() if above_one_another(told))
    ahead = [piece for piece in told["view"]["map"]["pieces"] if piece["next"] and not piece["face_up"]]
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(table.address)
    expect(page.locator("#city .foot .d")).to_have_count(len(ahead), timeout=PATIENCE)
    assert page.evaluate(BESIDE_THE_MAP)
    assert page.evaluate(SQUARE) >= 40
    page.wait_for_load_state("networkidle")
    expect(page.locator("#city .sheet > button")).to_have_count(0)


BESIDE_AT_ONCE = """() => {
  const [city, ...cards] = [...document.querySelectorAll('#city, #hand [data-card]')].map((part) =>
    part.getBoundingClientRect());
  const seen = cards.filter((card) => card.bottom <= innerHeight && card.right <= innerWidth);
  const cut = [...document.querySelectorAll('.since :is(.words, .main, .brief)')].filter(
    (words) => words.checkVisibility() && words.scrollWidth > words.clientWidth);
  const acts = [...document.querySelectorAll('#hand .act')].map((act) => act.getBoundingClientRect().bottom);
  return city && scrollY === 0 && city.bottom <= innerHeight && seen.length >= 2 && cut.length === 0
    && acts.every((bottom) => bottom <= innerHeight) && document.querySelector('.since [data-deed]') !== null
    && cards.every((card) => card.left >= city.right);
}"""
"""JavaScript: map, two whole cards and what can be done share the first screen; of others' deeds no word is
cut."""


LOWER_EDGES = """() => [...document.querySelectorAll('#hand .hand, #hand .act')].map(
  (one) => one.getBoundingClientRect().bottom)"""
"""JavaScript: how far down one's cards and what can be done with them reach."""


@pytest.mark.parametrize("locale", some(["en", "de"], "de"))
def test_on_a_phone_on_its_side_ones_hand_is_in_the_first_screen(
    server: Server, visitors: Visitors, locale: str
) -> None:
    page = visitors.come(844, 390, locale=locale, has_touch=True).context.new_page()
    table = Abridged(page.request, server, "skylines", THREE, options={"scenario": "5"})
    for kind in ("keep", "play"):
        next(told for told in table.turns() if kind in {action["kind"] for action in told["legal_actions"]})
        page.goto(table.address)
        comes_true(page, BESIDE_AT_ONCE)
    resting = page.evaluate(LOWER_EDGES)
    page.tap('#hand [data-card]:not([aria-disabled="true"])')
    expect(page.locator("[data-turn]")).to_be_visible(timeout=PATIENCE)
    stands_still(page, "#hand")
    assert page.evaluate(LOWER_EDGES) == resting


def test_the_map_stays_where_it_is_under_a_long_refusal(server: Server, page: Page) -> None:
    sitting = Planner(page, server)
    sitting.set_up("Skylines", players=2)
    sitting.speak_german()
    while not page.locator("[data-turn]").count():
        wanted = sitting.choose(sitting.offered(), 0) or ""
        if " play " in wanted:
            sitting.hold(wanted, 0)
        else:
            assert sitting.decide(0)
    page.route("**/explain?**", lambda route: route.fulfill(json={"legal": False, "message": LONG}))
    ground, squares, why = (
        page.locator("#city"),
        page.locator("#city [data-square]"),
        page.locator(".ask .why"),
    )
    for width in (1280, 1200, 840, 390):
        resize(page, {"width": width, "height": 844})
        stands_still(page, "#city")
        squares.and_(page.locator(':not([data-mark="legal"])')).first.click(force=True)
        expect(why).to_contain_text(LONG.strip(), timeout=PATIENCE)
        refused = ground.bounding_box()
        squares.and_(page.locator('[data-mark="legal"]')).first.click(force=True)
        expect(why).not_to_contain_text(LONG.strip())
        stands_still(page, "#city")
        assert ground.bounding_box() == refused


LONGEST = max((card["name"]["de"] for card in GAME.components()["cards"]), key=len)  # type: ignore[attr-defined]
"""Name of a card that takes as much room as any."""

ASKED = """(longest) => {
  const [main] = document.querySelectorAll('.ask .main strong');
  if (longest) main.textContent = main.textContent.replace(/„.*“/u, `„${longest}“`);
  return [...document.querySelectorAll('.ask :is(.words, .main, .why, .why span)')].every(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1);
}"""
"""JavaScript: all of the prompt is seen, with the name of another card."""


def test_the_prompt_is_whole_while_a_tile_is_placed(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", ["person"])
    _, card = zone_in_hand(table)
    page.goto(table.address)
    speak_german(page)
    page.wait_for_load_state("networkidle")  # the table comes anew, with nothing held
    page.click(f'#hand [data-card="{card}"]')
    expect(page.locator(".ask .why")).to_contain_text("passen", timeout=PATIENCE)
    for width in (1280, 1366, 1024, 960, 390, 360):
        resize(page, {"width": width, "height": 800})
        comes_true(page, ASKED, LONGEST)
        assert width < 600 or page.locator(".ask").evaluate("(ask) => ask.offsetHeight") == 54


def test_a_long_refusal_by_the_server_keeps_its_link(server: Server, browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en")  # its console has an error
    table = Abridged(page.request, server, "skylines")
    _, card = zone_in_hand(table)
    page.goto(table.address)
    page.click(f'#hand [data-card="{card}"]')
    page.locator('#city [data-mark="legal"]').first.click()
    refusal = {"code": "illegal", "message": LONG, "rule": "too-dear"}
    page.route("**/actions*", lambda route: route.fulfill(status=422, json=refusal))
    stands_still(page, "#city")
    ground = page.locator("#city").bounding_box()
    page.locator("[data-confirm]:not([disabled])").first.click()
    for width in (1280, 1024, 840, 1280):
        resize(page, {"width": width, "height": 800})
        comes_true(page, IN_SIGHT, ".desk .problem a")
        comes_true(page, IN_SIGHT, ".desk .problem")
    stands_still(page, "#city")
    assert page.locator("#city").bounding_box() == ground
    page.close()


def test_a_click_on_a_stack_draws(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines")
    before = next(told for told in table.turns() if told["view"]["phase"] == "draw")
    page.goto(table.address)
    hand = before["view"]["seats"][0]["cards"]
    page.locator(".side .stack:not(:disabled)").first.click()
    expect(page.locator("#log")).to_contain_text("drew", timeout=PATIENCE)
    comes_true(
        page,
        "(version) => Number(document.querySelector('[data-version]').dataset.version) > version",
        before["version"],
    )
    assert len(table.look()["view"]["seats"][0]["cards"]) == len(hand) + 1


def test_a_part_whose_stylesheet_did_not_come_is_shown_with_it(server: Server, browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en")  # its console has an error
    asked: list[str] = []

    def lose_the_first(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort("internetdisconnected")
        else:
            route.continue_()

    page.route("**/assets/SourceOptions-*.css", lose_the_first)
    table = Abridged(page.request, server, "skylines")
    next(told for told in table.turns() if told["view"]["phase"] == "draw")
    page.goto(table.address)
    expect(page.locator(".source").first).to_have_css("display", "flex", timeout=PATIENCE)
    assert len(asked) == 2
    page.close()


COUNTED = """() => {
  window.done = {click: 0, keydown: 0};
  for (const kind of Object.keys(window.done))
    addEventListener(kind, (event) => { if (event.isTrusted) window.done[kind]++; }, true);
}"""
"""JavaScript: counts what somebody does from now on."""


def zone_in_hand(table: Abridged) -> tuple[Told, int]:
    """Play on until one may play a zone. Returns the update then, and the card."""
    zones = {
        card["number"]
        for card in GAME.components()["cards"]  # type: ignore[attr-defined]
        if card["type"] in ("residential", "commercial", "industrial")
    }
    for told in table.turns():
        may = [action["card"] for action in told["legal_actions"] if action["kind"] == "play"]
        if found := [card for card in may if card in zones]:
            return told, found[0]
    raise AssertionError("no zone can be played")


def is_built(table: Abridged, before: Told) -> bool:
    """Whether one tile more stands, and its player has drawn a card for it."""
    view = table.look()["view"]
    hand = len(before["view"]["seats"][0]["cards"])
    return len(view["tiles"]) == len(before["view"]["tiles"]) + 1 and len(view["seats"][0]["cards"]) == hand


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_zone_takes_four_clicks(server: Server, page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    table = Abridged(page.request, server, "skylines", ["person"])
    before, card = zone_in_hand(table)
    page.goto(table.address)
    ground, legal = page.locator("#city"), page.locator('#city [data-mark="legal"]')
    hand = page.locator(f'#hand [data-card="{card}"]')
    expect(hand).to_be_visible(timeout=PATIENCE)
    stands_still(page, "#city")
    places = ground.bounding_box(), hand.bounding_box()
    page.evaluate(COUNTED)
    hand.click()
    square = legal.first.get_attribute("data-square", timeout=PATIENCE)
    page.click(f'[data-square="{square}"]')
    assert ground.bounding_box() == places[0]
    assert page.evaluate("document.activeElement.matches('[data-square]') || innerWidth < 600")
    assert table.look()["version"] == before["version"], "nothing is sent before it is confirmed"
    if width < 600:
        page.click("[data-confirm]")
        page.click('#hand [data-at-once]:not([aria-disabled="true"])')
    else:
        page.click(f'[data-square="{square}"]')
        page.click(".side .stack:not(:disabled)")
    expect(page.locator(f'#hand [data-card="{card}"]')).to_have_count(0)
    expect(page.locator("#hand [data-card]")).to_have_count(len(before["view"]["seats"][0]["cards"]))
    assert page.evaluate("window.done.click") == 4
    assert is_built(table, before)


def test_a_zone_is_taken_back_as_one(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", ["person"])
    before, card = zone_in_hand(table)
    page.goto(table.address)
    hand = page.locator(f'#hand [data-card="{card}"]')
    hand.click(timeout=PATIENCE)
    square = page.locator('#city [data-mark="legal"]').first
    square.click(timeout=PATIENCE)
    page.locator("#city .over").first.click()
    expect(page.locator(".side .stack:not(:disabled)").first).to_be_visible(timeout=PATIENCE)
    page.reload()  # it is known from the table, not from having been sent here
    expect(page.locator(".side .stack:not(:disabled)").first).to_be_visible(timeout=PATIENCE)
    built = table.look()["version"]
    page.keyboard.press("u")
    expect(hand).to_be_visible()
    expect(page.locator("#log")).to_contain_text("undid the last step")
    after = table.look()
    assert after["version"] == built + 1
    assert after["take_back"] == before["take_back"]
    assert after["view"]["tiles"] == before["view"]["tiles"]
    assert [event["id"] for event in after["events"]].count("taken-back") == 1


def test_a_zone_takes_four_keys(server: Server, page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    table = Abridged(page.request, server, "skylines", ["person"])
    before, card = zone_in_hand(table)
    cards = [one["card"] for one in before["view"]["seats"][0]["cards"]]
    page.goto(table.address)
    expect(page.locator(f'#hand [data-card="{card}"]')).to_be_visible(timeout=PATIENCE)
    page.evaluate(COUNTED)
    page.keyboard.press(str(cards.index(card) + 1))
    expect(page.locator('#city [data-mark="legal"]').first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(".side .stack:not(:disabled)").first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("1")
    expect(page.locator(f'#hand [data-card="{card}"]')).to_have_count(0)
    expect(page.locator("#hand [data-card]")).to_have_count(len(cards))
    assert page.evaluate("window.done.keydown") == 4
    assert is_built(table, before)


def test_a_card_taken_up_is_let_go_of_as_a_whole(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", ["person"])
    before, card = zone_in_hand(table)
    page.goto(table.address)
    hand, legal = page.locator(f'#hand [data-card="{card}"]'), page.locator('#city [data-mark="legal"]')
    for way in ("Escape", "click", "other"):
        hand.click()
        legal.first.click()
        expect(page.locator("[data-confirm]")).to_be_enabled()
        if way == "Escape":
            page.keyboard.press("Escape")
        elif way == "click":
            hand.click()
        else:
            page.locator(f'#hand [data-card]:not([data-card="{card}"])').first.click()
        expect(page.locator('[data-confirm^="P1 place"]')).to_have_count(0)
        expect(hand).to_have_attribute("aria-selected", "false")
    assert table.look()["version"] == before["version"]
    assert table.look()["take_back"] == before["take_back"]


def test_the_shapes_of_a_zone_are_changed_with_the_tile_in_hand(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", ["person"])
    before, card = zone_in_hand(table)
    page.goto(table.address)
    page.click(f'#hand [data-card="{card}"]')
    shapes = page.locator('[data-shape]:not([aria-disabled="true"])')
    expect(shapes.first).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    page.keyboard.press("s")
    expect(shapes.nth(1)).to_have_attribute("aria-pressed", "true")
    shapes.nth(2).click()
    expect(shapes.nth(2)).to_have_attribute("aria-pressed", "true")
    shape = shapes.nth(2).get_attribute("data-shape")
    expect(page.locator('#city [data-mark="legal"]').first).to_be_visible()
    page.keyboard.press("Enter")  # to the first place
    expect(page.locator("[data-confirm]")).to_be_enabled()
    page.keyboard.press("Enter")
    comes_true(
        page,
        "(version) => Number(document.querySelector('[data-version]').dataset.version) > version",
        before["version"],
    )
    tile = table.look()["view"]["tiles"][-1]
    box: dict[str, Any] = GAME.components()
    drawn = next(one["cells"] for one in box["shapes"] if one["id"] == shape)
    assert len(tile["squares"]) == "".join(drawn).count("#")


MARKED = (
    """[...document.querySelectorAll('#city [data-mark="legal"]')].map((one) => one.dataset.square).join()"""
)
"""JavaScript: where the tile in hand may lie."""


def test_the_shapes_of_a_zone_hang_at_the_pointer(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", ["person"])
    before, card = zone_in_hand(table)
    page.goto(table.address)
    hand, note = page.locator(f'#hand [data-card="{card}"]'), page.locator("#city .note")
    shapes, bar = note.locator(".shape"), page.locator('[data-shape][aria-pressed="true"]')
    expect(hand).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Fit")).to_be_visible()  # what hears the wheel comes with it
    stands_still(page, "#city")
    ground = page.locator("#city [data-square]:not(.off)")
    ground.first.hover()
    page.keyboard.press(str([one["card"] for one in before["view"]["seats"][0]["cards"]].index(card) + 1))
    expect(shapes.first).to_be_visible(timeout=PATIENCE)  # the pointer rests
    left = note.evaluate("(one) => one.style.left")
    ground.nth(10).hover()
    comes_true(page, "(left) => document.querySelector('#city .note').style.left !== left", left)
    held = note.locator(".shape.held")
    expect(held).to_have_count(1)
    shape, places = bar.get_attribute("data-shape"), page.locator('#city [data-mark="legal"]')
    page.keyboard.down("Shift")
    page.mouse.wheel(0, 100)
    page.keyboard.up("Shift")
    expect(bar).not_to_have_attribute("data-shape", shape or "")
    expect(held).to_have_text(bar.inner_text())
    marked = page.evaluate(MARKED)
    page.mouse.wheel(0, 100)
    comes_true(page, f"(before) => {MARKED} !== before", marked)
    places.first.click()
    expect(shapes).to_have_count(0)
    expect(note).to_be_visible()
    assert table.look()["version"] == before["version"]


COVERS = """() => {
  const boxOf = (one) => one.getBoundingClientRect();
  const note = boxOf(document.querySelector('#city .note'));
  const read = document.querySelectorAll('#city :is(.columns span, .rows span, .sheet > button, .zoom)');
  return [...read].filter((one) => {
    const { left, top, right, bottom } = boxOf(one);
    return left < note.right && note.left < right && top < note.bottom && note.top < bottom;
  }).map((one) => one.innerText);
}"""
"""JavaScript: names of columns and rows, tabs of pieces, what enlarges the map: under the note at a tile."""


def test_the_note_at_a_tile_covers_no_names_and_no_tabs(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", THREE, options={"scenario": "2"})
    next(told for told in table.turns() if above_one_another(told))
    page.goto(table.address)
    expect(page.locator("#city .sheet > button")).to_have_count(2, timeout=PATIENCE)
    page.locator("#hand [data-card]:not([aria-disabled='true'])").first.click()
    squares = page.locator("#city [data-square]:not(.off)")
    for number in range(0, squares.count(), 5):
        squares.nth(number).hover(force=True)
        expect(page.locator("#city .note")).to_be_visible()
        comes_true(page, f"() => ({COVERS})().length === 0")


LOCK_BELOW = """(card) => {
  const body = document.querySelector(`#hand [data-card="${card}"] .body`);
  const line = body.insertBefore(document.createElement('p'), body.lastElementChild);
  line.style.flex = '0 0 60px';
  const boxOf = (one) => one.getBoundingClientRect();
  return boxOf(line.closest('button').querySelector('.lock')).top >= boxOf(line).bottom;
}"""
"""JavaScript: under however much a card says, what is missing has a line of its own."""


def test_a_card_that_cannot_be_paid_says_what_is_missing(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", ["person"], options={"scenario": "2"})
    dear: dict[int, int] = {}
    for told in table.turns():
        view = told["view"]
        money, cards = view["tracks"]["money"], view["seats"][0]["cards"]
        dear = {one["card"]: one["price"] - money for one in cards if one["price"] > money}
        if view["phase"] == "act" and dear:
            break
    page.goto(table.address)
    for card, missing in dear.items():
        expect(page.locator(f'#hand [data-card="{card}"] .lock')).to_have_text(
            f"{missing} short", timeout=PATIENCE
        )
        assert page.evaluate(LOCK_BELOW, card)


def test_a_tab_that_one_opened_on_a_phone_stays(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    table = Abridged(page.request, server, "skylines")
    turns = table.turns()
    next(told for told in turns if told["view"]["phase"] == "act")
    page.goto(table.address)
    log = page.get_by_role("tab", name="Log")
    expect(page.locator("#hand")).to_be_visible(timeout=PATIENCE)
    log.click()
    told = next(turns)
    page.wait_for_function(HAS_COME, arg=told["version"], timeout=PATIENCE)
    expect(log).to_have_attribute("aria-selected", "true")


ALL_TO_DO = "#hand [data-card], #hand .act, .acts [data-confirm], .acts .idle"
"""Selector of one's cards on a phone, and of all that can be done, or of what there is to know before."""


@pytest.mark.parametrize("speak", [False, True])
def test_all_of_ones_hand_is_in_sight_on_a_phone(server: Server, page: Page, speak: bool) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    table = Abridged(page.request, server, "skylines", THREE, options={"scenario": "2"})
    turns = (told for told in table.turns() if told["view"]["phase"] == "act")
    next(turns)
    told = next(turns)
    page.goto(table.address)
    if speak:
        speak_german(page)
        page.wait_for_load_state("networkidle")  # the table comes anew, with nothing held
    cards = page.locator("#hand [data-card]")
    expect(cards).to_have_count(len(told["view"]["seats"][0]["cards"]), timeout=PATIENCE)
    expect(page.locator("[data-deed]").first).to_be_visible()
    stands_still(page, "#hand")
    comes_true(page, IN_SIGHT, ALL_TO_DO)
    expect(page.locator(".acts .idle")).to_contain_text("Meilenstein" if speak else "Milestone")
    page.locator("#hand [data-card]:not([aria-disabled='true'])").first.click()
    page.locator('#city [data-mark="legal"]').first.click(timeout=PATIENCE)
    comes_true(page, IN_SIGHT, ALL_TO_DO)


@pytest.mark.parametrize(("scenario", "phase"), [("2", "develop"), ("5", "lay")])
def test_all_pieces_are_in_sight_on_a_phone(server: Server, page: Page, scenario: str, phase: str) -> None:
    table = Abridged(page.request, server, "skylines", ["person"], options={"scenario": scenario})
    next(told for told in table.turns() if told["view"]["phase"] == phase)
    page.goto(table.address)
    pieces = page.locator("#hand :is(.act, [data-board])")
    for height in (844, 740):
        resize(page, {"width": 390, "height": height})
        expect(pieces).to_have_count(4 if phase == "develop" else 3, timeout=PATIENCE)
        stands_still(page, "#hand")
        comes_true(page, IN_SIGHT, "#hand :is(.act, [data-board])")


def test_all_shapes_are_in_sight_on_a_phone(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", THREE, options={"scenario": "2"})
    next(told for told in table.turns() if told["view"]["phase"] == "tile")
    page.goto(table.address)
    for width, height in ((390, 844), (360, 740)):
        resize(page, {"width": width, "height": height})
        expect(page.locator("#hand [data-shape]")).to_have_count(8, timeout=PATIENCE)
        expect(page.locator("[data-deed]").first).to_be_visible()
        stands_still(page, "#hand")
        comes_true(page, IN_SIGHT, "#hand [data-shape]")


def test_roles_and_hand_are_in_sight_on_a_phone(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    table = Abridged(page.request, server, "skylines", THREE, options={"scenario": "2"})
    told = next(told for told in table.turns() if told["view"]["phase"] == "keep")
    page.goto(table.address)
    expect(page.locator("#hand [data-card]")).to_have_count(
        len(told["view"]["seats"][0]["cards"]), timeout=PATIENCE
    )
    expect(page.locator(".roles [data-card]")).to_have_count(2)
    comes_true(page, IN_SIGHT, ".roles [data-card], #hand [data-card], .acts .btn")
    page.locator(".roles [data-card]").first.click()
    expect(page.locator("[data-confirm]")).to_be_enabled()


def test_ones_own_hand_is_in_sight_while_one_chooses_a_role(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", options={"scenario": "2"})
    told = next(told for told in table.turns() if told["view"]["phase"] == "keep")
    page.goto(table.address)
    cards = page.locator("#hand [data-card]")
    expect(cards).to_have_count(len(told["view"]["seats"][0]["cards"]), timeout=PATIENCE)
    roles = page.locator(".roles [data-card]")
    expect(roles).to_have_count(2)
    for number in range(2):
        roles.nth(number).hover()
        named = roles.nth(number).locator(".line").count()
        expect(cards.and_(page.locator(".touched"))).to_have_count(named)
        expect(page.locator("#hand .touched:not(:has(.becomes, .new))")).to_have_count(0)
    roles.first.click()
    expect(page.locator("[data-confirm]")).to_be_enabled()


SMALL = """() => [...document.querySelectorAll('.shell *')].filter((part) => {
  const written = [...part.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim());
  if (!written || !part.getClientRects().length || part.closest('.sr')) return false;
  const scale = part.ownerSVGElement ? part.getScreenCTM().a : 1;
  return parseFloat(getComputedStyle(part).fontSize) * scale < 9.9;
}).map((part) => part.textContent.trim())"""
"""JavaScript: texts of less than 10 pixels."""


@pytest.mark.parametrize(
    ("width", "height"),
    [(390, 844), pytest.param(1024, 768, marks=pytest.mark.variant), (1280, 800)],
)
def test_the_board_keeps_its_place_from_question_to_question(
    server: Server, page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    table = Abridged(page.request, server, "skylines")
    places: dict[str, Any] = {}
    for told in table.turns():
        phase = told["view"]["phase"]
        if phase in ("act", "tile", "place", "draw") and phase not in places:
            page.goto(table.address)
            expect(page.locator("#city [data-square]").first).to_be_visible(timeout=PATIENCE)
            stands_still(page, "#city")
            places[phase] = page.locator("#city").bounding_box()
            assert page.evaluate(SMALL) == []
        if len(places) == 4 or told["over"]:
            break
    assert len(places) == 4
    assert all(place == places["act"] for place in places.values()), places


def test_a_click_on_a_shape_takes_it(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines")
    next(told for told in table.turns() if told["view"]["phase"] == "tile")
    page.goto(table.address)
    page.locator('[data-shape]:not([aria-disabled="true"])').first.click()
    expect(page.locator("[data-turn]")).to_be_visible(timeout=PATIENCE)
    assert table.look()["view"]["phase"] == "place"


ALL_OF_EACH = """() => {
  const room = document.querySelector('#hand').getBoundingClientRect();
  return [...document.querySelectorAll('#hand [data-card]')].every((card) => {
    const { left, right } = card.getBoundingClientRect();
    const { x, y, width } = { ...card.getBoundingClientRect().toJSON() };
    const on = document.elementFromPoint(x + width - 6, y + 40);
    return left >= room.left && right <= room.right && card.contains(on);
  });
}"""
"""JavaScript: no card of the hand is cut or covered."""


NOTHING_CUT = """() => [...document.querySelectorAll('#hand .face')].every((face) => {
  const all = face.getBoundingClientRect();
  const shortened = (part) => getComputedStyle(part).webkitLineClamp !== 'none';
  return [...face.querySelectorAll('.body *')].every((part) => {
    if (part.parentElement.closest('.does') && shortened(part.closest('.does'))) return true;
    const { right, bottom } = part.getBoundingClientRect();
    const hides = getComputedStyle(part).overflowY === 'hidden' && !part.ownerSVGElement && !shortened(part);
    return right <= all.right && bottom <= all.bottom
      && !(hides && part.scrollHeight > part.clientHeight + 1);
  });
})"""
"""JavaScript: each card of the hand holds all that it says, or what it does ends with an ellipsis."""

ALL_BESIDE_THE_STACKS = """() => {
  const { left, right } = document.querySelector('#hand .hand').getBoundingClientRect();
  return [...document.querySelectorAll('#hand .own li')].every((one) => {
    const card = one.getBoundingClientRect();
    return card.left >= left && card.right <= right && card.width > 70;
  }) && [...document.querySelectorAll('#hand .face.t-pub')].every((one) => one.querySelector('.foot .shape'));
}"""
"""JavaScript: while one draws all of one's cards are in sight, with the shapes of services."""

SHORTENED = """() => [...document.querySelectorAll('#hand .face .does')]
  .filter((does) => getComputedStyle(does).webkitLineClamp !== 'none')
  .map((does) => does.scrollHeight - does.clientHeight)"""
"""JavaScript: of each text that ends with an ellipsis how much is left out, in pixels."""

PICKED_WHOLE = """() => {
  const card = document.querySelector('#hand [data-card][aria-selected="true"]');
  const { left, right, bottom } = card?.getBoundingClientRect() ?? {};
  return !!card && card.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
}"""
"""JavaScript: the card that is picked is in sight down to its foot."""

SEVEN = (390, 840, 900, 1024, 1280, 1920)
"""Widths at which seven cards are looked at."""

MUCH_TO_SAY = (82, 77, 78, 80, 83, 84, 85)
"""Unique buildings, as numbers of their cards; the first and the third do two things."""


def alone(page: Page, server: Server) -> Abridged:
    """A table of one who plans alone, with seven cards, before the first turn."""
    table = Abridged(page.request, server, "skylines", ["person"], options={"scenario": "2"})
    told = next(told for told in table.turns() if told["view"]["phase"] == "act")
    assert len(told["view"]["seats"][0]["cards"]) == 7
    return table


def test_no_card_of_seven_is_cut(server: Server, page: Page) -> None:
    table = alone(page, server)
    page.goto(table.address)
    for width in SEVEN:
        resize(page, {"width": width, "height": 800})
        expect(page.locator("#hand [data-card]")).to_have_count(7, timeout=PATIENCE)
        comes_true(page, ALL_OF_EACH)
        comes_true(page, NOTHING_CUT)
    resize(page, {"width": 844, "height": 390})
    page.locator("#hand [data-card]:not([aria-disabled='true'])").first.click()
    comes_true(page, PICKED_WHOLE)
    comes_true(page, NOTHING_CUT)
    page.keyboard.press("Escape")
    next(told for told in table.turns() if told["view"]["phase"] == "draw")
    for width in (1280, 1024):
        resize(page, {"width": width, "height": 800})
        expect(page.locator("#hand .own li")).to_have_count(6)
        comes_true(page, ALL_BESIDE_THE_STACKS)
        comes_true(page, NOTHING_CUT)


def test_no_card_is_too_narrow_for_its_name_or_a_finger_while_one_is_placed(
    server: Server, visitors: Visitors
) -> None:
    page = visitors.come(360, 740, has_touch=True).context.new_page()
    table = Abridged(page.request, server, "skylines", ["person"], options={"scenario": "2"})
    next(told for told in table.turns() if told["view"]["phase"] == "place")
    page.goto(table.address)
    speak_german(page)
    expect(page.locator("#hand .playing")).to_be_visible(timeout=PATIENCE)
    for width in (390, 360, 320):
        resize(page, {"width": width, "height": 740})
        stands_still(page, "#hand")
        found = page.evaluate(FAULTS, [True, "#hand"])
        assert [fault for fault in found if re.match("broken|small", fault)] == [], f"at {width} px"


@pytest.mark.parametrize("speak", some([False, True], True))
def test_what_a_card_does_never_ends_without_a_sign(server: Server, page: Page, speak: bool) -> None:
    def with_much_to_say(route: Route) -> None:
        box = route.fetch().json()
        printed = {card["number"]: card for card in box["cards"]}
        for held, shown in zip(hand, MUCH_TO_SAY, strict=True):
            printed[held] |= printed[shown] | {"number": held}
        route.fulfill(json=box)

    table = alone(page, server)
    hand = [held["card"] for held in table.look()["view"]["seats"][0]["cards"]]
    page.route("**/api/games/skylines/components", with_much_to_say)
    page.goto(table.address)
    if speak:
        speak_german(page)
    for width in SEVEN:
        resize(page, {"width": width, "height": 800})
        expect(page.locator("#hand .shape")).to_have_count(7 * 2, timeout=PATIENCE)
        comes_true(page, ALL_OF_EACH)
        comes_true(page, NOTHING_CUT)
        assert page.evaluate(SMALL) == []
        if width == 1280:
            assert all(left > 0 for left in page.evaluate(SHORTENED)), "nothing is left out of it"


LONGEST_ROLE = (
    "Industrie- und Versorgungskarten: Kosten (Verschmutzung) um 1 geringer. Für jede gespielte Karte "
    "(Parks): Zufriedenheit +1. Parks: 1 Geld günstiger."
)
"""What the role with the most effects does."""

ROLES_ARE_WHOLE = """(longest) => {
  const [who, role] = ['#hand .who', '#hand .who .role'].map((part) => document.querySelector(part));
  role.lastChild.data = longest;
  return role.getBoundingClientRect().bottom <= who.getBoundingClientRect().bottom + 1;
}"""
"""JavaScript: the last line of one's role is seen."""


def test_german_titles_and_roles_are_whole(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", ["person"], options={"scenario": "2"})
    next(told for told in table.turns() if told["view"]["phase"] == "act")
    page.goto(table.address)
    speak_german(page)
    cards = page.locator("#hand [data-card]")
    expect(cards).to_have_count(7)
    for width, height in ((1024, 768), (1280, 800), (1366, 768)):
        resize(page, {"width": width, "height": height})
        stands_still(page, "#hand")
        broken = [fault for fault in page.evaluate(FAULTS, [False, "body"]) if fault.startswith("broken")]
        assert broken == [], f"at {width} px"
        comes_true(page, ROLES_ARE_WHOLE, LONGEST_ROLE)


FEET = """() => {
  const foot = (part) => part.getBoundingClientRect().bottom;
  return [...document.querySelectorAll('#hand .face')].every(
    (face) => foot(face.querySelector('.body').lastElementChild) <= foot(face),
  );
}"""
"""JavaScript: the last line of each of one's cards is seen."""

STRIP_HOLDS = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.sky');
  return scrollHeight <= clientHeight;
}"""
"""JavaScript: all that is said about the skyline is seen beside the map."""


def test_long_words_have_room_on_a_card_and_below_the_rulers(browser: Browser, server: Server) -> None:
    studio = Studio(browser, server)
    page, _ = studio.table(SKYLINES, width=390, height=844, locale="de", has_touch=True)
    expect(page.locator("#hand [data-card]").last).to_contain_text("Messe")
    stands_still(page, "#hand")
    comes_true(page, FEET)
    resize(page, {"width": 1024, "height": 768})
    expect(page.locator(".sky")).to_contain_text("Wenn der Meilenstein jetzt endet")
    stands_still(page, ".sky")
    comes_true(page, STRIP_HOLDS)
    assert page.evaluate(FAULTS, [False, ".sky"]) == []
    studio.close()


@pytest.mark.parametrize("touched", [False, True])
def test_why_the_game_would_be_lost_is_whole_beside_the_map(
    server: Server, visitors: Visitors, touched: bool
) -> None:
    one = visitors.come(1024, 768, has_touch=touched)
    page = one.context.new_page()
    table = Abridged(page.request, server, "skylines", THREE, options={"scenario": "2"})
    told = next(told for told in table.turns() if any(a["kind"] == "end" for a in told["legal_actions"]))
    end = next(action["action"] for action in told["legal_actions"] if action["kind"] == "end")
    lost = {"line": "lost", "amount": 0, "conditional": False, "player": None, "text": ""}

    def doomed(route: Route) -> None:
        answer = route.fetch().json()
        answer["previews"][end]["changes"].append({**lost, "args": {"cause": "unhappy"}})
        route.fulfill(json=answer)

    page.route("**/previews*", doomed)
    page.goto(table.address)
    speak_german(page)
    expect(page.locator(".sky")).to_contain_text("Damit ist das Spiel verloren", timeout=PATIENCE)
    stands_still(page, ".sky")
    comes_true(page, IN_SIGHT, ".sky p, .loses small")
    if not touched:
        comes_true(page, STRIP_HOLDS)
        expect(page.locator(".strip .scale").first).to_be_hidden()
        expect(page.locator(".strip .value").first).to_be_visible()


@pytest.mark.parametrize("speak", [False, True])
def test_all_is_large_enough_for_a_finger_on_a_tablet(
    server: Server, visitors: Visitors, speak: bool
) -> None:
    one = visitors.come(1024, 768, has_touch=True)
    page = one.context.new_page()
    table = Abridged(page.request, server, "skylines", THREE, options={"scenario": "5"}, seed="5eed2")
    next(told for told in table.turns() if told["view"]["phase"] == "act")
    page.goto(table.address)
    if speak:
        speak_german(page)
        page.wait_for_load_state("networkidle")  # the table comes anew, with nothing held
    expect(page.locator("#city .sheet > button").first).to_be_visible(timeout=PATIENCE)
    matrix = Matrix(page)
    matrix.check("at rest", touched=True)
    for ruler in range(8):
        page.locator(".strip .opens").nth(ruler).click()
        expect(page.locator(".strip .opened .ruler")).to_be_visible()
        matrix.check(f"ruler {ruler}", touched=True, within=".strip .opened")
        page.keyboard.press("Escape")
    page.locator("#hand [data-card]:not([aria-disabled='true'])").first.click()
    expect(page.locator("#city [data-mark='legal']").first).to_be_visible(timeout=PATIENCE)
    matrix.check("a card in hand", touched=True)
    matrix.nothing()


WHOLE = """() => {
  const deeds = document.querySelector('.deeds');
  const ways = (deed) => [...deed.querySelectorAll('.words, .main, .brief')];
  return deeds?.children.length === 3 && deeds.scrollWidth <= deeds.clientWidth &&
    [...deeds.children].every((deed) => ways(deed).filter((way) => way.checkVisibility()).length === 1);
}"""
"""JavaScript: what each of three others did is told once, and nothing of it is cut."""

IN_TWO_LINES = """() => {
  const told = [...document.querySelectorAll('.deeds .shown')];
  return told.length === 3 && told.every(({ scrollHeight, clientHeight }) =>
    scrollHeight <= clientHeight + 1);
}"""
"""JavaScript: on a phone, too, what came of each is told."""


@pytest.mark.parametrize("speak", some([False, True], True))
def test_what_three_others_did_is_never_cut(server: Server, page: Page, speak: bool) -> None:
    table = Abridged(page.request, server, "skylines", ["person", "steady", "steady", "steady"])
    turns = (told for told in table.turns() if told["view"]["phase"] == "act")
    next(turns)
    next(turns)
    page.goto(table.address)
    if speak:
        speak_german(page)
    comes_true(page, WHOLE)
    resize(page, {"width": 1024, "height": 768})
    comes_true(page, WHOLE)
    resize(page, {"width": 390, "height": 844})
    comes_true(page, IN_TWO_LINES)
    expect(page.locator(".strip .ends")).to_have_count(8)


SEALED = """() => {
  const boxOf = (one) => one.getBoundingClientRect();
  const seals = [...document.querySelectorAll('#city .seal svg')].map(boxOf);
  const signs = [...document.querySelectorAll('#city :is(.flag, .sign, svg text)')]
    .filter((sign) => !sign.closest('.seal')).map(boxOf);
  const outlined = document.querySelectorAll('#city [data-since]').length;
  return outlined && seals.length >= outlined && seals.every((seal) => seal.width > 11
    && !signs.some((sign) => seal.left < sign.right && sign.left < seal.right
      && seal.top < sign.bottom && sign.top < seal.bottom));
}"""
"""JavaScript: each outline of what others built bears a seal, and none covers a sign or a number."""


def test_seals_tell_who_built(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines", THREE, options={"scenario": "2"})
    turns = (told for told in table.turns() if told["view"]["phase"] == "act")
    for _ in range(3):
        next(told for told in turns if "built" in done_by_others(told))
        page.goto(table.address)
        expect(page.locator("[data-since]").first).to_be_visible(timeout=PATIENCE)
        for size in SIZES[0][0], {"width": 390, "height": 844}:
            resize(page, size)  # type: ignore[arg-type]
            stands_still(page, "#city")
            comes_true(page, SEALED)


def done_by_others(told: Told) -> list[str]:
    """What others did since one's last choice."""
    since = told["chosen"]
    return [e["id"] for e in told["events"] if since and e["version"] >= since and e["player"] > 0]


SIGN = """(text) => {
  const sign = [...document.querySelectorAll('#city svg text')].find((one) => one.textContent === text);
  const { left, top, width, height } = sign.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
"""JavaScript: where the map says this first."""

ON_TOP = "([x, y]) => document.elementFromPoint(x, y).dataset.square"
"""JavaScript: the square at a place of the window."""


@pytest.mark.parametrize("touched", some([False, True], True))
def test_signs_say_what_they_mean(server: Server, visitors: Visitors, touched: bool) -> None:
    one = visitors.come(*((390, 844) if touched else (1280, 800)), has_touch=touched)
    page = one.context.new_page()
    table = Abridged(page.request, server, "skylines", ["person"])
    next(told for told in table.turns() if told["view"]["phase"] == "act")
    page.goto(table.address)
    said = page.locator("#peek")
    flag, count = page.locator("#hand .token, .who .token").first, page.locator(".status .milestone")
    expect(flag).to_be_attached(timeout=PATIENCE)
    stands_still(page, "#city")
    spot = page.evaluate(SIGN, "0/1")
    signs = ((flag, "Starting player"), (count, "Milestone 1 of"))
    if touched:
        page.touchscreen.tap(*spot)
    else:
        page.mouse.move(*spot)
    expect(said).to_contain_text("this one has none")
    for sign, words in signs:
        if touched:
            sign.tap()
        else:
            sign.hover()
            page.mouse.move(0, 0)
            expect(said).to_have_count(0)
            sign.hover()
        expect(said).to_contain_text(words)
    if not touched:
        page.mouse.move(0, 0)
        page.locator(f'[data-square="{page.evaluate(ON_TOP, spot)}"]').focus()
        expect(said).to_contain_text("this one has none")
        for sign, words in signs:
            sign.focus()
            expect(said).to_contain_text(words)


CUT = """() => [...document.querySelectorAll('.strip .name')]
  .filter((name) => name.scrollWidth > name.clientWidth || name.clientWidth === 0)
  .map((name) => name.textContent)"""
"""JavaScript: names of rulers that are cut."""

WIDEST = (
    """() => [...document.querySelectorAll('.strip .value')].forEach((one) => (one.textContent = '−5'))"""
)
"""JavaScript: gives every ruler a value that takes as much room as any."""


@pytest.mark.parametrize("language", some(["en", "de"], "de"))
def test_no_ruler_loses_its_name(
    server: Server, page: Page, matrix: Matrix, language: Literal["en", "de"]
) -> None:
    sitting = Planner(page, server)
    table = Abridged(page.request, server, "skylines", ["person"])
    _, card = zone_in_hand(table)
    page.goto(table.address)
    if language == "de":
        sitting.speak_german()
        page.wait_for_load_state("networkidle")  # the table comes anew, with nothing held
    page.click(f'#hand [data-card="{card}"]')
    for number, (width, height) in enumerate(((1024, 768), (1280, 800), (1366, 768), (360, 740), (844, 390))):
        look = Look({"width": width, "height": height}, language, "light")
        matrix.cut(look)
        expect(page.locator('#city [data-mark="legal"]').first).to_be_visible()
        page.keyboard.press("n")
        expect(page.locator(".strip .moves .to").first).to_be_visible()
        page.evaluate(WIDEST)
        assert page.evaluate(CUT) == [], (width, height)
        ruler = (3 * number + (language == "de")) % 8
        page.locator(".strip .opens").nth(ruler).click()
        expect(page.locator(".strip .opened .ruler")).to_be_visible()
        matrix.check(f"ruler {ruler}, {look}", look.touched, ".strip .opened")
        page.locator(".strip .opened button").click()


def test_what_loses_the_game_looks_like_it_and_is_done_by_no_key(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "skylines")
    told = next(told for told in table.turns() if any(a["kind"] == "end" for a in told["legal_actions"]))
    end = next(action["action"] for action in told["legal_actions"] if action["kind"] == "end")
    lost = {
        "line": "lost",
        "amount": 0,
        "conditional": False,
        "player": None,
        "text": "",
        "args": {"cause": "bankrupt"},
    }

    def doomed(route: Route) -> None:
        answer = route.fetch().json()
        skyline = {**lost, "line": "skyline", "amount": -4, "args": {"from": 0, "to": -4}}
        answer["previews"][end] = {"costs": [], "changes": [skyline, lost]}
        route.fulfill(json=answer)

    page.route("**/previews*", doomed)
    page.goto(table.address)
    button = page.locator(f'.act[data-action="{end}"]')
    expect(button).to_have_class(re.compile("loses"), timeout=PATIENCE)
    expect(button).to_contain_text("loses the game")
    expect(button).not_to_contain_text("=")  # no sum of a game that is lost
    page.keyboard.press("e")
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_have_class(re.compile("loses"))
    expect(confirm.locator(".kbd")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(confirm).to_be_enabled()
    assert table.look()["version"] == told["version"]


def begun(people: tuple[Visitor, Visitor], path: str) -> tuple[list[Any], int]:
    """Play on until somebody plays or exchanges a card. Returns what each is told, and who that is."""
    for _ in range(MOST_TO_BEGIN):
        told = [one.told(path) for one in people]
        player = told[0]["view"]["to_act"][0]
        action = told[player]["legal_actions"][0]
        if action["kind"] in ("play", "exchange"):
            return told, player
        act = {"id": f"c{told[0]['version']}", "version": told[0]["version"], "action": action["action"]}
        people[player].post(f"{path}/actions", act)
    raise AssertionError("no card can be played")


def test_who_waits_on_a_phone_sees_the_cards_of_who_acts(visitors: Visitors) -> None:
    people = visitors.come(390, 844), visitors.come(390, 844)
    body = {"game": "skylines", "players": 2, "seats": ["person", "person"], "names": ["Ada", "Ben"]}
    path = f"/api/tables/{people[0].post('/api/tables', {**body, 'public': True, 'sit': True})['table']}"
    people[1].post(f"{path}/seats/1", {"name": "Ben"})
    told, player = begun(people, path)
    page = people[1 - player].open(path.rpartition("/")[2])
    cards = told[0]["view"]["seats"][player]["cards"]
    expect(page.locator(".acting").get_by_text(("Ada", "Ben")[player], exact=True)).to_be_visible()
    expect(page.locator(".acting article")).to_have_count(len(cards))
    expect(page.locator(".acts .idle")).to_have_text("Choosing an action.")
