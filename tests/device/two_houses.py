"""The same requests to a server and to a device: their answers are equal, ids and times apart."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, Final

from anyio import to_thread
from starlette.testclient import TestClient
from tests.registry import NAMES

from gridtown import bots, games
from gridtown.bots.hint import advise
from gridtown.core.game import Game
from gridtown.device.addresses import THINKING, answer
from gridtown.device.request import Request
from gridtown.device.tables import Tables
from gridtown.server.app import create_app
from gridtown.server.bots import worker
from gridtown.server.bots.pool import BotPool
from gridtown.server.settings import Settings
from gridtown.table.question import Answer, Question

PATIENCE: Final = 60.0
"""Seconds that bots of the server may take until a person is asked again."""

IDS = count(1)

TIMES: Final = {"created", "changed", "made"}
"""Fields that tell the time."""

Reply = tuple[int, Any]


class Threaded(BotPool):
    """Bots in a thread of this process, in place of processes of their own."""

    def __init__(self) -> None:
        super().__init__(1, PATIENCE)
        self._games = titles()  # a game is one thread's

    async def _ask(self, question: Question) -> Answer:
        game = self._games[question.game]
        return await to_thread.run_sync(worker.answer, question, game, bots.make_in_turn, advise)


def titles() -> dict[str, Game[Any]]:
    """The games that both offer."""
    return {name: games.load(name) for name in NAMES}


class Houses:
    """A server and a device. tables: the same table there and here."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.device = Tables(
            lambda: datetime.now(UTC).replace(tzinfo=None), monotonic, titles(), tuple(bots.BOTS), hints=True
        )
        self.tables: dict[str, str] = {}

    def create(self, **body: Any) -> str:
        """Make the same table in both; the server's id."""
        there, here = self.both("POST", "/api/tables", body)
        assert (there[0], here[0]) == (201, 201), (there, here)
        self.tables[there[1]["table"]] = here[1]["table"]
        return str(there[1]["table"])

    def ask(self, method: str, address: str, body: Any = None) -> Any:
        """What both answer, who must agree; None for an answer without content."""
        there, here = self.both(method, address, body)
        assert here[0] == there[0], (method, address, body, there, here)
        ours, theirs = self.plain(here[1]), self.plain(there[1])
        assert ours == theirs, (method, address, body, first_difference(ours, theirs))
        return there[1]

    def both(self, method: str, address: str, body: Any = None) -> tuple[Reply, Reply]:
        """The answers of the server and of the device."""
        text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        headers = {"content-type": "application/json", "accept-language": "en"}
        reply = self.client.request(method, address, content=text, headers=headers)
        there = reply.status_code, json.loads(reply.content) if reply.content else None
        mine = address
        for id, other in self.tables.items():
            mine = mine.replace(id, other)
        request = Request.of(method, mine, text)
        while (given := answer(self.device, request)).status == THINKING.status:
            pass
        return there, (given.status, json.loads(given.body) if given.body else None)

    def settle(self, table: str, seat: int = 0) -> dict[str, Any]:
        """The table, once no bot has anything to do."""
        match = self.device.match(self.tables[table])
        while match.rest(monotonic()) is not None:
            match.let_bot_act(self.device.now(), monotonic())
        here = json.loads(
            answer(self.device, Request.of("GET", f"/api/tables/{match.info.id}?seat={seat}")).body
        )
        until = monotonic() + PATIENCE
        while monotonic() < until:
            there = self.client.get(f"/api/tables/{table}?seat={seat}").json()
            if there["version"] >= here["version"] and not there["thinking"]:
                break
            time.sleep(0.005)
        return self.ask("GET", f"/api/tables/{table}?seat={seat}")  # type: ignore[no-any-return]

    def plain(self, content: Any) -> Any:
        """An answer without what has to differ: ids of tables, times, whether one can chat."""
        text = json.dumps(content, sort_keys=True)
        for id, other in self.tables.items():
            text = text.replace(id, "TABLE").replace(other, "TABLE")
        return _without(json.loads(text))


@contextmanager
def houses(database: Path) -> Iterator[Houses]:
    """A server and a device, each with all games and all bots."""
    settings = Settings(
        database=str(database),
        hosts=("testserver",),
        rate_limit_reads="off",
        rate_limit_writes="off",
        rate_limit_hints="off",
    )
    app = create_app(settings, titles(), Threaded())
    app.state.shares.limited = False
    with TestClient(app) as client:
        yield Houses(client)


def command(update: dict[str, Any], action: str, **more: Any) -> dict[str, Any]:
    """A command made from an update."""
    return {"id": f"id-{next(IDS)}", "version": update["version"], "action": action, **more}


def _without(content: Any) -> Any:
    match content:
        case dict():
            return {key: _without(value) for key, value in content.items() if key not in TIMES | {"chat"}}
        case list():
            return [_without(value) for value in content]
    return content


def first_difference(ours: Any, theirs: Any, path: str = "") -> str:
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted(ours.keys() | theirs.keys()):
            if ours.get(key) != theirs.get(key):
                return first_difference(ours.get(key), theirs.get(key), f"{path}.{key}")
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for place, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            if one != other:
                return first_difference(one, other, f"{path}[{place}]")
    return f"{path}: the device says {ours!r:.300}, the server {theirs!r:.300}"
