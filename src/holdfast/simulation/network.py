"""The network of a simulation: connections whose frames take their time, and may be the last.

As with TCP, frames of one direction come in order or not at all.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Protocol
from zlib import crc32

import httpx

from holdfast.simulation.faults import Dice
from holdfast.simulation.virtual_loop import Process, VirtualLoop

Event = MutableMapping[str, Any]
Application = Callable[[Event, Callable[[], Awaitable[Event]], Callable[[Event], Awaitable[None]]], Awaitable[None]]
LONGEST_REQUEST = 30.0
LONGEST_HANDSHAKE = 5.0
LEAST_GAP = 1e-6
"""Between two frames: what is due at the same time comes in any order."""
UNNOTICED_SECONDS = 20.0
"""How long a server may take for gone clients: until its ping is not answered."""


class Direction:
    """Frames that go one way, each after the one before it."""

    def __init__(self, loop: VirtualLoop, dice: Dice, deliver: Callable[[Any], None]) -> None:
        self._loop = loop
        self._dice = dice
        self._deliver = deliver
        self._free_at = 0.0

    def send(self, frame: Any) -> None:
        self._free_at = max(self._free_at + LEAST_GAP, self._loop.time() + self._dice.frame_delay())
        self._loop.call_at(self._free_at, self._deliver, frame)


class Mailbox:
    """What has arrived at one end, in order."""

    def __init__(self) -> None:
        self._waiting: deque[Any] = deque()
        self._arrived = asyncio.Event()

    def put(self, what: Any) -> None:
        self._waiting.append(what)
        self._arrived.set()

    async def take(self) -> Any:
        while not self._waiting:
            self._arrived.clear()
            await self._arrived.wait()
        return self._waiting.popleft()


class SimulatedSocket:
    """A WebSocket between a client and a worker: what the client holds of it."""

    def __init__(self, network: SimulatedNetwork, worker: Reachable, headers: Mapping[str, str]) -> None:
        self._network = network
        self._inbox: Mailbox = Mailbox()
        self._outbox: Mailbox = Mailbox()
        self._open = True
        self._accepted: asyncio.Future[None] = network.loop.create_future()
        loop, dice = network.loop, network.dice
        self._to_server = Direction(loop, dice, self._outbox.put)
        self._to_client = Direction(loop, dice, self._arrive)
        self._to_server.send({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": "/socket",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
        }
        self._serving = worker.process.spawn(loop, self._serve(worker.application, scope))
        worker.gone.add_done_callback(lambda _: self.cut())

    # The client's end

    async def send(self, text: bytes | str) -> None:
        if not self._open:
            raise ConnectionResetError
        dice = self._network.dice
        if dice.happens(dice.faults.cut):
            self.cut()
            raise ConnectionResetError
        self._to_server.send({"type": "websocket.receive", "text": text if isinstance(text, str) else text.decode()})

    async def __aiter__(self) -> AsyncIterator[str]:
        while True:
            event = await self._inbox.take()
            if event["type"] == "websocket.close":
                return
            if event["type"] == "websocket.send":
                yield event["text"]

    async def close(self) -> None:
        self.cut()

    @property
    def transport(self) -> SimulatedSocket:
        return self

    def abort(self) -> None:
        self.cut()

    async def __aenter__(self) -> SimulatedSocket:
        """Wait for the handshake, as long as clients do: a worker that stands still accepts nobody."""
        await asyncio.wait((self._accepted,), timeout=LONGEST_HANDSHAKE)
        if not self._accepted.done():
            self.cut()
            raise TimeoutError
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()

    def cut(self) -> None:
        """The connection breaks. The client notices at once, the server at the latest when a ping is not answered."""
        if self._open:
            self._open = False
            self._inbox.put({"type": "websocket.close"})
            self._accept()
            delay = UNNOTICED_SECONDS * self._network.dice.random.random() ** 4
            self._network.loop.call_later(delay, self._outbox.put, {"type": "websocket.disconnect", "code": 1006})

    # The server's end

    async def _serve(self, application: Application, scope: Event) -> None:
        await application(scope, self._outbox.take, self._answer)

    async def _answer(self, event: Event) -> None:
        dice = self._network.dice
        if dice.happens(dice.faults.cut):
            self.cut()
        if self._open:
            self._to_client.send(event)

    def _accept(self) -> None:
        if not self._accepted.done():
            self._accepted.set_result(None)

    def _arrive(self, event: Event) -> None:
        if self._open:
            self._accept()
            self._inbox.put(event)
            self._open = event["type"] != "websocket.close"


class Requests(httpx.AsyncBaseTransport):
    """HTTP to whichever worker is reached."""

    def __init__(self, network: SimulatedNetwork) -> None:
        self._network = network

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        network = self._network
        await asyncio.sleep(network.dice.frame_delay())
        worker = network.reach()
        answers: list[Event] = []
        body = await request.aread()
        serving = worker.process.spawn(network.loop, _serve(worker.application, request, body, answers))
        await asyncio.wait({serving, worker.gone}, timeout=LONGEST_REQUEST, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(network.dice.frame_delay())
        if not serving.done() or network.dice.happens(network.dice.faults.cut):
            raise httpx.ReadError("the connection broke", request=request)
        serving.result()
        content = b"".join(each.get("body", b"") for each in answers[1:])
        return httpx.Response(answers[0]["status"], headers=answers[0]["headers"], content=content)


async def _serve(application: Application, request: httpx.Request, body: bytes, answers: list[Event]) -> None:
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": request.method,
        "scheme": "http",
        "path": request.url.path,
        "raw_path": request.url.raw_path,
        "query_string": request.url.query,
        "headers": [(name.lower(), value) for name, value in request.headers.raw],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }

    async def receive() -> Event:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(event: Event) -> None:
        answers.append(event)

    await application(scope, receive, send)


class Reachable(Protocol):
    """A worker that can be connected to."""

    place: str
    """What a proxy knows it by."""
    process: Process
    gone: asyncio.Future[None]
    """Done when it has ended."""

    @property
    def application(self) -> Application: ...


class SimulatedNetwork:
    def __init__(self, loop: VirtualLoop, dice: Dice) -> None:
        self.loop = loop
        self.dice = dice
        self.workers: list[Reachable] = []

    def reach(self, table: str = "") -> Reachable:
        """The worker that a new connection comes to: by the table's name, unless it goes astray."""
        if not self.workers:
            raise ConnectionRefusedError
        if not table or self.dice.random.random() < self.dice.faults.astray:
            return self.dice.random.choice(self.workers)
        return max(self.workers, key=lambda worker: crc32(f"{worker.place} {table}".encode()))

    def connect(self, table: str, headers: Mapping[str, str]) -> SimulatedSocket:
        return SimulatedSocket(self, self.reach(table), headers)
