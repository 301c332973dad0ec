"""The checks of a command, in the order of docs/protocol.md."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import join, look, new_table, play, problem, send
from tests.server.servers import fake_app


@pytest.fixture
def table(client: TestClient, other: TestClient) -> str:
    created = new_table(client)
    join(other, created)
    table: str = created["table"]
    return table


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"[" * 50_000,
        b'{"id":"a","version":1}',
        b'{"id":"","version":1,"action":"P1 pick 1"}',
        b'{"id":"a","version":-1,"action":"P1 pick 1"}',
        b'{"id":"a","version":1.5,"action":"P1 pick 1"}',
        b'{"id":"a","version":99999999999999999999,"action":"P1 pick 1"}',
        b'{"id":"a","version":1,"action":"P1 pick 1","cheat":true}',
        b'{"id":"a","version":1,"action":""}',
        b'{"id":"' + b"a" * 65 + b'","version":1,"action":"P1 pick 1"}',
        b'{"id":"a","version":1,"action":"' + b"a" * 201 + b'"}',
    ],
)
def test_malformed(client: TestClient, table: str, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    problem(client.post(f"/api/tables/{table}/actions", content=body, headers=headers), 400, "malformed")


def test_not_json(client: TestClient, table: str) -> None:
    problem(client.post(f"/api/tables/{table}/actions", content=b"{}"), 415, "not-json")
    problem(client.post(f"/api/tables/{table}/actions", data={"id": "a"}), 415, "not-json")


@pytest.mark.parametrize("stated", [True, False])
def test_too_large(client: TestClient, table: str, stated: bool) -> None:
    headers = {"content-type": "application/json"}
    content = b" " * 70_000 if stated else (b" " * 1000 for _ in range(70))
    answer = client.post(f"/api/tables/{table}/actions", content=content, headers=headers)
    assert "65,536" in problem(answer, 413, "too-large")


def test_malformed_comes_before_everything(client: TestClient) -> None:
    answer = client.post("/api/tables/nowhere/actions", json={"id": "a"})
    problem(answer, 400, "malformed")


def test_no_seat(client: TestClient, other: TestClient) -> None:
    table = new_table(client)["table"]
    problem(send(other, table, "P1 pick 1"), 401, "no-seat")
    problem(other.get(f"/api/tables/{table}/previews"), 401, "no-seat")
    problem(other.get(f"/api/tables/{table}/explain?action=P1 pick 1"), 401, "no-seat")


def test_a_forged_token_is_no_seat(client: TestClient, other: TestClient) -> None:
    table = new_table(client)["table"]
    name, token = next(iter(client.cookies.items()))
    for forged in ("x" * 43, token[:-1], token[::-1], "../" * 20):
        other.cookies.set(name, forged)
        problem(send(other, table, "P1 pick 1"), 401, "no-seat")


def test_no_such_table(client: TestClient) -> None:
    problem(client.get("/api/tables/nowhere"), 404, "no-such-table")
    problem(client.get("/api/tables/nowhere/record"), 404, "no-such-table")


def test_bad_action(client: TestClient, table: str) -> None:
    assert "jump" in problem(send(client, table, "P1 jump"), 400, "bad-action")
    problem(client.get(f"/api/tables/{table}/explain?action=P1 jump"), 400, "bad-action")
    problem(client.get(f"/api/tables/{table}/explain"), 400, "malformed")


def test_not_yours(client: TestClient, table: str) -> None:
    assert "P1" in problem(send(client, table, "P2 pick 1"), 403, "not-yours")
    problem(send(client, table, "roll 6"), 403, "not-yours")


def test_not_your_turn(client: TestClient, table: str) -> None:
    assert send(client, table, "P1 pick 1").status_code == 200
    problem(send(client, table, "P1 pick 1"), 409, "not-your-turn")


def test_illegal_names_the_rule(client: TestClient, table: str) -> None:
    answer = send(client, table, "P1 raise")
    problem(answer, 422, "illegal")
    assert answer.json()["rule"] == "not-now"


def test_stale_comes_before_illegal(client: TestClient, table: str) -> None:
    """Who looks at old news is told so: which rule forbids it there would mislead."""
    problem(send(client, table, "P1 raise", version=0), 409, "stale")
    problem(send(client, table, "P1 raise", version=1), 422, "illegal")


def test_stale(client: TestClient, other: TestClient, table: str) -> None:
    version = look(client, table)["version"]
    assert send(client, table, "P1 pick 1").status_code == 200
    assert send(other, table, "P2 pick 1").status_code == 200
    problem(send(client, table, "P1 pick 1", version=version), 409, "stale")
    problem(send(client, table, "P1 pick 1", version=10**6), 409, "stale")


def test_another_choice_in_the_same_step_makes_nothing_stale(
    client: TestClient, other: TestClient, table: str
) -> None:
    version = look(client, table)["version"]
    assert send(other, table, "P2 pick 1").status_code == 200
    assert look(client, table)["version"] > version
    assert send(client, table, "P1 pick 1", version=version).status_code == 200


def test_over(client: TestClient) -> None:
    table = new_table(client, "person", "low")["table"]
    play_out(client, table)
    problem(send(client, table, "P1 pick 1"), 409, "over")


def play_out(client: TestClient, table: str) -> dict[str, Any]:
    """Play on, the bots acting in their own time, until it is over."""
    for _ in range(1000):
        update = play(client, table)
        if update["over"]:
            return update
    raise AssertionError("the bots don't act")


def test_one_command_acts_once(client: TestClient, other: TestClient, table: str) -> None:
    first = send(client, table, "P1 pick 1", id="same")
    again = send(client, table, "P1 pick 1", id="same")
    assert (first.status_code, again.status_code) == (200, 200)
    assert again.json()["version"] == first.json()["version"] == look(client, table)["version"]
    problem(send(client, table, "P1 pick 2", id="same"), 409, "id-reused")
    assert send(other, table, "P2 pick 1", id="same").status_code == 200  # ids are each client's own


def test_a_command_is_remembered_even_after_the_end(client: TestClient) -> None:
    table = new_table(client, "person", "low")["table"]
    first = look(client, table)["legal_actions"][0]["action"]
    assert send(client, table, first, id="first").status_code == 200
    version = play_out(client, table)["version"]
    assert send(client, table, first, id="first").json()["version"] == version


def test_wrong_origin(client: TestClient, table: str) -> None:
    headers = {"origin": "http://evil.example"}
    body = {"id": "a", "version": 1, "action": "P1 pick 1"}
    problem(client.post(f"/api/tables/{table}/actions", json=body, headers=headers), 403, "wrong-origin")
    assert client.get(f"/api/tables/{table}", headers=headers).status_code == 200
    assert send(client, table, "P1 pick 1").status_code == 200


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "http://[broken",
        "testserver",
        "http://testserver:81",
        "",
        "http://",
        "ftp://testserver",
        "file://testserver",
        "x://testserver",
        "//testserver",
        "http://eve@testserver",
        "http://testserver/",
        "http://testserver http://testserver",
    ],
)
def test_odd_origins(client: TestClient, table: str, origin: str) -> None:
    body = {"id": "a", "version": 1, "action": "P1 pick 1"}
    answer = client.post(f"/api/tables/{table}/actions", json=body, headers={"origin": origin})
    problem(answer, 403, "wrong-origin")


def test_one_foreign_origin_among_several(client: TestClient, table: str) -> None:
    headers = [("origin", "http://testserver"), ("origin", "http://evil.example")]
    body = {"id": "a", "version": 1, "action": "P1 pick 1"}
    problem(client.post(f"/api/tables/{table}/actions", json=body, headers=headers), 403, "wrong-origin")


def test_wrong_host(client: TestClient) -> None:
    problem(client.get("/api/games", headers={"host": "evil.example"}), 421, "wrong-host")
    problem(client.get("/api/games", headers={"host": "[broken"}), 421, "wrong-host")


@pytest.mark.parametrize(
    "host", ["", ":80", ":x", ":80.evil.example", ":evil.example", "@evil.example", "/", " "]
)
def test_what_follows_a_name_is_a_port_or_nothing(client: TestClient, host: str) -> None:
    answer = client.get("/api/games", headers={"host": f"testserver{host}"})
    assert answer.status_code == (200 if host in ("", ":80") else 421)
    own = {"host": f"testserver{host}", "origin": f"http://testserver{host}"}
    answer = client.post("/api/guest", headers=own)
    assert answer.status_code == (204 if host in ("", ":80") else 421)


def test_who_came_by_https_comes_from_a_page_of_https(database: Path) -> None:
    with TestClient(fake_app(database, proxies=("testclient",))) as client:
        for scheme, origin, status in (
            ("https", "https", 204),
            ("https", "http", 403),
            ("http", "http", 204),
            ("http", "https", 204),  # a proxy that says nothing of it
        ):
            headers = {"x-forwarded-proto": scheme, "origin": f"{origin}://testserver"}
            assert client.post("/api/guest", headers=headers).status_code == status, (scheme, origin)


def test_addresses(client: TestClient, table: str) -> None:
    problem(client.get("/api/nowhere"), 404, "no-such-page")
    answer = client.get(f"/api/tables/{table}/actions")
    problem(answer, 405, "no-such-method")
    assert answer.headers["allow"] == "POST"
    answer = client.delete("/api/tables")
    problem(answer, 405, "no-such-method")
    assert sorted(answer.headers["allow"].split(", ")) == ["GET", "HEAD", "POST"]
    problem(client.post("/tables/somewhere"), 405, "no-such-method")


def test_words_in_both_languages(client: TestClient) -> None:
    english = client.get("/api/tables/nowhere").json()["message"]
    by_header = client.get("/api/tables/nowhere", headers={"accept-language": "fr, de-AT;q=0.8, en;q=0.5"})
    by_query = client.get("/api/tables/nowhere?lang=de", headers={"accept-language": "en"})
    assert by_header.json()["message"] == by_query.json()["message"] == "Diesen Tisch gibt es nicht."
    assert english == "There is no such table."


def test_an_odd_host_gets_nothing_into_the_policy(database: Path) -> None:
    with TestClient(fake_app(database, hosts=("*",))) as client:
        for host in ("a; script-src *", "a b", "a,b"):
            policy = client.get("/api/games", headers={"host": host}).headers["content-security-policy"]
            assert "connect-src 'self';" in policy
            assert policy.count("script-src") == 1


def test_headers(client: TestClient) -> None:
    headers = client.get("/api/games").headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
    assert "connect-src 'self' ws://testserver;" in policy
    assert "strict-transport-security" not in headers
    assert headers["cache-control"] == "no-store"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
