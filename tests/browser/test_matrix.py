"""Every game and question in all widths, languages and schemes: nothing is cut, covered, small or moves.

A page is dressed anew for each look (`matrix.looks`). A question is looked at in every third width, each in
one of the four dresses of language and scheme; the end of each game and the lobby in all seven, and so is
the middle of a game with fewer or more people. Outside of `make proof` a question is looked at in two widths,
and the end in every third; axe looks at the end, too, and at every third question.

What else there is to see is looked at by the tests that open it anyway: watched tables, tabs, sheets and keys
in test_axe, replays in test_replay, rules in test_rules, hints in test_hint, rulers in test_skylines_table.
"""

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Page, Route, expect
from tests.browser.abridged import RICH, Abridged, Told
from tests.browser.axe import violations
from tests.browser.layout import DRAWN, FOUR_FRAMES, comes_true, resize, stands_still
from tests.browser.matrix import BOARD, FIRST_PLACES, Look, Matrix, looks, place
from tests.browser.server import Server
from tests.browser.sitting import ELSEWHERE, PATIENCE, Sitting, be_at
from tests.browser.test_axe import ASKED, BOTS, MIDDLE, OFFERS, SEEDS, hold_up
from tests.cases import some

pytestmark = pytest.mark.timeout(900)

ENTER = "[data-confirm]:not([disabled]) .kbd"
"""Selector of the sign of the Enter key on the button that confirms."""

ACTIONS = re.compile(r"/actions(\?|$)")
"""Address that a choice is sent to."""


LONG = "A street ends there at the edge of a neighbor that has none, and its like lies beside it. " * 2
"""A refusal of several lines."""

OTHERS = [("neom", 0), ("neom", 4), ("mayor", 3), ("skylines", 0), ("skylines", 2)]
"""Games, each with a number of bots beside the one person, that `BOTS` has not."""

LONG_NAMES = ("Katharina", "Maximilian", "Wilhelmina", "Bartholomew", "Annegret")
"""Names of people, by seat, that need room."""

LATER = 20
"""A version of a table by which something can be held up over its board."""

BY_AXE = 3
"""At every so many new questions axe looks, too, where test_axe does not look at all of them."""

FILL_IN = """async (number) => {
  const choose = (name, at) => {
    const all = [...document.querySelectorAll(`form input[name=${name}]`)];
    all[at % all.length].click();
  };
  choose('game', number);
  await new Promise(requestAnimationFrame);
  choose('players', 3 * number + 3);
}"""
"""JavaScript: chooses another game and number of players in the form for a new table."""


@pytest.mark.parametrize("whole", some([True, False], False))
@pytest.mark.parametrize("game", OFFERS)
def test_a_table(server: Server, page: Page, matrix: Matrix, game: str, whole: bool) -> None:
    page.add_init_script(f"({FIRST_PLACES})()")
    sitting = Sitting(page, server, OFFERS[game])
    seats = ["person", *["steady"] * BOTS[game]]
    table = Abridged(page.request, server, game, seats, options=RICH[game], seed=SEEDS[game])
    asked: set[str] = set()
    number = 0
    for told in table.turns():
        new = {action["kind"] for action in told["legal_actions"]} - asked
        if not new:
            be_at(page, ELSEWHERE)
            continue
        asked |= new
        worn = looks(number, whole=False)[: None if whole else 2]
        by_axe = not whole and number % BY_AXE == 0
        look_at_a_question(sitting, table, matrix, told, f"asked to {', '.join(sorted(new))}", worn, by_axe)
        number += 1
    assert asked >= set(ASKED[game].split())
    look_at_the_end(page, table, matrix, looks(number, whole), by_axe=not whole)


