"""What NEOM's tray tells before a tile is chosen, and the four clicks that a turn takes with it."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.abridged import Abridged
from tests.browser.layout import comes_true, resize, stands_still
from tests.browser.server import Server

pytestmark = pytest.mark.timeout(300)

CHOICE = '[data-tile]:not([aria-disabled="true"])'
SPACE = ':is([data-mark="legal"], [data-mark="replace"])'

UNCOVERED = """(css) => [...document.querySelectorAll(css)].every((e) => {
  const box = e.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.bottom <= innerHeight && e.contains(hit);
})"""
"""JavaScript: everything that the selector says is on the screen, and nothing lies over its middle."""

TOP = "(e) => e.getBoundingClientRect().top + scrollY"


def selecting(server: Server, page: Page) -> dict[int, dict[str, Any]]:
    """Come to the selection of a tile, some of them barred. Returns by tile what is foreseen."""
    table = Abridged(page.request, server, "neom", ["person", "steady", "steady"])
    for told in table.turns():
        if told["legal_actions"][0]["kind"] == "select":
            answer = table.asker.get(f"{table.api}/previews").json()
            found = {one["action"].get("tile", 0): one for one in answer["foreseen"]}
            hand = [found[action["tile"]] for action in told["legal_actions"]]
            if any(one["barred"] for one in hand) and any(len(one["lines"]) > 1 for one in hand):
                page.goto(table.address)
                expect(page.locator(".foot").first).to_be_visible()
                return found
    raise AssertionError("no such hand")


def best(one: dict[str, Any]) -> int:
    lines: dict[str, dict[str, int]] = one["lines"]
    return max(sum(gains.values()) for gains in lines.values())


def foot(page: Page, tile: int) -> str:
    return page.locator(f'.place:has([data-tile="{tile}"]) .foot').inner_text()


def test_under_each_tile_stands_what_the_server_tells(server: Server, page: Page) -> None:
    foreseen = selecting(server, page)
    for tile, one in foreseen.items():
        if not tile:
            continue
        said = foot(page, tile)
        if one["barred"]:
            assert "locked" in said or "Disaster" in said
            assert "neom-" not in said
        else:
            assert f"{best(one):+}".replace("-", "\u2212").replace("+0", "0") in said, said
            cost = sum(one["amount"] for one in one["costs"])
            assert (str(cost) if cost else "free") in said


def test_a_turn_takes_four_clicks(server: Server, page: Page) -> None:
    foreseen = selecting(server, page)
    tile = next(tile for tile, one in foreseen.items() if 0 < tile < 121 and len(one["lines"]) > 1)
    page.locator(f'[data-tile="{tile}"]').click()
    marked = page.locator(SPACE)
    expect(marked).to_have_count(len(foreseen[tile]["lines"]))
    space = marked.last.get_attribute("data-space") or ""
    stands_still(page, ".city")
    top = page.locator(".city").evaluate(TOP)
    marked.last.click()
    lines = foreseen[tile]["lines"][f"P1 at {space}"]
    shown = page.locator(".decision .result .line b.num").all_inner_texts()
    assert sorted(shown) == sorted(f"{one:+}".replace("-", "\u2212") for one in lines.values())
    confirm = page.locator("[data-confirm]:not([disabled])")
    expect(confirm).to_have_attribute("data-confirm", f"P1 select {tile}")
    expect(confirm).to_contain_text(space.upper())
    confirm.click()
    expect(confirm).to_have_attribute("data-confirm", f"P1 place {tile}")
    expect(confirm).to_contain_text(f"Place it on {space.upper()}")
    assert page.locator(".city").evaluate(TOP) == top, "the city moved"
    confirm.click()
    laid = f'() => /{space.upper()}/.test(document.querySelector("#log").textContent)'
    asked = "() => document.querySelector(\"[data-confirm*=' buy '], [data-confirm*=' cover ']\")"
    page.wait_for_function(f"() => ({laid})() || ({asked})()")


def test_a_sale_is_told_as_money_and_never_covered(server: Server, page: Page) -> None:
    foreseen = selecting(server, page)
    tile = next(tile for tile, one in foreseen.items() if 0 < tile < 121 and not one["barred"])
    sell = page.get_by_role("button", name="Sell the tile")
    expect(sell).to_have_attribute("aria-disabled", "true")
    for size in ((1366, 768), (1280, 800), (1024, 768)):
        resize(page, {"width": size[0], "height": size[1]})
        page.locator(f'[data-tile="{tile}"]').click()
        comes_true(page, f"() => ({UNCOVERED})('.sale button, .stones button, [data-confirm]')")
    sell.click()
    expect(page.locator("[data-confirm]")).to_contain_text("+£5")
    expect(page.locator("[data-confirm]")).to_have_attribute("data-confirm", f"P1 select {tile}")
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-confirm]")).to_have_attribute("data-confirm", "P1 sell")


def test_a_beginner_is_kept_from_what_nobody_can_supply(server: Server, page: Page) -> None:
    body = json.loads(Path("web/src/boards/neom/guided.json").read_text())
    made = page.request.post(f"{server.address}api/tables", data={"game": "neom", "guided": True, **body})
    page.goto(f"{server.address}tables/{made.json()['table']}")
    barred = page.locator(".held:has(.barred) [data-tile]")
    expect(barred.first).to_have_attribute("aria-disabled", "true")
    free = page.locator(f"#hand {CHOICE}").first
    barred.first.click(force=True)
    expect(page.locator(".decision .reasons")).to_contain_text("nobody produces any")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    free.click()
    expect(page.locator("[data-confirm]")).to_be_enabled()
