"""Measuring players at tables: moves a second, round trips, bytes, and what they cost the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

from lean_socket import LeanSocket
from load_process import MeasuredProcess

SETTLE_SECONDS = 0.5


class Player(Protocol):
    """One client of a load test."""

    socket: LeanSocket | None
    times: list[float]
    """How long each of its moves took, from sending it to seeing it."""
    refused: int

    def next_table(self) -> None:
        """Begin to play."""


async def measure(
    server: MeasuredProcess,
    players: Sequence[Player],
    seconds: float,
    others: Mapping[str, Callable[[], float]] = MappingProxyType({}),
) -> dict[str, float]:
    """Of the other processes that work for the server only what they cost: they tell their seconds of CPU time."""
    for player in players:
        player.next_table()
    await asyncio.sleep(SETTLE_SECONDS)
    for player in players:
        player.times.clear()
    traffic, begun, worked = _traffic(players), time.perf_counter(), server.cpu_seconds
    before = {name: worked_so_far() for name, worked_so_far in others.items()}
    await asyncio.sleep(seconds)
    lasted = time.perf_counter() - begun
    times = sorted(moment for player in players for moment in player.times)
    moves = len(times)
    told = {
        "moves_per_second": round(moves / lasted),
        "p50_ms": round(1000 * times[moves // 2], 2),
        "p99_ms": round(1000 * times[moves * 99 // 100], 2),
        "bytes_per_move": round((_traffic(players) - traffic) / moves),
        "server_cpu_us_per_move": round(1e6 * (server.cpu_seconds - worked) / moves, 1),
        **{f"{name}_cpu_us_per_move": round(1e6 * (others[name]() - was) / moves, 1) for name, was in before.items()},
        "server_mib": round(server.mebibytes, 1),
        "refused": sum(player.refused for player in players),
    }
    for player in players:
        if player.socket is not None:
            player.socket.close()
    return told


def _traffic(players: Sequence[Player]) -> int:
    return sum(player.socket.received + player.socket.sent for player in players if player.socket is not None)
