"""A server for the browser, and games put onto its tables at the very moment that a test is about."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import holdfast
from holdfast.kernel import Record, Table, commitment
from holdfast.server.store import PLAYING, MoveRow, SeatRow, TableRow
from holdfast.server.store.sql import SqlStore
from holdfast.server.tables.row_record import record_of
from tests.server.process import Process

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "holdfast" / "web"


class ServerProcess(Process):
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, *modules: Path) -> None:
        assert (PAGE / "index.html").exists(), "the page is not built; “make web” builds it"
        super().__init__(f"sqlite:///{folder}/tables.db", folder / "log")
        self._modules = modules
        """Folders with games that only this server knows."""

    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.browser.served", str(self.port), self.database]

    def environment(self) -> dict[str, str]:
        path = [*map(str, self._modules), str(ROOT / "src"), str(ROOT)]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}

    def lay(self, record: Record, seats: Sequence[SeatRow], **choices: Any) -> str:
        """Put a game, as far as it was played, onto a table of this server; the table's id."""
        row = _row(record, seats, choices)
        _apart(lambda: _store(self.database, row, record.moves))
        return row.id


def deal(game: str, names: Sequence[str], seed: int, options: Mapping[str, object]) -> Table:
    """A game that is just dealt to these names."""
    rules = holdfast.game(game)
    return Table.new(rules, names, rules.options.read(options), seed)


def absent(names: Sequence[str]) -> list[SeatRow]:
    """Seats of people who are not here."""
    return [SeatRow(guest=f"{at:016x}", name=name, avatar="owl", ready=True) for at, name in enumerate(names)]


def _row(record: Record, seats: Sequence[SeatRow], choices: Mapping[str, Any]) -> TableRow:
    now = time.time()
    row = TableRow(
        id=secrets.token_urlsafe(16),
        code="".join(secrets.choice("ABCDEFGHJKMN23456789") for _ in range(6)),
        game=record.game,
        rules=record.rules,
        options=dict(record.options),
        seats=tuple(seats),
        host=next(seat.guest for seat in seats if seat.guest),
        secret=record.seed,
        **{"status": PLAYING, "created": now, "changed": now, **choices},
    )
    return replace(row, commitment=commitment(row.secret, record_of(row).binding()))


async def _store(database: str, row: TableRow, moves: Sequence[tuple[int, str]]) -> None:
    store = SqlStore(database)
    await store.open()
    try:
        await store.add_table(row)
        for ply, (seat, said) in enumerate(moves):
            await store.append(MoveRow(row.id, ply, seat, said, row.created))
    finally:
        await store.close()


def _apart(work: Callable[[], Any]) -> None:
    """Run something asynchronous in a thread of its own: Playwright has a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(work())).result()
