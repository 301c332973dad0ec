"""What the one who runs the server decides."""

import os
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


def data_home() -> Path:
    """The folder for what this user's programs keep (XDG Base Directory Specification)."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "gridtown"


def default_database() -> Path:
    """Where the tables are kept unless told otherwise."""
    return data_home() / "tables.sqlite3"


@dataclass(frozen=True)
class Settings:
    """Settings of one server.

    host, port: where it listens; port 0 is any free one. database: the SQLite file, made where missing.
    web: the built browser client, None to look in the usual places. hosts: the names it answers to besides
    the one it listens on ("*": any). body_limit: bytes a request may send.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: Path = field(default_factory=default_database)
    web: Path | None = None
    hosts: tuple[str, ...] = ()
    body_limit: int = 64 * 1024

    @property
    def names(self) -> frozenset[str]:
        """The host names it answers to; a server for a whole network can't know all of its own."""
        if self.host in ("0.0.0.0", "::"):
            return frozenset({"*"})
        own = LOOPBACK if self.host in LOOPBACK else (self.host,)
        return frozenset((*own, *self.hosts))

    @property
    def cookie(self) -> str:
        """The name of the seat cookie; it tells servers apart, as the ports of a host share their cookies."""
        return f"gridtown_{sha256(str(self.database.absolute()).encode()).hexdigest()[:8]}"
