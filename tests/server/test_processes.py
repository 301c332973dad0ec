"""Several processes on one database: one match, one bot's action, and everybody is told."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import TYPE_CHECKING

import anyio
import pytest
from sqlalchemy import make_url
from starlette.testclient import TestClient
from tests.server.client_calls import (
    browser,
    hear,
    join,
    look,
    new_table,
    play,
    problem,
    send,
    table_status,
    take_back,
)
from tests.server.fake_bots import Here
from tests.server.servers import fake_app_at, open_context

from gridtown.server.http.context import AppContext
from gridtown.server.live.match import Match
from gridtown.server.storage.hub import Pages
from gridtown.server.storage.schema import now
from gridtown.table.info import MatchInfo, log_id
from gridtown.table.log import TAKE_BACK
from gridtown.table.protocol import Command, TakeBackRequest
from gridtown.table.question import Answer, Question
from gridtown.table.request_error import RequestError
from gridtown.table.seats import PERSON, Seat

if TYPE_CHECKING:
    from tests.server.postgres import Server

SOON = 30.0


def info(id: str) -> MatchInfo:
    return MatchInfo(
        id, "fake", 2, {"luck": "good"}, 1, "f" * 16, f"{1:032x}", True, None, False, False, "played", now()
    )


def pages(*matches: str) -> Pages:
    """What the hub would read of these matches, of which nothing was heard."""

    async def told() -> AsyncIterator[list[str]]:
        yield [*matches]

    return told


PEOPLE = [Seat(0, PERSON, "Ada", "ada"), Seat(1, PERSON, "Ben", "ben")]
BOT = [Seat(0, PERSON, "Ada", "ada"), Seat(1, "low", "Bot")]


class Slow(Here):
    """Thinks for a while, so that another process may come in between; or for ever."""

    def __init__(self, seconds: float = 0.05) -> None:
        super().__init__()
        self.seconds = seconds

    async def _ask(self, question: Question) -> Answer:
        await anyio.sleep(self.seconds)
        return await super()._ask(question)


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    with anyio.fail_after(SOON):
        while not await true():
            await anyio.sleep(0.01)


async def play_out(match: Match, other: Match) -> None:
    """The first player's choices, now by one process and now by the other."""
    number = 0
    with anyio.fail_after(SOON):
        while True:
            number += 1
            here = (match, other)[number % 2]
            await here.catch_up()
            async with here.open() as live:
                if live.play.over:
                    return
                legal = live.game.legal_actions(live.state, 0)
                version = live.history.version(0)
            if legal:
                action = here.game.write_action(legal[0])
                await here.act(0, Command(f"{number}", version, action))
                for each in (match, other):  # both want to move for the bot
                    await each.catch_up()
            await anyio.sleep(0.01)


@asynccontextmanager
async def two(
    url: str, claim_timeout: float = 30, seconds: float = 0.05
) -> AsyncIterator[tuple[AppContext, AppContext]]:
    async with (
        open_context(url, claim_timeout, Slow(seconds)) as here,
        open_context(url, claim_timeout, Slow(seconds)) as there,
    ):
        yield here, there


async def keep_waking(context: AppContext, match: Match, stop: anyio.Event) -> None:
    while not stop.is_set():
        context.matches.wake_bots(match)
        await anyio.sleep(0.005)


