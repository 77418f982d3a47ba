"""Files that only the server's user may read: the secrets of running games and the key of the cookies are in them."""

from __future__ import annotations

import logging
import stat
from pathlib import Path

from sqlalchemy import URL

LOG = logging.getLogger("holdfast.server")
PRIVATE = 0o600
OTHERS = stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps next to a database. It gives new ones the rights of the database."""


def path_of(address: URL) -> Path | None:
    """The file of an SQLite database; None if it is in memory only."""
    name = (address.database or "").removeprefix("file:")
    return None if not name or name == ":memory:" else Path(name)


def make_private(path: Path) -> None:
    """Make a file that nobody else may read. One that everybody may read no longer is; a group's rights stay."""
    path.touch(mode=PRIVATE)
    for name in BESIDE:
        file = path.with_name(path.name + name)
        if file.exists() and stat.S_IMODE(file.stat().st_mode) & OTHERS:
            file.chmod(PRIVATE)
            LOG.warning("everybody could read %s; now only its owner can", file.name)
