"""A person who plays any game in the browser: sets up a table, clicks what is offered, confirms.

A game's own test says what its board offers (`Offers`) and what has to be seen at the end.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect
from tests.browser.advanced import bring, near_its_end
from tests.browser.log import Asker, whole_log
from tests.browser.server import Server

PATIENCE = 20_000
"""Longest wait for something to happen, in milliseconds; bots think in between."""

GLANCE = 2_000
"""Longest wait for a click to take effect, in milliseconds."""

NAP = 50
"""Pause between two checks of a table where only others act, in milliseconds."""

MOST = 600
"""Limit of one person's decisions; the longest game takes 359."""

MOST_ATTEMPTS = 10
"""Limit of attempts at one choice."""

MOST_PRESSES = 120
"""Limit of Tab presses: all of a page has had the focus by then."""

FOCUSED_ELSE = """(selector) => document.activeElement.matches(selector) ? ''
  : document.activeElement.outerHTML.slice(0, 80)"""
"""JavaScript: what has the focus if it is not what the selector says, else nothing."""

ELSEWHERE = "about:blank"

LEFT = pytest.mark.parametrize("left", [pytest.param(0, marks=pytest.mark.variant, id="whole"), 6])
"""How many choices are left of a game when a test begins; whole ones are left to `make proof`."""

Offers = tuple[tuple[str, str], ...]
"""Selectors of what stages a choice by a click, each with the attribute that tells one from another.

What comes first is looked for first: the narrower choice.
"""

OnTheWay = Mapping[int, Callable[[], object]]
"""Interruptions by the number of the decision they come before, from 0."""

OFFERED = """(offers) => {
  const shown = (e) => e.offsetParent !== null;
  const confirm = document.querySelector('[data-confirm]:not([disabled])');
  return {
    busy: document.querySelector('[data-confirm][disabled]') !== null,
    over: document.querySelector('main.end') !== null,
    staged: confirm && confirm.getAttribute('data-confirm'),
    offered: offers.map(([css, name]) => [...document.querySelectorAll(css)].filter(shown)
      .map((e) => `${css}[${name}="${e.getAttribute(name)}"]`)),
  };
}"""

READY = f"""(offers) => {{
  const found = ({OFFERED})(offers);
  return found.over || (!found.busy && (found.staged || found.offered.some((some) => some.length)));
}}"""

LED_ON = f"""([offers, kind, before]) => {{
  const found = ({OFFERED})(offers);
  return found.staged || found.offered.slice(0, kind).some((some, i) => some.length > before[i]);
}}"""
"""JavaScript: whether something is staged, or more is offered of the kinds that are narrower than one."""

SENT = """(sent) => {
  const confirm = document.querySelector('[data-confirm]');
  return !confirm || confirm.disabled || confirm.getAttribute('data-confirm') !== sent;
}"""


