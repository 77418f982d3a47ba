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

from holdfast.client import Follower, MoveRefused
from tests.server.house import House, play_out
from tests.server.interleaving import commits_unheard
from tests.server.postgres import Postgres

Make = Callable[..., Any]


def choose(moves: list[int]) -> int:
    return random.choice(moves)


async def refused(follower: Follower) -> str:
    with pytest.raises(MoveRefused) as wrong:
        await follower.play(choose(follower.moves))
    return wrong.value.refusal.sentence


def mover(followers: list[Follower]) -> Follower:
    movers = [each for each in followers if each.moves]
    assert movers, "nobody is to move: the game is over, or not everybody has been told yet"
    return movers[0]


async def settled(followers: list[Follower]) -> None:
    most = max(each.ply for each in followers)
    for each in followers:
        await each.until(lambda each=each: each.ply >= most)  # type: ignore[misc]


async def check_goes_on(house: House, followers: list[Follower]) -> None:
    """What the clients have seen is what is stored, and the game is played to its end."""
    await settled(followers)
    table = followers[0].table_id
    assert len(await house.service.store.moves_since(table, 0)) == followers[0].ply
    await play_out(followers, choose)
    stored = await house.service.store.load(table)
    assert stored is not None
    assert len(stored.moves) == followers[0].ply


async def test_a_full_disk(open_house: Make, sqlite: str) -> None:
    """The database's files may not grow: what a full disk, or a full quota, does to them."""
    house = await open_house(sqlite)
    async with house.playing(await house.guests(2), options={"turn_limit": 30, "tokens": 9}) as followers:
        await play_out(followers, choose, 6)
        await settled(followers)
        ply = followers[0].ply
        with no_room(Path(sqlite.removeprefix("sqlite:///") + "-wal").stat().st_size):
            for _ in range(3):
                assert "cannot store" in await refused(mover(followers))
        assert (await house.live(followers[0].table_id)).ply == ply
        await check_goes_on(house, followers)


@contextmanager
def no_room(size: int) -> Iterator[None]:
    """No file of this process may become larger."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_database_that_somebody_holds(open_house: Make, sqlite: str) -> None:
    """Another process has locked the database: moves are refused until it lets go."""
    house = await open_house(sqlite)
    async with house.playing(await house.guests(2), options={"turn_limit": 12, "tokens": 9}) as followers:
        await play_out(followers, choose, 4)
        await settled(followers)
        house.service.store.database.writing.execute("PRAGMA busy_timeout=50")
        with sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            assert "cannot store" in await refused(mover(followers))
            other.execute("ROLLBACK")
        other.close()
        await check_goes_on(house, followers)


async def test_a_database_that_is_read_only(house: House) -> None:
    async with house.playing(await house.guests(2), options={"turn_limit": 12, "tokens": 9}) as followers:
        await play_out(followers, choose, 4)
        await settled(followers)
        house.service.store.database.writing.execute("PRAGMA query_only=ON")  # type: ignore[attr-defined]
        ply = followers[0].ply
        assert "cannot store" in await refused(mover(followers))
        assert (await house.live(followers[0].table_id)).ply == ply
        await check_goes_on(house, followers)


async def test_postgres_is_restarted_in_the_middle(open_house: Make, postgres: Postgres) -> None:
    house = await open_house(postgres.database("restarted"))
    async with house.playing(await house.guests(2), options={"turn_limit": 12, "tokens": 9}) as followers:
        await play_out(followers, choose, 4)
        await settled(followers)
        await asyncio.to_thread(postgres.stop)
        try:
            assert "cannot store" in await refused(mover(followers))
        finally:
            await asyncio.to_thread(postgres.start)
        await check_goes_on(house, followers)


async def test_a_move_that_was_stored_unknown_to_the_server(house: House) -> None:
    """The connection breaks after the commit and before its answer: the client is refused, and then sees the move."""
    async with house.playing(await house.guests(2)) as followers:
        await play_out(followers, choose, 4)
        await settled(followers)
        ply = followers[0].ply
        async with commits_unheard(house):
            assert "cannot store" in await refused(mover(followers))
        again = mover(followers)
        try:
            await again.play(choose(again.moves))
        except MoveRefused:
            await again.until(lambda: again.ply > ply)
        await check_goes_on(house, followers)
