"""The guided first games in a browser, played whole as the greedy bot would play them.

The choices go over the API; the page is looked at before each. Every lesson comes up once, none in a
crowd, and what it speaks of is outlined in sight, at a desk and on a phone, upright and on its side. The
first lessons are read in German on a phone, and axe finds nothing in the strip.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.axe import violations
from tests.browser.boards import BOARDS, FOLDER
from tests.browser.device import Folder
from tests.browser.layout import DRAWN, FOUR_FRAMES, comes_true, nothing_sticks_out, resize
from tests.browser.matrix import Look, Matrix, shared_looks
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE, speak_german
from tests.cases import some

from gridtown.bots import make
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.games import load

GUIDED = {name: json.loads((FOLDER / name / "guided.json").read_text("utf-8")) for name in BOARDS}

ALWAYS = "neom"
"""The shortest of them; the others are played whole by `make proof`."""

ASTRAY = 5
"""Limit of places by which a lesson comes earlier or later than listed: it waits for its matter."""

LESSON = re.compile(r"\bid: '(\w+)',\s+when:")
"""Pattern of a lesson's id."""

FOLDED = ".guide.folded[data-lesson]"

PHONE: ViewportSize = {"width": 390, "height": 844}

LYING: ViewportSize = {"width": 844, "height": 390}

DESK: ViewportSize = {"width": 1280, "height": 800}

OUTLINED = """() => [...document.querySelectorAll('*')].some((e) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(e);
  if (outlineStyle !== 'dashed' || parseFloat(outlineWidth) >= 3) return false;
  const { left, top, right, bottom, width, height } = e.getBoundingClientRect();
  const [low, seen] = [Math.max(0, top), Math.min(innerHeight, bottom) - Math.max(0, top)];
  if (!width || seen < 0.6 * height || left < -1 || right > innerWidth + 1) return false;
  return [0.1, 0.5, 0.9].every((x) => [0.1, 0.5, 0.9].every((y) =>
    e.contains(document.elementFromPoint(left + x * width, low + y * seen))));
})"""
"""JavaScript: something that a lesson outlines, which is thinner than what else is dashed, is in sight."""

CONFIRM_COVERED = """() => {
  const button = document.querySelector('[data-confirm]')?.getBoundingClientRect();
  const strip = document.querySelector('.guide').getBoundingClientRect();
  if (!button) return false;
  const on = document.elementFromPoint((button.left + button.right) / 2, button.bottom - 4);
  return button.top < strip.bottom || !on?.closest('[data-confirm]');
}"""
"""JavaScript: the button lies under the lesson, beyond an edge of the window or under anything else."""

EMPTY = """() => [...document.querySelectorAll('*')]
  .filter((e) => getComputedStyle(e).outlineStyle === 'dashed')
  .flatMap((e) => [...e.querySelectorAll('svg')].filter((drawing) => !drawing.children.length))
  .map((drawing) => drawing.parentElement.className)"""
"""JavaScript: what is outlined and waits for its drawing."""

TWO_LINES_HIGH = """() => {
  const high = document.querySelector('.above').offsetHeight;
  return 64 <= high && high <= 90;
}"""
"""JavaScript: the lesson above the board takes two lines."""


def lessons(game: str) -> list[str]:
    """Ids of the lessons of a game, in the order in which they are listed."""
    return LESSON.findall((FOLDER / game / "guide.ts").read_text("utf-8"))


