"""What ordinary players feel while somebody attacks the server.

A server runs in a process of its own with its default limits. Ordinary tables play paced moves and newcomers open a
page, first undisturbed, then under each attack; an attack comes from one address and lasts a few seconds.

    python benchmarks/hostile.py [--json] [--seconds 6] [--attack "4 replays at once" …] [--neighbours] [--soak MINUTES]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvloop
from hostile_attacks import ATTACKS, Target
from lean_socket import open_socket
from load_process import pin
from load_setup import ServerProcess, dealt, new_database, new_guest
from server_load import Player

from holdfast.games import find_game
from holdfast.kernel import Table
from holdfast.server.store import GuestRow, MoveRow
from holdfast.server.store.sql import SqlStore
from holdfast.server.tables.row_record import record_of

BAR = 150.0
"""Milliseconds within which 99 of 100 ordinary moves are to be seen."""
PLIES = 2500
TABLES = 5
GAMES = 200
"""For each ordinary table, one after the other: a game of random moves is soon over."""
SHORT_GAME = 60
"""Moves of an ordinary game that is soon over; most have twice as many."""
RATE = 40.0
"""Ordinary moves a second."""
GROWTH = 1.1
"""In a soak the last quarter may take at most this many times the memory of the second one, when everything is warm."""
FILES = 1024
"""Open files that the system lets a program have when nobody says otherwise."""
ATTACKER, ELSEWHERE = "127.0.0.1", "127.0.0.2"
REST_SECONDS = 2.0
MOST_NICE = 19


@dataclass
class Scene:
    """Who is there: the attacker's guest with its long games, and pairs of ordinary players with their tables."""

    token: str = ""
    long_table: str = ""
    solo_table: str = ""
    tokens: list[tuple[str, str]] = field(default_factory=list)
    tables: list[list[str]] = field(default_factory=list)
    bot_token: str = ""
    bot_tables: list[str] = field(default_factory=list)


async def prepare(database: str, games: int = GAMES) -> Scene:
    store = SqlStore(database)
    await store.open()
    scene = Scene()
    (attacker, scene.token), (other, _), (alone, scene.bot_token) = (new_guest(number) for number in range(3))
    await asyncio.gather(*(store.add_guest(guest) for guest in (attacker, other, alone)))
    scene.long_table = await add_long_game(store, [attacker, other])
    scene.solo_table = await add_long_game(store, [attacker], ["greedy"])
    for _ in range(games):
        row = dealt("upgrade", [alone], ["greedy"], tokens=9)
        scene.bot_tables.append(row.id)
        await store.add_table(row)
    for _ in range(TABLES):
        pair = [new_guest(number) for number in range(2)]
        scene.tokens.append((pair[0][1], pair[1][1]))
        await asyncio.gather(*(store.add_guest(guest) for guest, _ in pair))
        rows = [dealt("upgrade", [guest for guest, _ in pair]) for _ in range(games)]
        scene.tables.append([row.id for row in rows])
        await asyncio.gather(*(store.add_table(row) for row in rows))
    await store.close()
    return scene


async def add_long_game(store: SqlStore, guests: Sequence[GuestRow], bots: Sequence[str] = ()) -> str:
    """A game in play with thousands of moves, ending where the first seat is asked."""
    row = dealt("shield", guests, bots, rounds_to_win=99)
    table, luck = Table(find_game("shield"), record_of(row)), random.Random(row.id)
    while len(table.record.moves) < PLIES or table.awaited != [0]:
        seat = table.awaited[0]
        table.play(seat, luck.choice(table.legal_moves(seat)))
    await store.add_table(row)
    moves = enumerate(table.record.moves)
    await asyncio.gather(*(store.append(MoveRow(row.id, ply, seat, said, time.time())) for ply, (seat, said) in moves))
    return row.id


# The ordinary


