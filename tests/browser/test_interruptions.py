"""Reload and lost connection in the middle of every kind of step, in a whole game of each title.

At the first step of each kind the page is loaded again with a choice held up, and at the first that is sent
the line is cut just before; what was sent arrives when it is back, once. At every later kind the server is
killed instead, with the choice on its way.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.server import Server
from tests.browser.sitting import PATIENCE, Sitting
from tests.browser.test_mayor_table import Mayor
from tests.browser.test_neom_table import Neom
from tests.browser.test_skylines_table import Planner

LINE = "header [data-line]"


class Interrupted(Sitting):
    """Mixed in before a game's sitting: every kind of step is interrupted.

    reloaded, cut: the kinds of steps at which the page was loaded again, or the line was cut.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.reloaded: set[str] = set()
        self.cut: set[str] = set()

    def hold(self, selector: str, step: int) -> None:
        """Hold up the choice; the first of each kind is forgotten, as the page is loaded again."""
        super().hold(selector, step)
        kind = self.kind()
        if kind not in self.reloaded:
            self.reloaded.add(kind)
            before = self.table()
            self.page.reload()
            expect(self.page.locator(LINE)).to_have_attribute("data-line", "live", timeout=PATIENCE)
            after = self.table()
            assert (after["version"], after["legal_actions"]) == (before["version"], before["legal_actions"])

    def confirm(self, attempt: int) -> None:
        """Send the choice; the first of each kind over a line that is cut."""
        kind = self.kind()
        if kind in self.cut:
            super().confirm(attempt)
            return
        self.cut.add(kind)
        before = self.table()["version"]
        if len(self.cut) % 2:
            self._over_a_cut_line(attempt)
        else:
            self._while_the_server_dies(attempt)
        expect(self.page.locator(LINE)).to_have_attribute("data-line", "live", timeout=PATIENCE)
        self.page.wait_for_function(
            "(version) => Number(document.querySelector('[data-version]').dataset.version) > version",
            arg=before,
            timeout=PATIENCE,
        )

    def kind(self) -> str:
        """What kind of step is asked for."""
        actions = self.table()["legal_actions"]
        return " ".join(sorted({action["kind"] for action in actions}))

    def _over_a_cut_line(self, attempt: int) -> None:
        self.page.context.set_offline(True)
        super().confirm(attempt)
        expect(self.page.locator(LINE)).to_have_attribute("data-line", "reconnecting", timeout=PATIENCE)
        self.page.context.set_offline(False)

    def _while_the_server_dies(self, attempt: int) -> None:
        self.server.kill()
        super().confirm(attempt)
        expect(self.page.locator(LINE)).to_have_attribute("data-line", "reconnecting", timeout=PATIENCE)
        self.server.start()


class InterruptedNeom(Interrupted, Neom):
    """NEOM, two players."""


class InterruptedMayor(Interrupted, Mayor):
    """Mayor, two players."""


class InterruptedPlanner(Interrupted, Planner):
    """Skylines, alone."""


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("sitting", "title", "players", "least"),
    [
        (InterruptedNeom, "NEOM", 2, 4),
        (InterruptedMayor, "Mayor", 2, 3),
        (InterruptedPlanner, "Skylines", 1, 4),
    ],
)
def test_every_kind_of_step_is_interrupted(
    server: Server, page: Page, sitting: type[Any], title: str, players: int, least: int
) -> None:
    person: Interrupted = sitting(page, server)
    person.set_up(title, players=players)
    assert person.play({})["over"]
    assert len(person.reloaded) >= least
    assert len(person.cut) >= least
