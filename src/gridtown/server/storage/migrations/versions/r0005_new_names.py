"""New names: log_entries, chat and properties; seats.substitute, matches.request, keys for a transfer."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    _copy("events", "log_entries", _log_entries())
    _copy("talk", "chat", _chat())
    _copy("house", "properties", _properties())
    op.execute("ALTER TABLE seats RENAME COLUMN stand_in TO substitute")
    op.execute("ALTER TABLE matches RENAME COLUMN wish TO request")
    op.execute("UPDATE keys SET kind = 'transfer' WHERE kind = 'carry'")


def _copy(old: str, new: str, table: sa.Table) -> None:
    """Move all rows to a new table: its constraints then have its name, too, in every kind of database."""
    columns = ", ".join(column.name for column in table.columns)
    op.execute(f"INSERT INTO {new} ({columns}) SELECT {columns} FROM {old}")
    op.drop_table(old)


def _log_entries() -> sa.Table:
    return op.create_table(
        "log_entries",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False, server_default="action"),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("command", sa.String(64), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_log_entries_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", "version", name="pk_log_entries"),
        sa.UniqueConstraint("match_id", "player", "command", name="uq_log_entries_match_id"),
    )


def _chat() -> sa.Table:
    return op.create_table(
        "chat",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.DateTime, nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_chat_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_chat"),
        sa.UniqueConstraint("match_id", "player", "command", name="uq_chat_match_id"),
    )


def _properties() -> sa.Table:
    return op.create_table(
        "properties",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_properties"),
    )
