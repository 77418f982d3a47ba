"""A start that fails says why in one line and ends: nothing that cannot take moves looks as if it could."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from holdfast.server.store.migrations import NEWEST, SERVES
from holdfast.server.store.sql import SqlStore
from tests.server.postgres import Postgres
from tests.server.process import PATIENCE, free_port
from tests.server.test_store import TABLE

FAILED = 3


def start(database: str) -> tuple[int, list[str]]:
    """Start a server that cannot; how it ended, and all that it said."""
    command = [sys.executable, "-m", "holdfast.server", "--port", str(free_port()), "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    said = [json.loads(line)["message"] for line in done.stderr.splitlines()]
    assert said.pop() == "Application startup failed. Exiting.", "uvicorn says so"
    return done.returncode, said


async def stamp(database: str, revision: str, serves: str = "9999") -> None:
    """Make a database whose schema is that of another release."""
    from sqlalchemy import text

    from holdfast.server.store.database import Statement

    store = SqlStore(database)
    await store.open()
    await store.writer.write(
        [
            Statement(text(f"UPDATE alembic_version SET version_num = '{revision}'")),
            Statement(text(f"UPDATE keys SET value = '{serves}' WHERE name = '{SERVES}'"), finds=1),
        ]
    )
    await store.close()


async def test_a_database_of_a_newer_release_is_refused(database: str) -> None:
    await stamp(database, "9999")
    ended, said = start(database)
    assert ended == FAILED
    assert said == [
        "the database cannot be opened: it was written by a newer Holdfast (schema 9999, and this one knows 0002 at "
        "most); start that version, or name another --database"
    ]


async def test_a_newer_schema_that_still_serves_this_version(database: str) -> None:
    """A new worker has only added to it: the old ones go on, also after a crash."""
    await stamp(database, "9999", serves=NEWEST)
    store = SqlStore(database)
    await store.open()
    await store.add_table(TABLE)
    await store.close()


async def test_a_migration_that_fails_ends_the_start(sqlite: str) -> None:
    """The last table that the first revision is to make is there already."""
    path = sqlite.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE talk (name TEXT)")
        Path(path).chmod(0o600)
        ended, said = start(sqlite)
        left = other.execute("SELECT name FROM sqlite_master").fetchall()
    assert left == [("talk",)], "half of a migration is none"
    assert ended == FAILED
    assert said == ["the database cannot be opened: table talk already exists"]


def test_a_fault_of_ours_ends_the_start_too(sqlite: str) -> None:
    """Whatever goes wrong at the start, the server does not run without its tables."""
    fault = (
        "import sys; from holdfast.server.store.sql import SqlStore; "
        "SqlStore.signing_key = lambda self: 1 / 0; "
        "from holdfast.server.running import serve; from holdfast.server.settings import Settings; "
        f"serve(Settings(port={free_port()}, database={sqlite!r}))"
    )
    done = subprocess.run([sys.executable, "-c", fault], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == FAILED
    assert (
        json.loads(done.stderr.splitlines()[0])["message"]
        == "the server cannot start: ZeroDivisionError: division by zero"
    )


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("Dear diary, " * 100)
    (tmp_path / "tables.db").chmod(0o600)
    ended, said = start(f"sqlite:///{tmp_path}/tables.db")
    assert ended == FAILED
    assert said == ["the database cannot be opened: file is not a database"]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_database_that_can_only_be_read(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    address = f"sqlite:///{tmp_path}/tables.db"
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.database(f"only_read_{os.getpid()}")
    store = SqlStore(address)
    await store.open()
    await store.close()
    if kind == "sqlite":
        address = f"sqlite:///file:{tmp_path}/tables.db?mode=ro&uri=true"
    else:
        name = f"only_read_{os.getpid()}"
        postgres.tell(name, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    ended, said = start(address)
    assert ended == FAILED
    assert said == ["the database cannot be opened: it can only be read"]
