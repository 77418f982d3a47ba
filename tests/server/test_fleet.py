"""Several workers on one PostgreSQL and one Redis: whichever a client comes to, the game is the same."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace as changed
from sqlalchemy import Connection, text
from websockets.asyncio.client import connect

from holdfast.client import RequestRefused, follow
from holdfast.server import messages
from holdfast.server.fleet import SILENT_BEATS
from holdfast.server.refusals import Refused
from holdfast.server.settings import Limits
from holdfast.server.socket_protocol import SocketProtocol
from holdfast.server.store import NOBODYS, Conflict, MoveRow, postgres
from holdfast.server.store.database import Statement
from holdfast.server.store.migrations import upgrade
from holdfast.server.store.postgres import PostgresDatabase
from holdfast.server.store.sql import SqlStore
from holdfast.server.tables.play import MoveRequest, play
from holdfast.server.tables.session import TableSession
from tests.server.interleaving import commits_held, is_being_stored
from tests.server.redis import RedisServer
from tests.server.site import PATIENT, Site, play_out
from tests.server.test_during import hears
from tests.server.test_play import check_same
from tests.server.test_store import GUEST, TABLE

pytestmark = pytest.mark.postgresql
Open = Callable[..., Awaitable[Site]]


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(60.0):
        while not holds():
            await asyncio.sleep(0.02)


async def two_workers(open_site: Open, fleet: dict[str, str], **settings: Any) -> tuple[Site, Site]:
    return await open_site(**fleet, **settings), await open_site(**fleet, **settings)


async def both_at(one: Site, two: Site, **choices: Any) -> tuple[Any, Any, str]:
    """A table whose host is at one worker and whose guest is at the other."""
    ada, bob = await one.guest("Ada"), await two.guest("Bob")
    table = await ada.make_table("upgrade", **{"seats": 2, "options": {"tokens": 9}, **choices})
    await bob.sit(table.id)
    await bob.ready(table.id)
    return ada, bob, table.id


def held(site: Site, table: str) -> TableSession:
    return site.service.sessions[table]


async def test_a_game_across_workers(open_site: Open, fleet: dict[str, str]) -> None:
    one, two = await two_workers(open_site, fleet)
    ada, bob, table = await both_at(one, two, seats=3, bots=["random"], options={"turn_limit": 2})
    async with ada.follow(table) as first, bob.follow(table) as second:
        await ada.start(table)
        await first.until(lambda: all(seat.connected or seat.bot for seat in first.table.seats))
        await second.until(lambda: second.ply >= 0)
        await second.send(messages.Say("hello"))
        await hears(first, messages.Talk, text="hello")
        await first.send(messages.Vote("adjourn"))
        await hears(second, messages.Votes, what="adjourn", agreed=[first.seat])
        await second.send(messages.Vote("adjourn", agree=False))
        await hears(first, messages.Notice, what="vote_refused")
        await play_out([first, second], random.choice)
        await until(lambda: first.over and second.over)
        check_same(one, first)
        check_same(two, second)
    assert held(one, table).lease == held(two, table).lease


async def test_a_lost_notice_is_made_up_for(open_site: Open, fleet: dict[str, str], redis: RedisServer) -> None:
    """Without Redis workers read from the store what they are not told."""
    one, two = await two_workers(open_site, fleet)
    ada, bob, table = await both_at(one, two)
    async with ada.follow(table) as first, bob.follow(table) as second:
        await ada.start(table)
        redis.stop()
        try:
            await play_out([first, second], random.choice, 8)
            await until(lambda: first.ply == second.ply >= 8)
        finally:
            redis.start()
        await until(lambda: one.service.hub.connected and two.service.hub.connected)


async def test_limits_and_blocks_hold_at_all_workers(open_site: Open, fleet: dict[str, str]) -> None:
    one, two = await two_workers(open_site, fleet, limits=Limits(messages_per_second=0.01, message_burst=40))
    ada, bob, table = await both_at(one, two)
    async with ada.follow(table) as first, bob.follow(table) as second:
        await (await one.guest(token=bob.token)).ask("PUT", f"/guests/me/blocked/{ada.guest}")
        await until(lambda: not two.service.guests.known(bob.guest).wants_talk_of(ada.guest))  # type: ignore[union-attr]
        for number in range(4):
            await first.send(messages.Say(f"word {number}"))
        async with (await two.guest(token=ada.token)).follow(table) as again:
            await until(lambda: two.application.endpoint.rates.guests.of(ada.guest)._left < 30)
            assert again.seat == first.seat
        assert not second.messages


async def test_a_silent_worker_loses_its_tables(open_site: Open, fleet: dict[str, str]) -> None:
    """Its bots move elsewhere, and what it still writes is refused."""
    one, two = await two_workers(open_site, fleet)
    ada, bob, table = await both_at(one, two, seats=3, bots=["random"])
    async with bob.follow(table) as second:
        async with ada.follow(table):
            await ada.start(table)
            await second.until(lambda: second.ply >= 0)
        before = held(one, table).lease
        assert before.worker == one.service.worker
        await freeze(one)
        await until(lambda: held(two, table).lease.worker == two.service.worker)
        lease = held(two, table).lease
        assert lease.epoch == before.epoch + 1
        late = MoveRow(table, second.ply, 0, "late", 0.0, epoch=before.epoch)
        with pytest.raises(Conflict):
            await one.service.store.append(late)
        with pytest.raises(Conflict):
            await one.service.store.change_table(held(one, table).row, before.epoch)


async def test_a_table_is_taken_over_where_its_people_are(open_site: Open, fleet: dict[str, str]) -> None:
    """Also if the lot gives it to another worker: both would have it in memory then, for as long as it is played."""
    one, two = await two_workers(open_site, fleet)
    three = await open_site(**fleet)
    drawn = sorted((two.service.worker, three.service.worker))
    while True:
        ada, bob, table = await both_at(one, two)
        if drawn[crc32(table.encode()) % 2] == three.service.worker:
            break
    async with bob.follow(table) as second:
        async with ada.follow(table):
            await ada.start(table)
            await second.until(lambda: second.ply >= 0)
        await freeze(one)
        await until(lambda: held(two, table).lease.worker == two.service.worker)
        assert three.service.fleet is not None
        beats = three.service.fleet._heartbeats[one.service.worker]
        await until(lambda: beats.silent > SILENT_BEATS + 2)
        assert table not in three.service.sessions


async def test_a_game_is_looked_after_although_the_answer_to_its_claim_was_lost(
    open_site: Open, fleet: dict[str, str]
) -> None:
    """The worker that has the lease has not the game in memory."""
    one, two = await two_workers(open_site, fleet)
    ada = await one.guest("Ada")
    table = (await ada.make_table("upgrade", seats=2, bots=["random"], options={"tokens": 9})).id
    async with ada.follow(table) as first:
        await ada.start(table)
        await first.until(lambda: bool(first.moves))
        await two.service.store.claim(table, held(one, table).lease, 0.0)  # type: ignore[attr-defined]
        assert table not in two.service.sessions
        await until(lambda: table in two.service.sessions)
        await play_out([first], random.choice, 8)


async def test_a_takeover_is_charged_to_nobodys_clock(open_site: Open, fleet: dict[str, str]) -> None:
    one, two = await two_workers(open_site, fleet)
    ada, bob, table = await both_at(one, two, clock="fast")
    async with bob.follow(table) as second:
        async with ada.follow(table):
            await ada.start(table)
            await second.until(lambda: second.ply >= 0)
        await freeze(one)
        session = held(two, table)
        await until(lambda: session.lease.worker == two.service.worker)
        assert session.clock.decision is not None
        assert session.asked
        assert all(asked.at >= session.lease.taken for asked in session.asked.values())
        left = session.deadlines(session.lease.taken)
        assert min(left.values()) >= session.clock.decision


async def test_a_bots_move_that_waited_is_not_made_after_a_takeover(open_site: Open, fleet: dict[str, str]) -> None:
    """It waits for the table's lock; meanwhile another worker takes the lease, and moves for the bot itself."""
    one, two = await two_workers(open_site, fleet)
    ada, bob, table = await both_at(one, two)
    async with ada.follow(table) as first, bob.follow(table):
        await ada.start(table)
        await first.until(lambda: first.ply >= 0)
        session = held(one, table)
        assert session.table is not None
        (seat, *_) = session.asked
        session.take(changed(session.row, seats=tuple(changed(each, bot="random") for each in session.row.seats)))
        await session.lock.acquire()
        move = MoveRequest(session.ply, session.table.legal_moves(seat)[0], by_bot=True)
        played = play(one.service, session, seat, move)
        session.lease = await two.service.store.claim(table, session.lease, 0.0)  # type: ignore[attr-defined]
        session.lock.give()
        with pytest.raises(Refused, match="stored first"):
            await played
        assert not await one.service.store.moves_since(table, 0)


