"""What NEOM's tray tells before a tile is chosen, and the four clicks that a turn takes with it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.abridged import Abridged
from tests.browser.layout import comes_true, resize, stands_still
from tests.browser.server import Server
from tests.browser.sitting import speak_german

pytestmark = pytest.mark.timeout(300)

CHOICE = '[data-tile]:not([aria-disabled="true"])'
SPACE = ':is([data-mark="legal"], [data-mark="replace"])'

UNCOVERED = """(css) => [...document.querySelectorAll(css)].every((e) => {
  const box = e.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.bottom <= innerHeight && e.contains(hit);
})"""
"""JavaScript: everything that the selector says is on the screen, and nothing lies over its middle."""

CUT = "(e) => e.scrollHeight > e.clientHeight + 1"
"""JavaScript: something that the part says lies out of its sight."""

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
    speak_german(page)
    resize(page, {"width": 1280, "height": 720})  # a card that is lower than what is said
    for choice in page.locator(CHOICE).all():
        choice.click()
        middle = page.locator(".decision .middle")
        expect(middle).not_to_be_empty()
        assert not middle.evaluate(CUT), middle.inner_text()


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


def test_a_space_is_chosen_for_a_tile_that_is_only_pointed_at(server: Server, page: Page) -> None:
    foreseen = selecting(server, page)
    tile = next(tile for tile, one in foreseen.items() if 0 < tile < 121 and len(one["lines"]) > 1)
    page.locator(f'[data-tile="{tile}"]').hover()
    marked = page.locator(SPACE)
    expect(marked).to_have_count(len(foreseen[tile]["lines"]))
    expect(page.locator("[data-confirm]")).to_have_count(0)
    space = marked.last.get_attribute("data-space") or ""
    box = page.locator(f'[data-space="{space}"]').bounding_box()
    assert box is not None
    page.mouse.move(640, 560, steps=3)  # on the way, over neither; the marks stay for less than a second
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(marked).to_have_count(len(foreseen[tile]["lines"]))
    page.mouse.down()
    page.mouse.up()
    confirm = page.locator("[data-confirm]:not([disabled])")
    expect(confirm).to_have_attribute("data-confirm", f"P1 select {tile}")
    expect(confirm).to_contain_text(space.upper())
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    expect(marked).to_have_count(0)


def test_a_lock_leads_to_its_rule(server: Server, page: Page) -> None:
    foreseen = selecting(server, page)
    barred = next(tile for tile, one in foreseen.items() if tile and one["barred"])
    link = page.locator(f'.place:has([data-tile="{barred}"]) .foot a')
    expect(link).to_have_attribute("href", re.compile("^/rules/neom#"))
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("main")).to_be_visible()
    expect(page.locator("[data-confirm]")).to_have_count(0)


LENGTH = "() => document.scrollingElement.scrollHeight"
"""JavaScript: the height of the page."""


def test_a_phone_s_page_keeps_its_length_whatever_is_chosen(server: Server, page: Page) -> None:
    resize(page, {"width": 390, "height": 844})
    foreseen = selecting(server, page)
    stands_still(page, "#city")
    before = page.evaluate(LENGTH)
    kinds = {bool(one["barred"]): tile for tile, one in foreseen.items() if 0 < tile < 121}
    assert len(kinds) == 2, "one that is barred and one that isn't"
    for barred, tile in kinds.items():
        page.locator(f'[data-tile="{tile}"]').click()
        expect(page.locator(".decision .reasons")).to_have_count(int(barred))
        stands_still(page, "#city")
        assert page.evaluate(LENGTH) == before, f"barred: {barred}"


def test_on_a_phone_city_hand_and_sale_are_seen_together(server: Server, page: Page) -> None:
    foreseen = selecting(server, page)
    tile = next(tile for tile, one in foreseen.items() if 0 < tile < 121 and not one["barred"])
    for size in ((390, 844), (360, 740)):
        resize(page, {"width": size[0], "height": size[1]})
        page.locator(f'[data-tile="{tile}"]').click()
        page.evaluate("scrollTo(0, 0)")
        held = f'.place:has([data-tile="{tile}"])'
        for part in (".since", "#city", ".status", held, "[data-confirm]", ".sale button"):
            expect(page.locator(part)).to_be_in_viewport(ratio=1)
        comes_true(page, "() => document.querySelector('[data-space]').offsetWidth >= 44")


def test_on_a_phone_a_tap_tells_all_that_bars_a_tile(server: Server, page: Page) -> None:
    resize(page, {"width": 360, "height": 740})
    foreseen = selecting(server, page)
    tile, one = next((tile, one) for tile, one in foreseen.items() if 0 < tile < 121 and one["barred"])
    page.locator(f'[data-tile="{tile}"]').click()
    page.locator(".reasons button").click()
    told = page.locator(".reasons .all")
    expect(told).to_contain_text(one["barred"]["text"])
    expect(told.get_by_role("link", name="See the rule").first).to_be_in_viewport(ratio=1)
    page.locator(".main").first.click()
    expect(told).to_have_count(0)


NO_GAPS = """() => {
  const cities = [...document.querySelectorAll('.seats.left .open svg')];
  const columns = [...document.querySelectorAll('.seats')];
  return cities.length === 2 && cities.every((city) => city.getBoundingClientRect().width >= 96)
    && columns.every((column) => column.scrollHeight <= column.clientHeight);
}"""
"""JavaScript: the cities at the left have the room of their column, and no more."""


def test_few_tiles_say_in_words_what_they_are(server: Server, page: Page) -> None:
    table = Abridged(page.request, server, "neom", ["person", *["random"] * 3])
    next(told for told in table.turns() if [one["kind"] for one in told["legal_actions"]] == ["select"] * 2)
    page.goto(table.address)
    about = page.locator("#hand .about")
    expect(about).to_have_count(2)
    expect(about.first).to_contain_text(re.compile("[Rr]oad"))
    comes_true(page, NO_GAPS)


def test_on_a_phone_on_its_side_city_and_hand_are_seen_together(server: Server, page: Page) -> None:
    resize(page, {"width": 844, "height": 390})
    foreseen = selecting(server, page)
    tile = next(tile for tile, one in foreseen.items() if 0 < tile < 121 and not one["barred"])
    page.locator(f'[data-tile="{tile}"]').click()
    comes_true(page, f"() => ({UNCOVERED})('.fixed button, [data-confirm]')")
    page.evaluate("scrollTo(0, 0)")
    held = f'.place:has([data-tile="{tile}"])'
    for part in ("#city", held, ".prompt", ".since", "[data-confirm]", ".sale button"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


IN_SIGHT = """(css) => [...document.querySelectorAll(css)].every((e) => {
  const box = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(box.left + 2, box.bottom - 2));
})"""
"""JavaScript: the foot of everything that the selector says is seen."""


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)])
def test_what_a_tile_changes_of_the_score_is_in_sight(
    server: Server, page: Page, size: tuple[int, int]
) -> None:
    resize(page, {"width": size[0], "height": size[1]})
    foreseen = selecting(server, page)
    seen = 0
    for tile, one in foreseen.items():
        at, changed = max(one["lines"].items(), key=lambda item: len(item[1]), default=("", {}))
        if not 0 < tile < 121 or not changed:
            continue
        page.locator(f'[data-tile="{tile}"]').click()
        page.locator(f'[data-space="{at.split()[-1]}"]').click()
        expect(page.locator(".decision .result .gain, .decision .result .loss")).to_have_count(len(changed))
        seen = max(seen, len(changed))
        comes_true(page, f"() => ({IN_SIGHT})('.decision .result .line')")
        page.keyboard.press("Escape")
    assert seen > 2, "lines of the score"


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
    barred.first.hover()  # which waits until it stands still, as a forced click doesn't
    barred.first.click(force=True)
    expect(page.locator(".decision .reasons")).to_contain_text("nobody produces any")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    free.click()
    expect(page.locator("[data-confirm]")).to_be_enabled()
