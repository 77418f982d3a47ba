"""The server's own time: seconds that go on only while a server keeps the tables.

Clocks of games, and how long a table has been left alone, are read from it. It begins as the time of day and goes on
with the machine's monotonic clock, so resetting the time of day ends no game. After a restart it goes on where the
server was last alive: nobody pays for the time in between, nor while the store is away.
"""

from __future__ import annotations

import time


class ServerClock:
    __slots__ = ("_began", "_from")

    def __init__(self, begin: float | None = None) -> None:
        self._from = time.time() if begin is None else begin
        self._began = time.monotonic()

    def now(self) -> float:
        return self._from + time.monotonic() - self._began

    def resume(self, last_alive: float) -> None:
        """Go on from when a server was last alive."""
        self._from, self._began = last_alive, time.monotonic()

    def give_back(self, seconds: float) -> None:
        """Count as if these seconds had not passed."""
        self._from -= seconds
