"""Chat and pings: sent to everybody as they are, once, and not at all where they would tell secrets."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import browser, hear, join, look, new_table, problem, send, table_status
from tests.server.servers import fake_app


@pytest.fixture
def table(client: TestClient, other: TestClient) -> str:
    created = new_table(client)
    join(other, created)
    table: str = created["table"]
    return table


@pytest.fixture
def talking(tmp_path: Path) -> Iterator[tuple[TestClient, TestClient, str]]:
    """Two people at a table of a game that is played by talking."""
    with TestClient(fake_app(tmp_path / "talking.sqlite3", talking=True)) as client:
        created, second = new_table(client), browser(client)
        join(second, created)
        yield client, second, created["table"]


def say(client: TestClient, table: str, text: str, id: str = "1") -> Any:
    return client.post(f"/api/tables/{table}/chat", json={"id": id, "text": text})


def said(client: TestClient, table: str) -> list[tuple[int, int, str]]:
    chat = client.get(f"/api/tables/{table}/chat").json()["chat"]
    return [(message["number"], message["player"], message["text"]) for message in chat]


# Chat


def test_what_is_said_is_told_to_all_and_kept(client: TestClient, other: TestClient, table: str) -> None:
    address = f"/api/tables/{table}/socket"
    with other.websocket_connect(address) as seated, browser(client).websocket_connect(address) as watching:
        answer = say(client, table, "Hello!")
        assert answer.status_code == 201
        message = answer.json()["chat"][0]
        assert (message["number"], message["player"], message["text"]) == (1, 0, "Hello!")
        assert message["time"].endswith("Z")
        assert hear(seated, "chat") == hear(watching, "chat") == answer.json()
    say(other, table, "Hi.")
    assert said(browser(client), table) == [(1, 0, "Hello!"), (2, 1, "Hi.")]


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "&lt;b&gt; \"quoted\" 'quoted' {{x}} ${y}",
        "Grüße, 你好, שלום, 👋🏽",
        "\u2764\ufe0f\u200d\U0001f525 می\u200cخواهم",  # emoji are joined, Persian letters kept apart
        "=1+1; DROP TABLE talk; -- %s %(a)s :b ?",
        "x" * 500,
    ],
)
def test_it_is_told_as_plain_text(client: TestClient, table: str, text: str) -> None:
    """Whoever shows it sees to it that it stays text: here nothing is changed."""
    answer = say(client, table, text)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert said(client, table) == [(1, 0, text)]


def test_white_space_is_tidied(client: TestClient, table: str) -> None:
    say(client, table, "  one\n\t two\u2028three ")
    assert said(client, table) == [(1, 0, "one two three")]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("x" * 501, "malformed"),
        (" \n\t ", "bad-text"),
        ("\u202egnp.exe", "bad-text"),
        ("a\u200b", "bad-text"),
        ("a\x00b", "bad-text"),
        ("a\x1b[31m", "bad-text"),
        ("a" + "\u0301" * 5, "bad-text"),
        ("\u3164 \u2800", "bad-text"),
        ("\u200d", "bad-text"),
        ("\ufe0f", "bad-text"),
    ],
)
def test_what_cannot_be_said(client: TestClient, table: str, text: str, code: str) -> None:
    problem(say(client, table, text), 400, code)
    assert said(client, table) == []


def test_too_much_at_once(client: TestClient, table: str) -> None:
    problem(say(client, table, "x" * 70_000), 413, "too-large")


def test_a_message_is_made_once_however_often_it_is_sent(
    client: TestClient, other: TestClient, table: str
) -> None:
    first, again = say(client, table, "Hello!", id="a"), say(client, table, "Hello!", id="a")
    assert first.json() == again.json()
    assert say(other, table, "Hi.", id="a").status_code == 201  # ids are each seat's own
    assert said(client, table) == [(1, 0, "Hello!"), (2, 1, "Hi.")]


def test_an_id_is_one_message(client: TestClient, table: str) -> None:
    say(client, table, "Hello!", id="a")
    problem(say(client, table, "Good-bye!", id="a"), 409, "id-reused")
    assert said(client, table) == [(1, 0, "Hello!")]


def test_who_watches_says_nothing(client: TestClient, table: str) -> None:
    problem(say(browser(client), table, "Take c4!"), 401, "no-seat")


def test_the_latest_messages_are_kept_at_hand(client: TestClient, table: str) -> None:
    for number in range(205):
        say(client, table, f"{number}", id=f"{number}")
    told = said(client, table)
    assert (len(told), told[0][2], told[-1][2]) == (200, "5", "204")


def test_the_host_switches_it_off(client: TestClient, other: TestClient, table: str) -> None:
    address = f"/api/tables/{table}/chat/switch"
    problem(other.post(address, json={"on": False}), 403, "not-host")
    say(client, table, "Hello!")
    assert client.post(address, json={"on": False}).status_code == 204
    assert table_status(other, table)["chat"] is False
    for person in (client, other):
        problem(say(person, table, "Psst", id="2"), 403, "chat-off")
    assert said(client, table) == [(1, 0, "Hello!")]
    client.post(address, json={"on": True})
    assert say(other, table, "At last").status_code == 201


def test_people_talk_on_after_the_end(client: TestClient, other: TestClient, table: str) -> None:
    for person in (client, other):
        person.post(f"/api/tables/{table}/end", json={"agree": True})
    assert say(other, table, "Well played").status_code == 201


def test_talk_moves_nothing_on_the_board(client: TestClient, table: str) -> None:
    before = client.get(f"/api/tables/{table}").content
    say(client, table, "Hello!")
    assert client.get(f"/api/tables/{table}").content == before


# What is shown


def ping(client: TestClient, table: str, place: object) -> Any:
    return client.post(f"/api/tables/{table}/ping", json={"place": place})


def hold(client: TestClient, table: str, ghost: object) -> Any:
    return client.post(f"/api/tables/{table}/ghost", json={"ghost": ghost})


def test_where_choices_are_secret_nothing_is_shown(client: TestClient, other: TestClient, table: str) -> None:
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket, "status")
        problem(ping(client, table, "c4"), 403, "not-talking")
        problem(hold(client, table, "P1 pick 3"), 403, "not-talking")
        say(client, table, "end")
        assert "chat" in socket.receive_json()  # and nothing came before


def test_a_ping_is_seen_by_all_and_kept_by_nobody(talking: tuple[TestClient, TestClient, str]) -> None:
    client, other, table = talking
    assert table_status(client, table)["talking"]
    address = f"/api/tables/{table}/socket"
    with client.websocket_connect(address) as own, browser(client).websocket_connect(address) as watching:
        assert ping(other, table, "c4").status_code == 204
        seen = {"ping": {"player": 1, "place": "c4", "ghost": None}}
        assert hear(own, "ping") == hear(watching, "ping") == seen
    with client.websocket_connect(address) as socket:
        hear(socket, "status")
        assert hold(client, table, None).status_code == 204
        assert hear(socket, "ping") == {"ping": {"player": 0, "place": None, "ghost": ""}}


def test_what_the_one_who_acts_holds_is_seen(talking: tuple[TestClient, TestClient, str]) -> None:
    client, other, table = talking
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hold(client, table, "tower@c4").status_code == 204
        assert hear(socket, "ping")["ping"] == {"player": 0, "place": None, "ghost": "tower@c4"}
    send(client, table, "P1 pick 1")
    problem(hold(client, table, "tower@c4"), 409, "not-your-turn")
    problem(hold(browser(client), table, "tower@c4"), 401, "no-seat")
    problem(ping(browser(client), table, "c4"), 401, "no-seat")
    assert look(client, table)["view"]["done"] == [1, 0]


@pytest.mark.parametrize("place", ["", "x" * 41, 4, None])
def test_places_are_short(talking: tuple[TestClient, TestClient, str], place: object) -> None:
    client, _, table = talking
    problem(ping(client, table, place), 400, "malformed")
    problem(hold(client, table, "x" * 401), 400, "malformed")


def test_one_who_reads_slowly_gets_the_latest(talking: tuple[TestClient, TestClient, str]) -> None:
    client, other, table = talking
    match = client.app.state.context.matches._live[table]  # type: ignore[attr-defined]
    with match.watch(None) as watcher:
        for number in range(100):
            ping(other, table, f"{number}")
        kept = [news.ping.place for news in watcher.news]
    assert kept == [f"{number}" for number in range(36, 100)]
