"""matches.active, by the house's clock, which starts with the last thing that happened here."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

RUNNING = sa.and_(sa.column("archived").is_(None), sa.column("ended").is_(None))


def upgrade() -> None:
    """Go to this revision."""
    never = sa.Column("active", sa.DateTime, nullable=False, server_default="0001-01-01 00:00:00")
    op.add_column("matches", never)
    op.execute("UPDATE matches SET active = changed")
    op.drop_index("ix_matches_running", "matches")
    op.create_index(
        "ix_matches_running", "matches", ["active"], sqlite_where=RUNNING, postgresql_where=RUNNING
    )
    _start_clock()


def _start_clock() -> None:
    """What the system's clock shows now is not asked: it may be wrong, and all matches would be put away."""
    connection = op.get_bind()
    matches, seats = (
        sa.table("matches", sa.column("changed", sa.DateTime)),
        sa.table("seats", sa.column("seen", sa.DateTime)),
    )
    last = connection.scalar(sa.select(sa.func.max(matches.c.changed)))
    if last is None:
        return
    properties = sa.table("properties", sa.column("name"), sa.column("value"))
    connection.execute(
        properties.insert().values(name="clock", value=last.isoformat(timespec="microseconds"))
    )
    connection.execute(seats.update().where(seats.c.seen > last).values(seen=last))
    op.execute("DELETE FROM keys WHERE expires IS NOT NULL")  # codes for some minutes, by another clock
    op.execute("DELETE FROM claims")
