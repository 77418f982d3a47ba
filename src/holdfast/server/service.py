"""The table service: finds tables, loads them, changes them, lets them go. It knows the two ports, store and hub."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from msgspec.structs import replace

from holdfast.kernel import Game, HoldfastError, seat_name
from holdfast.server.books import Bookshelf
from holdfast.server.bots import Thinkers, call_bots
from holdfast.server.guests import Guests
from holdfast.server.hub import Hub, Notice
from holdfast.server.messages import TableChanged, encode
from holdfast.server.metrics import Metrics
from holdfast.server.refusals import Missing, Refused, TooMuch, store_away
from holdfast.server.settings import Settings
from holdfast.server.store import DEALING, PLAYING, Conflict, Store, StoredTable, TableRow, Unavailable
from holdfast.server.tables.dealing import expect_deal
from holdfast.server.tables.leavers import check_clocks, finished
from holdfast.server.tables.live import Live, Outlet
from holdfast.server.tables.lobby import new_code

LOG = logging.getLogger("holdfast.server")
TICK_SECONDS = 0.25
SWEEP_SECONDS = 5.0
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
        self.thinkers = Thinkers(settings.workers, settings.bot_seconds, metrics)
        self.lives: dict[str, Live] = {}
        self.worker = secrets.token_hex(4)
        self.started = time.time()
        self.stopping = False
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.guests.open()
        self.hub.listen(self._heard)
        self.spawn(self._tick())
        self.spawn(self._sweep())

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
            raise Missing("there is no game “{name}”; there are {names}", name=name, names=sorted(self.games))
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
            raise Missing("there is no table with this code")
        return await self.find(table)

    async def _load(self, table: str) -> Live:
        stored = await self._stored(table)
        if len(self.lives) >= self.settings.limits.live_tables:
            raise TooMuch("too many tables are open on this server now; please try again later")
        live = Live(self.game(stored.row.game), stored)
        self._keep(live)
        return live

    async def _stored(self, table: str) -> StoredTable:
        try:
            stored = await self.store.load(table)
        except Unavailable:
            raise store_away() from None
        if stored is None:
            raise Missing("there is no such table")
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
        for _ in range(TRIES):
            try:
                await self.store.add_table(row)
            except Conflict:
                row = replace(row, code=new_code())
                continue
            except Unavailable:
                raise store_away() from None
            live = Live(self.game(row.game), StoredTable(row))
            self._keep(live)
            return live
        raise store_away()

    async def change(self, live: Live, change: Change) -> None:
        """Change a table's row, store it, and tell everybody."""
        async with live.lock:
            await self._change(live, change)
        self.hub.tell(self._notice(live))

    async def _change(self, live: Live, change: Change) -> None:
        for _ in range(TRIES):
            await self.freshen(live)
            wanted = change(live.row)
            if wanted is live.row:
                return
            try:
                live.take(await self.store.change_table(wanted))
            except Conflict:
                live.doubtful = True
                continue
            except Unavailable:
                live.doubtful = True
                raise store_away() from None
            live.reseat()
            live.push(TableChanged(live.info))
            return
        raise Refused("others are changing this table at the same moment; please try again")

    async def freshen(self, live: Live) -> None:
        """Read a table again if memory may differ from the store. Called with its lock held."""
        if live.doubtful:
            await self.reload(live)

    async def reload(self, live: Live) -> None:
        """Become what is stored, and begin anew for everybody who watches. Called with the lock held."""
        live.load(await self._stored(live.row.id))
        self._name_book(live)
        live.reseat()
        live.welcome_all()

    async def deal(self, live: Live) -> None:
        """All have added to the deal, or had the time to: the cards are out."""
        async with live.lock:
            if live.row.status != DEALING:
                return
            now = time.time()
            due = now + (live.clock.decision or 0.0) if live.clock.runs else 0.0
            await self._change(live, lambda row: replace(row, status=PLAYING, changed=now, due=due))
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
            newly = seat is not None and not live.connected(seat)
            live.attach(outlet, seat)
            outlet.push(encode(live.welcome(seat, guest, ply)))
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
        winners = " ".join(seat_name(seat) for seat in sorted(table.ranking[0]))
        try:
            await self.change(live, lambda row: finished(row, winners, "played") if row.status == PLAYING else row)
        except Refused:
            await asyncio.sleep(1.0)
            self.moved(live)

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
                    live.repeat(move)
                    live.tell_move(move.seat, move.id)

    # Time

    async def _tick(self) -> None:
        """Look at the clocks of all tables in memory."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            now = time.time()
            for live in [live for live in self.lives.values() if live.clock.runs]:
                await self._patiently(check_clocks(self, live, now))

    async def _sweep(self) -> None:
        """Let idle tables go, and look after those whose clocks run out meanwhile."""
        while True:
            self._let_go()
            await self._patiently(self._fetch_due())
            self.metrics.tables = len(self.lives)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _patiently(self, work: Coroutine[Any, Any, None]) -> None:
        """What cannot be done now is tried again at the next tick."""
        try:
            await work
        except (HoldfastError, Unavailable) as wrong:
            LOG.warning("put off: %s", wrong)

    def _let_go(self) -> None:
        since = time.monotonic() - self.settings.idle_seconds
        for live in [live for live in self.lives.values() if not live.feeds and live.touched < since]:
            if not live.lock.locked() and not live.thinking and live.row.status != DEALING:
                self.spawn(self._unload(live, since))

    async def _unload(self, live: Live, since: float) -> None:
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

    async def _fetch_due(self) -> None:
        for table in await self.store.timed_tables(time.time()):
            if table not in self.lives:
                await self.find(table)
