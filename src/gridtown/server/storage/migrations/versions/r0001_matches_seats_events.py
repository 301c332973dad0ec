"""Matches, their seats, and the log of what happened in them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(128), nullable=False),
        sa.Column("components", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("seed_known", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("ended", sa.DateTime, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_created", "matches", ["created"])
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=True),
        sa.Column("invitation", sa.String(64), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_seats_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", "player", name="pk_seats"),
        sa.UniqueConstraint("invitation", name="uq_seats_invitation"),
        sa.UniqueConstraint("match_id", "holder", name="uq_seats_match_id"),
    )
    op.create_index("ix_seats_holder", "seats", ["holder"])
    op.create_table(
        "events",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("command", sa.String(64), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_events_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", "version", name="pk_events"),
        sa.UniqueConstraint("match_id", "player", "command", name="uq_events_match_id"),
    )
