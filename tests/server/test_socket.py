"""The socket of a table: it pushes to each viewer its own updates, and accepts nothing."""

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocket, WebSocketDisconnect
from tests.server.client_calls import hear, join, look, new_table, play, send, table_status


def test_an_update_at_once_and_after_every_change(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    table = created["table"]
    join(other, created)
    address = f"/api/tables/{table}/socket"
    with client.websocket_connect(address) as first, other.websocket_connect(address) as second:
        for socket, person in ((first, client), (second, other)):
            assert socket.receive_json() == look(person, table)
            assert [*socket.receive_json()] == ["status"]
        send(client, table, "P1 pick 1")
        mine, theirs = hear(first), second.receive_json()
        assert (mine["since"], mine["version"]) == (1, 2)
        assert mine["view"]["pick"] == [1, 0]
        assert theirs["view"]["pick"] == [0, 0]
        assert theirs["view"]["done"] == [1, 0]
        send(other, table, "P2 pick 1")
        assert hear(first)["view"]["round"] == hear(second)["view"]["round"] == 1


def test_a_spectator_is_told_too(client: TestClient, other: TestClient) -> None:
    table = new_table(client)["table"]
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert socket.receive_json()["view"]["viewer"] is None
        send(client, table, "P1 pick 1")
        assert hear(socket)["view"]["done"] == [1, 0]


def test_who_is_told_no_more_has_gone(
    client: TestClient, other: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server closes the socket of a client that answers no pings, and may be telling it something then."""
    table = new_table(client)["table"]
    address = f"/api/tables/{table}/socket"
    with client.websocket_connect(address) as mine, other.websocket_connect(address) as theirs:
        hear(theirs, "status")
        own = dict(client.cookies)

        async def send_text(socket: WebSocket, text: str) -> None:
            if socket.cookies != own:
                raise RuntimeError("Unexpected ASGI message 'websocket.send'")
            await socket.send({"type": "websocket.send", "text": text})

        monkeypatch.setattr(WebSocket, "send_text", send_text)
        send(client, table, "P1 pick 1")
        while hear(mine, "status")["status"]["watchers"]:
            pass
    assert table_status(client, table)["watchers"] == 0


def test_bots_push(client: TestClient) -> None:
    table = new_table(client, "person", "low")["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        update, version = socket.receive_json(), 0
        while not update["over"]:
            if update["legal_actions"]:
                action = update["legal_actions"][0]["action"]
                answer = send(client, table, action, version=update["version"])
                assert answer.status_code == 200
                version = answer.json()["version"]
            while (update := hear(socket))["version"] <= version and not update["over"]:
                pass  # old news: what was true before the action
        assert sorted(update["view"]["score"])[0] >= 3


def test_whoever_comes_back_gets_what_was_missed(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    table = created["table"]
    join(other, created)
    send(client, table, "P1 pick 1")
    seen = look(client, table)["version"]
    send(other, table, "P2 pick 1")
    with client.websocket_connect(f"/api/tables/{table}/socket?since={seen}") as socket:
        update = socket.receive_json()
        assert update["since"] == seen
        assert [event["id"] for event in update["events"]] == ["shown", "rolled"]
        assert all(event["version"] > seen for event in update["events"])


@pytest.mark.parametrize("since", ["999", "-1", "x", "²", "9" * 400])
def test_nonsense_about_the_past_gets_everything(client: TestClient, since: str) -> None:
    table = new_table(client)["table"]
    send(client, table, "P1 pick 1")
    with client.websocket_connect(f"/api/tables/{table}/socket?since={since}") as socket:
        assert [event["id"] for event in socket.receive_json()["events"]] == ["rolled", "picked"]


@pytest.mark.parametrize("said", ["", "{}", '{"action":"P1 pick 1"}', "x" * 100_000])
def test_the_socket_only_speaks(client: TestClient, said: str) -> None:
    table = new_table(client)["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket, "status")
        socket.send_text(said)
        assert hear(socket, "code")["code"] == "one-way"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 1008
    assert look(client, table)["version"] == 1


def test_no_such_table(client: TestClient) -> None:
    with client.websocket_connect("/api/tables/nowhere/socket?lang=de") as socket:
        assert socket.receive_json() == {"code": "no-such-table", "message": "Diesen Tisch gibt es nicht."}


@pytest.mark.parametrize("headers", [{"origin": "http://evil.example"}, {"host": "evil.example"}])
def test_other_sites_get_no_socket(client: TestClient, headers: dict[str, str]) -> None:
    table = new_table(client)["table"]
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        client.websocket_connect(f"/api/tables/{table}/socket", headers=headers),
    ):
        pass
    assert refused.value.json()["code"] in ("wrong-origin", "wrong-host")


def test_no_socket_elsewhere(client: TestClient) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/somewhere"):
        pass


def test_own_origin(client: TestClient) -> None:
    table = new_table(client)["table"]
    headers = {"origin": "http://testserver"}
    with client.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as socket:
        assert socket.receive_json()["version"] == 1


def test_a_long_log_is_told_in_passages(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(client, "person", "here")["table"]
    while not look(client, table)["over"]:
        for seat in (0, 1):
            play(client, table, seat)
    whole = look(client, table, seat=1)
    assert whole["since"] == 0
    monkeypatch.setattr("gridtown.table.update.MOST", 2)
    with client.websocket_connect(f"/api/tables/{table}/socket?seat=1") as socket:
        told = socket.receive_json()
    assert told["since"] > 0
    found, since = told["events"], told["since"]
    while since > 0:
        answer = client.get(f"/api/tables/{table}/log", params={"seat": 1, "upto": since})
        assert answer.status_code == 200, answer.text
        assert all(event["version"] <= since for event in answer.json()["events"])
        found, since = answer.json()["events"] + found, answer.json()["since"]
    assert found == whole["events"]
    nothing = client.get(f"/api/tables/{table}/log", params={"seat": 1, "since": whole["version"]}).json()
    assert nothing == {"since": whole["version"], "events": []}
