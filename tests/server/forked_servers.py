"""Servers forked from a process with all modules loaded, so they start instantly; killed at the end."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PROGRAM: Final = """
import os, sys
from gridtown.server.running import run
from gridtown.server.settings import Settings
from tests.server.servers import fake_app_at
for url in sys.stdin:
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        print("ended", child, flush=True)
        continue
    run.create_app = lambda _: fake_app_at(url.strip())
    ready = lambda address: print("ready", os.getpid(), address, flush=True)
    run.serve(Settings(database="none", port=0), on_ready=ready)
    os._exit(0)
"""


class ForkingProcess:
    """A process that forks one server at a time."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self._last = ""

    @contextmanager
    def start(self, url: str) -> Iterator["ForkedServer"]:
        """A server on the database at `url`; killed at the end at the latest."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{url}\n")
        self._process.stdin.flush()
        server = self._started(self._process.stdout)
        try:
            yield server
        finally:
            server.kill()

    def _started(self, lines: Iterable[str]) -> "ForkedServer":
        """The server that was requested. Raises ChildProcessError if it ended before it was ready."""
        for line in lines:
            match line.split():
                case ["ready", pid, address]:
                    self._last = pid
                    return ForkedServer(int(pid), address.rstrip("/"))
                case ["ended", pid] if pid != self._last:
                    raise ChildProcessError("the server ended before it was ready; its output is above")
        raise ChildProcessError("the forking process has ended")


class ForkedServer:
    """A server in a process of its own."""

    def __init__(self, pid: int, address: str) -> None:
        self.address = address
        self._pid = pid
        self._ended = False

    def kill(self) -> None:
        """Kill it as by `kill -9`, once."""
        if not self._ended:
            self._ended = True
            os.kill(self._pid, signal.SIGKILL)


@contextmanager
def forking_process(root: Path) -> Iterator[ForkingProcess]:
    """A forking process, closed after its last server. root: the repository's."""
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        cwd=root,
        env={**os.environ, "LANG": "en_US.UTF-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        yield ForkingProcess(process)
        assert process.stdin is not None
        process.stdin.close()
