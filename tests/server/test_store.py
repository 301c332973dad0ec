"""The store, on an SQLite file and on a real PostgreSQL: appends are kept; one writer wins."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import pytest
from sqlalchemy import Connection, Engine, create_engine, event, insert, make_url, text, update
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from tests.server.servers import info_of

from gridtown.core.errors import StaleVersion
from gridtown.server.storage import database
from gridtown.server.storage.database import newest_revision
from gridtown.server.storage.listing import KINDS, Kind, Wanted
from gridtown.server.storage.schema import MATCHES, Key, now
from gridtown.server.storage.schema import SEATS as SEATS_TABLE
from gridtown.server.storage.store import Store
from gridtown.table.info import MatchInfo
from gridtown.table.log import TAKE_BACK, LogEntry
from gridtown.table.seats import PERSON, Seat

Use = Callable[[Store], Awaitable[None]]

ENTRY = MatchInfo(
    id="t",
    game="fake",
    players=2,
    options={"luck": "good"},
    rules_version=1,
    edition="f" * 16,
    seed="1" * 32,
    seed_known=False,
    host="host",
    public=False,
    guided=False,
    source="played",
    created=now(),
    changed=now(),
    active=now(),
    to_act=3,
)
SEATS = [Seat(0, PERSON, "Ada", "ada", seen=now()), Seat(1, PERSON, "Ben")]
OPENING = [LogEntry(0, -1, "roll 5", None)]
COMPONENTS = {"dice": [{"id": "d6", "name": {"de": "Würfel"}}]}


def use(url: str, what: Use) -> None:
    """Do something with a store that holds a match."""

    async def inside() -> None:
        async with Store.open(url) as store:
            await store.create(ENTRY, COMPONENTS, SEATS, OPENING)
            await what(store)

    anyio.run(inside)


async def table_of(store: Store, id: str) -> tuple[MatchInfo, list[Seat]]:
    """A match and its seats as kept, with the time that the store has noted for itself as in ENTRY."""
    kept = await store.table(id)
    assert kept is not None
    info, seats = kept
    assert abs(info.active - store.clock.now()) < timedelta(minutes=1)
    return replace(info, active=ENTRY.active), seats


async def at_once(*tasks: Callable[[], Awaitable[Any]]) -> list[Any]:
    """What they return, or StaleVersion where they raise it."""
    results: list[Any] = []

    async def run(task: Callable[[], Awaitable[Any]]) -> None:
        try:
            results.append(await task())
        except StaleVersion:
            results.append(StaleVersion)

    async with anyio.create_task_group() as group:
        for task in tasks:
            group.start_soon(run, task)
    return results


def test_what_was_kept_is_read_again(url: str) -> None:
    async def look(store: Store) -> None:
        assert await table_of(store, "t") == (ENTRY, SEATS)
        assert await store.log("t") == OPENING
        assert await store.table("x") is None
        assert not await store.log("x")
        assert not await store.seats("x")

    use(url, look)


def test_a_store_is_opened_again_with_all_that_was_in_it(url: str) -> None:
    async def do_nothing(store: Store) -> None:
        assert await store.revision() == newest_revision()

    async def again() -> None:
        async with Store.open(url) as store:
            assert await table_of(store, "t") == (ENTRY, SEATS)

    use(url, do_nothing)
    anyio.run(again)


def test_the_log_grows_and_is_read_from_anywhere(url: str) -> None:
    more = [LogEntry(1, 0, "P1 pick 2", "a"), LogEntry(2, 0, "P1 pick 2", "b", TAKE_BACK)]

    async def append(store: Store) -> None:
        await store.append("t", more, 1)
        assert await store.log("t") == [*OPENING, *more]
        assert await store.log("t", 1) == more[1:]
        info = await info_of(store, "t")
        assert (info.to_act, info.ended) == (1, None)
        assert info.changed > ENTRY.changed

    use(url, append)


@pytest.mark.parametrize(
    "log",
    [
        [LogEntry(0, 0, "P1 pick 1", "b")],  # a version that is taken
        [LogEntry(2, 0, "P1 pick 1", "a")],  # a command that was taken
        [LogEntry(2, 0, "P1 pick 1", "b"), LogEntry(1, 1, "P2 pick 1", "b")],  # all or nothing
    ],
)
def test_nothing_is_written_twice(url: str, log: list[LogEntry]) -> None:
    async def append(store: Store) -> None:
        await store.append("t", [LogEntry(1, 0, "P1 pick 2", "a")], 2)
        with pytest.raises(StaleVersion):
            await store.append("t", log, 0)
        assert len(await store.log("t")) == 2
        info = await info_of(store, "t")
        assert info.to_act == 2

    use(url, append)


def test_of_many_writers_at_once_one_wins(url: str) -> None:
    async def race(store: Store) -> None:
        def writer(player: int) -> Callable[[], Awaitable[None]]:
            return lambda: store.append("t", [LogEntry(1, player, f"P{player + 1} pick 1", None)], player)

        results = await at_once(*(writer(player) for player in range(8)))
        assert sorted(results, key=str) == [*[StaleVersion] * 7, None]
        log, info = await store.log("t"), await info_of(store, "t")
        assert [entry.player for entry in log] == [-1, info.to_act]

    use(url, race)


def test_a_match_ends_once(url: str) -> None:
    async def end(store: Store) -> None:
        results = await at_once(
            *[lambda: store.end("t")] * 3, lambda: store.append("t", [LogEntry(1, 0, "P1 pick 1", None)], 0)
        )
        assert results.count(None) in (1, 2)  # what was written before the end counts
        info = await info_of(store, "t")
        assert (info.end, info.to_act) == ("agreed", 0)
        assert info.ended is not None
        for writer in (store.end("t"), store.append("t", [LogEntry(9, 0, "P1 pick 1", None)], 0)):
            with pytest.raises(StaleVersion):
                await writer

    use(url, end)


def test_the_last_action_ends_it_with_its_scores(url: str) -> None:
    async def finish(store: Store) -> None:
        await store.append("t", [LogEntry(1, 0, "P1 pick 2", None)], 0, [3, 4])
        info = await info_of(store, "t")
        assert (info.end, info.scores) == ("finished", [3, 4])

    use(url, finish)


def test_one_match_follows(url: str) -> None:
    async def follow(store: Store) -> None:
        results = await at_once(*(lambda id=id: store.follow("t", id) for id in "abc"))
        assert sorted(results) == [False, False, True]
        info = await info_of(store, "t")
        assert info.rematch in ("a", "b", "c")
        await store.remove(info.rematch)
        assert await store.follow("t", "d")

    use(url, follow)


def test_what_is_removed_is_gone_with_all_its_parts(url: str) -> None:
    async def remove(store: Store) -> None:
        await store.add_key(Key("k", "t", 1, "seat", None))
        await store.add_message("t", 0, "Hello", "a")
        await store.claim("t", 1, "p", 9)
        await store.create(replace(ENTRY, id="other"), COMPONENTS, SEATS, OPENING)
        await store.remove("t")
        assert await store.table("t") is None
        assert await store.key("k") is None
        kept = [*await store.log("t"), *await store.seats("t"), *await store.chat("t")]
        assert not kept
        assert await store.table("other") is not None

    use(url, remove)


def test_a_match_is_kept_whole_or_not_at_all(url: str) -> None:
    async def create(store: Store) -> None:
        with pytest.raises(SQLAlchemyError):
            await store.create(replace(ENTRY, id="u"), COMPONENTS, [SEATS[0]] * 2, OPENING)
        assert await store.table("u") is None

    use(url, create)


async def editions(store: Store) -> list[str]:
    kept = text("SELECT hash FROM editions ORDER BY hash")
    return await store._database.read(lambda connection: list(connection.scalars(kept)))


def test_an_edition_is_kept_once(url: str) -> None:
    async def create(store: Store) -> None:
        tasks = [
            lambda id=id: store.create(replace(ENTRY, id=id, edition="new"), COMPONENTS, SEATS, OPENING)
            for id in "abcd"
        ]
        assert await at_once(*tasks) == [None] * 4
        assert await editions(store) == ["f" * 16, "new"]

    use(url, create)


def test_two_servers_keep_an_edition_once(url: str) -> None:
    async def create(store: Store) -> None:
        async with Store.open(url) as other:
            tasks = [
                partial(which.create, replace(ENTRY, id=id, edition="new"), COMPONENTS, SEATS, OPENING)
                for id, which in zip("abcd", (store, other) * 2, strict=True)
            ]
            assert await at_once(*tasks) == [None] * 4
        assert await editions(store) == ["f" * 16, "new"]

    use(url, create)


def test_tables_are_read_together(url: str) -> None:
    async def look(store: Store) -> None:
        await store.create(replace(ENTRY, id="b"), COMPONENTS, SEATS[:1], [])
        assert await store.seats_of(["t", "b", "gone"]) == {"t": SEATS, "b": SEATS[:1]}
        assert await table_of(store, "b") == (replace(ENTRY, id="b"), SEATS[:1])

    use(url, look)


# Seats and keys


def test_a_free_seat_is_taken_by_one(url: str) -> None:
    async def sit(store: Store) -> None:
        results = await at_once(*(lambda who=who: store.sit("t", 1, who, who.upper()) for who in "abcde"))
        assert sorted(results) == [False] * 4 + [True]
        seat = (await store.seats("t"))[1]
        assert seat.holder is not None
        assert seat.name == seat.holder.upper()
        assert seat.seen is not None
        assert not await store.sit("t", 0, "eve", None)
        assert not await store.sit("t", 2, "eve", None)

    use(url, sit)


def test_a_key_opens_once(url: str) -> None:
    key = Key("k", "t", 1, "seat", None)

    async def join(store: Store) -> None:
        await store.add_key(key)
        assert await store.key("k") == key
        results = await at_once(*(lambda who=who: store.use_key(key, who, None) for who in "abcde"))
        assert sorted(results) == [False] * 4 + [True]
        assert await store.key("k") is None
        assert (await store.seats("t"))[1].name == "Ben"

    use(url, join)


def test_a_key_to_a_free_seat_opens_no_seat_that_was_taken(url: str) -> None:
    async def join(store: Store) -> None:
        key = Key("k", "t", 1, "seat", None)
        await store.add_key(key)
        assert await store.sit("t", 1, "ben", None)
        assert not await store.use_key(key, "eve", "Eve")
        assert (await store.seats("t"))[1].holder == "ben"

    use(url, join)


def test_a_key_to_transfer_a_seat_runs_out_and_ends_a_substitute(url: str) -> None:
    async def transfer(store: Store) -> None:
        late = Key("late", "t", 0, "transfer", now() - timedelta(seconds=1))
        await store.add_key(late)
        assert await store.key("late") is None
        assert not await store.use_key(late, "eve", None)
        await store.change_seat("t", 0, substitute="low")
        key = Key("key", "t", 0, "transfer", now() + timedelta(minutes=1))
        await store.add_key(key)
        assert await store.use_key(key, "tablet", None)
        seat = (await store.seats("t"))[0]
        assert (seat.holder, seat.name, seat.substitute) == ("tablet", "Ada", None)

    use(url, transfer)


def test_a_new_key_takes_the_place_of_the_old_one_of_its_kind(url: str) -> None:
    async def add(store: Store) -> None:
        for fingerprint, player, kind in (
            ("a", 1, "seat"),
            ("b", 1, "transfer"),
            ("c", 0, "seat"),
            ("d", 1, "seat"),
        ):
            await store.add_key(Key(fingerprint, "t", player, kind, None))
        assert [bool(await store.key(fingerprint)) for fingerprint in "abcd"] == [False, True, True, True]

    use(url, add)


def test_of_keys_made_at_once_one_opens(url: str) -> None:
    async def add(store: Store) -> None:
        async with Store.open(url) as other:
            for round in range(5):
                keys = [Key(f"{round} {number}", "t", 1, "seat", None) for number in range(6)]
                stores = (store, other) * 3
                makers = [partial(which.add_key, key) for which, key in zip(stores, keys, strict=True)]
                assert await at_once(*makers) == [None] * 6
                kept = [await store.key(key.fingerprint) for key in keys]
                assert len(keys) - kept.count(None) == 1

    use(url, add)


def test_a_key_is_made_while_the_one_before_is_used(url: str) -> None:
    """Neither waits for the other for ever: the seat was taken, or the old key is void."""

    async def race(store: Store) -> None:
        for round in range(10):
            old, new = (Key(f"{kind} {round}", "t", 1, "transfer", None) for kind in ("old", "new"))
            await store.add_key(old)
            await at_once(partial(store.use_key, old, "ben", None), partial(store.add_key, new))
            assert await store.key(old.fingerprint) is None
            assert await store.key(new.fingerprint) == new

    use(url, race)


def test_who_has_said_good_bye_is_not_seen_on_the_way_out(url: str) -> None:
    async def leave(store: Store) -> None:
        await store.presence.arrive([("t", 0)])
        await store.change_seat("t", 0, seen=None, process=None)
        store.presence.go("t", [0])
        await store.presence.write_gone()
        assert (await store.seats("t"))[0].seen is None
        await store.presence.see("t", 0)
        assert (await store.seats("t"))[0].seen is not None

    use(url, leave)


# Lists


def test_lists_show_public_tables_and_ones_own(url: str) -> None:
    async def listed(store: Store) -> None:
        for id, public, host in (("u", True, None), ("v", False, "eve"), ("w", True, "eve")):
            later = ENTRY.created + timedelta(seconds=ord(id))
            info = replace(ENTRY, id=id, public=public, host=host, created=later)
            await store.create(info, COMPONENTS, [Seat(0, PERSON, "Eve", "eve"), SEATS[1]], OPENING)

        async def ids(holder: str | None) -> list[str]:
            return [info.id for info, _ in await store.own(holder)]

        async def shown(kind: Kind) -> list[str]:
            return [info.id for info, _ in (await store.public(Wanted(kind)))[0]]

        assert await ids(None) == []
        assert await ids("ada") == await ids("host") == ["t"]
        assert await ids("eve") == ["w", "v", "u"]
        assert await shown("open") == ["w", "u"]
        assert [seat.name for seat in (await store.own("ada"))[-1][1]] == ["Ada", "Ben"]
        await store.change("w", archived=now())
        assert await ids("eve") == ["v", "u"]
        assert await shown("open") == ["u"]
        await store.end("v")
        assert await ids("eve") == ["u", "v"]  # what runs comes first
        assert [await shown("open"), await shown("full"), await shown("over")] == [["u"], [], []]
        assert await store.sit("u", 1, "ada", "Ada")
        assert [await shown("open"), await shown("full")] == [[], ["u"]]
        await store.end("u")
        assert [await shown("full"), await shown("over")] == [[], ["u"]]

    use(url, listed)


def test_idle_matches_are_archived_until_played(url: str) -> None:
    async def archive(store: Store) -> None:
        assert await store.archive(timedelta(hours=1)) == 0
        assert await store.archive(timedelta(0)) == 1
        assert await store.archive(timedelta(0)) == 0
        assert await store.own("ada") == []
        await store.append("t", [LogEntry(1, 0, "P1 pick 1", None)], 2)
        assert len(await store.own("ada")) == 1
        await store.end("t")
        assert await store.archive(timedelta(0)) == 0

    use(url, archive)


def test_what_a_process_of_an_older_version_made_is_not_archived(url: str) -> None:
    async def archive(store: Store) -> None:
        unknown = "UPDATE matches SET active = '0001-01-01 00:00:00'"
        await store._database.write(lambda connection: connection.exec_driver_sql(unknown))
        assert await store.archive(timedelta(0)) == 0
        await store.append("t", [LogEntry(1, 0, "P1 pick 1", None)], 2)
        assert await store.archive(timedelta(0)) == 1

    use(url, archive)


def grow_old(connection: Connection) -> None:
    """Thousands of matches that are nobody's here: put away, or running, unseen and just played."""
    length = [
        replace(ENTRY, id=f"old {number}", host=f"{number}", archived=now() if number % 2 else None)
        for number in range(4000)
    ]
    connection.execute(insert(MATCHES), [vars(info) for info in length])
    seats = [{"match_id": info.id, **vars(SEATS[1]), "holder": info.host} for info in length]
    connection.execute(insert(SEATS_TABLE), seats)
    connection.exec_driver_sql("ANALYZE")


