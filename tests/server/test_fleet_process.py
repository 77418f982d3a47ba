"""A fleet of processes on one port: a worker is killed, all are replaced, the fleet is stopped. Nobody loses a move."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.process import PATIENCE, Process
from tests.server.test_crashes import Player, new_table, stored_moves

TABLES = 3


@pytest.mark.postgresql
async def test_a_worker_is_killed_and_all_are_replaced(fleet: dict[str, str], tmp_path: Path) -> None:
    server = Process(fleet["database"], tmp_path / "log", "--hub", fleet["hub"], "--workers", "2")
    server.start()
    try:
        await asyncio.to_thread(server.wait_until_ready)
        async with AsyncExitStack() as stack:
            tables = [await new_table(server.address, stack) for _ in range(TABLES)]
            players = [player for pair in tables for player in pair]
            games = [asyncio.create_task(player.play()) for player in players]
            first = server.workers
            await moved(players, 5)
            os.kill(first[0], signal.SIGKILL)
            await moved(players, 5)
            while len(server.workers) < len(first) or first[0] in server.workers:
                await asyncio.sleep(0.1)
            before = server.workers
            server.renew()
            while set(before) & set(server.workers):
                await asyncio.sleep(0.1)
            await moved(players, 5)
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
    finally:
        status = await asyncio.to_thread(server.stop)
    assert status == 0
    for pair in tables:
        moves = await stored_moves(fleet["database"], pair[0].follower.table_id)
        assert [move.ply for move in moves] == list(range(len(moves)))
        assert all(ply <= len(moves) for player in pair for ply in player.acknowledged)
        assert len({(move.seat, move.id) for move in moves}) == len(moves)


async def moved(players: list[Player], count: int) -> None:
    """Wait until everybody has made this many more moves, or is at the end."""
    goals = [len(player.acknowledged) + count for player in players]
    async with asyncio.timeout(PATIENCE):
        while any(
            len(player.acknowledged) < goal and not player.follower.over
            for player, goal in zip(players, goals, strict=True)
        ):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("database", "more", "said"),
    [
        ("sqlite:///tables.db", ("--hub", "redis://127.0.0.1"), "SQLite takes one writer at a time"),
        ("sqlite:///tables.db", ("--workers", "2"), "SQLite takes one writer at a time"),
        ("postgresql://nobody@127.0.0.1:1/none", ("--workers", "2"), "name a --hub"),
    ],
)
def test_what_a_fleet_needs(database: str, more: tuple[str, ...], said: str) -> None:
    command = [sys.executable, "-m", "holdfast.server", "--port", "0", "--database", database, *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode != 0
    assert said in done.stderr
