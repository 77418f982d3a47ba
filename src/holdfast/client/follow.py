"""Following a live table: an observation kept up to date, moves that are made once, and reconnects."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from holdfast.client.deal import DealTranscript
from holdfast.client.observation import FollowedObservation
from holdfast.client.refusals import MoveRefused, RequestRefused
from holdfast.server import messages
from holdfast.server.messages import Message, TableInfo, decode_server_message, encode

if TYPE_CHECKING:
    from holdfast.client.client import Client

PAUSES = (0.01, 0.05, 0.1, 0.2, 0.5)
"""Seconds before it comes back, longer each time in vain."""

ANSWER_SECONDS = 5.0
"""A server that does not answer a move for so long cannot make it: another worker may."""

SILENT_SECONDS = 1.0
"""A worker that does not answer a ping for so long, or three times as long as connecting took, hangs."""


class NotReady(Exception):
    """The server cannot tell the table now."""


LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError, RequestRefused, NotReady)
"""What an interruption looks like, also in the middle of fetching a schema."""


class TableClient:
    """One client at one table."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.table_id = table
        self.table: TableInfo | None = None
        self.seat: int | None = None
        self.ply = -1
        self.observation: FollowedObservation | None = None
        self.moves: list[int] = []
        self.lines: list[list[int]] = []
        """The whole story so far, as this seat may know it."""
        self.messages: list[Message] = []
        """Talk, gestures, notices, votes, hints and refusals, in the order in which they came."""
        self.can_take_back = False
        """Whether this seat may ask to take its last move back."""
        self.over = False
        self.ranking: list[list[int]] = []
        self.deal = DealTranscript(table)
        """This client's part in the deal, and what it wrote down of it: `deal.notes`."""
        self.on_frame: Callable[[str], None] | None = None
        self._connection: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._failures = 0
        self._welcomed = False
        """Whether the table was told on this connection: before that the server can do nothing with a move."""
        self._pulse = 0.0
        """How often to see whether the worker still runs; 0 where there is no other."""
        self._changed = asyncio.Condition()
        self._unanswered: dict[str, tuple[messages.Move, asyncio.Future[int]]] = {}

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.table is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    # What a program does

    async def play(self, move: int | str, text: str = "") -> int:
        """Make a move and wait until it is stored; its ply. MoveRefused if it is not made."""
        number, said = (move, "") if isinstance(move, int) else (None, move)
        message = messages.Move(self.ply, number, said, text, secrets.token_hex(8))
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._unanswered[message.id] = (message, answer)
        if self._welcomed:
            await self.send(message)
        try:
            while not (await asyncio.wait((answer,), timeout=ANSWER_SECONDS))[0]:
                self._failures += 1
                self.interrupt()
            return await answer
        finally:
            self._unanswered.pop(message.id, None)

    async def my_turn(self) -> bool:
        """Wait until this seat may move; False if the game is over."""
        await self.until(lambda: bool(self.moves) or self.over)
        return not self.over

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with self._changed:
            await self._changed.wait_for(lambda: holds() or (self._task is not None and self._task.done()))
        if self._task is not None and self._task.done():
            self._task.result()

    async def send(self, message: messages.ClientMessage) -> None:
        """Say something. What is lost with the connection, moves aside, is not said again."""
        if self._connection is not None:
            with suppress(*LOST):
                await self._connection.send(encode(message).decode())

    def interrupt(self) -> None:
        """Cut the connection, as a tunnel would; the follower comes back by itself."""
        if self._connection is not None:
            self._connection.transport.abort()

    # Staying connected

    async def _run(self) -> None:
        try:
            while True:
                with suppress(*LOST):
                    await self._connected()
                await asyncio.sleep(PAUSES[min(self._failures, len(PAUSES) - 1)])
                self._failures += 1
        finally:
            async with self._changed:
                self._changed.notify_all()

    def open_socket(self, headers: Mapping[str, str]) -> AbstractAsyncContextManager[ClientConnection]:
        """A proxy finds the table's worker by the address. What was in vain twice is tried at another worker."""
        return self._open_socket(headers)

    @asynccontextmanager
    async def _open_socket(self, headers: Mapping[str, str]) -> AsyncIterator[ClientConnection]:
        again = f"&again={self._failures}" if self._failures > 1 else ""
        begun = time.monotonic()
        async with connect(
            self.client.address.replace("http", "ws", 1) + f"/socket?table={self.table_id}{again}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=ANSWER_SECONDS,
        ) as connection:
            patience = max(SILENT_SECONDS, time.monotonic() - begun)
            listening = asyncio.create_task(self._leave_if_silent(connection, patience))
            try:
                yield connection
            finally:
                listening.cancel()

    async def _leave_if_silent(self, connection: ClientConnection, patience: float) -> None:
        """Go to another worker if this one hangs: its system keeps the connection all the same."""
        with suppress(ConnectionClosed):
            while not self._pulse or await _answers(connection, patience):
                await asyncio.sleep(self._pulse or SILENT_SECONDS)
            self._failures += 1
            connection.transport.abort()

    async def _connected(self) -> None:
        headers = {"authorization": f"Bearer {self.client.token}"} if self.client.token else {}
        async with self.open_socket(headers) as connection:
            self._connection = connection
            self._welcomed = False
            self._pulse = 0.0
            self.deal.reconnected()
            await self.send(messages.Watch(self.table_id, self.ply))
            async for frame in connection:
                if self.on_frame is not None:
                    self.on_frame(str(frame))
                await self._received(decode_server_message(frame))

    # What it receives

    async def _received(self, message: Message) -> None:
        match message:
            case messages.Welcome():
                await self._welcome(message)
            case messages.Update():
                self._update(message)
            case messages.TableChanged():
                await self._table(message.table)
            case messages.Accepted():
                self._answer(message.id, message.ply)
            case messages.Refusal() if message.id in self._unanswered:
                self._refuse(message)
            case messages.Refusal() if not self._welcomed:
                self.messages.append(message)
                raise NotReady
            case _:
                self.messages.append(message)
        async with self._changed:
            self._changed.notify_all()

    async def _welcome(self, message: messages.Welcome) -> None:
        self.seat = message.seat
        self._pulse = max(self._pulse, message.pulse)
        if message.observation:
            schema = await self.client.schema(message.table.schema, message.table.id)
            self.observation = FollowedObservation(schema, message.observation)
            self.deal.saw(message.ply, list(message.observation))
        before = self.lines if message.since >= 0 else []
        self.lines = [*before, *map(list, message.lines)]
        self.ply, self.moves = message.ply, list(message.moves)
        self.ranking = [list(rank) for rank in message.ranking]
        self.can_take_back = message.takeback
        await self._table(message.table)
        if not self._welcomed:
            await self._say_again()

    async def _say_again(self) -> None:
        """The table is there: moves that were never answered are sent as they were, and count once."""
        self._welcomed = True
        self._failures = 0
        for message, _ in list(self._unanswered.values()):
            await self.send(message)

    def _update(self, message: messages.Update) -> None:
        assert self.observation is not None
        changes, lines, moves, *_ = message.update
        self.observation.change(changes)  # type: ignore[arg-type]
        self.lines += lines  # type: ignore[arg-type]
        self.ply, self.moves = message.ply, list(moves)  # type: ignore[call-overload]
        self.ranking = [list(rank) for rank in message.ranking]
        self.can_take_back = message.takeback
        self.over = bool(self.ranking)
        if message.id:
            self._answer(message.id, message.ply)

    def _answer(self, id: str, ply: int) -> None:
        if id in self._unanswered and not self._unanswered[id][1].done():
            self._unanswered[id][1].set_result(ply)

    def _refuse(self, message: messages.Refusal) -> None:
        _, answer = self._unanswered.pop(message.id)
        if not answer.done():
            answer.set_exception(MoveRefused(message))

    async def _table(self, table: TableInfo) -> None:
        self.table = table
        self.over = table.status == "over" or bool(self.ranking)
        answer = self.deal.answer(table, self.seat)
        if answer is not None:
            await self.send(answer)


async def _answers(connection: ClientConnection, patience: float) -> bool:
    """Whether the other end answers a ping. If we were busy ourselves, its answer may be there and not read yet."""
    pong = asyncio.ensure_future(await connection.ping())
    await asyncio.wait((pong,), timeout=patience)
    return pong.done()
