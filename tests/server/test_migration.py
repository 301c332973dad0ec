"""Migrations: a database of an earlier version keeps all that is in it."""

import json
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, make_url, table, text
from sqlalchemy.sql import column
from tests.server.servers import info_of, open_context

from gridtown.server.storage import database
from gridtown.server.storage.schema import METADATA
from gridtown.server.storage.store import Store
from gridtown.table.seats import PERSON

SCRIPTS = Path(database.__file__).parent / "migrations"

MATCHES = [
    ("run", ["person", "low"], ["Ada", "Bot"], None),
    ("end", ["low", "person"], ["Bot", "Ben"], "2026-01-02 03:04:05"),
    ("old", ["person", "person"], ["Cleo", "Dörte 🎲"], None),
]
LOGS: dict[str, list[tuple[int, str, str | None]]] = {
    "run": [(-1, "roll 5", None), (0, "P1 pick 2", "a")],
    "end": [(-1, "roll 5", None)],
    "old": [(-1, "roll 6", None)],
}
SEED = 1
"""Rolls a 5 first."""

OLD_MATCH = (
    "INSERT INTO matches (id, game, players, options, seats, names, rules_version, edition,"
    " components, seed, seed_known, created, ended) VALUES (:id, 'fake', 2, :options, :seats,"
    " :names, :rules_version, :edition, :components, :seed, :known, '2026-01-01 00:00:00', :ended)"
)
SEATS = [("run", 0, "ada", None), ("end", 1, "ben", None), ("old", 0, "ada", None), ("old", 1, None, "key")]


def columns(name: str, *names: str) -> Any:
    return table(name, *(column(each) for each in names))


def upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def fill(connection: Connection) -> None:
    """A database as the first version left it, with a running match, one that has ended, one of old rules."""
    upgrade(connection, "0001")
    for id, seats, names, ended in MATCHES:
        connection.execute(
            text(OLD_MATCH),
            {
                "id": id,
                "options": json.dumps({"luck": "good"}),
                "seats": json.dumps(seats),
                "names": json.dumps(names),
                "rules_version": 1,
                "edition": "e" * 16 if id == "old" else "f" * 16,
                "components": json.dumps({"dice": [id == "old"]}),
                "seed": f"{SEED:032x}",
                "known": True,
                "ended": ended,
            },
        )
        rows = [(id, version, *row) for version, row in enumerate(LOGS[id])]
        events = columns("events", "match_id", "version", "player", "action", "command")
        connection.execute(insert(events), [dict(zip(events.c.keys(), row, strict=True)) for row in rows])
    seats_of_old = columns("seats", "match_id", "player", "holder", "invitation")
    connection.execute(
        insert(seats_of_old), [dict(zip(seats_of_old.c.keys(), row, strict=True)) for row in SEATS]
    )


async def with_connection(url: str, what: Callable[[Connection], object]) -> None:
    """Do something to a database before the store has seen it."""
    made = make_url(url)
    driver = "postgresql+psycopg" if made.get_backend_name() == "postgresql" else "sqlite+pysqlite"
    engine = create_engine(made.set(drivername=driver))
    with engine.begin() as connection:
        what(connection)
    engine.dispose()


def test_matches_seats_and_logs_come_along(bare_url: str) -> None:
    async def migrate() -> None:
        await with_connection(bare_url, fill)
        async with Store.open(bare_url) as store:
            info = await info_of(store, "end")
            assert (info.end, info.scores, info.rematch, info.archived) == ("finished", None, None, None)
            assert info.options == {"luck": "good"}
            assert info.changed == info.created
            assert info.ended is not None
            running = await info_of(store, "run")
            assert (running.ended, running.end, running.chat, running.source) == (None, None, True, "played")
            assert running.public  # everybody saw it in the list, and goes on seeing it
            assert [(seat.kind, seat.name, seat.holder) for seat in await store.seats("run")] == [
                (PERSON, "Ada", "ada"),
                ("low", "Bot", None),
            ]
            assert [seat.name for seat in await store.seats("old")] == ["Cleo", "Dörte 🎲"]
            assert [(log.player, log.action, log.command) for log in await store.log("run")] == LOGS["run"]
            assert {log.kind for log in await store.log("run")} == {"action"}
            kept = text("SELECT hash FROM editions ORDER BY hash")
            assert await store._database.read(lambda c: list(c.scalars(kept))) == ["e" * 16, "f" * 16]

    anyio.run(migrate)


