"""The hub on Redis, or Valkey: one channel that all workers of a database listen to.

What is told while a publication is under way goes with the next one, and of a table only its newest notice. A worker
hears itself, too: that is how it knows that the hub works, and how late.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from holdfast.kernel import HoldfastError
from holdfast.server.hub import HubMessage, HubNotice, Listener
from holdfast.server.metrics import Metrics

LOG = logging.getLogger("holdfast.fleet")
ANSWER_SECONDS = 2.0
"""A hub that takes longer counts as away: workers read the store instead."""
AGAIN_SECONDS = 0.5
FAULTS = (RedisError, OSError, TimeoutError)


class Envelope(msgspec.Struct, frozen=True):
    """What is published at once."""

    sender: str
    sent: float
    """By the sender's own clock: it means nothing to others."""
    messages: Sequence[msgspec.Raw]
    """Each by itself: who cannot read one, of a newer version, reads the others."""


class RedisHub:
    def __init__(self, address: str, metrics: Metrics) -> None:
        self.connected = False
        self.unread = False
        self._address = address
        self._metrics = metrics
        self._channel = ""
        self._redis: Redis | None = None
        self._worker = ""
        self._listeners: list[Listener] = []
        self._notices: dict[str, HubNotice] = {}
        self._messages: list[HubMessage] = []
        self._publishing: asyncio.Task[None] | None = None
        self._receiving: asyncio.Task[None] | None = None
        self._decode = msgspec.json.Decoder(Envelope).decode
        self.decode: Callable[[msgspec.Raw], HubMessage] = msgspec.json.Decoder(HubMessage).decode

    async def open(self, name: str) -> None:
        self._channel = f"holdfast:{name}"
        try:
            self._redis = self.connect()
            await self._redis.ping()
        except (*FAULTS, ValueError) as wrong:
            raise HoldfastError("hub_unreachable", why=str(wrong)) from None
        if not self._listeners:
            return
        subscribed = asyncio.Event()
        self._receiving = asyncio.create_task(self._receive(subscribed), name="hub")
        with suppress(TimeoutError):
            await asyncio.wait_for(subscribed.wait(), ANSWER_SECONDS)

    def connect(self) -> Redis:
        """A client of the Redis at the hub's address."""
        return Redis.from_url(self._address, socket_connect_timeout=ANSWER_SECONDS, socket_timeout=ANSWER_SECONDS)

    async def close(self) -> None:
        """Publish what still waits, then be gone."""
        if self._publishing is not None:
            await asyncio.wait((self._publishing,), timeout=ANSWER_SECONDS)
        if self._receiving is not None:
            self._receiving.cancel()
            await asyncio.gather(self._receiving, return_exceptions=True)
        if self._redis is not None:
            redis, self._redis = self._redis, None
            await redis.aclose()

    def subscribe(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def publish(self, message: HubMessage) -> None:
        if isinstance(message, HubNotice) and message.relayed is None:
            self._notices[message.table] = message
        else:
            self._messages.append(message)
        if self._redis is not None and (self._publishing is None or self._publishing.done()):
            self._publishing = asyncio.create_task(self._publish())

    async def _publish(self) -> None:
        while self._redis is not None and (self._messages or self._notices):
            messages = [*self._messages, *self._notices.values()]
            self._messages, self._notices = [], {}
            self._worker = messages[0].worker
            encoded = [msgspec.Raw(msgspec.json.encode(message)) for message in messages]
            envelope = Envelope(self._worker, time.monotonic(), encoded)
            try:
                await self._redis.publish(self._channel, msgspec.json.encode(envelope))
                self._metrics.notices_sent += len(messages)
            except FAULTS:
                self.connected = False
                self._metrics.notices_unsent += len(messages)

    async def _receive(self, subscribed: asyncio.Event) -> None:
        assert self._redis is not None
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(self._channel)
                    self.connected = True
                    subscribed.set()
                    LOG.info("the hub is connected")
                    while True:
                        said = await channel.get_message(timeout=ANSWER_SECONDS)
                        if said is not None:
                            self._read(said["data"])
            except FAULTS as wrong:
                LOG.warning("the hub is away, the store is read instead: %s", type(wrong).__name__)
            self.connected = False
            await asyncio.sleep(AGAIN_SECONDS)

    def _read(self, published: bytes) -> None:
        self.connected = True
        try:
            envelope = self._decode(published)
        except msgspec.MsgspecError:
            self._note_unreadable()
            return
        for message in envelope.messages:
            self._pass_on(message)
        if envelope.sender == self._worker:
            self._metrics.hub_seconds = time.monotonic() - envelope.sent

    def _pass_on(self, encoded: msgspec.Raw) -> None:
        """Tell the listeners. A worker of another version may say things that nobody here understands."""
        try:
            message = self.decode(encoded)
        except msgspec.MsgspecError:
            self._note_unreadable()
            return
        self._metrics.notices_received += 1
        for listener in self._listeners:
            listener(message)

    def _note_unreadable(self) -> None:
        self.unread = True
        self._metrics.notices_unreadable += 1
