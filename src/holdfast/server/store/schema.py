"""The tables of the database. What is asked for by has a column; the rest of a row is JSON in `body`.

Alembic's migrations bring a database here; a test holds the two together.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(64), nullable=False),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("body", Text, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("host", String(32), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("worker", String(16), nullable=False, server_default=""),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("taken", Float, nullable=False, server_default="0"),
    Index("tables_by_listing", "listed", "status", "changed"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_due", "status", "due"),
    Index("tables_by_worker", "worker", "status"),
)
"""`worker`, `epoch` and `taken` are the lease: it changes hands without a change of the row."""

WORKERS = Table(
    "workers",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("beat", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
)
"""Which guests have a seat where, for “my games”."""

MOVES = Table(
    "moves",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("said", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("id", String(40), nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
)

TALK = Table(
    "talk",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("channel", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
