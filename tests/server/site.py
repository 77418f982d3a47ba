"""A whole server for a test: HTTP and sockets on a port of its own, everything behind them real."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Self

from holdfast.client import Client, TableClient
from holdfast.kernel import Game
from holdfast.server.app import Application
from holdfast.server.hub import Hub
from holdfast.server.messages import TableInfo
from holdfast.server.running import Server, server_for
from holdfast.server.service import TableService
from holdfast.server.settings import Limits, Settings
from holdfast.server.tables.session import TableSession

PATIENT = Limits(
    messages_per_second=10_000.0,
    message_burst=10_000,
    requests_per_second=10_000.0,
    request_burst=10_000,
    guests_per_hour=100_000.0,
)
DIRECT = Settings(port=0, bot_pace=0.0, bot_seconds=60.0, deal_seconds=1.0, bot_processes=1, limits=PATIENT)


class QuietServer(Server):
    """Leaves the signals of the test's process alone."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Site:
    def __init__(
        self, database: str, carrier: Hub | None = None, games: Mapping[str, Game] | None = None, **settings: Any
    ) -> None:
        self.application = Application(replace(DIRECT, database=database, **settings), games=games, hub=carrier)
        self._server = server_for(self.application.settings, self.application)
        self._server.__class__ = QuietServer
        self._task: asyncio.Task[None] | None = None
        self._clients: list[Client] = []

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._server.serve())
        while not self._server.started:
            assert not self._task.done(), "the server did not start"
            await asyncio.sleep(0.005)
        return self

    async def __aexit__(self, *_: object) -> None:
        for client in self._clients:
            await client.__aexit__()
        await self.stop()

    async def stop(self) -> None:
        """End as a signal would: politely."""
        if self._task is not None and not self._task.done():
            self._server.handle_exit(15, None)
            await self._task

    @property
    def service(self) -> TableService:
        return self.application.service

    @property
    def address(self) -> str:
        port = self._server.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    @property
    def wires(self) -> list[Any]:
        """What speaks to each client that is connected."""
        return list(self._server.server_state.connections)

    async def guest(self, name: str = "Ada", token: str = "") -> Client:
        client = Client(self.address, token)
        self._clients.append(client)
        if not token:
            await client.introduce(name)
        return client

    async def guests(self, count: int) -> list[Client]:
        return [await self.guest(f"Guest {number + 1}") for number in range(count)]

    async def seated(self, guests: list[Client], game: str = "upgrade", **choices: Any) -> TableInfo:
        """A table at which these guests sit and are ready; bots take the rest."""
        seats = choices.pop("seats", len(guests) + len(choices.get("bots", [])))
        table = await guests[0].make_table(game, seats=seats, **choices)
        for guest in guests[1:]:
            await guest.sit(table.id)
            await guest.ready(table.id)
        return table

    @asynccontextmanager
    async def playing(
        self, guests: list[Client], game: str = "upgrade", **choices: Any
    ) -> AsyncIterator[list[TableClient]]:
        """A game that is dealt, followed by each guest."""
        table = await self.seated(guests, game, **choices)
        async with contextlib.AsyncExitStack() as stack:
            followers = [await stack.enter_async_context(guest.follow(table.id)) for guest in guests]
            await guests[0].start(table.id)
            for follower in followers:
                await follower.until(lambda follower=follower: follower.ply >= 0)  # type: ignore[misc]
            yield followers

    async def session(self, table: str) -> TableSession:
        return await self.service.find(table)


async def play_out(followers: list[TableClient], choose: Any, most: int = 100_000) -> None:
    """Everybody plays until the game is over, or until this many moves were made."""
    await asyncio.gather(*(play_on(follower, choose, most) for follower in followers))


async def play_on(follower: TableClient, choose: Any, most: int = 100_000) -> None:
    while True:
        # Who is not asked at the last ply is done all the same: it was the others who made the last move.
        await follower.until(lambda: bool(follower.moves) or follower.over or follower.ply >= most)
        if follower.over or follower.ply >= most:
            return
        await follower.play(choose(follower.moves))
