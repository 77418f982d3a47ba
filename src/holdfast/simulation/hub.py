"""The Redis of a simulation: what is published may be lost, doubled, late or in another order; the hub's own code is
the server's."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextvars import Context
from typing import Self, cast

import msgspec
from redis.asyncio import Redis

from holdfast.server.hub import HubMessage, HubNotice
from holdfast.server.metrics import Metrics
from holdfast.server.redis_hub import RedisHub
from holdfast.simulation.faults import Dice
from holdfast.simulation.network import Mailbox
from holdfast.simulation.versions import Mood, Version, newer_notice
from holdfast.simulation.virtual_loop import Process, VirtualLoop

CARRYING_SECONDS = 0.002
"""The usual time from one worker to another."""


class MessageBus:
    """What all workers publish on and listen to. While it is `away` nobody does."""

    def __init__(self, loop: VirtualLoop, dice: Dice) -> None:
        self.away = 0
        self.apart: Counter[Process] = Counter()
        """Workers that hear nothing of others, nor are heard, although they seem to be connected."""
        self.lost = 0
        self._loop = loop
        self._dice = dice
        self._channels: list[SimulatedChannel] = []

    def check_there(self) -> None:
        if self.away:
            raise ConnectionError("the hub is away")

    def join(self, channel: SimulatedChannel) -> None:
        self._channels.append(channel)

    def leave(self, channel: SimulatedChannel) -> None:
        if channel in self._channels:
            self._channels.remove(channel)

    def forget(self, process: Process) -> None:
        """A worker is gone, and its connection with it."""
        self._channels = [channel for channel in self._channels if channel.process is not process]

    def carry(self, sender: Process, data: bytes) -> None:
        self.check_there()
        dice = self._dice
        for channel in self._channels:
            parted = sender is not channel.process and (self.apart[sender] or self.apart[channel.process])
            if parted or dice.happens(dice.faults.notice_lost):
                self.lost += 1
            else:
                self._deliver(channel, data)
            if not parted and dice.happens(dice.faults.notice_doubled):
                self._deliver(channel, data)

    def _deliver(self, channel: SimulatedChannel, data: bytes) -> None:
        delay = self._dice.frame_delay() + CARRYING_SECONDS
        self._loop.call_later(delay, channel.inbox.put, data, context=Context())


class SimulatedChannel:
    """A worker's subscription."""

    def __init__(self, bus: MessageBus, process: Process) -> None:
        self.process = process
        self.inbox: Mailbox = Mailbox()
        self._bus = bus

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._bus.leave(self)

    async def subscribe(self, name: str) -> None:
        self._bus.check_there()
        self._bus.join(self)

    async def get_message(self, timeout: float) -> dict[str, bytes] | None:
        try:
            async with asyncio.timeout(timeout):
                data = await self.inbox.take()
        except TimeoutError:
            data = None
        self._bus.check_there()
        return None if data is None else {"data": data}


class SimulatedRedis:
    """A worker's connection to the hub."""

    def __init__(self, bus: MessageBus, process: Process) -> None:
        self._bus = bus
        self._process = process

    async def ping(self) -> None:
        await asyncio.sleep(CARRYING_SECONDS)
        self._bus.check_there()

    async def publish(self, name: str, data: bytes) -> None:
        await asyncio.sleep(CARRYING_SECONDS)
        self._bus.carry(self._process, data)

    def pubsub(self, **_: object) -> SimulatedChannel:
        return SimulatedChannel(self._bus, self._process)

    async def aclose(self) -> None:
        """There is nothing to let go."""


class SimulatedHub(RedisHub):
    """A worker's hub, in the words of its version."""

    def __init__(self, bus: MessageBus, process: Process, version: Version) -> None:
        super().__init__("redis://simulated", Metrics())
        self.decode = msgspec.json.Decoder(version.hears).decode
        self._bus = bus
        self._process = process
        self._version = version

    def connect(self) -> Redis:
        return cast(Redis, SimulatedRedis(self._bus, self._process))

    def publish(self, message: HubMessage) -> None:
        if not self._version.expands or not isinstance(message, HubNotice):
            super().publish(message)
            return
        super().publish(newer_notice(message))
        super().publish(cast(HubMessage, Mood(message.worker)))