async def freeze(site: Site) -> None:
    """It sends no heartbeat and looks after nothing any more."""
    for task in list(site.service._tasks):
        task.cancel()
    await asyncio.gather(*site.service._tasks, return_exceptions=True)


async def test_a_worker_that_ends_hands_its_tables_over(open_site: Open, fleet: dict[str, str]) -> None:
    one, two = await two_workers(open_site, fleet)
    ada, bob, table = await both_at(one, two)
    async with bob.follow(table) as second:
        async with ada.follow(table):
            await ada.start(table)
            await second.until(lambda: second.ply >= 0)
        epoch = held(one, table).lease.epoch
        await one.stop()
        await until(lambda: held(two, table).lease.worker == two.service.worker)
        assert held(two, table).lease.epoch == epoch + 1
        assert two.service.metrics.takeovers == 0


async def test_taking_back_is_one_epoch_for_all(open_site: Open, fleet: dict[str, str]) -> None:
    one, two = await two_workers(open_site, fleet)
    ada, bob, table = await both_at(one, two)
    async with ada.follow(table) as first, bob.follow(table) as second:
        await ada.start(table)
        await first.until(lambda: bool(first.moves))
        await first.play(first.moves[0])
        await second.until(lambda: second.ply == 1)
        await first.send(messages.Vote("takeback"))
        await hears(second, messages.Votes, what="takeback", agreed=[first.seat])
        await second.send(messages.Vote("takeback"))
        for each in (first, second):
            await each.until(lambda each=each: each.ply == 0)
        await play_out([first, second], random.choice, 4)


