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

from holdfast.server import store_probe
from holdfast.server.store import FULL, LOCKED, READ_ONLY, TAKEN, Unavailable
from holdfast.server.store.faults import unavailable
from tests.server.postgres import Postgres
from tests.server.process import PATIENCE
from tests.server.site import Site
from tests.server.test_faults import no_room

Make = Callable[..., Any]


@pytest.fixture(autouse=True)
def each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each question is answered anew."""
    monkeypatch.setattr(store_probe, "FRESH_SECONDS", 0.0)


async def ready(site: Site) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as client:
        answer = await client.get("/ready")
    told = answer.json()
    return answer.status_code, told.get("sentence", told.get("status"))


def not_ready(why: str) -> tuple[int, str]:
    return 503, f"the server takes no moves now: {why}"


async def test_a_full_disk(site: Site, sqlite: str) -> None:
    assert await ready(site) == (200, "ready")
    with no_room(Path(sqlite.removeprefix("sqlite:///") + "-wal").stat().st_size):
        status, told = await ready(site)
    assert status == 503
    assert told in (not_ready("the disk is full")[1], not_ready("the database does not answer")[1])
    assert await ready(site) == (200, "ready")


def test_a_full_disk_is_called_so(tmp_path: Path) -> None:
    """What SQLite says when there is no room left, and nothing of what was to be written."""
    with closing(sqlite3.connect(tmp_path / "full.db")) as small:
        small.execute("CREATE TABLE letters (text TEXT)")
        small.execute("PRAGMA max_page_count=4")
        with pytest.raises(sqlite3.OperationalError) as wrong:
            small.execute("INSERT INTO letters VALUES (?)", ("secret" * 10_000,))
    told = unavailable(wrong.value)
    assert (told.why, str(told)) == (FULL, "the disk is full")


async def test_a_database_that_somebody_holds(site: Site, sqlite: str) -> None:
    writing(site).execute("PRAGMA busy_timeout=50")
    with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await ready(site) == not_ready("something else holds the database locked")
        other.execute("ROLLBACK")
    assert await ready(site) == (200, "ready")


async def test_a_database_that_can_only_be_read(site: Site) -> None:
    writing(site).execute("PRAGMA query_only=ON")
    assert await ready(site) == not_ready("the database can only be read")


async def test_a_lock_that_is_gone(site: Site, sqlite: str) -> None:
    Path(sqlite.removeprefix("sqlite:///") + "-lock").unlink()
    why = "another server may have taken the database; stop one of them"
    assert await ready(site) == not_ready(why)


async def test_postgres_is_away(open_site: Make, postgres: Postgres) -> None:
    site = await open_site(postgres.database("not_ready"))
    assert await ready(site) == (200, "ready")
    await asyncio.to_thread(postgres.stop)
    try:
        assert await ready(site) == not_ready("the database does not answer")
    finally:
        await asyncio.to_thread(postgres.start)
    assert await ready(site) == (200, "ready")


async def test_a_store_that_hangs_is_not_waited_for(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_probe, "PATIENCE_SECONDS", 0.05)
    lets_go = asyncio.Event()
    monkeypatch.setattr(site.service.store, "mark_alive", lambda at: lets_go.wait())
    assert await ready(site) == not_ready("the database does not answer")
    assert await ready(site) == not_ready("the database does not answer")
    lets_go.set()
    while await ready(site) != (200, "ready"):
        await asyncio.sleep(0)


async def test_who_asks_at_once_shares_a_write(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_probe, "FRESH_SECONDS", 3600.0)
    await site.service.store_probe.check()
    written = list[float]()
    monkeypatch.setattr(site.service.store, "mark_alive", written.append)
    for _ in range(50):
        assert await ready(site) == (200, "ready")
    assert written == []


@pytest.mark.parametrize("why", [FULL, LOCKED, READ_ONLY, TAKEN])
async def test_the_metrics_tell_as_well(site: Site, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    async def fails(at: float) -> None:
        raise Unavailable("", why=why)

    monkeypatch.setattr(site.service.store, "mark_alive", fails)
    assert (await ready(site))[0] == 503
    assert "holdfast_store_writable 0.0" in site.service.metrics.text().decode()


def writing(site: Site) -> sqlite3.Connection:
    database: Any = site.service.store.database  # type: ignore[attr-defined]
    connection: sqlite3.Connection = database.writing
    return connection
