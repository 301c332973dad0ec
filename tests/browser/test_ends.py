"""The end of each game: a line that is pointed at lights up what it counts, and says so."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.advanced import USUAL
from tests.browser.axe import violations
from tests.browser.boards import of_every_board
from tests.browser.layout import comes_true, resize
from tests.browser.log import whole_log
from tests.browser.server import Server
from tests.registry import begun

from gridtown.bots import make
from gridtown.core.rng import Rng

PATIENCE = 20_000
"""Longest wait for a page, in milliseconds."""

SEED = 0x5EED

Told = dict[str, Any]


def of_neom(told: Told, components: Told) -> set[str]:
    """Spaces of the first player's city that produce a Good, with the City Center."""
    seat = told["view"]["seats"][0]
    tiles = {tile["number"]: tile for tile in components["tiles"]}
    producing = {one["space"] for one in seat["city"] if one["good"] or tiles[one["number"]]["produces"]}
    return producing if seat["centre_covered"] else producing | {"c3"}


def of_mayor(told: Told, _: Told) -> set[str]:
    """Squares whose placements moved the bot's pieces."""
    found, square = set(), ""
    for event in told["events"]:
        square = event["args"]["square"] if event["id"] == "placed" else square
        walked = event["player"] == 1 and event["id"] == "walked"
        if walked and event["args"]["for"] == "placement":
            found.add(square)
    return found


def of_skylines(told: Told, components: Told) -> set[str]:
    """First squares of the tiles whose cards move the water."""
    cards = {card["number"]: card for card in components["cards"] + components["uniques"]}
    return {
        tile["squares"][0]
        for tile in told["view"]["tiles"]
        if "water" in cards[tile["card"]]["cost"] or "water" in cards[tile["card"]]["reward"]
    }


ENDS = of_every_board(
    {
        "neom": (of_neom, "tbody tr:nth-child(3) button", ".city rect.lit", r"Tiles that produce Goods\."),
        "mayor": (of_mayor, "[data-line='1']", "[data-lit]", "tiles? brought Ines "),
        "skylines": (of_skylines, "[data-line='water']", "[data-lit]", r"tiles? of \d+ moves? it: "),
    }
)
"""For each line of an end page: what lights up, where, and what is said of it."""

ELSEWHERE = """() => [...document.querySelectorAll('[data-lit]')].filter((lit) => {
  const square = document.querySelector(`[data-square="${lit.dataset.lit}"]`).getBoundingClientRect();
  const { left, right, top, bottom } = lit.getBoundingClientRect();
  const [x, y] = [square.left + square.width / 2, square.top + square.height / 2];
  return x < left || x > right || y < top || y > bottom;
}).map((lit) => lit.dataset.lit)"""
"""JavaScript: lit squares whose light lies elsewhere."""


def ended(
    page: Page, server: Server, game: str, names: Sequence[str] = ("Ada", "Ines"), **options: str
) -> tuple[str, str]:
    """Where a match that is over stands, and where in the API: bots played it here, its record was sent."""
    play, rng = begun(game, 2, SEED, **options), Rng(SEED, 1)
    bot = make(USUAL, play.game, rng)
    while not play.over:
        (player, *_) = play.game.players_to_act(play.state)
        view, legal = play.game.view(play.state, player), play.game.legal_actions(play.state, player)
        play.apply(bot.act(view, legal))
    play.record.names = [*names]
    answer = page.request.post(f"{server.address}api/records", data=play.record.to_json())
    assert answer.status == 201, answer.text()
    table = answer.json()["table"]
    return f"{server.address}tables/{table}", f"{server.address}api/tables/{table}"


@pytest.mark.parametrize("game", ENDS)
def test_a_line_lights_up_what_it_counts(game: str, server: Server, page: Page) -> None:
    count, line, light, words = ENDS[game]
    address, api = ended(page, server, game)
    told = {**page.request.get(api).json(), "events": whole_log(page.request, api)}
    wanted = count(told, page.request.get(f"{server.address}api/games/{game}/components").json())
    assert wanted
    page.goto(address)
    button = page.locator(f"main.end {line}")
    lit = page.locator(f"main.end .left {light}")
    expect(button).to_be_visible(timeout=PATIENCE)
    expect(lit).to_have_count(0)
    button.hover()
    expect(lit).to_have_count(len(wanted))
    comes_true(page, f"() => ({ELSEWHERE})().length === 0")  # the lights find their place a frame later
    expect(page.locator("main.end .left [role='status']")).to_contain_text(re.compile(words))
    assert [str(one) for one in violations(page)] == []
    page.locator("h2").first.hover()
    expect(lit).to_have_count(0)
    button.focus()
    expect(lit).to_have_count(len(wanted))
    expect(button).to_have_attribute("aria-pressed", "true")