def test_what_was_renamed_keeps_what_was_in_it(bare_url: str) -> None:
    said = "INSERT INTO talk VALUES ('run', 1, 0, 'Hello', '2026-01-02 03:04:05', 'a')"
    secret = "INSERT INTO house VALUES ('secret', 'kept')"
    key = "INSERT INTO keys (fingerprint, match_id, player, kind) VALUES ('f', 'run', 0, 'carry')"
    substitute = "UPDATE seats SET stand_in = 'low' WHERE match_id = 'run' AND player = 0"
    request = "UPDATE matches SET wish = 'made by' WHERE id = 'run'"

    def fill_and_use(connection: Connection) -> None:
        fill(connection)
        upgrade(connection, "0004")
        for statement in (said, secret, key, substitute, request):
            connection.execute(text(statement))

    async def migrate() -> None:
        await with_connection(bare_url, fill_and_use)
        async with Store.open(bare_url) as store:
            (message,) = await store.chat("run")
            assert (message.text, message.command) == ("Hello", "a")
            assert await store.secret("another") == "kept"
            kept = await store.key("f")
            assert kept is not None
            assert kept.kind == "transfer"
            assert [seat.substitute for seat in await store.seats("run")] == ["low", None]
            assert (await info_of(store, "run")).request == "made by"

    anyio.run(migrate)


def test_tables_with_a_greedy_bot_have_a_steady_one_and_are_quick(bare_url: str) -> None:
    played = "UPDATE seats SET kind = 'greedy' WHERE match_id = 'run' AND player = 1"
    substitute = "UPDATE seats SET substitute = 'greedy' WHERE match_id = 'run' AND player = 0"

    def fill_and_use(connection: Connection) -> None:
        fill(connection)
        upgrade(connection, "0005")
        for statement in (played, substitute):
            connection.execute(text(statement))

    async def migrate() -> None:
        await with_connection(bare_url, fill_and_use)
        async with Store.open(bare_url) as store:
            kinds = [(seat.kind, seat.substitute) for seat in await store.seats("run")]
            assert kinds == [(PERSON, "steady"), ("steady", None)]
            info = await info_of(store, "run")
            assert (info.pace, info.hints) == ("quick", False)

    anyio.run(migrate)


def test_what_ran_goes_on(bare_url: str) -> None:
    async def migrate() -> None:
        await with_connection(bare_url, fill)
        async with open_context(bare_url) as context:
            match = await context.matches.get("run")
            async with match.open() as live:
                assert live.view(0).known.numbers()[:4] == [0, 5, 2, 0]
            with anyio.fail_after(30):
                while (await context.matches.read("run"))[0].to_act != 3:  # until the bot has answered
                    await anyio.sleep(0.01)
            await context.matches.remove("end")

    anyio.run(migrate)


def test_an_old_database_becomes_what_a_new_one_is(bare_url: str) -> None:
    def compare(connection: Connection) -> None:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert compare_metadata(context, METADATA) == []

    async def migrate() -> None:
        await with_connection(bare_url, fill)
        async with Store.open(bare_url):
            pass
        await with_connection(bare_url, compare)

    anyio.run(migrate)