class Ordinary:
    """Players who move about as fast as people at a busy server, one who plays a bot, and newcomers."""

    def __init__(self, port: int, scene: Scene, come_from: str) -> None:
        self._port, self._scene, self._from = port, scene, come_from
        self._players: list[Player] = []
        self._bot_player = BotPlayer(scene.bot_tables)
        self._tokens: list[tuple[Player, str]] = []
        self.pages: list[float] = []
        self.locked_out = 0
        self.came_back = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        loop = asyncio.get_running_loop()

        def later(player: Player) -> None:
            loop.call_later(random.uniform(0.5, 1.5) * TABLES / RATE, player.move)

        for tokens, tables in zip(self._scene.tokens, self._scene.tables, strict=True):
            for token in tokens:
                self._players.append(Player(tables, later))
                self._tokens.append((self._players[-1], token))
        self._tokens.append((self._bot_player, self._scene.bot_token))
        for each, token in self._tokens:
            await self._connect(each, token)
            each.next_table()
        self._tasks = [asyncio.create_task(self._newcomers()), asyncio.create_task(self._come_back())]

    async def _connect(self, player: Player, token: str) -> None:
        player.socket = await open_socket(self._port, token, player.hear, come_from=self._from)

    def forget(self) -> None:
        """Start measuring again."""
        for player in self._players:
            player.times.clear()
            player.refused = 0
        self._bot_player.answers.clear()
        self.pages.clear()
        self.locked_out = self.came_back = 0

    def told(self) -> dict[str, float]:
        moves = sorted(moment for player in self._players for moment in player.times)
        # Who still waits has waited at least so long.
        moves += [waits for player in self._players if (waits := player.waits) > 0.001]
        return {
            "moves": len(moves),
            "p50_ms": part_of(moves, 0.5),
            "p99_ms": part_of(moves, 0.99),
            "page_p99_ms": part_of(self.pages, 0.99),
            "locked_out": self.locked_out,
            "came_back": self.came_back,
            "bot_p99_ms": part_of(self._bot_player.waited(), 0.99),
            "refused": sum(player.refused for player in self._players),
        }

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for each in (*self._players, self._bot_player):
            if each.socket is not None:
                each.socket.close()

    async def _come_back(self) -> None:
        """Whose connection was lost connects again, as any client does."""
        while True:
            for player, token in self._tokens:
                if player.socket is not None and player.socket.closed:
                    with suppress(OSError):
                        await self._connect(player, token)
                        player.come_back()
                        self.came_back += 1
            await asyncio.sleep(1.0)

    async def _newcomers(self) -> None:
        """Somebody new opens the page four times a second."""
        while True:
            coming = httpx.AsyncHTTPTransport(local_address=self._from)
            async with httpx.AsyncClient(transport=coming, timeout=5.0) as http:
                begun = time.perf_counter()
                try:
                    (await http.get(f"http://127.0.0.1:{self._port}/api/server")).raise_for_status()
                    self.pages.append(time.perf_counter() - begun)
                except httpx.HTTPError:
                    self.locked_out += 1
            await asyncio.sleep(0.25)


class BotPlayer(Player):
    """Plays a bot, and notes how long it takes to answer: the pause that bots make for people included."""

    def __init__(self, tables: Sequence[str]) -> None:
        super().__init__(tables, lambda player: asyncio.get_running_loop().call_later(0.1, player.move))
        self.answers: list[float] = []
        self._asked_at = 0.0

    def next_table(self) -> None:
        self._asked_at = 0.0
        super().next_table()

    def hear(self, text: bytes) -> None:
        before = len(self.times)
        super().hear(text)
        if len(self.times) > before and not self.over:
            self._asked_at = 0.0 if self._moves else time.perf_counter()
        elif self._moves and self._asked_at:
            self.answers.append(time.perf_counter() - self._asked_at)
            self._asked_at = 0.0

    def waited(self) -> list[float]:
        waits = time.perf_counter() - self._asked_at if self._asked_at else 0.0
        return sorted([*self.answers, waits] if waits else self.answers)


def part_of(times: Sequence[float], part: float) -> float:
    """In milliseconds; 0 where nothing was measured."""
    ranked = sorted(times)
    return round(1000 * ranked[min(len(ranked) - 1, int(len(ranked) * part))], 1) if ranked else 0.0


# Measuring


async def under(name: str, arguments: argparse.Namespace) -> tuple[dict[str, float], dict[str, float]]:
    """The ordinary before an attack and under it, at a server of their own."""
    with new_database() as database:
        scene = await prepare(database)
        server = started(database, arguments.server)
        ordinary = Ordinary(server.port, scene, ATTACKER if arguments.neighbours else ELSEWHERE)
        attacking = None
        try:
            await ordinary.begin()
            await asyncio.sleep(REST_SECONDS)
            before = await measured(ordinary, arguments.seconds / 2)
            target = Target(server.port, scene.token, scene.long_table, scene.solo_table)
            attacking = begun(name, target)
            await asyncio.sleep(REST_SECONDS)
            return before, await measured(ordinary, arguments.seconds)
        finally:
            ended(attacking)
            await ordinary.end()
            server.end()


async def measured(ordinary: Ordinary, seconds: float) -> dict[str, float]:
    ordinary.forget()
    await asyncio.sleep(seconds)
    return ordinary.told()


def started(database: str, python: str) -> ServerProcess:
    server = ServerProcess(database, (), python)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    server.start(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most), most)))
    return server


