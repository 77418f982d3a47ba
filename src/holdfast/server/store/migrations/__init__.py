"""Bringing a database up to date, with Alembic, over a connection that is open already."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from holdfast.server.store import Unavailable

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

NEWEST = "0002"
"""The last revision; a test holds it to the scripts. A database that is there needs no Alembic at all."""

SERVES = "serves"
"""Stored beside the keys: the oldest revision whose servers can use this schema. A revision that only adds keeps it."""


def upgrade(connection: Connection) -> None:
    """Apply every revision that this database does not have yet, within the transaction of the connection."""
    found = _revision(connection)
    if found != NEWEST and not _serves(connection, found):
        _apply(connection)


def _serves(connection: Connection, found: str | None) -> bool:
    """Whether the schema is newer, and says that it still serves this version: a new worker came first."""
    if found is None or found < NEWEST:
        return False
    oldest = connection.scalar(text("SELECT value FROM keys WHERE name = :name"), {"name": SERVES})
    return oldest is not None and oldest <= NEWEST


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _apply(connection: Connection) -> None:
    from alembic import command

    _check_known(script_directory(), _revision(connection))
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def _check_known(scripts: ScriptDirectory, found: str | None) -> None:
    """Refuse what a later version wrote: nobody here knows what it means."""
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise Unavailable(
            f"it was written by a newer Holdfast (schema {found}, and this one knows {NEWEST} at most); "
            "start that version, or name another --database"
        )


def config() -> Config:
    """What Alembic's commands need."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    return settings


def script_directory() -> ScriptDirectory:
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(config())