async def test_who_comes_back_does_not_find_what_was_taken_back(open_site: Open, fleet: dict[str, str]) -> None:
    """A worker that nobody has told has more moves in memory than the game has."""
    one, two = await two_workers(open_site, fleet)
    ada, bob, table = await both_at(one, two)
    async with ada.follow(table) as first:
        async with bob.follow(table) as second:
            await ada.start(table)
            await first.until(lambda: bool(first.moves))
            await first.play(first.moves[0])
            await second.until(lambda: second.ply == 1)
        make_deaf(two)
        async with (await one.guest(token=bob.token)).follow(table) as second:
            await first.send(messages.Vote("takeback"))
            await hears(second, messages.Votes, what="takeback", agreed=[first.seat])
            await second.send(messages.Vote("takeback"))
            await second.until(lambda: second.ply == 0)
        assert held(two, table).ply == 1
        again = (await two.guest(token=bob.token)).follow(table)
        again.ply = second.ply
        async with again:
            assert again.ply == 0


def make_deaf(site: Site) -> None:
    """It hears nothing of what others do, and does not ask."""
    site.service.hub._listeners.clear()  # type: ignore[attr-defined]
    site.service.fleet._compare = asyncio.Event().wait  # type: ignore[union-attr, method-assign]


async def test_a_lease_is_had_by_one(fleet: dict[str, str]) -> None:
    stores = [SqlStore(fleet["database"]) for _ in range(2)]
    for number, store in enumerate(stores):
        store.worker = f"worker {number}"
        await store.open()
        await store.join(1.0)
    await stores[0].add_guest(GUEST)
    await stores[0].add_table(TABLE)
    seen = (await stores[1].table_versions(["t1"]))[0].lease
    assert seen.worker == "worker 0"
    taken = await stores[1].claim("t1", seen, 2.0)
    with pytest.raises(Conflict):
        await stores[0].claim("t1", seen, 2.0)
    assert (await stores[0].table_versions(["t1"]))[0].lease == taken
    await stores[0].leave("worker 1")
    with pytest.raises(Conflict):
        await stores[1].mark_alive(3.0)
    for store in stores:
        await store.close()


