"""Retention: what is too old is forgotten, in small steps, and nothing else."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import anyio
import pytest
from sqlalchemy import ColumnElement, Table, func, insert, select, update
from starlette.testclient import TestClient
from tests.server.client_calls import hear, new_table
from tests.server.servers import fake_app
from tests.server.test_store import COMPONENTS, ENTRY, OPENING, SEATS

from gridtown.server.live import maintenance
from gridtown.server.live.maintenance import expire
from gridtown.server.metrics import Metrics
from gridtown.server.storage.orders import Orders, restricting, setting
from gridtown.server.storage.orders import closing as closing_match
from gridtown.server.storage.retention import BATCH, Expiry, Retention
from gridtown.server.storage.schema import (
    CHANGES,
    CHAT,
    KEYS,
    LOG_ENTRIES,
    MATCHES,
    ORDERS,
    RESTRICTIONS,
    Key,
    Restriction,
    now,
)
from gridtown.server.storage.store import Store
from gridtown.table.log import LogEntry

KEPT = Retention(matches=30, chat=20, keys=10, orders=5)
"""Days."""


def ago(days: float) -> Any:
    return now() - timedelta(days=days)


async def make(store: Store, id: str, **values: Any) -> None:
    """A match with a message and a key."""
    seats = [replace(seat, holder=f"{id} {seat.player}") for seat in SEATS]
    await store.create(replace(ENTRY, id=id), COMPONENTS, seats, OPENING)
    await store.add_message(id, 0, "Hello", "a")
    await store.add_key(Key(f"key {id}", id, 1, "seat", None))
    if values:
        change = update(MATCHES).where(MATCHES.c.id == id).values(**values)
        await store.database.write(lambda connection: connection.execute(change))


async def count(store: Store, table: Table, *where: ColumnElement[bool]) -> int:
    query = select(func.count()).select_from(table).where(*where)
    return await store.database.read(lambda connection: connection.scalars(query).one())


async def round_of(
    store: Store, retention: Retention = KEPT, clock: Callable[[], datetime] = now
) -> dict[str, float]:
    """One round of expiry; how many went of each kind, as metrics tell."""
    metrics = Metrics()
    await expire(Expiry(store.database, retention, clock), metrics, store.remove, pause=0)
    lines = [
        line for line in metrics.text().decode().splitlines() if line.startswith("gridtown_expired_total{")
    ]
    return {line.split('"')[1]: float(line.split()[-1]) for line in lines if float(line.split()[-1])}


def run(url: str, what: Callable[[Store], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with Store.open(url) as store:
            await what(store)

    anyio.run(inside)


def test_a_system_whose_clock_is_behind_ends_nothing_that_is_forgotten_at_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of a machine that starts in 1970 until it has heard what time it is."""

    async def what(store: Store) -> None:
        for module in ("store", "orders"):
            monkeypatch.setattr(f"gridtown.server.storage.{module}.now", lambda: ago(20_000))
        for id in ("finished", "agreed", "closed", "idle", "runs"):
            await make(store, id)
        await store.append("finished", [LogEntry(len(OPENING), 0, "P1 pick 1", None)], 0, scores=[1, 0])
        await store.end("agreed")
        assert await Orders(store.database).give(closing_match("closed"), "status", "closed it", "closed")
        await age(store, "idle")
        assert await store.archive(timedelta(days=1)) == 1
        assert await round_of(store, clock=store.clock.now) == {}

    async def age(store: Store, id: str) -> None:
        old = update(MATCHES).where(MATCHES.c.id == id).values(active=store.clock.now() - timedelta(days=9))
        await store.database.write(lambda connection: connection.execute(old))

    run(url, what)


def test_that_others_were_told_of_a_match_goes_with_it(url: str) -> None:
    async def what(store: Store) -> None:
        await make(store, "here")
        told = [{"match_id": id, "told": 1} for id in ("here", *(f"gone {number}" for number in range(50)))]
        await store.database.write(lambda connection: connection.execute(insert(CHANGES), told))
        assert await round_of(store) == {"changes": 50}
        assert await count(store, CHANGES) == 1

    run(url, what)