@pytest.mark.parametrize("whole", some([True, False], False))
@pytest.mark.parametrize(("game", "bots"), OTHERS)
def test_a_table_with_fewer_or_more(
    server: Server, page: Page, matrix: Matrix, game: str, bots: int, whole: bool
) -> None:
    """Look at the middle of a game, where much lies on the table, or else at each decision, in all looks."""
    page.add_init_script(f"({FIRST_PLACES})()")
    sitting = Sitting(page, server, OFFERS[game])
    seats = ["person", *["steady"] * bots]
    table = Abridged(
        page.request, server, game, seats, options=RICH[game], seed=SEEDS[game], names=LONG_NAMES
    )
    for number, told in enumerate(table.turns()):
        if told["over"] or number > MIDDLE:
            break
        if number == MIDDLE or whole:
            what = f"decision {number}"
            look_at_a_question(sitting, table, matrix, told, what, looks(number), by_axe=False)
        be_at(page, ELSEWHERE)
    assert number > MIDDLE


def look_at_a_question(
    sitting: Sitting, table: Abridged, matrix: Matrix, told: Told, what: str, worn: list[Look], by_axe: bool
) -> None:
    """Load the page while something is asked, and check it in each look: its first layout, and choosing.

    by_axe: whether axe looks at the choice that is held up in the last look.
    """
    page = sitting.page
    matrix.cut(worn[0])
    page.goto(table.address)
    expect(page.locator(DRAWN)).to_be_visible(timeout=PATIENCE)
    matrix.is_painted_once(f"{what}, {worn[0]}")
    for look in matrix.at(what, worn):
        choose_and_let_go(sitting, matrix, told, f"{what}, {look}")
        matrix.fits(f"{what}, {look}")
    if by_axe:
        note_violations(page, matrix, f"{what}, {look}")
    obeys_enter(page, told, matrix, f"{what}, {look}")


def choose_and_let_go(sitting: Sitting, matrix: Matrix, told: Told, where: str) -> None:
    """Hold up a choice, after letting go of the last one; the board must stay where it is."""
    page = sitting.page
    page.keyboard.press("Escape")
    page.evaluate(FOUR_FRAMES)
    before = place(page)
    hold_up(sitting, told)
    page.evaluate(FOUR_FRAMES)
    if (after := place(page)) != before:
        matrix.note("the board moves", f"{where}: from {before} to {after}")


def obeys_enter(page: Page, told: Told, matrix: Matrix, where: str, patience: float = PATIENCE) -> None:
    """Press Enter where its sign is shown, with the focus where it is on arrival; no server is told."""
    if not page.locator(ENTER).count():
        return
    sent: list[str] = []

    def hear(route: Route) -> None:
        sent.append(route.request.post_data or "")
        route.fulfill(json=told)

    page.route(ACTIONS, hear)
    staged = page.locator("[data-confirm]").get_attribute("data-confirm")
    page.evaluate("document.activeElement.blur()")
    with suppress(Error), page.expect_response(ACTIONS, timeout=patience):  # that none came is told below
        page.keyboard.press("Enter")
    be_at(page, ELSEWHERE)  # before anything is sent to the server itself
    page.unroute(ACTIONS)
    if staged not in [json.loads(one)["action"] for one in sent]:
        matrix.note("Enter does something else than the button", f"{where}: {staged}, {sent}")


@pytest.mark.parametrize("game", some(OFFERS, "skylines"))
def test_a_long_refusal_moves_no_board(server: Server, browser: Browser, game: str) -> None:
    page = browser.new_page(viewport=PHONE.size, locale="en")  # a refusal is an error in its console
    table = Abridged(page.request, server, game, options=RICH[game], seed=SEEDS[game])
    for told in table.turns():
        if told["version"] > LATER:
            break
    page.goto(table.address)
    hold_up(Sitting(page, server, OFFERS[game]), told)
    desk, phone = place_at(page, TABLE), place_at(page, PHONE)
    page.route(ACTIONS, lambda route: route.fulfill(status=422, json={"code": "illegal", "message": LONG}))
    page.locator("[data-confirm]:not([disabled])").first.click(timeout=PATIENCE)
    expect(page.get_by_role("alert").filter(has_text=LONG)).to_be_visible(timeout=PATIENCE)
    assert place_at(page, PHONE) == phone
    assert place_at(page, TABLE) == desk
    page.close()