async def test_guests_lobbies_and_their_games_are_the_same_everywhere(open_site: Open, fleet: dict[str, str]) -> None:
    one, two = await two_workers(open_site, fleet)
    ada = await one.guest("Ada")
    table = await ada.make_table("upgrade", seats=2, listed=True)
    there = await two.guest(token=ada.token)
    assert [each["id"] for each in json.loads(await there.ask("GET", "/tables"))] == [table.id]
    assert [each["table"]["id"] for each in await there.my_tables()] == [table.id]
    bob = await two.guest("Bob")
    await bob.sit(table.id)
    await ada.ask("PUT", "/guests/me", {"name": "Adele", "avatar": "fox"})
    await until(lambda: two.service.guests.known(ada.guest).name == "Adele")  # type: ignore[union-attr]
    assert [seat.guest for seat in (await ada.look(table.id)).seats] == [ada.guest, bob.guest]
    await ada.ask("DELETE", f"/tables/{table.id}")
    assert json.loads(await bob.ask("GET", "/tables")) == []


async def test_a_guests_tables_are_counted_everywhere(open_site: Open, fleet: dict[str, str]) -> None:
    one, two = await two_workers(open_site, fleet, limits=replace(PATIENT, tables_per_guest=2))
    ada = await one.guest("Ada")
    there = await two.guest(token=ada.token)
    for guest in (ada, there):
        await guest.make_table("upgrade", seats=2)
    for guest in (ada, there):
        with pytest.raises(RequestRefused, match="2"):
            await guest.make_table("upgrade", seats=2)


async def test_requests_at_one_worker_are_not_had_at_another(open_site: Open, fleet: dict[str, str]) -> None:
    one, two = await two_workers(open_site, fleet, limits=Limits(requests_per_second=0.01, request_burst=30))
    ada = await one.guest("Ada")
    there = await two.guest(token=ada.token)
    for _ in range(20):
        await ada.ask("GET", "/guests/me")
    await until(lambda: two.application._limiter.rates.guests.of(ada.guest)._left < 15)
    with pytest.raises(RequestRefused):
        for _ in range(20):
            await there.ask("GET", "/guests/me")


# A worker that hangs