def plans(connection: Connection, asked: list[tuple[str, Any]]) -> str:
    """How the database goes about what it is asked."""
    explain = "EXPLAIN QUERY PLAN" if connection.dialect.name == "sqlite" else "EXPLAIN"
    found = [connection.exec_driver_sql(f"{explain} {query}", values) for query, values in asked]
    return "\n".join(str(row[-1]) for plan in found for row in plan)


def test_lists_are_found_without_looking_at_all_there_ever_was(url: str) -> None:
    asked: list[tuple[str, Any]] = []

    def note(_: object, __: object, query: str, values: Any, *___: object) -> None:
        asked.append((query, values))

    async def look(store: Store) -> None:
        await store._database.write(grow_old)
        event.listen(Engine, "before_cursor_execute", note)
        try:
            for kind in KINDS:
                await store.public(Wanted(kind))
            await store.public(Wanted(game="fake", text="ada"))
            await store.own("ada")
            await store.archive(timedelta(days=9))
        finally:
            event.remove(Engine, "before_cursor_execute", note)
        wanted = [(query, values) for query, values in asked if "matches" in query]
        assert len(wanted) == 6
        plan = await store._database.read(partial(plans, asked=wanted))
        assert not re.search(r"Seq Scan on (matches|seats)|SCAN (matches|seats)(?! USING)", plan), plan
        for index in ("open", "full", "over", "host", "running"):
            assert f"ix_matches_{index}" in plan

    use(url, look)


