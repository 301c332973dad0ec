"""Metrics, health and readiness, and who may read them."""

from math import isnan
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import anyio
import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from tests.server.client_calls import look, new_table, send
from tests.server.servers import fake_app

from gridtown.server.http import health
from gridtown.server.live import maintenance
from gridtown.server.metrics import Metrics
from gridtown.server.storage.disk_usage import disk_usage
from gridtown.server.storage.store import Store

TOKEN = "t" * 40


@pytest.fixture
def watched(database: Path) -> Any:
    with TestClient(fake_app(database, metrics=True)) as client:
        yield client


def figures(client: TestClient) -> dict[str, float]:
    """Every figure by its name and labels."""
    answer = client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    lines = (line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def requests(route: str, method: str, status: int) -> str:
    return f'gridtown_requests_total{{method="{method}",route="{route}",status="{status}"}}'


def test_requests_by_template(watched: TestClient) -> None:
    table = new_table(watched)["table"]
    look(watched, table)
    look(watched, table)
    watched.get("/api/tables/nowhere")
    watched.get("/api/else/where")
    watched.post("/api/tables/guess/seats/0", json={"name": "Ada"})
    watched.request("BREW", "/api/tables")
    found = figures(watched)
    assert found[requests("/api/tables/{table}", "GET", 200)] == 2
    assert found[requests("/api/tables/{table}", "GET", 404)] == 1
    assert found[requests("/api/tables/{table}/seats/{player}", "POST", 404)] == 1
    assert found[requests("(client)", "GET", 404)] == 1
    assert found[requests("/api/tables", "other", 405)] == 1
    assert found['gridtown_request_seconds_count{method="GET",route="/api/tables/{table}"}'] == 3
    assert not [name for name in found if table in name or "guess" in name or "BREW" in name]


def test_refusals_by_code(watched: TestClient) -> None:
    table = new_table(watched)["table"]
    send(watched, table, "P1 jump")
    watched.get("/api/tables", headers={"host": "evil.example"})
    watched.get("/api/nowhere")
    watched.delete("/api/tables")
    with watched.websocket_connect("/api/tables/nowhere/socket") as socket:
        assert socket.receive_json()["code"] == "no-such-table"
    found = figures(watched)
    codes = ("bad-action", "wrong-host", "no-such-page", "no-such-method", "no-such-table")
    assert [found[f'gridtown_refusals_total{{code="{code}"}}'] for code in codes] == [1] * 5


def test_sockets_and_what_they_carry(watched: TestClient) -> None:
    table = new_table(watched)["table"]
    with watched.websocket_connect(f"/api/tables/{table}/socket") as socket:
        size = len(socket.receive_text()) + len(socket.receive_text())
        found = figures(watched)
        assert found["gridtown_sockets"] == 1
        assert found["gridtown_updates_total"] == 2  # the update and the status
        assert found["gridtown_update_bytes_total"] == size
        assert found["gridtown_live_matches"] == 1
    assert figures(watched)["gridtown_sockets"] == 0


def test_what_others_tell() -> None:
    metrics = Metrics()
    metrics.action("fake", 0.002)
    metrics.thought("fake", 1.5)
    metrics.bot_failed("fake")
    with metrics.append():
        pass
    text = metrics.text().decode()
    for line in (
        'gridtown_action_seconds_bucket{game="fake",le="0.003"} 1.0',
        'gridtown_bot_seconds_sum{game="fake"} 1.5',
        'gridtown_bot_failures_total{game="fake"} 1.0',
        "gridtown_append_seconds_count 1.0",
    ):
        assert line in text
    assert "fake" not in Metrics().text().decode()  # nothing is shared


def test_what_the_process_is_like(watched: TestClient, database: Path) -> None:
    new_table(watched)
    deadline = monotonic() + 30
    while (
        not (found := figures(watched))["gridtown_database_bytes"]
        or not found["gridtown_loop_lag_seconds_count"]
    ):
        assert monotonic() < deadline
        sleep(0.05)
    assert found["gridtown_database_bytes"] >= database.stat().st_size
    assert found["gridtown_disk_free_bytes"] > 0
    assert found["gridtown_pool_wait_seconds_count"] > 0
    assert found["gridtown_bot_queue"] == 0


def test_what_holds_the_loop_up_is_seen() -> None:
    async def hold_it_up() -> Metrics:
        metrics = Metrics()
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(maintenance.measure_lag, metrics)
            await anyio.sleep(maintenance.BEAT / 2)
            sleep(maintenance.BEAT)
            await anyio.sleep(maintenance.BEAT / 2)
            tasks.cancel_scope.cancel()
        return metrics

    lines = anyio.run(hold_it_up).text().decode().splitlines()
    late = next(float(line.split()[1]) for line in lines if line.startswith("gridtown_loop_lag_seconds_sum"))
    assert late > maintenance.BEAT / 3


def test_who_waits_for_the_database_is_seen(url: str) -> None:
    waits: list[float] = []

    async def wait() -> None:
        async with Store.open(url) as store:
            store.note_waits(waits.append)
            await store.secret("s")
            await store.revision()

    anyio.run(wait)
    assert len(waits) >= 3
    assert all(0 <= seconds < 30 for seconds in waits)


def test_the_room_of_a_database(url: str, database: Path) -> None:
    async def measure() -> tuple[float, float]:
        file = database if url.startswith("sqlite") else None
        async with Store.open(url) as store:
            return await disk_usage(store.database, file)

    size, free = anyio.run(measure)
    assert size > 4096
    assert free > 0 or isnan(free)
    assert isnan(free) == url.startswith("postgresql")


def test_figures_are_told_only_where_the_settings_say_so(database: Path) -> None:
    with TestClient(fake_app(database)) as client:
        assert client.get("/metrics").json()["code"] == "no-such-page"


def test_a_token_for_the_figures(database: Path) -> None:
    with TestClient(fake_app(database, metrics=True, metrics_token=TOKEN)) as client:
        for wrong in ({}, {"authorization": "Bearer x"}, {"authorization": TOKEN}):
            answer = client.get("/metrics", headers=wrong)
            assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer")
        assert client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).status_code == 200


def test_alive_and_ready(client: TestClient) -> None:
    for path, word in (("/health", "alive"), ("/ready", "ready")):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, f"{word}\n")


def test_not_ready_while_shutting_down(client: Any) -> None:
    client.app.state.closing = True
    answer = client.get("/ready")
    assert (answer.status_code, "shutting down" in answer.text) == (503, True)
    assert client.get("/health").status_code == 200


async def slow(_store: Store) -> str:
    await anyio.sleep(60)
    return "never"


async def gone(_store: Store) -> str:
    raise OperationalError("SELECT", {"password": "hidden"}, Exception("hidden"))


async def older(_store: Store) -> str:
    return "0000"


@pytest.mark.parametrize(
    ("revision", "words"),
    [(slow, "within 0.05 s"), (gone, "does not answer"), (older, "another version of the program")],
)
def test_not_ready_without_the_database(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, revision: Any, words: str
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    monkeypatch.setattr(Store, "revision", revision)
    answer = client.get("/ready")
    assert answer.status_code == 503
    assert words in answer.text
    assert "hidden" not in answer.text
