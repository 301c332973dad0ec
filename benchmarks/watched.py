"""Thousands of watched matches on one server: real sockets, most of which nothing is told over.

python -m benchmarks.watched --matches 1000 --seconds 60 [--acting 0.1] [--every 20]
python -m benchmarks.watched --matches 2000 --processes 2 --postgres postgresql://…/an-empty-database
python -m benchmarks.watched --matches 5000 --folder /tmp/watched   (the matches stay there for the next run)

Two people sit at every match of NEOM, each with a socket of their own; the matches are in the database
already, some way into the game; the first action at each reads it back, unless `--settle` lets that go by
before it is measured. At a part of them (`--acting`) each person takes a random legal action every
`--every` seconds on average, over a connection of its own each time. The clients are in `--clients` processes
and come from as many addresses of the loopback as ports ask for. Measured is what comes once all are
connected; with several processes of the server the two people of a match are at different ones.
"""

import argparse
import asyncio
import multiprocessing
import os
import random
import resource
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any, Final
from urllib.request import urlopen

import msgspec
from benchmarks.serving import PROGRAM, REQUEST_KINDS, Times, begin, between, memory, quantile, worked

from gridtown import games
from gridtown.server.http.identity import GuestTokens
from gridtown.server.storage.schema import now
from gridtown.server.storage.store import Store
from gridtown.table.info import MatchInfo
from gridtown.table.live_game import LiveGame
from gridtown.table.log import LogEntry
from gridtown.table.seats import PERSON, Seat

GAME: Final = "neom"
SECRET: Final = "of a server that lives for a minute, and of nobody else"
OPENINGS: Final = 16
"""Different games that the matches are made of."""

PLAYED: Final = 60
"""Actions of players that each is into the game."""

PORTS: Final = 8000
"""Connections from one address of the loopback."""

PATIENCE: Final = 600
"""Seconds until the first news of a table, on a machine that others keep busy."""

AT_ONCE: Final = 20
"""Sockets of a process of clients that are being opened at a time."""

SPAWN: Final = multiprocessing.get_context("spawn")


class Choice(msgspec.Struct):
    """A legal action as an update tells it."""

    action: str


class Told(msgspec.Struct):
    """What an acting person needs of an update. version: 0: it is none."""

    version: int = 0
    legal_actions: list[Choice] = msgspec.field(default_factory=list)


@dataclass(frozen=True)
class Person:
    """Somebody at a table. port: of the process they are connected to."""

    table: str
    cookie: str
    port: int
    acts: bool


@dataclass
class Seen:
    """What the clients of a process have seen. trips: seconds; refused: by the status."""

    trips: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    frames: int = 0
    size: int = 0
    lost: int = 0


