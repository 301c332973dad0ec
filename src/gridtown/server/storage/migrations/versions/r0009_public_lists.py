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
    found = connection.execute(
        sa.text(
            "SELECT match_id, seats.name FROM seats JOIN matches ON matches.id = seats.match_id"
            " WHERE public AND archived IS NULL AND seats.kind = 'person' AND holder IS NOT NULL"
            " ORDER BY match_id, player"
        )
    )
    names: dict[str, list[str]] = {}
    for match, name in found:
        names.setdefault(match, []).append(name)
    rows = [{"match": match, "words": "\n".join(said).casefold()[:LONGEST]} for match, said in names.items()]
    if rows:
        connection.execute(sa.text("UPDATE matches SET words = :words WHERE id = :match"), rows)
