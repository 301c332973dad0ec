"""What is sent again does nothing twice: who used a key up, and what a table was wished for by."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    with op.batch_alter_table("keys") as batch:
        batch.add_column(sa.Column("holder", sa.String(64), nullable=True))
    with op.batch_alter_table("matches") as batch:
        batch.add_column(sa.Column("wish", sa.String(64), nullable=True))
