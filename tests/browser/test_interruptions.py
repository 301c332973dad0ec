"""Reloads and lost connections amid every kind of step, in rich games of each title.

At the first question with a new kind of choice the page is loaded again with one held up, and at the first
choice of each kind that is sent the line is cut just before; what was sent arrives when it is back, once. At
every second kind the server is killed instead, with the choice on its way. In between the game is brought on
without a browser.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.abridged import HAS_COME, RICH, Told
from tests.browser.scripted_game import ScriptedGame, Taste, no_taste
from tests.browser.sitting import ELSEWHERE, MOST, MOST_ATTEMPTS, PATIENCE, Sitting, be_at, has_its_line
from tests.browser.test_mayor_table import Mayor
from tests.browser.test_neom_table import Neom
from tests.browser.test_skylines_table import Planner
from tests.browser.visitors import Visitors

from gridtown.games import load

LINE = "header [data-line]"


class Interrupted(Sitting):
    """Mixin for a game's sitting: every kind of step is interrupted.

    target: the action to choose. reloaded: the kinds of choices there were when the page was loaded
    again. cut: the kinds that were sent over a cut line, or to a server that was gone.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.target = ""
        self.reloaded: set[str] = set()
        self.cut: set[str] = set()

    def carry_out(self, target: str, version: int, step: int) -> None:
        """Make a choice at a version of the table, with its interruptions; the wanted one if possible."""
        self.target = target
        for attempt in range(MOST_ATTEMPTS):
            if self.attempt(self.offered(), step, attempt) or self.table()["version"] > version:
                self.is_answered()
                return
        pytest.fail(f"{target} could not be chosen")

    def choose(self, found: dict[str, Any], step: int) -> str | None:
        """What offers the target by itself, then what it is chosen with, last first."""
        offered: list[str] = [one for some in found["offered"] for one in some]
        words = [part for word in reversed(self.target.split()) for part in (word, *word.split(","))]
        for wanted in (self.target, *words):
            fitting = [one for one in offered if one.endswith(f'="{wanted}"]')]
            if fitting:
                return fitting[0]
        return super().choose(found, step)

    def hold(self, selector: str, step: int) -> None:
        """Stage the choice; the first of each kind is lost, as the page is loaded again."""
        self._hold(selector, step)
        if self._reload():
            self._hold(selector, step)

    def _reload(self) -> bool:
        """Load the page again if a kind of choice is new. Returns whether it was."""
        before = self.table()
        asked = {action["kind"] for action in before["legal_actions"]}
        if asked <= self.reloaded:
            return False
        self.reloaded |= asked
        self.page.reload()
        has_its_line(self.page)
        after = self.table()
        assert (after["version"], after["legal_actions"]) == (before["version"], before["legal_actions"])
        self.offered()
        return True

    def do_at_once(self, selector: str, step: int) -> None:
        """Make the choice by a click, with its interruptions."""
        self._reload()
        action = self.page.locator(selector).first.get_attribute("data-action")
        self._interrupt(action, lambda: super(Interrupted, self).hold(selector, step))
        self.is_answered()

    def _hold(self, selector: str, step: int) -> None:
        """Stage the choice, and what is only offered with it where that is the target."""
        super().hold(selector, step)
        itself = f'[data-action="{self.target}"]'
        if self._now()["staged"] != self.target and self.page.locator(itself).count():
            super().hold(itself, step)

    def confirm(self, attempt: int) -> None:
        """Confirm the choice; the first of each kind over a cut connection."""
        self._interrupt(self._now()["staged"], lambda: super(Interrupted, self).confirm(attempt))

    def _interrupt(self, action: str | None, send: Callable[[], None]) -> None:
        """Send an action, the first of each kind over a cut connection."""
        before = self.table()
        kind = self.kind_sent(before, action)
        if kind is None or kind in self.cut:
            send()
            return
        if len(self.cut) % 2:
            self._while_the_server_dies(send)
        else:
            self._over_a_cut_line(send)
        has_its_line(self.page)
        self.page.wait_for_function(HAS_COME, arg=before["version"] + 1, timeout=PATIENCE)
        self.cut.add(kind)

    def kind_sent(self, before: Told, action: str | None) -> str | None:
        """Kind of the choice that goes with an action; None where it is none."""
        return next((one["kind"] for one in before["legal_actions"] if one["action"] == action), None)

    def _over_a_cut_line(self, send: Callable[[], None]) -> None:
        self.page.context.set_offline(True)
        try:
            send()
            expect(self.page.locator(LINE)).to_have_attribute("data-line", "reconnecting", timeout=PATIENCE)
        finally:
            self.page.context.set_offline(False)

    def _while_the_server_dies(self, send: Callable[[], None]) -> None:
        self.server.kill()
        try:
            send()
            expect(self.page.locator(LINE)).to_have_attribute("data-line", "reconnecting", timeout=PATIENCE)
        finally:
            self.server.start()


