"""Axe on every page: wide and narrow, light and dark, in English and German; two looks of the four at a time.

A game's table, with all that its options can put on it, is looked at at every new question it asks, with a
choice held up; in the middle of the game with each tab open, with the sheet at its side and with that of its
keys; and when it is over, or was ended before its time. All of that is left to `make proof`: else its tabs
are looked at on a phone alone, and at what is asked and at its end test_matrix looks, which plays it anyway.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import cycle, islice
from typing import Literal

import pytest
from playwright.sync_api import Browser, Error, Page, ViewportSize, expect
from tests.browser import test_mayor_table, test_neom_table, test_skylines_table
from tests.browser.abridged import HAS_COME, RICH, Abridged, Told
from tests.browser.axe import violations
from tests.browser.boards import BOARDS, of_every_board
from tests.browser.layout import DRAWN, resize
from tests.browser.matrix import FIRST_PLACES, Look, Matrix, shared_looks
from tests.browser.server import Server
from tests.browser.sitting import ELSEWHERE, PATIENCE, Sitting, be_at
from tests.browser.visitors import take_pictures
from tests.cases import some

WIDE: ViewportSize = {"width": 1280, "height": 800}
MIDDLING: ViewportSize = {"width": 1000, "height": 800}
NARROW: ViewportSize = {"width": 390, "height": 844}
WIDTHS = (WIDE, MIDDLING, NARROW)

OFFERS = of_every_board(
    {
        "neom": test_neom_table.OFFERS,
        "mayor": test_mayor_table.OFFERS,
        "skylines": test_skylines_table.OFFERS,
    }
)

BOTS = of_every_board({"neom": 2, "mayor": 1, "skylines": 1})
"""Three make a table of NEOM with a west and an east."""

ASKED = of_every_board(
    {
        "neom": "keep select place sell at",
        "mayor": "move buy place claim pass use reward lay citizen banker event",
        "skylines": "lay keep develop play exchange tile place draw take swap done end",
    }
)
"""Questions that at least come up at these tables, whose seed is known."""

SEEDS = of_every_board({"neom": "5eed", "mayor": "5eed", "skylines": "5eed2"})
"""Seeds of tables that last long enough for them."""

ALWAYS = "mayor"
"""The game whose end by agreement is always looked at: the words about it are the same for all."""

MIDDLE = 14
"""Number of a person's decisions by the middle of a game."""

STEPS = 6
"""Limit of clicks that stage a choice."""

pytestmark = pytest.mark.timeout(900)  # a busy machine may need seconds for each turn of a bot


Ready = Callable[[], object]
"""Function that brings the page to the state to be checked, at any width."""

Dress = tuple[ViewportSize, Literal["light", "dark"], str]

DRESSES: tuple[Dress, Dress] = ((WIDE, "light", "en"), (NARROW, "dark", "de"))

OTHER_DRESSES: tuple[Dress, Dress] = ((NARROW, "light", "en"), (WIDE, "dark", "de"))


IS_DARK = "(dark) => document.documentElement.classList.contains('dark') === dark"


class Looks:
    """Checks of one page in two looks. found: violations, each with its page and look."""

    def __init__(self, page: Page, dresses: tuple[Dress, Dress] = DRESSES) -> None:
        self.page = page
        self.dresses = dresses
        self.wardrobe = cycle(dresses)
        self.found: list[str] = []

    def at(self, what: str, ready: Ready = lambda: None) -> None:
        """Check the page in both looks, after `ready` in each."""
        for _ in self.dresses:
            self.once(what, ready)

    def once(self, what: str, ready: Ready = lambda: None) -> None:
        """Check the page in the next look."""
        viewport, theme, language = next(self.wardrobe)
        self.page.set_viewport_size(WIDE)  # where the languages are at hand on every page
        self._speak(language)
        resize(self.page, viewport)
        self.page.emulate_media(color_scheme=theme)
        self.page.wait_for_function(IS_DARK, arg=theme == "dark")
        ready()
        self.again(f"{what}, {viewport['width']} px, {theme}, {language}")

    def again(self, what: str) -> None:
        """Check the page as it stands."""
        self.found += [f"{what}: {violation}" for violation in violations(self.page)]

    def nothing(self) -> None:
        """Fail with all that was found."""
        assert not self.found, "\n" + "\n".join(self.found)

    def _speak(self, language: str) -> None:
        button = self.page.locator(f'header button[lang="{language}"]')
        if button.get_attribute("aria-pressed") != "true":
            button.click()
        expect(self.page.locator("html")).to_have_attribute("lang", language, timeout=PATIENCE)


