"""What tables weigh in PostgreSQL, what a worker works to read one in, and to answer a ping.

PYTHONPATH=. python benchmarks/fleet_sizes.py [--tables 120] [--moves 100]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import time
from collections.abc import Sequence
from functools import partial

from fleet_parts import running
from lean_socket import LeanSocket, open_socket
from load_setup import ServerProcess, prepare
from sqlalchemy import text

from holdfast.games import find_game
from holdfast.kernel import Table
from holdfast.server.app import Application
from holdfast.server.settings import Settings
from holdfast.server.store import MoveRow
from holdfast.server.store.sql import SqlStore
from holdfast.server.tables.row_record import record_of

GAME = "upgrade"
PINGING, PING_SECONDS = 50, 3.0
PING = b'{"type":"ping"}'


async def fill(store: SqlStore, tables: Sequence[str], most: int) -> int:
    """Play random games of at most this many moves; return the number of moves."""
    made = 0
    for id in tables:
        stored = await store.load(id)
        assert stored is not None
        table = Table(find_game(GAME), record_of(stored.row))
        while not table.over and len(table.record.moves) < most:
            ply, seat = len(table.record.moves), table.awaited[0]
            table.play(seat, random.choice(table.legal_moves(seat)))
            await store.append(MoveRow(id, ply, seat, table.record.moves[-1][1], time.time(), secrets.token_hex(8)))
        made += len(table.record.moves)
    return made


async def weigh(store: SqlStore, name: str) -> float:
    """Bytes of a row with its share of the indexes."""
    (found,) = await store.database.read(text(f"SELECT pg_total_relation_size('{name}')::float / count(*) FROM {name}"))
    return float(found[0][0])


async def read_in(database: str, tables: Sequence[str]) -> float:
    """Seconds of CPU for each table."""
    service = Application(Settings(database=database)).service
    await service.open()
    await service.find(tables[0])
    begun = time.process_time()
    for id in tables[1:]:
        await service.find(id)
    spent = time.process_time() - begun
    await service.close()
    return spent / (len(tables) - 1)


async def answer_pings(database: str) -> float:
    """Seconds of CPU for each."""
    server, sockets, answered = ServerProcess(database), list[LeanSocket](), 0

    def ask_again(number: int, _: bytes) -> None:
        nonlocal answered
        answered += 1
        sockets[number].send(PING)

    server.start()
    for number in range(PINGING):
        sockets.append(await open_socket(server.port, "", partial(ask_again, number)))
    for socket in sockets:
        socket.send(PING)
    worked, before = server.cpu_seconds, answered
    await asyncio.sleep(PING_SECONDS)
    spent = (server.cpu_seconds - worked) / (answered - before)
    for socket in sockets:
        socket.close()
    server.end()
    return spent


async def measure(database: str, tables: int, moves: int) -> dict[str, float]:
    prepared = await prepare(database, GAME, tables, 1)
    ids = [id for ids in prepared.tables for id in ids]
    store = SqlStore(database)
    await store.open()
    made = await fill(store, ids, moves)
    sizes = {f"bytes_a_row_of_{name}": round(await weigh(store, name)) for name in ("moves", "tables")}
    await store.close()
    works = {
        "ms_to_read_a_table": round(1e3 * await read_in(database, ids), 1),
        "us_to_answer_a_ping": round(1e6 * await answer_pings(database), 1),
    }
    return {"moves_a_table": round(made / tables), **sizes, **works}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, default=120)
    asked.add_argument("--moves", type=int, default=100)
    chosen = asked.parse_args()
    with running(0) as parts:
        print(asyncio.run(measure(parts.database, chosen.tables, chosen.moves)))


if __name__ == "__main__":
    main()
