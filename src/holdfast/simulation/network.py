"""The network of a simulation: connections whose frames take their time, and may be the last.

As with TCP, frames of one direction come in order or not at all; what is lost, doubled or late between workers are
notices.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, MutableMapping
from contextvars import copy_context
from typing import Any, Protocol

import httpx

from holdfast.server.hub import HubMessage, Listener
from holdfast.simulation.faults import Dice
from holdfast.simulation.virtual_loop import PROCESS, Process, VirtualLoop

Event = MutableMapping[str, Any]
Application = Callable[[Event, Callable[[], Awaitable[Event]], Callable[[Event], Awaitable[None]]], Awaitable[None]]
LONGEST_REQUEST = 30.0
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
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()

    def cut(self) -> None:
        """The connection breaks. The client notices at once, the server at the latest when a ping is not answered."""
        if self._open:
            self._open = False
            self._inbox.put({"type": "websocket.close"})
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

    def _arrive(self, event: Event) -> None:
        if self._open:
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

    process: Process
    gone: asyncio.Future[None]
    """Done when it was killed."""

    @property
    def application(self) -> Application: ...


class SimulatedNetwork:
    def __init__(self, loop: VirtualLoop, dice: Dice) -> None:
        self.loop = loop
        self.dice = dice
        self.workers: list[Reachable] = []

    def reach(self) -> Reachable:
        """Whichever worker a new connection comes to."""
        if not self.workers:
            raise ConnectionRefusedError
        return self.dice.random.choice(self.workers)

    def connect(self, headers: Mapping[str, str]) -> SimulatedSocket:
        return SimulatedSocket(self, self.reach(), headers)


class SimulatedHub:
    """Carries notices between workers. A notice may be lost, doubled or late."""

    connected = True

    def __init__(self, loop: VirtualLoop, dice: Dice) -> None:
        self._loop = loop
        self._dice = dice
        self._listeners: dict[Process, Listener] = {}

    async def open(self, name: str) -> None:
        """It is there all the time."""

    async def close(self) -> None:
        """A worker that ends is forgotten with its process."""

    def publish(self, notice: HubMessage) -> None:
        for process, listener in list(self._listeners.items()):
            if not self._dice.happens(self._dice.faults.notice_lost):
                self._deliver(process, listener, notice)
            if self._dice.happens(self._dice.faults.notice_doubled):
                self._deliver(process, listener, notice)

    def subscribe(self, listener: Listener) -> None:
        process = PROCESS.get()
        assert process is not None
        self._listeners[process] = listener

    def forget(self, process: Process) -> None:
        self._listeners.pop(process, None)

    def _deliver(self, process: Process, listener: Listener, notice: HubMessage) -> None:
        context = copy_context()
        context.run(PROCESS.set, process)
        self._loop.call_later(self._dice.frame_delay(), listener, notice, context=context)