class Learner:
    """A person at a guided table who plays as the greedy bot would."""

    def __init__(self, page: Page, server: Server | Folder, game: str) -> None:
        self.page = page
        self.game = game
        self.path = f"{server.address}api/tables/{self.begin(server)}"
        expect(page.locator(DRAWN)).to_be_visible(timeout=PATIENCE)

    def begin(self, server: Server | Folder) -> str:
        """Open the guided table; its id."""
        body = {**GUIDED[self.game], "game": self.game, "guided": True}
        created = self.page.request.post(f"{server.address}api/tables", data=body)
        assert created.ok, created.text()
        table = str(created.json()["table"])
        self.page.goto(f"{server.address}tables/{table}")
        return table

    def look(self) -> dict[str, Any]:
        """The update as it is now."""
        update: dict[str, Any] = self.page.request.get(self.path).json()
        return update

    def take(self, command: dict[str, Any]) -> None:
        """Send a command."""
        answer = self.page.request.post(f"{self.path}/actions", data=command)
        assert answer.ok, answer.text()

    def told(self) -> dict[str, Any]:
        """The update once the learner has to choose, or the game is over, with the page up to date."""
        for _ in range(PATIENCE // 20):
            told = self.look()
            if told["legal_actions"] or told["over"]:
                shown = f".table[data-version='{told['version']}']"
                expect(self.page.locator(shown)).to_be_attached(timeout=PATIENCE)
                return told
            self.page.wait_for_timeout(20)
        pytest.fail("nobody moves")

    def act(self, action: str, told: dict[str, Any]) -> None:
        assert action in [legal["action"] for legal in told["legal_actions"]]
        self.take({"id": f"c{told['version']}", "version": told["version"], "action": action})

    def unfold(self) -> None:
        """Open the strip if there is a lesson in it."""
        folded = self.page.locator(FOLDED)
        if folded.count():
            folded.get_by_role("button").click()

    def learn(self) -> Iterator[str]:
        """Ids of the lessons shown now, each read and dismissed."""
        strip = self.page.locator(".guide")
        self.unfold()
        while (lesson := strip.get_attribute("data-lesson") if strip.count() else None) is not None:
            yield lesson
            self.page.locator("[data-got-it]").click()
            expect(self.page.locator(f".guide[data-lesson='{lesson}']")).to_have_count(0)


def greedy_actions(game: str) -> Iterator[str]:
    """Actions of the greedy bot in the first seat of the guided table."""
    rules, body = load(game), GUIDED[game]
    seed = int(body["seed"], 16)
    play = Play(rules, rules.setup(body["players"], body["options"]), seed)
    bots = [make("greedy", rules, Rng(seed, 1 + player)) for player in range(body["players"])]
    taken = [0] * body["players"]
    while not play.over:
        player = rules.players_to_act(play.state)[0]
        view = rules.view(play.state, player)
        bots[player].rng.seek(taken[player])
        action = bots[player].act(view, rules.legal_actions(view.known, player))
        taken[player] += 1
        if player == 0:
            yield rules.write_action(action)
        play.apply(action)


@pytest.mark.parametrize("game", some(GUIDED, ALWAYS))
def test_every_lesson_comes_up_once(page: Page, server: Server, game: str) -> None:
    page.set_viewport_size(PHONE)
    learn_all(Learner(page, server, game), PHONE, LYING, DESK)


def learn_all(learner: Learner, *sizes: ViewportSize) -> None:
    """Play a guided game to its end: every lesson comes up once, and speaks of what is in sight.

    sizes: of the window, which has the first; else as it is.
    """
    page, game, wanted = learner.page, learner.game, lessons(learner.game)
    assert 10 <= len(wanted) <= 16
    expect(page.locator(".guide[data-lesson]")).to_be_visible(timeout=PATIENCE)
    seen: list[str] = []
    for action in [*greedy_actions(game), None]:
        told = learner.told()
        fresh = []
        for lesson in learner.learn():
            fresh.append(lesson)
            in_sight(learner, lesson, *sizes)
        assert len(fresh) <= 2
        seen += fresh
        if action is not None:
            learner.act(action, told)
    assert sorted(seen) == sorted(wanted)
    assert (seen[0], seen[-1]) == ("aim", "end")
    assert all(abs(wanted.index(lesson) - place) <= ASTRAY for place, lesson in enumerate(seen)), seen
    expect(page.locator(".guide")).to_have_count(0)


def in_sight(learner: Learner, lesson: str, *sizes: ViewportSize) -> None:
    """Check that the lesson outlines something in sight in windows of these sizes, or of the one it has."""
    page = learner.page
    for size in sizes or [None]:
        if size:
            resize(page, size)
            learner.unfold()
        comes_true(page, OUTLINED)
        page.evaluate(FOUR_FRAMES)  # the strip's height moves the board, which is scrolled to once more
        assert page.evaluate(EMPTY) == [], lesson
        assert not page.evaluate(CONFIRM_COVERED), lesson
        nothing_sticks_out(page)
    if sizes:
        resize(page, sizes[0])


@pytest.mark.parametrize("game", some(GUIDED, "skylines"))
def test_the_first_lessons_in_german_on_a_phone(
    page: Page, server: Server, matrix: Matrix, game: str
) -> None:
    page.set_viewport_size(PHONE)
    learner = Learner(page, server, game)
    strip = page.locator(".guide")
    expect(strip.locator(".text")).to_be_visible(timeout=PATIENCE)
    for _ in matrix.at("guided", shared_looks(game, 5)):
        pass
    matrix.cut(Look(PHONE, "en", "light"))
    speak_german(page)
    expect(page.locator("html")).to_have_attribute("lang", "de", timeout=PATIENCE)
    expect(strip.get_by_text("Lektion 1 von")).to_be_visible()
    without_fault(page)
    page.reload()
    expect(page.locator(FOLDED)).to_be_visible(timeout=PATIENCE)
    for action, _ in zip(greedy_actions(game), range(8), strict=False):
        told = learner.told()
        for lesson in learner.learn():
            in_sight(learner, lesson)
            words = strip.locator(".said").inner_text()
            assert f"{game}-guide" not in words
            assert re.search(r"\b(der|die|das|du|deine?|ein)\b", words), words
            assert strip.evaluate("(e) => e.offsetHeight") <= 156, "the board needs the room"
        learner.act(action, told)
    learner.told()
    without_fault(page)
    resize(page, {"width": 390, "height": 560})
    page.mouse.wheel(0, 2000)
    page.wait_for_function("() => scrollY > 0")
    expect(strip).to_be_in_viewport()
    comes_true(page, "() => document.querySelector('.guide').offsetHeight <= 48")


def test_a_lesson_puts_back_what_it_moved_and_leaves_what_one_opens(page: Page, server: Server) -> None:
    page.set_viewport_size(PHONE)
    learner = Learner(page, server, "skylines")
    mine, city, log = (page.locator(f"#tab-{tab}[aria-selected='true']") for tab in ("you", "city", "log"))
    expect(city).to_be_visible(timeout=PATIENCE)
    comes_true(page, "() => scrollY > 0")
    for turned in (LYING, DESK, PHONE):
        resize(page, turned)
        learner.unfold()
        comes_true(page, OUTLINED)
    expect(city).to_be_visible()
    page.locator("[data-got-it]").click()
    expect(mine).to_be_visible()
    comes_true(page, "() => scrollY === 0")
    page.evaluate("() => localStorage.removeItem(`gridtown.guide.${location.pathname.split('/').at(-1)}`)")
    page.reload()
    expect(city).to_be_visible(timeout=PATIENCE)
    page.locator("#tab-log").click()
    expect(log).to_be_visible()
    page.evaluate(FOUR_FRAMES)
    page.locator("[data-got-it]").click()
    expect(page.locator(".guide[data-lesson='piece']")).to_be_visible()
    expect(log).to_be_visible()


def test_lessons_are_put_off_and_kept_and_ended(page: Page, server: Server) -> None:
    learner = Learner(page, server, "neom")
    strip, shown = page.locator(".guide"), page.locator(".guide .head")
    expect(shown).to_have_text("Your city", timeout=PATIENCE)
    expect(strip.get_by_role("link", name="More in the rules")).to_have_attribute("href", "/rules/neom#aim")
    page.get_by_role("button", name="Got it, next").click()
    expect(shown).to_have_text("Selecting a tile")
    page.get_by_role("button", name="Show me later").click()
    expect(shown).to_have_text("Keep playing")
    page.reload()
    expect(shown).to_have_text("Selecting a tile", timeout=PATIENCE)
    page.get_by_role("button", name="Got it").press("Enter")
    expect(shown).to_have_text("Keep playing")
    expect(strip).to_be_focused()
    for action, _ in zip(greedy_actions("neom"), range(2), strict=False):
        learner.act(action, learner.told())
    expect(shown).to_have_text("Roads lead to the center", timeout=PATIENCE)
    comes_true(page, TWO_LINES_HIGH)
    without_fault(page)
    page.get_by_role("button", name="End the lessons").click()
    expect(strip).to_have_count(0)
    page.reload()
    expect(page.locator(".board")).to_be_visible(timeout=PATIENCE)
    expect(strip).to_have_count(0)


def without_fault(page: Page) -> None:
    """Check the strip with axe."""
    assert violations(page, ".guide") == []
