"""Several workers on one store, simulated. Together they keep the promises; a fleet that did not would be found out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Executable

from holdfast.kernel import Watcher
from holdfast.server import following
from holdfast.server.fleet import Fleet
from holdfast.server.hub import HubNotice
from holdfast.server.store import StoredTable, TableRow, migrations, sqlite
from holdfast.server.store.database import Rows
from holdfast.server.store.sql import SqlStore
from holdfast.server.tables.session import TableSession
from holdfast.simulation.disk import FaultyDatabase
from holdfast.simulation.faults import Faults
from tests.simulation.mistakes import answers_before_it_is_stored, charges_for_its_own_faults, is_found
from tests.simulation.plans import ASTRAY, LAGGING, OUTAGES, STORM, UNSURE, UPGRADES, run

WORKERS = 3


@pytest.mark.parametrize("seed", range(200, 204))
def test_every_promise_is_kept_by_several_workers(seed: int) -> None:
    outcome = run(seed, workers=WORKERS)
    assert not outcome.broken, outcome.plan.changes
    assert outcome.troubles["kill"] and outcome.takeovers


def test_what_was_done_at_one_worker_is_there_at_another() -> None:
    assert not any(run(seed, ASTRAY, workers=WORKERS).broken for seed in range(3))


def test_a_table_is_read_while_it_changes() -> None:
    assert not any(run(seed, LAGGING, workers=WORKERS, games=("upgrade",)).broken for seed in range(3))


def test_writes_of_which_nobody_knows_whether_they_are_kept() -> None:
    assert not any(run(seed, UNSURE, workers=WORKERS).broken for seed in range(3))


def test_an_upgrade_never_ends_a_game() -> None:
    """Workers are drained and come back in this version, an older and a newer one, side by side."""
    outcome = run(400, UPGRADES, workers=WORKERS)
    assert not outcome.broken
    assert outcome.checked["older version"] and outcome.checked["newer version"] and outcome.checked["games ended"]


def test_no_clock_runs_while_the_store_is_away_from_all() -> None:
    assert not run(0, OUTAGES, workers=2, tables=2, ponders=0.2, games=("upgrade",)).broken


def test_a_bot_comes_when_somebodys_time_is_up() -> None:
    outcome = run(1, ASTRAY, workers=2, sleeps=0.4, games=("upgrade",))
    assert not outcome.broken
    assert outcome.stand_ins


# Mistakes, and who finds them


def ends_at_a_newer_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker does not start where a newer one has added to the database."""
    monkeypatch.setattr(migrations, "_serves", lambda connection, found: False)


def forgets_the_fence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has lost a lease writes all the same."""
    change_table = SqlStore.change_table

    async def anybody_may(self: SqlStore, row: TableRow, epoch: int | None = None) -> TableRow:
        return await change_table(self, row)

    anyhow = sqlite.INSERT_MOVES.replace("?7 = (SELECT epoch", "?7 <= (SELECT 999")
    assert anyhow != sqlite.INSERT_MOVES
    monkeypatch.setattr(sqlite, "INSERT_MOVES", anyhow)
    monkeypatch.setattr(SqlStore, "change_table", anybody_may)


def leaks_while_catching_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happened elsewhere is told to all as the first seat sees it."""
    take_in = following._take_in

    def leaking(service: Any, session: TableSession, stored: StoredTable) -> None:
        for subscription in session.audience.subscriptions.values():
            if session.state is not None:
                subscription.watcher = Watcher(session.state, 0)
        take_in(service, session, stored)

    monkeypatch.setattr(following, "_take_in", leaking)


def believes_a_late_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A notice of an earlier ply is taken for moves that were taken back."""

    def believing(self: Fleet, session: TableSession, notice: HubNotice) -> None:
        heard(self, session, notice)
        if session.table is not None and not session.lock.locked() and 0 <= notice.ply < session.ply:
            while session.ply > notice.ply:
                session.table.take_back()
                session.marks.pop()
            session.stale = True
            session.welcome_all()

    heard = Fleet._receive_notice
    monkeypatch.setattr(Fleet, "_receive_notice", believing)


def reads_a_table_at_several_instants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its row, its moves and its talk are not of one transaction."""
    read = FaultyDatabase.read

    async def one_by_one(self: FaultyDatabase, *statements: Executable, **values: object) -> list[Rows]:
        return [(await read(self, statement, **values))[0] for statement in statements]

    monkeypatch.setattr(FaultyDatabase, "read", one_by_one)


def all_move_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each worker thinks that it has each lease."""
    monkeypatch.setattr(Fleet, "leads", lambda self, session: True)


@pytest.mark.parametrize(
    ("mistake", "faults", "choices"),
    [
        (answers_before_it_is_stored, STORM, {}),
        (ends_at_a_newer_schema, UPGRADES, {}),
        (forgets_the_fence, STORM, {}),
        (leaks_while_catching_up, ASTRAY, {}),
        (
            charges_for_its_own_faults,
            OUTAGES,
            {"ponders": 0.2, "sleeps": 0.05, "games": ("upgrade",), "stormy_seconds": 60.0},
        ),
        (believes_a_late_notice, STORM, {}),
        (all_move_for_a_bot, ASTRAY, {}),
        (reads_a_table_at_several_instants, LAGGING, {"games": ("upgrade",)}),
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
    assert is_found(faults, workers=WORKERS, **choices)
