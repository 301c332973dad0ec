"""Lists have those tables last whose maker's address had enough public ones: matches.front."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

PUBLIC = sa.and_(sa.column("public", sa.Boolean).is_(True), sa.column("archived").is_(None))
RUNNING = sa.and_(PUBLIC, sa.column("ended").is_(None))
LISTED = ["front", "created", "id", "game", "language", "words"]
LISTS = {
    "ix_matches_open": sa.and_(RUNNING, sa.column("free") > 0),
    "ix_matches_full": sa.and_(RUNNING, sa.column("free") == 0),
    "ix_matches_over": sa.and_(PUBLIC, sa.column("ended").is_not(None)),
}


def upgrade() -> None:
    """Go to this revision."""
    op.add_column("matches", sa.Column("front", sa.Integer, nullable=False, server_default="1"))
    for name, rows in LISTS.items():
        op.drop_index(name, "matches")
        op.create_index(name, "matches", LISTED, sqlite_where=rows, postgresql_where=rows)