BESIDE_THE_MAP = """() => {
  const [map, sheet, log] = ['.map', '.map [role="grid"]', '#log'].map((part) =>
    document.querySelector(`main.end ${part}`).getBoundingClientRect());
  return map.width - sheet.width < 70 && log.bottom <= innerHeight && log.height > 100 && log.width > 200;
}"""
"""JavaScript: the card of the map is no broader than it, and the log stands in what is left."""


def test_the_log_of_skylines_has_the_room_beside_the_map(server: Server, page: Page) -> None:
    page.goto(ended(page, server, "skylines", scenario="2")[0])
    expect(page.locator("main.end")).to_be_visible(timeout=PATIENCE)
    for width, height in ((1280, 800), (1920, 1080)):
        resize(page, {"width": width, "height": height})
        comes_true(page, BESIDE_THE_MAP)


def test_a_finger_looks_at_all_that_neoms_end_tells(server: Server, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", has_touch=True)
    page = context.new_page()
    page.goto(ended(page, server, "neom")[0])
    page.locator(".open").tap(timeout=PATIENCE)
    heading = page.get_by_role("heading", name="City of Ines")
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    expect(page.locator(".end .city svg").first).to_be_in_viewport(ratio=1)
    page.locator("tbody tr", has_text="Goods").locator("td").last.tap()
    expect(page.locator("tbody tr.on")).to_contain_text("Goods")
    context.close()


def test_a_finger_asks_what_stands_on_mayors_last_map(server: Server, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", has_touch=True)
    page = context.new_page()
    address, api = ended(page, server, "mayor")
    page.goto(address)
    square = page.request.get(api).json()["view"]["board"]["tiles"][0]["square"]
    page.locator(f"[data-square='{square}']").tap(timeout=PATIENCE)
    expect(page.locator("#peek strong")).to_be_visible()
    page.locator("h2").first.tap()
    expect(page.locator("#peek")).to_have_count(0)
    context.close()


def test_the_light_lies_on_a_sheet_that_is_turned(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto(ended(page, server, "skylines", scenario="2")[0])
    expect(page.locator("main.end .columns span").first).to_have_text("1", timeout=PATIENCE)
    page.locator("main.end [data-line='happiness']").focus()
    expect(page.locator("main.end [data-lit]")).not_to_have_count(0)
    comes_true(page, f"() => ({ELSEWHERE})().length === 0")  # the drawing follows a frame later


LONG_NAME = "Maximiliane von Hohenstein-Wittgenstein"

TOLD_WHOLE = """() => [...document.querySelectorAll('.swings button')].every((swing) => {
  const [words, all] = [swing.querySelector('.fact').getBoundingClientRect(), swing.getBoundingClientRect()];
  return words.right <= all.right && words.bottom <= all.bottom && words.height > 0
    && swing.innerText.includes(swing.title) && !swing.querySelector('.fact *');
})"""
"""JavaScript: what happened at the biggest swings is told to the end."""


def test_a_long_name_hides_no_swing_of_a_replay(server: Server, page: Page) -> None:
    address, _ = ended(page, server, "skylines", names=(LONG_NAME, LONG_NAME))
    page.goto(f"{address}/replay?at=5")
    swings = page.locator(".swings button")
    expect(swings).to_have_count(3, timeout=PATIENCE)
    for width in (1280, 1024):
        resize(page, {"width": width, "height": 800})
        comes_true(page, TOLD_WHOLE)
    expect(page.locator("main.board .sheet > button")).to_have_count(0)  # a replay buys no piece


PICTURE = """() => {
  const drawing = document.querySelector('.admin .skyline svg');
  return drawing.childElementCount > 0 && (getComputedStyle(drawing).display === 'none'
    || drawing.getBoundingClientRect().height >= 38);
}"""
"""JavaScript: the skyline is drawn whole or not at all."""


def test_a_replay_has_no_scrap_of_the_skyline(server: Server, page: Page) -> None:
    address, _ = ended(page, server, "skylines", scenario="2")
    page.goto(f"{address}/replay?at=12")
    expect(page.locator(".admin .skyline")).to_be_visible(timeout=PATIENCE)
    for height in (900, 800, 768, 720):
        resize(page, {"width": 1280, "height": height})
        comes_true(page, PICTURE)
