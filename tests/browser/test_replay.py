"""Replays of each game, played to its end.

By keys and by the slider; what a link to a frame shows elsewhere; a record taken away and brought back.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import violations
from tests.browser.boards import FOLDER, of_every_board
from tests.browser.layout import DRAWN, comes_true, nothing_sticks_out
from tests.browser.match import Match
from tests.browser.matrix import FIRST_PLACES, Matrix, shared_looks
from tests.browser.server import Server
from tests.cases import some
from tests.registry import begun, random_step

from gridtown.core.record import Record
from gridtown.core.rng import Rng

GAMES = of_every_board({"neom": {"beginner": "yes"}, "mayor": {}, "skylines": {}})
"""Options of each game that make a match short."""

ALWAYS = "skylines"
"""The quickest of them; the others are played at tables by `make proof`."""

RECORDED = 5
"""Seed of the matches of which there are records."""

PATIENCE = 20_000
"""Longest wait for a page, in milliseconds."""

TOUCHED = """(input, frame) => {
  input.value = frame;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}"""
"""JavaScript: the slider moved as by a pointer or assistive technology."""


ONE_SIZE = """() => new Set([...document.querySelectorAll('.seats > .seat .open svg')]
  .map((svg) => svg.getBoundingClientRect().width)).size === 1"""
"""JavaScript: the cities at the sides are of one size."""

NO_SCROLLING = """() => [...document.querySelectorAll('.seats')]
  .every((side) => side.scrollHeight <= side.clientHeight)"""
"""JavaScript: nothing at the sides has to be scrolled."""


VEILED = ("kept-secretly", "chosen", "planned", "answered")
"""Ids of events that tell only that somebody has chosen."""

PICTURE = """() => {
  const high = (css) => document.querySelector(css).offsetHeight;
  return high('.dock .scores') * 3 >= high('.dock');
}"""
"""JavaScript: the chart takes a third of the dock or more."""


MARKS_APART = """() => {
  const marks = [...document.querySelectorAll('[data-marks]')].map((mark) => mark.getBoundingClientRect());
  return marks.every(({ left, right, width }, i) => width >= 44 && left >= 0 && right <= innerWidth
    && (!i || left >= marks[i - 1].right - 0.5));
}"""
"""JavaScript: the chart's marks are large enough for a finger, within the window and beside each other."""


IN_SIGHT = """() => {
  const [board, dock, bar] = ['main.board', '.dock', 'header'].map((css) =>
    document.querySelector(css).getBoundingClientRect());
  const free = dock.top - bar.bottom;
  return free > 0.65 * innerHeight && board.top < bar.bottom + 20 && board.bottom <= dock.top + 1
    && board.height > 0.85 * free;
}"""
"""JavaScript: the board fills what bar and controls leave of the window, which is two thirds of it."""


class Replay:
    """The page of a match that is over."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slider = page.locator("[data-slider]")
        self.words = page.locator(".frame-words .main")

    def open(self, address: str) -> "Replay":
        self.page.goto(address)
        expect(self.page.locator(DRAWN)).to_be_visible()
        expect(self.slider).to_be_visible()
        return self

    def stands_at(self, frame: int) -> None:
        """Check that board and slider are at the frame."""
        expect(self.page.locator("[data-frame]")).to_have_attribute("data-frame", str(frame))
        expect(self.slider).to_have_value(str(frame))

    def press(self, *keys: str) -> "Replay":
        for key in keys:
            self.page.keyboard.press(key)
        return self

    @property
    def last(self) -> int:
        return int(self.slider.get_attribute("max") or "")

    @property
    def told(self) -> str:
        """Text of the slider for those who hear it."""
        return self.slider.get_attribute("aria-valuetext") or ""


@contextmanager
def another(browser: Browser, **options: object) -> Iterator[Page]:
    """Somebody else's browser."""
    context = browser.new_context(**{"reduced_motion": "reduce", **options})  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


def played(page: Page, server: Server, game: str) -> Match:
    match = Match.set_up(page.request, server, game, **GAMES[game])
    match.play()
    return match


def kept(page: Page, server: Server, game: str) -> Match:
    """A match of which there is the record: to play one at a table takes a hundred times as long."""
    answer = page.request.post(f"{server.address}api/records", data=recorded(game))
    assert answer.status == 201, answer.text()
    return Match(page.request, server, answer.json()["table"])


