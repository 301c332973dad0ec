"""Previews and reasons on the page, compared with the server's."""

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.abridged import RICH, Abridged, Told
from tests.browser.boards import of_every_board
from tests.browser.server import Server
from tests.browser.sitting import MOST_PRESSES

pytestmark = pytest.mark.timeout(300)

ASKED = of_every_board({"neom": "at", "mayor": "place", "skylines": "place"})
"""Kinds of action that place something, by game."""

ILLEGAL = ':is([data-square], [data-space])[data-mark="illegal"]'


def come_to(table: Abridged, game: str, page: Page, rich: Callable[[Told], object] = bool) -> dict[str, Any]:
    """Play until something is to be placed and a preview is `rich`. Returns the previews."""
    for told in table.turns():
        if any(action["kind"] == ASKED[game] for action in told["legal_actions"]):
            answer = table.asker.get(f"{table.api}/previews").json()
            previews: dict[str, Any] = answer["previews"]
            if any(rich(preview) for preview in previews.values()):
                page.goto(table.address)
                return previews
    raise AssertionError("that is never asked")


def name_of(place: Locator) -> str:
    return place.get_attribute("data-square") or place.get_attribute("data-space") or ""


@pytest.mark.parametrize("game", ASKED)
def test_why_nothing_may_lie_there(server: Server, page: Page, game: str) -> None:
    come_to(Abridged(page.request, server, game), game, page)
    if game == "mayor":
        page.locator('#hand [data-tile]:not([aria-disabled="true"])').first.click()
    place = page.locator(ILLEGAL).first
    with page.expect_response("**/explain?**") as response:
        place.hover()
    (action,) = parse_qs(urlsplit(response.value.url).query)["action"]
    assert action.split()[1] == ASKED[game]
    assert name_of(place) in action.split()[-1].split(",")
    said = page.request.get(response.value.url).json()
    assert not said["legal"]
    assert len(said["message"].split()) > 3
    expect(page.get_by_text(said["message"]).and_(page.locator(":visible")).first).to_be_visible()
    expect(page.locator(f'a[data-rule="{said["rule"]}"]').first).to_be_attached()
    with page.context.expect_page() as opened:
        page.keyboard.press("w")
    assert re.search(rf"/rules/{game}#[\w-]+$", opened.value.url), "W leads to the section that explains it"


def signed(amount: int) -> str:
    """Text of an amount."""
    return f"{amount:+}".replace("-", "\u2212") if amount else "0"


def test_what_a_tile_of_neom_costs_and_brings(server: Server, page: Page) -> None:
    def rich(preview: Told) -> bool:
        return bool(preview["costs"] and sum(change["amount"] for change in preview["changes"]))

    previews = come_to(Abridged(page.request, server, "neom"), "neom", page, rich)
    best = next(action for action, preview in previews.items() if rich(preview))
    page.locator(f'[data-space="{best.split()[-1]}"]').click()
    expect(page.locator("[data-confirm]")).to_have_attribute("data-confirm", best)
    lines = page.locator(".decision :is(.result .line, .costs > p:not(.cap, :has(> .cap)))")
    told = previews[best]
    expect(lines).to_have_count(len(told["costs"]) + len(told["changes"]))
    shown = [one.inner_text() for one in lines.all()]
    costs = [f"{cost['text']} {cost['amount']}" for cost in told["costs"]]
    changes = [f"{change['text']} {signed(change['amount'])}" for change in told["changes"]]
    assert [" ".join(text.replace("*", " ").split()) for text in shown] == changes + costs
    total = sum(change["amount"] for change in told["changes"])
    expect(page.locator("[data-confirm] b")).to_have_text(re.compile(rf"^{re.escape(signed(total))}\*?$"))


def held_in_turn(page: Page) -> Iterator[str]:
    """Actions staged by the key that goes from place to place."""
    for _ in range(MOST_PRESSES):
        page.keyboard.press("n")
        yield page.locator("[data-confirm]").get_attribute("data-confirm") or ""


def test_what_a_tile_of_skylines_costs_and_moves(server: Server, page: Page) -> None:
    def rich(preview: Told) -> bool:
        return {"money", "happiness"} <= {change["line"] for change in preview["changes"]}

    table = Abridged(page.request, server, "skylines", options=RICH["skylines"])
    previews = come_to(table, "skylines", page, rich)
    confirm = page.locator("[data-confirm]")
    expect(page.locator("[data-turn]")).to_be_visible()
    told = next(told for told in map(previews.get, held_in_turn(page)) if told and rich(told))
    moved = {change["line"]: change["amount"] for change in told["changes"]}
    assert "money" in moved
    amounts = page.locator("#city .callout .amount")
    expect(amounts).to_have_count(len(moved))
    assert sorted(amounts.all_inner_texts()) == sorted(map(signed, moved.values()))
    expect(confirm.locator(".sum")).to_have_text(signed(moved["money"]))