class InterruptedNeom(Interrupted, Neom):
    """Interrupted game of NEOM."""


class InterruptedMayor(Interrupted, Mayor):
    """Interrupted game of Mayor."""


class InterruptedPlanner(Interrupted, Planner):
    """Interrupted game of Skylines: a card is sent with its tile and its place.

    It is played last of all kinds, as its place changes the course from there on.
    """

    def carry_out(self, target: str, version: int, step: int) -> None:
        if " play " not in target or {"swap", "done"} <= self.cut:
            super().carry_out(target, version, step)

    def choose(self, found: dict[str, Any], step: int) -> str | None:
        if " play " not in self.target:
            return super().choose(found, step)
        squares: list[str] = found["offered"][0]
        return squares[step % len(squares)] if squares else f'[data-action="{self.target}"]'

    def kind_sent(self, before: Told, action: str | None) -> str | None:
        """The place of a tile is sent with the card that is played."""
        return super().kind_sent(before, action) or ("play" if " play " in self.target else None)


SWAPPING = ("Contract Office", "Modular Factory")
"""Tiles of NEOM with questions of their own."""


def neoms() -> Taste:
    """Taste for these tiles that keeps Cornerstones in hand to have something to swap."""
    tiles: Any = load("neom").components()["tiles"]
    wanted = {tile["number"] for tile in tiles if tile["name"]["en"] in SWAPPING}
    corners = {tile["number"] for tile in tiles if tile["generation"] == "C"}

    def taste(view: Told, action: Told) -> int:
        tile = action.get("tile")
        if tile in wanted:
            return 0
        return 2 if action["kind"] == "place" and tile in corners and view["generation"] == 1 else 1

    return taste


@dataclass(frozen=True)
class LiveGame:
    """Game in which all kinds of steps come up. kinds: those of the first player."""

    sitting: type[Any]
    players: int
    kinds: str
    seed: str
    taste: Taste = no_taste


COURSES = {
    "neom": LiveGame(
        InterruptedNeom,
        4,
        "keep select place at sell source make give done take pay sacrifice",
        "36",
        neoms(),
    ),
    "mayor": LiveGame(
        InterruptedMayor,
        3,
        "move buy place claim pass use reward lay citizen banker event waive",
        "8b",
    ),
    "skylines": LiveGame(
        InterruptedPlanner,
        1,
        "lay keep develop play tile place exchange end draw take swap done",
        "15",
    ),
}


SOME = 3
"""Kinds of steps in which the line is cut as well as the server killed."""


def interrupted(visitors: Visitors, game: str, most: int) -> tuple[Interrupted, str]:
    """A person all of whose kinds of steps are interrupted, or the first of them; and where the table is."""
    live = COURSES[game]
    people = [visitors.come() for _ in range(live.players)]
    table = ScriptedGame(people, game, live.seed, live.taste, **RICH[game])
    page = people[0].open(table.table)
    address = page.url
    person: Interrupted = live.sitting(page, visitors.server)
    for seat, told, action in table.asked():
        if len(person.cut) >= most:
            break
        new = seat == 0 and action["kind"] not in person.cut
        be_at(page, address if new else ELSEWHERE)
        if new:
            page.wait_for_function(HAS_COME, arg=told["version"], timeout=PATIENCE)
            person.carry_out(action["action"], told["version"], table.turns)
    return person, address


@pytest.mark.timeout(900)
@pytest.mark.variant
@pytest.mark.parametrize("game", COURSES)
def test_every_kind_of_step_is_interrupted(visitors: Visitors, game: str) -> None:
    person, address = interrupted(visitors, game, most=MOST)
    be_at(person.page, address)
    expect(person.page.locator("main.end")).to_be_visible(timeout=PATIENCE)
    assert person.cut == set(COURSES[game].kinds.split()) <= person.reloaded


@pytest.mark.timeout(900)
def test_the_first_kinds_of_steps_of_skylines_are_interrupted(visitors: Visitors) -> None:
    person, _ = interrupted(visitors, "skylines", most=SOME)
    assert len(person.cut) == SOME
    assert person.cut <= set(COURSES["skylines"].kinds.split()) & person.reloaded
