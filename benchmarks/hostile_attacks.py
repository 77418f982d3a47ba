"""Attacks on a server, each from one address and without end: the caller cancels it.

An attacker knows the limits and keeps just below those that would end a connection; a refusal costs it nothing. It
is a process of its own, so that its work is not taken for the server's:

    python benchmarks/hostile_attacks.py ATTACK PORT TOKEN LONG_TABLE SOLO_TABLE
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass

import httpx
import msgspec
from lean_socket import LeanSocket, open_socket

PAUSE = 1 / 39
"""Between two messages of a socket: a socket that sends forty a second was never refused."""
HALF_OPEN = 1100
LOST = (OSError, ConnectionError, AssertionError, asyncio.IncompleteReadError)


@dataclass(frozen=True)
class Target:
    """What an attacker knows: where the server is, a guest of its own and the tables at which that guest sits."""

    port: int
    token: str
    long_table: str
    """A game of thousands of moves between this guest and another."""
    solo_table: str
    """As long, against a bot: the only player decides alone."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


Attack = Callable[[Target], Awaitable[None]]


async def together(works: Sequence[Awaitable[None]]) -> None:
    await asyncio.gather(*works)


# Over the socket


def ignore(_: bytes) -> None:
    """An attacker need not listen."""


async def repeated(target: Target, token: str, messages: Sequence[bytes]) -> None:
    """One socket that says the same things again and again, and comes back when it is thrown out."""
    while True:
        with suppress(*LOST):
            socket = await open_socket(target.port, token, ignore)
            try:
                socket.send(watch(target.long_table))
                for message in itertools.cycle(messages):
                    if socket.closed:
                        break
                    socket.send(message)
                    await asyncio.sleep(PAUSE)
            finally:
                socket.close()
        await asyncio.sleep(1.0)


def watch(table: str) -> bytes:
    return msgspec.json.encode({"type": "watch", "table": table, "ply": -1})


VOTES = [b'{"type":"vote","what":"takeback","agree":true}', b'{"type":"vote","what":"takeback","agree":false}']


async def takeback_votes_1(target: Target) -> None:
    await repeated(target, target.token, VOTES)


async def takeback_votes_4(target: Target) -> None:
    await together([repeated(target, target.token, VOTES) for _ in range(4)])


async def takebacks_made(target: Target) -> None:
    """Moves and takes them back, alone against a bot: nobody else has to agree."""
    solo = Solo(target)
    await solo.run()


class Solo:
    """Sits alone at a long game, moves when asked and takes back whatever can be."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._socket: LeanSocket | None = None

    async def run(self) -> None:
        self._socket = await open_socket(self._target.port, self._target.token, self._hear)
        try:
            self._socket.send(watch(self._target.solo_table))
            while True:
                self._socket.send(VOTES[0])
                await asyncio.sleep(4 * PAUSE)
        finally:
            self._socket.close()

    def _hear(self, text: bytes) -> None:
        told = msgspec.json.decode(text)
        moves = told.get("moves") or (told["update"][2] if told["type"] == "update" else [])
        if moves and self._socket is not None:
            move = {"type": "move", "ply": told["ply"], "move": random.choice(moves)}
            self._socket.send(msgspec.json.encode(move))


async def watches_20(target: Target) -> None:
    await together([repeated(target, "", [watch(target.long_table)]) for _ in range(20)])


async def talk_8(target: Target) -> None:
    said = [msgspec.json.encode({"type": "say", "text": "spam " * 59})]
    await together([repeated(target, target.token, said) for _ in range(8)])


async def nonsense_200(target: Target) -> None:
    await together([repeated(target, "", [b'{"type":"move","ply":0,"move":1}']) for _ in range(200)])


# Over HTTP


async def asked(target: Target, paths: Sequence[str], at_once: int) -> None:
    """This many clients that ask for these one after the other, as fast as they are answered."""
    async with httpx.AsyncClient(base_url=target.address, timeout=60.0) as http:
        await together([_ask_on(http, itertools.cycle(paths[at:] + paths[:at])) for at in range(at_once)])


async def _ask_on(http: httpx.AsyncClient, paths: itertools.cycle[str]) -> None:
    for path in paths:
        with suppress(httpx.HTTPError):
            answer = await http.get(path)
            await asyncio.sleep(0.05 if answer.status_code == 429 else 0.0)


async def replays_4(target: Target) -> None:
    await asked(target, [f"/api/tables/{target.long_table}/replay?as=spectator"], 4)


async def codes_4(target: Target) -> None:
    await asked(target, [f"/api/qr?path=/join/{number:06d}{'x' * 180}" for number in range(1000)], 4)


async def requests_100(target: Target) -> None:
    await asked(target, ["/api/games", "/ready", "/metrics", "/api/tables", "/api/server"], 100)


async def half_open(target: Target) -> None:
    """Connections that never finish their headers."""
    async with AsyncExitStack() as stack:
        for _ in range(HALF_OPEN):
            with suppress(OSError, TimeoutError):
                opening = asyncio.open_connection("127.0.0.1", target.port)
                _, writer = await asyncio.wait_for(opening, 1.0)
                stack.callback(writer.transport.abort)
                writer.write(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ")
        await asyncio.Event().wait()


async def bots_220(target: Target) -> None:
    """Twenty tables of eleven bots that think hard, and nobody watches."""
    mine = {"authorization": f"Bearer {target.token}"}
    async with httpx.AsyncClient(base_url=target.address, timeout=60.0, headers=mine) as http:
        for _ in range(20):
            table = {"game": "shield", "seats": 11, "bots": ["hard"] * 11, "sit": False}
            made = await http.post("/api/tables", json=table)
            if made.is_success:
                await http.post(f"/api/tables/{made.json()['id']}/start", json={})
            await asyncio.sleep(0.1)
    await asyncio.Event().wait()


ATTACKS: dict[str, Attack] = {
    "takeback votes, 1 socket": takeback_votes_1,
    "takeback votes, 4 sockets": takeback_votes_4,
    "takebacks made": takebacks_made,
    "4 replays at once": replays_4,
    "20 sockets repeat watch": watches_20,
    "QR codes": codes_4,
    "1100 half-open connections": half_open,
    "talk from 8 sockets": talk_8,
    "nonsense from 200 sockets": nonsense_200,
    "100 clients ask on": requests_100,
    "20 tables of 11 hard bots": bots_220,
}


if __name__ == "__main__":
    name, port, *known = sys.argv[1:]
    asyncio.run(ATTACKS[name](Target(int(port), *known)))  # type: ignore[arg-type]
