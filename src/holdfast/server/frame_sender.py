"""Sending frames to one client: at once while it keeps up. A client that falls behind is disconnected."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any

from holdfast.server.messages import Bye, encode
from holdfast.server.metrics import Metrics

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
WriteNow = Callable[[bytes], bool]
"""Writes a text if there is room for it now."""
TOO_SLOW, STOPPING, FLOODING = "too_slow", "come_back", "too_many_messages"
CODES = {TOO_SLOW: 4008, STOPPING: 1012, FLOODING: 4029}


class FrameSender:
    """Sends without a task for each frame: ASGI's `send` waits only while the socket is full."""

    __slots__ = ("_busy", "_metrics", "_most", "_send", "_waiting", "_write_now", "closed")

    def __init__(self, send: Send, most: int, metrics: Metrics, write_now: WriteNow | None = None) -> None:
        self._send = send
        self._write_now = write_now
        self._most = most
        self._metrics = metrics
        self._waiting: list[MutableMapping[str, Any]] = []
        self._busy = False
        self.closed = False

    def push(self, frame: bytes) -> None:
        if self.closed:
            return
        if self._write_now is not None and not self._waiting and not self._busy and self._write_now(frame):
            return
        if len(self._waiting) >= self._most:
            self._waiting.clear()
            self._metrics.dropped += 1
            self.close(TOO_SLOW)
            return
        self._waiting.append({"type": "websocket.send", "text": frame.decode()})
        self._flush()

    def close(self, reason: str, seconds: float = 0.0) -> None:
        """Say why, and end the connection."""
        if self.closed:
            return
        self.closed = True
        self._waiting.append({"type": "websocket.send", "text": encode(Bye(reason, seconds)).decode()})
        self._waiting.append({"type": "websocket.close", "code": CODES[reason], "reason": reason})
        self._flush()

    def _flush(self) -> None:
        while self._waiting and not self._busy:
            self._busy = True
            self._step(self._send(self._waiting.pop(0)))  # type: ignore[arg-type]

    def _step(self, sending: Coroutine[Any, Any, None]) -> None:
        """Continue a send until it is done or waits for room in the socket."""
        try:
            room = sending.send(None)
        except StopIteration:
            self._busy = False
        except Exception:  # the client is gone: its own loop is about to notice
            self.closed = True
            self._waiting.clear()
        else:
            room.add_done_callback(lambda _: self._resume(sending))

    def _resume(self, sending: Coroutine[Any, Any, None]) -> None:
        self._step(sending)
        self._flush()
