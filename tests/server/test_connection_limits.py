"""Limits of open sockets, and that whoever sits at a table is admitted."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.server.client_calls import browser, hear, new_table
from tests.server.servers import fake_app

from gridtown.server.http import connection_limits
from gridtown.server.http.connection_limits import ConnectionLimits
from gridtown.table.request_error import RequestError


def arrive(who: TestClient, table: str, stay: ExitStack, lang: str = "en") -> WebSocketTestSession:
    """Open a socket that stays open; it may be refused over itself."""
    address = f"/api/tables/{table}/socket?lang={lang}"
    socket: WebSocketTestSession = stay.enter_context(who.websocket_connect(address))
    return socket


def refused(socket: WebSocketTestSession, code: str) -> str:
    """Check that a socket was told no, and closed; the words."""
    told = hear(socket, "code")
    assert told["code"] == code
    with pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json()
    assert (closed.value.code, closed.value.reason) == (1008, code)
    words: str = told["message"]
    return words


def test_one_browser_opens_so_many_and_no_more(
    client: TestClient, other: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "OWN", 2)
    tables = [new_table(client)["table"] for _ in range(3)]
    with ExitStack() as stay:
        with ExitStack() as briefly:
            hear(arrive(client, tables[0], briefly), "status")
            hear(arrive(client, tables[1], stay), "status")
            assert "2 Tische" in refused(arrive(client, tables[2], stay, "de"), "too-many-sockets")
            hear(arrive(other, tables[2], stay), "status")  # another browser at the same address
        hear(arrive(client, tables[2], stay), "status")


def test_all_behind_one_address_share_what_it_may_hold(database: Path) -> None:
    with TestClient(fake_app(database, sockets_per_address=3)) as client, ExitStack() as stay:
        table = new_table(client)["table"]
        for person in (client, browser(client), browser(client)):
            hear(arrive(person, table, stay), "status")
        for person in (client, browser(client)):
            assert "3 tables" in refused(arrive(person, table, stay), "too-many-sockets")


def test_whoever_sits_there_is_let_in_however_many_watch(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "WATCHERS", 2)
    table = new_table(client)["table"]
    with ExitStack() as stay:
        for _ in range(2):
            hear(arrive(browser(client), table, stay), "status")
        assert "2 spectators" in refused(arrive(browser(client), table, stay), "too-many-watchers")
        told = hear(arrive(client, table, stay), "status")["status"]
        assert told["watchers"] == 2
        hear(arrive(browser(client), new_table(client)["table"], stay), "status")  # at another there is room


def test_what_was_refused_or_closed_counts_no_more(client: TestClient) -> None:
    open_now = client.app.state.context.connections._open  # type: ignore[attr-defined]
    table = new_table(client)["table"]
    with ExitStack() as stay:
        hear(arrive(client, table, stay), "status")
        assert sum(open_now.values()) == 2
    for id in (table, "nowhere"):
        with ExitStack() as stay:
            arrive(browser(client), id, stay).receive_json()
    assert not open_now


def at(address: str) -> HTTPConnection:
    return HTTPConnection({"type": "websocket", "client": (address, 1)})


def test_a_house_with_a_network_of_its_own_is_one_address() -> None:
    site = ConnectionLimits(1)
    with (
        site.joined(at("2001:db8:1:2::1"), None),
        pytest.raises(RequestError, match="too-many-sockets"),
        site.joined(at("2001:db8:1:2:3::4"), "ada"),
    ):
        pass
    with site.joined(at("2001:db8:1:2::1"), "ada"), site.joined(at("192.0.2.1"), "ben"):
        pass
    assert not site._open


def test_who_comes_by_a_proxy_is_told_apart(database: Path) -> None:
    app = fake_app(database, sockets_per_address=1, proxies=("testclient",))
    with TestClient(app) as client, ExitStack() as stay:
        table = new_table(client)["table"]
        for number in (1, 2):
            client.headers["x-forwarded-for"] = f"192.0.2.{number}"
            hear(arrive(client, table, stay), "status")
        refused(arrive(client, table, stay), "too-many-sockets")
