"""Bringing a database up to date, with Alembic, over a connection that is open already."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "0001"
"""The last revision; a test holds it to the scripts. A database that is there needs no Alembic at all."""


def upgrade(connection: Connection) -> None:
    """Apply every revision that this database does not have yet, within the transaction of the connection."""
    if _revision(connection) != NEWEST:
        _apply(connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _apply(connection: Connection) -> None:
    from alembic.migration import MigrationContext
    from alembic.operations import Operations

    scripts = script_directory()

    def steps(revision: object, _: object) -> object:
        return scripts._upgrade_revs("head", revision)  # type: ignore[attr-defined]

    context = MigrationContext.configure(connection, opts={"fn": steps})
    with Operations.context(context):
        context.run_migrations()


def config() -> Config:
    """What Alembic's own commands need, for whoever writes a new revision."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    return settings


def script_directory() -> object:
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(config())
