"""What lists of public tables look for stands with the match: matches.language, free and words."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

PUBLIC = sa.and_(sa.column("public", sa.Boolean).is_(True), sa.column("archived").is_(None))
RUNNING = sa.and_(PUBLIC, sa.column("ended").is_(None))
LISTED = ["created", "id", "game", "language", "words"]
LISTS = {
    "ix_matches_open": sa.and_(RUNNING, sa.column("free") > 0),
    "ix_matches_full": sa.and_(RUNNING, sa.column("free") == 0),
    "ix_matches_over": sa.and_(PUBLIC, sa.column("ended").is_not(None)),
}
LONGEST = 500

MATCHES = sa.table("matches", sa.column("id", sa.String))
SEATS = sa.table("seats", *(sa.column(name) for name in ("match_id", "player", "kind", "name", "holder")))
BATCH = 500
"""Matches whose names are noted at a time."""


def upgrade() -> None:
    """Go to this revision."""
    op.add_column("matches", sa.Column("language", sa.String(16), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("free", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("words", sa.Text, nullable=False, server_default=""))
    op.execute(
        "UPDATE matches SET free = (SELECT COUNT(*) FROM seats WHERE seats.match_id = matches.id"
        " AND seats.kind = 'person' AND seats.holder IS NULL) WHERE public AND archived IS NULL"
    )
    _note_names()
    for name, rows in LISTS.items():
        op.create_index(name, "matches", LISTED, sqlite_where=rows, postgresql_where=rows)
    op.drop_index("ix_matches_public", "matches")


def _note_names() -> None:
    """Who sits at public tables, in small letters as no database makes them."""
    connection = op.get_bind()
    last = ""
    while matches := _public_after(connection, last):
        rows = [
            {"match": match, "words": "\n".join(names).casefold()[:LONGEST]}
            for match, names in _seated(connection, matches).items()
        ]
        if rows:
            connection.execute(sa.text("UPDATE matches SET words = :words WHERE id = :match"), rows)
        last = matches[-1]


def _public_after(connection: sa.Connection, last: str) -> list[str]:
    """The next public matches, some at a time: a database may hold more of them than the memory."""
    some = sa.select(MATCHES.c.id).where(PUBLIC, MATCHES.c.id > last).order_by(MATCHES.c.id).limit(BATCH)
    return list(connection.scalars(some))


def _seated(connection: sa.Connection, matches: list[str]) -> dict[str, list[str]]:
    """The names of the people who sit at these matches, in order of players; none where nobody does."""
    people = sa.and_(SEATS.c.match_id.in_(matches), SEATS.c.kind == "person", SEATS.c.holder.is_not(None))
    found = sa.select(SEATS.c.match_id, SEATS.c.name).where(people).order_by(SEATS.c.match_id, SEATS.c.player)
    names: dict[str, list[str]] = {}
    for match, name in connection.execute(found):
        names.setdefault(match, []).append(name)
    return names
