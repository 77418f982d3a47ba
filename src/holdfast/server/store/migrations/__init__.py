"""Bringing a database up to date, with Alembic, over a connection that is open already."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def config() -> Config:
    """What Alembic's own commands need, for whoever writes a new revision."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    return settings


def upgrade(connection: Connection) -> None:
    """Apply every revision that this database does not have yet, within the transaction of the connection."""
    scripts = ScriptDirectory.from_config(config())

    def steps(revision: object, _: object) -> object:
        return scripts._upgrade_revs("head", revision)  # type: ignore[arg-type]

    context = MigrationContext.configure(connection, opts={"fn": steps})
    with Operations.context(context):
        context.run_migrations()
