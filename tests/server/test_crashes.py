"""kill -9 while clients play: no move that a client was told of is lost, none is made twice, every table goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from holdfast.client import Client, MoveRefused, TableClient
from holdfast.kernel import Record
from holdfast.server.store import MoveRow
from holdfast.server.store.sql import SqlStore
from tests.server.process import PATIENCE, Process

KILLS = 4
TABLES = 6


@pytest.fixture
async def server(database: str, tmp_path: Path) -> AsyncIterator[Process]:
    process = Process(database, tmp_path / "log")
    process.start()
    process.wait_until_ready()
    yield process
    process.stop()


class Player:
    """Somebody who plays at random, and writes down every move that was acknowledged."""

    def __init__(self, follower: TableClient) -> None:
        self.follower = follower
        self.acknowledged: dict[int, int] = {}

    async def play(self) -> None:
        while await self.follower.my_turn():
            move = random.choice(self.follower.moves)
            try:
                ply = await self.follower.play(move)
            except MoveRefused:
                continue
            self.acknowledged[ply] = move


async def new_table(address: str, stack: AsyncExitStack) -> list[Player]:
    clients = [await stack.enter_async_context(Client(address)) for _ in range(2)]
    for number, client in enumerate(clients):
        await client.introduce(f"Guest {number}")
    table = await clients[0].make_table("upgrade", seats=2, options={"tokens": 9})
    await clients[1].sit(table.id)
    await clients[1].ready(table.id)
    followers = [await stack.enter_async_context(client.follow(table.id)) for client in clients]
    await clients[0].start(table.id)
    return [Player(follower) for follower in followers]


async def stored_moves(database: str, table: str) -> list[MoveRow]:
    """Read beside the server: a store that is opened to write has to wait until the server ends."""
    store = SqlStore(database)
    try:
        return await store.moves_since(table, 0)
    finally:
        await store.database.close()


async def test_kill_minus_nine(server: Process, database: str) -> None:
    async with AsyncExitStack() as stack:
        tables = [await new_table(server.address, stack) for _ in range(TABLES)]
        games = [asyncio.create_task(player.play()) for players in tables for player in players]
        for _ in range(KILLS):
            await asyncio.sleep(random.uniform(0.2, 0.6))
            server.kill()
            server.start()
            await asyncio.to_thread(server.wait_until_ready)
        await asyncio.wait_for(asyncio.gather(*games), 5 * PATIENCE)
        for players in tables:
            await check_table(database, players)


async def check_table(database: str, players: list[Player]) -> None:
    follower = players[0].follower
    moves = await stored_moves(database, follower.table_id)
    assert [move.ply for move in moves] == list(range(len(moves)))
    game = await follower.client.schema(follower.table.schema) if follower.table else {}
    assert game["game"] == "upgrade"
    ids = [move.id for move in moves if move.id]
    assert len(ids) == len(set(ids)), "a move was made twice"
    acknowledged = {ply for player in players for ply in player.acknowledged}
    assert acknowledged <= {move.ply + 1 for move in moves}, "an acknowledged move is lost"
    record = Record.read(await follower.client.record(follower.table_id))
    assert [said for _, said in record.moves] == [move.said for move in moves]


async def test_a_polite_end_tells_clients_to_come_back(server: Process) -> None:
    async with AsyncExitStack() as stack:
        players = await new_table(server.address, stack)
        follower = players[0].follower
        await follower.until(lambda: follower.ply >= 0)
        assert await asyncio.to_thread(server.stop) in (0, -15)
        await follower.until(lambda: any(type(message).__name__ == "Bye" for message in follower.messages))
        assert [message.reason for message in follower.messages if type(message).__name__ == "Bye"] == ["come_back"]  # type: ignore[attr-defined]
        server.start()
        await asyncio.to_thread(server.wait_until_ready)
        mover = next(player for player in players if player.follower.moves)
        await mover.follower.play(mover.follower.moves[0])
