"""What those who run the server tell everybody, and what one can do about oneself."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import violations
from tests.browser.layout import nothing_sticks_out
from tests.browser.server import Server
from typer.testing import CliRunner

from gridtown.cli.program import app

Order = Callable[..., None]


@pytest.fixture
def order(server: Server) -> Order:
    """The program, beside the server: in a thread, as this one has a loop that waits for the browser."""

    def run(*arguments: str) -> None:
        words = ["admin", "--database", str(server.database), *arguments]
        with ThreadPoolExecutor(1) as aside:
            result = aside.submit(CliRunner().invoke, app, words).result()
        assert result.exit_code == 0, result.output

    return run


def is_told(page: Page, server: Server) -> None:
    """Wait until the server has heard of a notice: who comes before is told a quarter of a minute later."""
    while not any(page.request.get(f"{server.address}api/notice").json().values()):
        page.wait_for_timeout(50)


def table_of(page: Page, server: Server, **more: Any) -> str:
    body = {"game": "neom", "players": 2, "seats": ["person", "person"], "names": ["Ada", "Ben"], **more}
    made = page.request.post(f"{server.address}api/tables", data=body)
    table: str = made.json()["table"]
    return table


def test_a_notice_stands_above_a_table_until_it_is_put_away(page: Page, server: Server, order: Order) -> None:
    page.goto(f"{server.address}tables/{table_of(page, server)}")
    expect(page.locator(".prompt")).to_be_visible()
    order("notice", "Back at six.", "--de", "Um sechs wieder da.")
    notice = page.locator("[data-note=house]")
    expect(notice).to_contain_text("Back at six.")
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 800})
        nothing_sticks_out(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    assert [fault for fault in violations(page) if "house" in fault.where] == []
    notice.get_by_role("button", name="Got it").click()
    expect(notice).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    expect(notice).to_have_count(0)  # it was read
    order("drain")
    expect(notice).to_contain_text("An update is coming")  # that is news


def test_it_stands_in_the_lobby_in_ones_own_language(page: Page, server: Server, order: Order) -> None:
    order("notice", "Back at six.", "--de", "Um sechs wieder da.")
    page.add_init_script("localStorage.setItem('gridtown.lang', 'de')")
    is_told(page, server)
    page.goto(server.address)
    expect(page.locator("[data-note=house]")).to_contain_text("Um sechs wieder da.")


def test_nobody_makes_a_table_before_an_update(browser: Browser, server: Server, order: Order) -> None:
    order("drain")
    page = browser.new_page(locale="en")  # a refusal is an error in its console, and one is wanted here
    is_told(page, server)
    page.goto(server.address)
    expect(page.locator("[data-note=house]")).to_contain_text("An update is coming")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("nobody can make a table just now")).to_be_visible()
    page.close()


def test_a_match_that_was_closed_says_by_whom(page: Page, server: Server, order: Order) -> None:
    table = table_of(page, server)
    page.goto(f"{server.address}tables/{table}")
    expect(page.locator(".prompt")).to_be_visible()
    order("close", table)
    expect(page.locator("[data-note=over]")).to_contain_text("Whoever runs this server ended the game")
    page.goto(server.address)
    expect(page.get_by_text("ended by the server’s operator")).to_be_visible()


def test_one_takes_along_what_is_ones_own_and_leaves(page: Page, server: Server) -> None:
    table = table_of(page, server)
    page.goto(server.address)
    about = page.get_by_role("region", name="About you")
    about.scroll_into_view_if_needed()
    nothing_sticks_out(page)
    with page.expect_download() as started:
        about.get_by_role("link", name="Download my games").click()
    tables = json.loads(Path(started.value.path()).read_text(encoding="utf-8"))["tables"]
    assert [each["table"] for each in tables] == [table]
    about.get_by_role("button", name="Remove me").click()
    about.get_by_role("button", name="Press again: for good").click()
    expect(about).to_contain_text("You are forgotten.")
    assert page.request.get(f"{server.address}api/tables/{table}").status == 404
    assert page.context.cookies() == []
