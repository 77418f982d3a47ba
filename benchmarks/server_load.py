"""What the server can take: durable moves a second, round trips, bytes, memory, restarts.

Server and clients are separate processes on one machine, each on a core of its own where there are two. Every move is
stored and answered after its commit. Guests and tables are put into the database before the server starts.

    python benchmarks/server_load.py [--json] [--seconds 5] [--game upgrade] [--part load …]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import msgspec
import uvloop
from boardgame_io import compare
from kill_loop import kills
from lean_socket import LeanSocket, open_socket
from load_measure import measure
from load_process import pin
from load_setup import Prepared, ServerProcess, new_database, prepare

PARTS = ("load", "paced", "idle_tables", "idle_sockets", "restart", "kills", "boardgame_io")
RATE = 500.0
"""Moves a second, where they are paced."""
ROUNDS = 6
"""Games for each table, one after the other: a game of random moves is soon over."""


class Update(msgspec.Struct, tag_field="type", tag="update"):
    ply: int
    update: list[msgspec.Raw]
    id: str = ""
    ranking: list[list[int]] = []


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    ply: int = -1
    moves: list[int] = []


class TableChanged(msgspec.Struct, tag_field="type", tag="table"):
    pass


class Bye(msgspec.Struct, tag_field="type", tag="bye"):
    pass


class Notice(msgspec.Struct, tag_field="type", tag="notice"):
    pass


class Refusal(msgspec.Struct, tag_field="type", tag="refused"):
    sentence: str


read = msgspec.json.Decoder(Update | Welcome | TableChanged | Bye | Notice | Refusal).decode
read_moves = msgspec.json.Decoder(list[int]).decode


# Players


class Player:
    """Plays random moves at one table after the other; a move without an answer waits."""

    def __init__(self, tables: Sequence[str], pace: Callable[[Player], None] | None = None) -> None:
        self._tables = list(tables)
        self._table = ""
        self._pace = pace
        self.socket: LeanSocket | None = None
        self.times: list[float] = []
        self.accepted = 0
        self.refused = 0
        self.over = False
        self._sent_at = 0.0
        self._waits = False
        self._ply = 0
        self._moves: list[int] = []

    @property
    def waits(self) -> float:
        """Seconds since it made a move that was not answered yet; 0 where there is none."""
        return time.perf_counter() - self._sent_at if self._waits else 0.0

    def next_table(self) -> None:
        if self._tables and self.socket is not None:
            self._table = self._tables.pop(0)
            self.watch()

    def watch(self) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode({"type": "watch", "table": self._table}))

    def come_back(self) -> None:
        """Go on at the same table over a new socket. A move that was not answered has taken until now."""
        if self._waits:
            self.times.append(self.waits)
            self._waits = False
        self.watch()

    def hear(self, text: bytes) -> None:
        told = read(text)
        if isinstance(told, Update):
            if told.id:
                self.times.append(time.perf_counter() - self._sent_at)
                self.accepted += 1
                self._waits = False
            self.over = bool(told.ranking)
            if self.over:
                self.next_table()
                return
            self._may(told.ply, read_moves(told.update[2]))
        elif isinstance(told, Welcome):
            self._may(told.ply, told.moves)
        elif isinstance(told, Refusal):
            self.refused += 1
            self._waits = False

    def _may(self, ply: int, moves: list[int]) -> None:
        self._ply, self._moves = ply, moves
        if moves and not self._waits:
            if self._pace is None:
                self.move()
            else:
                self._pace(self)

    def move(self) -> None:
        if self._moves and not self._waits and self.socket is not None:
            move, self._waits = random.choice(self._moves), True
            self._sent_at = time.perf_counter()
            self.socket.send(b'{"type":"move","ply":%d,"move":%d,"id":"%x"}' % (self._ply, move, self.accepted))


async def look_at(port: int, prepared: Prepared) -> None:
    """Let the server have all tables in memory, so that what is measured is playing and not loading."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        for tables in prepared.tables:
            await asyncio.gather(*(http.get(f"/api/tables/{table}") for table in tables))


async def seat_players(port: int, prepared: Prepared, pace: Callable[[Player], None] | None = None) -> list[Player]:
    players: list[Player] = []
    await look_at(port, prepared)
    for tokens, tables in zip(prepared.tokens, prepared.tables, strict=True):
        for token in tokens:
            player = Player(tables, pace)
            player.socket = await open_socket(port, token, player.hear)
            players.append(player)
    return players


# The parts


