"""One damaged table is one damaged table: neutral to clients, loud to the operator, nobody else's."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from sqlalchemy import text

from holdfast.client import Client, RequestRefused
from holdfast.server import housekeeping
from holdfast.server.housekeeping import Housekeeping
from holdfast.server.messages import Refusal
from holdfast.server.store.database import Statement
from holdfast.server.tables.clocks import DAY
from holdfast.server.unloading import unload
from tests.server.site import Site, play_out
from tests.server.test_during import hears

NEUTRAL = "this table is damaged and cannot be opened; the operator of the server has been told"
DAMAGES = {
    "a move that the rules do not accept": "UPDATE moves SET said = 'attack KH QS' WHERE ply = 1",
    "a move of nobody": "UPDATE moves SET seat = 99 WHERE ply = 0",
    "a gap": "DELETE FROM moves WHERE ply = 1",
    "a row that cannot be decoded": "UPDATE tables SET body = '{'",
    "a row of another kind": "UPDATE tables SET body = '[]'",
    "an option that there is not": "UPDATE tables SET body = REPLACE(body, 'tokens', 'tokins')",
    "a clock that there is not": "UPDATE tables SET body = REPLACE(body, 'correspondence', 'sundial')",
    "a game that is not here": "UPDATE tables SET body = REPLACE(body, 'upgrade', 'chess')",
}
ON_TIME = {"clock": "correspondence:1", "options": {"tokens": 9}}


async def begun(site: Site, guests: list[Client]) -> str:
    """A game with a few moves that is in nobody's memory."""
    async with site.playing(guests, **ON_TIME) as followers:  # type: ignore[arg-type]
        await play_out(followers, lambda moves: moves[0], 4)
        table = followers[0].table_id
    session = await site.session(table)
    while session.audience.subscriptions or session.lock.locked():
        await asyncio.sleep(0.01)
    await unload(site.service, session, float("inf"))
    return table


async def damage(site: Site, table: str, statement: str) -> None:
    where = f"\"table\" = '{table}'" if "moves" in statement else f"id = '{table}'"
    whole = f"{statement} {'AND' if 'WHERE' in statement else 'WHERE'} {where}"
    store: Any = site.service.store
    await store.writer.write([Statement(text(whole))])


async def overdue(site: Site, table: str) -> None:
    store: Any = site.service.store
    await store.writer.write([Statement(text(f"UPDATE tables SET due = 1 WHERE id = '{table}'"))])


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES)
async def test_everybody_gets_the_same_neutral_answer(
    site: Site, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    guests = await site.guests(2)
    table = await begun(site, guests)
    await damage(site, table, statement)
    stranger = await site.guest("Stranger")
    for guest in (*guests, stranger):
        for path in ("", "/replay?as=spectator", "/laws"):
            with pytest.raises(RequestRefused) as wrong:
                await guest.ask("GET", f"/tables/{table}{path}")
            assert (wrong.value.status, wrong.value.refusal.sentence) == (410, NEUTRAL)
            assert wrong.value.refusal == Refusal(wrong.value.refusal.error, NEUTRAL)
    assert "holdfast_damaged_tables 1.0" in site.service.metrics.text().decode()
    (told,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert told.startswith(f"table {table} is damaged: ")
    assert "attack" not in told and "KH" not in told, "a log names no cards"


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES)
async def test_my_games_show_all_others(site: Site, statement: str) -> None:
    guests = await site.guests(2)
    whole, broken = await begun(site, guests), await begun(site, guests)
    await damage(site, broken, statement)
    for guest in guests:
        listed = {each["table"]["id"]: each.get("damaged", False) for each in await guest.my_tables()}
        assert listed.pop(broken, True)
        assert listed == {whole: False}
    assert "holdfast_damaged_tables 1.0" in site.service.metrics.text().decode()


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES)
async def test_the_clocks_of_others_run_on(site: Site, statement: str) -> None:
    guests = await site.guests(2)
    broken, whole = await begun(site, guests), await begun(site, guests)
    await damage(site, broken, statement)
    for table in (broken, whole):
        await overdue(site, table)
    chores = Housekeeping(site.service)
    await chores.sweep()
    assert whole in site.service.sessions
    assert broken not in site.service.sessions
    await chores.look_at_clocks()


async def test_a_table_in_memory_that_cannot_be_read_again(site: Site) -> None:
    async with site.playing(await site.guests(2), options={"tokens": 9}) as followers:
        await play_out(followers, lambda moves: moves[0], 4)
        session = await site.session(followers[0].table_id)
        await damage(site, session.row.id, DAMAGES["a gap"])
        session.stale = True
        mover = next(each for each in followers if each.moves)
        from holdfast.server.messages import Move

        await mover.send(Move(mover.ply, mover.moves[0]))
        assert (await hears(mover, Refusal)).sentence == NEUTRAL


