"""This worker among others: heartbeats, leases, and what a lost notice would have said.

Every table has a lease in the store. The worker that holds it does what must be done once: bots' moves, clocks, deal
and end. Everybody else at the table is a follower: people play there all the same, because `(table, ply)`, the row's
version and the table's epoch are checked in the transaction that writes. A worker that falls silent loses its leases.
Silence is counted in beats that the watcher itself lived through, so neither a paused watcher nor a store that was away
for everybody takes a living worker's tables.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar
from zlib import crc32

from holdfast.server.bot_machines import BotMachines
from holdfast.server.following import catch_up, look_after, take_over
from holdfast.server.hub import BotCapacity, GuestChanged, HubMessage, HubNotice, LimitCharges
from holdfast.server.store import CLOSED, OVER, Conflict, FleetStore, TableLease, TableVersion, Unavailable

if TYPE_CHECKING:
    from holdfast.server.service import TableService
    from holdfast.server.tables.session import TableSession

T = TypeVar("T")
LOG = logging.getLogger("holdfast.fleet")
BEAT_SECONDS = 0.4
SILENT_BEATS = 3
"""After this many beats of ours without one from another worker, its tables are free."""
FORGOTTEN_BEATS = 25
"""After this many it no longer counts as a worker."""
COMPARED_EVERY = 2
"""Beats between two looks at how far shared tables are in the store."""
OURS_EVERY = 10
"""Beats between two looks at which tables are ours in the store."""
CHUNK = 500
PULSE_SECONDS = 1.5
"""A client that has heard nothing for so long asks whether we still run."""
UNHEARD_SECONDS = 3.0
"""After this long without a word from a worker nobody watches there."""


@dataclass(slots=True)
class Heartbeat:
    """The newest beat of another worker, and how many of ours have passed since."""

    beat: int
    silent: int = 0


class Fleet:
    def __init__(self, service: TableService, store: FleetStore) -> None:
        self._service = service
        self._store = store
        self._heartbeats: dict[str, Heartbeat] = {}
        self._beats = 0
        self._last_beat = time.monotonic()
        self._unsure = False
        """Whether others may have taken our tables: each is compared with the store."""
        self._taking = False
        """Whether tables of silent workers are being taken."""
        store.worker = service.worker

    async def join(self) -> None:
        await self._store.join(self._service.server_clock.now())
        await self._look_around()

    async def leave(self) -> None:
        """Hand all leases over and be gone. Others take the tables as soon as they hear of it."""
        await self.release(*filter(self.leads, self._service.sessions.values()))
        await self._store.leave(self._service.worker)

    # Leases

    def leads(self, session: TableSession) -> bool:
        """Whether this worker holds a table's lease, as far as it knows; the store knows for sure."""
        return session.lease.worker == self._service.worker

    def is_shared(self, session: TableSession) -> bool:
        """Whether another worker has this table in memory, as far as it has been heard of."""
        return bool(session.audience.elsewhere) or not self.leads(session)

    async def claim(self, session: TableSession) -> bool:
        """Take the lease of a table that nobody looks after; whether this worker looks after it now and did not before.

        Called with the table's lock held, or before anybody else has the session. What others stored before the new
        epoch is not in memory yet: the table is stale.
        """
        former = session.lease
        done_with = session.row.status in (OVER, CLOSED)
        if self.leads(session) or done_with or self._service.stopping or await self._is_alive(former.worker):
            return False
        try:
            session.lease = await self._store.claim(session.row.id, former, self._service.server_clock.now())
        except Conflict:
            session.stale = True
            return False
        session.stale = True
        if former.worker:
            self._service.metrics.takeovers += 1
            LOG.info("table %s is taken over from worker %s", session.row.id, former.worker)
        session.begin_clocks(session.lease.taken)
        return True

    async def release(self, *sessions: TableSession) -> None:
        """Give leases up, and tell those who follow these tables."""
        for chunk in _chunks(sessions):
            await self._store.release([session.row.id for session in chunk])
            for session in chunk:
                session.lease = TableLease("", session.lease.epoch, session.lease.taken)
                if session.audience.elsewhere:
                    self._service.hub.publish(self.notice(session))

    async def _is_alive(self, worker: str) -> bool:
        if not worker:
            return False
        if worker not in self._heartbeats:
            await self._look_around()
        return self._is_heard(worker)

    def _is_heard(self, worker: str) -> bool:
        heartbeat = self._heartbeats.get(worker)
        return worker == self._service.worker or (heartbeat is not None and heartbeat.silent < SILENT_BEATS)

    @property
    def workers(self) -> list[str]:
        """All that are alive, in the same order everywhere."""
        return sorted({self._service.worker, *filter(self._is_heard, self._heartbeats)})

    @property
    def does_chores(self) -> bool:
        """Whether what is to be done once for all tables is this worker's."""
        return self.workers[0] == self._service.worker

    async def unattended(self, tables: Sequence[str]) -> list[str]:
        """Those of these tables that no other living worker looks after."""
        found = await self._store.table_versions(tables) if tables else []
        return [each.table for each in found if not await self._is_alive(each.lease.worker)]

    # Each beat

    async def beat(self) -> None:
        if self._service.stopping:
            return
        begun = time.monotonic()
        await self._send_heartbeat()
        self._service.metrics.heartbeat_seconds = time.monotonic() - begun
        await self._look_around(counts=True)
        self._take_over_from_silent()
        self._beats += 1
        if self._beats % COMPARED_EVERY == 0:
            await self._compare()
            self._publish_again()
            self._publish_charges()
        if self._beats % OURS_EVERY == 0:
            await self._take_what_is_ours()

    async def _send_heartbeat(self) -> None:
        now = time.monotonic()
        late, self._last_beat = now - self._last_beat, now
        self._unsure = self._unsure or late > BEAT_SECONDS * SILENT_BEATS
        try:
            await self._store.mark_alive(self._service.server_clock.now())
        except Conflict:
            LOG.warning("the others counted this worker as gone; it joins them again")
            self._unsure = True
            await self._store.join(self._service.server_clock.now())

    async def _look_around(self, *, counts: bool = False) -> None:
        """Who is there. A look that does not count says nothing about who is silent."""
        rows = [row for row in await self._store.workers() if row.id != self._service.worker]
        before = self._heartbeats
        self._heartbeats = {row.id: before.get(row.id) or Heartbeat(row.beat) for row in rows}
        for row in rows:
            heartbeat = self._heartbeats[row.id]
            heartbeat.silent = heartbeat.silent + counts if row.beat == heartbeat.beat else 0
            heartbeat.beat = row.beat
        self._service.metrics.workers = len(self.workers)
        self._keep_time(max((row.at for row in rows if self._is_heard(row.id)), default=0.0))

    def _keep_time(self, fleets: float) -> None:
        """All workers have one time: that of the one furthest on. For decisions that are open here it stood still."""
        behind = fleets - self._service.server_clock.now()
        if behind > 0:
            self._service.server_clock.give_back(-behind)
            for session in filter(self.leads, self._service.sessions.values()):
                session.spare(behind)

    def _take_over_from_silent(self) -> None:
        """Games whose worker fell silent go on: where people are at once, and a beat later those nobody has in memory.

        None of this holds up our own beats.
        """
        silent = {worker: beats.silent for worker, beats in self._heartbeats.items() if beats.silent >= SILENT_BEATS}
        for session in self._service.sessions.values() if silent else ():
            if session.lease.worker in silent and session.audience.subscriptions:
                self._service.spawn(take_over(self._service, session))
        left = [worker for worker, beats in silent.items() if beats > SILENT_BEATS]
        if left and not self._taking:
            self._service.spawn(self._take_what_is_left(left))

    async def _take_what_is_left(self, silent: Sequence[str]) -> None:
        """Each of the workers takes its share of these workers' tables."""
        self._taking, among = True, self.workers
        try:
            for table, _ in await self._store.leases_of(silent):
                if among[crc32(table.encode()) % len(among)] == self._service.worker:
                    await look_after(self._service, table)
            for worker in silent:
                heartbeat = self._heartbeats.get(worker)
                if heartbeat is not None and heartbeat.silent >= FORGOTTEN_BEATS and self.does_chores:
                    await self._store.leave(worker)
        except Unavailable:
            return  # the next beat tries again
        finally:
            self._taking = False

    async def _take_what_is_ours(self) -> None:
        """If the answer to a claim was lost, a game is ours and nobody knows: others see a worker that lives."""
        for table, _ in await self._store.leases_of([self._service.worker]):
            if table not in self._service.sessions:
                await look_after(self._service, table)

    async def _compare(self) -> None:
        """Catch up where notices were lost; take leases that were given up."""
        hub = self._service.hub
        everywhere = self._unsure or hub.unread or not hub.connected
        self._unsure = hub.unread = False
        if everywhere:
            await self._service.guests.read_again(dict.fromkeys(filter(None, self._guests_here())))
        sessions = self._service.sessions
        ids = [id for id, session in sessions.items() if everywhere or session.stale or self.is_shared(session)]
        for chunk in _chunks(ids):
            for each in await self._store.table_versions(chunk):
                session = sessions.get(each.table)
                if session is None:
                    continue
                if session.stale or each != self._as_known(session):
                    self._service.spawn(catch_up(self._service, session))
                elif not self._is_heard(each.lease.worker):
                    self._service.spawn(take_over(self._service, session))

    def _guests_here(self) -> Iterator[str]:
        for session in self._service.sessions.values():
            yield from (subscriber.guest for subscriber in session.audience.subscribers)

    def _as_known(self, session: TableSession) -> TableVersion:
        row, words = session.row, session.newest_words
        return TableVersion(row.id, row.version, max(session.ply, 0), words, session.lease)

    # What workers tell each other

    def notice(self, session: TableSession) -> HubNotice:
        seats, spectators = session.audience.here
        return HubNotice(
            session.row.id,
            session.row.version,
            session.ply,
            self._service.worker,
            session.lease.epoch,
            session.lease.worker,
            session.newest_words,
            seats,
            spectators,
        )

    def receive(self, message: HubMessage) -> None:
        """A message of the hub. A worker hears its own, too."""
        service = self._service
        if message.worker == service.worker:
            return
        match message:
            case GuestChanged():
                service.spawn(service.guests.read_again([message.guest]))
            case LimitCharges():
                self._charge(message)
            case BotCapacity():
                if isinstance(service.bots, BotMachines):
                    service.bots.receive(message)
            case HubNotice():
                session = service.sessions.get(message.table)
                if session is not None:
                    self._receive_notice(session, message)

    def _charge(self, spent: LimitCharges) -> None:
        for name, taken in spent.limits.items():
            if name in self._service.limits:
                self._service.limits[name].charge_for_others(taken)

    def _receive_notice(self, session: TableSession, notice: HubNotice) -> None:
        """Another worker has this table, too, and may be further on."""
        gone = session.audience.elsewhere.hear(notice.worker, frozenset(notice.seats), notice.spectators)
        self._note_gone(session, gone)
        lease, known = session.lease, (session.row.version, session.ply, session.newest_words)
        behind = any(
            theirs > ours for theirs, ours in zip((notice.version, notice.ply, notice.said), known, strict=True)
        )
        given_up = notice.epoch == lease.epoch and not notice.holder and bool(lease.worker)
        if behind or notice.epoch > lease.epoch or given_up:
            self._service.spawn(catch_up(self._service, session))
        if notice.relayed is not None:
            session.audience.relay(notice.relayed)

    def _publish_charges(self) -> None:
        """What clients take here they do not have elsewhere."""
        seconds = BEAT_SECONDS * COMPARED_EVERY
        spent = {name: taken for name, of in self._service.limits.items() if (taken := of.taken(seconds))}
        if spent:
            self._service.hub.publish(LimitCharges(self._service.worker, spent))

    def _note_gone(self, session: TableSession, gone: Set[int] | None) -> None:
        """Somebody came or went at another worker."""
        if gone is not None:
            session.audience.note_gone(gone)
            session.tell_who_is_here()

    def _publish_again(self) -> None:
        """Those who did not hear it hear it now."""
        since, metrics = time.monotonic() - UNHEARD_SECONDS, self._service.metrics
        sessions = list(self._service.sessions.values())
        for session in sessions:
            if session.audience.elsewhere:
                self._note_gone(session, session.audience.elsewhere.forget(since))
        shared = list(filter(self.is_shared, sessions))
        for session in shared:
            self._service.hub.publish(self.notice(session))
        metrics.leases, metrics.shared = sum(map(self.leads, sessions)), len(shared)


def _chunks(of: Sequence[T]) -> Iterator[Sequence[T]]:
    """As many at a time as one statement asks for."""
    return (of[at : at + CHUNK] for at in range(0, len(of), CHUNK))
