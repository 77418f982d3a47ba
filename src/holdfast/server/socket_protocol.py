"""uvicorn's WebSocket protocol with a fast path for short text frames, and a small footprint.

A table's messages are short text frames that arrive whole. They are parsed and written here in a few steps. The
handshake, control frames, fragments, long frames and protocol errors are left to the library.

What this is worth, measured with benchmarks/server_load.py in alternating runs (100 tables, two cores): a move takes
114 µs of processor time, and 163 µs with uvicorn's own class; an idle socket takes 6.4 KiB, and 19.3 KiB with it. The
price is a subclass that knows uvicorn's attributes: it is pinned to one minor release.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cached_property
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from holdfast.server.http_connections import HttpConnections
from holdfast.server.timer_wheel import TimerWheel

DIRECT = "holdfast.direct"
"""The extension of the ASGI scope through which a connection reaches the protocol, past uvicorn's queue.

A move handled as it arrives takes 114 µs of processor time; one that waits in the queue for its task, 134 µs."""
SWITCHING = 101
WHOLE_TEXT, WHOLE_CONTROL = 0x81, 0x88
MASKED = 0x80
SHORT, MEDIUM = 125, 126
"""The second byte holds lengths up to SHORT. MEDIUM there means that the length is in the next two bytes."""
MOST_MEDIUM = 0xFFFF
MOST_WAITING = 16
"""Messages that may wait before the socket is no longer read."""


class MessageQueue:
    """The queue of one reader. With asyncio.Queue an idle socket takes 10.3 KiB instead of 6.4."""

    __slots__ = ("_come", "_reader")

    def __init__(self) -> None:
        self._come: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._come.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def coming(self) -> asyncio.Future[None]:
        """Done when something comes. Not a coroutine: one that waits takes room at every table."""
        self._reader = asyncio.get_running_loop().create_future()
        return self._reader

    def take(self) -> Any:
        """What came first."""
        return self._come.pop(0)

    def empty(self) -> bool:
        return not self._come

    def qsize(self) -> int:
        return len(self._come)


class WriteGate:
    """Whether there is room to write. With asyncio.Event an idle socket takes 0.7 KiB more."""

    __slots__ = ("_open", "_opened")

    def __init__(self) -> None:
        self._open = True
        self._opened: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        return self._open

    def clear(self) -> None:
        self._open = False

    def set(self) -> None:
        self._open = True
        if self._opened is not None and not self._opened.done():
            self._opened.set_result(None)
        self._opened = None

    async def wait(self) -> None:
        while not self._open:
            if self._opened is None:
                self._opened = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._opened)


class Config(uvicorn.Config):
    """uvicorn's settings, and what all connections of a server share."""

    def __init__(self, *given: Any, http_connections: HttpConnections, **named: Any) -> None:
        super().__init__(*given, **named)
        self.http_connections = http_connections

    @cached_property
    def timers(self) -> TimerWheel:
        return TimerWheel(asyncio.get_running_loop())


