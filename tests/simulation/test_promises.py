"""The server keeps its promises whatever goes wrong around it, and a server that broke one would be found out.

docs/promises.md says what is promised. Each seed is another history of crashes, outages and lost frames.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from holdfast.kernel import State, observe
from holdfast.server.server_clock import ServerClock
from holdfast.server.store import MoveRow
from holdfast.server.store.sql import SqlStore
from holdfast.server.tables import play, session
from holdfast.simulation.faults import QUIET, Faults
from holdfast.simulation.run import Outcome, Plan, simulate

STORM = Faults(kill_every=10.0, outage_every=40.0, pause_every=40.0)
OUTAGES = Faults(outage_every=15.0, outage_lasts=20.0, kill_every=0.0, pause_every=15.0, pause_lasts=20.0)
UNSURE = Faults(write_unknown=0.1, write_fails=0.05, cut=0.05)
TRIES = 12
"""Seeds that a mistake may need until it shows."""


def run(seed: int, faults: Faults = STORM, **choices: Any) -> Outcome:
    return simulate(Plan(seed, **{"tables": 2, "stormy_seconds": 30.0, "faults": faults, **choices}))


@pytest.mark.quick
def test_a_quiet_day() -> None:
    outcome = run(1, QUIET)
    assert not outcome.broken
    assert outcome.moves > 0 and outcome.kills == 0


def test_one_seed_gives_one_history() -> None:
    assert run(6) == run(6) != run(7)


@pytest.mark.parametrize("seed", range(100, 104))
def test_every_promise_is_kept(seed: int) -> None:
    outcome = run(seed)
    assert not outcome.broken, f"holdfast simulate-server --seed {seed}"


def test_no_clock_runs_while_the_server_is_at_fault() -> None:
    assert not any(run(seed, OUTAGES, ponders=0.2, games=("upgrade",)).broken for seed in range(4))


# Mistakes, and who finds them


def answers_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    def append(self: SqlStore, move: MoveRow) -> asyncio.Future[None]:
        self.writer.write(move)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    monkeypatch.setattr(SqlStore, "append", append)


def forgets_what_it_has_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "known_already", lambda session, seat, request: None)
    monkeypatch.setattr(play, "_check_ply", lambda session, seat, request: None)


def shows_another_seat_to_those_who_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def first_seat(state: State, seat: int) -> list[int]:
        return observe(state, 0)

    monkeypatch.setattr(session, "observe", first_seat)


def charges_for_its_own_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ServerClock, "give_back", lambda self, seconds: None)


@pytest.mark.parametrize(
    ("mistake", "faults", "choices"),
    [
        (answers_before_it_is_stored, STORM, {}),
        (forgets_what_it_has_accepted, UNSURE, {"games": ("ship_it",)}),
        (shows_another_seat_to_those_who_come_back, QUIET, {}),
        (charges_for_its_own_faults, OUTAGES, {"ponders": 0.2, "games": ("upgrade",)}),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_a_mistake_is_found(
    mistake: Callable[[pytest.MonkeyPatch], None],
    faults: Faults,
    choices: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mistake(monkeypatch)
    assert any(run(seed, faults, **choices).broken for seed in range(TRIES))
