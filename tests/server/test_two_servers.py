"""Two servers on one database: the second is refused, and whatever either believes, no ply is skipped or doubled."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holdfast.client import MoveRefused
from holdfast.server.store import TAKEN, Conflict, MoveRow, Unavailable
from holdfast.server.store.sql import SqlStore
from tests.server.postgres import Postgres
from tests.server.process import Process
from tests.server.site import Site, play_out
from tests.server.test_start import FAILED, start
from tests.server.test_store import TABLE

WHO = {
    "sqlite": r"process \d+ on \S+",
    "postgresql": r"PostgreSQL's process \d+, connected from this machine",
}


def test_a_second_server_is_refused_and_told_what_to_do(database: str, tmp_path: Path) -> None:
    first = Process(database, tmp_path / "log")
    first.start()
    first.wait_until_ready()
    try:
        ended, said = start(database)
    finally:
        first.stop()
    assert ended == FAILED
    who = WHO[database.partition(":")[0]]
    assert re.fullmatch(
        rf"the database cannot be opened: another server uses it already \({who}\); "
        "stop that one first, or name another --database",
        said[0],
    )


def test_after_kill_minus_nine_the_next_one_starts(database: str, tmp_path: Path) -> None:
    for _ in range(2):
        server = Process(database, tmp_path / "log")
        server.start()
        server.wait_until_ready()
        server.kill()


async def test_one_after_the_other(database: str) -> None:
    for time in (1.0, 2.0):
        store = SqlStore(database, alone=True)
        await store.open()
        await store.mark_alive(time)
        await store.close()


async def test_another_name_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    first, other = (SqlStore(f"sqlite:///{tmp_path}/{name}.db", alone=True) for name in ("tables", "link"))
    await first.open()
    with pytest.raises(Unavailable) as wrong:
        await other.open()
    assert wrong.value.why == TAKEN
    await first.close()


async def test_a_lock_that_somebody_removed_is_noticed(sqlite: str) -> None:
    """Another server could hold a new one: nothing more is written."""
    store = SqlStore(sqlite, alone=True)
    await store.open()
    await store.add_table(TABLE)
    Path(sqlite.removeprefix("sqlite:///") + "-lock").unlink()
    with pytest.raises(Unavailable) as wrong:
        await store.append(MoveRow("t1", 0, 0, "x", 0.0))
    assert wrong.value.why == TAKEN
    await store.close()


async def test_who_loses_the_lock_writes_nothing_until_it_is_back(postgres: Postgres) -> None:
    """Its connection breaks and another server takes the database: the first is refused, and reads all anew later."""
    name = f"lost_{os.getpid()}"
    address = postgres.database(name)
    async with Site(address) as site, site.playing(await site.guests(2), options={"tokens": 9}) as followers:
        await play_out(followers, random.choice, 4)
        session = await site.session(followers[0].table_id)
        await asyncio.to_thread(_break_connections, postgres, name)
        other = SqlStore(address, alone=True)
        await other.open()
        mover = next(each for each in followers if each.moves)
        with pytest.raises(MoveRefused, match="cannot store"):
            await mover.play(mover.moves[0])
        with pytest.raises(Unavailable) as wrong:
            await site.service.store.mark_alive(1.0)
        assert wrong.value.why == TAKEN
        await other.close()
        await site.service.store.mark_alive(1.0)
        assert session.stale, "the other one may have changed it"
        await play_out(followers, random.choice, 8)


def _break_connections(postgres: Postgres, name: str) -> None:
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    postgres.tell(name, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")


# The next ply, and no other


@settings(max_examples=40, deadline=None)
@given(plies=st.lists(st.integers(0, 6), max_size=12), together=st.booleans())
async def test_only_the_next_ply_is_kept(plies: list[int], together: bool) -> None:
    with TemporaryDirectory() as folder:
        store = SqlStore(f"sqlite:///{folder}/tables.db")
        await store.open()
        await check_plies(store, plies, together)
        await store.close()


@pytest.mark.parametrize("plies", [[0, 1, 2], [1], [0, 2], [0, 1, 1, 2], [0, 0], [2, 1, 0], [0, 1, 3, 2]])
@pytest.mark.parametrize("together", [True, False])
async def test_only_the_next_ply_is_kept_in_both(database: str, plies: list[int], together: bool) -> None:
    store = SqlStore(database)
    await store.open()
    await check_plies(store, plies, together)
    await store.close()


async def check_plies(store: SqlStore, plies: list[int], together: bool) -> None:
    """Each move is kept if it is the next one then, and refused otherwise, alone or in a group."""
    await store.add_table(TABLE)
    moves = [MoveRow("t1", ply, 0, f"move {number}", 0.0) for number, ply in enumerate(plies)]
    if together:
        done = await asyncio.gather(*map(store.append, moves), return_exceptions=True)
    else:
        done = [(await asyncio.gather(store.append(move), return_exceptions=True))[0] for move in moves]
    kept = 0
    for ply, result in zip(plies, done, strict=True):
        assert isinstance(result, Conflict) is (ply != kept)
        kept += ply == kept
    assert [move.ply for move in await store.moves_since("t1", 0)] == list(range(kept))


# Files


def test_nobody_else_may_read_the_files(tmp_path: Path) -> None:
    before = os.umask(0o022)
    server = Process(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    try:
        server.start()
        server.wait_until_ready()
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("tables.db*")}
    finally:
        os.umask(before)
        server.stop()
    assert modes == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm", "tables.db-lock"), 0o600)


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o600), (0o640, 0o640), (0o660, 0o660), (0o666, 0o600)])
async def test_a_database_that_everybody_could_read(tmp_path: Path, before: int, after: int) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as made:
        made.execute("PRAGMA journal_mode=WAL")
    path.chmod(before)
    store = SqlStore(f"sqlite:///{path}")
    await store.open()
    await store.close()
    assert stat.S_IMODE(path.stat().st_mode) == after