@pytest.fixture(
    params=[DRESSES, pytest.param(OTHER_DRESSES, marks=pytest.mark.variant)],
    ids=["wide-light-and-narrow-dark", "narrow-light-and-wide-dark"],
)
def looks(page: Page, request: pytest.FixtureRequest) -> Iterator[Looks]:
    """Checks of pages, which fail at the end with all that was found."""
    looks = Looks(page, request.param)
    yield looks
    if looks.found:
        take_pictures(request, [page])
    looks.nothing()


def test_the_lobby(own_server: Server, browser: Browser, page: Page, looks: Looks) -> None:
    page.goto(own_server.address)
    form = page.get_by_role("form")
    looks.at("empty lobby", lambda: expect(form).to_be_visible(timeout=PATIENCE))
    elsewhere = browser.new_context()
    Abridged(page.request, own_server, "skylines")
    Abridged(elsewhere.request, own_server, "neom", public=True)
    Abridged(elsewhere.request, own_server, "mayor", ["person", "person", "steady"], public=True)
    elsewhere.close()
    page.goto(own_server.address)

    def opened() -> None:
        expect(page.get_by_role("main").get_by_role("listitem").nth(1)).to_be_visible(timeout=PATIENCE)
        page.evaluate("document.querySelectorAll('details').forEach((one) => one.open = true)")

    looks.at("lobby with tables", opened)


