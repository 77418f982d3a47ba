"""One server for one SQLite database: it holds a lock on a small database next to it.

SQLite's own locks end with the process, however it ends, and hold wherever the tables' own do.
"""

from __future__ import annotations

import os
import socket
import sqlite3
from contextlib import suppress
from pathlib import Path

from holdfast.server.store import TAKEN, Unavailable
from holdfast.server.store.private_files import make_private

PATIENCE_SECONDS = 2.0
"""A server that is being restarted may still be on its way out."""
KEEP_WHO = (
    "CREATE TABLE IF NOT EXISTS holder (who TEXT)",
    "DELETE FROM holder",
)


class Lease:
    """The right to write to a database, held from `take` to `give`."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._held: sqlite3.Connection | None = None
        self._file = (0, 0)

    @property
    def path(self) -> Path:
        """However many names a database has, there is one lock."""
        found = self._database.resolve()
        return found.with_name(f"{found.name}-lock")

    def take(self) -> None:
        """Hold the lock, or raise Unavailable and name who does."""
        make_private(self.path)
        connection = sqlite3.connect(self.path, timeout=PATIENCE_SECONDS, isolation_level=None, check_same_thread=False)
        try:
            _say_who(connection)
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as wrong:
            who = _who(connection)
            connection.close()
            if wrong.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise taken(who) from None
        self._held, self._file = connection, _identity(self.path)

    def check(self) -> None:
        """Raise Unavailable if somebody has removed the lock: another server may hold a new one."""
        if self._held is not None and _identity(self.path) != self._file:
            raise Unavailable(f"{self.path.name} was removed while the server ran; start it anew", why=TAKEN)

    def give(self) -> None:
        connection, self._held = self._held, None
        if connection is not None:
            connection.close()


def taken(who: str) -> Unavailable:
    """The refusal to be the second server on one database."""
    return Unavailable(
        f"another server uses it already ({who}); stop that one first, or name another --database", why=TAKEN
    )


def _say_who(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    for statement in KEEP_WHO:
        connection.execute(statement)
    connection.execute("INSERT INTO holder VALUES (?)", (f"process {os.getpid()} on {socket.gethostname()}",))
    connection.execute("COMMIT")


def _who(connection: sqlite3.Connection) -> str:
    with suppress(sqlite3.Error):
        found = connection.execute("SELECT who FROM holder").fetchone()
        if found is not None:
            return str(found[0])
    return "it does not say which"


def _identity(path: Path) -> tuple[int, int]:
    """Which file it is, whatever it is called."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino
