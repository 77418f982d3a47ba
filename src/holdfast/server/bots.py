"""Bots at tables. They think in processes of their own.

A process that dies or is slow is started anew, and the same bot thinks again. Only a bot that fails again and again at
one decision is replaced by a simpler one.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import TYPE_CHECKING

import msgspec

from holdfast.bots.visiting.process import clean_environment
from holdfast.kernel import IllegalMove
from holdfast.server.fair_queue import Asker, FairQueue
from holdfast.server.messages import Notice
from holdfast.server.metrics import Metrics
from holdfast.server.refusals import Away, Refused
from holdfast.server.tables.leavers import STAND_IN, with_bot
from holdfast.server.tables.live import Live
from holdfast.server.tables.play import Wanted, play
from holdfast.server.thinking import Choice, Thought

if TYPE_CHECKING:
    from holdfast.server.service import TableService

LOG = logging.getLogger("holdfast.bots")
SIMPLEST = "random"
THINKING = ("-m", "holdfast.server.thinking")
START_SECONDS = 30.0
"""How long a process may take to be loaded. That is the machine's time, not the bot's."""
TRIES = 3
"""So often in a row a bot may fail at a decision."""
PATIENCE = 1.0
"""Seconds until a bot tries again when the store is away."""


class BotFailed(Exception):
    """A bot died, or did not decide in time."""


class Thinker:
    """One process in which bots think, one thought at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Have a process that is ready to think. It says so by a line."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *THINKING,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=clean_environment(),
            )
            assert self._process.stdout is not None
            if not await self._process.stdout.readline():
                raise BotFailed("its process ended")

    async def ask(self, thought: Thought) -> Choice:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(thought) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise BotFailed("its process ended")
        return msgspec.json.decode(line, type=Choice)

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Thinkers:
    """The processes in which bots think. Each is started when it is first needed."""

    def __init__(self, count: int, seconds: float, metrics: Metrics) -> None:
        self.all = [Thinker() for _ in range(count)]
        self._seconds = seconds
        self._metrics = metrics
        self._idle = list(self.all)
        self._queue = FairQueue(count)

    async def think(self, thought: Thought, asker: Asker) -> Choice:
        """A bot's move, or BotFailed; a process that fails is ended, and a fresh one takes its place."""
        async with self._queue.turn(asker):
            return await self._think(thought)

    async def _think(self, thought: Thought) -> Choice:
        thinker = self._idle.pop()
        try:
            await asyncio.wait_for(thinker.start(), START_SECONDS)
            return await asyncio.wait_for(thinker.ask(thought), self._seconds)
        except (BotFailed, TimeoutError, OSError, msgspec.MsgspecError) as wrong:
            self._metrics.bots_failed += 1
            await thinker.end()
            raise BotFailed(str(wrong) or "it was too slow") from wrong
        except asyncio.CancelledError:
            await thinker.end()
            raise
        finally:
            self._idle.append(thinker)

    async def close(self) -> None:
        for thinker in self.all:
            await thinker.end()


def call_bots(service: TableService, live: Live) -> None:
    """Let every bot that owes a move, or a bow, get to it."""
    for seat, each in enumerate(live.row.seats):
        if each.bot and seat not in live.thinking and _owes(live, seat):
            live.thinking.append(seat)
            service.spawn(_attend(service, live, seat))


def asker_at(live: Live) -> Asker:
    """For whom a bot of a table thinks: its host, and those who watch."""
    return Asker(live.row.host, live.row.id, lambda: bool(live.feeds))


def _owes(live: Live, seat: int) -> bool:
    if not live.in_play or live.row.adjourned or live.table is None or not live.row.seats[seat].bot:
        return False
    return seat in live.asked or bool(live.table.state.gestures(seat))


async def _attend(service: TableService, live: Live, seat: int) -> None:
    """One bot makes its moves until it owes none."""
    failures = 0
    try:
        while _owes(live, seat) and not service.stopping:
            await asyncio.sleep(service.settings.bot_pace)
            try:
                await _move(service, live, seat)
                failures = 0
            except BotFailed as wrong:
                failures += 1
                await _failed(service, live, seat, failures, wrong)
    finally:
        live.thinking.remove(seat)


async def _failed(service: TableService, live: Live, seat: int, failures: int, wrong: BotFailed) -> None:
    """The bot thinks again in a fresh process, unless it has failed too often."""
    if failures < TRIES:
        LOG.warning("bot on seat %d failed and thinks again: %s", seat + 1, wrong)
    else:
        LOG.warning("bot on seat %d is replaced, it failed %d times in a row: %s", seat + 1, failures, wrong)
        await _replace(service, live, seat, SIMPLEST)


async def _move(service: TableService, live: Live, seat: int) -> None:
    try:
        wanted = await _choose(service, live, seat)
        if wanted is not None and _owes(live, seat):
            await play(service, live, seat, wanted)
    except Away:
        await asyncio.sleep(PATIENCE)
    except (Refused, IllegalMove) as wrong:
        LOG.info("bot on seat %d thinks again: %s", seat + 1, wrong)


async def _choose(service: TableService, live: Live, seat: int) -> Wanted | None:
    async with live.lock:
        if live.table is None or not _owes(live, seat):
            return None
        gestures = live.table.state.gestures(seat)
        if gestures:
            return Wanted(live.ply, said=gestures[0], by_bot=True)
        thought = Thought(live.table.record.write(), seat, live.row.seats[seat].bot)
    choice = await service.thinkers.think(thought, asker_at(live))
    if choice.fault:
        LOG.warning("bot on seat %d is replaced: %s", seat + 1, choice.fault)
        await _replace(service, live, seat, STAND_IN)
    return Wanted(choice.ply, choice.move, text=choice.words, by_bot=True)


async def _replace(service: TableService, live: Live, seat: int, by: str) -> None:
    """A simpler bot takes over; the simplest does without thinking what it must."""
    if live.row.seats[seat].bot != by:
        service.metrics.bots_replaced += 1
        await service.change(live, lambda row: with_bot(row, seat, by))
        live.push(Notice("bot_replaced", seat, by))
    elif live.table is not None and seat in live.asked:
        await play(service, live, seat, Wanted(live.ply, live.table.legal_moves(seat)[0], by_bot=True))