@pytest.mark.parametrize("game", some(OFFERS, ALWAYS))
def test_a_watched_table(
    server: Server, browser: Browser, page: Page, looks: Looks, matrix: Matrix, game: str
) -> None:
    elsewhere = browser.new_context()
    table = Abridged(elsewhere.request, server, game, options=RICH[game])
    page.add_init_script(f"({FIRST_PLACES})()")
    page.goto(table.address)
    expect(page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
    matrix.is_painted_once("watched")
    looks.at("watched")
    for _ in matrix.at("watched", shared_looks(game, 0)):
        pass
    elsewhere.close()


@pytest.mark.variant
@pytest.mark.parametrize("game", OFFERS)
def test_a_table(server: Server, page: Page, looks: Looks, matrix: Matrix, game: str) -> None:
    look_at_a_table(server, page, looks, matrix, game)


@pytest.mark.parametrize("looks", [DRESSES], indirect=True, ids=["some"])
@pytest.mark.parametrize("game", some(OFFERS, "skylines"))
def test_some_of_a_table(server: Server, page: Page, looks: Looks, matrix: Matrix, game: str) -> None:
    sitting = Sitting(page, server, OFFERS[game])
    table = Abridged(page.request, server, game, seats_of(game), options=RICH[game], seed=SEEDS[game])
    told = next(islice(table.turns(), MIDDLE, None))
    page.goto(table.address)
    look_at_the_middle(page, looks, matrix, sitting, told, widths=(NARROW,))


def seats_of(game: str) -> list[str]:
    """A person and as many bots as a table of this game wants."""
    return ["person", *["steady"] * BOTS[game]]


def look_at_a_table(server: Server, page: Page, looks: Looks, matrix: Matrix, game: str) -> None:
    """Check a game's table from its first question to its end."""
    sitting = Sitting(page, server, OFFERS[game])
    table = Abridged(page.request, server, game, seats_of(game), options=RICH[game], seed=SEEDS[game])
    asked: set[str] = set()
    for turn, told in enumerate(table.turns()):
        if told["over"]:
            break
        new = {action["kind"] for action in told["legal_actions"]} - asked
        be_at(page, table.address if new or turn == MIDDLE else ELSEWHERE)
        if new:
            looks.once(f"asked to {', '.join(sorted(new))}", partial(hold_up, sitting, told))
        asked |= new
        if turn == MIDDLE:
            look_at_the_middle(page, looks, matrix, sitting, told, WIDTHS)
    assert asked >= set(ASKED[game].split())
    be_at(page, table.address)
    looks.at("end", lambda: expect(page.locator("main.end")).to_be_visible(timeout=PATIENCE))


def look_at_the_middle(
    page: Page, looks: Looks, matrix: Matrix, sitting: Sitting, told: Told, widths: Sequence[ViewportSize]
) -> None:
    """Check one moment with all that can be opened. widths: of windows in which axe looks at each tab."""
    look_around(page, looks, matrix, sitting, told, widths)
    look_closer(page, looks, matrix)
    look_at_the_keys(page, looks, matrix)


def look_around(
    page: Page, looks: Looks, matrix: Matrix, sitting: Sitting, told: Told, widths: Sequence[ViewportSize]
) -> None:
    """Check one moment in both looks, with each of its tabs open."""
    looks.at("middle", partial(hold_up, sitting, told))
    for viewport in WIDTHS:
        look = Look(viewport, "en", "light")
        matrix.cut(look)
        for tab in page.get_by_role("tab").all():
            tab.click()
            where = f"tab {tab.inner_text()!r} at {viewport['width']} px"
            if viewport in widths:
                looks.again(where)
            matrix.check(where, look.touched)


def look_at_the_keys(page: Page, looks: Looks, matrix: Matrix) -> None:
    """Check the sheet of the keys in one look."""
    page.locator("body").press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    looks.once("keys")
    matrix.check("keys", False, '[role="dialog"]')
    page.keyboard.press("Escape")


def test_the_sheet_beside_a_table(server: Server, page: Page, looks: Looks, matrix: Matrix) -> None:
    table = Abridged(page.request, server, "mayor", ["person", "person", "steady"], public=True)
    page.goto(table.address)
    page.locator("button.people").click()
    people = page.locator("#people")
    people.locator("#side-chat").click()
    people.get_by_label("Write a message").fill("The school first")
    page.keyboard.press("Enter")
    said = people.get_by_role("log").get_by_text("The school first")
    expect(said).to_be_visible(timeout=PATIENCE)
    for side, worn in (("chat", shared_looks("neom", 2)), ("people", shared_looks("mayor", 3))):
        looks.at(f"sheet of the {side}", partial(open_sheet, page, side))
        for _ in matrix.at(f"sheet of the {side}", worn, "#people"):
            open_sheet(page, side)


def open_sheet(page: Page, side: str) -> None:
    """Open a side of the sheet beside a table: another width may have closed it."""
    if not page.locator("#people").is_visible():
        page.locator("button.people").click()
    page.locator(f"#side-{side}").click()
    expect(page.locator(f"#side-{side}")).to_have_attribute("aria-selected", "true")


def test_the_device_is_passed(server: Server, page: Page, looks: Looks) -> None:
    table = Abridged(page.request, server, "neom", ["person", "here", "steady"])
    page.goto(table.address)
    looks.at("passed", lambda: expect(page.locator("[data-pass]")).to_be_visible(timeout=PATIENCE))


@pytest.mark.parametrize("game", some(OFFERS, ALWAYS))
def test_an_end_by_agreement(server: Server, page: Page, looks: Looks, game: str) -> None:
    table = Abridged(page.request, server, game, options=RICH[game])
    assert page.request.post(f"{table.api}/end", data={"agree": True}).ok
    page.goto(table.address)

    def ended() -> None:
        expect(page.locator('[data-note="over"]')).to_be_visible(timeout=PATIENCE)
        expect(page.locator(DRAWN)).to_be_visible()  # it comes after the note

    looks.at("ended by agreement", ended)


@pytest.mark.parametrize("game", some([name for name in BOARDS if name != "neom"], "mayor"))
def test_the_rules(server: Server, page: Page, looks: Looks, game: str) -> None:
    """Check the page of rules; test_rules checks NEOM's."""
    page.goto(f"{server.address}rules/{game}")
    looks.once("rules", lambda: expect(page.locator("#box li").first).to_be_attached(timeout=PATIENCE))


def test_pages_that_are_no_table(server: Server, browser: Browser) -> None:
    context = browser.new_context(locale="en")  # for Chromium calls a 404 an error
    page = context.new_page()
    looks = Looks(page)
    for path, heading in (("tables/none", "no such table"), ("join#used", "leads to no seat")):
        page.goto(server.address + path)
        expect(page.get_by_role("heading")).to_contain_text(heading, timeout=PATIENCE)
        looks.at(path)
        page.locator('header button[lang="en"]').click()
    context.close()
    looks.nothing()


def look_closer(page: Page, looks: Looks, matrix: Matrix) -> None:
    """Check what is open for a while: a phone's side sheet, the explanation of a name in the log."""
    for more in page.locator("button.status").all():
        more.click()
        looks.again("side sheet")
        matrix.check("side sheet", True, '[role="dialog"]')
        page.keyboard.press("Escape")
    resize(page, WIDE)
    for name in page.locator("#log [role=note]").all()[:1]:
        name.focus()
        expect(page.locator("#peek")).to_be_visible()
        looks.again("explanation")


def hold_up(sitting: Sitting, told: Told) -> None:
    """Click what is offered until a choice is staged; what is done at once is only pointed at."""
    sitting.page.wait_for_function(HAS_COME, arg=told["version"], timeout=PATIENCE)
    for step in range(STEPS):
        found = sitting.offered()
        if found["staged"]:
            return
        kind, some = next((kind, some) for kind, some in enumerate(found["offered"]) if some)
        selector = some[step % len(some)]
        if sitting.page.locator(f"{selector}[data-at-once]").count():
            sitting.page.hover(selector, timeout=PATIENCE)
            return
        try:
            sitting.page.click(selector, timeout=PATIENCE / 4)
        except Error:
            continue  # the table has come anew, in another language: nothing is held any more
        sitting.leads_on(found, kind)
    raise AssertionError("nothing that was offered is held up")
