"""The public tables: a free seat is found however many tables there are, and whoever makes them."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from time import process_time
from typing import Any

import anyio
import pytest
from sqlalchemy import Connection, bindparam, insert, update
from starlette.testclient import TestClient
from tests.server.client_calls import browser, join, lobby, new_table, problem
from tests.server.servers import fake_app
from tests.server.test_store import COMPONENTS, ENTRY, OPENING

from gridtown.server.http.lobby import PUBLIC_TABLES
from gridtown.server.storage.listing import PAGE, Wanted
from gridtown.server.storage.schema import MATCHES
from gridtown.server.storage.schema import SEATS as SEATS_TABLE
from gridtown.server.storage.store import Store
from gridtown.table.seats import PERSON, Seat


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["table"] for table in tables]


def pages(client: TestClient, **query: str) -> Iterator[list[str]]:
    """All pages of public tables, as the server leads from one to the next."""
    place: str | None = ""
    while place is not None:
        page = client.get("/api/lobby", params={**query, "from": place}).json()
        yield ids(page["tables"])
        place = page["rest"]


def test_a_table_is_listed_by_what_one_can_do_there(anywhere: TestClient) -> None:
    client, other = anywhere, browser(anywhere)
    created = new_table(client, public=True)
    table = created["table"]
    new_table(client)  # by link only
    stranger = browser(client)

    def where() -> list[str]:
        return [kind for kind in ("open", "full", "over") if ids(lobby(stranger, kind=kind)) == [table]]

    assert where() == ["open"]
    assert other.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}).status_code == 200
    assert where() == ["full"]
    for person in (client, other):
        person.post(f"/api/tables/{table}/end", json={"agree": True})
    assert where() == ["over"]
    assert client.delete(f"/api/tables/{table}").status_code == 204
    assert where() == []


def test_a_seat_taken_by_an_invitation_is_not_free(anywhere: TestClient) -> None:
    created = new_table(anywhere, public=True)
    join(browser(anywhere), created)
    assert (lobby(anywhere, kind="open"), ids(lobby(anywhere, kind="full"))) == ([], [created["table"]])


def test_one_is_found_by_game_language_and_name(anywhere: TestClient) -> None:
    client = anywhere
    german = client.post(
        "/api/tables",
        json={"game": "fake", "players": 2, "seats": ["person"] * 2, "public": True, "names": ["Jörg", "x"]},
        headers={"accept-language": "de-AT,de"},
    ).json()["table"]
    english = new_table(client, public=True, names=["100 % Ada", "x"])["table"]
    both = [english, german]
    for query, found in (
        ({}, both),
        ({"game": "fake"}, both),
        ({"game": "neom"}, []),
        ({"language": "de"}, [german]),
        ({"language": "en"}, [english]),
        ({"search": " JÖRG "}, [german]),
        ({"search": "ada"}, [english]),
        ({"search": "%"}, [english]),
        ({"search": "_"}, []),
        ({"search": "fak"}, both),  # the title of the game
        ({"search": "player"}, []),  # nobody sits there
        ({"search": "ada", "language": "de"}, []),
    ):
        assert ids(lobby(client, **query)) == found, query
    client.post(f"/api/tables/{english}/seats/0/name", json={"name": "Eve"})
    assert (lobby(client, search="ada"), ids(lobby(client, search="eve"))) == ([], [english])


@pytest.mark.parametrize(
    "query",
    [{"kind": "secret"}, {"kind": ""}],
)
def test_there_are_no_other_kinds(client: TestClient, query: dict[str, str]) -> None:
    assert "open, full, over" in problem(client.get("/api/lobby", params=query), 400, "malformed")


@pytest.mark.parametrize("place", ["x", "2026-01-01", "2026-01-01T00:00:00+02:00 x", "9" * 300, " "])
def test_no_place_is_a_trick(client: TestClient, place: str) -> None:
    new_table(client, public=True)
    assert client.get("/api/lobby", params={"from": place}).status_code == 200


def test_a_list_is_read_page_by_page_while_it_grows(client: TestClient) -> None:
    hosts = [browser(client, at=f"192.0.2.{number}") for number in range(8)]
    made = [new_table(hosts[number % 8], public=True)["table"] for number in range(2 * PAGE + 3)]
    behind = [new_table(hosts[0], public=True)["table"] for _ in range(2)]  # it has three at the front
    read = pages(browser(client))
    first = next(read)
    new_table(client, public=True)
    rest = list(read)
    assert [len(page) for page in (first, *rest)] == [PAGE, PAGE, 5]
    assert [*first, *(id for page in rest for id in page)] == [*made[::-1], *behind[::-1]]


def test_one_browser_does_not_fill_the_list(anywhere: TestClient) -> None:
    client, other = anywhere, browser(anywhere)
    waiting = new_table(other, public=True)["table"]
    made = [new_table(client, "here", "here", public=True)["table"] for _ in range(PUBLIC_TABLES)]
    body = {"game": "fake", "players": 2, "seats": ["here", "here"], "public": True}
    with ThreadPoolExecutor(4) as hands:
        answers = list(hands.map(lambda _: client.post("/api/tables", json=body), range(8)))
    for answer in answers:
        assert f"{PUBLIC_TABLES}" in problem(answer, 429, "too-many-public")
    assert ids(lobby(browser(client))) == [waiting]
    new_table(client)  # by link there may be more
    client.post(f"/api/tables/{made[0]}/end", json={"agree": True})
    new_table(client, "here", "here", public=True)


def test_guests_made_up_behind_one_address_fill_no_page(url: str) -> None:
    with TestClient(fake_app(url, public_tables_per_address=20)) as client:
        others = [browser(client, at=f"2001:db8:{number}::1") for number in range(3)]
        waiting = [new_table(other, public=True)["table"] for other in others]
        crowd = [browser(client, at=f"2001:db8:9:9::{number}") for number in range(20)]  # one /64
        body = {"game": "fake", "players": 2, "seats": ["person", "person"], "public": True}
        with ThreadPoolExecutor(4) as hands:
            answers = list(hands.map(lambda guest: guest.post("/api/tables", json=body), crowd * 2))
        made = [answer for answer in answers if answer.status_code == 201]
        assert len(made) == 20
        for answer in answers:
            if answer not in made:
                assert "20" in problem(answer, 429, "too-many-public-address")
        page, *rest = pages(browser(client))
        assert set(waiting) < set(page)
        assert sum(len(page) for page in rest) == 23 - PAGE  # the others are found behind
        new_table(crowd[0])  # by link there may be more
        over = made[0].json()["table"]
        for guest in crowd:
            guest.post(f"/api/tables/{over}/end", json={"agree": True})
        assert crowd[0].post("/api/tables", json=body).status_code == 201


def test_sent_again_a_public_table_counts_once(client: TestClient) -> None:
    client.post("/api/guest")
    body = {"game": "fake", "players": 2, "seats": ["person"] * 2, "public": True}
    for number in (1, 2, 3, 3, 3):
        assert client.post("/api/tables", json={**body, "id": f"{number}"}).status_code == 201
    other = browser(client, at="192.0.2.7")
    latest = new_table(other, public=True)["table"]
    assert ids(lobby(client))[0] == latest
    assert len(ids(lobby(client))) == 4


def test_rematches_make_no_more_public_tables_than_there_may_be(anywhere: TestClient) -> None:
    client = anywhere
    body = {"game": "fake", "players": 2, "seats": ["here", "here"], "public": True}
    ended = client.post("/api/tables", json=body).json()["table"]
    client.post(f"/api/tables/{ended}/end", json={"agree": True})
    for _ in range(PUBLIC_TABLES):
        assert client.post("/api/tables", json=body).status_code == 201
    again = client.post(f"/api/tables/{ended}/rematch").json()["table"]
    listed = [id for page in pages(browser(client), kind="full") for id in page]
    assert (len(listed), again in listed) == (PUBLIC_TABLES, False)
    assert client.get(f"/api/tables/{again}").status_code == 200


# However many there are

MANY = 10_000


def crowded(connection: Connection) -> None:
    """Thousands of public tables: full ones made last, and open ones of a game before them."""
    entry = replace(ENTRY, public=True, language="en")
    tables = [
        replace(entry, id=f"{number}", host=f"{number}", created=ENTRY.created + timedelta(seconds=number))
        for number in range(MANY)
    ]
    connection.execute(insert(MATCHES), [vars(info) for info in tables])
    seats = [{"match_id": info.id, **vars(Seat(0, PERSON, f"Guest {info.id}", info.host))} for info in tables]
    connection.execute(insert(SEATS_TABLE), seats)
    connection.exec_driver_sql("ANALYZE")


def open_all(connection: Connection) -> None:
    """A seat comes free at each of them."""
    seats = [{"match_id": f"{number}", **vars(Seat(1, PERSON, "Seat 2"))} for number in range(MANY)]
    connection.execute(insert(SEATS_TABLE), seats)
    noted = [{"of": f"{number}", "who": f"guest {number}"} for number in range(MANY)]
    there = update(MATCHES).where(MATCHES.c.id == bindparam("of"))
    connection.execute(there.values(free=1, words=bindparam("who")), noted)
    connection.exec_driver_sql("ANALYZE")


async def a_table(store: Store, name: str) -> None:
    """One with a free seat that was made before all others."""
    info = replace(ENTRY, id="waits", public=True, created=ENTRY.created - timedelta(days=1), language="de")
    seats = [Seat(0, PERSON, name, "waiting"), Seat(1, PERSON, "Seat 2")]
    await store.create(info, COMPONENTS, seats, OPENING)


def test_an_open_table_is_found_among_thousands(url: str) -> None:
    async def look() -> None:
        async with Store.open(url) as store:
            await a_table(store, "Zoë")
            await store._database.write(crowded)

            async def found(wanted: Wanted) -> list[str]:
                return [info.id for info, _ in (await store.public(wanted))[0]]

            assert await found(Wanted()) == ["waits"]  # full ones don't hide it
            await store._database.write(open_all)
            assert len(await found(Wanted())) == PAGE
            for wanted in (Wanted(text="zoë"), Wanted(language="de"), Wanted(text="Zoë", game="fake")):
                assert await found(wanted) == ["waits"], wanted
            assert await found(Wanted(text="guest 77")) == [f"77{rest}" for rest in range(99, 89, -1)]

    anyio.run(look)


def test_how_long_a_list_takes_does_not_grow_with_what_there_is(url: str) -> None:
    """Asserted as a ratio, in the processor time of this process, of a list of all to one of few."""

    async def look() -> None:
        async with Store.open(url) as store:
            await a_table(store, "Zoë")
            few = await cost(store, Wanted())
            await store._database.write(crowded)
            await store._database.write(open_all)
            many = await cost(store, Wanted())
        print(f"{few * 1000:.2f} ms for one table, {many * 1000:.2f} ms for a page of {MANY}")
        assert many < 20 * few

    anyio.run(look)


async def cost(store: Store, wanted: Wanted) -> float:
    for _ in range(5):
        await store.public(wanted)
    began = process_time()
    for _ in range(20):
        await store.public(wanted)
    return (process_time() - began) / 20
