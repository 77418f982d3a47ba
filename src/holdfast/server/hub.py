"""The hub: how workers tell each other what became of a table. The table service knows this port only.

A notice says no more than “table T is at version V and ply P”; a worker that has that table in memory and is behind
reads the rest from the store. So a notice may be lost, doubled or late, and nothing goes wrong. No card, seed or token
is ever in one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec


class RelayedFrame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message that is shown at a table and not kept: a bow, a notice that a bot has taken a seat."""

    frame: str
    side: str = ""
    """Whom it is for: `players` or `spectators`; empty for all."""
    guest: str = ""
    """Who sent it: guests who have blocked this one do not get it."""
    except_seat: int = -1
    """The seat that does not get it, because it got an answer of its own."""


class HubNotice(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    table: str
    version: int
    ply: int
    worker: str
    """The sender: a worker ignores its own notices."""
    epoch: int = 0
    holder: str = ""
    """Which worker has the lease."""
    said: int = -1
    """The number of the newest words."""
    seats: Sequence[int] = ()
    """Whose people are at the sender."""
    spectators: int = 0
    relayed: RelayedFrame | None = None


class GuestChanged(msgspec.Struct, frozen=True, tag=True):
    """A guest has another name, or has blocked somebody: what is cached of them is out of date."""

    worker: str
    guest: str


class LimitCharges(msgspec.Struct, frozen=True, tag=True):
    """What clients have taken of their limits at one worker since it last said so."""

    worker: str
    limits: Mapping[str, Mapping[str, float]]
    """For each kind of limit how much was taken, by aliases of the clients."""


class BotCapacity(msgspec.Struct, frozen=True, tag=True):
    """How many decisions a machine for bots takes at once; 0 when it stops."""

    worker: str
    places: int


HubMessage = HubNotice | GuestChanged | LimitCharges | BotCapacity
Listener = Callable[[HubMessage], None]


class Hub(Protocol):
    connected: bool
    """Whether notices arrive. While they do not, workers compare all their tables with the store."""
    unread: bool
    """Whether something has come that this version cannot read: all tables are compared then, and it is forgotten."""

    def publish(self, message: HubMessage) -> None: ...

    def subscribe(self, listener: Listener) -> None: ...

    async def open(self, name: str) -> None:
        """Connect to all who give this name, or raise what is wrong."""

    async def close(self) -> None: ...


class LocalHub:
    """The embedded default: everybody is in this process."""

    connected = True
    unread = False

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, message: HubMessage) -> None:
        for listener in self._listeners:
            listener(message)

    def subscribe(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def open(self, name: str) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        """There is nothing to close."""
