"""A server of the fake game in a process of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from tests.forked import ForkedServer, Ready
from tests.server.servers import fake_app_at

from gridtown.server.running import run
from gridtown.server.settings import Settings


@contextmanager
def fake_server(url: str, claim_timeout: float = 30) -> Iterator[ForkedServer]:
    """A server on the database at `url`; killed at the end at the latest."""
    server = ForkedServer(serve, url, claim_timeout)
    try:
        yield server
    finally:
        server.kill()


def serve(ready: Ready, url: str, claim_timeout: float) -> None:
    """Serve until killed."""
    with patch.object(run, "create_app", lambda _: fake_app_at(url, claim_timeout)):
        run.serve(Settings(database=url, port=0), on_ready=lambda address: ready(address.rstrip("/")))
