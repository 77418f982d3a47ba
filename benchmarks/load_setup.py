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
from holdfast.server.store import PLAYING, GuestRow, SeatRow, TableRow
from holdfast.server.store.sql import SqlStore
from holdfast.server.tables import lobby

LONG_GAMES: dict[str, dict[str, object]] = {"upgrade": {"tokens": 9}}
LIMITS = (
    "messages_per_second=1000000",
    "message_burst=1000000",
    "requests_per_second=1000000",
    "request_burst=1000000",
    "requests_at_once=1000",
    "http_connections_per_address=100000",
    "connections_per_address=100000",
    "connections=100000",
    "live_tables=100000",
)


@dataclass
class Prepared:
    """Guests with their tokens, and for each pair the tables it plays at."""

    tokens: list[tuple[str, str]] = field(default_factory=list)
    tables: list[list[str]] = field(default_factory=list)


async def prepare(database: str, game: str, pairs: int, rounds: int, clock: str = "none") -> Prepared:
    """Put guests and dealt tables into a database."""
    store = SqlStore(database)
    await store.open()
    prepared = Prepared()
    for _ in range(pairs):
        guests = [new_guest(number) for number in range(2)]
        prepared.tokens.append((guests[0][1], guests[1][1]))
        await asyncio.gather(*(store.add_guest(guest) for guest, _ in guests))
        rows = [replace(dealt(game, [guest for guest, _ in guests]), clock=clock) for _ in range(rounds)]
        prepared.tables.append([row.id for row in rows])
        await asyncio.gather(*(store.add_table(row) for row in rows))
    await store.close()
    return prepared


def new_guest(number: int) -> tuple[GuestRow, str]:
    secret = secrets.token_urlsafe(32)
    guest = GuestRow(secrets.token_hex(8), f"Guest {number}", "fox", sha256(secret.encode()).hexdigest(), time.time())
    return guest, f"{guest.id}.{secret}"


def dealt(name: str, guests: Sequence[GuestRow], bots: Sequence[str] = (), **options: object) -> TableRow:
    """A table of these guests, then these bots, whose cards are out."""
    game = find_game(name)
    row = lobby.new_table(game, guests[0], len(guests) + len(bots), options or LONG_GAMES.get(name, {}))
    people = [SeatRow(guest.id, guest.name, ready=True) for guest in guests]
    seats = (*people, *(SeatRow(name=bot, bot=bot, ready=True) for bot in bots))
    started = lobby.start(replace(row, seats=seats), game, guests[0].id, None)
    return replace(started, status=PLAYING, changed=row.created)  # the server ends tables that were left for long


# The server


class ServerProcess(MeasuredProcess):
    """`limits` are those of the benchmark, or none: then the server has its own. `python` may be another checkout's."""

    def __init__(self, database: str, limits: Sequence[str] = LIMITS, python: str = sys.executable) -> None:
        super().__init__("/ready")
        self._database = database
        self._limits = limits
        self._python = python

    def command(self) -> Sequence[str]:
        limits = [word for limit in self._limits for word in ("--limit", limit)]
        served = [self._python, "-m", "holdfast.server", "--port", str(self.port), "--database", self._database]
        return [*served, *limits]


@contextmanager
def new_database(postgres: str = "") -> Any:
    folder = Path(tempfile.mkdtemp(prefix="holdfast-load-"))
    try:
        yield postgres or f"sqlite:///{folder}/tables.db"
    finally:
        shutil.rmtree(folder, ignore_errors=True)
