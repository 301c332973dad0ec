"""Levels of bots in the browser: chosen in the form, changed by the host; their pace, and who thinks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import violations
from tests.browser.layout import comes_true
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE
from tests.browser.visitors import Visitors, join, set_up


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots are held back as the pace of a table says."""
    server = Server(tmp_path / "tables.sqlite3", paced=True)
    yield server
    server.kill()


def kinds(page: Page, table: str, server: Server) -> list[str]:
    status: dict[str, Any] = page.request.get(f"{server.address}api/tables/{table}/status").json()
    return [seat["substitute"] or seat["kind"] for seat in status["seats"]]


def play_a_turn(page: Page, api: str) -> None:
    """Choose what is legal first until a bot has to act."""
    for number in range(40):
        told: dict[str, Any] = page.request.get(api).json()
        if told["thinking"]:
            return
        action = {
            "id": f"turn-{number}",
            "version": told["version"],
            "action": told["legal_actions"][0]["action"],
        }
        assert page.request.post(f"{api}/actions", data=action).ok
    raise AssertionError("no bot has to act")


def test_every_seat_gets_the_level_that_was_chosen(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("group", name="Game", exact=True).get_by_text("NEOM", exact=True).click()
    page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    second = page.get_by_role("group", name="Level of seat 2")
    chosen = page.locator(".seat .bot b")
    expect(chosen).to_have_text(["Steady", "Steady"])
    second.get_by_title("First steps").click()
    expect(chosen).to_have_text(["First steps", "Steady"])
    page.get_by_role("group", name="Level of seat 3").get_by_title("Easy").click()
    page.get_by_text("How strong they are").click()
    expect(page.locator(".levels li")).to_have_count(7)
    page.get_by_role("group", name="Pace").get_by_text("Calm", exact=True).click()
    assert violations(page) == []
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/tables/*", timeout=PATIENCE)
    table = page.url.rpartition("/")[2]
    assert kinds(page, table, server) == ["person", "first-steps", "easy"]
    status = page.request.get(f"{server.address}api/tables/{table}/status").json()
    assert (status["pace"], status["hints"]) == ("calm", True)


THINKING = """() => {
  const says = (selector, words) => {
    const part = document.querySelector(selector);
    return part?.checkVisibility() && part.textContent.includes(words);
  };
  return says('.prompt', 'Ines is thinking') && says('[data-thinking]', 'thinking');
}"""
"""JavaScript: prompt and seat say who thinks; looked for in each frame, as it doesn't stay."""


def test_who_looks_sees_which_bot_thinks(page: Page, server: Server) -> None:
    body = {"game": "mayor", "players": 2, "seats": ["person", "steady"], "names": ["Ada", "Ines"]}
    table = page.request.post(
        f"{server.address}api/tables", data={**body, "seed": "5eed", "pace": "calm"}
    ).json()["table"]
    page.goto(f"{server.address}tables/{table}")
    expect(page.locator("[data-hint]")).to_be_visible(timeout=PATIENCE)
    play_a_turn(page, f"{server.address}api/tables/{table}")
    comes_true(page, THINKING)


def test_the_host_changes_the_level_of_a_bot_that_took_over_and_the_pace(visitors: Visitors) -> None:
    ada, ben = visitors.come(), visitors.come()
    made = set_up(ada, "mayor", "Ada", "Ben")
    join(ben, made["invitations"][0], "Ben")
    table = made["table"]
    ben.post(f"/api/tables/{table}/seats/1/substitute", {"bot": "steady"})
    page = ada.open(table)
    page.get_by_role("button", name="At the table").click()
    seat = page.locator('[data-seat="1"]')
    expect(seat).to_contain_text("A bot (Steady) is filling in")
    seat.get_by_role("button", name="Change the level").click()
    seat.get_by_label("Which bot").select_option("easy")
    seat.get_by_role("button", name="Change the level").click()
    expect(seat).to_contain_text("A bot (Easy) is filling in")
    page.get_by_role("group", name="Pace").get_by_text("Calm", exact=True).click()
    expect(page.get_by_role("group", name="Pace")).to_contain_text("two and a half seconds")
    assert ada.told(f"/api/tables/{table}/status")["pace"] == "calm"
