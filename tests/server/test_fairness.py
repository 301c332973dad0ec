"""Nobody can stop the others: who asks for whole matches as fast as may be slows no other table down."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import Any

import httpx2
import pytest
from tests.forked import ForkedServer, Ready
from tests.server.crowd import crowd

from gridtown.server.running import run
from gridtown.server.settings import Settings

RECORD = Path(__file__).parents[1] / "games/neom/records/5.json"
ROUNDS = 4
ACTIONS = 12
PLAYERS = 6
TRIES = 3
"""How often a busy machine may come between."""

PAUSE = 0.05
"""Seconds between two actions: people are slower, and so are these, or it would be them who have to wait."""

IDS = count()


def serve(ready: Ready, database: str) -> None:
    """Serve with the limits that there are unless told otherwise, until killed."""
    settings = Settings(database=database, port=0, hosts=("127.0.0.1",))
    run.serve(settings, on_ready=lambda address: ready(address.rstrip("/")))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    server = ForkedServer(serve, str(tmp_path / "tables.sqlite3"))
    yield server.address
    server.kill()


class Table:
    """A table at which one person plays both seats."""

    def __init__(self, client: httpx2.Client) -> None:
        self.client = client
        self.begin()

    def begin(self) -> None:
        body = {"game": "mayor", "players": 2, "seats": ["here", "here"], "seed": "5eed"}
        self.path = f"/api/tables/{self.client.post('/api/tables', json=body).json()['table']}"
        self.seat = 0

    def play(self) -> float:
        """Act, in a match that goes on; seconds that it took."""
        while True:
            update = self.client.get(self.path, params={"seat": self.seat}).json()
            if update["over"]:
                self.begin()
            elif update["legal_actions"]:
                return self.act(update)
            else:
                self.seat = 1 - self.seat

    def act(self, update: dict[str, Any]) -> float:
        action = {"id": f"{next(IDS)}", "version": update["version"]}
        action["action"] = update["legal_actions"][0]["action"]
        began = perf_counter()
        answer = self.client.post(f"{self.path}/actions", json=action, params={"seat": self.seat})
        assert answer.status_code == 200, answer.text
        return perf_counter() - began


def browser(server: str, number: int) -> httpx2.Client:
    """A browser somewhere else than all others."""
    transport = httpx2.HTTPTransport(local_address=f"127.0.1.{number + 1}")
    return httpx2.Client(base_url=server, timeout=60, transport=transport)


def times(tables: list[Table]) -> list[float]:
    """Seconds that actions took, at one table after the other."""
    taken: list[float] = []
    for number in range(ACTIONS):
        taken.append(tables[number % len(tables)].play())
        sleep(PAUSE)
    return taken


@pytest.mark.parametrize(
    "cookie",
    [
        pytest.param("gridtown=one", id="one browser", marks=pytest.mark.variant),
        pytest.param("gridtown={}", id="cookies made up"),
    ],
)
def test_others_act_as_if_they_were_alone(server: str, cookie: str) -> None:
    """Compare the same people's times without and with a crowd; again where the machine was busy."""
    with ExitStack() as stay:
        client, *others = (stay.enter_context(browser(server, number)) for number in range(PLAYERS + 1))
        headers = {"content-type": "application/json"}
        over = client.post("/api/records", content=RECORD.read_bytes(), headers=headers).json()["table"]
        last = client.get(f"/api/tables/{over}/timeline").json()["last"]
        parts = (f"frames/{last}?since=0", "timeline/log", "timeline", "record", "timeline/log?as=1")
        whole = [f"/api/tables/{over}/{part}" for part in parts]
        tables = [Table(other) for other in others]
        times(tables)  # what is loaded once is loaded now
        ratios: list[float] = []
        while not ratios or (ratios[-1] >= 2 and len(ratios) < TRIES):
            ratios.append(slower_by(server, tables, whole, cookie))
    assert ratios[-1] < 2, ratios


def slower_by(server: str, tables: list[Table], whole: list[str], cookie: str) -> float:
    """What a crowd multiplies the median time of an action by."""
    quiet: list[float] = []
    crowded: list[float] = []
    for _ in range(ROUNDS):  # in turn: the machine has other things to do as well
        quiet += times(tables)
        with crowd(server, whole, cookie):
            crowded += times(tables)
    print(f"p50 {median(quiet) * 1000:.1f} ms, with a crowd {median(crowded) * 1000:.1f} ms")
    return median(crowded) / median(quiet)