class SocketProtocol(WebSocketsSansIOProtocol):
    """Behaves as uvicorn's own. There are thousands of them."""

    # A slot for each attribute of uvicorn's class: a dictionary would take four times the memory.
    __slots__ = (
        *("_conn", "app", "app_state", "asgi_version", "client", "close_sent", "close_timeout", "close_timer"),
        *("config", "connections", "curr_msg_data_type", "default_headers", "disconnected", "frames"),
        *("handshake_complete", "handshake_initiated", "initial_response", "last_ping_rtt", "listener", "logger"),
        *("loop", "pending_ping_payload", "ping_interval", "ping_sent_at", "ping_timeout", "ping_timer", "pong_timer"),
        *("queue", "quick", "read_paused", "request", "response", "root_path", "scheme", "scope", "server", "tasks"),
        *("transport", "writable"),
    )
    config: Config
    listener: Callable[[str], bool] | None
    """Gets each text first; a text that it does not take goes the usual way."""
    _conn: ServerProtocol | None
    quick: bool
    """Whether the library's parser is between two frames, so that the next one may bypass it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = MessageQueue()  # type: ignore[assignment]
        self.writable = WriteGate()  # type: ignore[assignment]
        self.listener = None
        self.quick = True

    @property
    def conn(self) -> ServerProtocol:
        """The library's side of the connection. Between two frames it is dropped, and made again when needed."""
        if self._conn is None:
            self._conn = ServerProtocol(state=OPEN, max_size=self.config.ws_max_size, logger=self.logger)
        return self._conn

    @conn.setter
    def conn(self, made: ServerProtocol) -> None:
        self._conn = made

    def _rest(self) -> None:
        """Drop the library's side until it is needed again."""
        if self.quick and self._conn is not None and self._conn.state is OPEN:
            self._conn = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"][DIRECT] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self.quick and self.handshake_initiated:
            texts = read_texts(data, self.config.ws_max_size) if self.handshake_complete else None
            if texts is not None:
                self._deliver(texts)
                return
            self.quick = is_whole_control(data)
        super().data_received(data)
        self._rest()

    def schedule_ping(self) -> None:
        delay = max(0.0, (self.ping_interval or 0.0) - self.last_ping_rtt)
        self.ping_timer = self.config.timers.call_later(delay, self.send_keepalive_ping)  # type: ignore[assignment]

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        self._rest()

    async def receive(self) -> Any:
        while self.queue.empty():
            await self.queue.coming()  # type: ignore[attr-defined]
        message = self.queue.take()  # type: ignore[attr-defined]
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def _deliver(self, texts: list[str]) -> None:
        if self.close_sent:
            return
        for text in texts:
            if self.listener is None or not self.queue.empty() or not self.listener(text):
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def write_now(self, text: bytes) -> bool:
        """Write a text if there is room for it now."""
        if not self._has_room():
            return False
        self.transport.write(text_frame(text))
        return True

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or not self.write_now(text.encode()):
            await super().send(message)
            if message["type"] == "websocket.accept":
                self._forget_handshake()

    def _forget_handshake(self) -> None:
        """Free what only the handshake needed."""
        self.scope.clear()  # type: ignore[attr-defined]
        del self.request, self.response
        self.client = self.server = None
        self._rest()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.listener = None

    def _has_room(self) -> bool:
        """Whether a frame can be written at once: open, not full, not closing."""
        ready = self.handshake_complete and self.writable.is_set() and not self.disconnected
        return ready and not self.close_sent and not self.transport.is_closing()


def read_texts(data: bytes, longest: int = MOST_MEDIUM) -> list[str] | None:
    """The texts of frames that are all whole, final, masked and not too long; None if any is otherwise."""
    texts: list[str] = []
    at, size = 0, len(data)
    while at < size:
        if size - at < 6 or data[at] != WHOLE_TEXT or not data[at + 1] & MASKED:
            return None
        length, start = data[at + 1] & 0x7F, at + 2
        if length == MEDIUM:
            length, start = data[at + 2] << 8 | data[at + 3], at + 4
        end = start + 4 + length
        if (length > SHORT and start == at + 2) or length > longest or end > size:
            return None
        try:
            texts.append(unmasked(data[start : start + 4], data[start + 4 : end]).decode())
        except UnicodeDecodeError:
            return None
        at = end
    return texts


def unmasked(key: bytes, payload: bytes) -> bytes:
    size = len(payload)
    mask = (key * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


def is_whole_control(data: bytes) -> bool:
    """Whether these bytes are one control frame and nothing else: a pong, a ping, a close."""
    return len(data) >= 6 and data[0] >= WHOLE_CONTROL and data[0] < 0x90 and len(data) == 6 + (data[1] & 0x7F)


def text_frame(payload: bytes) -> bytes:
    size = len(payload)
    if size <= SHORT:
        return bytes((WHOLE_TEXT, size)) + payload
    if size <= MOST_MEDIUM:
        return bytes((WHOLE_TEXT, MEDIUM, size >> 8, size & 0xFF)) + payload
    return bytes((WHOLE_TEXT, MEDIUM + 1)) + size.to_bytes(8, "big") + payload
