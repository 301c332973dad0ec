"""Seats of their own for all, keys to them, talk, claims; editions kept once; take-backs in the log."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

COLUMNS = (
    sa.Column("host", sa.String(64), nullable=True),
    sa.Column("public", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("source", sa.String(16), nullable=False, server_default="played"),
    sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("changed", sa.DateTime, nullable=True),
    sa.Column("to_act", sa.Integer, nullable=False, server_default="0"),
    sa.Column("end", sa.String(16), nullable=True),
    sa.Column("scores", sa.JSON, nullable=True),
    sa.Column("archived", sa.DateTime, nullable=True),
    sa.Column("rematch", sa.String(32), nullable=True),
)

BATCH = 200
"""Matches that are moved at a time."""


def upgrade() -> None:
    """Go to this revision."""
    _add_tables()
    with op.batch_alter_table("events") as batch:
        batch.add_column(sa.Column("kind", sa.String(16), nullable=False, server_default="action"))
    with op.batch_alter_table("matches") as batch:
        for column in COLUMNS:
            batch.add_column(column)
    _move()
    with op.batch_alter_table("matches") as batch:
        for name in ("seats", "names", "components"):
            batch.drop_column(name)
    # Rows are small from here on: components were most of them.
    op.execute("UPDATE matches SET changed = created")
    op.execute("UPDATE matches SET \"end\" = 'finished' WHERE ended IS NOT NULL")
    with op.batch_alter_table("matches") as batch:
        batch.alter_column("changed", existing_type=sa.DateTime, nullable=False)
        batch.create_foreign_key("fk_matches_edition_editions", "editions", ["edition"], ["hash"])
        batch.create_index("ix_matches_changed", ["changed"])


def _add_tables() -> None:
    op.create_table(
        "editions",
        sa.Column("hash", sa.String(128), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("components", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_editions"),
    )
    op.create_table(
        "keys",
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("expires", sa.DateTime, nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_keys_match_id_matches"),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_keys"),
    )
    op.create_index("ix_keys_match_id", "keys", ["match_id"])
    op.create_table(
        "talk",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.DateTime, nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_talk_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_talk"),
        sa.UniqueConstraint("match_id", "player", "command", name="uq_talk_match_id"),
    )
    op.create_table(
        "claims",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("until", sa.DateTime, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_claims_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", name="pk_claims"),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house"),
    )


def _move() -> None:
    """What matches kept of their seats and editions goes to their own tables."""
    connection = op.get_bind()
    metadata = sa.MetaData()
    matches = sa.Table("matches", metadata, autoload_with=connection)
    editions = sa.Table("editions", metadata, autoload_with=connection)
    _keep_editions(connection, matches, editions)
    op.execute("CREATE TABLE old_seats AS SELECT match_id, player, holder FROM seats")
    op.create_index("ix_old_seats_match_id", "old_seats", ["match_id"])
    op.drop_table("seats")
    old_seats = sa.Table("old_seats", metadata, autoload_with=connection)
    _fill(connection, _make_seats(), matches, old_seats)
    op.drop_table("old_seats")


def _keep_editions(connection: sa.Connection, matches: sa.Table, editions: sa.Table) -> None:
    """Keep each edition once; every match had all of the components to itself."""
    one_each = sa.select(sa.func.min(matches.c.id).label("id")).group_by(matches.c.edition)
    for id in list(connection.scalars(one_each)):
        of_it = sa.select(matches.c.edition, matches.c.game, matches.c.components).where(matches.c.id == id)
        row = connection.execute(of_it).one()
        values = {"hash": row.edition, "game": row.game, "components": _json(row.components)}
        connection.execute(editions.insert().values(**values))


def _fill(connection: sa.Connection, seats: sa.Table, matches: sa.Table, old_seats: sa.Table) -> None:
    """Seat everybody, some matches at a time: a database may hold more of them than the memory."""
    last = ""
    some = sa.select(matches.c.id, matches.c.seats, matches.c.names).order_by(matches.c.id).limit(BATCH)
    while rows := connection.execute(some.where(matches.c.id > last)).all():
        held = sa.select(old_seats).where(old_seats.c.match_id.in_([row.id for row in rows]))
        holders = {(row.match_id, row.player): row.holder for row in connection.execute(held)}
        op.bulk_insert(
            seats,
            [
                {
                    "match_id": row.id,
                    "player": player,
                    "kind": kind,
                    "name": name,
                    "holder": holders.get((row.id, player)),
                }
                for row in rows
                for player, (kind, name) in enumerate(zip(_json(row.seats), _json(row.names), strict=True))
            ],
        )
        last = rows[-1].id


def _make_seats() -> sa.Table:
    seats = op.create_table(
        "seats",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("holder", sa.String(64), nullable=True),
        sa.Column("stand_in", sa.String(64), nullable=True),
        sa.Column("agrees", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("seen", sa.DateTime, nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_seats_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", "player", name="pk_seats"),
    )
    op.create_index("ix_seats_holder", "seats", ["holder"])
    return seats


def _json(value: object) -> list[str]:
    """JSON that was read back as text, where the database has no type for it."""
    return json.loads(value) if isinstance(value, str) else value  # type: ignore[return-value]
