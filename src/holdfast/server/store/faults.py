"""What drivers say when a database fails, in the words of the store: why, in a few words, never what was written."""

from __future__ import annotations

import errno
import sqlite3

from sqlalchemy.exc import DBAPIError

from holdfast.server.store import AWAY, FULL, LOCKED, READ_ONLY, Unavailable

OF_SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
}
OF_POSTGRES = {"53100": FULL, "55P03": LOCKED, "25006": READ_ONLY}
OF_THE_SYSTEM = {errno.ENOSPC: FULL, errno.EDQUOT: FULL, errno.EROFS: READ_ONLY, errno.EACCES: READ_ONLY}
SENTENCES = {FULL: "the disk is full", LOCKED: "something else holds it locked", READ_ONLY: "it can only be read"}
PRIMARY = 0xFF
"""SQLite's codes say more in their higher bits."""


def unavailable(fault: BaseException) -> Unavailable:
    """A driver's complaint in one line, without the statement and its values."""
    said = fault.orig if isinstance(fault, DBAPIError) and fault.orig is not None else fault
    why = _why(said)
    return Unavailable(SENTENCES.get(why) or _first_line(said), why=why)


def _why(said: BaseException) -> str:
    if isinstance(said, sqlite3.Error):
        return OF_SQLITE.get(getattr(said, "sqlite_errorcode", 0) & PRIMARY, AWAY)
    if isinstance(said, OSError):
        return OF_THE_SYSTEM.get(said.errno or 0, AWAY)
    return OF_POSTGRES.get(str(getattr(said, "sqlstate", "")), AWAY)


def _first_line(said: BaseException) -> str:
    lines = str(said.__cause__ or said).strip().splitlines()
    return lines[0] if lines else type(said).__name__
