"""What those who run the server have done, whom they have restricted, and what is too old by index."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("time", sa.DateTime, nullable=False),
        sa.Column("match_id", sa.String(32), nullable=True),
        sa.Column("topic", sa.String(16), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_orders"),
    )
    op.create_table(
        "restrictions",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("since", sa.DateTime, nullable=False),
        sa.Column("until", sa.DateTime, nullable=True),
        sa.PrimaryKeyConstraint("kind", "subject", name="pk_restrictions"),
    )
    for name in ("ended", "archived"):
        rows = sa.column(name).is_not(None)
        op.create_index(f"ix_matches_{name}", "matches", [name], sqlite_where=rows, postgresql_where=rows)