def test_two_processes_never_both_move_for_a_bot(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with two(url) as halls, anyio.create_task_group() as tasks:
            for number in range(3):
                id, stop = f"t{number}", anyio.Event()
                await halls[0].matches.create(info(id), BOT)
                match, other = [await context.matches.get(id) for context in halls]
                for context, each in zip(halls, (match, other), strict=True):
                    tasks.start_soon(keep_waking, context, each, stop)
                await play_out(match, other)
                stop.set()
                log = await halls[0].store.log(id)
                assert [entry.version for entry in log] == [*range(len(log))]
                assert sum(entry.player == 1 for entry in log) == 3  # one choice a round
            asked = [context.matches._services.bot_pool.asked for context in halls]  # type: ignore[attr-defined]
            assert sum(map(len, asked)) <= 9  # no turn was thought about twice

    anyio.run(run)
    assert "quicker" not in caplog.text


def test_the_claim_of_a_process_that_died_runs_out(url: str) -> None:
    async def run() -> None:
        async with open_context(url, claim_timeout=0.3) as context:
            await context.matches.create(info("t"), BOT)
            assert await context.store.claim("t", 2, "a process that is no more", 0.3)
            match = await context.matches.get("t")
            await context.matches.act("t", 0, Command("a", 1, "P1 pick 1"))

            async def moved() -> bool:
                return len(await context.store.log("t")) > 2

            await until(moved)
            assert (await context.store.log("t"))[2].player == 1
            assert match.info.ended is None

    anyio.run(run)


def test_one_that_waits_for_another_does_not_hold_up_its_end(url: str) -> None:
    async def run() -> None:
        async with open_context(url, claim_timeout=600) as context:
            await context.matches.create(info("t"), BOT)
            assert await context.store.claim("t", 2, "another", 600)
            await context.matches.act("t", 0, Command("a", 1, "P1 pick 1"))
            await anyio.sleep(0.05)
        assert True  # closed at once

    with_limit(run)


def with_limit(what: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        with anyio.fail_after(SOON):
            await what()

    anyio.run(limited)


def test_both_may_take_the_same_command_and_it_acts_once(url: str) -> None:
    async def run() -> None:
        async with two(url) as halls:
            await halls[0].matches.create(info("t"), PEOPLE)
            matches = [await context.matches.get("t") for context in halls]
            for match in matches:
                async with match.open():  # both know where it stands
                    pass
            async with anyio.create_task_group() as tasks:
                for match in matches * 2:
                    tasks.start_soon(match.act, 0, Command("same", 1, "P1 pick 2"))
            assert [entry.action for entry in await halls[0].store.log("t")] == ["roll 5", "P1 pick 2"]
            async with anyio.create_task_group() as tasks:
                for match in matches * 2:
                    tasks.start_soon(match.take_back, 0, TakeBackRequest("back", 2))
            assert [entry.kind for entry in await halls[0].store.log("t")][2:] == [TAKE_BACK]

    anyio.run(run)


def test_two_choices_of_one_seat_at_once_are_one(url: str) -> None:
    async def run() -> None:
        async with two(url) as halls:
            await halls[0].matches.create(info("t"), PEOPLE)
            codes: list[str] = []

            async def act(context: AppContext, number: int) -> None:
                match = await context.matches.get("t")
                try:
                    await match.act(0, Command(f"{number}", 1, f"P1 pick {number}"))
                except RequestError as refusal:
                    codes.append(refusal.code)

            async with anyio.create_task_group() as tasks:
                for number, context in enumerate(halls, 1):
                    tasks.start_soon(act, context, number)
            assert len(await halls[0].store.log("t")) == 2
            assert codes in (["not-your-turn"], ["stale"])

    anyio.run(run)


def test_a_choice_and_a_take_back_at_once_end_in_one_order(url: str) -> None:
    """The last person chooses at one process while the first takes back at the other."""

    async def run() -> None:
        async with two(url) as halls:
            for number in range(4):
                id = f"t{number}"
                await halls[0].matches.create(info(id), PEOPLE)
                first, second = [await context.matches.get(id) for context in halls]
                await first.act(0, Command("a", 1, "P1 pick 1"))
                await second.catch_up()
                too_late: list[str] = []

                async def undo(match: Match, too_late: list[str]) -> None:
                    try:
                        await match.take_back(0, TakeBackRequest("b", 2))
                    except RequestError as refusal:
                        too_late.append(refusal.code)

                async with anyio.create_task_group() as tasks:
                    tasks.start_soon(undo, first, too_late)
                    tasks.start_soon(second.act, 1, Command("a", 2, "P2 pick 1"))
                for match in (first, second):
                    await match.catch_up()
                    async with match.open() as live:
                        assert live.view(None).known.round == (1 if too_late else 0)
                assert too_late in ([], ["too-late"])

    anyio.run(run)


def test_what_a_bot_does_last_is_told_and_leaves_no_connection_open(
    postgres: "Server", postgres_url: str
) -> None:
    """It finishes its action while its process closes; the hub has to be there still."""
    name = make_url(postgres_url).database
    connected = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{name}'"

    async def run() -> None:
        async with open_context(postgres_url, bot_pool=Slow(0)) as there:
            async with open_context(postgres_url, bot_pool=Slow(0.3)) as here:
                await here.matches.create(info("t"), BOT)
                other = await there.matches.get("t")
                async with other.open():
                    pass
                await here.matches.act("t", 0, Command("a", 1, "P1 pick 1"))
                await anyio.sleep(0.05)  # the bot thinks

            async def told() -> bool:
                async with other.open() as live:
                    return live.length > 2

            await until(told)
        with anyio.fail_after(SOON):  # PostgreSQL takes its time to see that somebody has gone
            while await anyio.to_thread.run_sync(postgres.ask, connected) != [0]:
                await anyio.sleep(0.01)

    anyio.run(run)


# With addresses, and told by the hub


def test_what_one_process_takes_the_other_tells(postgres_url: str) -> None:
    with TestClient(fake_app_at(postgres_url)) as client, TestClient(fake_app_at(postgres_url)) as there:
        created = new_table(client)
        table = created["table"]
        join(there, created)
        address = f"/api/tables/{table}/socket"
        with client.websocket_connect(address) as first, there.websocket_connect(address) as second:
            hear(first, "status"), hear(second, "status")
            assert send(client, table, "P1 pick 2").status_code == 200
            assert hear(second)["view"]["done"] == [1, 0]
            assert take_back(client, table).status_code == 200
            assert hear(second)["view"]["done"] == [0, 0]
            for number in range(5):
                client.post(f"/api/tables/{table}/chat", json={"id": f"{number}", "text": f"{number}"})
            heard: set[str] = set()
            while len(heard) < 5:
                heard |= {message["text"] for message in hear(second, "chat")["chat"]}
            there.post(f"/api/tables/{table}/seats/1/name", json={"name": "Ben"})
            while hear(first, "status")["status"]["seats"][1]["name"] != "Ben":
                pass
            client.post(f"/api/tables/{table}/end", json={"agree": True})
            there.post(f"/api/tables/{table}/end", json={"agree": True})
            for socket in (first, second):
                while hear(socket, "status")["status"]["end"] != "agreed":
                    pass


def test_a_guest_is_known_to_all_processes(postgres_url: str) -> None:
    with TestClient(fake_app_at(postgres_url)) as client:
        table = new_table(client, "person", "low")["table"]
        with TestClient(fake_app_at(postgres_url), cookies=dict(client.cookies)) as there:
            assert look(there, table)["view"]["viewer"] == 0
            assert table_status(there, table)["host"]


def test_a_seat_carried_away_at_one_process_is_cut_off_at_the_other(postgres_url: str) -> None:
    with TestClient(fake_app_at(postgres_url)) as client, TestClient(fake_app_at(postgres_url)) as there:
        table = new_table(client)["table"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            hear(socket, "status")
            code = client.post(f"/api/tables/{table}/transfer").json()["code"]
            assert there.post("/api/join", json={"key": code}).status_code == 200
            while "code" not in (message := socket.receive_json()):
                assert [*message] == ["status"]
            assert message["code"] == "no-seat"


def test_what_is_removed_at_one_process_is_gone_at_the_other(postgres_url: str) -> None:
    with TestClient(fake_app_at(postgres_url)) as client, TestClient(fake_app_at(postgres_url)) as there:
        table = new_table(client, "person", "low")["table"]
        assert look(there, table)["version"] == 1
        client.post(f"/api/tables/{table}/end", json={"agree": True})
        with there.websocket_connect(f"/api/tables/{table}/socket") as socket:
            hear(socket, "status")
            assert client.delete(f"/api/tables/{table}").status_code == 204
            assert hear(socket, "code")["code"] == "no-such-table"
        problem(there.get(f"/api/tables/{table}"), 404, "no-such-table")


def test_a_removal_is_noticed_though_the_notice_of_it_was_missed(url: str) -> None:
    async def run() -> None:
        async with open_context(url) as context:
            await context.matches.create(info("t"), BOT)
            match = await context.matches.get("t")
            with match.watch("ada") as watcher:
                await context.store.remove("t")
                context.matches.missed(pages("t"))
                with anyio.fail_after(10):
                    await watcher.wake()
                    while not match.removed or context.matches.live:
                        await anyio.sleep(0.01)
            with pytest.raises(RequestError):
                await context.matches.get("t")

    anyio.run(run)


def test_a_whole_match(anywhere: TestClient) -> None:
    """On each kind of database, with everything that is kept."""
    client, other = anywhere, browser(anywhere)
    created = new_table(client, seed="1", names=["Ada", "Ben"])
    table = created["table"]
    join(other, created)
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket)["version"] == 1
        send(client, table, "P1 pick 3")
        take_back(client, table)
        client.post(f"/api/tables/{table}/chat", json={"id": "a", "text": "Hm. 🤔"})
        assert hear(socket, "chat")["chat"][0]["text"] == "Hm. 🤔"
        while not look(client, table)["over"]:
            play(client, table)
            play(other, table)
        while not hear(socket)["over"]:
            pass
    record = client.get(f"/api/tables/{table}/record").text
    again = client.post("/api/records", content=record, headers={"content-type": "application/json"})
    assert client.get(f"/api/tables/{again.json()['table']}/record").text == record
    assert client.post(f"/api/tables/{table}/rematch").status_code == 201
    assert client.delete(f"/api/tables/{table}").status_code == 204


def test_what_is_found_removed_is_there_no_more(url: str) -> None:
    async def run() -> None:
        async with open_context(url) as context:
            await context.matches.create(info("t"), BOT)
            match = await context.matches.get("t")
            await context.store.remove("t")
            await match.reread()
            with pytest.raises(RequestError, match="no-such-table"):
                await context.matches.get("t")
            assert not context.matches.live

    anyio.run(run)


# A database that goes away and comes back


def test_the_background_outlives_an_error_of_the_database(
    url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gridtown.server.live.matches.HEARTBEAT", 0.02)
    caplog.set_level(logging.ERROR)

    async def run() -> None:
        async with open_context(url) as context, anyio.create_task_group() as tasks:
            await context.matches.create(info("t"), BOT)
            match = await context.matches.get("t")
            with match.watch("ada"):
                await context.matches.act("t", 0, Command("a", 1, "P1 pick 1"))
                broken = OSError("the database is away")
                presence = context.store.presence
                fine = context.store.claim, context.store.log, presence.beat

                async def fail(*_: object, **__: object) -> None:
                    raise broken

                context.store.claim = context.store.log = presence.beat = fail  # type: ignore[method-assign, assignment]
                context.matches.missed(pages("t"))
                tasks.start_soon(context.matches.keep_watch, info("t").created - info("t").created)
                await anyio.sleep(0.1)
                context.store.claim, context.store.log, presence.beat = fine  # type: ignore[method-assign]

                async def moved() -> bool:
                    return len(await context.store.log("t")) > 2

                await until(moved)  # the bot has tried again
            context.matches.close()

    anyio.run(run)
    assert "the database is away" in caplog.text


def test_a_match_that_cannot_be_looked_at_is_told_of_by_its_mark(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with open_context(url) as context, anyio.create_task_group() as tasks:
            await context.matches.create(info("the-secret-id"), BOT)
            match = await context.matches.get("the-secret-id")

            def fail(*_: object) -> None:
                raise OSError("the database is away")

            match.notice_leavers = fail  # type: ignore[method-assign]
            with match.watch("ada"):
                tasks.start_soon(context.matches.keep_watch, timedelta(days=1))

                async def told() -> bool:
                    return "looking around" in caplog.text

                await until(told)
            context.matches.close()

    anyio.run(run)
    assert f"match {log_id('the-secret-id')}: looking around failed" in caplog.text
    assert "the-secret-id" not in caplog.text