class Sitting:
    """A person at one page. offers: what the board of the game offers."""

    patience = PATIENCE

    def __init__(self, page: Page, server: Server, offers: Offers) -> None:
        self.page = page
        self.server = server
        self.offers = [list(offer) for offer in offers]

    def set_up(self, title: str, players: int, left: int = 0, **options: str) -> None:
        """Make a table on the first page, for oneself against bots. options: see `fill_in`.

        left: choices that are left of the game, which bots have played until then; 0 to play it whole.
        """
        self.page.goto(self.server.address)
        if left:
            bring(self.page, near_its_end(title.lower(), people=1, bots=players - 1, left=left, **options))
            return
        self.fill_in(title, players, {}, **options)
        self.page.get_by_role("button", name="Set up the table").click()
        self.page.wait_for_url(re.compile(r"/tables/"), timeout=self.patience)

    def fill_in(self, title: str, players: int, seats: Mapping[int, str], **options: str) -> None:
        """Fill in the form of the first page, on a known seed.

        seats: by their numbers, who is to play where no bot does. options: by their ids, the values
        that are not to stay as they are.
        """
        page = self.page
        page.get_by_role("group", name="Game", exact=True).get_by_text(title, exact=True).click()
        page.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
        page.get_by_label("Name of seat 1").fill("Ada")
        for number, kind in seats.items():
            page.get_by_label(f"Seat {number}: who plays").select_option(kind)
        page.get_by_text("Options").click()
        for option, value in options.items():
            page.locator(f'select[name="{option}"]').select_option(value)
        page.get_by_label("Seed").fill("5eed")

    def play(self, on_the_way: OnTheWay) -> dict[str, Any]:
        """Play to the end. Returns the last update, with the whole log."""
        for step in range(MOST):
            on_the_way.get(step, lambda: None)()
            if not self.decide(step):
                assert step >= max(on_the_way, default=0), "the game was over before all had happened"
                return {**self.table(), "events": whole_log(self.asker, self.api)}
        pytest.fail("the game doesn't end")

    def begin(self, on_the_way: OnTheWay) -> None:
        """Play until all has happened on the way, and a choice more."""
        for step in range(max(on_the_way) + 1):
            on_the_way.get(step, lambda: None)()
            version = self.table()["version"]
            assert self.decide(step), "the game was over before all had happened"
            self.is_answered()
            assert self.table()["version"] > version

    def speak_german(self) -> None:
        speak_german(self.page)

    def lose_the_server(self) -> None:
        """Kill the server and start it again; check that nothing is lost."""
        before = self.table()
        self.server.kill()
        self.server.start()
        assert self.table()["version"] >= before["version"]

    def table(self) -> dict[str, Any]:
        """The update for this browser."""
        told: dict[str, Any] = self.asker.get(self.api).json()
        return told

    @property
    def asker(self) -> Asker:
        """Who asks beside the page, as this browser."""
        return self.page.request

    @property
    def api(self) -> str:
        """Address of the table in the API."""
        table = self.page.url.rstrip("/").rpartition("/")[2]
        return f"{self.server.address}api/tables/{table}"

    def decide(self, step: int) -> bool:
        """Make one choice and send it; False where the game is over."""
        for attempt in range(MOST_ATTEMPTS):
            if attempt and self._nothing_is_due():
                return True
            found = self.offered()
            if found["over"]:
                return False
            if self.attempt(found, step, attempt):
                return True
        pytest.fail("nothing that was offered could be confirmed")

    def is_answered(self) -> None:
        """Wait until the server has answered the choice that was sent."""
        expect(self.page.locator('[data-busy="true"]')).to_have_count(0)

    def _nothing_is_due(self) -> bool:
        """Whether nothing is offered and no choice is due: an attempt was sent, or nobody asks now."""
        try:
            self.page.wait_for_function(READY, arg=self.offers, timeout=GLANCE)
        except Error:
            return not self.table()["legal_actions"]
        return False

    def attempt(self, found: dict[str, Any], step: int, before: int) -> bool:
        """Make a choice of what is offered. Returns whether it was sent. before: failed attempts so far."""
        try:
            if (selector := self.choose(found, step)) is not None:
                if self.page.locator(f"{selector}[data-at-once]").count():
                    self.do_at_once(selector, step)
                    return True
                self.hold(selector, step)
            staged = self._now()["staged"]
            if staged is None:
                return False  # a tile was taken up: where to is chosen next
            self.confirm(before)
            self.page.wait_for_function(SENT, arg=staged, timeout=GLANCE)
        except Error:
            return False  # the others acted, or the card grew under the pointer: a person would look again
        return True

    def do_at_once(self, selector: str, step: int) -> None:
        """Make a choice that a click is enough for."""
        self.hold(selector, step)
        self.is_answered()

    def choose(self, found: dict[str, Any], step: int) -> str | None:
        """Selector of what to click; None to confirm what is staged already.

        Every third time it is not the obvious choice, so that all kinds come up.
        """
        if found["staged"] and step % 3:
            return None
        pick = step if step % 3 == 0 else 0
        return next((some[pick % len(some)] for some in found["offered"] if some), None)

    def hold(self, selector: str, step: int) -> None:
        """Stage the choice that `selector` offers."""
        del step
        self.page.click(selector, timeout=GLANCE)

    def confirm(self, attempt: int) -> None:
        """Confirm what is staged. attempt: failed attempts so far."""
        del attempt
        self.page.locator("[data-confirm]:not([disabled])").first.click(timeout=GLANCE)

    def offered(self) -> dict[str, Any]:
        """Wait until one is asked and something can be clicked, or the game is over. Returns its state."""
        while True:
            self.page.wait_for_function(READY, arg=self.offers, timeout=PATIENCE)
            asked = self.asked()  # first: what was offered before one was asked may be gone by now
            found = self._now()
            if found["over"] or asked:
                return found
            self.page.wait_for_timeout(NAP)

    def leads_on(self, found: dict[str, Any], kind: int) -> None:
        """Wait for what a click leads to: a staged choice or a narrower one, which the server may tell.

        found: what was offered before the click. kind: index in `offers` of what was clicked.
        """
        before = [len(some) for some in found["offered"]]
        with suppress(Error):  # not every click leads on
            self.page.wait_for_function(LED_ON, arg=[self.offers, kind, before], timeout=PATIENCE)

    def asked(self) -> bool:
        """Whether a choice is due; some pages let things be taken up before that."""
        return True

    def _now(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(OFFERED, self.offers)
        return found


def be_at(page: Page, address: str) -> None:
    """Open an address unless it is open. `ELSEWHERE` spares the page turns that nobody looks at."""
    if page.url != address:
        page.goto(address)


def has_its_line(page: Page) -> None:
    """Wait until the page's socket is open."""
    expect(page.locator("header [data-line]")).to_have_attribute("data-line", "live", timeout=PATIENCE)


@contextmanager
def told_anew(page: Page) -> Iterator[None]:
    """Wait until a page has its log again, in the language chosen within: till then nothing stays held."""
    told = page.locator("#log .text")
    had = told.count()
    yield
    if had:
        expect(told.first).to_be_attached(timeout=PATIENCE)


def speak_german(page: Page) -> None:
    """Choose German. On a phone that stands on the sheet of a table, so the window is wide meanwhile."""
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": 1280, "height": 800})
    with told_anew(page):
        page.locator("header button[lang='de']").click()
        expect(page.locator("html")).to_have_attribute("lang", "de", timeout=PATIENCE)
    page.set_viewport_size(size)


ENTER_IS_DEAD = "document.activeElement.matches('[aria-disabled=true]')"
"""JavaScript: whether the focus is where Enter confirms nothing, such as an own choice that is closed now."""


def confirm_by_enter(page: Page, attempt: int) -> None:
    """Confirm what is staged. attempt: failed attempts so far, as Enter did something else."""
    if attempt or page.evaluate(ENTER_IS_DEAD):
        go_to(page, "[data-confirm]")
    page.keyboard.press("Enter")


ROW = ':is([role="listbox"], [role="radiogroup"]):has({}) [tabindex="0"]'


def go_to(page: Page, selector: str) -> None:
    """Bring the focus to what the selector says: with Tab, and with arrows where it lies in a row."""
    row = ROW.format(selector)
    if not page.locator(row).count():
        tab_to(page, selector)
        return
    tab_to(page, row)
    if page.evaluate(FOCUSED_ELSE, selector):
        bring_focus(page, selector, "ArrowDown")


LIES_BEHIND = """(selector) => Boolean(document.activeElement.compareDocumentPosition(
  document.querySelector(selector)) & Node.DOCUMENT_POSITION_PRECEDING)"""
"""JavaScript: whether the focus has passed what the selector says."""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until what the selector says has the focus, or Shift+Tab where that is nearer."""
    behind = page.locator(selector).count() and page.evaluate(LIES_BEHIND, selector)
    bring_focus(page, selector, "Shift+Tab" if behind else "Tab")


def bring_focus(page: Page, selector: str, key: str) -> None:
    """Press `key` until what the selector says has the focus. Raises Error if it is gone by then."""
    way = []
    for _ in range(MOST_PRESSES):
        page.keyboard.press(key)
        if not (elsewhere := page.evaluate(FOCUSED_ELSE, selector)):
            return
        way.append(elsewhere)
    if not page.locator(selector).count():
        raise Error(f"{selector} is gone")
    pytest.fail(f"{key} leads to {selector} nowhere, but to {way}")
