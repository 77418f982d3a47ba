"""Work that grows with the length of a game, done a little at a time between everything else.

A game of thousands of moves takes a second to play again. On the event loop that would be a second in which nobody's
move is heard; in a thread it would hold the interpreter nearly as much. So it is cut into slices of a few
milliseconds, and all who have such work to do take turns.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

SLICE_SECONDS = 0.003
REST_SECONDS = 0.002
"""Between two slices the loop does what has come meanwhile, and the threads of the store get their turn."""


class TimeSlicer:
    """One slice at a time for the whole server, in the order of asking."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, steps: Iterator[None]) -> None:
        """Take all steps; what takes no longer than a slice is done at once."""
        while True:
            async with self._turn:
                if _slice_of(steps):
                    return
                await asyncio.sleep(REST_SECONDS)


def _slice_of(steps: Iterator[None]) -> bool:
    """Take steps for as long as a slice lasts; whether none is left."""
    until = time.perf_counter() + SLICE_SECONDS
    for _ in steps:
        if time.perf_counter() >= until:
            return False
    return True
