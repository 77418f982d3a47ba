"""What a load test needs around it: guests and dealt tables in a database, and a server in a process of its own."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from load_process import MeasuredProcess
from msgspec.structs import replace

from holdfast.games import find_game
from holdfast.kernel.seeds import contribute
from holdfast.server.store import PLAYING, GuestRow, SeatRow
from holdfast.server.store.sql import SqlStore
from holdfast.server.tables import lobby

LONG_GAMES: dict[str, dict[str, object]] = {"upgrade": {"tokens": 9}}
LIMITS = (
    "messages_per_second=1000000",
    "message_burst=1000000",
    "requests_per_second=1000000",
    "request_burst=1000000",
    "connections_per_address=100000",
    "connections=100000",
    "live_tables=100000",
)


@dataclass
class Prepared:
    """Guests with their tokens, and for each pair the tables it plays at."""

    tokens: list[tuple[str, str]] = field(default_factory=list)
    tables: list[list[str]] = field(default_factory=list)


async def prepare(database: str, game: str, pairs: int, rounds: int) -> Prepared:
    """Put guests and dealt tables into a database."""
    store = SqlStore(database)
    await store.open()
    prepared = Prepared()
    for _ in range(pairs):
        guests = [_guest(number) for number in range(2)]
        prepared.tokens.append((guests[0][1], guests[1][1]))
        await asyncio.gather(*(store.add_guest(guest) for guest, _ in guests))
        rows = [_dealt(game, [guest for guest, _ in guests]) for _ in range(rounds)]
        prepared.tables.append([row.id for row in rows])
        await asyncio.gather(*(store.add_table(row) for row in rows))
    await store.close()
    return prepared


def _guest(number: int) -> tuple[GuestRow, str]:
    secret = secrets.token_urlsafe(32)
    guest = GuestRow(secrets.token_hex(8), f"Guest {number}", "fox", sha256(secret.encode()).hexdigest(), time.time())
    return guest, f"{guest.id}.{secret}"


def _dealt(name: str, guests: Sequence[GuestRow]) -> Any:
    game = find_game(name)
    row = lobby.new_table(game, guests[0], 2, LONG_GAMES.get(name, {}))
    seats = tuple(SeatRow(guest.id, guest.name, ready=True, contribution=contribute()) for guest in guests)
    return replace(lobby.start(replace(row, seats=seats), game, guests[0].id, None), status=PLAYING)


# The server


class ServerProcess(MeasuredProcess):
    def __init__(self, database: str) -> None:
        super().__init__("/ready")
        self._database = database

    def command(self) -> Sequence[str]:
        limits = [word for limit in LIMITS for word in ("--limit", limit)]
        served = [sys.executable, "-m", "holdfast.server", "--port", str(self.port), "--database", self._database]
        return [*served, *limits]


@contextmanager
def house(postgres: str = "") -> Any:
    folder = Path(tempfile.mkdtemp(prefix="holdfast-load-"))
    try:
        yield postgres or f"sqlite:///{folder}/tables.db"
    finally:
        shutil.rmtree(folder, ignore_errors=True)
