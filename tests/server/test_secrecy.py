"""Secrecy: what a viewer may not know changes nothing that is sent: no byte, no message."""

import json
from datetime import datetime
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import join, look, new_table, play, send, take_back
from tests.server.servers import fake_app, info_of

SEED = "1"  # rolls a 5 first
SECRETS = [["P2 pick 1"], ["P2 pick 2"], ["P2 pick 3", "P2 hold"], ["P2 pick 3", "P2 raise"]]


def received(folder: Path, secret: list[str], watching: bool) -> list[bytes]:
    """All that the first player, or a spectator, is sent while the second chooses in secret."""
    with TestClient(fake_app(folder / "tables.sqlite3")) as client:
        second, third = TestClient(client.app), TestClient(client.app)
        second.portal = third.portal = client.portal
        created = new_table(client, seed=SEED)
        table = created["table"]
        join(second, created)
        viewer = third if watching else client
        with viewer.websocket_connect(f"/api/tables/{table}/socket?since=0") as socket:
            messages = [socket.receive_text().encode() for _ in range(2)]
            for action in secret:
                assert send(second, table, action).status_code == 200
            messages.append(socket.receive_text().encode())
            answer = viewer.get(f"/api/tables/{table}")
            messages.append(answer.content)
            if not watching:
                messages.append(client.get(f"/api/tables/{table}/previews").content)
                messages.append(client.get(f"/api/tables/{table}/explain?action=P1 raise").content)
                messages.append(send(client, table, "P1 pick 3").content)
                messages.append(socket.receive_text().encode())
            messages.append(viewer.get(f"/api/tables/{table}/status").content)
        messages.append(viewer.get(f"/api/tables/{table}/record").content)
    return [
        message.replace(table.encode(), b"table") for message in messages
    ]  # each has an address of its own


@pytest.mark.parametrize("watching", [False, True])
def test_a_secret_choice_changes_no_byte(tmp_path: Path, watching: bool) -> None:
    seen = []
    for index, secret in enumerate(SECRETS):
        (tmp_path / str(index)).mkdir()
        seen.append(received(tmp_path / str(index), secret, watching))
    assert seen[0] == seen[1] == seen[2] == seen[3]
    update = json.loads(seen[0][2])
    assert update["view"]["pick"] == [0, 0]
    assert [event["id"] for event in update["events"]] == []
    assert update["version"] == 2  # one change: the second player is done


def test_half_a_secret_choice_is_not_even_a_message(client: TestClient, other: TestClient) -> None:
    created = new_table(client, seed=SEED)
    table = created["table"]
    join(other, created)
    before = client.get(f"/api/tables/{table}").content
    assert send(other, table, "P2 pick 3").status_code == 200
    assert client.get(f"/api/tables/{table}").content == before
    assert look(other, table)["version"] == 2


def test_the_list_tells_nothing_of_it_either(client: TestClient, other: TestClient) -> None:
    created = new_table(client, seed=SEED, public=True)
    table = created["table"]
    join(other, created)
    assert client.portal
    store = client.app.state.context.store  # type: ignore[attr-defined]

    def changed() -> datetime:
        assert client.portal
        moment: datetime = client.portal.call(info_of, store, table).changed
        return moment

    before = changed()
    for step in ("P2 pick 3", None, "P2 pick 4"):
        assert (take_back(other, table) if step is None else send(other, table, step)).status_code == 200
        assert changed() == before
    send(other, table, "P2 raise")  # which everybody sees
    assert changed() > before


def test_events_go_to_their_audience(client: TestClient, other: TestClient) -> None:
    created = new_table(client, seed=SEED)
    table = created["table"]
    join(other, created)
    send(client, table, "P1 pick 2")
    assert [event["id"] for event in look(client, table)["events"]] == ["rolled", "picked"]
    assert [event["id"] for event in look(other, table)["events"]] == ["rolled"]
    play(other, table)
    seen = [event["id"] for event in look(other, table)["events"]]
    assert seen[:4] == ["rolled", "picked", "shown", "rolled"]


def test_what_happened_before_the_first_choice_is_in_the_log(client: TestClient) -> None:
    update = look(client, new_table(client, seed=SEED)["table"])
    assert [(event["id"], event["args"]) for event in update["events"]] == [("rolled", {"roll": 5})]
    assert update["version"] == update["events"][0]["version"] == 1


def test_a_spectator_sees_no_hidden_choice_and_has_no_actions(client: TestClient, other: TestClient) -> None:
    table = new_table(client, seed=SEED)["table"]
    send(client, table, "P1 pick 2")
    seen = look(other, table)
    assert seen["view"]["viewer"] is None
    assert seen["view"]["pick"] == [0, 0]
    assert seen["legal_actions"] == []
