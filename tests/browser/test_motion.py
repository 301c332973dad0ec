"""What moves on a page: nothing of what lay there already when it comes."""

import time

import pytest
from playwright.sync_api import Browser, Page, Route
from tests.browser.abridged import Abridged
from tests.browser.boards import BOARDS
from tests.browser.layout import comes_true
from tests.browser.server import Server

NOTED = """
  window.moved = [];
  addEventListener('animationstart', ({ animationName }) => {
    const still = document.documentElement.classList.contains('still');
    if (!still && !/pulse|blink/.test(animationName)) window.moved.push(animationName);
  }, true);
"""
"""JavaScript: animations that begin while things may move, but for those that never end."""

MAY_MOVE = """() => {
  if (!document.querySelector('.shell') || document.documentElement.classList.contains('still')) return false;
  window.looked = (window.looked ?? 0) + 1;
  return window.looked > 3;
}"""
"""JavaScript: the board is there and things may move, for some frames already."""

FRAME = 9
"""Of the match, with something laid on every board."""

LATE = 1
"""Seconds that what is in the box takes to come: longer than what was missed takes to be caught up on."""


def late(route: Route) -> None:
    time.sleep(LATE)
    route.continue_()


@pytest.mark.parametrize("game", BOARDS)
def test_what_lies_there_already_does_not_move(server: Server, browser: Browser, game: str) -> None:
    context = browser.new_context(locale="en", reduced_motion="no-preference")
    table = Abridged(context.request, server, game)
    next(told for count, told in enumerate(table.turns()) if count == FRAME)
    page: Page = context.new_page()
    page.add_init_script(NOTED)
    page.route("**/api/games/*/components", late)
    page.goto(table.address)
    comes_true(page, MAY_MOVE)
    assert page.evaluate("window.moved") == []
    context.close()
