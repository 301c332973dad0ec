"""Servers that live until they are killed: forked from a process that has loaded all, so born at once."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

NURSE: Final = """
import os, sys
from gridtown.server.running import run
from gridtown.server.settings import Settings
from tests.server.house import fake_app_at
for url in sys.stdin:
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        print("dead", child, flush=True)
        continue
    run.create_app = lambda _: fake_app_at(url.strip())
    born = lambda address: print("born", os.getpid(), address, flush=True)
    run.serve(Settings(database="none", port=0), on_ready=born)
    os._exit(0)
"""


class Nursery:
    """Brings up one server at a time."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self._last = ""

    @contextmanager
    def life(self, url: str) -> Iterator["Life"]:
        """A server on the database at `url`; killed in the end at the latest."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{url}\n")
        self._process.stdin.flush()
        life = self._born(self._process.stdout)
        try:
            yield life
        finally:
            life.kill()

    def _born(self, told: Iterable[str]) -> "Life":
        """The server that was asked for; it may have died before it lived."""
        for line in told:
            match line.split():
                case ["born", pid, address]:
                    self._last = pid
                    return Life(int(pid), address.rstrip("/"))
                case ["dead", pid] if pid != self._last:
                    raise ChildProcessError("the server died before it answered; its last words are above")
        raise ChildProcessError("the nurse has died")


class Life:
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
def nursery(root: Path) -> Iterator[Nursery]:
    """A nursery; it is closed when the last server has died. root: the repository's."""
    process = subprocess.Popen(
        [sys.executable, "-c", NURSE],
        cwd=root,
        env={**os.environ, "LANG": "en_US.UTF-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        yield Nursery(process)
        assert process.stdin is not None
        process.stdin.close()
