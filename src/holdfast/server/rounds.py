"""Rounds: one timer for all who wait for about the same moment. Thousands of sockets wait for their next ping."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

A_SECOND = 20
"""So many rounds there are in a second: few enough to share, and no round has so much to do that others wait for it."""


class Turn:
    """What is to be done in a round, unless it is cancelled."""

    __slots__ = ("_do",)

    def __init__(self, do: Callable[[], None]) -> None:
        self._do: Callable[[], None] | None = do

    def cancel(self) -> None:
        self._do = None

    def come(self) -> None:
        if self._do is not None:
            self._do()


class Rounds:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._rounds: dict[int, list[Turn]] = {}

    def call_later(self, seconds: float, do: Callable[[], None]) -> Turn:
        """As a loop's own, at the first round after that."""
        number = int((self._loop.time() + seconds) * A_SECOND) + 1
        if number not in self._rounds:
            self._rounds[number] = []
            self._loop.call_at(number / A_SECOND, self._go, number)
        turn = Turn(do)
        self._rounds[number].append(turn)
        return turn

    def _go(self, number: int) -> None:
        for turn in self._rounds.pop(number):
            self._loop.call_soon(turn.come)
