"""A machine that thinks for the bots of a fleet: `holdfast serve-bots`.

It takes decisions off the queue, reads the tables in the database, and lets its own processes think, as a worker does.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count

import msgspec
from cryptography.fernet import InvalidToken
from taskiq.receiver import Receiver

from holdfast.bots.external import is_bot, offer_networks
from holdfast.bots.external.supervisor import hide
from holdfast.kernel import Record
from holdfast.server.bot_machines import CAPACITY_SECONDS
from holdfast.server.bot_pool import BotFailed, BotPool, Decision
from holdfast.server.bot_queue import TASK, MessageCipher, QueuedAnswer, QueuedDecision, broker_at
from holdfast.server.fair_queue import Requester
from holdfast.server.guests import Guests
from holdfast.server.hub import BotCapacity
from holdfast.server.metrics import Metrics
from holdfast.server.redis_hub import RedisHub
from holdfast.server.running import log_json_lines
from holdfast.server.settings import Settings
from holdfast.server.store import Store, Unavailable
from holdfast.server.store.sql import SqlStore
from holdfast.server.tables.row_record import record_of

LOG = logging.getLogger("holdfast.bots")
MOST_CACHED = 1024
"""Tables kept in memory. The least recently used are dropped."""
AGAIN_SECONDS = 0.5
"""Before the next try, when Redis is away."""


class TableNotFound(Exception):
    """The table is not in the database as the question has it."""


@dataclass(slots=True)
class CachedTable:
    timeline: int
    record: Record


class TableCache:
    """Tables as they are in the database, as far as they were read: for each decision only new moves are."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: OrderedDict[tuple[str, int], CachedTable] = OrderedDict()
        self._timelines = count(1)

    async def decision(self, question: QueuedDecision) -> Decision:
        name = (question.table, question.taken_back)
        known = self._tables.get(name)
        if known is None or len(known.record.moves) < question.ply:
            known = await self._read(name, 0 if known is None else len(known.record.moves))
        if len(known.record.moves) < question.ply:
            raise TableNotFound("its moves are not stored")
        self._tables.move_to_end(name)
        return Decision(known.timeline, known.record, question.ply, question.seat, question.bot)

    async def _read(self, name: tuple[str, int], since: int) -> CachedTable:
        stored = await self._store.load(name[0], since)
        if stored is None or stored.row.taken_back != name[1]:
            raise TableNotFound("it has gone on otherwise")
        table = self._tables.get(name)
        if table is None:
            table = self._tables[name] = CachedTable(next(self._timelines), record_of(stored.row))
            while len(self._tables) > MOST_CACHED:
                self._tables.popitem(last=False)
        moves = table.record.moves
        moves += [(move.seat, move.said) for move in stored.moves if move.ply >= len(moves)]
        return table


class BotMachine:
    def __init__(self, settings: Settings) -> None:
        offer_networks(settings.networks)
        self._settings = settings
        self._metrics = Metrics()
        self._store = SqlStore(settings.database)
        self._pool = BotPool(settings.bot_processes, settings.bot_seconds, self._metrics)
        self._tables = TableCache(self._store)
        self._name = secrets.token_hex(4)
        self._places = settings.bot_processes
        self._stopping = asyncio.Event()

    async def run(self, when_ready: Callable[[], None]) -> None:
        """Until somebody stops it. What is being thought about then is answered first."""
        await self._store.open()
        guests = Guests(self._store)
        await guests.open()
        name = guests.alias("hub")
        hub = RedisHub(self._settings.hub, self._metrics)
        await hub.open(name)
        await self._pool.start()
        self._cipher = MessageCipher(await self._store.signing_key())
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, self._stopping.set)
        announcing = asyncio.create_task(self._announce_capacity(hub), name="capacity")
        when_ready()
        await self._take(name)
        announcing.cancel()
        await asyncio.gather(announcing, return_exceptions=True)
        hub.publish(BotCapacity(self._name, 0))
        await hub.close()
        await self._pool.close()
        await self._store.close()

    async def _announce_capacity(self, hub: RedisHub) -> None:
        while True:
            hub.publish(BotCapacity(self._name, self._places))
            await asyncio.sleep(CAPACITY_SECONDS)

    async def _take(self, name: str) -> None:
        """Take as many decisions at once as there are processes."""
        broker = broker_at(self._settings.hub, name, None)
        broker.is_worker_process = True

        @broker.task(task_name=TASK)
        async def decide(message: str) -> str:
            return await self._decide(message)

        while not self._stopping.is_set():
            receiver = Receiver(broker, max_async_tasks=self._places, run_startup=False)
            try:
                await receiver.listen(self._stopping)
            except Exception as wrong:
                LOG.warning("the queue is away: %s", wrong)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), AGAIN_SECONDS)
        await broker.shutdown()

    async def _decide(self, message: str) -> str:
        """Answer a question. Nothing is raised: what goes wrong might tell something where everybody can read it."""
        try:
            question = self._cipher.decrypt(message, QueuedDecision)
        except (InvalidToken, msgspec.MsgspecError):
            LOG.warning("a question is put off: it is not encrypted by a worker of this fleet, or it is old")
            return ""
        return self._cipher.encrypt(await self._answer(question))

    async def _answer(self, question: QueuedDecision) -> QueuedAnswer:
        requester = Requester(question.host, question.table, lambda: question.watched)
        if question.bot and not is_bot(question.bot):
            return QueuedAnswer(question.id, put_off="this machine has no such bot")
        try:
            decision = await self._tables.decision(question)
            return QueuedAnswer(question.id, await self._pool.decide(decision, requester))
        except BotFailed as wrong:
            return QueuedAnswer(question.id, failed=str(wrong))
        except (TableNotFound, Unavailable) as wrong:
            return QueuedAnswer(question.id, put_off=str(wrong))
        except Exception as wrong:
            LOG.error("a decision failed", exc_info=wrong)
            return QueuedAnswer(question.id, put_off=type(wrong).__name__)


def run(settings: Settings) -> None:
    """Think until somebody stops it."""
    log_json_lines()
    hide()  # bots of others run as the same user, and the database's password may be in the environment
    try:
        asyncio.run(BotMachine(settings).run(lambda: LOG.info("this machine thinks for the bots of the fleet")))
    except Unavailable as wrong:
        LOG.error("the database cannot be opened: %s", wrong)
        raise SystemExit(3) from None