async def test_a_table_that_was_mended_is_opened_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await site.guests(2)
    table = await begun(site, guests)
    await damage(site, table, "UPDATE moves SET said = said || '!' WHERE ply = 1")
    with pytest.raises(RequestRefused, match="damaged"):
        await guests[0].look(table)
    await damage(site, table, "UPDATE moves SET said = REPLACE(said, '!', '') WHERE ply = 1")
    monkeypatch.setattr("holdfast.server.damage.RETRY_SECONDS", 0.0)
    assert (await guests[0].look(table)).status == "playing"
    assert "holdfast_damaged_tables 0.0" in site.service.metrics.text().decode()


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES)
async def test_a_damaged_table_takes_no_room_for_ever(site: Site, statement: str) -> None:
    guests = await site.guests(2)
    table = await begun(site, guests)
    await damage(site, table, statement)
    assert await site.service.store.count_open(guests[0].guest) == 1
    site.service.server_clock.resume(site.service.server_clock.now() + 61 * DAY)
    await Housekeeping(site.service).close_abandoned()
    assert await site.service.store.count_open(guests[0].guest) == 0
    with pytest.raises(RequestRefused, match="damaged"):
        await guests[0].look(table)


async def test_a_guest_that_cannot_be_read_is_nobody(site: Site) -> None:
    ada, bo = await site.guests(2)
    store: Any = site.service.store
    await store.writer.write([Statement(text(f"UPDATE guests SET body = '?' WHERE id = '{ada.guest}'"))])
    site.service.guests._known.clear()
    with pytest.raises(RequestRefused, match="not known here"):
        await ada.my_tables()
    assert await bo.my_tables() == []


# Rounds


async def test_a_task_that_fails_is_repeated(
    site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[BaseException] = [ZeroDivisionError(), KeyError("x"), RuntimeError("y"), MemoryError()]
    done = asyncio.Event()

    async def do() -> None:
        if faults:
            raise faults.pop()
        done.set()
        await asyncio.sleep(0)

    task = asyncio.create_task(Housekeeping(site.service).repeat("trying", 0.0, do))
    await done.wait()
    while "trying" not in site.service.metrics.task_successes:
        await asyncio.sleep(0)
    assert not task.done()
    task.cancel()
    told = site.service.metrics.text().decode()
    assert 'holdfast_periodic_task_failures_total{task="trying"} 4.0' in told
    assert 'holdfast_periodic_task_success_timestamp_seconds{task="trying"}' in told
    assert len([each for each in caplog.records if "“trying” failed" in each.getMessage()]) == 4


async def test_a_task_that_hangs_is_ended(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "TASK_SECONDS", 0.01)
    task = asyncio.create_task(Housekeeping(site.service).repeat("hanging", 0.0, asyncio.Event().wait))  # type: ignore[arg-type]
    while site.service.metrics.task_failures.get("hanging", 0) < 2:
        await asyncio.sleep(0.01)
    task.cancel()


async def test_all_tasks_are_watched(site: Site) -> None:
    while set(site.service.metrics.task_successes) != {"clocks", "sweep", "expiry", "store_probe"}:
        await asyncio.sleep(0.01)


async def test_what_goes_wrong_at_one_clock_is_that_tables(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours at one table: the others' clocks are looked at, and the fault is told once."""
    guests = await site.guests(2)
    tables = [await begun(site, guests) for _ in range(2)]
    sessions = [await site.session(table) for table in tables]
    looked = list[str]()

    async def look(service: Any, session: Any, now: float) -> None:
        looked.append(session.row.id)
        if session is sessions[0]:
            raise ZeroDivisionError

    monkeypatch.setattr(housekeeping, "check_clocks", look)
    await Housekeeping(site.service).look_at_clocks()
    assert set(tables) <= set(looked)
    assert site.service.damage.known(tables[0])
    assert not site.service.damage.known(tables[1])


async def test_a_write_that_nobody_foresaw_fails_alone(site: Site) -> None:
    """The writer survives what no driver was known to raise."""
    from holdfast.server.store import Unavailable

    store: Any = site.service.store
    writes: list[Any] = [store.writer.write([None]), store.mark_alive(5.0)]
    done = await asyncio.gather(*writes, return_exceptions=True)
    assert isinstance(done[0], Unavailable)
    assert done[1] is None
    assert await store.last_alive() >= 5.0
