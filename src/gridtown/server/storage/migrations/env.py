"""Alembic's way in: the store hands over an open connection."""

from alembic import context

from gridtown.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
