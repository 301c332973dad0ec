"""Fixtures: a server with the fake game in this process, with a client for each person."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import browser
from tests.server.postgres import empty_database, postgres, postgres_url
from tests.server.servers import fake_app, fake_app_at

__all__ = ["postgres", "postgres_url"]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture
def fresh_url(url: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Give the address of another empty database of the same kind."""
    if url.startswith("sqlite"):
        yield f"sqlite:///{tmp_path / 'fresh.sqlite3'}"
        return
    with empty_database(request.getfixturevalue("postgres")) as address:
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
