"""A WebSocket client that does as little as possible, so that a benchmark measures the server and not its clients."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

FIN_TEXT, FIN_PONG = 0x81, 0x8A
PING, CLOSE = 0x9, 0x8
NO_MASK = b"\0\0\0\0"
"""Clients must mask what they send; with this key the text stays as it is."""


class LeanSocket(asyncio.Protocol):
    def __init__(self, port: int, token: str, on_text: Callable[[bytes], None], path: str) -> None:
        self._port = port
        self._path = path
        self._token = token
        self._on_text = on_text
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        self.sent = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        proof = f"Authorization: Bearer {self._token}\r\n" if self._token else ""
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{proof}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open and not self._shake_hands():
            return
        self.received += len(data)
        self._read_frames()

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.ready.set_exception(ConnectionRefusedError(bytes(self._buffer[:200]).decode("latin-1")))
            return False
        del self._buffer[: end + 4]
        self._open = True
        self.ready.set_result(None)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionResetError("the server hung up"))

    def _read_frames(self) -> None:
        buffer, at, size = self._buffer, 0, len(self._buffer)
        while size - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if size < start + length:
                break
            self._frame(buffer[at] & 15, bytes(buffer[start : start + length]))
            at = start + length
        del buffer[:at]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self._write(FIN_PONG, payload)
        elif kind != CLOSE:
            self._on_text(payload)

    def send(self, text: bytes) -> None:
        self._write(FIN_TEXT, text)

    def _write(self, head: int, payload: bytes) -> None:
        assert self._transport is not None
        if self._transport.is_closing():  # a paced player was about to move when the measuring ended
            return
        length = len(payload)
        size = bytes([head, 0x80 | length]) if length < 126 else bytes([head, 0xFE]) + length.to_bytes(2, "big")
        self.sent += length + len(size) + 4
        self._transport.write(size + NO_MASK + payload)

    @property
    def closed(self) -> bool:
        return self._transport is None or self._transport.is_closing()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def open_socket(
    port: int, token: str, on_text: Callable[[bytes], None], path: str = "/socket", come_from: str = "127.0.0.1"
) -> LeanSocket:
    _, protocol = await asyncio.get_running_loop().create_connection(
        lambda: LeanSocket(port, token, on_text, path), "127.0.0.1", port, local_addr=(come_from, 0)
    )
    await protocol.ready
    return protocol
