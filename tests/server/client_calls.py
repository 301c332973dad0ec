"""Calls of a client at a table, for the tests of the server."""

from itertools import count
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

IDS = count(1)
SEED = "5eed"


def browser(client: TestClient, at: str = "testclient", **cookies: str) -> TestClient:
    """Another browser on the same server: no cookie in common. at: its address."""
    other = TestClient(client.app, cookies=cookies, client=(at, 50000))
    other.portal = client.portal
    return other


def new_table(client: TestClient, *seats: str, **more: Any) -> dict[str, Any]:
    """Make a table, whose bots act at once unless told otherwise; its id is under "table"."""
    seats = seats or ("person", "person")
    own = {"game": "fake", "players": len(seats), "seats": list(seats), "seed": SEED, "pace": "at-once"}
    body = {**own, **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


def join(client: TestClient, created: dict[str, Any]) -> None:
    """Take the first free seat."""
    answer = client.post("/api/join", json={"key": key_of(created)})
    assert answer.status_code == 200, answer.text


def key_of(created: dict[str, Any]) -> str:
    """The key of the first free seat, from its link."""
    path: str = created["invitations"][0]["path"]
    return path.removeprefix("/join#")


def hear(socket: WebSocketTestSession, kind: str = "view") -> dict[str, Any]:
    """The next of its kind that a socket tells: a "view", the "status", "chat", a "ping", or a "code"."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if kind in message:
            return message
        assert "code" not in message, message


def look(client: TestClient, table: str, **query: Any) -> dict[str, Any]:
    """The update for whoever asks."""
    answer = client.get(f"/api/tables/{table}", params=query)
    assert answer.status_code == 200, answer.text
    update: dict[str, Any] = answer.json()
    return update


def lobby(client: TestClient, **query: str) -> list[dict[str, Any]]:
    """The first page of public tables."""
    answer = client.get("/api/lobby", params=query)
    assert answer.status_code == 200, answer.text
    tables: list[dict[str, Any]] = answer.json()["tables"]
    return tables


def table_status(client: TestClient, table: str) -> dict[str, Any]:
    """The table's status for whoever asks."""
    answer = client.get(f"/api/tables/{table}/status")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def send(
    client: TestClient,
    table: str,
    action: str,
    version: int | None = None,
    seat: int | None = None,
    **more: Any,
) -> Any:
    """Send a command made from what the client sees now."""
    query = {} if seat is None else {"seat": seat}
    version = look(client, table, **query)["version"] if version is None else version
    command = {"id": f"id-{next(IDS)}", "version": version, "action": action, **more}
    return client.post(f"/api/tables/{table}/actions", json=command, params=query)


def take_back(client: TestClient, table: str, version: int | None = None, **more: Any) -> Any:
    """Ask for one's last action back, seeing what the client sees now."""
    version = look(client, table)["version"] if version is None else version
    return client.post(
        f"/api/tables/{table}/take-back", json={"id": f"id-{next(IDS)}", "version": version, **more}
    )


def play(client: TestClient, table: str, seat: int | None = None) -> dict[str, Any]:
    """Take the first legal action, as often as there is one; the last update."""
    update = look(client, table, **({} if seat is None else {"seat": seat}))
    while update["legal_actions"]:
        answer = send(client, table, update["legal_actions"][0]["action"], update["version"], seat)
        assert answer.status_code == 200, answer.text
        update = answer.json()
    return update


def problem(answer: Any, status: int, code: str) -> str:
    """Check a refusal: its status, its code, and that it has words; these."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    message: str = answer.json()["message"]
    assert " " in message, message
    assert "{" not in message, message
    return message
