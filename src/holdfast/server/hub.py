"""The hub: how workers tell each other what became of a table. The table service knows this port only.

A notice says no more than “table T is at version V and ply P”; a worker that has that table in memory and is behind
reads the rest from the store. So a notice may be lost, doubled or late, and nothing goes wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec


class HubNotice(msgspec.Struct, frozen=True):
    table: str
    version: int
    ply: int
    worker: str
    """The sender: a worker ignores its own notices."""


Listener = Callable[[HubNotice], None]


class Hub(Protocol):
    def tell(self, notice: HubNotice) -> None: ...

    def listen(self, listener: Listener) -> None: ...


class LocalHub:
    """The embedded default: everybody is in this process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def tell(self, notice: HubNotice) -> None:
        for listener in self._listeners:
            listener(notice)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)
