"""What the built-in store asks of a database. There are two: `sqlite` and `postgres`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy import URL, Connection, Executable, Row, make_url
from sqlalchemy.exc import ArgumentError

from holdfast.kernel import HoldfastError
from holdfast.server.store import Conflict, MoveRow

KINDS = {"sqlite": "sqlite", "postgresql": "postgresql", "postgres": "postgresql"}
Rows = Sequence[Row[Any]]


class Statement(NamedTuple):
    """One statement of a write."""

    statement: Executable
    rows: Sequence[Mapping[str, object]] | None = None
    """The values that it is made with, once for each, unless it has its own."""
    finds: int | None = None
    """How many rows it must fit; otherwise somebody else was first."""


Write = Sequence[Statement]
"""What is to be written together or not at all."""


class Database(Protocol):
    """All of it raises Unavailable when the database is away, full or locked, or another server's."""

    regained: Callable[[], None]
    """Called when the database is this server's alone again after it was not."""

    async def open(self) -> None:
        """Connect, see that no other server does, and bring the schema up to date."""

    async def close(self) -> None: ...

    async def read(self, *statements: Executable, **values: object) -> list[Rows]:
        """What each statement finds with these values, all at one instant: a row and its moves belong together."""

    async def commit(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        """Keep all of this in one transaction; raise Conflict if any of it clashes, and keep nothing."""


def database_at(url: str, *, alone: bool) -> Database:
    """The database of an address, for one server `alone` or for several that tell each other of their changes.

    Each kind brings its own driver, so only the one that is used is imported.
    """
    try:
        address = make_url(url)
    except ArgumentError:
        raise HoldfastError("bad_database_address", url=url) from None
    kind = KINDS.get(address.drivername.partition("+")[0])
    if kind is None:
        raise HoldfastError("bad_database_kind", kind=address.drivername)
    return _open(kind, address, alone)


def _open(kind: str, address: URL, alone: bool) -> Database:
    if kind == "sqlite":
        from holdfast.server.store.sqlite import SqliteDatabase

        return SqliteDatabase(address, alone=alone)
    from holdfast.server.store.postgres import PostgresDatabase

    return PostgresDatabase(address, alone=alone)


def take_steps(connection: Connection, writes: Sequence[Write]) -> None:
    """Do all writes, one after the other, in the transaction that is open."""
    for write in writes:
        for step in write:
            if step.rows is None:
                done = connection.execute(step.statement)
            else:
                done = connection.execute(step.statement, step.rows)
            if step.finds is not None and done.rowcount != step.finds:
                raise Conflict("somebody else has changed this meanwhile")


def all_kept(kept: int, moves: Sequence[MoveRow]) -> None:
    """Each move of a group is its table's next one, or none of them is kept."""
    if kept != len(moves):
        raise Conflict("a move is not the next one of its table")


def nothing() -> None:
    """Nobody asked to be called."""
