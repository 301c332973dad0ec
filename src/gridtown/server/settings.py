"""Server settings."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta
from sqlalchemy.engine import URL, make_url

from gridtown.server.rate_limit import Rate

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
REQUEST_KINDS: Final = ("reads", "writes", "tables", "joins", "sockets", "hints")
EVERYWHERE: Final = ("0.0.0.0", "::")


SECRETS: Final = frozenset({"secret", "metrics_token", "admin_token"})
"""Settings that are never shown."""


def data_home() -> Path:
    """The folder for Gridtown's data of this user (XDG Base Directory Specification)."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "gridtown"


def default_database() -> str:
    """The default database."""
    return database_url(str(data_home() / "tables.sqlite3"))


def database_url(text: str) -> str:
    """A database as a URL; a plain path is an SQLite file. File paths are made absolute.

    Raises SQLAlchemyError for a malformed URL.
    """
    url = make_url(text) if "://" in text else URL.create("sqlite", database=text)
    if url.get_backend_name() == "sqlite" and url.database:
        url = url.set(database=str(Path(url.database).expanduser().absolute()))
    return url.render_as_string(hide_password=False)


def masked(database: str) -> str:
    """The URL of a database with its password masked."""
    url = make_url(database)
    query = {name: "***" if name == "password" else value for name, value in url.query.items()}
    return url.set(query=query).render_as_string(hide_password=True)


Secret = Annotated[str, Meta(min_length=32)]
RANDOM: Final = Meta(description="give at least 32 random characters")
FOR_EVER: Final = Meta(ge=0, le=36500, description="give a number of days, or 0 for ever")
RateText = Annotated[str, Meta(description='give a number in a time, like "60/min" (s, min, h), or "off"')]


