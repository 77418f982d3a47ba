"""`/ready` means “takes moves”: it is found out by writing, and not for every request."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from holdfast.server import pulse
from holdfast.server.store import FULL, LOCKED, READ_ONLY, TAKEN, Unavailable
from holdfast.server.store.faults import unavailable
from tests.server.house import House
from tests.server.postgres import Postgres
from tests.server.process import PATIENCE
from tests.server.test_faults import no_room

Make = Callable[..., Any]


@pytest.fixture(autouse=True)
def each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks finds out anew."""
    monkeypatch.setattr(pulse, "FRESH_SECONDS", 0.0)


async def ready(house: House) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE) as client:
        answer = await client.get("/ready")
    told = answer.json()
    return answer.status_code, told.get("sentence", told.get("status"))


def not_ready(why: str) -> tuple[int, str]:
    return 503, f"the server takes no moves now: {why}"


async def test_a_full_disk(house: House, sqlite: str) -> None:
    assert await ready(house) == (200, "ready")
    with no_room(Path(sqlite.removeprefix("sqlite:///") + "-wal").stat().st_size):
        status, told = await ready(house)
    assert status == 503
    assert told in (not_ready("the disk is full")[1], not_ready("the database does not answer")[1])
    assert await ready(house) == (200, "ready")


def test_a_full_disk_is_called_so(tmp_path: Path) -> None:
    """What SQLite says when there is no room left, and nothing of what was to be written."""
    with closing(sqlite3.connect(tmp_path / "full.db")) as small:
        small.execute("CREATE TABLE letters (text TEXT)")
        small.execute("PRAGMA max_page_count=4")
        with pytest.raises(sqlite3.OperationalError) as wrong:
            small.execute("INSERT INTO letters VALUES (?)", ("secret" * 10_000,))
    told = unavailable(wrong.value)
    assert (told.why, str(told)) == (FULL, "the disk is full")


async def test_a_database_that_somebody_holds(house: House, sqlite: str) -> None:
    writing(house).execute("PRAGMA busy_timeout=50")
    with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await ready(house) == not_ready("something else holds the database locked")
        other.execute("ROLLBACK")
    assert await ready(house) == (200, "ready")


async def test_a_database_that_can_only_be_read(house: House) -> None:
    writing(house).execute("PRAGMA query_only=ON")
    assert await ready(house) == not_ready("the database can only be read")


async def test_a_lock_that_is_gone(house: House, sqlite: str) -> None:
    Path(sqlite.removeprefix("sqlite:///") + "-lock").unlink()
    why = "another server may have taken the database; stop one of them"
    assert await ready(house) == not_ready(why)


async def test_postgres_is_away(open_house: Make, postgres: Postgres) -> None:
    house = await open_house(postgres.database("not_ready"))
    assert await ready(house) == (200, "ready")
    await asyncio.to_thread(postgres.stop)
    try:
        assert await ready(house) == not_ready("the database does not answer")
    finally:
        await asyncio.to_thread(postgres.start)
    assert await ready(house) == (200, "ready")


async def test_a_store_that_hangs_is_not_waited_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "PATIENCE_SECONDS", 0.05)
    lets_go = asyncio.Event()
    monkeypatch.setattr(house.service.store, "mark_alive", lambda at: lets_go.wait())
    assert await ready(house) == not_ready("the database does not answer")
    assert await ready(house) == not_ready("the database does not answer")
    lets_go.set()
    while await ready(house) != (200, "ready"):
        await asyncio.sleep(0)


async def test_who_asks_at_once_shares_a_write(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "FRESH_SECONDS", 3600.0)
    await house.service.pulse.check()
    written = list[float]()
    monkeypatch.setattr(house.service.store, "mark_alive", written.append)
    for _ in range(50):
        assert await ready(house) == (200, "ready")
    assert written == []


@pytest.mark.parametrize("why", [FULL, LOCKED, READ_ONLY, TAKEN])
async def test_the_metrics_tell_as_well(house: House, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    async def fails(at: float) -> None:
        raise Unavailable("", why=why)

    monkeypatch.setattr(house.service.store, "mark_alive", fails)
    assert (await ready(house))[0] == 503
    assert "holdfast_takes_moves 0.0" in house.service.metrics.text().decode()


def writing(house: House) -> sqlite3.Connection:
    database: Any = house.service.store.database  # type: ignore[attr-defined]
    connection: sqlite3.Connection = database.writing
    return connection
