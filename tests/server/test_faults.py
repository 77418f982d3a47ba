"""Disk full, a database that cannot be written, PostgreSQL restarted: moves are refused clearly, and play goes on."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from holdfast.client import MoveRefused, TableClient
from tests.server.interleaving import commits_unheard
from tests.server.postgres import Postgres
from tests.server.site import Site, play_out

Make = Callable[..., Any]


def choose(moves: list[int]) -> int:
    return random.choice(moves)


async def refused(follower: TableClient) -> str:
    with pytest.raises(MoveRefused) as wrong:
        await follower.play(choose(follower.moves))
    return wrong.value.refusal.sentence


def mover(followers: list[TableClient]) -> TableClient:
    movers = [each for each in followers if each.moves]
    assert movers, "nobody is to move: the game is over, or not everybody has been told yet"
    return movers[0]


async def settled(followers: list[TableClient]) -> None:
    most = max(each.ply for each in followers)
    for each in followers:
        await each.until(lambda each=each: each.ply >= most)  # type: ignore[misc]


async def check_goes_on(site: Site, followers: list[TableClient]) -> None:
    """What the clients have seen is what is stored, and the game is played to its end."""
    await settled(followers)
    table = followers[0].table_id
    assert len(await site.service.store.moves_since(table, 0)) == followers[0].ply
    await play_out(followers, choose)
    stored = await site.service.store.load(table)
    assert stored is not None
    assert len(stored.moves) == followers[0].ply


async def test_a_full_disk(open_site: Make, sqlite: str) -> None:
    """The database's files may not grow: what a full disk, or a full quota, does to them."""
    site = await open_site(sqlite)
    async with site.playing(await site.guests(2), options={"turn_limit": 30, "tokens": 9}) as followers:
        await play_out(followers, choose, 6)
        await settled(followers)
        ply = followers[0].ply
        with no_room(Path(sqlite.removeprefix("sqlite:///") + "-wal").stat().st_size):
            for _ in range(3):
                assert "cannot store" in await refused(mover(followers))
        assert (await site.session(followers[0].table_id)).ply == ply
        await check_goes_on(site, followers)


@contextmanager
def no_room(size: int) -> Iterator[None]:
    """No file of this process may become larger."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_database_that_somebody_holds(open_site: Make, sqlite: str) -> None:
    """Another process has locked the database: moves are refused until it lets go."""
    site = await open_site(sqlite)
    async with site.playing(await site.guests(2), options={"turn_limit": 12, "tokens": 9}) as followers:
        await play_out(followers, choose, 4)
        await settled(followers)
        site.service.store.database.writing.execute("PRAGMA busy_timeout=50")
        with sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            assert "cannot store" in await refused(mover(followers))
            other.execute("ROLLBACK")
        other.close()
        await check_goes_on(site, followers)


async def test_a_database_that_is_read_only(site: Site) -> None:
    async with site.playing(await site.guests(2), options={"turn_limit": 12, "tokens": 9}) as followers:
        await play_out(followers, choose, 4)
        await settled(followers)
        site.service.store.database.writing.execute("PRAGMA query_only=ON")  # type: ignore[attr-defined]
        ply = followers[0].ply
        assert "cannot store" in await refused(mover(followers))
        assert (await site.session(followers[0].table_id)).ply == ply
        await check_goes_on(site, followers)


async def test_postgres_is_restarted_in_the_middle(open_site: Make, postgres: Postgres) -> None:
    site = await open_site(postgres.database("restarted"))
    async with site.playing(await site.guests(2), options={"turn_limit": 12, "tokens": 9}) as followers:
        await play_out(followers, choose, 4)
        await settled(followers)
        await asyncio.to_thread(postgres.stop)
        try:
            assert "cannot store" in await refused(mover(followers))
        finally:
            await asyncio.to_thread(postgres.start)
        await check_goes_on(site, followers)


async def test_a_move_that_was_stored_unknown_to_the_server(site: Site) -> None:
    """The connection breaks after the commit and before its answer: the client is refused, and then sees the move."""
    async with site.playing(await site.guests(2)) as followers:
        await play_out(followers, choose, 4)
        await settled(followers)
        ply = followers[0].ply
        async with commits_unheard(site):
            assert "cannot store" in await refused(mover(followers))
        again = mover(followers)
        try:
            await again.play(choose(again.moves))
        except MoveRefused:
            await again.until(lambda: again.ply > ply)
        await check_goes_on(site, followers)
