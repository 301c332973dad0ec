"""Clients that ask as fast as they are answered, in a process and from an address of their own."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from multiprocessing.synchronize import Event
from urllib.parse import urlsplit

from tests.forked import FORKS


@contextmanager
def crowd(
    server: str, paths: list[str], cookie: str, size: int = 16, home: str = "127.0.0.2"
) -> Iterator[None]:
    """So many clients that ask for these paths in turn, meanwhile.

    cookie: as it is sent; "{}" in it stands for another number each time.
    """
    leave, begun = FORKS.Event(), FORKS.Event()
    process = FORKS.Process(target=_run, args=(server, paths, cookie, size, home, begun, leave))
    process.start()
    try:
        assert begun.wait(60)
        yield
    finally:
        leave.set()
        process.join(10)
        process.kill()
        process.join()


def _run(
    server: str, paths: list[str], cookie: str, size: int, home: str, begun: Event, leave: Event
) -> None:
    os.nice(19)  # it is the server that is slowed down, not the machine
    asyncio.run(_ask_all(server, paths, cookie, size, home, begun, leave))


async def _ask_all(
    server: str, paths: list[str], cookie: str, size: int, home: str, begun: Event, leave: Event
) -> None:
    numbers = count()
    tasks = [asyncio.create_task(_ask(server, paths, cookie, numbers, home, begun)) for _ in range(size)]
    while not leave.is_set():
        await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _ask(
    server: str, paths: list[str], cookie: str, numbers: "count[int]", home: str, begun: Event
) -> None:
    place = urlsplit(server)
    while True:
        reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(home, 0))
        try:
            while True:
                number = next(numbers)
                head = [
                    f"GET {paths[number % len(paths)]} HTTP/1.1",
                    f"host: {place.netloc}",
                    f"cookie: {cookie.format(number)}",
                ]
                writer.write("\r\n".join([*head, "", ""]).encode())
                await _answer(reader)
                begun.set()
        except (OSError, asyncio.IncompleteReadError):
            continue
        finally:
            writer.close()


async def _answer(reader: asyncio.StreamReader) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    [length] = [
        line.partition(b":")[2] for line in head.lower().split(b"\r\n") if line.startswith(b"content-length")
    ]
    await reader.readexactly(int(length))
