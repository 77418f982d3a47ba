"""Who plays while a fleet is in trouble, and what they had to wait for.

A table pauses for as long as one of its players was without it, from the lost connection to the welcome on another one,
or waited: to be told that it is their turn, and then for the answer to their move. Thinking is not waiting.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from holdfast.client import Client, MoveRefused, TableClient

LOOKS_SECONDS = 0.02
WELCOME = '{"type":"welcome"'


class Wait(NamedTuple):
    since: float
    until: float

    @property
    def seconds(self) -> float:
        return self.until - self.since


class Absence(NamedTuple):
    """What it took to come back."""

    lost: float
    asked: float
    """When it asked for the connection over which it came back."""
    opened: float
    back: float
    attempts: int


class Follower(TableClient):
    """Writes down when it was away."""

    def __init__(self, client: Client, table: str, absences: list[Absence]) -> None:
        super().__init__(client, table)
        self._absences = absences
        self.on_frame = self._hear
        self._lost = self._asked = self._opened = 0.0
        self._attempts = 0

    @asynccontextmanager
    async def open_socket(self, headers: Mapping[str, str]) -> AsyncIterator[Any]:
        self._asked = time.monotonic()
        self._attempts += 1
        try:
            async with super().open_socket(headers) as connection:
                self._opened = time.monotonic()
                yield connection
        finally:
            self._lost = self._lost or time.monotonic()

    def _hear(self, frame: str) -> None:
        if not frame.startswith(WELCOME):
            return
        if self._lost:
            now = time.monotonic()
            self._absences.append(Absence(self._lost, self._asked, self._opened, now, self._attempts))
        self._lost, self._attempts = 0.0, 0


class Pair:
    """Two who play one table after the other."""

    def __init__(self, address: str, tokens: Sequence[str], tables: Sequence[str], thinks: float) -> None:
        self.acknowledged: set[tuple[str, int]] = set()
        self.waits: list[Wait] = []
        self.absences: list[Absence] = []
        self.seated = 0
        self._thinks = thinks
        self._newest = 0.0
        """When the newest move was acknowledged."""
        self.tasks = [asyncio.create_task(self._play(address, token, tables)) for token in tokens]

    async def _play(self, address: str, token: str, tables: Sequence[str]) -> None:
        async with Client(address, token) as client:
            for number, table in enumerate(tables):
                async with Follower(client, table, self.absences) as follower:
                    self.seated += not number
                    await self._play_at(follower)

    async def _play_at(self, follower: Follower) -> None:
        while await follower.my_turn():
            asked = time.monotonic()
            await asyncio.sleep(self._thinks * random.uniform(0.9, 1.0))
            told_late = max(0.0, asked - self._newest) if self._newest else 0.0
            ready = time.monotonic()
            ply = await self._move(follower)
            if ply is not None:
                self.acknowledged.add((follower.table_id, ply))
                self._newest = time.monotonic()
                self.waits.append(Wait(ready - told_late, self._newest))

    async def _move(self, follower: Follower) -> int | None:
        """The ply of a random move; None if the turn has passed: one answer will do where two are asked."""
        while follower.moves:
            try:
                return await follower.play(random.choice(follower.moves))
            except MoveRefused:
                await asyncio.sleep(0.05)
        return None

    @property
    def done(self) -> bool:
        return all(task.done() for task in self.tasks)

    @property
    def pauses(self) -> list[Wait]:
        return [*self.waits, *(Wait(absence.lost, absence.back) for absence in self.absences)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for ended in await asyncio.gather(*self.tasks, return_exceptions=True):
            assert ended is None or isinstance(ended, asyncio.CancelledError), f"a player gave up: {ended!r}"


class OwnLag:
    """How late this process itself is: what the players wait for because of it is nobody else's fault."""

    def __init__(self) -> None:
        self.lags: list[float] = []
        self._task = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while True:
            due = time.monotonic() + LOOKS_SECONDS
            await asyncio.sleep(LOOKS_SECONDS)
            self.lags.append(time.monotonic() - due)

    def stop(self) -> None:
        self._task.cancel()