def begun(name: str, target: Target) -> subprocess.Popen[bytes]:
    """An attack shares its core with the players. They go first: what they wait for is to be the server."""
    known = (str(target.port), target.token, target.long_table, target.solo_table)
    attack = [sys.executable, str(Path(__file__).with_name("hostile_attacks.py")), name, *known]
    return subprocess.Popen(attack, preexec_fn=lambda: os.nice(MOST_NICE))


def ended(attacking: subprocess.Popen[bytes] | None) -> None:
    if attacking is not None:
        attacking.kill()
        attacking.wait()


async def soak(arguments: argparse.Namespace) -> dict[str, Any]:
    """All attacks one after the other, again and again, at one server: its memory in each round."""
    with new_database() as database:
        scene = await prepare(database, max(GAMES, int(arguments.soak * 60 * RATE / TABLES / SHORT_GAME)))
        server = started(database, arguments.server)
        ordinary = Ordinary(server.port, scene, ATTACKER if arguments.neighbours else ELSEWHERE)
        target = Target(server.port, scene.token, scene.long_table, scene.solo_table)
        rounds: list[dict[str, float]] = []
        try:
            await ordinary.begin()
            until = time.monotonic() + arguments.soak * 60
            while time.monotonic() < until:
                ordinary.forget()
                held: list[tuple[float, float]] = []
                for name in arguments.attack:
                    attacking = begun(name, target)
                    await asyncio.sleep(arguments.seconds)
                    held.append((server.mebibytes, server.mebibytes_of_children))
                    ended(attacking)
                rounds.append({**memory(held), **ordinary.told()})
                print(f"round {len(rounds)}: {rounds[-1]}", file=sys.stderr)
        finally:
            await ordinary.end()
            server.end()
        return {"rounds": rounds}


def memory(held: Sequence[tuple[float, float]]) -> dict[str, float]:
    """What the server held at the end of a round and at most, and what its bots' processes held at most."""
    server, bots = zip(*held, strict=True)
    return {"mib": round(server[-1], 1), "most_mib": round(max(server), 1), "bots_mib": round(max(bots), 1)}


def soaked(rounds: Sequence[dict[str, float]]) -> str:
    """What was wrong with a soak, if anything was: memory that grew, or tables at which nobody could play."""
    idle = [number for number, each in enumerate(rounds, 1) if not each["moves"] or not each["bot_p99_ms"]]
    if idle:
        return f"nobody could move, or no bot answered, in the rounds {idle}"
    quarter = len(rounds) // 4
    if not quarter:
        return ""
    warm, last = (
        statistics.median(each["mib"] for each in part) for part in (rounds[quarter : 2 * quarter], rounds[-quarter:])
    )
    return f"memory grew from {warm} to {last} MiB" if last > warm * GROWTH else ""


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    pin(0, 1)
    if arguments.soak:
        return await soak(arguments)
    told: dict[str, Any] = {}
    for name in arguments.attack:
        before, then = await under(name, arguments)
        told[name] = {"before": before, "under": then}
        if not arguments.json:
            print(line(name, before, then), flush=True)
    return told


HEADINGS = ("attack", "p50", "p99", "p99 before", "page p99", "locked out", "bot p99")


def line(name: str, before: dict[str, float], then: dict[str, float]) -> str:
    shown = (then["p50_ms"], then["p99_ms"], before["p99_ms"], then["page_p99_ms"], then["locked_out"])
    return f"| {name} | {' | '.join(map(str, (*shown, then['bot_p99_ms'])))} |"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--json", action="store_true", help="print all figures as one object")
    asked.add_argument("--seconds", type=float, default=6.0, help="how long each attack is measured")
    asked.add_argument("--attack", nargs="+", choices=ATTACKS, default=list(ATTACKS))
    asked.add_argument("--neighbours", action="store_true", help="ordinary players come from the attacker's address")
    asked.add_argument("--soak", type=float, default=0.0, metavar="MINUTES", help="all attacks in turn, for so long")
    asked.add_argument("--server", default=sys.executable, metavar="PYTHON", help="which checkout's server is attacked")
    arguments = asked.parse_args()
    if not arguments.json and not arguments.soak:
        print(f"| {' | '.join(HEADINGS)} |\n|{'---|' * len(HEADINGS)}")
    told = uvloop.run(run(arguments))
    if arguments.json or arguments.soak:
        print(json.dumps(told))
    if arguments.soak:
        sys.exit(soaked(told["rounds"]) or 0)
    slow = [name for name, each in told.items() if each["under"]["p99_ms"] > BAR]
    if slow:
        sys.exit(f"ordinary moves took more than {BAR:.0f} ms under: {', '.join(slow)}")


if __name__ == "__main__":
    main()
