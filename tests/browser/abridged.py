"""A table played up to any moment over the API, without a browser.

Its one person chooses over the API; the browser then opens the table at the moment a test wants.
"""

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from random import Random
from types import MappingProxyType
from typing import Any

from playwright.sync_api import APIRequestContext
from tests.browser.boards import of_every_board
from tests.browser.server import Server
from tests.browser.visitors import NAMES

PATIENCE = 60
"""Longest wait for the bots, in seconds."""

NAP = 0.02
"""Pause between two requests for the table, in seconds."""

PAIR = ("person", "steady")

RICH: Mapping[str, Mapping[str, str]] = of_every_board(
    {
        "neom": {},
        "mayor": {"events": "yes", "amenities": "yes"},
        "skylines": {"scenario": "5"},
    }
)
"""Options of each game with which most can come up."""

HAS_COME = "(version) => Number(document.querySelector('[data-version]')?.dataset.version) >= version"
"""JavaScript: whether the page shows a version of the table, or a later one."""

Told = dict[str, Any]
"""The update of the table, as the server sends it."""


class Abridged:
    """A table. asker: whose cookie holds the person's seat; seats: a person and a bot if not told.

    public: whether others see it in their list. options: those that are not to stay as they are.
    """

    def __init__(
        self,
        asker: APIRequestContext,
        server: Server,
        game: str,
        seats: Sequence[str] = PAIR,
        public: bool = False,
        options: Mapping[str, str] = MappingProxyType({}),
        seed: str = "5eed",
        names: Sequence[str] = NAMES,
    ) -> None:
        self.asker = asker
        self.random = Random(5)
        body: Told = {
            "game": game,
            "players": len(seats),
            "seats": list(seats),
            "names": list(names[: len(seats)]),
            "seed": seed,
            "public": public,
            "options": dict(options),
        }
        made = asker.post(f"{server.address}api/tables", data=body)
        assert made.ok, made.text()
        table = made.json()["table"]
        self.address = f"{server.address}tables/{table}"
        self.api = f"{server.address}api/tables/{table}"
        self.ids = count(1)
        self.done = Counter[str]()

    def turns(self) -> Iterator[Told]:
        """Updates at which the person has to choose, and the last; each step makes a choice."""
        while not (told := self._turn())["over"]:
            yield told
            self._act(told)
        yield told

    def look(self) -> Told:
        """The update of the table now."""
        told: Told = self.asker.get(self.api).json()
        return told

    def _turn(self) -> Told:
        """Wait until the person may act, or nobody may."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            told = self.look()
            if told["over"] or told["legal_actions"]:
                return told
            time.sleep(NAP)
        raise AssertionError("the bots don't act")

    def _act(self, told: Told) -> None:
        """Choose what gains most of the kinds chosen least; among equals, at random."""
        promised = self.asker.get(f"{self.api}/previews").json()["previews"]
        actions = list(told["legal_actions"])
        self.random.shuffle(actions)
        seldom = min(self.done[action["kind"]] for action in actions)
        rare = [action for action in actions if self.done[action["kind"]] == seldom]
        best = max(rare, key=lambda action: _worth(promised.get(action["action"])))
        self.done[best["kind"]] += 1
        sent = {"id": f"abridged-{next(self.ids)}", "version": told["version"], "action": best["action"]}
        answer = self.asker.post(f"{self.api}/actions", data=sent)
        assert answer.ok, answer.text()


def _worth(preview: Told | None) -> int:
    """Sum of all changes in a preview, of all players; 0 where it has none."""
    return sum(change["amount"] for change in preview["changes"]) if preview else 0
