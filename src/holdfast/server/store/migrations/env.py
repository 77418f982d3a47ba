"""Alembic's commands come through here: those of the server with its open connection, others with an address."""

from __future__ import annotations

from alembic import context

from holdfast.server.store.schema import METADATA

connection = context.config.attributes.get("connection")
if connection is None:
    context.configure(
        url=context.config.get_main_option("sqlalchemy.url"), target_metadata=METADATA, literal_binds=True
    )
else:
    context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