@cache
def recorded(game: str) -> str:
    """The record of a match at random."""
    play, rng = begun(game, 2, RECORDED, **GAMES[game]), Rng(RECORDED, 1)
    while not play.over:
        random_step(play, rng)
    play.record.names = ["Ada", "Bot"]
    return play.record.to_json()


def happened(match: Match, eyes: int, **query: str) -> list[dict[str, Any]]:
    """All that happened, passage by passage."""
    events: list[dict[str, Any]] = []
    upto = match.ask("/timeline")["last"] + 1
    while upto > 0:
        passage = match.ask(f"/timeline/log?as={eyes}", upto=upto, **query)
        events, upto = [*passage["events"], *events], passage["since"]
    return events


@pytest.mark.parametrize("game", some(GAMES, ALWAYS))
def test_a_match_is_looked_at_again(game: str, server: Server, page: Page, browser: Browser) -> None:
    match = played(page, server, game)
    page.goto(match.page)
    _end_is_told_once(page)
    page.locator("main").get_by_role("link", name="Replay").click(timeout=PATIENCE)
    replay = Replay(page)
    replay.stands_at(0)
    _step_by_keys(replay)
    _step_by_slider(replay)
    frame = _look_through_other_eyes(replay)
    with another(browser, viewport={"width": 390, "height": 844}, locale="de") as elsewhere:
        _follow_a_link(Replay(elsewhere).open(page.url), frame, replay, match, game)
    _go_back_and_forward(replay, frame)
    _bring_a_record_back(replay, match)


def _end_is_told_once(page: Page) -> None:
    """Check that the end page stands in place of the board, with all ways on."""
    expect(page.locator("main.end h2").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-note]")).to_have_count(0)
    ways = page.locator("main.end .ways > *")
    assert ways.all_inner_texts() == ["Rematch", "Replay", "Record", "All tables"]
    expect(page.get_by_role("link", name="Replay")).to_have_count(1)


def _step_by_keys(replay: Replay) -> None:
    """Step by keys: a step, a turn, to both ends; the address follows."""
    replay.stands_at(0)
    expect(replay.page.locator(".frame-words .words")).to_have_text(
        f"Ada and Bot begin {replay.last} steps until the end."
    )
    replay.press("ArrowRight", "ArrowRight").stands_at(2)
    replay.press("ArrowLeft").stands_at(1)
    replay.press("Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight")
    third = int(replay.slider.input_value())
    assert third > 1
    replay.press("Shift+ArrowLeft", "Shift+ArrowRight").stands_at(third)
    replay.page.wait_for_url(f"**/replay?at={third}&as=0")
    replay.press("End").stands_at(replay.last)
    expect(replay.page.locator("main.end")).to_be_visible()
    comes_true(replay.page, "document.documentElement.scrollHeight <= innerHeight")
    replay.press("Home").stands_at(0)
    assert replay.told.startswith(f"Step 0 of {replay.last}")


def _step_by_slider(replay: Replay) -> None:
    """Move the slider by hand, by its own keys, and from the log; play, and stop."""
    middle = replay.last // 2
    replay.slider.evaluate(TOUCHED, middle)
    replay.stands_at(middle)
    assert replay.words.inner_text().rstrip(".") in replay.told
    replay.slider.focus()
    replay.press("ArrowUp", "PageDown", "ArrowLeft").page.get_by_role("button", name="3×").click()
    before = int(replay.slider.input_value())
    assert before < middle
    replay.page.get_by_role("button", name="Play", exact=True).click()
    expect(replay.slider).not_to_have_value(str(before))
    expect(replay.slider).not_to_have_value(str(before + 1))
    replay.page.get_by_role("button", name="Pause").click()
    assert int(replay.slider.input_value()) >= before + 2
    info = replay.page.locator("#log .at:not([aria-current])").first
    number = int(info.inner_text())
    info.click()
    replay.stands_at(number)
    expect(replay.page.locator("#log [aria-current]").first).to_have_text(str(number))


def _look_through_other_eyes(replay: Replay) -> int:
    """Look through the bot's eyes. Returns the frame that is left there, in the middle of the match."""
    frame = replay.last // 3
    replay.slider.evaluate(TOUCHED, frame)
    replay.page.get_by_label("Seen by").select_option("1")
    expect(replay.page.locator("[data-eyes]").first).to_have_attribute("data-eyes", "1")
    replay.stands_at(frame)
    assert [str(one) for one in violations(replay.page)] == []
    replay.page.wait_for_url(f"**/replay?at={frame}&as=1")
    return frame


