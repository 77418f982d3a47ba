"""Versions of the server that run side by side: how each speaks to the others, and what it does to the database.

An older one knows fewer kinds of words between workers. A newer one knows more, and has expanded the schema: it adds,
and says in the database that those before it go on with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, text

from holdfast.server.hub import GuestChanged, HubMessage, HubNotice, LimitCharges
from holdfast.server.store import TableRow
from holdfast.server.store.migrations import NEWEST, SERVES


class Mood(msgspec.Struct, frozen=True, tag=True):
    """Words that only a newer version knows."""

    worker: str
    mood: str = "calm"


class NewerNotice(HubNotice, frozen=True, omit_defaults=True, tag="HubNotice"):
    """A notice that says more."""

    mood: str = ""


class NewerRow(TableRow, frozen=True):
    """A table's row that keeps more."""

    mood: str = "calm"


class Version(NamedTuple):
    name: str
    hears: Any
    """Which messages it can read."""
    expands: bool = False
    """Whether it adds to the schema, to rows and to notices."""


THIS = Version("this", HubMessage)
OLDER = Version("older", HubNotice | GuestChanged | LimitCharges)
NEWER = Version("newer", HubMessage | Mood, expands=True)
VERSIONS: Sequence[Version] = (THIS, OLDER, NEWER)
EXPANDED = f"{int(NEWEST) + 1:04}"
EXPAND = (
    "ALTER TABLE tables ADD COLUMN mood VARCHAR(16) NOT NULL DEFAULT 'calm'",
    f"UPDATE alembic_version SET version_num = '{EXPANDED}'",
    f"UPDATE keys SET value = '{NEWEST}' WHERE name = '{SERVES}'",
)


def expand(connection: Connection) -> None:
    """The newer version's revision, unless the database has it."""
    if connection.scalar(text("SELECT version_num FROM alembic_version")) == NEWEST:
        for statement in EXPAND:
            connection.exec_driver_sql(statement)


def newer_notice(notice: HubNotice) -> NewerNotice:
    fields = {name: getattr(notice, name) for name in notice.__struct_fields__}
    return NewerNotice(**fields, mood="calm")


def newer_row(row: TableRow) -> NewerRow:
    return row if isinstance(row, NewerRow) else NewerRow(**msgspec.structs.asdict(row))