async def test_a_worker_that_answers_nothing_is_left(
    open_site: Open, fleet: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its system keeps the connections, so only its silence tells."""
    monkeypatch.setattr(follow, "connect", partial(connect, ping_interval=None))
    one, two = await two_workers(open_site, fleet)
    ada, _, table = await both_at(one, two)
    async with ada.follow(table) as first:
        before = first._connection
        ada.address = two.address
        for wire in one.wires:
            wire.transport.pause_reading()
        await until(lambda: first._connection is not before and first._welcomed)
        assert [wire for wire in two.wires if isinstance(wire, SocketProtocol)]


async def test_a_worker_that_hangs_in_the_middle_of_a_write_holds_up_nobody(fleet: dict[str, str]) -> None:
    stalled, other = SqlStore(fleet["database"]), SqlStore(fleet["database"])
    for store in (stalled, other):
        await store.open()
    await stalled.add_guest(GUEST)
    await stalled.add_table(TABLE)
    assert isinstance(stalled.database, PostgresDatabase)
    connection = await stalled.database._writer()
    await connection.execute(text("UPDATE tables SET version = 7"))
    await other.change_table(TABLE)
    await stalled.database._hang_up()
    for store in (stalled, other):
        await store.close()


async def test_a_worker_may_stand_still_while_it_upgrades_the_database(
    fleet: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def upgrade_slowly(connection: Connection) -> None:
        time.sleep(1.5 * postgres.STALLED_SECONDS)
        upgrade(connection)

    monkeypatch.setattr(postgres, "upgrade", upgrade_slowly)
    store = SqlStore(fleet["database"])
    await store.open()
    await store.add_guest(GUEST)
    await store.close()


async def test_a_ping_is_answered_while_the_store_is_slow(open_site: Open, fleet: dict[str, str]) -> None:
    site = await open_site(**fleet)
    async with site.playing(await site.guests(2), options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        async with commits_held(site):
            move = asyncio.create_task(mover.play(mover.moves[0]))
            await is_being_stored(await site.session(mover.table_id))
            await mover.send(messages.Ping())
            await hears(mover, messages.Pong)
            assert not move.done()
        await move


# Deploys


async def test_a_worker_that_is_to_end_drains(open_site: Open, fleet: dict[str, str]) -> None:
    """Nothing new begins there, another worker has its tables at once, and its clients are back where they were."""
    one, two = await two_workers(open_site, fleet)
    ada, bob, table = await both_at(one, two, seats=3, bots=["random"])
    async with ada.follow(table) as first, bob.follow(table) as second:
        await ada.start(table)
        await play_out([first, second], random.choice, 6)
        assert held(one, table).lease.worker == one.service.worker
        ada.address = two.address
        ending = asyncio.create_task(one.stop())
        await until(lambda: held(two, table).lease.worker == two.service.worker)
        with pytest.raises(Refused):
            await one.service.add(changed(held(two, table).row, id="another", code="ANOTHER"))
        await ending
        assert any(isinstance(message, messages.Bye) for message in first.messages)
        await until(lambda: first.table is not None and first.ply == second.ply)
        await play_out([first, second], random.choice, first.ply + 4)
    assert [row.id for row in await two.service.store.workers()] == [two.service.worker]  # type: ignore[attr-defined]


async def test_what_a_worker_of_the_schema_before_writes(fleet: dict[str, str]) -> None:
    """It knows of no leases: its tables are nobody's, its moves of the first epoch. Newer workers can use both."""
    store = SqlStore(fleet["database"])
    await store.open()
    await store.add_guest(GUEST)
    body = msgspec.json.encode(TABLE).decode()
    old = text(
        "INSERT INTO tables (id, code, host, status, listed, changed, due, version, body) "
        "VALUES (:id, 'CODE', 'g1', 'playing', false, 0, 0, 0, :body)"
    ).bindparams(id=TABLE.id, body=body)
    move = text("INSERT INTO moves (\"table\", ply, seat, said, \"at\", id) VALUES (:id, 0, 0, 'x', 0, '')")
    await store.writer.write([Statement(old), Statement(move.bindparams(id=TABLE.id))])
    found = await store.load(TABLE.id)
    assert found is not None
    assert (found.lease, [each.epoch for each in found.moves]) == (NOBODYS, [0])
    store.worker = "newer"
    await store.join(1.0)
    assert (await store.claim(TABLE.id, found.lease, 1.0)).epoch == 1
    with pytest.raises(Conflict):
        await store.append(MoveRow(TABLE.id, 1, 0, "y", 0.0))
    await store.close()
