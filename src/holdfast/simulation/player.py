"""The people of a simulation: they sit down, play, look in, talk, agree, leave and come back, with the real client."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import TypeVar, cast

import httpx
from websockets.asyncio.client import ClientConnection

from holdfast.client import Client, TableClient
from holdfast.client.refusals import MoveRefused, RequestRefused
from holdfast.server import messages
from holdfast.server.tables.clocks import Clock
from holdfast.simulation.checks import SENT_AGAIN, Witness
from holdfast.simulation.network import Requests, SimulatedNetwork
from holdfast.simulation.plan import Plan

LEFT = ("out_of_time", "gone")
"""Why a bot plays for somebody who never left."""
THINKING_SECONDS = 0.05
QUICK_SECONDS = 30.0
NEARLY_ALL = 0.8
WHIMS = 0.03
"""Of a move: that somebody does something else first."""
TRY_AGAIN_SECONDS = 0.5
AWAY, BUSY = 503, "table_busy"
"""How the server says that one is to try again."""
Answer = TypeVar("Answer")


class SimulatedClient(Client):
    """The client of programs, on a simulated network."""

    def __init__(self, network: SimulatedNetwork) -> None:
        super().__init__("http://server", transport=Requests(network))
        self.network = network

    async def persist(self, ask: Callable[[], Awaitable[Answer]]) -> Answer | None:
        """Ask until there is an answer, as somebody at a page does. None if it is no, but may have been yes before."""
        lost = False
        while True:
            try:
                return await ask()
            except (httpx.HTTPError, OSError):
                lost = True
            except RequestRefused as refused:
                if refused.status == AWAY or refused.refusal.error == BUSY:
                    lost = lost or refused.status == AWAY
                elif lost:
                    return None
                else:
                    raise
            await asyncio.sleep(TRY_AGAIN_SECONDS)


class SimulatedFollower(TableClient):
    """A client at a table. Whatever it is told is checked."""

    client: SimulatedClient

    def __init__(self, client: SimulatedClient, table: str, witness: Witness) -> None:
        super().__init__(client, table)
        self.client = client
        self.witness = witness
        self.ply_before = -1
        self.times_less = 0
        """How often it was told fewer moves than before."""

    def open_socket(self, headers: Mapping[str, str]) -> AbstractAsyncContextManager[ClientConnection]:
        again = str(self._failures) if self._failures > 1 else ""
        socket = self.client.network.connect(self.table_id + again, headers)
        return cast(AbstractAsyncContextManager[ClientConnection], socket)

    async def _received(self, message: messages.Message) -> None:
        self.ply_before = self.ply
        await super()._received(message)
        self.witness.told(self, message)

    async def _say_again(self) -> None:
        self.witness.checked[SENT_AGAIN] += len(self._unanswered)
        await super()._say_again()

    def _answer(self, id: str, ply: int) -> None:
        if id in self._unanswered:
            self.witness.answered(self, id, ply)
        super()._answer(id, ply)


class SimulatedPlayer:
    """Somebody at a table, who plays it to the end and has whims."""

    def __init__(self, follower: SimulatedFollower, random: Random, clock: Clock, plan: Plan) -> None:
        self.follower = follower
        self.random = random
        self.clock = clock
        self.plan = plan

    async def play(self) -> None:
        while await self.follower.my_turn():
            if self._happens(self.plan.sleeps):
                await self._sleep()
                continue
            await asyncio.sleep(self._thinking())
            if self.random.random() < WHIMS:
                await self._whim()
            if not self.follower.moves:
                continue
            await self._move(self.random.choice(self.follower.moves))

    async def _sleep(self) -> None:
        """Until a bot has to play in one's stead."""
        follower = self.follower
        await follower.until(lambda: follower.over or not follower.moves or self._bot_plays())

    def _bot_plays(self) -> bool:
        table, seat = self.follower.table, self.follower.seat
        return table is not None and seat is not None and bool(table.seats[seat].bot)

    async def _move(self, move: int) -> None:
        attempt = self.follower.witness.attempt(self.follower, move)
        try:
            await self.follower.play(move)
        except MoveRefused as refused:
            self.follower.witness.refused(self.follower, attempt, refused.refusal.error)

    def _thinking(self) -> float:
        """Now and then somebody takes nearly all of their time."""
        if self.clock.decision is not None and self._happens(self.plan.ponders):
            return self.clock.decision * NEARLY_ALL
        return self.random.expovariate(1 / THINKING_SECONDS)

    def _happens(self, chance: float) -> bool:
        """What lasts as long as the clock is slow happens less often there, or tables would mostly stand still."""
        most = self.clock.decision
        return most is not None and self.random.random() < chance * QUICK_SECONDS / most

    async def _whim(self) -> None:
        follower = self.follower
        match self.random.randrange(6):
            case 0:
                follower.interrupt()
            case 1:
                await follower.send(messages.Say(f"Hello {self.random.randrange(1000)}"))
            case 2:
                await follower.send(messages.Gesture("think"))
            case 3:
                await follower.send(messages.Vote("takeback"))
            case 4:
                await follower.send(messages.Move(follower.ply + 1, 1 << 20, id="never"))
            case 5:
                late = self.random.choice(follower.moves or [0])
                await follower.send(messages.Move(follower.ply - 1, late, id=f"late {self.random.getrandbits(32)}"))


async def agree(follower: SimulatedFollower, random: Random) -> None:
    """Agree to what others propose, mostly, and take back one's seat from a bot."""
    heard = 0
    while not follower.over:
        await follower.until(lambda heard=heard: len(follower.messages) > heard or follower.over)  # type: ignore[misc]
        for message in follower.messages[heard:]:
            if isinstance(message, messages.Votes) and message.agreed and follower.seat not in message.agreed:
                await follower.send(messages.Vote(message.what, random.random() < 0.8))
            if isinstance(message, messages.Notice) and message.what in LEFT and message.seat == follower.seat:
                await follower.send(messages.Reclaim())
        heard = len(follower.messages)