async def load(game: str, tables: int, seconds: float, database: str) -> dict[str, float]:
    """Without think time: each client moves as soon as it may."""
    rounds = max(ROUNDS, int(ROUNDS * seconds * 100 / tables / 5))
    prepared = await prepare(database, game, tables, rounds)
    server = ServerProcess(database)
    server.start()
    try:
        return await measure(server, await seat_players(server.port, prepared), seconds)
    finally:
        server.end()


async def paced(game: str, rate: float, seconds: float, database: str) -> dict[str, float]:
    """A hundred tables that together make this many moves a second."""
    tables = 100
    loop = asyncio.get_running_loop()

    def later(player: Player) -> None:
        loop.call_later(random.uniform(0.5, 1.5) * tables / rate, player.move)

    prepared = await prepare(database, game, tables, ROUNDS)
    server = ServerProcess(database)
    server.start()
    try:
        return await measure(server, await seat_players(server.port, prepared, later), seconds)
    finally:
        server.end()


async def idle_tables(game: str, tables: int, database: str) -> dict[str, float]:
    """Tables of two clients who watch and wait."""
    prepared = await prepare(database, game, tables, 1)
    server = ServerProcess(database)
    server.start()
    try:
        before = server.mebibytes
        players = await seat_players(server.port, prepared, lambda _: None)
        for player in players:
            player.next_table()
        await asyncio.sleep(3.0)
        after = server.mebibytes
        return {"server_mib": round(after, 1), "kib_per_table": round(1024 * (after - before) / tables, 1)}
    finally:
        server.end()


async def idle_sockets(count: int, database: str) -> dict[str, float]:
    """Connections that say nothing."""
    server = ServerProcess(database)
    server.start()
    try:
        before = server.mebibytes
        sockets = [await open_socket(server.port, "", lambda _: None) for _ in range(count)]
        await asyncio.sleep(1.0)
        after = server.mebibytes
        for each in sockets:
            each.close()
        return {"server_mib": round(after, 1), "kib_per_socket": round(1024 * (after - before) / count, 1)}
    finally:
        server.end()


async def restart(game: str, tables: int, database: str) -> dict[str, float]:
    """A database with many tables in play: seconds from start to ready."""
    await prepare(database, game, tables // 10, 10)
    server = ServerProcess(database)
    times = []
    for _ in range(3):
        times.append(server.start())
        server.end(signal.SIGKILL)
    return {"tables": tables, "seconds": round(statistics.median(times), 2)}


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    told: dict[str, Any] = {"game": arguments.game, "cores": os.cpu_count()}
    pin(0, 1)
    if "load" in arguments.part:
        for tables in arguments.tables:
            with new_database(arguments.database) as database:
                told[f"load_{tables}"] = await load(arguments.game, tables, arguments.seconds, database)
    if "paced" in arguments.part:
        with new_database(arguments.database) as database:
            told[f"paced_{RATE:.0f}"] = await paced(arguments.game, RATE, arguments.seconds, database)
    if "idle_tables" in arguments.part:
        with new_database() as database:
            told["idle_tables_1000"] = await idle_tables(arguments.game, 1000, database)
    if "idle_sockets" in arguments.part:
        for count in (5000, 10_000):
            with new_database() as database:
                told[f"idle_sockets_{count}"] = await idle_sockets(count, database)
    if "restart" in arguments.part:
        with new_database() as database:
            told["restart"] = await restart(arguments.game, 10_000, database)
    if "kills" in arguments.part:
        with new_database(arguments.database) as database:
            told["kills"] = await kills(arguments.game, arguments.kills, database)
    if "boardgame_io" in arguments.part:
        told["boardgame_io"] = await compare(arguments.tables, RATE, arguments.seconds)
    return told


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--json", action="store_true", help="print all figures as one object")
    asked.add_argument("--seconds", type=float, default=5.0)
    asked.add_argument("--game", default="upgrade")
    asked.add_argument("--tables", type=int, nargs="+", default=[10, 100, 400])
    asked.add_argument("--kills", type=int, default=200)
    asked.add_argument("--database", default="", help="a database of your own instead of a new SQLite file")
    asked.add_argument("--part", nargs="+", choices=PARTS, default=list(PARTS))
    told = uvloop.run(run(asked.parse_args()))
    if "--json" in sys.argv:
        print(json.dumps(told))
        return
    others = told.pop("boardgame_io", {})
    for name, figures in told.items():
        print(f"{name:20} {figures}")
        if name in others:
            print(f"{'  boardgame.io':20} {others.pop(name)}")
    if others:
        print(f"{'boardgame.io':20} {others}")


if __name__ == "__main__":
    main()
