"""Shares of the processor: who asks for much waits, everybody else doesn't; what takes time is charged."""

from pathlib import Path
from time import thread_time

import anyio
import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import problem
from tests.server.servers import fake_app

from gridtown.server import shares as module
from gridtown.server.metering import METER, Lane, Meter, Metered
from gridtown.server.shares import ADDRESS, BROWSER, LEAST, LONGEST, Shares
from gridtown.table.request_error import RequestError


class Clock:
    """Time that passes only where somebody waits. waited: by each, in order."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.waited: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "sleep", clock.sleep)
    return clock


async def spend(
    shares: Shares, seconds: float, guest: str | None = "eve", address: str = "192.0.2.1"
) -> None:
    async with shares.turn(address, guest) as meter:
        meter.seconds += max(0.0, seconds - LEAST)


def test_probes_have_an_account_of_their_own_and_are_never_refused(clock: Clock) -> None:
    async def ask() -> None:
        shares = Shares(clock=clock)
        for _ in range(20):
            async with shares.turn_of_probe("192.0.2.1") as meter:
                meter.seconds += 1.0
        assert clock.waited[-1] > LONGEST
        waited = len(clock.waited)
        async with shares.turn_of_probe("192.0.2.2"):
            pass
        await spend(shares, 0.0)  # nor does anybody else wait at that address
        assert len(clock.waited) == waited

    anyio.run(ask)


def test_refusals_are_answered_in_turn(database: Path, clock: Clock) -> None:
    """Or whoever asks for nothing that is allowed would be answered before everybody else."""
    with TestClient(fake_app(database)) as client:
        shares: Shares = client.app.state.shares  # type: ignore[attr-defined]
        shares.limited, shares._clock = True, clock
        wrong = {"host": "evil.example"}
        while not clock.waited:
            problem(client.get("/api/games", headers=wrong), 421, "wrong-host")


def test_who_has_used_up_a_share_waits_until_it_has_filled_again(clock: Clock) -> None:
    async def ask() -> None:
        shares = Shares(clock=clock)
        await spend(shares, BROWSER.at_once)
        assert clock.waited == []
        await spend(shares, 0.3)
        await spend(shares, 0.0)
        assert clock.waited == [pytest.approx(0.3 / BROWSER.steady)]
        clock.now += 1000
        await spend(shares, 0.0)
        assert len(clock.waited) == 1

    anyio.run(ask)


def test_others_do_not_wait_for_one_browser_nor_for_one_address(clock: Clock) -> None:
    async def ask() -> None:
        shares = Shares(clock=clock)
        await spend(shares, BROWSER.at_once + 0.1)
        await spend(shares, 0.1, "ada")
        await spend(shares, 0.1, None)
        assert clock.waited == []
        for number in range(20):  # cookies that somebody makes up
            await spend(shares, 0.1, f"forged {number}")
        assert clock.waited
        before = len(clock.waited)
        await spend(shares, 0.1, "ada", "192.0.2.2")
        assert len(clock.waited) == before

    anyio.run(ask)


def test_what_an_address_gets_does_not_depend_on_how_many_browsers_it_says_it_has(clock: Clock) -> None:
    async def ask() -> None:
        shares = Shares(clock=clock)
        begun = clock.now
        served = 0
        while clock.now < begun + 100:
            before = len(clock.waited)
            await spend(shares, 0.01, f"forged {served}")
            clock.now += sum(clock.waited[before:])
            served += 1
        assert served * 0.01 == pytest.approx(ADDRESS.at_once + 100 * ADDRESS.steady, rel=0.05)

    anyio.run(ask)


def test_many_at_once_are_each_taken_for_what_the_latest_cost(clock: Clock) -> None:
    async def ask() -> None:
        shares = Shares(clock=clock)
        await spend(shares, 0.2)
        async with anyio.create_task_group() as tasks:
            for _ in range(8):
                tasks.start_soon(spend, shares, 0.2)
        assert len(clock.waited) == 6  # there is something left when the first two come
        assert clock.waited == sorted(clock.waited)

    anyio.run(ask)


def test_a_turn_that_is_too_far_off_is_refused_and_costs_nothing(clock: Clock) -> None:
    async def ask() -> None:
        shares = Shares(clock=clock)
        await spend(shares, 10.0)
        for _ in range(3):
            with pytest.raises(RequestError, match="too-many") as refused:
                await spend(shares, 10.0)
            assert refused.value.words["seconds"] == pytest.approx(9.5 / BROWSER.steady, abs=1)
        async with shares.turn("192.0.2.1", "eve", float("inf")):  # a socket has patience
            pass

    anyio.run(ask)


def test_a_request_costs_something_in_any_case(clock: Clock) -> None:
    async def ask() -> None:
        shares = Shares(clock=clock)
        for _ in range(int(BROWSER.at_once / LEAST)):
            await spend(shares, 0.0)
        assert clock.waited == []
        for _ in range(3):
            await spend(shares, 0.0)
        assert clock.waited

    anyio.run(ask)


def test_memory_is_bounded(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_BUCKETS", 10)

    async def ask() -> None:
        shares = Shares(clock=clock)
        for number in range(100):
            await spend(shares, 0.0, f"{number}")
        assert len(shares._accounts) == 10

    anyio.run(ask)


def busy(seconds: float) -> str:
    until = thread_time() + seconds
    while thread_time() < until:
        pass
    return "done"


def test_what_is_done_on_the_loop_and_beside_it_is_metered_and_waiting_is_not() -> None:
    async def work(lane: Lane) -> str:
        busy(0.02)
        await anyio.sleep(0.05)
        return await lane.run(busy, 0.03)

    async def ask() -> None:
        lane, mine, other = Lane(1), Meter(), Meter()
        METER.set(mine)

        async def disturb() -> None:
            await Metered(work(Lane(1)), other)

        async with anyio.create_task_group() as tasks:
            tasks.start_soon(disturb)
            assert await Metered(work(lane), mine) == "done"
        assert 0.05 <= mine.seconds
        assert 0.02 <= other.seconds

    anyio.run(ask)


def test_an_exception_passes_through_a_meter() -> None:
    async def fail() -> None:
        try:
            await anyio.sleep(0)
            raise KeyError("inside")
        finally:
            await anyio.sleep(0)

    async def ask() -> None:
        with pytest.raises(KeyError, match="inside"):
            await Metered(fail(), Meter())
        with anyio.move_on_after(0.01) as limit:
            await Metered(anyio.sleep_forever(), Meter())
        assert limit.cancelled_caught

    anyio.run(ask)


def test_a_request_beyond_the_share_is_refused_in_words(database: Path) -> None:
    with TestClient(fake_app(database)) as client:
        shares = client.app.state.shares  # type: ignore[attr-defined]
        shares.limited = True
        client.get("/api/games")
        for account in shares._accounts.values():
            account.left = -100.0
        words = problem(client.get("/api/games"), 429, "too-many")
        assert "seconds" in words
        assert client.get("/health").status_code == 200
