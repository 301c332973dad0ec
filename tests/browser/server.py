"""A real server in a process of its own, which can be killed and started again at the same address.

It is forked from a process that has loaded all modules, as loading them took longer than many a test.
"""

import os
from contextlib import redirect_stdout
from datetime import timedelta
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from gridtown.server.running.run import serve
from gridtown.server.settings import Settings
from gridtown.table import seats

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload([__name__])

UNMET = "1000000/min"
"""A rate limit that no test meets; no person is that quick."""


class Server:
    """Started on making. address: where it answers, the same after every restart.

    away: seconds after which a person without a line is away, where it is not to be as long as usual.
    """

    def __init__(self, database: Path, away: float | None = None) -> None:
        self.database = database
        self.away = away
        self.address = ""
        self.start()

    def start(self) -> None:
        """Start it. Raises EOFError where it ends before it is ready; its output is above."""
        port = int(self.address.rstrip("/").rpartition(":")[2] or 0)
        ready, announced = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(target=run, args=(self.database, port, self.away, announced))
        self.process.start()
        announced.close()
        address = ready.recv()
        ready.close()
        assert self.address in ("", address), "it came back elsewhere"
        self.address = address

    def kill(self) -> None:
        """Kill the process as a power failure would: without a chance to tidy up."""
        self.process.kill()
        self.process.join()


def run(database: Path, port: int, away: float | None, ready: Connection) -> None:
    """Serve until killed. port: 0 for any. ready: is sent the address."""
    if away is not None:
        seats.AWAY = timedelta(seconds=away)  # type: ignore[misc]
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        settings = Settings(
            database=str(database), port=port, rate_limit_reads=UNMET, rate_limit_writes=UNMET
        )
        serve(settings, on_ready=ready.send)
