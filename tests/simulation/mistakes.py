"""Mistakes that a server alone and a fleet can make, and the search for the history that shows one."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from holdfast.server.server_clock import ServerClock
from holdfast.server.store import MoveRow
from holdfast.server.store.sql import SqlStore
from holdfast.simulation.faults import Faults
from tests.simulation.plans import run

TRIES = 40
"""Seeds that a mistake may need until it shows."""


def is_found(faults: Faults, **choices: Any) -> bool:
    return any(run(seed, faults, **choices).broken for seed in range(TRIES))


def answers_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    def append(self: SqlStore, move: MoveRow) -> asyncio.Future[None]:
        self.writer.write(move)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    monkeypatch.setattr(SqlStore, "append", append)


def charges_for_its_own_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ServerClock, "give_back", lambda self, seconds: None)
