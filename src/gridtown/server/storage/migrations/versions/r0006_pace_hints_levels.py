"""matches.pace and matches.hints; bots by the names of their levels."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    pace = sa.Column("pace", sa.String(16), nullable=False, server_default="quick")
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", pace)
    op.add_column("matches", hints)
    op.execute("UPDATE seats SET kind = 'steady' WHERE kind = 'greedy'")
    op.execute("UPDATE seats SET substitute = 'steady' WHERE substitute = 'greedy'")
