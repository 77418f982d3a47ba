"""The server's own time: no game ends because a clock was set, or because the server was down."""

from __future__ import annotations

import asyncio
import time

import pytest

from holdfast.client import Client
from holdfast.server import housekeeping
from holdfast.server.housekeeping import CLOCKS_SECONDS, Housekeeping
from holdfast.server.server_clock import ServerClock
from holdfast.server.tables.clocks import DAY
from tests.server.site import Site

HOUR = 3600.0


class Machine:
    """The machine's two clocks, in the test's hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jump = self.passed = 0.0
        wall, ticks = time.time, time.monotonic
        monkeypatch.setattr("holdfast.server.server_clock.time.time", lambda: wall() + self.jump + self.passed)
        monkeypatch.setattr("holdfast.server.server_clock.time.monotonic", lambda: ticks() + self.passed)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Its hours pass at once, in which a server would have looked at its clocks again and again."""
    monkeypatch.setattr(housekeeping, "LONGEST_PAUSE", float("inf"))
    return Machine(monkeypatch)


def test_a_time_of_day_that_is_set_changes_nothing(machine: Machine) -> None:
    clock = ServerClock()
    before = clock.now()
    for jump in (2 * HOUR, -2 * HOUR, 80 * 365 * DAY):
        machine.jump = jump
        assert 0 <= clock.now() - before < 60
    machine.passed = 100.0
    assert 100 <= clock.now() - before < 160


def test_it_goes_on_where_it_stopped(machine: Machine) -> None:
    clock = ServerClock()
    last = clock.now()
    machine.jump = 5 * HOUR
    clock.resume(last)
    assert 0 <= clock.now() - last < 60


@pytest.mark.parametrize("clock", ["fast", "relaxed", "correspondence:1"])
@pytest.mark.parametrize("jump", [2 * HOUR, -2 * HOUR, 40 * DAY])
async def test_a_jump_ends_no_game(site: Site, machine: Machine, clock: str, jump: float) -> None:
    async with site.playing(await site.guests(2), clock=clock) as followers:
        session = await site.session(followers[0].table_id)
        before = dict(session.welcome(None, "").deadlines)
        machine.jump = jump
        rounds = Housekeeping(site.service)
        await rounds.look_at_clocks()
        await rounds.sweep()
        await rounds.close_abandoned()
        assert not any(seat.bot for seat in session.row.seats)
        assert session.row.status == "playing"
        after = session.welcome(None, "").deadlines
        assert before.keys() == after.keys()
        assert all(0 <= before[seat] - after[seat] < 20 for seat in before)


async def test_what_a_machine_slept_is_given_back(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    async with Site(sqlite) as site:
        _, token = await _waiting(site)
        client = await site.guest(token=token)
        (before,) = await _seconds(client)
        machine.passed += 5 * HOUR
        await Housekeeping(site.service).look_at_clocks()
        await asyncio.sleep(2 * CLOCKS_SECONDS)
        (after,) = await _seconds(client)
        assert 0 <= before - after < 60


@pytest.mark.parametrize("down", [HOUR, 10 * DAY])
async def test_what_a_restart_costs_is_given_back(sqlite: str, machine: Machine, down: float) -> None:
    """Somebody had used twenty hours of a day: after an hour without a server they have four left, as before."""
    async with Site(sqlite) as site:
        table, token = await _waiting(site)
        machine.passed += 20 * HOUR
        (before,) = await _seconds(await site.guest(token=token))
        assert 3.9 * HOUR < before <= 4 * HOUR
    machine.jump += down
    async with Site(sqlite) as site:
        (after,) = await _seconds(await site.guest(token=token))
        assert 0 <= before - after < 60
        machine.passed += 5 * HOUR
        session = await site.session(table)
        await Housekeeping(site.service).look_at_clocks()
        assert any(seat.bot for seat in session.row.seats), "and not more than that"


async def test_after_a_crash_nobody_is_charged_for_it(sqlite: str, machine: Machine) -> None:
    """The last heartbeat is older than the last move: nobody has more than the whole time, or less."""
    async with Site(sqlite) as site:
        alive = site.service.server_clock.now()
        machine.passed += 8.0
        _, token = await _waiting(site)
    await _forget_the_end(sqlite, alive)
    machine.jump += HOUR
    async with Site(sqlite) as site:
        (left,) = await _seconds(await site.guest(token=token))
        assert DAY - 60 < left <= DAY


async def _forget_the_end(database: str, alive: float) -> None:
    from holdfast.server.store.sql import SqlStore

    store = SqlStore(database)
    await store.open()
    await store.mark_alive(alive)
    await store.close()


async def _waiting(site: Site) -> tuple[str, str]:
    """A game by letter with one person who is asked."""
    guest = await site.guest()
    async with site.playing([guest], clock="correspondence:1", bots=["random"], seats=2) as (follower,):
        assert await follower.my_turn()
        return follower.table_id, guest.token


async def _seconds(guest: Client) -> list[float]:
    return [each["seconds"] for each in await guest.my_tables() if each.get("awaited")]