def _choices(game: str) -> list[str]:
    """Patterns of the German sentences for what somebody chose in secret."""
    words = (FOLDER / game / "de.ftl").read_text("utf-8")
    said = re.findall(rf"^{game}-chose-\w+ = (.*)$", words, re.MULTILINE)
    somebody = [re.escape(one).replace(r"\{\ \$name\ \}", "(Ada|Bot)") for one in said]
    return [re.sub(r"\\{.*?\\}", ".+", one) for one in somebody]


def _follow_a_link(there: Replay, frame: int, here: Replay, match: Match, game: str) -> None:
    """Follow a link to a frame, in German and on a phone."""
    there.stands_at(frame)
    expect(there.page.locator("html")).to_have_attribute("lang", "de")
    assert there.told.startswith(f"Schritt {frame} von {here.last}")
    said = happened(match, 1, lang="de")
    facts = [event["text"].rstrip(".!") for event in said if event["id"] not in VEILED]
    expect(there.words).not_to_contain_text("verdeckt gewählt")  # till the log has come
    headline = there.words.inner_text()
    chosen = any(re.fullmatch(pattern, headline) for pattern in _choices(game))
    assert chosen or headline.startswith(tuple(facts)), "a headline tells a fact"
    nothing_sticks_out(there.page)
    there.page.get_by_role("button", name="Mehr zu dieser Partie").click()
    expect(there.page.get_by_role("link", name="Aufzeichnung laden")).to_be_visible()
    assert [str(one) for one in violations(there.page)] == []


def _go_back_and_forward(replay: Replay, frame: int) -> None:
    page = replay.page
    page.go_back()
    expect(page.locator("main.end")).to_be_visible(timeout=PATIENCE)
    page.go_forward()
    replay.stands_at(frame)
    page.reload()
    replay.stands_at(frame)


def _bring_a_record_back(replay: Replay, match: Match) -> None:
    """Upload the downloaded record, and check that it ends as the match did."""
    page = replay.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    record = download.value.path().read_text(encoding="utf-8")
    answer = page.request.post(f"{match.server.address}api/records", data=record)
    assert answer.status == 201, answer.text()
    again = Match(match.asker, match.server, answer.json()["table"])
    assert again.ask("/timeline") == match.ask("/timeline")
    assert again.ask("/frames/0")["names"] == ["Ada", "Bot"]
    Replay(page).open(f"{again.page}/replay?at={replay.last}&as=1").stands_at(replay.last)
    ends = [one.ask(f"/frames/{replay.last}?as=1")["view"] for one in (match, again)]
    assert ends[0] == ends[1]
    expect(page.locator("main.end")).to_be_visible()


HALF = 0.5
"""Share of a record that is kept, where it stops before the end."""

TAGGED = "<script>alert(1)</script>"
"""Names that would be markup if they weren't text."""


def cut(record: str, **names: list[str]) -> str:
    """The record of a match that was left, with other names or none."""
    whole = Record.from_json(record)
    last = next(i for i in range(int(HALF * len(whole.actions)), 0, -1) if whole.actions[i].startswith("P"))
    return whole.head(last, **names).to_json()


@pytest.mark.parametrize("game", some(GAMES, ALWAYS))
def test_a_record_that_stops_before_the_end_waits_for_nobody(game: str, server: Server, page: Page) -> None:
    for names, called, seals in (
        ({}, ["Player 1", "Player 2"], ["1", "2"]),
        ({"names": [TAGGED, "Ben"]}, [TAGGED, "Ben"], ["<", "B"]),
    ):
        answer = page.request.post(f"{server.address}api/records", data=cut(recorded(game), **names))
        assert answer.status == 201, answer.text()
        there = Match(page.request, server, answer.json()["table"])
        replay = Replay(page).open(f"{there.page}/replay")
        assert page.locator("[data-eyes] option").all_inner_texts() == [*called, "a spectator"]
        assert set(page.locator("svg.seal text").all_text_contents()) == set(seals)
        replay.press("End").stands_at(replay.last)
        expect(page.get_by_text("choosing")).to_have_count(0)
        expect(page.locator(".dots")).to_have_count(0)
        page.goto(there.page)
        expect(page.get_by_text("The record stops before the end.")).to_have_count(1)
        expect(page.get_by_text("choosing")).to_have_count(0)


