"""Games of each title by two at one device: it is passed on whenever the other is asked.

While it is passed nothing of the table is on the page, and nothing of a hand anywhere in it.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser import test_mayor_table, test_neom_table, test_skylines_table
from tests.browser.advanced import bring, near_its_end
from tests.browser.server import Server
from tests.browser.sitting import NAP, PATIENCE, READY, Sitting
from tests.browser.unseen import Events, Hands, Open, Skylines

PASSED_OR_READY = f"(offers) => document.querySelector('[data-pass]') !== null || ({READY})(offers)"

BOARD = ".table, [data-tile], [data-square], [data-space], [data-card], [data-action], #hand, #log"
"""Selectors of what is only there while somebody looks from a seat."""

pytestmark = pytest.mark.timeout(900)  # a busy machine may need seconds for each turn


class Shared(Sitting):
    """Mixin for a game's sitting: whoever is asked takes the device, by click and by key in turn.

    seat: whose turn it is to look. passed: how often it was passed on. hidden: secret names that were looked
    for while it was.
    """

    unseen: Open

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.seat = 0
        self.passed = 0
        self.hidden: set[str] = set()

    def offered(self) -> dict[str, Any]:
        while True:
            self.page.wait_for_function(PASSED_OR_READY, arg=self.offers, timeout=PATIENCE)
            if self.page.locator("[data-pass]").count():
                self._take_the_device()
                continue
            found = self._now()
            if found["over"] or self.asked():
                return found
            self.page.wait_for_timeout(NAP)

    def _take_the_device(self) -> None:
        self.passed += 1
        page, passing = self.page, self.page.locator("[data-pass]")
        self.seat = int(passing.get_attribute("data-pass") or "")
        expect(page.locator(BOARD)).to_have_count(0)
        secret = self._hands()
        self.hidden |= secret
        text = page.content()
        assert [name for name in secret if name in text] == []
        button = passing.get_by_role("button").first
        expect(button).to_be_focused()
        if self.passed % 2:
            page.keyboard.press("Enter")
        else:
            button.click()
        expect(passing).to_have_count(0, timeout=PATIENCE)

    def _hands(self) -> set[str]:
        """Names of what either of the two holds now, in both languages."""
        for player in (0, 1):
            self.unseen.hear(player, self.looking_from(player)["view"])
        held = set[int]().union(*self.unseen.holds)
        return set[str]().union(*(self.unseen.names[number] for number in held))

    def looking_from(self, player: int) -> dict[str, Any]:
        """The update for one of the seats of this device."""
        told: dict[str, Any] = self.asker.get(self.api, params={"seat": player}).json()
        return told


class SharedNeom(Shared, test_neom_table.Neom):
    unseen = Hands()


class SharedMayor(Shared, test_mayor_table.Mayor):
    unseen = Events()


class SharedPlanner(Shared, test_skylines_table.Planner):
    unseen = Skylines()

    def told(self, path: str = "") -> str:
        return super().told(f"{path}?seat={self.seat}" if path == "/previews" else path)


def set_up(sitting: Shared, title: str, seats: int, left: int = 0, **options: str) -> None:
    """A table whose first two seats are at this device; further ones bots'. left: see `Sitting.set_up`."""
    page = sitting.page
    page.goto(sitting.server.address)
    if left:
        bring(page, near_its_end(title.lower(), people=2, bots=seats - 2, left=left, **options))
        return
    sitting.fill_in(title, seats, {2: "here"}, **options)
    page.get_by_label("Name of seat 2").fill("Ben")
    page.get_by_role("button", name="Set up the table").click()


@pytest.mark.variant
@pytest.mark.parametrize("beginner", ["no", "yes"])
def test_neom(server: Server, page: Page, beginner: str) -> None:
    """Two people and a bot, or all hands would lie open."""
    sitting = SharedNeom(page, server)
    set_up(sitting, "NEOM", 3, beginner=beginner)
    test_neom_table.finish(sitting, {8: page.reload})
    assert sitting.passed >= 2 * 21
    assert len(sitting.hidden) >= 30, "there were no hands to hide"


def test_neom_near_its_end(server: Server, page: Page) -> None:
    """As above, a table of which little is left."""
    sitting = SharedNeom(page, server)
    set_up(sitting, "NEOM", 3, left=10)
    test_neom_table.finish(sitting, {2: page.reload})
    assert sitting.passed >= 4
    assert len(sitting.hidden) >= 4, "there were no hands to hide"


@pytest.mark.variant
@pytest.mark.parametrize("amenities", ["no", "yes"])
def test_mayor_on_a_phone(server: Server, page: Page, amenities: str) -> None:
    """Two people and a bot that buys: two who only take what is offered play very long."""
    page.set_viewport_size({"width": 390, "height": 844})
    sitting = SharedMayor(page, server)
    set_up(sitting, "Mayor", 3, events="yes", amenities=amenities)
    test_mayor_table.finish(sitting, {4: page.reload})
    assert sitting.passed >= 10


@pytest.mark.parametrize(
    ("scenario", "left"),
    [
        pytest.param("introduction", 0, marks=pytest.mark.variant),
        pytest.param("introduction", 8, marks=pytest.mark.variant),
        pytest.param("5", 0, marks=pytest.mark.variant),
    ],
)
def test_skylines(server: Server, page: Page, scenario: str, left: int) -> None:
    sitting = SharedPlanner(page, server)
    set_up(sitting, "Skylines", 2, left=left, scenario=scenario)
    view = test_skylines_table.finish(sitting, {4: page.reload})
    test_skylines_table.look_at_the_end(sitting, view, "en")
    assert sitting.passed >= (3 if left else 5)
