"""The garbage collector of a server makes no rounds over everything, and none are needed: nothing of ours is
left in cycles by sockets that close, by actions and by what is refused.
"""

import signal
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest
from tests.server.test_serve import begin
from websockets.sync.client import connect

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a signal asks for the round")

PROGRAM = """
import gc, signal, sys
from gridtown.server.running import run
from gridtown.server.settings import Settings
from tests.server.servers import fake_app

def collect(*_):
    print("found", gc.collect(), flush=True)

signal.signal(signal.SIGUSR1, collect)
run.create_app = lambda settings: fake_app(settings.database, hosts=())
told = lambda address: print("at", address, gc.get_threshold()[2], flush=True)
run.serve(Settings(database=sys.argv[1], port=0), on_ready=told)
"""
"""A server that looks at everything when it is told to, and says how many objects it found in cycles."""

CONNECTIONS = 50

OF_ASYNCIO = 6
"""Objects of a closed connection that asyncio's transport, which refers to itself, keeps until then."""


def test_what_is_over_leaves_nothing_in_cycles(tmp_path: Path, root: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path / "tables.sqlite3")]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout

        def found() -> int:
            process.send_signal(signal.SIGUSR1)
            return next(int(line.split()[1]) for line in said if line.startswith("found "))

        try:
            _, address, oldest = next(line for line in said if line.startswith("at ")).split()
            assert int(oldest) >= 1_000_000
            with httpx2.Client(base_url=address.rstrip("/")) as client:
                play(client, address)
                found()  # what is made once, at first
                play(client, address)
                assert found() <= OF_ASYNCIO * CONNECTIONS + 50
        finally:
            process.kill()


def play(client: httpx2.Client, address: str) -> None:
    """Open and close sockets of a table, act there, and be refused."""
    table = begin(client, "person", "person")["table"]
    socket = f"{address.replace('http', 'ws')}api/tables/{table}/socket"
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    for number in range(CONNECTIONS):
        with connect(socket, additional_headers={"cookie": cookie}) as line:
            line.recv(timeout=30)
        client.post(f"/api/tables/{table}/actions", json={"id": f"{number}", "version": 0, "action": "no"})
        client.get(f"/api/tables/{table}", params={"since": number})
        client.get("/api/tables/nowhere/status")
