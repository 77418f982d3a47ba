"""The processes in which bots think on this machine, and which tables each of them holds.

A process keeps its tables between decisions, so that a decision costs the moves since the last one and not the whole
game. What it holds is known here: a process that was started again holds nothing and gets whole games once more.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from typing import NamedTuple, Protocol

import msgspec

from holdfast.bots.external import whole_name
from holdfast.bots.external.process import clean_environment
from holdfast.kernel import Record
from holdfast.server.bot_process import BotAnswer, BotRequest
from holdfast.server.fair_queue import FairQueue, Requester
from holdfast.server.metrics import Metrics

COMMAND = ("-m", "holdfast.server.bot_process")
START_SECONDS = 30.0
"""How long a process may take to load. That is the machine's time, not the bot's."""
REST_SECONDS = 300.0
"""A process that nobody has needed for so long is ended; the next rush starts it again."""
MOST_HELD = 128
"""Tables that a process keeps: 28 MiB of Ship IT! at move 400. The least recently used are dropped."""


class BotFailed(Exception):
    """A bot died, or did not decide in time."""


class Decision(NamedTuple):
    """What a bot is to decide: for a seat, at a table with `ply` moves."""

    timeline: int
    record: Record
    """It may grow while the decision waits. Moves after `ply` do not count."""
    ply: int
    seat: int
    bot: str = ""
    """Empty for advice to a person."""
    taken_back: int = 0
    """How often moves were taken back at the table before: with it others know which moves these are."""


class BotBackend(Protocol):
    """Who thinks for bots."""

    async def decide(self, decision: Decision, requester: Requester) -> BotAnswer:
        """A bot's move, or BotFailed."""

    async def close(self) -> None: ...


class PooledProcess:
    """One process in which bots think, one decision at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._held: OrderedDict[int, int] = OrderedDict()
        """How many moves of each timeline the process has, the one used longest ago first."""
        self.decisions = 0

    def moves_held(self, timeline: int) -> int:
        """How many moves of a table the process has; -1 if it does not have the table."""
        return self._held.get(timeline, -1)

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Have a process that is ready to think. It says so with a line."""
        if not self.runs:
            self._held.clear()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *COMMAND,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=clean_environment(),
            )
            assert self._process.stdout is not None
            if not await self._process.stdout.readline():
                raise BotFailed("its process ended")

    async def ask(self, decision: Decision) -> BotAnswer:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(self.request(decision)) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise BotFailed("its process ended")
        return msgspec.json.decode(line, type=BotAnswer)

    def request(self, decision: Decision) -> BotRequest:
        """What the process does not have yet. From now on it does: one that fails to answer is ended."""
        timeline, ply = decision.timeline, decision.ply
        new = self._held.get(timeline, ply + 1) > ply
        since = 0 if new else self._held[timeline]
        self._held[timeline] = ply
        self._held.move_to_end(timeline)
        dropped = [self._held.popitem(last=False)[0] for _ in range(len(self._held) - MOST_HELD)]
        moves = decision.record.moves[since:ply]
        record = decision.record.without_moves().write() if new else ""
        return BotRequest(timeline, decision.seat, whole_name(decision.bot), since, moves, record, dropped)

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def kill(self) -> asyncio.subprocess.Process | None:
        """Have no process any more; the one that is to be waited for."""
        process, self._process = self._process, None
        self._held.clear()
        if process is None or process.returncode is not None:
            return None
        process.kill()
        return process

    async def end(self) -> None:
        process = self.kill()
        if process is not None:
            await process.wait()


class BotPool:
    """A limited number of processes: one is started when all others are busy, and ended when it has long been idle."""

    def __init__(self, most: int, seconds: float, metrics: Metrics) -> None:
        self.all = [PooledProcess() for _ in range(most)]
        self._seconds = seconds
        self._metrics = metrics
        self._idle = list(self.all)
        self._queue = FairQueue(most)
        self._ending: set[asyncio.Task[int]] = set()
        metrics.pool = self

    @property
    def running(self) -> int:
        return sum(each.runs for each in self.all)

    @property
    def busy(self) -> int:
        return len(self.all) - len(self._idle)

    @property
    def waiting(self) -> int:
        """How many decisions wait for a process."""
        return self._queue.waiting

    async def start(self) -> None:
        """Have all processes ready before anybody asks."""
        await asyncio.gather(*(asyncio.wait_for(each.start(), START_SECONDS) for each in self.all))

    async def decide(self, decision: Decision, requester: Requester) -> BotAnswer:
        """A bot's move, or BotFailed. A process that fails is ended, and a fresh one takes its place."""
        async with self._queue.slot(requester):
            return await self._decide(decision)

    async def _decide(self, decision: Decision) -> BotAnswer:
        process = max(self._idle, key=lambda each: (each.moves_held(decision.timeline), each.runs))
        self._idle.remove(process)
        self._metrics.bot_decisions += 1
        try:
            await asyncio.wait_for(process.start(), START_SECONDS)
            return await asyncio.wait_for(process.ask(decision), self._seconds)
        except (BotFailed, TimeoutError, OSError, msgspec.MsgspecError) as wrong:
            self._metrics.bots_failed += 1
            await process.end()
            raise BotFailed(str(wrong) or "it was too slow") from wrong
        except asyncio.CancelledError:
            await process.end()
            raise
        finally:
            self._idle.append(process)
            process.decisions += 1
            asyncio.get_running_loop().call_later(REST_SECONDS, self._rest, process, process.decisions)

    def _rest(self, process: PooledProcess, decisions: int) -> None:
        """Nobody has needed a process for long, unless it has decided something since."""
        ended = process.kill() if process in self._idle and process.decisions == decisions else None
        if ended is not None:
            ending = asyncio.get_running_loop().create_task(ended.wait())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        for process in self.all:
            await process.end()
        await asyncio.gather(*self._ending)
