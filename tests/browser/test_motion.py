"""What moves on a page: nothing that lay there already when it comes; nothing where motion is reduced."""

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.abridged import Abridged
from tests.browser.boards import BOARDS
from tests.browser.layout import DRAWN, comes_true
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE
from tests.cases import some

NOTED = """
  window.began = { still: [], moving: [] };
  addEventListener('animationstart', ({ animationName }) => {
    const still = document.documentElement.classList.contains('still');
    if (!/pulse|blink/.test(animationName)) window.began[still ? 'still' : 'moving'].push(animationName);
  }, true);
"""
"""JavaScript: notes animations that begin, but for those that never end. still: while none may be seen."""

LONG_LIVE = """() => {
  if (!document.querySelector('header [data-line="live"]')) return false;
  window.live ??= performance.now();
  return performance.now() - window.live > 1000;
}"""
"""JavaScript: the line has been there for longer than what was missed takes to be caught up on."""

MAY_MOVE = """() => {
  if (!document.querySelector('.shell') || document.documentElement.classList.contains('still')) return false;
  window.looked = (window.looked ?? 0) + 1;
  return window.looked > 3;
}"""
"""JavaScript: the board is there and things may move, for some frames already."""

COMPONENTS = "**/api/games/*/components"

CHOICES = 9
"""Choices of the person by which something lies on every board."""


@pytest.fixture
def address(server: Server, page: Page, game: str) -> str:
    """Address of a table where something was laid."""
    table = Abridged(page.request, server, game)
    for count, _ in enumerate(table.turns()):
        if count == CHOICES:
            break
    return table.address


@pytest.mark.parametrize("game", some(BOARDS, "neom", "skylines"))
def test_what_lies_there_already_does_not_move(address: str, page: Page, game: str) -> None:
    """Check a page where what is in the box comes long after the line."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(NOTED)
    page.route(COMPONENTS, hold)
    with page.expect_request(COMPONENTS, timeout=PATIENCE):  # busy, it asks long after the line is live
        page.goto(address)
    comes_true(page, LONG_LIVE)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.locator(DRAWN)).to_have_count(0)
    for route in held:
        route.continue_()
    comes_true(page, MAY_MOVE)
    began = page.evaluate("window.began")
    assert began["moving"] == []
    assert began["still"] or game == "mayor", "nothing lay there"  # in Mayor all walk there


@pytest.mark.parametrize("game", some(BOARDS, "skylines"))
def test_nothing_moves_where_motion_is_reduced(address: str, page: Page, game: str) -> None:
    del game
    page.add_init_script(NOTED)
    page.goto(address)
    comes_true(page, MAY_MOVE)
    assert page.evaluate("window.began") == {"still": [], "moving": []}
    assert page.evaluate("document.getAnimations().length") == 0