def test_what_is_too_old_goes_and_all_else_stays(url: str) -> None:
    async def what(store: Store) -> None:
        await make(store, "runs", changed=ago(400))
        await make(store, "idle", changed=ago(40), archived=ago(29))
        await make(store, "long idle", archived=ago(31))
        await make(store, "just over", ended=ago(9), end="finished")
        await make(store, "over", ended=ago(21), end="finished")
        await make(store, "long over", ended=ago(31), end="agreed")
        assert await round_of(store) == {"matches": 2, "chat": 1, "keys": 1}
        left = await store.database.read(lambda connection: set(connection.scalars(select(MATCHES.c.id))))
        assert left == {"runs", "idle", "just over", "over"}
        assert await count(store, CHAT, CHAT.c.match_id == "over") == 0
        assert await count(store, CHAT) == await count(store, KEYS) == 3
        assert await count(store, LOG_ENTRIES) == 4
        assert await round_of(store) == {}

    run(url, what)


def test_codes_restrictions_and_orders(url: str) -> None:
    async def what(store: Store) -> None:
        await make(store, "t")
        await store.add_key(Key("code", "t", 0, "transfer", ago(11)))
        orders = Orders(store.database)
        await orders.give(restricting(Restriction("mute", "a", "", ago(9), ago(6))), "restricted", "one")
        await orders.give(restricting(Restriction("mute", "b", "", ago(9), None)), "restricted", "two")
        await orders.give(setting("notice", None), "notice", "three")
        old = update(ORDERS).values(time=ago(6))
        await store.database.write(lambda connection: connection.execute(old))
        assert await round_of(store) == {"keys": 1, "orders": 3}
        assert await count(store, RESTRICTIONS) == 1
        assert await orders.last() == 3  # from which numbers go on
        await orders.give(setting("notice", None), "notice", "four")
        assert await orders.last() == 4

    run(url, what)


def test_nothing_goes_where_all_is_kept_for_ever(url: str) -> None:
    async def what(store: Store) -> None:
        await make(store, "over", ended=ago(4000), end="finished")
        assert await round_of(store, Retention(0, 0, 0, 0)) == {}
        assert not Retention(0, 0, 0, 0).any

    run(url, what)


def test_a_round_takes_many_small_steps(url: str) -> None:
    """Between any two of them whoever plays can write."""

    async def what(store: Store) -> None:
        for number in range(BATCH + 5):
            await make(store, str(number), ended=ago(31), end="finished")
        removed: list[str] = []

        async def remove(match: str) -> None:
            removed.append(match)
            await store.remove(match)

        expiry = Expiry(store.database, KEPT)
        assert len(await expiry.old_matches()) == BATCH
        await expire(expiry, Metrics(), remove, pause=0)
        assert len(removed) == len(set(removed)) == BATCH + 5

    run(url, what)


def test_a_server_forgets_by_itself_and_tells_who_looks(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "FIRST", 0.2)
    monkeypatch.setattr(maintenance, "EXPIRING", 0.2)
    with TestClient(fake_app(database, keep_matches=1)) as client:
        old, new = (new_table(client)["table"] for _ in range(2))
        with client.websocket_connect(f"/api/tables/{old}/socket") as socket:
            hear(socket, "status")
            with closing(sqlite3.connect(database, timeout=30)) as connection:
                old_end = "2020-01-01 00:00:00.000000"
                connection.execute("UPDATE matches SET ended = ? WHERE id = ?", (old_end, old))
                connection.commit()
            while "code" not in (told := socket.receive_json()):
                pass
            assert told["code"] == "no-such-table"
        assert [table["table"] for table in client.get("/api/tables").json()] == [new]


@pytest.mark.parametrize("column", ["ended", "archived"])
def test_old_ones_are_found_by_index(url: str, column: str) -> None:
    async def what(store: Store) -> None:
        asked = select(MATCHES.c.id).where(MATCHES.c[column] < ago(1)).limit(BATCH)

        def plan(connection: Any) -> str:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
            words = "EXPLAIN" if connection.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN"
            text = str(asked.compile(connection, compile_kwargs={"literal_binds": True}))
            return "\n".join(str(row) for row in connection.exec_driver_sql(f"{words} {text}"))

        assert f"ix_matches_{column}" in await store.database.read(plan)

    run(url, what)
