"""Who is here, by process; and which matches have changed, for a process that could not hear of it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "processes",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("seen", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_processes"),
    )
    op.create_table(
        "changes",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("told", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_changes"),
    )
    op.create_index("ix_changes_told", "changes", ["told", "match_id"])
    op.add_column("seats", sa.Column("process", sa.String(32), nullable=True))
    rows = sa.column("process").is_not(None)
    op.create_index("ix_seats_process", "seats", ["process"], sqlite_where=rows, postgresql_where=rows)
