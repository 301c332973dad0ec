"""A real server in a process of its own, which can be killed and started again at the same address."""

from datetime import timedelta
from pathlib import Path

from tests.forked import ForkedServer, Ready

from gridtown.server.running.run import serve
from gridtown.server.settings import Settings
from gridtown.table import seats

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
        port = int(self.address.rstrip("/").rpartition(":")[2] or 0)
        self._forked = ForkedServer(run, self.database, port, self.away)
        assert self.address in ("", self._forked.address), "it came back elsewhere"
        self.address = self._forked.address

    def kill(self) -> None:
        """Kill the process as a power failure would: without a chance to tidy up."""
        self._forked.kill()


def run(ready: Ready, database: Path, port: int, away: float | None) -> None:
    """Serve until killed. port: 0 for any."""
    if away is not None:
        seats.AWAY = timedelta(seconds=away)  # type: ignore[misc]
    settings = Settings(database=str(database), port=port, rate_limit_reads=UNMET, rate_limit_writes=UNMET)
    serve(settings, on_ready=ready)
