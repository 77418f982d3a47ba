"""The store: the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, event, make_url

from holdfast.kernel import HoldfastError
from holdfast.server.store import (
    CLOSED,
    DEALING,
    LOBBY,
    OVER,
    PLAYING,
    TALK_KEPT,
    Conflict,
    GuestRow,
    MoveRow,
    SeatRow,
    TableRow,
    TalkRow,
    Unavailable,
)
from holdfast.server.store.migrations import NEWEST, script_directory
from holdfast.server.store.schema import METADATA
from holdfast.server.store.sql import SqlStore
from holdfast.server.store.sqlite import SqliteDatabase
from tests.server.postgres import Postgres

pytestmark = pytest.mark.quick

GUEST = GuestRow("g1", "Ада", "fox", "hash", 1.0)
TABLE = TableRow("t1", "CODE", "upgrade", 2, {"tokens": 5}, (SeatRow("g1", "Ада"), SeatRow()), "g1", "sealed:00")


@pytest.fixture
async def store(database: str) -> AsyncIterator[SqlStore]:
    opened = SqlStore(database)
    await opened.open()
    yield opened
    await opened.close()


async def test_of_endless_talk_only_the_newest_is_read_in(store: SqlStore) -> None:
    await store.add_table(TABLE)
    for number in range(TALK_KEPT + 3):
        await store.say(TalkRow("t1", number, "g1", "Ada", "players", f"word {number}", 3.0))
    loaded = await store.load("t1")
    assert loaded is not None
    assert [said.number for said in loaded.talk] == list(range(3, TALK_KEPT + 3))


async def test_what_was_stored_is_read_back(store: SqlStore) -> None:
    await store.add_guest(GUEST)
    await store.add_table(TABLE)
    await store.append(MoveRow("t1", 0, 0, 'write "Тузы бьют всё"', 2.5, "own"))
    await store.say(TalkRow("t1", 0, "g1", "Ада", "players", "привет", 3.0))
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.row == TABLE
    assert list(loaded.moves) == [MoveRow("t1", 0, 0, 'write "Тузы бьют всё"', 2.5, "own")]
    assert [said.text for said in loaded.talk] == ["привет"]
    assert await store.guest("g1") == GUEST
    assert await store.guest("nobody") is None
    assert await store.load("nothing") is None


TAKEN_BACK = "DELETE FROM moves WHERE ply >= 1; UPDATE tables SET epoch = 1"


async def test_a_table_is_read_at_one_instant(store: SqlStore, database: str, request: pytest.FixtureRequest) -> None:
    """Moves are taken back elsewhere while a table is read: its row is not read from before that, its moves after."""
    await store.add_table(TABLE)
    await asyncio.gather(*(store.append(MoveRow("t1", ply, 0, "x", 0.0)) for ply in range(3)))
    elsewhere = [partial(write_elsewhere, request, database, TAKEN_BACK)]
    engine = store.database._engine  # type: ignore[attr-defined]
    engine = getattr(engine, "sync_engine", engine)

    def read_from(*about: Any) -> None:
        if "FROM tables" in about[2] and elsewhere:
            elsewhere.pop()()

    event.listen(engine, "after_cursor_execute", read_from)
    before, after = await store.load("t1"), await store.load("t1")
    assert not elsewhere
    assert before is not None and (before.lease.epoch, len(before.moves)) == (0, 3)
    assert after is not None and (after.lease.epoch, len(after.moves)) == (1, 1)


def write_elsewhere(request: pytest.FixtureRequest, address: str, statements: str) -> None:
    """What another worker does, at once."""
    url = make_url(address)
    if url.drivername == "sqlite":
        with closing(sqlite3.connect(url.database or "")) as connection:
            connection.executescript(f"BEGIN; {statements}; COMMIT")
    else:
        server: Postgres = request.getfixturevalue("postgres")
        server.tell(url.database or "", statements)


async def test_a_ply_is_stored_once(store: SqlStore) -> None:
    await store.add_table(TABLE)
    moves = [MoveRow("t1", ply, 0, f"move {ply}", 0.0) for ply in (0, 1, 1, 2)]
    done = await asyncio.gather(*map(store.append, moves), return_exceptions=True)
    assert [isinstance(result, Conflict) for result in done] == [False, False, True, False]
    assert [move.ply for move in await store.moves_since("t1", 0)] == [0, 1, 2]


async def test_many_moves_share_a_commit(store: SqlStore) -> None:
    await store.add_table(TABLE)
    before = store.writer.groups
    await asyncio.gather(*(store.append(MoveRow("t1", ply, 0, "x", 0.0)) for ply in range(500)))
    assert store.writer.groups - before < 50


async def test_a_move_at_no_table_is_refused_alone(store: SqlStore) -> None:
    await store.add_table(TABLE)
    lost, kept = await asyncio.gather(
        store.append(MoveRow("t2", 0, 0, "x", 0.0)), store.append(MoveRow("t1", 0, 0, "x", 0.0)), return_exceptions=True
    )
    assert isinstance(lost, Conflict)
    assert kept is None


async def test_two_workers_do_not_change_a_table_at_once(store: SqlStore) -> None:
    await store.add_table(TABLE)
    changed = await store.change_table(replace(TABLE, status=PLAYING))
    assert changed.version == TABLE.version + 1
    with pytest.raises(Conflict):
        await store.change_table(replace(TABLE, host="g2"))
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.row == changed


async def test_a_code_is_given_once(store: SqlStore) -> None:
    await store.add_table(TABLE)
    with pytest.raises(Conflict):
        await store.add_table(replace(TABLE, id="t2"))
    assert await store.table_by_code("CODE") == "t1"
    assert await store.table_by_code("OTHER") is None


async def test_tables_are_found_by_guest_by_lobby_and_by_clock(store: SqlStore) -> None:
    await store.add_table(TABLE)
    await store.add_table(replace(TABLE, id="t2", code="B", listed=True, changed=2.0))
    await store.add_table(replace(TABLE, id="t3", code="C", status=PLAYING, due=50.0, seats=(SeatRow("g2"),)))
    assert [row.id for row in await store.listed_tables(10)] == ["t2"]
    assert {row.id for row in await store.tables_of("g1", 10)} == {"t1", "t2"}
    assert await store.timed_tables(49.0) == []
    assert await store.timed_tables(51.0) == ["t3"]
    assert await store.count_open("g1") == 3
    stood_up = await store.change_table(replace(TABLE, seats=(SeatRow(), SeatRow())))
    assert [row.id for row in await store.tables_of("g1", 10)] == ["t2", "t1"], "a host who stands has a table, too"
    await store.change_table(replace(stood_up, host="g2"))
    assert [row.id for row in await store.tables_of("g1", 10)] == ["t2"]


async def test_only_what_is_alive_is_counted(store: SqlStore) -> None:
    for number, status in enumerate((LOBBY, DEALING, PLAYING, OVER, CLOSED)):
        await store.add_table(replace(TABLE, id=f"t{number}", code=f"C{number}", status=status))
    assert await store.count_open("g1") == 3


async def test_tables_that_nobody_came_back_to_are_found(store: SqlStore) -> None:
    for number, (status, changed) in enumerate(((LOBBY, 10.0), (LOBBY, 30.0), (PLAYING, 5.0), (PLAYING, 5.0))):
        await store.add_table(replace(TABLE, id=f"t{number}", code=f"C{number}", status=status, changed=changed))
    await store.append(MoveRow("t3", 0, 0, "x", 40.0))
    assert sorted(await store.abandoned_tables(20.0, 20.0, 10)) == ["t0", "t2"]
    assert await store.abandoned_tables(20.0, 1.0, 10) == ["t0"]
    assert len(await store.abandoned_tables(50.0, 50.0, 3)) == 3


async def test_a_following_table_is_kept_with_what_it_follows_or_not_at_all(store: SqlStore) -> None:
    await store.add_table(TABLE)
    following = replace(TABLE, id="t2", code="NEXT")
    changed = await store.add_following(following, replace(TABLE, following="t2"))
    assert (changed.following, changed.version) == ("t2", 1)
    with pytest.raises(Conflict):
        await store.add_following(replace(TABLE, id="t3", code="LATE"), replace(TABLE, following="t3"))
    with pytest.raises(Conflict):
        await store.add_following(replace(TABLE, id="t4", code="NEXT"), replace(changed, following="t4"))
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.row == changed
    assert await store.load("t3") is await store.load("t4") is None


async def test_moves_that_all_took_back_are_gone(store: SqlStore) -> None:
    await store.add_table(TABLE)
    for ply in range(4):
        await store.append(MoveRow("t1", ply, 0, "x", 0.0))
    with pytest.raises(Conflict):
        await store.take_back(TABLE, 2, 1, 0)
    await store.take_back(TABLE, 2, 2, 0)
    assert [move.ply for move in await store.moves_since("t1", 0)] == [0, 1]
    with pytest.raises(Conflict):
        await store.append(MoveRow("t1", 2, 0, "chosen before", 0.0))
    await store.append(MoveRow("t1", 2, 0, "chosen since", 0.0, epoch=1))


async def test_the_signing_key_stays_the_same(store: SqlStore, database: str) -> None:
    key = await store.signing_key()
    other = SqlStore(database)
    await other.open()
    assert await other.signing_key() == key
    await other.close()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def test_migrations_lead_to_the_schema(store: SqlStore) -> None:
    database: Any = store.database
    if isinstance(database, SqliteDatabase):
        with database._engine.connect() as connection:
            assert differences(connection) == []
    else:
        async with database._engine.connect() as connection:
            assert await connection.run_sync(differences) == []


async def test_a_store_that_is_nowhere_says_so() -> None:
    store = SqlStore("sqlite:////no/such/folder/tables.db")
    with pytest.raises(Unavailable):
        await store.open()


def test_the_newest_revision_is_named() -> None:
    assert script_directory().get_current_head() == NEWEST


@pytest.mark.parametrize("url", ["", "tables.db", "mysql://host/name"])
def test_an_address_of_no_database_is_refused(url: str) -> None:
    with pytest.raises(HoldfastError, match="database"):
        SqlStore(url)
