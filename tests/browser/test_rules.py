"""Pages of rules: reading, searching, changing the language, and the way there from a table."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import violations
from tests.browser.boards import BOARDS
from tests.browser.layout import comes_true, nothing_sticks_out
from tests.browser.matrix import Matrix, shared_looks
from tests.browser.server import Server
from tests.cases import some

NO_GAP = """() => Math.abs(rules.querySelector('section').querySelector('p, h2').getBoundingClientRect().top
  - parseFloat(getComputedStyle(rules).paddingTop) - rules.getBoundingClientRect().top) <= 2"""
"""JavaScript: there is no gap above the first find."""

BESIDE = """() => [...document.querySelectorAll('figure:not(.wide)')].every((figure) =>
  figure.getBoundingClientRect().left > figure.parentElement.getBoundingClientRect().left + 200)"""
"""JavaScript: every small drawing leaves room for the text at its side."""

IN_THE_COLUMN = """() => [...document.querySelectorAll('figure')].every((figure) => {
  const [own, column] = [figure, figure.parentElement].map((one) => one.getBoundingClientRect());
  const drawn = [...figure.querySelectorAll('.drawing > *')].map((one) => one.getBoundingClientRect());
  return own.width === column.width && drawn.every((part) => part.right <= own.right + 0.5);
})"""
"""JavaScript: every drawing is as wide as the column, and nothing in it wider."""


def top_of(page: Page, section: str) -> float:
    """Distance of a section from the upper edge of the window, in pixels."""
    top: float = page.locator(f"#{section}").evaluate("(e) => e.getBoundingClientRect().top")
    return top


def open_neom(page: Page, server: Server, section: str = "") -> None:
    page.goto(f"{server.address}rules/neom{section}")
    expect(page.locator("#box li").first).to_be_attached()


def test_every_game_with_rules_is_listed(server: Server, page: Page) -> None:
    page.goto(server.address)
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    assert violations(page) == []
    expect(page.locator("main li .emblem")).to_have_count(3)
    titles = page.locator("main li strong").all_inner_texts()
    assert titles == ["NEOM", "Mayor", "Skylines"], "in the lobby's order"
    page.locator("main li").first.get_by_role("link", name="Disasters").click()
    expect(page.locator("#disasters")).to_be_in_viewport()
    page.go_back()
    page.locator("main").get_by_role("link", name="NEOM").click()
    expect(page).to_have_title("Rules of NEOM – Gridtown")
    expect(page.get_by_role("heading", name="NEOM", level=1)).to_be_visible()


def test_a_search_shows_and_marks_what_it_finds(server: Server, page: Page) -> None:
    open_neom(page, server)
    page.keyboard.press("/")
    page.keyboard.type("Trade Route west")
    expect(page.get_by_role("heading", name="Trade routes")).to_be_visible()
    expect(page.get_by_role("heading", name="Income")).to_have_count(0)
    expect(page.locator("#routes mark").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Income")).to_be_visible()
    expect(page.locator("mark")).to_have_count(0)
    comes_true(page, "() => Math.abs(routes.getBoundingClientRect().top) < innerHeight")  # one reads on there


def test_where_no_section_has_all_words_those_with_some_are_shown(server: Server, page: Page) -> None:
    open_neom(page, server)
    page.get_by_role("searchbox").fill("insurance zeppelin")
    expect(page.get_by_role("heading", name="Protection")).to_be_visible()
    expect(page.get_by_role("heading", name="Income")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="No section has all of these words")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("searchbox").fill("how does the insurance work?")
    expect(page.get_by_role("heading", name="Protection")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="No section has all")).to_have_count(0)


def test_the_box_is_searched_too(server: Server, page: Page) -> None:
    open_neom(page, server)
    page.get_by_role("searchbox").fill("glassblower")
    expect(page.locator("#box li")).to_have_count(1)
    expect(page.locator("#tile-54")).to_contain_text("Produces Glass.")


@pytest.mark.parametrize("game", some(BOARDS, "mayor"))
def test_a_box_without_a_find_is_not_listed(server: Server, page: Page, game: str) -> None:
    page.goto(f"{server.address}rules/{game}")
    expect(page.locator("#box li").first).to_be_attached()
    contents = page.get_by_role("navigation", name="Contents").get_by_role("link", name="List of components")
    expect(contents).to_have_count(1)
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.locator("#box")).to_be_hidden()
    expect(contents).to_have_count(0)
    expect(page.locator("main")).to_contain_text(
        "Neither the rules nor the list of components mentions “zeppelin”"
    )
    page.get_by_role("searchbox").fill("")
    expect(page.locator("#box")).to_be_visible()


def test_the_language_changes_and_the_place_stays(server: Server, page: Page) -> None:
    open_neom(page, server, "#buying")
    comes_true(page, "() => Math.abs(buying.getBoundingClientRect().top) < 100")
    before = top_of(page, "buying")
    page.get_by_role("button", name="DE, German").click()
    expect(page.locator("#buying")).to_contain_text("Waren kaufen")
    comes_true(page, "(old) => Math.abs(buying.getBoundingClientRect().top - old) < 40", before)
    page.keyboard.press("/")
    page.keyboard.type("strasse")
    expect(page.locator("#placing mark").first).to_have_text("Straßen")


def test_a_tile_has_an_address_of_its_own(server: Server, page: Page) -> None:
    open_neom(page, server, "#tile-121")
    expect(page.locator("#tile-121")).to_be_in_viewport()
    assert violations(page) == []


@pytest.mark.parametrize("dark", some([False, True], False))
def test_on_a_phone_the_contents_drop_down(server: Server, page: Page, matrix: Matrix, dark: bool) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    open_neom(page, server)
    page.get_by_role("button", name="Contents").click()
    assert violations(page) == []
    matrix.check("contents", True, "aside")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Alone").click()
    expect(page.locator("#solo")).to_be_in_viewport()
    expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()
    nothing_sticks_out(page)


@pytest.mark.parametrize("width", [360, 1280])
def test_what_is_found_begins_at_the_top(server: Server, page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    open_neom(page, server)
    page.get_by_role("searchbox").fill("Trade Route west")
    expect(page.locator("#routes mark").first).to_be_visible()
    comes_true(page, NO_GAP)


@pytest.mark.parametrize("game", some(BOARDS, "mayor"))
def test_drawings_stand_beside_the_text_or_in_the_column(
    server: Server, page: Page, matrix: Matrix, game: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{server.address}rules/{game}")
    figures = page.locator("figure[data-figure]")
    expect(figures.locator("svg").first).to_be_visible()
    captions = figures.count()
    expect(figures.filter(has=page.locator(".drawing svg"))).to_have_count(captions)
    assert page.evaluate(BESIDE)
    page.set_viewport_size({"width": 390, "height": 740})
    comes_true(page, IN_THE_COLUMN)
    nothing_sticks_out(page)
    for _ in matrix.at("rules", shared_looks(game, 3)):
        pass


@pytest.mark.parametrize("game", ["neom", "mayor"])
@pytest.mark.parametrize("size", some([(1280, 800), (390, 844)], (390, 844)))
def test_a_drawing_is_in_the_first_screen(
    server: Server, page: Page, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{server.address}rules/{game}")
    expect(page.locator("figure .drawing svg").first).to_be_in_viewport(ratio=0.9)


def test_a_table_leads_to_its_rules_and_stays_open(server: Server, page: Page) -> None:
    body = {"game": "neom", "players": 2, "seats": ["person", "random"], "sit": True}
    created = page.request.post(f"{server.address}api/tables", data=body).json()
    page.goto(f"{server.address}tables/{created['table']}")
    expect(page.locator("[data-version]")).to_be_attached()
    with page.expect_popup() as popup:
        page.get_by_role("link", name="Rules").click()
    expect(popup.value).to_have_title("Rules of NEOM – Gridtown")


def test_a_game_nobody_knows_has_no_rules(server: Server, page: Page) -> None:
    page.goto(f"{server.address}rules/chess")
    expect(page.get_by_role("heading", name="There are no rules here")).to_be_visible()
