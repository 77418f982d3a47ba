"""Tables that cannot be brought back, or cannot go on: a move that the rules do not accept, a row that nobody can read,
a game whose own rules raise.

Every request for one gets the same answer, which reveals nothing about it. The reason goes to the log, without any
value that a move or a card could be read from. Other tables notice nothing.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from traceback import extract_tb
from typing import TYPE_CHECKING

from holdfast.kernel import HoldfastError
from holdfast.server.metrics import Metrics
from holdfast.server.refusals import Refused, refusal
from holdfast.server.store import Unavailable

if TYPE_CHECKING:
    from holdfast.server.tables.session import TableSession

LOG = logging.getLogger("holdfast.server")
RETRY_SECONDS = 600.0
"""A table is read again after this long: somebody may have mended it."""


class Damaged(Refused):
    """This table cannot be opened."""

    status = 410


def damaged() -> Damaged:
    return Damaged("table_damaged")


def rules_failed() -> Damaged:
    return Damaged("rules_failed")


class DamagedTables:
    """Which tables are damaged, as far as anybody has noticed."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._noticed: dict[str, tuple[float, Callable[[], Damaged]]] = {}
        """When, and what people are told since."""

    def known(self, table: str) -> bool:
        """Whether a table was found damaged lately."""
        at, _ = self._noticed.get(table, (-RETRY_SECONDS, damaged))
        return time.monotonic() - at < RETRY_SECONDS

    def refuse(self, table: str) -> None:
        """A table that was found damaged lately is not tried again: each try costs as much as reading it in."""
        if self.known(table):
            raise self._noticed[table][1]()

    def note(self, table: str, why: str, told: Callable[[], Damaged] = damaged) -> None:
        if not self.known(table):
            LOG.error("table %s is damaged: %s", table, why)
        self._noticed[table] = time.monotonic(), told
        self._metrics.damaged = len(self._noticed)

    def mended(self, table: str) -> None:
        if self._noticed.pop(table, None) is not None:
            self._metrics.damaged = len(self._noticed)

    @contextmanager
    def contained(self, table: str) -> Iterator[None]:
        """Whatever goes wrong while a table is read in is that table's."""
        try:
            yield
        except (Unavailable, Damaged):
            raise
        except Exception as wrong:
            self.note(table, reason(wrong))
            raise damaged() from None
        self.mended(table)

    @contextmanager
    def rules_contained(self, session: TableSession) -> Iterator[None]:
        """Where the rules of a game raise at a table in memory, it cannot go on, and everybody there is told so."""
        try:
            yield
        except Damaged:
            raise
        except Exception as wrong:
            session.failed = True
            self.note(session.row.id, fault_of_rules(wrong), rules_failed)
            told = rules_failed()
            session.audience.push(refusal(told))
            raise told from None


def check_rules_hold(session: TableSession) -> None:
    """Refuse what is wanted of a table whose rules have failed."""
    if session.failed:
        raise rules_failed()


def reason(wrong: BaseException) -> str:
    """What went wrong and where, without its values: they may be somebody's cards."""
    what = wrong.code if isinstance(wrong, HoldfastError) else type(wrong).__name__
    return ", ".join((what, *getattr(wrong, "__notes__", ())))


def fault_of_rules(wrong: BaseException) -> str:
    """The same with the line of source that raised: whoever wrote the game looks there."""
    cause = wrong.__cause__ or wrong
    *_, last = extract_tb(cause.__traceback__)
    return f"{reason(cause)} in {last.name} ({last.filename}, line {last.lineno})"
