"""Rate limits, and that they cost other senders nothing."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from tests.server.client_calls import new_table
from tests.server.servers import fake_app

from gridtown.server import rate_limit
from gridtown.server.rate_limit import Rate, RateLimits, network, request_kind


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def rate_limits(clock: Clock, text: str) -> RateLimits:
    return RateLimits({"writes": Rate.parse(text)}, clock)


def test_a_bucket_fills_again(clock: Clock) -> None:
    limits = rate_limits(clock, "3/min")
    assert [limits.wait("writes", "192.0.2.1", None) for _ in range(4)] == [0, 0, 0, 20]
    clock.now += 18.5
    assert limits.wait("writes", "192.0.2.1", None) == 2
    clock.now += 1.5
    assert [limits.wait("writes", "192.0.2.1", None) for _ in range(2)] == [0, 20]
    clock.now += 10_000
    assert [limits.wait("writes", "192.0.2.1", None) for _ in range(4)] == [0, 0, 0, 20]


def test_each_browser_has_its_own(clock: Clock) -> None:
    limits = rate_limits(clock, "1/h")
    assert [limits.wait("writes", "192.0.2.1", guest) for guest in "abab"] == [0, 0, 3600, 3600]
    assert limits.wait("writes", "192.0.2.1", None) == 0
    assert limits.wait("writes", "192.0.2.2", None) == 0
    assert limits.wait("writes", "192.0.2.2", "a") > 0  # it may travel, and stays the same


def test_made_up_cookies_buy_nothing_without_end(clock: Clock) -> None:
    limits = rate_limits(clock, "5/min")
    let_in = [limits.wait("writes", "192.0.2.1", f"forged {number}") == 0 for number in range(1000)]
    assert sum(let_in) == 5 * rate_limit.ADDRESS_FACTOR


def test_who_is_refused_isnt_counted(clock: Clock) -> None:
    limits = rate_limits(clock, "1/s")
    for _ in range(100):
        limits.wait("writes", "192.0.2.1", "a")
    clock.now += 1
    assert limits.wait("writes", "192.0.2.1", "a") == 0


def test_off(clock: Clock) -> None:
    assert not any(rate_limits(clock, "off").wait("writes", "192.0.2.1", None) for _ in range(10_000))


def test_the_memory_is_bounded(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MAX_BUCKETS", 50)
    limits = rate_limits(clock, "5/min")
    for number in range(1000):
        limits.wait("writes", f"192.0.{number // 250}.{number % 250}", f"{number}")
    assert len(limits._kinds["writes"]._buckets) == 50


def test_a_house_with_a_network_of_its_own_is_one_sender() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1") == "2001:db8:1:2::"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert network("testclient") == "testclient"


@pytest.mark.parametrize(
    ("type", "method", "path", "expected"),
    [
        ("websocket", "", "/api/tables/x/socket", "sockets"),
        ("http", "POST", "/api/join", "joins"),
        ("http", "POST", "/api/invitations", "joins"),
        ("http", "POST", "/api/tables/x/seats/1", "joins"),
        ("http", "POST", "/api/tables", "tables"),
        ("http", "POST", "/api/records", "tables"),
        ("http", "GET", "/api/tables", "reads"),
        ("http", "POST", "/api/tables/x/actions", "writes"),
        ("http", "DELETE", "/api/tables/x", "writes"),
        ("http", "GET", "/", "reads"),
        ("http", "POST", "/api/tables/x/rematch", "tables"),
    ],
)
def test_kinds(type: str, method: str, path: str, expected: str) -> None:
    assert request_kind({"type": type, "method": method, "path": path}) == expected


def limited(database: Path, **rate_limits: Any) -> Any:
    return TestClient(fake_app(database, **rate_limits))


def test_too_many_in_words(database: Path) -> None:
    with limited(database, rate_limit_joins="1/h") as client:
        assert client.post("/api/join", json={"key": "guessed"}).status_code == 404
        answer = client.post("/api/join", json={"key": "another"}, headers={"accept-language": "de"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert 3590 <= int(answer.headers["retry-after"]) <= 3600
        assert "3.600\u00a0Sekunden" in answer.json()["message"]
        assert "content-security-policy" in answer.headers
        assert client.get("/api/tables").status_code == 200


def test_tables_writes_and_reads_are_apart(database: Path) -> None:
    with limited(
        database, rate_limit_tables="1/h", rate_limit_writes="2/h", rate_limit_reads="3/h"
    ) as client:
        table = new_table(client)["table"]
        body = {"game": "fake", "players": 2, "seats": ["person", "low"]}
        client.cookies.clear()
        assert client.post("/api/tables", json=body).status_code == 429
        act = f"/api/tables/{table}/actions"
        assert [client.post(act, json={}).status_code for _ in range(3)] == [400, 400, 429]
        assert [client.get("/api/tables").status_code for _ in range(4)] == [200, 200, 200, 429]


def test_sockets(database: Path) -> None:
    with limited(database, rate_limit_sockets="1/h") as client:
        table = new_table(client)["table"]
        address = f"/api/tables/{table}/socket"
        with client.websocket_connect(address) as socket:
            socket.receive_json()
        with pytest.raises(WebSocketDenialResponse) as refused, client.websocket_connect(address):
            pass
        assert (refused.value.status_code, refused.value.json()["code"]) == (429, "too-many")
        assert int(refused.value.headers["retry-after"]) > 0


def test_probes_are_never_too_many(database: Path) -> None:
    with limited(database, rate_limit_reads="1/h") as client:
        headers = {"host": "10.1.2.3:8000"}
        assert {client.get("/health", headers=headers).status_code for _ in range(5)} == {200}
        assert {client.get("/ready", headers=headers).status_code for _ in range(5)} == {200}


def test_playing_at_home_hardly_meets_it(client: TestClient) -> None:
    for _ in range(100):
        assert client.get("/api/tables").status_code == 200
    for _ in range(50):
        new_table(client)
