"""Load of many matches at once on a server: real sockets, real requests, one process that serves.

python benchmarks/serving.py --seconds 60 [--game neom] [--matches 500] [--think 5.0]
python benchmarks/serving.py --game skylines --players 1 --actions 4 --matches 10000   (memory)
python benchmarks/serving.py --seconds 60 --game mayor --players 3 --bots strong --think 5.0   (bots)

Two people sit at every match, or one with bots in the other seats, each person with a socket and a connection
of their own, and take random legal actions after thinking for a random time of `--think` seconds on average.
With --seconds everybody sits down first, and only what comes after is measured; the server's own time of an
action comes from its metrics. Without, it goes on until so many matches have been played, --at-once of them
at a time, and the server's memory is read as they pass.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any
from urllib.request import urlopen

from websockets.asyncio.client import connect

REQUEST_KINDS = ("reads", "writes", "tables", "joins", "sockets", "hints")
TICKS = os.sysconf("SC_CLK_TCK")
Times = list[tuple[float, int]]
"""A histogram so far: seconds at most, and how many."""

FIGURES = ("action_seconds", "append_seconds", "bot_seconds", "bot_share")

PROGRAM = "from gridtown.cli import main; main()"


class Connection:
    """One browser's HTTP connection, kept open, with its cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object) -> dict[str, Any]:
        """Send JSON; what comes back. Raises RuntimeError for a refusal.

        Servers close connections that rest for seconds; then it is sent again over a new one, with its id.
        """
        try:
            return await self._post(path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()
            self._streams = None
            return await self._post(path, body)

    async def _post(self, path: str, body: object) -> dict[str, Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: {self.cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        writer.write(head.encode() + content)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = [line.partition(": ")[::2] for line in lines[1:]]
        length = next((int(value) for name, value in headers if name == "content-length"), 0)
        answer: dict[str, Any] = json.loads(await reader.readexactly(length) or "{}")
        self.cookie = next(
            (value.partition(";")[0] for name, value in headers if name == "set-cookie"), self.cookie
        )
        if " 20" not in lines[0]:
            raise RuntimeError(f"{path}: {answer}")
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


@dataclass
class Tally:
    """What was seen: round trips in seconds, sizes of socket messages in bytes.

    before: the server's times of what doesn't count.
    """

    pid: int
    before: dict[str, Times]
    trips: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    stale: int = 0
    over: int = 0

    def __post_init__(self) -> None:
        self.began = perf_counter()
        self.worked = worked(self.pid)


@dataclass
class Seat:
    """One person at a table, with the socket that tells them of it."""

    person: Connection
    table: str
    line: Any
    rng: random.Random


@dataclass
class Load:
    """What is asked of the server. actions: after how many of one's own one agrees to end the match.

    bots: the level in all seats but the first, if any; pace: that of the tables.
    """

    port: int
    pid: int
    game: str
    players: int
    think: float
    actions: int | None = None
    bots: str | None = None
    pace: str = "quick"

    def __post_init__(self) -> None:
        self.tally = Tally(self.pid, {})

    async def sit_down(self, seed: int) -> list[Seat]:
        """A new table, and everybody at it."""
        people = [Connection(self.port) for _ in range(1 if self.bots else self.players)]
        seats = ["person"] * len(people) + [str(self.bots)] * (self.players - len(people))
        body = {"game": self.game, "players": self.players, "seats": seats, "pace": self.pace}
        made = await people[0].post("/api/tables", body)
        for person, invitation in zip(people[1:], made["invitations"], strict=True):
            await person.post("/api/join", {"key": invitation["path"].partition("#")[2]})
        table = made["table"]
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        rng = random.Random(seed)
        return [
            Seat(person, table, await self.listen(address, person), random.Random(rng.random()))
            for person in people
        ]

    async def listen(self, address: str, person: Connection) -> Any:
        """A socket of a table, open."""
        cookie = {"cookie": person.cookie}
        return await connect(address, additional_headers=cookie, compression=None, max_size=None)

    async def play(self, seats: list[Seat]) -> None:
        """One match to its end."""
        await asyncio.gather(*(self.take_part(seat) for seat in seats))
        self.tally.over += 1
        for seat in seats:
            seat.person.close()
            await seat.line.close()

    async def take_part(self, seat: Seat) -> None:
        """All of one person's turns."""
        update: dict[str, Any] = {}
        taken = 0
        while not update.get("over"):
            update = await self.hear(seat.line, update)
            while update["legal_actions"]:
                if taken == self.actions:
                    await seat.person.post(f"/api/tables/{seat.table}/end", {"agree": True})
                    return
                taken += 1
                await asyncio.sleep(seat.rng.expovariate(1 / self.think) if self.think else 0)
                update = await self.act(seat.person, seat.table, update, seat.rng)

    async def hear(self, line: Any, update: dict[str, Any]) -> dict[str, Any]:
        """The next update over the socket that is news."""
        while True:
            text = await line.recv()
            self.tally.sizes.append(len(text.encode()))
            told: dict[str, Any] = json.loads(text)
            if "view" in told and (told["version"] > update.get("version", 0) or told["over"]):
                return told

    async def act(
        self, person: Connection, table: str, update: dict[str, Any], rng: random.Random
    ) -> dict[str, Any]:
        """Take a random legal action; the update that answers it."""
        action = rng.choice(update["legal_actions"])["action"]
        command = {"id": f"{rng.getrandbits(64):x}", "version": update["version"], "action": action}
        began = perf_counter()
        try:
            answer = await person.post(f"/api/tables/{table}/actions", command)
        except RuntimeError:  # stale: others were quicker; the socket tells what is now
            self.tally.stale += 1
            return {**update, "legal_actions": []}
        self.tally.trips.append(perf_counter() - began)
        return answer


async def all_at_once(load: Load, matches: int, seconds: float) -> None:
    """So many matches at the same time; report what comes of them in so many seconds once all sit."""
    tables = []
    for first in range(0, matches, 20):
        part = range(first, min(first + 20, matches))
        tables += await asyncio.gather(*(load.sit_down(seed) for seed in part))
    load.tally = Tally(load.pid, server_times(load.port))
    games = [asyncio.create_task(load.play(seats)) for seats in tables]
    await asyncio.sleep(seconds)
    report(load)
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)


async def one_after_another(load: Load, matches: int, at_once: int, look: Callable[[int], None]) -> None:
    """So many matches, `at_once` of them at a time; `look` is called after every twentieth part."""
    seeds = iter(range(matches))
    looks = iter([*range(0, matches, max(1, matches // 20))[1:], matches])
    following = next(looks)

    async def keep_playing() -> None:
        nonlocal following
        for seed in seeds:
            await load.play(await load.sit_down(seed))
            if load.tally.over >= following:
                following = next(looks, matches + 1)
                look(load.tally.over)

    await asyncio.gather(*(keep_playing() for _ in range(at_once)))


async def begin(process: subprocess.Popen[str], port: int) -> None:
    """Wait until the server answers."""
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert process.poll() is None, "the server has ended"
        await asyncio.sleep(0.1)
    raise TimeoutError("the server does not answer")


def start(folder: Path, bot_workers: int) -> tuple[subprocess.Popen[str], int]:
    """A server of its own, without limits, on a free port of this machine."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(port), "--set", "metrics=true"]
    command += ["--set", f"database={folder / 'tables.sqlite3'}", "--set", "log_level=warning"]
    command += ["--set", "sockets_per_address=1000000", "--set", f"bot_workers={bot_workers}"]
    for kind in REQUEST_KINDS:
        command += ["--set", f"rate_limit_{kind}=off"]
    return subprocess.Popen(command, text=True), port


def memory(pid: int) -> int:
    """What a process keeps in memory, in KiB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def worked(pid: int) -> float:
    """The seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def server_times(port: int) -> dict[str, Times]:
    """The server's own figures: times of actions, of writing them down, of bots with their waiting, and the
    shares of their effort that these had, in percent.
    """
    with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return {what: _times(lines, f"gridtown_{what}_bucket") for what in FIGURES}


def _times(lines: list[str], name: str) -> Times:
    rows = [re.fullmatch(name + r'\{.*le="([^"]+)"\} (.+)', line) for line in lines]
    found: dict[float, int] = {}
    for row in rows:
        if row:
            bound = float(row[1].replace("+Inf", "inf"))
            found[bound] = found.get(bound, 0) + int(float(row[2]))
    return sorted(found.items())


def between(before: Times, now: Times) -> Times:
    """What was added meanwhile."""
    counted = dict(before)
    return [(bound, count - counted.get(bound, 0)) for bound, count in now]


def quantile(buckets: Times, share: float) -> float:
    """The figure that so large a share of them stayed below, linear within a bucket."""
    wanted, low, before = buckets[-1][1] * share, 0.0, 0
    for bound, count in buckets:
        if count >= wanted:
            return low + (bound - low) * (wanted - before) / max(1, count - before)
        low, before = bound, count
    return float("inf")


def report(load: Load) -> None:
    """Print what was seen."""
    tally, seconds = load.tally, perf_counter() - load.tally.began
    trips = quantiles(tally.trips, n=100)
    sizes = quantiles(tally.sizes, n=100)
    print(
        f"{len(tally.trips)} actions in {seconds:.1f} s, {len(tally.trips) / seconds:.0f}/s; "
        f"{tally.stale} stale"
    )
    cost = 1000 * (worked(load.pid) - tally.worked) / len(tally.trips)
    print(f"processor time of the server: {cost:.2f} ms an action, with all that is sent and read for it")
    for what, times in server_times(load.port).items():
        own = between(tally.before.get(what, []), times)
        if own and own[-1][1]:
            low, middle, high = (quantile(own, share) for share in (0.05, 0.5, 0.99))
            told = f"p50 {1000 * middle:.2f} ms, p99 {1000 * high:.2f} ms"
            if not what.endswith("_seconds"):
                told = f"p5 {low:.0f} %, p50 {middle:.0f} %"
            print(f"server, {what}: {told} ({own[-1][1]} times)")
    print(f"round trip on loopback: p50 {1000 * trips[49]:.2f} ms, p99 {1000 * trips[98]:.2f} ms")
    print(
        f"socket messages: {len(tally.sizes)}; p50 {sizes[49]:.0f}, p99 {sizes[98]:.0f}, "
        f"most {max(tally.sizes)} bytes"
    )


async def run(wanted: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(Path(folder), wanted.bot_workers)
        try:
            await begin(process, port)
            load = Load(
                port,
                process.pid,
                wanted.game,
                wanted.players,
                wanted.think,
                wanted.actions,
                wanted.bots,
                wanted.pace,
            )
            print(
                f"{wanted.matches} matches of {wanted.game}; the server begins with {memory(process.pid)} KiB"
            )

            def look(done: int) -> None:
                seconds = perf_counter() - load.tally.began
                print(f"{done} matches played, {seconds:.0f} s: {memory(process.pid)} KiB", flush=True)

            if wanted.seconds:
                await all_at_once(load, wanted.matches, wanted.seconds)
            else:
                await one_after_another(load, wanted.matches, wanted.at_once, look)
                report(load)
            print(f"the server ends with {memory(process.pid)} KiB")
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="neom")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--at-once", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--actions", type=int, help="end every match by agreement after so many of each")
    parser.add_argument("--think", type=float, default=0)
    parser.add_argument("--bots", help="one person at each table, and bots of this level")
    parser.add_argument("--pace", default="quick", choices=["at-once", "quick", "calm"])
    parser.add_argument("--bot-workers", type=int, default=1)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    os.environ.pop("GRIDTOWN_CONFIG", None)
    main()