class Line(asyncio.Protocol):
    """A socket of a table: it reads frames, answers pings, and keeps the newest update of who acts."""

    def __init__(self, person: Person, seen: Seen) -> None:
        self.person = person
        self.told = Told()
        self.news = asyncio.Event()
        self._seen = seen
        self._open = False
        self._buffer = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = "AAAAAAAAAAAAAAAAAAAAAA=="
        transport.write(
            f"GET /api/tables/{self.person.table}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\n"
            f"cookie: gridtown={self.person.cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - as asyncio has it
        self._seen.lost += 1
        self.news.set()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._buffer = True, rest
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame that has come as a whole: its kind and what it says."""
        data = self._buffer
        if len(data) < 2:
            return None
        size, start = data[1], 2
        if size >= 126:
            start += 2 if size == 126 else 8
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return None
        self._buffer = data[start + size :]
        return data[0] & 15, data[start : start + size]

    def _take(self, kind: int, text: bytes) -> None:
        if kind == 9:  # a ping; the mask is one of zeros
            self.transport.write(bytes((0x8A, 0x80 | len(text), 0, 0, 0, 0)) + text)
        if kind != 1:
            return
        self._seen.frames += 1
        self._seen.size += len(text)
        if self.person.acts:
            self.hear(text)
        self.news.set()

    def hear(self, text: bytes) -> None:
        """Take what the server says; the newest update counts."""
        told = msgspec.json.decode(text, type=Told)
        if told.version >= max(self.told.version, 1):
            self.told = told
            self.news.set()


class Crowd:
    """The people of one process of clients, from addresses of their own. number: of the process."""

    def __init__(self, people: Sequence[Person], number: int, every: float) -> None:
        self._people = people
        self._every = every
        self._homes = [f"127.0.{number + 1}.{home + 1}" for home in range(len(people) // PORTS + 1)]
        self._room = asyncio.Semaphore(AT_ONCE)
        self._tasks: list[asyncio.Task[None]] = []
        self.lines: list[Line] = []
        self.seen = Seen()

    async def arrive(self) -> None:
        """Open all sockets, and wait for the first news of each."""
        await asyncio.gather(*(self._connect(place) for place in range(len(self._people))))

    def start(self) -> None:
        """Let all act who do."""
        self.seen.__init__()  # type: ignore[misc]
        for line in self.lines:
            if line.person.acts:
                self._tasks.append(asyncio.create_task(self._act(line)))

    async def leave(self) -> None:
        """Stop acting and close all sockets."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for line in self.lines:
            line.transport.abort()
        await asyncio.sleep(0.1)

    async def _connect(self, place: int) -> None:
        async with self._room:
            line = Line(self._people[place], self.seen)
            home = self._homes[place // PORTS]
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda: line, "127.0.0.1", line.person.port, local_addr=(home, 0))
            async with asyncio.timeout(PATIENCE):
                await line.news.wait()
            self.lines.append(line)

    async def _act(self, line: Line) -> None:
        """Take a random legal action after a while, again and again."""
        await asyncio.sleep(random.random() * self._every)
        while True:
            line.news.clear()
            if not line.told.legal_actions:
                await line.news.wait()
            await asyncio.sleep(random.expovariate(1 / self._every))
            if line.told.legal_actions:
                await self._choose(line)

    async def _choose(self, line: Line) -> None:
        action = random.choice(line.told.legal_actions).action
        command = {"id": secrets.token_hex(8), "version": line.told.version, "action": action}
        began = perf_counter()
        status, body = await _post(line.person, f"/api/tables/{line.person.table}/actions", command)
        if status == "200":
            self.seen.trips.append(perf_counter() - began)
            line.hear(body)
        else:
            self.seen.refused[f"{status} {body[:80]!r}"] += 1


async def _post(person: Person, path: str, content: object) -> tuple[str, bytes]:
    """Send JSON over a connection of its own: the status, and what came back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", person.port)
    try:
        body = msgspec.json.encode(content)
        head = (
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: gridtown={person.cookie}\r\n"
            f"connection: close\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        answer = await reader.read()
        top, _, rest = answer.partition(b"\r\n\r\n")
        return top.split()[1].decode(), rest
    finally:
        writer.close()


def attend(people: Sequence[Person], number: int, every: float, pipe: Pipe) -> None:
    """A process of clients: it says when all are connected, and acts from a word of the pipe to the next."""
    allow_descriptors()
    asyncio.run(_attend(Crowd(people, number, every), pipe))


async def _attend(crowd: Crowd, pipe: Pipe) -> None:
    await crowd.arrive()
    pipe.send(len(crowd.lines))
    await asyncio.to_thread(pipe.recv)
    crowd.start()
    await asyncio.to_thread(pipe.recv)
    pipe.send(crowd.seen)
    await crowd.leave()


def allow_descriptors() -> int:
    """Have as many descriptors as this process may; how many these are."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


async def furnished(url: str, matches: int, file: Path) -> list[tuple[str, str, str]]:
    """The matches and cookies of a run before, which stand in a file; else new ones."""
    if file.exists():
        return msgspec.json.decode(file.read_bytes(), type=list[tuple[str, str, str]])
    began = perf_counter()
    tables = await furnish(url, matches)
    file.write_bytes(msgspec.json.encode(tables))
    print(f"{len(tables)} matches made in {perf_counter() - began:.0f} s", flush=True)
    return tables


async def furnish(url: str, matches: int) -> list[tuple[str, str, str]]:
    """Fill an empty database with matches some way into the game: the table and the cookies of each."""
    game, tokens = games.load(GAME), GuestTokens(SECRET, "gridtown")
    openings = [opening(number) for number in range(OPENINGS)]
    made: list[tuple[str, str, str]] = []

    async def furnish_one(number: int) -> None:
        info, log = openings[number % OPENINGS]
        people = [tokens.new(), tokens.new()]
        table = f"t{number:06}"
        seats = [
            Seat(place, PERSON, f"Seat {place + 1}", guest.fingerprint) for place, guest in enumerate(people)
        ]
        public = replace(info, id=table, host=people[0].fingerprint, public=number % 2 == 0)
        await store.create(public, game.components(), seats, log)
        made.append((table, str(people[0].token), str(people[1].token)))

    async with Store.open(url) as store:
        for first in range(0, matches, 200):
            await asyncio.gather(*map(furnish_one, range(first, min(first + 200, matches))))
    return made


def opening(seed: int) -> tuple[MatchInfo, list[LogEntry]]:
    """A match some way into the game, and its log."""
    game, rng = games.load(GAME), random.Random(seed)
    options = game.setup(2, {}).options
    info = MatchInfo(
        "", GAME, 2, options, game.facts.rules_version, game.edition_hash, f"{seed + 1:032x}",
        False, None, False, False, "played", now(), changed=now(),
    )  # fmt: skip
    live = LiveGame(game, info)
    log = live.opening()
    while len(log) < PLAYED and not live.play.over:
        player = next(iter(game.players_to_act(live.state)))
        log += live.take(rng.choice(game.legal_actions(live.state, player)), None)
    return replace(info, to_act=int(live.state.to_act)), log


def serve(url: str) -> tuple[subprocess.Popen[str], int]:
    """A process of the server, without limits, on a free port of this machine."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    most = 1_000_000
    wanted = {
        "metrics": "true", "database": url, "secret": SECRET, "log_level": "warning", "hosts": "127.0.0.1",
        "connections": most, "connections_per_address": most, "sockets_per_address": most,
        **{f"rate_limit_{kind}": "off" for kind in REQUEST_KINDS},
    }  # fmt: skip
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(port)]
    for name, value in wanted.items():
        command += ["--set", f"{name}={value}"]
    return subprocess.Popen(command, text=True, preexec_fn=allow_descriptors), port  # noqa: PLW1509


@dataclass(frozen=True)
class Figures:
    """What a process of the server says of itself. works: of the database, since it started."""

    actions: Times
    lag: Times
    works: int
    updates: int
    sockets: int

    @staticmethod
    def of(port: int) -> "Figures":
        """Those of the process at a port, now."""
        with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return Figures(
            histogram(lines, "gridtown_action_seconds_bucket"),
            histogram(lines, "gridtown_loop_lag_seconds_bucket"),
            int(total(lines, "gridtown_pool_wait_seconds_count")),
            int(total(lines, "gridtown_updates_total")),
            int(total(lines, "gridtown_sockets")),
        )


def histogram(lines: Sequence[str], name: str) -> Times:
    """A histogram of the metrics, over all labels."""
    found: Counter[float] = Counter()
    for line in lines:
        if line.startswith(f"{name}{{"):
            labels, _, count = line.rpartition(" ")
            bound = labels.partition('le="')[2].partition('"')[0]
            found[float(bound.replace("+Inf", "inf"))] += int(float(count))
    return sorted(found.items())


def total(lines: Sequence[str], name: str) -> float:
    """A figure of the metrics."""
    return sum(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


class Server:
    """All processes of the server, and what they were at the beginning."""

    def __init__(self, processes: Sequence[tuple[subprocess.Popen[str], int]]) -> None:
        self.processes = processes
        self.memory: list[list[int]] = [[] for _ in processes]

    @property
    def ports(self) -> list[int]:
        return [port for _, port in self.processes]

    def note_memory(self) -> None:
        for (process, _), known in zip(self.processes, self.memory, strict=True):
            known.append(memory(process.pid))

    def start(self) -> None:
        """Measure from here on."""
        self.before = [Figures.of(port) for port in self.ports]
        self.worked = [worked(process.pid) for process, _ in self.processes]
        self.began = perf_counter()

    def report(self) -> None:
        """Print what each process has done since."""
        seconds = perf_counter() - self.began
        for place, (process, port) in enumerate(self.processes):
            before, after = self.before[place], Figures.of(port)
            busy = (worked(process.pid) - self.worked[place]) / seconds
            actions, lag = between(before.actions, after.actions), between(before.lag, after.lag)
            taken = actions[-1][1] if actions else 0
            print(
                f"process {place + 1}: {after.sockets} sockets; {taken} actions, "
                f"server time {told(actions)}; loop late by {told(lag)}; "
                f"{(after.works - before.works) / seconds:.1f} transactions/s, "
                f"{(after.updates - before.updates) / seconds:.1f} messages/s; "
                f"busy {100 * busy:.1f} %, {1000 * busy * seconds / max(taken, 1):.1f} ms an action; "
                f"memory {' '.join(f'{kib / 1024:.0f}' for kib in self.memory[place])} MiB"
            )

    def stop(self) -> None:
        for process, _ in self.processes:
            process.send_signal(signal.SIGTERM)
        for process, _ in self.processes:
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()


def told(times: Times) -> str:
    """The quantiles of a histogram, in words."""
    if not times or not times[-1][1]:
        return "–"
    return ", ".join(f"p{share} {1000 * quantile(times, share / 100):.1f}" for share in (50, 95, 99)) + " ms"


def people_of(tables: Sequence[tuple[str, str, str]], acting: float, ports: Sequence[int]) -> list[Person]:
    """Everybody: at every so-manieth table they act, and a table's two are at different processes."""
    step = round(1 / acting) if acting else 0
    return [
        Person(table, cookie, ports[(number + place) % len(ports)], bool(step) and number % step == 0)
        for number, (table, *cookies) in enumerate(tables)
        for place, cookie in enumerate(cookies)
    ]


async def run(wanted: argparse.Namespace, folder: Path) -> None:
    """One run, from an empty database to the figures."""
    url = wanted.postgres or f"sqlite:///{folder / 'tables.sqlite3'}"
    tables = (await furnished(url, wanted.matches, folder / "people.json"))[: wanted.matches]
    server = Server([serve(url) for _ in range(wanted.processes)])
    crowds: list[tuple[Any, Pipe]] = []
    try:
        for process, port in server.processes:
            await begin(process, port)
        server.note_memory()
        people = people_of(tables, wanted.acting, server.ports)
        began = perf_counter()
        for number in range(wanted.clients):
            ours, theirs = SPAWN.Pipe()
            given = (people[number :: wanted.clients], number, wanted.every, theirs)
            crowd = SPAWN.Process(target=attend, args=given, daemon=True)
            crowd.start()
            crowds.append((crowd, ours))
        connected = sum([await asyncio.to_thread(pipe.recv) for _, pipe in crowds])
        acting = sum(person.acts for person in people)
        print(f"{connected} sockets in {perf_counter() - began:.0f} s; {acting} people act", flush=True)
        for _, pipe in crowds:
            pipe.send("act")
        await asyncio.sleep(wanted.settle)
        server.start()
        for _ in range(6):
            server.note_memory()
            await asyncio.sleep(wanted.seconds / 6)
        server.note_memory()
        server.report()
        seconds = wanted.settle + wanted.seconds
        for _, pipe in crowds:
            pipe.send("stop")
        say([await asyncio.to_thread(pipe.recv) for _, pipe in crowds], seconds)
    finally:
        for crowd, _ in crowds:
            crowd.join(10)
            crowd.kill()
        server.stop()


def say(all_seen: Sequence[Seen], seconds: float) -> None:
    """Print what the clients have seen."""
    trips = sorted(trip for seen in all_seen for trip in seen.trips)
    refused = sum((seen.refused for seen in all_seen), Counter[str]())
    frames, size = (sum(getattr(seen, what) for seen in all_seen) for what in ("frames", "size"))
    if len(trips) > 1:
        cut = quantiles(trips, n=100)
        print(
            f"clients: {len(trips)} actions, {len(trips) / seconds:.1f}/s; round trip "
            f"p50 {1000 * cut[49]:.1f}, p95 {1000 * cut[94]:.1f}, p99 {1000 * cut[98]:.1f} ms"
        )
    print(
        f"clients: {frames} messages, {size / max(frames, 1):.0f} bytes each; "
        f"{sum(seen.lost for seen in all_seen)} sockets lost; refused: {dict(refused) or 'nothing'}"
    )


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--acting", type=float, default=0.1, help="the part of the matches that are played")
    parser.add_argument("--every", type=float, default=20.0, help="seconds between two actions of a person")
    parser.add_argument("--seconds", type=float, default=60.0, help="to measure")
    parser.add_argument("--settle", type=float, default=5.0, help="seconds of play before that")
    parser.add_argument("--clients", type=int, default=2, help="processes of clients")
    parser.add_argument("--processes", type=int, default=1, help="of the server")
    parser.add_argument("--postgres", help="the address of an empty database")
    parser.add_argument("--folder", type=Path, help="where the matches of this and of later runs lie")
    return parser


def main() -> None:
    allow_descriptors()
    wanted = arguments().parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kept = wanted.folder or Path(folder)
        kept.mkdir(exist_ok=True)
        asyncio.run(run(wanted, kept))


if __name__ == "__main__":
    os.environ.pop("GRIDTOWN_CONFIG", None)
    main()
