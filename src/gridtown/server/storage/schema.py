"""The tables of the database, and those of their rows that are not part of `gridtown.table`.

The log of a match is only ever appended to. The rest (who sits where, what was said, that a match has ended)
is kept beside it.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

EDITIONS: Final = Table(
    "editions",
    METADATA,
    Column("hash", String(128), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("components", JSON, nullable=False),
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("edition", ForeignKey("editions.hash"), nullable=False),
    Column("seed", String(32), nullable=False),
    Column("seed_known", Boolean, nullable=False),
    Column("host", String(64), nullable=True),
    Column("public", Boolean, nullable=False),
    Column("guided", Boolean, nullable=False),
    Column("source", String(16), nullable=False),
    Column("created", DateTime, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("pace", String(16), nullable=False, server_default="quick"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("changed", DateTime, nullable=False),
    Column("active", DateTime, nullable=False, server_default="0001-01-01 00:00:00"),
    Column("to_act", Integer, nullable=False),
    Column("ending", String(16), nullable=False, server_default="all"),
    Column("end_asked", DateTime, nullable=True),
    Column("ended", DateTime, nullable=True),
    Column("end", String(16), nullable=True),
    Column("scores", JSON, nullable=True),
    Column("archived", DateTime, nullable=True),
    Column("rematch", String(32), nullable=True),
    Column("request", String(64), nullable=True),
    Column("language", String(16), nullable=False, server_default=""),
    Column("free", Integer, nullable=False, server_default="0"),
    Column("words", Text, nullable=False, server_default=""),
    Column("front", Integer, nullable=False, server_default="1"),
)
"""language: that of the guest who made it. free, words: for lists, kept by `listing`. front: 1, or 0 where
those behind its maker's address had enough public tables: then lists have it behind all others.
"""

SHOWN: Final = MATCHES.c.archived.is_(None)
"""The condition of matches in lists: not archived. Partial indexes need exactly this condition."""

PUBLIC: Final = and_(MATCHES.c.public.is_(True), SHOWN)
RUNNING: Final = and_(SHOWN, MATCHES.c.ended.is_(None))
ASKED: Final = and_(MATCHES.c.ended.is_(None), MATCHES.c.end_asked.is_not(None))
ENDED: Final = MATCHES.c.ended.is_not(None)
ARCHIVED: Final = MATCHES.c.archived.is_not(None)

OPEN: Final = and_(PUBLIC, MATCHES.c.ended.is_(None), MATCHES.c.free > 0)
FULL: Final = and_(PUBLIC, MATCHES.c.ended.is_(None), MATCHES.c.free == 0)
OVER: Final = and_(PUBLIC, MATCHES.c.ended.is_not(None))
"""The public tables by what one can do there: sit down, watch, or look back."""

ORDER: Final = (MATCHES.c.front, MATCHES.c.created, MATCHES.c.id)
"""The columns that lists are sorted by, the greatest first."""

LISTED: Final = (*ORDER, MATCHES.c.game, MATCHES.c.language, MATCHES.c.words)
"""The columns that lists are sorted and searched by: an index of all of them is read alone, without rows."""

Index("ix_matches_open", *LISTED, sqlite_where=OPEN, postgresql_where=OPEN)
Index("ix_matches_full", *LISTED, sqlite_where=FULL, postgresql_where=FULL)
Index("ix_matches_over", *LISTED, sqlite_where=OVER, postgresql_where=OVER)
Index("ix_matches_host", MATCHES.c.host, sqlite_where=SHOWN, postgresql_where=SHOWN)
Index("ix_matches_end_asked", MATCHES.c.end_asked, sqlite_where=ASKED, postgresql_where=ASKED)
Index("ix_matches_running", MATCHES.c.active, sqlite_where=RUNNING, postgresql_where=RUNNING)
Index("ix_matches_ended", MATCHES.c.ended, sqlite_where=ENDED, postgresql_where=ENDED)
Index("ix_matches_archived", MATCHES.c.archived, sqlite_where=ARCHIVED, postgresql_where=ARCHIVED)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("kind", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("holder", String(64), nullable=True, index=True),
    Column("substitute", String(64), nullable=True),
    Column("agrees", Boolean, nullable=False),
    Column("seen", DateTime, nullable=True),
    Column("process", String(32), nullable=True),
)

HELD: Final = SEATS.c.process.is_not(None)
Index("ix_seats_process", SEATS.c.process, sqlite_where=HELD, postgresql_where=HELD)

FREE: Final = {"holder": None, "agrees": False, "seen": None, "process": None}
"""Of a seat that nobody has any more."""

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("seen", DateTime, nullable=False),
)
"""The processes that serve, and when each last said that it lives."""

CHANGES: Final = Table(
    "changes",
    METADATA,
    Column("match_id", String(32), primary_key=True),
    Column("told", BigInteger, nullable=False),
)
"""The number of the transaction in which others were last told of a match. A row stays when its
match is gone, so that all hear of that. In an SQLite file there is none, as there are no others.
"""

Index("ix_changes_told", CHANGES.c.told, CHANGES.c.match_id)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("fingerprint", String(64), primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    Column("player", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("expires", DateTime, nullable=True),
    Column("holder", String(64), nullable=True),
)

LOG_ENTRIES: Final = Table(
    "log_entries",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(16), nullable=False, server_default="action"),
    Column("player", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("command", String(64)),
    UniqueConstraint("match_id", "player", "command"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", DateTime, nullable=False),
    Column("command", String(64), nullable=False),
    UniqueConstraint("match_id", "player", "command"),
)

CLAIMS: Final = Table(
    "claims",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("process", String(32), nullable=False),
    Column("until", DateTime, nullable=False),
)

PROPERTIES: Final = Table(
    "properties",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", DateTime, nullable=False),
    Column("match_id", String(32), nullable=True),
    Column("topic", String(16), nullable=False),
    Column("words", Text, nullable=False),
)
"""What those who run the server have done, in order: each process reads on from the last it has heard of."""

RESTRICTIONS: Final = Table(
    "restrictions",
    METADATA,
    Column("kind", String(16), primary_key=True),
    Column("subject", String(64), primary_key=True),
    Column("note", Text, nullable=False),
    Column("since", DateTime, nullable=False),
    Column("until", DateTime, nullable=True),
)


@dataclass(frozen=True)
class Key:
    """A key that gives a seat, once. kind: "seat" (a free one) or "transfer" (one's own, to another device).

    holder: the fingerprint of the guest who has used it up.
    """

    fingerprint: str
    match_id: str
    player: int
    kind: str
    expires: datetime | None
    holder: str | None = None


@dataclass(frozen=True)
class KeptMessage:
    """A chat message as it is kept."""

    number: int
    player: int
    text: str
    time: datetime
    command: str


@dataclass(frozen=True)
class Order:
    """What somebody who runs the server has done. match_id: the match it changed; None: the server.

    topic: what has changed of it, as in notices between processes; words: for people.
    """

    number: int
    time: datetime
    match_id: str | None
    topic: str
    words: str


@dataclass(frozen=True)
class Restriction:
    """What a guest, or everybody in a network, may not do. kind: "mute", "block" or "revoke".

    subject: the fingerprint of a guest, or a network ("192.0.2.0/24"); until: None: for good.
    """

    kind: str
    subject: str
    note: str
    since: datetime
    until: datetime | None


def now() -> datetime:
    """The system's time in UTC, as the database keeps it: to be shown. What is decided is by `Clock`."""
    return datetime.now(UTC).replace(tzinfo=None)