# Others who hang


def test_nobody_waits_for_ever_for_who_hangs(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process stands still in the middle of an action: it keeps a match, but not for long."""
    monkeypatch.setattr(database, "LOCKED", 0.3)
    monkeypatch.setattr(database, "IDLE", 3.0)

    async def look(store: Store) -> None:
        url = make_url(postgres_url).set(drivername="postgresql+psycopg")
        engine = create_engine(url)
        event.listen(engine, "connect", database._limit_waits)
        hanging = engine.connect()
        try:
            hanging.execute(update(MATCHES).values(pace="calm"))
            with pytest.raises(OperationalError, match="lock timeout"):
                await store.append("t", [LogEntry(1, 0, "P1 pick 1", "1")], 1)
            with anyio.fail_after(60):
                while True:
                    try:
                        await store.append("t", [LogEntry(1, 0, "P1 pick 1", "1")], 1)
                        break
                    except OperationalError:
                        continue
            with pytest.raises(DBAPIError):
                hanging.commit()
        finally:
            hanging.invalidate()
            engine.dispose()
        assert (await info_of(store, "t")).pace == "quick"

    use(postgres_url, look)


# Chat


def test_messages_are_numbered_in_order_however_many_talk_at_once(url: str) -> None:
    async def talk(store: Store) -> None:
        said = await at_once(*(lambda n=n: store.add_message("t", n % 2, f"{n}", f"{n}") for n in range(6)))
        kept = await store.chat("t")
        assert [message.number for message in kept] == [1, 2, 3, 4, 5, 6]
        assert sorted(said, key=lambda message: message.number) == kept
        again = await store.add_message("t", 0, "otherwise", "0")
        assert again.text == "0"
        assert [message.number for message in await store.chat("t", after=2, most=3)] == [4, 5, 6]

    use(url, talk)


@pytest.mark.parametrize("words", ["'; DROP TABLE talk; --", "%s %(x)s :x ? \\", "👋🏽 שלום", "x" * 500])
def test_words_are_kept_as_they_are(url: str, words: str) -> None:
    async def talk(store: Store) -> None:
        assert (await store.add_message("t", 0, words, "1")).text == words
        assert (await store.chat("t"))[0].text == words

    use(url, talk)


# Claims and the server


def test_a_turn_is_claimed_by_one(url: str) -> None:
    async def claim(store: Store) -> None:
        results = await at_once(*(lambda who=who: store.claim("t", 1, who, 60) for who in "abcde"))
        assert sorted(results) == [False] * 4 + [True]
        assert not await store.claim("t", 1, "z", 60)
        assert await store.claim("t", 2, "z", 60)  # the next turn is anybody's
        assert await store.claim("t", 2, "z", 60)  # and one's own stays one's own
        assert not await store.claim("t", 2, "a", 60)

    use(url, claim)


def test_a_claim_runs_out(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def claim(store: Store) -> None:
        assert await store.claim("t", 1, "dead", 60)
        assert not await store.claim("t", 1, "alive", 60)
        later = store.clock.now() + timedelta(seconds=61)
        monkeypatch.setattr(store.clock, "now", lambda: later)
        results = await at_once(*(lambda who=who: store.claim("t", 1, who, 60) for who in "abc"))
        assert sorted(results) == [False, False, True]

    use(url, claim)


def test_what_a_killed_process_claimed_of_a_file_is_free(tmp_path: Path) -> None:
    database_file = f"sqlite:///{tmp_path / 't.sqlite3'}"

    async def claim(store: Store) -> None:
        assert await store.claim("t", 1, "dead", 60)
        async with Store.open(database_file) as restarted:
            assert await restarted.claim("t", 1, "alive", 60)

    use(database_file, claim)


def test_a_key_to_a_match_that_is_gone_is_none(url: str) -> None:
    async def add(store: Store) -> None:
        with pytest.raises(StaleVersion):
            await store.add_key(Key("key", "gone", 0, "transfer", None))

    use(url, add)


def test_a_file_is_read_by_its_owner_alone(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        await store.secret("x")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        assert modes
        assert set(modes.values()) == {0o600}

    use(f"sqlite:///{tmp_path / 't.sqlite3'}", look)


def test_a_claim_on_a_match_that_is_gone_is_none(url: str) -> None:
    async def claim(store: Store) -> None:
        assert not await store.claim("gone", 1, "a", 60)

    use(url, claim)


def test_the_secret_stays_the_same(url: str) -> None:
    async def secret(store: Store) -> None:
        kept = await at_once(*(lambda n=n: store.secret(f"secret {n}") for n in range(4)))
        assert len(set(kept)) == 1
        assert await store.secret("another") == kept[0]

    use(url, secret)


# Opening


def test_sqlite_writes_ahead_and_holds_what_it_has_acknowledged(tmp_path: Any) -> None:
    async def pragmas(store: Store) -> None:
        names = ("journal_mode", "synchronous", "foreign_keys")
        found = await store._database.read(lambda c: [c.scalar(text(f"PRAGMA {name}")) for name in names])
        assert found == ["wal", 2, 1]

    use(f"sqlite:///{tmp_path / 'deep' / 'er' / 't.sqlite3'}", pragmas)
