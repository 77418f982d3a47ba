"""The table service: finds, loads, changes and unloads tables. It knows two ports, store and hub."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, cast

from msgspec.structs import replace

from holdfast.kernel import Game, HoldfastError
from holdfast.server.bot_machines import BotMachines, BotQueue
from holdfast.server.bot_pool import BotBackend, BotPool
from holdfast.server.bots import wake_bots
from holdfast.server.damage import Damaged, DamagedTables, check_rules_hold
from holdfast.server.fleet import PULSE_SECONDS, Fleet
from holdfast.server.following import catch_up, refresh
from holdfast.server.guests import Guests
from holdfast.server.housekeeping import Housekeeping
from holdfast.server.hub import GuestChanged, Hub, RelayedFrame
from holdfast.server.limits import TokenBuckets
from holdfast.server.loading import load, make_session, read
from holdfast.server.messages import Message, TableChanged, encode
from holdfast.server.metrics import Metrics
from holdfast.server.print_room import PrintRoom
from holdfast.server.refusals import NotFound, Refused, ServiceUnavailable, store_away
from holdfast.server.schema_cache import BoundSchema, SchemaCache
from holdfast.server.server_clock import ServerClock
from holdfast.server.settings import Settings
from holdfast.server.store import (
    DEALING,
    PLAYING,
    Conflict,
    FleetStore,
    MoveRow,
    Store,
    StoredTable,
    TableRow,
    Unavailable,
)
from holdfast.server.store_probe import StoreProbe
from holdfast.server.tables.audience import Subscriber
from holdfast.server.tables.dealing import dealt, expect_deal
from holdfast.server.tables.ending import finish
from holdfast.server.tables.lobby import new_code
from holdfast.server.tables.quota import Quota
from holdfast.server.tables.replays import Replays
from holdfast.server.tables.session import TableSession
from holdfast.server.time_slices import TimeSlicer
from holdfast.server.unloading import hand_over

LOG = logging.getLogger("holdfast.server")
TRIES = 4
Change = Callable[[TableRow], TableRow]


class TableService:
    """The table sessions of this worker, and access to all other tables."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        hub: Hub,
        games: Mapping[str, Game],
        metrics: Metrics,
        *,
        among_others: bool = False,
    ) -> None:
        """`among_others` if there are other workers at this store; they speak through the hub then."""
        self.settings = settings
        self.store = store
        self.hub = hub
        self.games = games
        self.metrics = metrics
        self.guests = Guests(store)
        self.schemas = SchemaCache()
        self.slicer = TimeSlicer()
        self.replays = Replays(self.slicer)
        self.bots: BotBackend = BotPool(settings.bot_processes, settings.bot_seconds, metrics)
        self.sessions: dict[str, TableSession] = {}
        self.printing = PrintRoom()
        self.worker = secrets.token_hex(4)
        self.server_clock = ServerClock()
        self.started = self.server_clock.now()
        self.store_probe = StoreProbe(store, self.server_clock, metrics)
        self.damage = DamagedTables(metrics)
        self.quota = Quota(store, settings.limits.tables_per_guest)
        self.limits: Mapping[str, TokenBuckets] = {}
        """The limits that hold for all workers together, by what they limit."""
        self.stopping = False
        self.fleet = Fleet(self, cast(FleetStore, store)) if among_others else None
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._tasks: dict[asyncio.Task[Any], None] = {}

    async def open(self) -> None:
        """Have the store, or raise what is wrong and hold nothing."""
        await self.store.open()
        try:
            await self._begin()
        except BaseException:
            await self.store.close()
            raise

    async def _begin(self) -> None:
        self.server_clock.resume(await self.store.last_alive() or self.server_clock.now())
        self.started = self.server_clock.now()
        if self.fleet is None:
            await self.store.mark_alive(self.started)
        await self.guests.open()
        self.store.when_regained(self._mark_all_stale)
        self.store.when_damaged(self.damage.note)
        if self.fleet is not None:
            self.hub.subscribe(self.fleet.receive)
        self.guests.when_changed = lambda guest: self.hub.publish(GuestChanged(self.worker, guest))
        await self.hub.open(self.guests.alias("hub"))
        if self.fleet is not None:
            await self.fleet.join()
        if self.settings.hub and isinstance(self.bots, BotPool):
            key = await self.store.signing_key()
            self.bots = BotMachines(self.bots, lambda: self._open_queue(key), self.metrics)
        Housekeeping(self).begin()

    def _open_queue(self, key: bytes) -> BotQueue:
        """Read in when the first machine for bots is there: most fleets have none."""
        from holdfast.server.bot_queue import RedisBotQueue

        return RedisBotQueue(self.settings.hub, self.guests.alias("hub"), key, self.settings.bot_seconds)

    async def close(self) -> None:
        """Finish what is being stored, then let everything go."""
        self.stopping = True
        await hand_over(self)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.printing.close()
        await self.store_probe.stop()
        if self.fleet is None:
            with suppress(Unavailable):
                await self.store.mark_alive(self.server_clock.now())
        await self.hub.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; what goes wrong is logged, never lost."""
        task = asyncio.create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())

    def game(self, name: str) -> Game:
        found = self.games.get(name)
        if found is None:
            raise NotFound("no_such_game", name=name, games=sorted(self.games))
        return found

    # Finding

    async def find(self, table: str) -> TableSession:
        """A table by its id, from memory or from the store."""
        session = self.sessions.get(table)
        if session is not None:
            check_rules_hold(session)
            session.touched = time.monotonic()
            return session
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def find_by_code(self, code: str) -> TableSession:
        try:
            table = await self.store.table_by_code(code.upper())
        except Unavailable:
            raise store_away() from None
        if table is None:
            raise NotFound("no_such_code")
        return await self.find(table)

    async def _load(self, table: str) -> TableSession:
        session = await load(self, table)
        self._keep(session)
        if session.stale:
            self.spawn(catch_up(self, session))
        return session

    def _keep(self, session: TableSession) -> None:
        self.sessions[session.row.id] = session
        self.begin_clocks(session)
        self._name_schema(session)
        self.resume(session)

    def begin_clocks(self, session: TableSession) -> None:
        session.begin_clocks(self.started if self.fleet is None else session.lease.taken)

    def resume(self, session: TableSession) -> None:
        """Continue what this table waits for."""
        if session.row.status == DEALING:
            expect_deal(self, session)
        self.moved(session)

    async def find_schema(self, name: str, table: str) -> BoundSchema:
        """A schema by its name. One that was forgotten comes back with the table that is played by it."""
        found = self.schemas.find(name)
        if found is None and table:
            self._name_schema(await self.find(table))
            found = self.schemas.find(name)
        if found is None:
            raise NotFound("no_such_schema")
        return found

    def _name_schema(self, session: TableSession) -> None:
        session.schema = "" if session.table is None else self.schemas.name_of(session.table.schema)

    # Changing

    async def add(self, row: TableRow) -> TableSession:
        """A new table. A code that is taken is drawn again."""
        row = replace(row, changed=self.server_clock.now())
        return await self.add_session(TableSession(self.game(row.game), StoredTable(row), self.server_clock))

    async def add_session(self, session: TableSession, moves: Sequence[MoveRow] = ()) -> TableSession:
        """The same with a table at which these moves were made already."""
        if self.stopping:
            raise ServiceUnavailable("server_stopping")
        for _ in range(TRIES):
            try:
                await self.store.add_table(session.row, moves)
            except Conflict:
                session.take(replace(session.row, code=new_code()))
                continue
            except Unavailable:
                raise store_away() from None
            if self.fleet is not None:
                session.lease = replace(session.lease, worker=self.worker)
            self._keep(session)
            return session
        raise store_away()

    async def add_following(self, session: TableSession, row: TableRow) -> None:
        """A new table, and in the same step that it follows this one. Called with the lock of this one held."""
        for _ in range(TRIES):
            now = self.server_clock.now()
            try:
                following = replace(session.row, following=row.id, changed=now)
                session.take(await self.store.add_following(replace(row, changed=now), following))
            except Conflict:
                session.stale = True
                await self.reload_if_stale(session)
                row = replace(row, code=new_code())
                continue
            except Unavailable:
                session.stale = True
                raise store_away() from None
            session.audience.push(TableChanged(session.info))
            self.notify_workers(session)
            return
        raise store_away()

    async def change(self, session: TableSession, change: Change, *, once: bool = False) -> bool:
        """Change a table's row, store it, and tell everybody; whether it was changed.

        What must be done `once` in the whole fleet is done by the worker that holds the table's lease, or not at all.
        """
        async with session.lock:
            changed = await self.change_held(session, change, once=once)
        self.notify_workers(session)
        return changed

    async def change_held(self, session: TableSession, change: Change, *, once: bool = False) -> bool:
        """The same, called with the table's lock held."""
        for _ in range(TRIES):
            await self.reload_if_stale(session)
            before = session.row
            try:
                wanted = change(before)
            except HoldfastError:
                if not await self._was_behind(session):
                    raise
                continue
            if wanted is before or (once and not self.leads(session)):
                return False
            wanted = replace(wanted, changed=self.server_clock.now())
            try:
                session.take(await self.store.change_table(wanted, session.lease.epoch if once else None))
            except Conflict:
                session.stale = True
                continue
            except Unavailable:
                session.stale = True
                raise store_away() from None
            except asyncio.CancelledError:
                session.stale = True
                raise
            with self.damage.rules_contained(session):
                self.tell_change(session, before)
            return True
        raise Refused("table_busy")

    async def _was_behind(self, session: TableSession) -> bool:
        """Whether another worker had changed this table meanwhile: what was refused may be possible now."""
        before = session.row.version, session.ply
        if self.fleet is not None:
            await refresh(self, session)
        return (session.row.version, session.ply) != before

    def tell_change(self, session: TableSession, before: TableRow) -> None:
        """Tell everybody of a new row. If it is the deal, they get it with their cards."""
        if session.table is None and session.row.status == PLAYING:
            session.deal()
            self._name_schema(session)
            session.reseat()
            session.welcome_all()
        else:
            session.reseat()
            session.tell_row(before)

    async def reload_if_stale(self, session: TableSession) -> None:
        """Load a table again if memory may differ from the store. Called with its lock held."""
        if session.stale:
            await (self.reload(session) if self.fleet is None else refresh(self, session))

    async def reload(self, session: TableSession) -> None:
        """Load the table from the store, and send it again to everybody who watches. Called with the lock held."""
        session.stale = True
        stored = await read(self, session.row.id)
        with self.damage.contained(session.row.id):
            session.become(await make_session(self, stored))
        self.begin_clocks(session)
        self._name_schema(session)
        with self.damage.rules_contained(session):
            for seat in list(session.audience.subscriptions):
                await self.slicer.run(session.writing(seat))
            session.reseat()
            session.welcome_all()
        self.moved(session)

    async def deal(self, session: TableSession) -> None:
        """All have added to the deal, or had the time to: the cards are out."""
        async with session.lock:
            if session.row.status != DEALING:
                return
            now = self.server_clock.now()
            due = now + (session.clock.decision or 0.0) if session.clock.runs else 0.0
            if await self.change_held(session, lambda row: dealt(row, now, due)):
                self.metrics.deals += 1
        self.moved(session)

    # Watching

    async def watch(self, session: TableSession, subscriber: Subscriber, guest: str, ply: int) -> None:
        """Begin to follow a table, from the seat that the guest holds there.

        Who comes back may have been at another worker, and seen what nobody has told this one: moves, or moves that
        were taken back. They never find less here.
        """
        async with session.lock:
            session.stale = session.stale or (self.fleet is not None and ply >= 0)
            await self.reload_if_stale(session)
            seat = session.row.seat_of(guest)
            newly = seat is not None and not session.audience.connected(seat)
            with self.damage.rules_contained(session):
                await self.slicer.run(session.writing(seat, ply))
                self._welcome(session, subscriber, guest, seat, ply)
            if newly:
                session.tell_who_is_here()
        self.notify_workers(session)

    def _welcome(self, session: TableSession, subscriber: Subscriber, guest: str, seat: int | None, ply: int) -> None:
        """Tell the whole table to a client that follows it from now on, unless it cannot be told."""
        try:
            session.attach(subscriber, seat)
            told = session.welcome(seat, guest, ply, subscriber.wants_talk_of)
            subscriber.push(encode(told if self.fleet is None else replace(told, pulse=PULSE_SECONDS)))
        except Exception:
            session.detach(subscriber)
            raise

    def unwatch(self, session: TableSession, subscriber: Subscriber) -> None:
        session.detach(subscriber)
        seat = session.row.seat_of(subscriber.guest)
        if seat is not None and not session.audience.connected(seat) and not self.stopping:
            session.tell_who_is_here()
        self.notify_workers(session)

    # What follows a change

    def moved(self, session: TableSession) -> None:
        """Something happened at a table: tell other workers, wake bots, end a game that is over."""
        self.notify_workers(session)
        if session.table is None or session.row.status != PLAYING:
            return
        if session.table.over:
            self.spawn(finish(self, session))
        elif session.has_bots:
            with suppress(Damaged), self.damage.rules_contained(session):
                wake_bots(self, session)

    def _mark_all_stale(self) -> None:
        """Another server may have written to the store: every table is read again before anybody changes it."""
        LOG.warning("the store is this server's again; all tables are read again")
        for session in self.sessions.values():
            session.stale = True

    # Other workers

    def leads(self, session: TableSession) -> bool:
        """Whether this worker does what must be done once at a table."""
        return self.fleet is None or self.fleet.leads(session)

    def notify_workers(self, session: TableSession, relayed: RelayedFrame | None = None) -> None:
        """Tell workers that have this table, too, how far it is here."""
        if self.fleet is not None and self.fleet.is_shared(session):
            self.hub.publish(replace(self.fleet.notice(session), relayed=relayed))

    def announce(
        self, session: TableSession, message: Message, *, side: str = "", guest: str = "", except_seat: int = -1
    ) -> None:
        """Show everybody something that is seen and forgotten, wherever they are connected."""
        relayed = RelayedFrame(encode(message).decode(), side, guest, except_seat)
        session.audience.relay(relayed)
        self.notify_workers(session, relayed)
