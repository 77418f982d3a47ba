"""Tables that cannot be brought back: a move that the rules do not accept, a row that nobody can read.

Every request for one gets the same answer, which reveals nothing about it. The reason goes to the log, without any
value that a move or a card could be read from. Other tables notice nothing.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from holdfast.kernel import HoldfastError
from holdfast.server.metrics import Metrics
from holdfast.server.refusals import Refused
from holdfast.server.store import Unavailable

LOG = logging.getLogger("holdfast.server")
RETRY_SECONDS = 600.0
"""A table is read again after this long: somebody may have mended it."""


class Damaged(Refused):
    """This table cannot be opened."""

    status = 410


class DamagedTables:
    """Which tables are damaged, as far as anybody has noticed."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._noticed: dict[str, float] = {}

    def known(self, table: str) -> bool:
        """Whether a table was found damaged lately."""
        at = self._noticed.get(table)
        return at is not None and time.monotonic() - at < RETRY_SECONDS

    def refuse(self, table: str) -> None:
        """A table that was found damaged lately is not tried again: each try costs as much as reading it in."""
        if self.known(table):
            raise damaged()

    def note(self, table: str, why: str) -> None:
        if not self.known(table):
            LOG.error("table %s is damaged: %s", table, why)
        self._noticed[table] = time.monotonic()
        self._metrics.damaged = len(self._noticed)

    def mended(self, table: str) -> None:
        if self._noticed.pop(table, None) is not None:
            self._metrics.damaged = len(self._noticed)

    @contextmanager
    def contained(self, table: str) -> Iterator[None]:
        """Whatever goes wrong while a table is read in is that table's."""
        try:
            yield
        except Unavailable:
            raise
        except Exception as wrong:
            self.note(table, reason(wrong))
            raise damaged() from None
        self.mended(table)


def damaged() -> Damaged:
    return Damaged("table_damaged")


def reason(wrong: BaseException) -> str:
    """What went wrong and where, without its values: they may be somebody's cards."""
    what = wrong.code if isinstance(wrong, HoldfastError) else type(wrong).__name__
    return ", ".join((what, *getattr(wrong, "__notes__", ())))
