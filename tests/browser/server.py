"""A real server in a process of its own, which can be killed and started again at the same address."""

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import sys
from datetime import timedelta
from gridtown.table import seats
from gridtown.server.running.run import serve
from gridtown.server.settings import Settings
if len(sys.argv) > 3:
    seats.AWAY = timedelta(seconds=float(sys.argv[3]))
rates = dict.fromkeys(("rate_limit_reads", "rate_limit_writes"), "1000000/min")  # no person is that quick
settings = Settings(database=sys.argv[1], port=int(sys.argv[2]), **rates)
serve(settings, on_ready=lambda address: print("ready", address, flush=True))
"""


class Server:
    """Started on making. address: where it answers, the same after every restart.

    away: seconds after which a person without a line is away, where it is not to be as long as usual.
    """

    def __init__(self, database: Path, away: float | None = None) -> None:
        self.database = database
        self.away = [] if away is None else [str(away)]
        self.address = ""
        self.start()

    def start(self) -> None:
        port = self.address.rstrip("/").rpartition(":")[2] or "0"
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(self.database), port, *self.away],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        ready = next(line for line in self.process.stdout if line.startswith("ready "))
        assert self.address in ("", ready.split()[1]), "it came back elsewhere"
        self.address = ready.split()[1]

    def kill(self) -> None:
        """Kill the process as a power failure would: without a chance to tidy up."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