def test_the_city_of_neom_is_large_where_nobody_chooses_from_a_hand(server: Server, page: Page) -> None:
    match = kept(page, server, "neom")
    replay = Replay(page).open(f"{match.page}/replay?at=9&as=0")
    comes_true(page, "() => document.querySelector('main.board .city').offsetHeight > 360")
    expect(page.locator("section.tray")).to_have_count(0)
    expect(page.locator(".seats.right #hand [data-tile]").first).to_be_visible()
    replay.page.get_by_label("Seen by").select_option("")
    expect(page.locator("#hand")).to_have_count(0)
    zero = page.locator(".scores .scale").first
    expect(zero).to_have_text("0")
    comes_true(
        page,
        """() => document.querySelector('.scores .scale').getBoundingClientRect().right
          <= document.querySelector('.scores .zero').getBoundingClientRect().left""",
    )


@pytest.mark.parametrize("game", some(GAMES, "neom", "skylines"))
def test_the_chart_is_a_picture_of_the_match(game: str, server: Server, page: Page, matrix: Matrix) -> None:
    match = kept(page, server, game)
    page.add_init_script(f"({FIRST_PLACES})()")
    replay = Replay(page).open(f"{match.page}/replay")
    matrix.is_painted_once("replay")
    for size in (
        {"width": 1280, "height": 800},
        {"width": 1920, "height": 1080},
        {"width": 1024, "height": 768},
    ):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        comes_true(page, PICTURE)
    scores = match.ask("/timeline")["scores"]
    swings = page.locator(".swings button")
    least = (max(map(max, scores)) - min(map(min, scores))) / 20
    moved = sum(
        any(now != then and abs(now - then) >= least for then, now in zip(*frames, strict=True))
        for frames in pairwise(scores)
    )
    expect(swings).to_have_count(min(3, moved))
    for swing in swings.all():
        swing.click()
        frame = int(replay.slider.input_value())
        changed = [now - then for now, then in zip(scores[frame], scores[frame - 1], strict=True)]
        amount = swing.locator("b").inner_text()
        assert int(amount.replace("\u2212", "-")) in changed
        expect(replay.words).not_to_contain_text("hidden choice")  # till the log has come
        assert f", {amount}" in replay.words.inner_text() or len(set(changed)) > 1
        doer = swing.locator(".seal use")
        if doer.count() and replay.words.inner_text().removesuffix(f", {amount}") in swing.inner_text():
            seal = page.locator(".frame-words .ico use")
            expect(seal).to_have_attribute("href", doer.get_attribute("href") or "")
    ids = {event["id"] for event in happened(match, 0)}
    if ids & {"disaster", "milestone", "mayor"}:
        expect(page.locator(".scores .flag").first).to_be_attached()
    if ids & {"placed", "played"}:
        expect(page.locator(".scores .first").first).to_be_attached()
    for look in matrix.at("replay", shared_looks(game, 2)):
        for part in ("replay-more", "replay-chart"):
            way = page.locator(f'[aria-controls="{part}"]')
            if way.is_visible():
                way.click()
                matrix.check(f"dock of the replay, {part}, {look}", look.touched, ".dock")
                way.click()


def test_marks_of_near_steps_are_one_that_lists_them(server: Server, page: Page) -> None:
    replay = Replay(page).open(f"{kept(page, server, 'mayor').page}/replay?as=0")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-chart]").click()
    marks = page.locator("[data-marks]")
    expect(marks.first).to_be_visible()
    comes_true(page, MARKS_APART)
    many = page.locator("[data-marks][aria-expanded]").first
    many.focus()
    replay.press("Enter")
    listed = page.locator(".marks li button")
    expect(listed).to_have_count(int(many.get_attribute("data-marks") or ""))
    listed.last.click()
    assert listed.last.inner_text().rstrip(".") in replay.told
    replay.press("Escape")
    expect(listed).to_have_count(0)
    expect(many).to_be_focused()


UNCOVERED = """() => {
  const map = document.querySelector('#city .pane').getBoundingClientRect();
  return [...document.querySelectorAll('#city .frame > :not(.pane)')]
    .every((part) => part.getBoundingClientRect().right <= map.left);
}"""
"""JavaScript: what moves and zooms the map of Mayor stands beside it."""


