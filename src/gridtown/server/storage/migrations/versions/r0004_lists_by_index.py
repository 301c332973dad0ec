"""Lists and the watch over idle matches find theirs without looking at all that were ever kept."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

SHOWN = sa.column("archived").is_(None)
PUBLIC = sa.and_(sa.column("public", sa.Boolean).is_(True), SHOWN)
RUNNING = sa.and_(SHOWN, sa.column("ended").is_(None))


def upgrade() -> None:
    """Go to this revision."""
    for name, column, rows in (
        ("ix_matches_public", "created", PUBLIC),
        ("ix_matches_host", "host", SHOWN),
        ("ix_matches_running", "changed", RUNNING),
    ):
        op.create_index(name, "matches", [column], sqlite_where=rows, postgresql_where=rows)
    for name in ("ix_matches_created", "ix_matches_changed"):
        op.drop_index(name, "matches")
