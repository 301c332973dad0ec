"""Those who run a server: what they order reaches every process, and binds whom it is about."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import anyio
import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from tests.server.client_calls import (
    browser,
    hear,
    join,
    key_of,
    look,
    new_table,
    play,
    problem,
    send,
    table_status,
)
from tests.server.servers import fake_app

from gridtown.server.administration.admin_service import AdminService
from gridtown.server.administration.commands import Close, Done, Drain, Tell
from gridtown.server.http.identity import key_fingerprint
from gridtown.server.live import admin_state
from gridtown.server.live.admin_state import Restricted
from gridtown.server.storage.hub import say_once
from gridtown.server.storage.orders import SERVER, Orders, setting
from gridtown.server.storage.schema import Restriction, now
from gridtown.server.storage.store import Store
from gridtown.server.storage.visit import CannotVisit, visit
from gridtown.table.info import log_id

TOKEN = "t" * 40
OWN = {"authorization": f"Bearer {TOKEN}"}
WAIT = 30
"""Seconds that an order may take on a busy machine; it is there in one on a quiet one."""


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    with TestClient(fake_app(database, admin_token=TOKEN)) as client:
        yield client


def order(client: TestClient, command: str, **more: Any) -> dict[str, Any]:
    """Have a command carried out over the address."""
    answer = client.post("/api/admin", json={"command": command, **more}, headers=OWN)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def refused(client: TestClient, command: str, **more: Any) -> str:
    answer = client.post("/api/admin", json={"command": command, **more}, headers=OWN)
    return problem(answer, 400, "cannot-do")


def until(so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = monotonic() + WAIT
    while not so():
        assert monotonic() < end
        sleep(0.02)


def guest_at(client: TestClient, table: str, seat: int = 1) -> str:
    """The mark of whoever sits there."""
    mark: str = order(client, "table", table=table)["tables"][0]["seats"][seat - 1]["guest"]
    return mark


# Who may


def test_without_a_token_in_the_settings_there_is_no_such_address(database: Path) -> None:
    with TestClient(fake_app(database)) as client:
        answer = client.post("/api/admin", json={"command": "state"}, headers=OWN)
        problem(answer, 404, "no-such-page")


@pytest.mark.parametrize("headers", [{}, {"authorization": TOKEN}, {"authorization": f"Bearer {TOKEN}x"}])
def test_only_who_has_the_token_may(client: TestClient, headers: dict[str, str]) -> None:
    answer = client.post("/api/admin", json={"command": "state"}, headers=headers)
    problem(answer, 401, "bad-token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_token_from_a_file(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n")
    with TestClient(fake_app(database, admin_token_file=file)) as client:
        assert order(client, "state")["running"] == 0


def test_what_makes_no_sense_is_refused_in_words(client: TestClient) -> None:
    for body in (
        {"command": "fly"},
        {"command": "close"},
        {"command": "rename", "table": "x", "seat": 0},
        {"command": "notice", "text": {"en": "Tea\0"}},
        {"command": "notice", "text": {"en": "Tea\n"}},
        {"command": "tables", "find": "a\0"},
    ):
        problem(client.post("/api/admin", json=body, headers=OWN), 400, "malformed")


# Tables


def test_tables_are_found_by_what_one_has(client: TestClient) -> None:
    one = new_table(client, names=["Ada", "Ben"])["table"]
    two = new_table(client, names=["Cleo", "100 % Ben"])["table"]

    def found(text: str, **more: Any) -> list[str]:
        return [row["table"] for row in order(client, "tables", find=text, **more)["tables"]]

    assert found("") == [two, one]
    assert found("", most=1) == [two]
    assert found("ada") == [one]
    assert found("%") == [two]
    assert found("fake") == [two, one]
    assert found(one) == found(f"https://play.example/tables/{one}?seat=1") == found(log_id(one)) == [one]
    assert set(found(guest_at(client, one))) == {one, two}
    assert found("", which="ended") == []
    assert found("nobody") == []


def test_a_closed_match_is_over_for_all_who_look_at_it(client: TestClient) -> None:
    table = new_table(client, "person", "low")["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket, "status")
        order(client, "close", table=table)
        while hear(socket, "status")["status"]["end"] != "closed":
            pass
    until(lambda: look(client, table)["over"])
    problem(send(client, table, "P1 pick 1"), 409, "over")
    assert client.get(f"/api/tables/{table}/record").status_code == 200
    assert "ended already" in refused(client, "close", table=table)
    assert "no such table" in refused(client, "close", table="nowhere")


def test_a_removed_match_is_gone(client: TestClient) -> None:
    table = new_table(client)["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket, "status")
        order(client, "remove", table=log_id(table))
        while "code" not in (told := socket.receive_json()):
            pass
        assert told["code"] == "no-such-table"
    problem(client.get(f"/api/tables/{table}"), 404, "no-such-table")


def test_a_seat_is_renamed(client: TestClient) -> None:
    table = new_table(client, names=["Rude", "Ben"])["table"]
    order(client, "rename", table=table, seat=1, name="  Ada  ")
    until(lambda: table_status(client, table)["seats"][0]["name"] == "Ada")
    assert "this table has 2" in refused(client, "rename", table=table, seat=3, name="Ada")
    assert "visible characters" in refused(client, "rename", table=table, seat=1, name="x" * 41)


# Guests


def test_a_muted_guest_plays_and_says_nothing(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    join(other, created)
    table = created["table"]

    def say(who: TestClient, id: str) -> Any:
        return who.post(f"/api/tables/{table}/chat", json={"id": id, "text": "Hello"})

    assert say(client, "a").status_code == 201
    order(client, "restrict", kind="mute", subject=guest_at(client, table))
    until(lambda: say(client, "b").status_code == 403)
    problem(say(client, "c"), 403, "muted")
    problem(client.post(f"/api/tables/{table}/seats/0/name", json={"name": "Rude"}), 403, "muted")
    assert say(other, "d").status_code == 201
    assert send(client, table, "P1 pick 1").status_code == 200
    body = {"game": "fake", "players": 2, "seats": ["person"] * 2, "names": ["Rude", "x"]}
    problem(client.post("/api/tables", json={**body, "public": True}), 403, "muted")
    assert client.post("/api/tables", json=body).status_code == 201  # which nobody sees who isn't invited
    others = new_table(other, public=True, names=["Ben", "free"])
    problem(client.post(f"/api/tables/{others['table']}/seats/1", json={"name": "Rude"}), 403, "muted")
    assert client.post("/api/join", json={"key": key_of(others), "name": "Rude"}).status_code == 200
    assert look(other, others["table"])["names"] == ["Ben", "free"]
    order(client, "lift", subject=guest_at(client, table))
    until(lambda: say(client, "e").status_code == 201)


def test_a_blocked_guest_does_nothing_and_is_cut_off(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    join(other, created)
    table = created["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket, "status")
        order(client, "restrict", kind="block", subject=guest_at(client, table), note="spam")
        while "code" not in (told := socket.receive_json()):
            pass
        assert told["code"] == "blocked"
    problem(client.get("/api/tables"), 403, "blocked")
    assert other.get("/api/tables").status_code == 200
    assert client.get("/api/guest/export").status_code == 200  # what is theirs stays theirs
    assert client.get("/").status_code != 403  # the page, which says so
    (row,) = order(client, "restrictions")["restrictions"]
    assert (row["kind"], row["note"], row["until"]) == ("block", "spam", None)


@pytest.mark.parametrize(
    ("network", "blocked"), [("192.0.2.0/24", True), ("192.0.2.7", True), ("192.0.2.8", False)]
)
def test_a_blocked_network(database: Path, network: str, blocked: bool) -> None:
    app = fake_app(database, admin_token=TOKEN)
    with TestClient(app, client=("192.0.2.7", 1)) as client:
        order(client, "restrict", kind="block", subject=network)
        order(client, "restrict", kind="block", subject="2001:db8::/32")
        if blocked:
            until(lambda: client.get("/api/tables").status_code == 403)
        else:
            until(lambda: len(order(client, "restrictions")["restrictions"]) == 2)
            assert client.get("/api/tables").status_code == 200
        assert order(client, "lift", subject=network)["done"]


def test_whom_a_restriction_is_about_is_said_clearly(client: TestClient) -> None:
    for subject, words in (
        ("Ada", "no guest, address or network"),
        ("12345678", "no guest with this mark"),
        ("192.0.2.1/24", "192.0.2.0/24"),
    ):
        assert words in refused(client, "restrict", kind="mute", subject=subject)
    assert "nothing restricts it" in refused(client, "lift", subject="192.0.2.1")


def test_a_restriction_ends_by_itself() -> None:
    restricted = Restricted()
    ended = Restriction("block", "192.0.2.0/24", "", now(), now())
    restricted.add(ended)
    restricted.add(Restriction("block", "guest", "", now(), now()))
    assert not restricted.has_address("192.0.2.1")
    assert not restricted.has_guest("guest")
    restricted.add(Restriction("block", "192.0.0.0/16", "", now(), None))
    assert restricted.has_address("192.0.2.1")
    assert restricted.has_address("::ffff:192.0.2.1")
    assert not restricted.has_address("2001:db8::1")
    assert not restricted.has_address("testclient")


def test_a_revoked_browser_is_a_strangers_and_its_seat_has_a_new_link(
    client: TestClient, other: TestClient
) -> None:
    table = new_table(client)["table"]
    guest = guest_at(client, table)
    answer = order(client, "revoke", guest=guest)
    (link,) = answer["links"]
    until(lambda: look(client, table)["view"]["viewer"] is None)
    assert other.post("/api/join", json={"key": link.removeprefix("/join#")}).status_code == 200
    assert look(other, table)["view"]["viewer"] == 0
    order(client, "lift", subject=guest)  # by its mark still


# The server


def test_a_notice_reaches_who_is_there_and_who_comes(client: TestClient) -> None:
    table = new_table(client)["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket, "status")
        order(client, "notice", text={"en": "Tea at five.", "de": "Tee um fünf."})
        assert hear(socket, "notice")["notice"] == {
            "text": {"en": "Tea at five.", "de": "Tee um fünf."},
            "draining": False,
        }
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket, "notice")["notice"]["text"]["en"] == "Tea at five."
        order(client, "notice")
        while hear(socket, "notice")["notice"]["text"]:
            pass
    assert client.get("/api/notice").json() == {"text": {}, "draining": False}


def test_a_damaged_notice_is_said_and_taken_down(client: TestClient, database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO properties VALUES ('notice', 'Tea at five')")
    order(client, "drain")  # so that it is read
    until(lambda: client.get("/api/notice").json() == {"text": {}, "draining": True})
    assert "take it down with `gridtown admin notice --off`" in refused(client, "state")
    order(client, "notice")
    assert order(client, "state")["notice"] == {}


def test_a_notice_ends_by_itself(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    order(client, "notice", text={"en": "Tea at five."}, days=0.5)
    until(lambda: bool(client.get("/api/notice").json()["text"]))
    monkeypatch.setattr(admin_state, "time", lambda: monotonic() + 1e12)
    assert client.get("/api/notice").json()["text"] == {}


def test_while_it_drains_nobody_makes_a_table_and_matches_go_on(client: TestClient) -> None:
    table = new_table(client, "person", "low")["table"]
    body = {"game": "fake", "players": 2, "seats": ["person", "person"]}
    order(client, "drain")
    until(lambda: client.get("/api/notice").json()["draining"])
    problem(client.post("/api/tables", json=body), 409, "draining")
    problem(client.post("/api/records", json={}), 409, "draining")
    problem(client.post(f"/api/tables/{table}/rematch", json={}), 409, "draining")
    assert play(client, table)["view"]
    assert order(client, "state")["draining"]
    order(client, "drain", on=False)
    until(lambda: client.post("/api/tables", json=body).status_code == 201)


def test_what_was_ordered_is_written_down(client: TestClient) -> None:
    table = new_table(client)["table"]
    order(client, "close", table=table)
    order(client, "drain")
    orders = order(client, "log")["orders"]
    assert [row["words"] for row in orders] == ["drains", f"closed {log_id(table)}"]
    assert [row["number"] for row in orders] == [2, 1]


# Past the server, through its database


@contextmanager
def admin(url: str) -> Iterator[Callable[..., Any]]:
    """Carry out commands as the program does, beside a server."""

    def do(command: Any) -> Any:
        async def ask() -> Any:
            async with visit(url) as database:
                return await AdminService(
                    database, lambda: say_once(url, SERVER, "orders"), key_fingerprint
                ).do(command)

        return anyio.run(ask)

    yield do


def test_a_server_hears_what_was_written_to_its_database(url: str) -> None:
    with TestClient(fake_app(url)) as first, admin(url) as do:
        table = new_table(first, "person", "low")["table"]
        with first.websocket_connect(f"/api/tables/{table}/socket") as socket:
            hear(socket, "status")
            assert isinstance(do(Close(table)), Done)
            while hear(socket, "status")["status"]["end"] != "closed":
                pass
            do(Tell({"en": "Tea at five."}))
            assert hear(socket, "notice")["notice"]["text"] == {"en": "Tea at five."}
        do(Drain())
        until(lambda: first.get("/api/notice").json()["draining"])


def test_all_processes_hear_it(postgres_url: str) -> None:
    with (
        TestClient(fake_app(postgres_url, admin_token=TOKEN)) as first,
        TestClient(fake_app(postgres_url)) as second,
    ):
        table = new_table(first, public=True)["table"]
        with second.websocket_connect(f"/api/tables/{table}/socket") as socket:
            hear(socket, "status")
            order(first, "rename", table=table, seat=1, name="Ada")
            while hear(socket, "status")["status"]["seats"][0]["name"] != "Ada":
                pass
        order(first, "restrict", kind="block", subject=guest_at(first, table))
        stolen = browser(second, **dict(first.cookies))
        until(lambda: stolen.get("/api/tables").status_code == 403)


def test_a_notice_between_processes_makes_it_quick(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin_state, "EVERY", 3600.0)  # nobody looks by themselves
    with (
        TestClient(fake_app(postgres_url, admin_token=TOKEN)) as first,
        TestClient(fake_app(postgres_url)) as second,
        admin(postgres_url) as do,
    ):
        order(first, "drain")
        for client in (first, second):
            until(lambda: client.get("/api/notice").json()["draining"])  # noqa: B023
        do(Drain(on=False))
        for client in (first, second):
            until(lambda: not client.get("/api/notice").json()["draining"])  # noqa: B023


def test_it_holds_from_the_start(database: Path) -> None:
    with TestClient(fake_app(database, admin_token=TOKEN)) as client:
        order(client, "drain")
    with TestClient(fake_app(database)) as client:
        assert client.get("/api/notice").json()["draining"]


def test_orders_given_at_once_are_all_heard(url: str) -> None:
    async def give() -> None:
        async with Store.open(url) as store, anyio.create_task_group() as tasks:
            orders = Orders(store.database)
            for number in range(20):
                tasks.start_soon(orders.give, setting("notice", None), "notice", str(number))
        async with Store.open(url) as store:
            given = await Orders(store.database).after(0)
            assert [order.number for order in given] == list(range(1, 21))
            assert {order.words for order in given} == {str(number) for number in range(20)}

    anyio.run(give)


def test_orders_are_heard_again_once_the_database_is_back(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(_orders: Orders, _number: int) -> Any:
        raise OperationalError("SELECT", {}, Exception("away"))

    with TestClient(fake_app(database, admin_token=TOKEN)) as client:
        with monkeypatch.context() as patch:
            patch.setattr(admin_state, "EVERY", 0.01)
            patch.setattr(Orders, "after", away)
            order(client, "drain")
            until(lambda: "orders can't be read" in caplog.text)
            sleep(0.2)
        assert caplog.text.count("orders can't be read") == 1
        until(lambda: client.get("/api/notice").json()["draining"])


def test_a_database_that_can_not_be_visited_is_named(tmp_path: Path) -> None:
    (tmp_path / "odd").write_text("nothing of the kind")

    async def look_at(name: str) -> str:
        with pytest.raises(CannotVisit) as refusal:
            async with visit(f"sqlite:///{tmp_path / name}"):
                pass
        return str(refusal.value)

    assert "there is no such database" in anyio.run(look_at, "none")
    assert "can't be read" in anyio.run(look_at, "odd")
