"""Fixtures: a server with the fake game in this process, with a client for each person."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import anyio
import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import browser
from tests.server.postgres import (
    copied_database,
    empty_database,
    postgres,
    postgres_url,
    prepare,
    prepared_postgres,
)
from tests.server.servers import fake_app, fake_app_at

__all__ = ["postgres", "postgres_url", "prepared_postgres"]


@pytest.fixture(scope="session")
def prepared_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with its tables and nothing in them, to be copied: they take four times as long to make."""
    file = tmp_path_factory.mktemp("prepared") / "tables.sqlite3"
    anyio.run(prepare, f"sqlite:///{file}")
    return file


@pytest.fixture
def database(tmp_path: Path, prepared_file: Path) -> Path:
    """The file of an empty database, with its tables."""
    return Path(shutil.copy(prepared_file, tmp_path))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database with its tables, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{request.getfixturevalue('database')}"
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Give the address of a database without tables, of each kind in turn."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'bare.sqlite3'}"
        return
    with empty_database(request.getfixturevalue("postgres")) as address:
        yield address


@pytest.fixture
def fresh_url(url: str, request: pytest.FixtureRequest, tmp_path: Path, prepared_file: Path) -> Iterator[str]:
    """Give the address of another empty database of the same kind."""
    if url.startswith("sqlite"):
        yield f"sqlite:///{shutil.copy(prepared_file, tmp_path / 'fresh.sqlite3')}"
        return
    postgres, prepared = (request.getfixturevalue(name) for name in ("postgres", "prepared_postgres"))
    with copied_database(postgres, prepared) as address:
        yield address


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    with TestClient(fake_app(database)) as client:
        yield client


@pytest.fixture
def other(client: TestClient) -> TestClient:
    """Another browser on the same server: no cookie in common."""
    return browser(client)


@pytest.fixture
def anywhere(url: str) -> Iterator[TestClient]:
    """Somebody at a server on each kind of database in turn."""
    with TestClient(fake_app_at(url)) as client:
        yield client
