"""A match played to its end over the API, without a browser."""

import random
import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import APIRequestContext
from tests.browser.server import Server

SEED = "5eed"
PATIENCE = 120.0
"""Longest time for a whole match, in seconds."""

Told = dict[str, Any]


@dataclass(frozen=True)
class Match:
    """A table for two: its maker, who chooses at random, and a bot."""

    asker: APIRequestContext
    server: Server
    table: str

    @staticmethod
    def set_up(asker: APIRequestContext, server: Server, game: str, **options: str) -> "Match":
        """Make a table for two."""
        body = {"game": game, "players": 2, "seats": ["person", "random"], "names": ["Ada", "Bot"]}
        answer = asker.post(f"{server.address}api/tables", data={**body, "seed": SEED, "options": options})
        assert answer.ok, answer.text()
        return Match(asker, server, answer.json()["table"])

    @property
    def page(self) -> str:
        return f"{self.server.address}tables/{self.table}"

    def ask(self, rest: str = "", **query: str | float | bool) -> Told:
        """JSON of the table, or at a path behind its address."""
        answer = self.asker.get(f"{self.server.address}api/tables/{self.table}{rest}", params=query)
        assert answer.ok, answer.text()
        told: Told = answer.json()
        return told

    def play(self) -> None:
        """Play at random until the match is over."""
        lots, until = random.Random(SEED), time.monotonic() + PATIENCE
        now = self.ask()
        while not now["over"]:
            assert time.monotonic() < until, "the match doesn't end"
            if now["legal_actions"]:
                self.choose(now, lots)
            else:
                time.sleep(0.02)
            now = self.ask()

    def choose(self, now: Told, lots: random.Random) -> None:
        action = lots.choice(now["legal_actions"])["action"]
        command = {"id": f"{lots.getrandbits(64):x}", "version": now["version"], "action": action}
        answer = self.asker.post(f"{self.server.address}api/tables/{self.table}/actions", data=command)
        assert answer.ok or answer.json()["code"] == "stale", answer.text()