def test_nothing_lies_on_the_map_of_mayor_on_a_phone_on_its_side(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    Replay(page).open(f"{kept(page, server, 'mayor').page}/replay?at=9&as=0")
    expect(page.locator(".overview")).to_be_visible()
    comes_true(page, UNCOVERED)


def test_a_step_of_a_choice_is_told_and_when_what_that_brought_shows(server: Server, page: Page) -> None:
    match = kept(page, server, "neom")
    scores = match.ask("/timeline")["scores"]
    said = happened(match, 0)
    silent = {event["version"] + 1 for event in said}
    settled = {event["version"] for event in said if event["id"] == "income"}
    placed = (event for event in said if event["id"] == "placed" and event["version"] not in silent | settled)
    told = []
    for event in placed:
        frame, player = event["version"] - 1, event["player"]
        brought = scores[frame][player] - scores[frame - 1][player]
        if brought > 0 and player == 1:
            name, _, tile = event["text"].rpartition(" on ")[0].partition(" placed ")
            choice = re.compile(f"^{name} chose (to place|[A-E][1-5] for) {re.escape(tile)}$")
            told.append((frame, choice, f"{event['text'].removesuffix('.')}, +{brought}", brought))
    frame, choice, headline, brought = told[0]
    replay = Replay(page).open(f"{match.page}/replay?at={frame - 1}")
    expect(replay.words).to_have_text(choice)
    expect(page.locator(".whose")).to_contain_text("City of Bot")  # of whom it tells, not the first one's
    expect(page.locator(".frame-words .rest")).to_have_text(f"It shows in step {frame}: +{brought}.")
    replay.press("ArrowRight").stands_at(frame)
    expect(replay.words).to_have_text(headline)
    line = page.locator("#log [data-told]")
    expect(line).to_contain_text(headline.rpartition(",")[0])
    expect(line).to_be_in_viewport(ratio=1)
    page.locator(".frame-words .more").click()  # what else a turn of both brought needs more than two lines
    whole = page.locator("#frame-whole p")
    expect(whole.first).to_have_text(headline)
    expect(whole.last).to_be_in_viewport()
    replay.press("Escape")
    expect(page.locator("#frame-whole")).to_be_hidden()
    replay.stands_at(frame)


ABOVE = """() => {
  const city = document.querySelector('#city, main.end .map').getBoundingClientRect();
  return city.height > 200 && city.bottom <= document.querySelector('.dock').getBoundingClientRect().top;
}"""
"""JavaScript: all of the city stands above the dock, on the board and on the end page."""


@pytest.mark.parametrize("game", some(GAMES, "neom", "skylines"))
def test_in_a_low_window_the_city_stands_above_the_controls(game: str, server: Server, page: Page) -> None:
    replay = Replay(page).open(f"{kept(page, server, game).page}/replay?as=0")
    for width in (1366, 1024):
        page.set_viewport_size({"width": width, "height": 768})
        for keys, shown in (("End", "main.end"), ("ArrowLeft", ".shell")):
            replay.press(keys)
            expect(page.locator(shown)).to_be_visible()
            comes_true(page, ABOVE)


@pytest.mark.parametrize("game", ["neom", "mayor"])
@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_on_a_phone_on_its_side_the_city_comes_first(
    game: str, size: tuple[int, int], server: Server, page: Page
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    match = kept(page, server, game)
    Replay(page).open(f"{match.page}/replay?at=9&as=0")
    comes_true(page, IN_SIGHT)


def test_the_city_of_skylines_is_large_over_the_controls(server: Server, page: Page) -> None:
    """Check that in a low window numbers and scales stay beside it."""
    match = kept(page, server, "skylines")
    replay = Replay(page).open(f"{match.page}/replay?as=0")
    replay.press("End", "ArrowLeft").stands_at(replay.last - 1)
    expect(page.locator("main.board .sheet")).to_be_visible()
    comes_true(page, "document.querySelector('main.board .sheet').getBoundingClientRect().width > 600")
    expect(page.locator(".admin").get_by_role("meter")).to_have_count(8)
    expect(page.locator(".admin .scale").last).to_be_visible()


def test_the_chart_of_skylines_follows_what_a_match_is_about(server: Server, page: Page) -> None:
    match = kept(page, server, "skylines")
    replay = Replay(page).open(f"{match.page}/replay?as=0")
    expect(page.locator(".scores [data-course]")).to_have_count(2)
    expect(page.locator(".scores .counted")).to_have_count(1)
    for keys in (["End"], ["Home", "ArrowRight"]):
        replay.press(*keys)
        tracks = match.ask(f"/frames/{replay.slider.input_value()}?as=0")["view"]["tracks"]
        for name, track in (("Happiness", "happiness"), ("Treasury", "money")):
            told = page.locator(".dock .course").filter(has_text=name).locator("dd")
            expect(told).to_have_text(str(tracks[track]).replace("-", "\u2212"))


CITY_FIRST = """() => {
  const city = document.querySelector('#city').getBoundingClientRect();
  const dock = document.querySelector('.dock').getBoundingClientRect();
  return city.top < 80 && city.height > 180 && city.bottom <= dock.top;
}"""
"""JavaScript: all of the city stands above the dock."""


def test_the_city_of_skylines_comes_first_on_a_phone_on_its_side(server: Server, page: Page) -> None:
    match = kept(page, server, "skylines")
    page.set_viewport_size({"width": 844, "height": 390})
    replay = Replay(page).open(f"{match.page}/replay?as=0")
    replay.press("End", "ArrowLeft").stands_at(replay.last - 1)
    comes_true(page, CITY_FIRST)
    page.mouse.wheel(0, 200)
    comes_true(page, CITY_FIRST)


@pytest.mark.parametrize(
    ("players", "sides"),
    [
        *(pytest.param(*case, marks=pytest.mark.variant) for case in ((2, (1, 1)), (3, (2, 1)), (4, (2, 2)))),
        (5, (3, 2)),
    ],
)
def test_who_watches_neom_has_the_seats_on_both_sides(
    players: int, sides: tuple[int, int], server: Server, page: Page, browser: Browser
) -> None:
    seats = ["person", *["random"] * (players - 1)]
    body = {"game": "neom", "players": players, "seats": seats, "seed": "5eed", "public": True}
    answer = page.request.post(f"{server.address}api/tables", data=body)
    assert answer.ok, answer.text()
    with another(browser, viewport={"width": 1280, "height": 800}, locale="en") as watcher:
        watcher.goto(f"{server.address}tables/{answer.json()['table']}")
        for side, count in zip(("left", "right"), sides, strict=True):
            cards = watcher.locator(f".seats.{side} > .seat")
            expect(cards).to_have_count(count, timeout=PATIENCE)
        comes_true(watcher, ONE_SIZE)
        comes_true(watcher, NO_SCROLLING)


def test_a_match_that_runs_leads_to_its_table(server: Server, browser: Browser) -> None:
    with another(browser, locale="en") as page:  # of its own: Chromium calls a 409 an error
        match = Match.set_up(page.request, server, "skylines")
        page.goto(f"{match.page}/replay?at=3")
        expect(page.get_by_role("heading", name="The game is still being played")).to_be_visible()
        assert [str(one) for one in violations(page)] == []
        page.get_by_role("link", name="To the table").click()
        expect(page.locator("[data-version]")).to_be_attached(timeout=PATIENCE)
        page.goto(f"{server.address}tables/nowhere/replay")
        expect(page.get_by_role("heading", name="No replay here")).to_be_visible()


TOP_LINE = """() => {
  const log = document.querySelector('#log');
  const edge = log.getBoundingClientRect().top;
  const lines = [...log.children].map((line) => line.getBoundingClientRect());
  return [lines.findIndex(({ bottom }) => bottom > edge), lines.length];
}"""
"""JavaScript: which line of the log stands at its top, and how many there are."""


def test_in_another_language_the_log_stands_where_it_stood(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    match = kept(page, server, "neom")
    page.goto(f"{match.page}/replay?at=10")
    log = page.locator("#log")
    expect(log.locator(".now").first).to_be_in_viewport(timeout=PATIENCE)
    log.evaluate("(log) => (log.scrollTop = 0.4 * log.scrollHeight)")
    line, lines = page.evaluate(TOP_LINE)
    assert line > 10
    english = log.inner_text()
    page.locator("header button[lang='de']").click()
    expect(page.locator("html")).to_have_attribute("lang", "de", timeout=PATIENCE)
    expect(log).not_to_have_text(english, timeout=PATIENCE)
    comes_true(page, "() => /hat .* gebaut/.test(document.querySelector('#log').innerText)")
    assert page.evaluate(TOP_LINE) == [line, lines]
