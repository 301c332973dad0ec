"""Reload and lost connection in the middle of every kind of step, in a whole rich game of each title.

At the first question with a new kind of choice the page is loaded again with one held up, and at the first
choice of each kind that is sent the line is cut just before; what was sent arrives when it is back, once. At
every second kind the server is killed instead, with the choice on its way.
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

    reloaded: the kinds of choices there were when the page was loaded again. cut: the kinds that were sent
    over a cut line, or to a server that was gone.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.reloaded: set[str] = set()
        self.cut: set[str] = set()

    def hold(self, selector: str, step: int) -> None:
        """Hold up the choice; the first of each kind is forgotten, as the page is loaded again."""
        super().hold(selector, step)
        before = self.table()
        asked = {action["kind"] for action in before["legal_actions"]}
        if asked - self.reloaded:
            self.reloaded |= asked
            self.page.reload()
            expect(self.page.locator(LINE)).to_have_attribute("data-line", "live", timeout=PATIENCE)
            after = self.table()
            assert (after["version"], after["legal_actions"]) == (before["version"], before["legal_actions"])

    def confirm(self, attempt: int) -> None:
        """Send the choice; the first of each kind over a line that is cut."""
        before = self.table()
        held = self._now()["staged"]
        kind = next((one["kind"] for one in before["legal_actions"] if one["action"] == held), None)
        if kind is None or kind in self.cut:
            super().confirm(attempt)
            return
        self.cut.add(kind)
        if len(self.cut) % 2:
            self._over_a_cut_line(attempt)
        else:
            self._while_the_server_dies(attempt)
        expect(self.page.locator(LINE)).to_have_attribute("data-line", "live", timeout=PATIENCE)
        self.page.wait_for_function(
            "(version) => Number(document.querySelector('[data-version]').dataset.version) > version",
            arg=before["version"],
            timeout=PATIENCE,
        )

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
    """NEOM, two players. What is in a row of buttons and wasn't chosen yet comes first: tiles sell seldom."""

    def choose(self, found: dict[str, Any], step: int) -> str | None:
        new = [one["action"] for one in self.table()["legal_actions"] if one["kind"] not in self.cut]
        ends = tuple(f'[data-action="{action}"]' for action in new)
        fresh = [one for some in found["offered"] for one in some if one.endswith(ends)]
        return fresh[0] if fresh else super().choose(found, step)


class InterruptedMayor(Interrupted, Mayor):
    """Mayor with both variants, two players."""


class InterruptedPlanner(Interrupted, Planner):
    """Skylines with drawn pieces, roles and all buildings, alone."""


SOME_OF_NEOM = "keep select place at sell"
MOST_OF_MAYOR = "move buy place claim pass use citizen banker"
MOST_OF_SKYLINES = "lay keep develop play tile place draw take swap done end"

RICH = [
    (InterruptedNeom, "NEOM", 2, {}, SOME_OF_NEOM),
    (InterruptedMayor, "Mayor", 2, {"events": "yes", "amenities": "yes"}, MOST_OF_MAYOR),
    (InterruptedPlanner, "Skylines", 1, {"scenario": "5"}, MOST_OF_SKYLINES),
]
"""Who plays what, for how many, with which options; which kinds are sure to come up: who chooses an event, or
what an Amenity asks, hangs on how quickly others act."""


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("sitting", "title", "players", "options", "kinds"), RICH, ids=[rich[1] for rich in RICH]
)
def test_every_kind_of_step_is_interrupted(
    server: Server,
    page: Page,
    sitting: type[Any],
    title: str,
    players: int,
    options: dict[str, str],
    kinds: str,
) -> None:
    person: Interrupted = sitting(page, server)
    person.set_up(title, players=players, **options)
    assert person.play({})["over"]
    assert set(kinds.split()) <= person.cut <= person.reloaded
