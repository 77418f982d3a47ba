"""What people would use instead, under the same load: boardgame.io with its in-memory store, which keeps nothing.

The package is installed from npm into a folder that is thrown away. The clients are the same lean ones, which speak
socket.io's messages: two for each table, who move in turn over its own transport.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from lean_socket import LeanSocket, open_socket
from load_measure import measure
from load_process import MeasuredProcess

PACKAGE = "boardgame.io@0.50.2"
SCRIPT = Path(__file__).parent / "boardgame_io" / "server.cjs"
INSTALL_SECONDS = 300
JOIN_SECONDS = 30
HAND = 5
PATH = "/socket.io/?EIO=4&transport=websocket"
POLLED = "/socket.io/?EIO=4&transport=polling"
OPENED, PING, PONG = b"0", b"2", b"3"
JOIN = b"40/cards,"
EVENT = b"42/cards,"


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815


class State(msgspec.Struct):
    ctx: Context
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


class Synced(msgspec.Struct):
    state: State


read_event = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_state = msgspec.json.Decoder(State).decode
read_sync = msgspec.json.Decoder(Synced).decode


class BoardgameServer(MeasuredProcess):
    def __init__(self, folder: Path) -> None:
        super().__init__(POLLED)
        self._folder = folder

    def command(self) -> Sequence[str]:
        return ["node", str(self._folder / SCRIPT.name), str(self.port)]


class BoardgamePlayer:
    """One of two at a match; moves when it is its turn."""

    def __init__(self, match: str, seat: str, pace: Callable[[BoardgamePlayer], None] | None) -> None:
        self._match = match
        self._seat = seat
        self._pace = pace
        self.socket: LeanSocket | None = None
        self.joined = asyncio.get_running_loop().create_future()
        self.times: list[float] = []
        self.refused = 0
        self._early: list[bytes] = []
        """What came together with the handshake, before there was a socket to answer by."""
        self._state = -1
        self._sent_at = 0.0

    async def join(self, socket: LeanSocket) -> None:
        self.socket = socket
        for text in self._early:
            self.hear(text)
        await asyncio.wait_for(self.joined, JOIN_SECONDS)

    def next_table(self) -> None:
        self._say(["sync", self._match, self._seat, None, 2])

    def hear(self, text: bytes) -> None:
        if self.socket is None:
            self._early.append(text)
        elif text.startswith(EVENT):
            self._hear_event(read_event(text[len(EVENT) :]))
        elif text == PING:
            self.socket.send(PONG)
        elif text.startswith(OPENED):
            self.socket.send(JOIN)
        elif text.startswith(JOIN):
            self.joined.set_result(None)

    def _hear_event(self, event: list[msgspec.Raw]) -> None:
        kind = bytes(event[0])
        if kind == b'"update"':
            self._see(read_state(event[2]))
        elif kind == b'"sync"':
            self._see(read_sync(event[2]).state)

    def _see(self, state: State) -> None:
        if self._sent_at and state.stateID > self._state:
            self.times.append(time.perf_counter() - self._sent_at)
            self._sent_at = 0.0
        self._state = state.stateID
        if state.ctx.currentPlayer == self._seat and not self._sent_at:
            self.move() if self._pace is None else self._pace(self)

    def move(self) -> None:
        self._sent_at = time.perf_counter()
        payload = {"type": "exchange", "args": [random.randrange(HAND)], "playerID": self._seat, "credentials": None}
        self._say(["update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self._match, self._seat])

    def _say(self, event: list[object]) -> None:
        assert self.socket is not None
        self.socket.send(EVENT + msgspec.json.encode(event))


async def compare(tables: Sequence[int], rate: float, seconds: float) -> dict[str, object]:
    """Its figures under the same loads; or why there are none."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return {"skipped": "npm is not there"}
    with tempfile.TemporaryDirectory(prefix="holdfast-boardgame-") as folder:
        try:
            await asyncio.to_thread(_install, Path(folder))
        except (OSError, subprocess.SubprocessError) as wrong:
            return {"skipped": f"npm could not install {PACKAGE}: {wrong}"}
        told: dict[str, object] = {"package": PACKAGE, "store": "in memory"}
        for count in tables:
            told[f"load_{count}"] = await _load(Path(folder), count, seconds, None)
        told[f"paced_{rate:.0f}"] = await _load(Path(folder), 100, seconds, rate)
        return told


def _install(folder: Path) -> None:
    (folder / "package.json").write_text('{"private": true}')
    shutil.copy(SCRIPT, folder)
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--no-progress", PACKAGE]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=INSTALL_SECONDS)


async def _load(folder: Path, tables: int, seconds: float, rate: float | None) -> dict[str, float]:
    with _running(folder) as server:
        players = await _seat(server.port, tables, rate)
        return await measure(server, players, seconds)


@contextmanager
def _running(folder: Path) -> Iterator[BoardgameServer]:
    server = BoardgameServer(folder)
    try:
        server.start(cwd=folder, env={**os.environ, "NODE_ENV": "production"})
        yield server
    finally:
        server.end()


async def _seat(port: int, tables: int, rate: float | None) -> list[BoardgamePlayer]:
    loop = asyncio.get_running_loop()

    def later(player: BoardgamePlayer) -> None:
        assert rate is not None
        loop.call_later(random.uniform(0.5, 1.5) * tables / rate, player.move)

    players = []
    for table in range(tables):
        for seat in ("0", "1"):
            player = BoardgamePlayer(f"table{table}", seat, None if rate is None else later)
            await player.join(await open_socket(port, "", player.hear, PATH))
            players.append(player)
    return players