def place_at(page: Page, look: Look) -> str:
    """Where the board stands in a window of another size."""
    resize(page, look.size)
    stands_still(page, BOARD)
    return str(place(page))


def note_violations(page: Page, matrix: Matrix, where: str) -> None:
    for violation in violations(page):
        matrix.note(str(violation), where)


def look_at_the_end(page: Page, table: Abridged, matrix: Matrix, worn: list[Look], by_axe: bool) -> None:
    be_at(page, table.address)
    expect(page.locator("main.end")).to_be_visible(timeout=PATIENCE)
    for look in matrix.at("end", worn):
        if by_axe:
            note_violations(page, matrix, f"end, {look}")


def test_the_lobby(own_server: Server, page: Page, matrix: Matrix) -> None:
    Abridged(page.request, own_server, "skylines")
    Abridged(page.request, own_server, "neom")
    page.goto(own_server.address)
    expect(page.get_by_role("main").get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
    for number, _ in enumerate(matrix.at("lobby", looks(0))):
        page.evaluate("document.querySelectorAll('details').forEach((one) => one.open = true)")
        page.evaluate(FILL_IN, number)
        page.evaluate(FOUR_FRAMES)


TABLE = Look({"width": 1280, "height": 800}, "en", "light")
PHONE = Look({"width": 390, "height": 844}, "en", "light")

PLANTED = {
    "cut": ".prompt { overflow: hidden } .prompt .btn { margin-right: -60px }",
    "covered": "header::after { content: ''; position: fixed; inset: 0; height: 60px; z-index: 99 }",
    "small target": ".prompt .btn { min-height: 20px !important; height: 20px !important }",
    "small text": ".tile .name { font-size: 8.5px }",
    "clipped": ".prompt .main { width: 90px; overflow: hidden; white-space: nowrap }",
    "barely told": "h2[title] { min-width: 0 !important; width: 16px !important; overflow: hidden "
    "!important; white-space: nowrap !important }",
    "broken": ".prompt .main { width: 24px; overflow-wrap: anywhere }",
    "overlap": ".since .cap { position: relative; left: 60px; top: -46px }",
}
"""Faults by their kind: a style that makes one on a table of NEOM."""

MOVES = ":root:has([data-confirm]) #city { margin-top: 9px !important }"
"""A style that moves the board while a choice is held up."""

DEAF = (
    "addEventListener('keydown', (event) => event.key === 'Enter' && event.stopImmediatePropagation(), true)"
)
"""JavaScript: Enter reaches nothing any more."""

LATE = """const late = setInterval(() => {
  const board = document.querySelector('#city');
  if (!board || !window.places.length) return;
  clearInterval(late);
  board.style.marginTop = '3px';
}, 20)"""
"""JavaScript: the board moves once `FIRST_PLACES` has seen it."""

PLANT = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}"""
"""JavaScript: gives the page a style in place of the one before, from outside, as its policy asks."""


def test_it_finds_what_is_planted(server: Server, page: Page) -> None:
    """Plant a fault of each kind on a table that has none, and see it found, and gone with the plant."""
    table = Abridged(page.request, server, "neom")
    told = next(told for told in table.turns() if "select" in {a["kind"] for a in told["legal_actions"]})
    page.goto(table.address)
    hold_up(Sitting(page, server, OFFERS["neom"]), told)
    for kind, style in PLANTED.items():
        for planted in (style, ""):
            matrix = Matrix(page)
            matrix.cut(TABLE)
            page.evaluate(PLANT, planted)
            matrix.check("here", touched=kind == "small target" and bool(planted))
            assert not planted or kind in {fault.partition(":")[0] for fault in matrix.found}, matrix.found
            assert planted or not matrix.found, matrix.found


def test_it_finds_what_moves_and_what_is_deaf(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "neom")
    told = next(told for told in table.turns() if "select" in {a["kind"] for a in told["legal_actions"]})
    page.add_init_script(f"({FIRST_PLACES})()")
    page.add_init_script(LATE)
    page.goto(table.address)
    matrix, sitting = Matrix(page), Sitting(page, server, OFFERS["neom"])
    comes_true(page, "() => document.querySelector('#city')?.style.marginTop")
    matrix.is_painted_once("here")
    assert matrix.found.pop("first paint: the board moves", None)
    choose_and_let_go(sitting, matrix, told, "here")
    assert not matrix.found
    page.evaluate(PLANT, MOVES)
    page.keyboard.press("Escape")
    choose_and_let_go(sitting, matrix, told, "here")
    assert matrix.found.pop("the board moves", None)
    page.evaluate(DEAF)
    obeys_enter(page, told, matrix, "here", patience=500)
    assert matrix.found.pop("Enter does something else than the button", None)


def planted(within: str, button: str, words: str) -> dict[str, str]:
    """Faults by their kind: a style that makes one in a part of a page.

    button, words: selectors of a control there, and of a text right below another.
    """
    return {
        "cut": f"{within} {{ overflow: hidden !important }} {button} {{ position: relative; left: 90vw }}",
        "covered": f"{within}::after {{ content: ''; position: fixed; inset: 0; z-index: 99 }}",
        "small target": f"{button} {{ min-height: 0 !important; height: 20px !important; overflow: hidden }}",
        "small text": f"{words} {{ font-size: 9px !important }}",
        "clipped": f"{words} {{ width: 16px; white-space: nowrap; overflow: hidden }}",
        "overlap": f"{words} {{ position: relative; top: -24px }}",
    }


HEADING_CUT = "#pad h2 { width: 16px; white-space: nowrap; overflow: hidden }"
"""A style that cuts a heading beside a replay; of what it says the title tells the whole."""


def finds_all(page: Page, look: Look, within: str, styles: dict[str, str]) -> None:
    """Plant each fault on the page as it stands, and see it found."""
    matrix = Matrix(page)
    matrix.cut(look)
    for kind, style in styles.items():
        matrix.found.clear()
        page.evaluate(PLANT, style)
        matrix.check("here", kind == "small target", within)
        assert kind in {fault.partition(":")[0] for fault in matrix.found}, matrix.found
    page.evaluate(PLANT, "")


def test_it_finds_what_is_planted_elsewhere(server: Server, page: Page) -> None:
    """Plant each kind of fault on sheets, a hint, the rules and a replay."""
    table = Abridged(page.request, server, "neom")
    page.goto(table.address)
    page.locator("button.people").click()
    expect(page.locator("#people .fine").first).to_be_visible(timeout=PATIENCE)  # it may come later
    finds_all(page, PHONE, "#people", planted("#people", "#people .head .icon", "#people .fine"))
    page.keyboard.press("Escape")
    page.locator("[data-hint]").click()
    page.locator("[data-hint-panel] .unfold").click()
    expect(page.locator("[data-hint-panel] .note")).to_be_visible(timeout=PATIENCE)
    hint = "[data-hint-panel]"
    finds_all(page, TABLE, hint, planted(hint, f"{hint} header .icon", f"{hint} .note"))
    assert page.request.post(f"{table.api}/end", data={"agree": True}).ok
    page.add_init_script(f"({FIRST_PLACES})()")
    page.add_init_script(LATE)
    page.goto(f"{table.address}/replay")
    comes_true(page, "() => document.querySelector('#city')?.style.marginTop")
    matrix = Matrix(page)
    matrix.is_painted_once("here")
    assert list(matrix.found) == ["first paint: the board moves"]
    finds_all(
        page, TABLE, "body", planted(".dock", ".dock .btn", ".frame-words .rest") | {"clipped": HEADING_CUT}
    )
    page.goto(f"{server.address}rules")
    expect(page.locator("main .who").first).to_be_visible(timeout=PATIENCE)
    finds_all(page, PHONE, "body", planted("body", "li:nth-child(2) a", "main .lead"))
