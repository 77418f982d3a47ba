"""The table service: finds tables, loads them, changes them, lets them go. It knows the two ports, store and hub."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from holdfast.kernel import Game, result_of
from holdfast.server.books import Bookshelf
from holdfast.server.bots import Thinkers, call_bots
from holdfast.server.damage import Damage, Damaged
from holdfast.server.guests import Guests
from holdfast.server.housekeeping import Housekeeping
from holdfast.server.hub import Hub, Notice
from holdfast.server.messages import TableChanged, encode
from holdfast.server.metrics import Metrics
from holdfast.server.pulse import Pulse
from holdfast.server.refusals import Missing, Refused, TooMuch, store_away
from holdfast.server.settings import Settings
from holdfast.server.slices import Slices
from holdfast.server.steady import SteadyClock
from holdfast.server.store import DEALING, PLAYING, Conflict, Store, StoredTable, TableRow, Unavailable
from holdfast.server.tables.dealing import expect_deal, seated_by_lot
from holdfast.server.tables.leavers import finished
from holdfast.server.tables.live import Live, Outlet
from holdfast.server.tables.lobby import new_code
from holdfast.server.tables.quota import Quota
from holdfast.server.tables.replays import Replays

LOG = logging.getLogger("holdfast.server")
TRIES = 4
Change = Callable[[TableRow], TableRow]


class TableService:
    """All tables that this worker keeps in memory, and the way to all others."""

    def __init__(self, settings: Settings, store: Store, hub: Hub, games: Mapping[str, Game], metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.games = games
        self.metrics = metrics
        self.guests = Guests(store)
        self.shelf = Bookshelf()
        self.slices = Slices()
        self.replays = Replays(self.slices)
        self.thinkers = Thinkers(settings.workers, settings.bot_seconds, metrics)
        self.lives: dict[str, Live] = {}
        self.worker = secrets.token_hex(4)
        self.steady = SteadyClock()
        self.started = self.steady.now()
        self.pulse = Pulse(store, self.steady, metrics)
        self.damage = Damage(metrics)
        self.quota = Quota(store, settings.limits.tables_per_guest)
        self.stopping = False
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Have the store, or raise what is wrong and hold nothing."""
        await self.store.open()
        try:
            await self._begin()
        except BaseException:
            await self.store.close()
            raise

    async def _begin(self) -> None:
        self.steady.resume(await self.store.last_alive() or self.steady.now())
        self.started = self.steady.now()
        await self.store.mark_alive(self.started)
        await self.guests.open()
        self.store.when_regained(self._doubt_all)
        self.store.when_damaged(self.damage.note)
        self.hub.listen(self._heard)
        Housekeeping(self).begin()

    async def close(self) -> None:
        """Finish what is being stored, then let everything go."""
        self.stopping = True
        for live in self.lives.values():
            async with live.lock:
                await self._note_due(live)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.pulse.stop()
        with suppress(Unavailable):
            await self.store.mark_alive(self.steady.now())
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; what goes wrong is logged, never lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())

    def game(self, name: str) -> Game:
        found = self.games.get(name)
        if found is None:
            raise Missing("no_such_game", name=name, games=sorted(self.games))
        return found

    # Finding

    async def find(self, table: str) -> Live:
        """A table by its id, from memory or from the store."""
        live = self.lives.get(table)
        if live is not None:
            live.touched = time.monotonic()
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def find_by_code(self, code: str) -> Live:
        try:
            table = await self.store.table_by_code(code.upper())
        except Unavailable:
            raise store_away() from None
        if table is None:
            raise Missing("no_such_code")
        return await self.find(table)

    async def _load(self, table: str) -> Live:
        self.damage.refuse(table)
        stored = await self._stored(table)
        if len(self.lives) >= self.settings.limits.live_tables:
            raise TooMuch("too_many_tables")
        self._check_rules(stored.row)
        with self.damage.contained(table):
            live = await self._read_in(stored)
        self._keep(live)
        return live

    def _check_rules(self, row: TableRow) -> None:
        """A game is never continued by other rules than it began with; that is nobody's damage."""
        game = self.games.get(row.game)
        if row.commitment and game is not None and row.rules != game.version:
            raise Damaged("rules_gone")

    async def _read_in(self, stored: StoredTable) -> Live:
        """A table as it is stored. A long game is played again beside everything else."""
        live = Live(self.game(stored.row.game), replace(stored, moves=()), self.steady)
        await self.slices.run(live.repeated(stored.moves))
        return live

    async def _stored(self, table: str) -> StoredTable:
        try:
            with self.damage.contained(table):
                stored = await self.store.load(table)
        except Unavailable:
            raise store_away() from None
        if stored is None:
            raise Missing("table_gone")
        return stored

    def _keep(self, live: Live) -> None:
        self.lives[live.row.id] = live
        live.begin_clocks(self.started)
        self._name_book(live)
        if live.row.status == DEALING:
            expect_deal(self, live)
        self.moved(live)

    def _name_book(self, live: Live) -> None:
        live.book = "" if live.table is None else self.shelf.name_of(live.table.book)

    # Changing

    async def add(self, row: TableRow) -> Live:
        """A new table. A code that is taken is drawn again."""
        row = replace(row, changed=self.steady.now())
        for _ in range(TRIES):
            try:
                await self.store.add_table(row)
            except Conflict:
                row = replace(row, code=new_code())
                continue
            except Unavailable:
                raise store_away() from None
            live = Live(self.game(row.game), StoredTable(row), self.steady)
            self._keep(live)
            return live
        raise store_away()

    async def add_following(self, live: Live, row: TableRow) -> None:
        """A new table, and in the same step that it follows this one. Called with the lock of this one held."""
        for _ in range(TRIES):
            now = self.steady.now()
            try:
                following = replace(live.row, following=row.id, changed=now)
                live.take(await self.store.add_following(replace(row, changed=now), following))
            except Conflict:
                live.doubtful = True
                await self.freshen(live)
                row = replace(row, code=new_code())
                continue
            except Unavailable:
                live.doubtful = True
                raise store_away() from None
            live.push(TableChanged(live.info))
            self.hub.tell(self._notice(live))
            return
        raise store_away()

    async def change(self, live: Live, change: Change) -> None:
        """Change a table's row, store it, and tell everybody."""
        async with live.lock:
            await self.change_held(live, change)
        self.hub.tell(self._notice(live))

    async def change_held(self, live: Live, change: Change) -> None:
        """The same, called with the table's lock held."""
        for _ in range(TRIES):
            await self.freshen(live)
            wanted = change(live.row)
            if wanted is live.row:
                return
            wanted = replace(wanted, changed=self.steady.now())
            try:
                live.take(await self.store.change_table(wanted))
            except Conflict:
                live.doubtful = True
                continue
            except Unavailable:
                live.doubtful = True
                raise store_away() from None
            except asyncio.CancelledError:
                live.doubtful = True
                raise
            live.reseat()
            live.push(TableChanged(live.info))
            return
        raise Refused("table_busy")

    async def freshen(self, live: Live) -> None:
        """Read a table again if memory may differ from the store. Called with its lock held."""
        if live.doubtful:
            await self.reload(live)

    async def reload(self, live: Live) -> None:
        """Become what is stored, and begin anew for everybody who watches. Called with the lock held."""
        live.doubtful = True
        stored = await self._stored(live.row.id)
        with self.damage.contained(live.row.id):
            live.become(await self._read_in(stored))
        self._name_book(live)
        for seat in list(live.feeds):
            await self.slices.run(live.writing(seat))
        live.reseat()
        live.welcome_all()

    async def deal(self, live: Live) -> None:
        """All have added to the deal, or had the time to: the cards are out."""
        async with live.lock:
            if live.row.status != DEALING:
                return
            now = self.steady.now()
            due = now + (live.clock.decision or 0.0) if live.clock.runs else 0.0
            await self.change_held(live, lambda row: replace(seated_by_lot(row), status=PLAYING, dealt=now, due=due))
            if live.table is None:
                live.deal()
            self._name_book(live)
            live.welcome_all()
        self.metrics.deals += 1
        self.moved(live)

    # Watching

    async def watch(self, live: Live, outlet: Outlet, guest: str, ply: int) -> None:
        """Begin to follow a table, from the seat that the guest holds there."""
        async with live.lock:
            await self.freshen(live)
            seat = live.row.seat_of(guest)
            await self.slices.run(live.writing(seat, ply))
            newly = seat is not None and not live.connected(seat)
            live.attach(outlet, seat)
            outlet.push(encode(live.welcome(seat, guest, ply, outlet.hears)))
            if newly:
                live.push(TableChanged(live.info))

    def unwatch(self, live: Live, outlet: Outlet) -> None:
        live.detach(outlet)
        seat = live.row.seat_of(outlet.guest)
        if seat is not None and not live.connected(seat) and not self.stopping:
            live.push(TableChanged(live.info))

    # What follows a change

    def moved(self, live: Live) -> None:
        """Something happened at a table: tell other workers, wake bots, end a game that is over."""
        self.hub.tell(self._notice(live))
        if live.table is None or live.row.status != PLAYING:
            return
        if live.table.over:
            self.spawn(self._finish(live))
        elif live.has_bots:
            call_bots(self, live)

    async def _finish(self, live: Live) -> None:
        table = live.table
        if table is None or not table.over:
            return
        result = result_of(table.state)
        try:
            await self.change(live, lambda row: finished(row, result, "played") if row.status == PLAYING else row)
        except Refused:
            await asyncio.sleep(1.0)
            self.moved(live)

    def _doubt_all(self) -> None:
        """Another server may have written to the store: every table is read again before anybody changes it."""
        LOG.warning("the store is this server's again; all tables are read anew")
        for live in self.lives.values():
            live.doubtful = True

    def _notice(self, live: Live) -> Notice:
        return Notice(live.row.id, live.row.version, live.ply, self.worker)

    def _heard(self, notice: Notice) -> None:
        """Another worker has changed a table; whoever has it in memory catches up."""
        if notice.worker == self.worker:
            return
        live = self.lives.get(notice.table)
        if live is not None and (notice.version != live.row.version or notice.ply != live.ply):
            self.spawn(self._catch_up(live, notice))

    async def _catch_up(self, live: Live, notice: Notice) -> None:
        async with live.lock:
            if notice.version != live.row.version or notice.ply < live.ply:
                await self.reload(live)
            elif notice.ply > live.ply:
                for move in await self.store.moves_since(live.row.id, live.ply):
                    live.doubtful = True
                    live.repeat(move)
                    live.doubtful = False
                    live.tell_move(move.seat, move.id)

    # Letting go

    async def unload(self, live: Live, since: float) -> None:
        """Let a table go, unless somebody has come for it meanwhile."""
        async with live.lock:
            await self._note_due(live)
            if not live.feeds and live.touched < since:
                self.lives.pop(live.row.id, None)

    async def _note_due(self, live: Live) -> None:
        """Write down when the next clock runs out, for whoever looks after a table that is in nobody's memory."""
        due = live.due()
        if due != live.row.due and not live.doubtful:
            try:
                live.take(await self.store.change_table(replace(live.row, due=due)))
            except (Conflict, Unavailable):
                live.doubtful = True
