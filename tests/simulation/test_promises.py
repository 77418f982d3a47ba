"""The server keeps its promises whatever goes wrong around it, and a server that broke one would be found out.

docs/promises.md says what is promised. Each seed is another history of crashes, outages and lost frames.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest

from holdfast.kernel import State, observe
from holdfast.server.damage import DamagedTables
from holdfast.server.tables import play, session
from holdfast.simulation.faults import QUIET, Faults
from tests.simulation.mistakes import answers_before_it_is_stored, charges_for_its_own_faults, is_found
from tests.simulation.plans import DAMAGES, DRAINS, OUTAGES, STORM, UNSURE, run


@pytest.mark.quick
def test_a_quiet_day() -> None:
    outcome = run(1, QUIET, tables=2)
    assert not outcome.broken
    assert outcome.moves > 0 and not any(outcome.troubles.values())


@pytest.mark.parametrize("workers", [1, 3])
def test_one_seed_gives_one_history(workers: int) -> None:
    first = run(6, DRAINS, workers=workers)
    elsewhere = [bytearray(size) for size in range(10_000)]  # what follows lies somewhere else in memory
    assert run(6, DRAINS, workers=workers) == first != run(7, DRAINS, workers=workers)
    assert elsewhere


@pytest.mark.parametrize("seed", range(100, 104))
def test_every_promise_is_kept(seed: int) -> None:
    outcome = run(seed)
    assert not outcome.broken, outcome.plan.changes
    assert outcome.troubles["kill"]


def test_no_clock_runs_while_the_server_is_at_fault() -> None:
    assert not any(run(seed, OUTAGES, ponders=0.2, games=("upgrade",)).broken for seed in range(3))


@pytest.mark.parametrize("workers", [1, 3])
def test_one_table_cannot_harm_another(workers: int) -> None:
    outcome = run(300, DAMAGES, workers=workers)
    assert not outcome.broken
    assert outcome.troubles["damage"] and outcome.checked["games ended"]


# Mistakes, and who finds them


def forgets_what_it_has_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "known_already", lambda session, seat, request: None)
    monkeypatch.setattr(play, "_check_ply", lambda session, seat, request: None)


def lets_damage_spread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong while one table is read in goes wrong for whoever wanted it read."""
    monkeypatch.setattr(DamagedTables, "contained", lambda self, table: nullcontext())


def shows_another_seat_to_those_who_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def first_seat(state: State, seat: int) -> list[int]:
        return observe(state, 0)

    monkeypatch.setattr(session, "observe", first_seat)


@pytest.mark.parametrize(
    ("mistake", "faults", "choices"),
    [
        (answers_before_it_is_stored, STORM, {}),
        (forgets_what_it_has_accepted, UNSURE, {"games": ("ship_it",)}),
        (lets_damage_spread, DAMAGES, {}),
        (shows_another_seat_to_those_who_come_back, QUIET, {}),
        (charges_for_its_own_faults, OUTAGES, {"ponders": 0.2, "games": ("upgrade",), "stormy_seconds": 60.0}),
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
    assert is_found(faults, **choices)
