"""The world of a simulation: one generator decides all chance, one loop all time."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, cast
from unittest.mock import patch

from holdfast.simulation.virtual_loop import VirtualLoop

MORNING = 1_800_000_000.0
"""The time of day at which every simulation begins."""


class Entropy:
    """What `secrets` offers, from a seed."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def token_bytes(self, count: int | None = None) -> bytes:
        return self._random.randbytes(32 if count is None else count)

    def token_hex(self, count: int | None = None) -> str:
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count: int | None = None) -> str:
        from base64 import urlsafe_b64encode

        return urlsafe_b64encode(self.token_bytes(count)).rstrip(b"=").decode()

    def choice(self, among: Any) -> Any:
        return self._random.choice(among)

    def randbits(self, bits: int) -> int:
        return self._random.getrandbits(bits)


@contextmanager
def simulated(loop: VirtualLoop, random: Random) -> Iterator[None]:
    """Code that asks for the time, or for chance, gets the simulation's."""
    entropy = Entropy(random)
    names = ("token_bytes", "token_hex", "token_urlsafe", "choice", "randbits")
    clocks = {"monotonic": loop.time, "perf_counter": loop.perf_counter, "time": lambda: MORNING + loop.time()}
    with (
        patch.multiple(secrets, **{name: getattr(entropy, name) for name in names}),
        patch.multiple(time, **cast(dict[str, Any], clocks)),
    ):
        yield
