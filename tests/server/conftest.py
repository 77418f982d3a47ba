"""A server in the test's own event loop, and a real PostgreSQL, started once and stopped at the end."""

from __future__ import annotations

import itertools
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgres import Postgres, find_postgres
from tests.server.redis import RedisServer
from tests.server.site import Site

NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="holdfast-postgres-"))
    server = Postgres(find_postgres(), folder)
    try:
        server.create()
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    folder = Path(tempfile.mkdtemp(prefix="holdfast-redis-"))
    server = RedisServer(folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def fleet(postgres: Postgres, redis: RedisServer) -> dict[str, str]:
    """The database and the hub of a fleet: what every worker of it is told."""
    return {"database": postgres.database(f"fleet_{os.getpid()}_{next(NUMBERS)}"), "hub": redis.address}


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: each test that asks for it runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database(f"tables_{os.getpid()}_{next(NUMBERS)}")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
async def open_site() -> AsyncIterator[Callable[..., Site]]:
    """Makes servers that end with the test."""
    async with AsyncExitStack() as stack:

        async def make(database: str, **settings: Any) -> Site:
            return await stack.enter_async_context(Site(database, **settings))

        yield make  # type: ignore[misc]


@pytest.fixture
async def site(sqlite: str) -> AsyncIterator[Site]:
    async with Site(sqlite) as opened:
        yield opened