@pytest.mark.parametrize("filled", [False, True])
def test_a_migration_that_breaks_off_leaves_what_was(
    bare_url: str, filled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def migrate() -> None:
        if filled:
            await with_connection(bare_url, fill)
        with monkeypatch.context() as patch:
            patch.setattr("alembic.op.drop_table", None)
            with pytest.raises(TypeError):
                async with Store.open(bare_url):
                    pass
        async with Store.open(bare_url) as store:
            assert bool(await store.log("run")) == filled

    anyio.run(migrate)


OPEN = """
import os, sys, anyio
from gridtown.server.storage.store import Store
async def main(secret):
    async with Store.open(sys.argv[1]) as store:
        os.write(1, (await store.secret(secret) + os.linesep).encode())  # at once, or two may be one line
begin, all_born = os.pipe()
for number in range(int(sys.argv[2])):
    if not os.fork():
        os.close(all_born)
        os.read(begin, 1)
        anyio.run(main, f"secret {number}")
        os._exit(0)
os.close(all_born)
sys.exit(max(os.wait()[1] for _ in range(int(sys.argv[2]))) and "some could not open it")
"""


@pytest.mark.parametrize("filled", [False, True])
def test_many_processes_may_bring_a_database_up_to_date_at_once(
    bare_url: str, filled: bool, root: Path
) -> None:
    if filled:
        anyio.run(with_connection, bare_url, fill)
    done = subprocess.run(
        [sys.executable, "-c", OPEN, bare_url, "8"], cwd=root, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    secrets = done.stdout.split("\n")[:-1]
    assert len(secrets) == 8
    assert len(set(secrets)) == 1


MANY = 200
"""Matches of a database that is too large for the memory it may take."""

LARGE = {"tiles": [{"number": number, "lines": list(range(60))} for number in range(300)]}
"""Components of some 80 KB, which each match had to itself."""

MOST = 8 * 1024 * 1024
"""Bytes that a migration may take; of twice as many all at once took 94 to 124 MB."""


def fill_with_many(connection: Connection) -> None:
    fill(connection)
    (row,) = connection.execute(text("SELECT * FROM matches WHERE id = 'run'")).mappings()
    like_it = columns("matches", *row.keys())
    rows = [{**row, "id": f"many {number}", "components": json.dumps(LARGE)} for number in range(MANY)]
    as_text = {
        name: json.dumps(row[name]) for name in ("options", "seats", "names") if type(row[name]) is not str
    }
    for each in rows:
        connection.execute(insert(like_it).values(**{**each, **as_text}))


def test_a_large_database_takes_little_memory(bare_url: str) -> None:
    async def migrate() -> None:
        await with_connection(bare_url, fill_with_many)
        tracemalloc.start()
        try:
            async with Store.open(bare_url) as store:
                _, peak = tracemalloc.get_traced_memory()
                assert peak < MOST
                assert len(await store.seats("many 199")) == 2
                counted = text("SELECT count(*) FROM seats")
                assert await store.database.read(lambda c: c.scalar(counted)) == 2 * (MANY + 3)
        finally:
            tracemalloc.stop()

    anyio.run(migrate)


LISTED = 10_000
"""Public matches whose names are noted; of twice as many all at once took 21 MB."""

LEAST = 3 * 1024 * 1024
"""Bytes that this may take."""


def fill_with_listed(connection: Connection) -> None:
    """Public matches as they were before lists knew of names, each with two people who have long ones."""
    fill(connection)
    upgrade(connection, "0008")
    (row,) = connection.execute(text("SELECT * FROM matches WHERE id = 'run'")).mappings()
    (seat, _) = connection.execute(
        text("SELECT * FROM seats WHERE match_id = 'run' ORDER BY player")
    ).mappings()
    matches, seats = columns("matches", *row.keys()), columns("seats", *seat.keys())
    as_text = {"options": "{}", "scores": None}
    for begun in range(0, LISTED, 1000):
        ids = [f"many {number:05}" for number in range(begun, begun + 1000)]
        connection.execute(insert(matches), [{**row, **as_text, "id": id} for id in ids])
        people = [(id, player) for id in ids for player in (0, 1)]
        rows = [{"match_id": id, "player": player, "name": f"{id} {'Ä' * 28}"} for id, player in people]
        connection.execute(insert(seats), [{**seat, **each, "holder": "ada"} for each in rows])


def test_the_names_of_many_public_matches_take_little_memory(bare_url: str) -> None:
    def note_names(connection: Connection) -> None:
        tracemalloc.start()
        try:
            upgrade(connection, "0009")
            assert tracemalloc.get_traced_memory()[1] < LEAST
        finally:
            tracemalloc.stop()
        words = "SELECT words FROM matches WHERE id = 'many 09999'"
        assert connection.scalar(text(words)) == "\n".join([f"many 09999 {'ä' * 28}"] * 2)
        noted = text("SELECT count(*) FROM matches WHERE words <> ''")
        assert connection.scalar(noted) == LISTED + 3

    async def migrate() -> None:
        await with_connection(bare_url, fill_with_listed)
        await with_connection(bare_url, note_names)

    anyio.run(migrate)
