"""What the database keeps, as tables and as the rows of them that the rest of the server handles.

The log of a match is only ever appended to. What is not the log (who sits where, what was said, that a match
has ended) stands beside it.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import (
    JSON,
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
)

PERSON: Final = "person"
"""Who sits in a seat that no bot plays."""

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
    Column("changed", DateTime, nullable=False),
    Column("to_act", Integer, nullable=False),
    Column("ended", DateTime, nullable=True),
    Column("end", String(16), nullable=True),
    Column("scores", JSON, nullable=True),
    Column("archived", DateTime, nullable=True),
    Column("rematch", String(32), nullable=True),
    Column("wish", String(64), nullable=True),
)

SHOWN: Final = MATCHES.c.archived.is_(None)
"""The matches in lists: those not put away. An index of some rows serves who asks in the same words."""

PUBLIC: Final = and_(MATCHES.c.public.is_(True), SHOWN)
RUNNING: Final = and_(SHOWN, MATCHES.c.ended.is_(None))

Index("ix_matches_public", MATCHES.c.created, sqlite_where=PUBLIC, postgresql_where=PUBLIC)
Index("ix_matches_host", MATCHES.c.host, sqlite_where=SHOWN, postgresql_where=SHOWN)
Index("ix_matches_running", MATCHES.c.changed, sqlite_where=RUNNING, postgresql_where=RUNNING)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("kind", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("holder", String(64), nullable=True, index=True),
    Column("stand_in", String(64), nullable=True),
    Column("agrees", Boolean, nullable=False),
    Column("seen", DateTime, nullable=True),
)

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

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(16), nullable=False, server_default="action"),
    Column("player", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("command", String(64)),
    UniqueConstraint("match_id", "player", "command"),
)

TALK: Final = Table(
    "talk",
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

HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)


@dataclass(frozen=True)
class Entry:
    """A match, save its log and its seats.

    Fixed when it begins: everything up to `created`. host: the fingerprint of who made it; public: whether it
    is in everybody's list; source: "played" here or "uploaded". to_act: a bit mask of the players waited for.
    end: "finished" by the rules or "agreed" by the people; rematch: the table that followed. wish: the
    fingerprint of what was wished for, where the wish had an id.
    """

    id: str
    game: str
    players: int
    options: dict[str, str]
    rules_version: int
    edition: str
    seed: str
    seed_known: bool
    host: str | None
    public: bool
    guided: bool
    source: str
    created: datetime
    chat: bool = True
    changed: datetime = datetime.min
    to_act: int = 0
    ended: datetime | None = None
    end: str | None = None
    scores: list[int] | None = None
    archived: datetime | None = None
    rematch: str | None = None
    wish: str | None = None


@dataclass(frozen=True)
class Seat:
    """A seat. kind: "person" or a bot's name; holder: the fingerprint of the guest whose it is; stand_in: the
    bot that plays on for a person who is away; agrees: to end the match now; seen: when the holder last was.
    """

    player: int
    kind: str
    name: str
    holder: str | None = None
    stand_in: str | None = None
    agrees: bool = False
    seen: datetime | None = None


@dataclass(frozen=True)
class Key:
    """What gives a seat, once. kind: "seat" (a free one) or "carry" (one's own, to another device).

    holder: the fingerprint of the guest who has used it up.
    """

    fingerprint: str
    match_id: str
    player: int
    kind: str
    expires: datetime | None
    holder: str | None = None


ACTION: Final = "action"
TAKE_BACK: Final = "take-back"


@dataclass(frozen=True)
class Logged:
    """One entry of the log. player: who acted, -1 for chance; command: the id it was asked for by.

    kind: an "action" of the game, in notation, or a "take-back" of the player's last action that stood,
    which `action` repeats.
    """

    version: int
    player: int
    action: str
    command: str | None
    kind: str = ACTION


@dataclass(frozen=True)
class Remark:
    """Something said at the table."""

    number: int
    player: int
    text: str
    time: datetime
    command: str


def written(time: datetime) -> str:
    """A moment as it goes over the wire (ISO 8601, to the second)."""
    return f"{time:%Y-%m-%dT%H:%M:%SZ}"


def now() -> datetime:
    """The present moment in UTC, as the database keeps it."""
    return datetime.now(UTC).replace(tzinfo=None)