@dataclass(frozen=True, repr=False)
class Settings:
    """The settings of one server; `docs/deploying.md` explains each.

    database: a URL, or the path of an SQLite file, which is kept as a URL. web: the built client;
    None: the usual places. device: the client without a server; None: it is not served. hosts: the host names
    it answers to ("*": any). secret: signs the guests' cookies; None: the database keeps one. proxies: whose
    X-Forwarded-* and X-Request-ID are trusted. body_limit: bytes of a request. Times are in seconds, except
    idle_days.
    """

    host: Annotated[str, Meta(min_length=1, description='give an address, like "127.0.0.1"')] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="give a port from 0 to 65535")] = 8000
    database: Annotated[
        str, Meta(min_length=1, description='give a path, or a URL like "postgresql://user@host/name"')
    ] = field(default_factory=default_database)
    hosts: Annotated[
        tuple[str, ...], Meta(description='give the names it is reached by, like "play.example"')
    ] = ()
    web: Annotated[Path | None, Meta(description="give the folder of the built browser client")] = None
    device: Annotated[
        Path | None,
        Meta(description="give the folder of the client without a server, as make static builds it"),
    ] = None
    secret: Annotated[Secret | None, RANDOM] = None
    proxies: Annotated[
        tuple[str, ...], Meta(description='give IP addresses or networks, like "10.0.0.0/8"')
    ] = ()
    body_limit: Annotated[
        int, Meta(ge=1024, le=1 << 30, description="give a number of bytes, at least 1024")
    ] = 64 * 1024
    rate_limit_reads: RateText = "3000/min"
    rate_limit_writes: RateText = "600/min"
    rate_limit_tables: RateText = "300/h"
    rate_limit_joins: RateText = "60/min"
    rate_limit_sockets: RateText = "120/min"
    rate_limit_hints: RateText = "30/min"
    sockets_per_address: Annotated[int, Meta(ge=1, le=1_000_000, description="give a number, at least 1")] = (
        2000
    )
    public_tables_per_address: Annotated[
        int, Meta(ge=1, le=1_000_000, description="give a number, at least 1")
    ] = 50
    connections: Annotated[int, Meta(ge=16, le=1_000_000, description="give a number, at least 16")] = 10_000
    connections_per_address: Annotated[
        int, Meta(ge=4, le=1_000_000, description="give a number, at least 4")
    ] = 2500
    header_time_limit: Annotated[
        float, Meta(gt=0, le=3600, description="give seconds, more than 0, at most 3600")
    ] = 10.0
    body_time_limit: Annotated[
        float, Meta(gt=0, le=3600, description="give seconds, more than 0, at most 3600")
    ] = 30.0
    log_format: Annotated[Literal["text", "json"], Meta(description='give "text" or "json"')] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description='give "debug", "info", "warning" or "error"'),
    ] = "info"
    metrics: Annotated[bool, Meta(description="give true or false")] = False
    metrics_token: Annotated[Secret | None, RANDOM] = None
    admin_token: Annotated[Secret | None, RANDOM] = None
    admin_token_file: Annotated[
        Path | None, Meta(description="give a file that holds at least 32 random characters")
    ] = None
    bot_workers: Annotated[int, Meta(ge=1, le=256, description="give 1 to 256 processes")] = 1
    bot_time_limit: Annotated[
        float, Meta(gt=0, le=3600, description="give seconds, more than 0, at most 3600")
    ] = 10.0
    bot_answer_time: Annotated[
        float, Meta(gt=0, le=60, description="give seconds, more than 0, at most 60")
    ] = 2.0
    idle_days: Annotated[int, Meta(ge=1, le=36500, description="give a number of days, at least 1")] = 90
    keep_matches: Annotated[int, FOR_EVER] = 365
    keep_chat: Annotated[int, FOR_EVER] = 90
    keep_keys: Annotated[int, FOR_EVER] = 30
    keep_orders: Annotated[int, FOR_EVER] = 365
    drain: Annotated[float, Meta(ge=0, le=600, description="give seconds from 0 to 600")] = 0.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "database", database_url(self.database))

    def __repr__(self) -> str:
        return f"Settings({self.shown()})"

    @cached_property
    def names(self) -> frozenset[str]:
        """The host names it answers to; a server on all interfaces can't know all of its own."""
        if self.host in EVERYWHERE:
            return frozenset((*LOOPBACK, *self.hosts) if self.hosts else ("*",))
        own = LOOPBACK if self.host in LOOPBACK else (self.host,)
        return frozenset((*own, *self.hosts))

    @property
    def database_file(self) -> Path | None:
        """The file of an SQLite database; None for any other."""
        url = make_url(self.database)
        return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None

    @cached_property
    def cookie(self) -> str:
        """The name of the seat cookie. It differs by database, as servers on other ports share their cookies.

        A server with host names of its own needs no such difference, and its database may move.
        """
        if self.hosts:
            return "gridtown"
        url = make_url(self.database)
        place = self.database_file or (url.host, url.port, url.database)
        return f"gridtown_{sha256(str(place).encode()).hexdigest()[:8]}"

    @cached_property
    def admin_key(self) -> str | None:
        """What lets those in who run the server; None: nobody. Raises OSError for a file that is gone."""
        file = self.admin_token_file
        return self.admin_token or (None if file is None else file.read_text(encoding="utf-8").strip())

    @property
    def kept(self) -> tuple[int, int, int, int]:
        """Days that matches, chat, keys and orders are kept, in this order; 0: for ever."""
        return self.keep_matches, self.keep_chat, self.keep_keys, self.keep_orders

    @property
    def rate_limits(self) -> Mapping[str, Rate]:
        """The rate limits, by kind of request."""
        return {kind: Rate.parse(getattr(self, f"rate_limit_{kind}")) for kind in REQUEST_KINDS}

    def shown(self) -> dict[str, object]:
        """The settings with every secret masked."""
        shown = {each.name: getattr(self, each.name) for each in fields(self)}
        hidden = {name: "***" for name in SECRETS if shown[name] is not None}
        return {**shown, **hidden, "database": masked(self.database)}
