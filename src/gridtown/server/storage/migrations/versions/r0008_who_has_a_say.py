"""matches.ending and matches.end_asked: who has to agree to an end, and since when that is asked."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

ASKED = sa.and_(sa.column("ended").is_(None), sa.column("end_asked").is_not(None))


def upgrade() -> None:
    """Go to this revision."""
    op.add_column("matches", sa.Column("ending", sa.String(16), nullable=False, server_default="all"))
    op.add_column("matches", sa.Column("end_asked", sa.DateTime, nullable=True))
    op.create_index(
        "ix_matches_end_asked", "matches", ["end_asked"], sqlite_where=ASKED, postgresql_where=ASKED
    )
    op.execute("UPDATE seats SET agrees = false WHERE agrees")  # asked anew, with a day for those away
