"""Machines that think for the bots of a fleet: a real Redis between them, and nothing to read in it."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from cryptography.fernet import InvalidToken
from redis.asyncio import Redis

from holdfast.server.bot_machines import BotMachines, Unanswered
from holdfast.server.bot_pool import BotFailed, BotPool, Decision
from holdfast.server.bot_process import BotAnswer
from holdfast.server.bot_queue import MessageCipher, QueuedDecision
from holdfast.server.fair_queue import Requester
from holdfast.server.hub import BotCapacity
from holdfast.server.metrics import Metrics
from tests.server.process import PATIENCE
from tests.server.redis import RedisServer
from tests.server.site import Site, play_out
from tests.server.test_bots import ASKER, decision, table
from tests.server.test_fleet import until

Open = Callable[..., Awaitable[Site]]
SECRETS = ("seed", "secret", "token")


RUN = "from holdfast.server.bot_machine import run; from holdfast.server.settings import Settings; run(Settings({}))"
PATIENT = "database={database!r}, hub={hub!r}, bot_processes=2, bot_seconds=60.0"


@contextmanager
def machine(fleet: dict[str, str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """`holdfast serve-bots`, as a process that takes its time: this machine may be busy."""
    with log.open("ab") as said:
        process = subprocess.Popen(
            [sys.executable, "-c", RUN.format(PATIENT.format(**fleet))], stdout=said, stderr=said
        )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0, log.read_text()


@asynccontextmanager
async def overheard(redis: RedisServer) -> AsyncIterator[list[bytes]]:
    """Everything that anybody tells Redis, or is told by it."""
    heard: list[bytes] = []
    async with Redis.from_url(redis.address) as connection, connection.monitor() as monitor:

        async def listen() -> None:
            async for command in monitor.listen():
                heard.append(str(command["command"]).encode())

        listening = asyncio.create_task(listen())
        try:
            yield heard
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)


@pytest.mark.postgresql
async def test_another_machine_thinks(
    open_site: Open, fleet: dict[str, str], redis: RedisServer, tmp_path: Path
) -> None:
    """A whole game, of which Redis learns neither seed nor move; then the machine goes, and bots think here."""
    site = await open_site(**fleet)
    metrics = site.service.metrics
    with machine(fleet, tmp_path / "log"):
        await until(lambda: metrics.bot_places == 2)
        guests = await site.guests(1)
        async with overheard(redis) as heard:
            async with site.playing(guests, bots=["greedy", "random"], options={"turn_limit": 12}) as followers:
                await asyncio.wait_for(play_out(followers, random.choice), PATIENCE)
                session = await site.session(followers[0].table_id)
            said = b"\n".join(heard)
        assert session.table is not None
        assert (metrics.bots_asked > 0, metrics.bots_unanswered, metrics.bot_decisions) == (True, 0, 0)
        assert session.row.secret.encode() not in said
        assert guests[0].token.partition(".")[2].encode() not in said
        assert not [word for word in SECRETS if f'"{word}"'.encode() in said]
        assert b"holdfast:" in said
        assert b'"move"' not in said
    await until(lambda: site.service.bots._share() == 0)  # type: ignore[attr-defined]
    async with site.playing(guests, bots=["random"], options={"turn_limit": 2}) as followers:
        await asyncio.wait_for(play_out(followers, random.choice), PATIENCE)
    assert metrics.bot_decisions > 0


def test_who_has_no_key_is_not_believed() -> None:
    ours, others = MessageCipher(b"ours"), MessageCipher(b"others")
    question = QueuedDecision("1", "t", 0, 3, 0, "greedy", "ada", True)
    assert ours.decrypt(ours.encrypt(question), QueuedDecision) == question
    with pytest.raises(InvalidToken):
        ours.decrypt(others.encrypt(question), QueuedDecision)


# Without Redis: what a worker makes of its machines


class Elsewhere:
    """A queue that answers as it is told."""

    def __init__(self, answer: Callable[[Decision], Awaitable[BotAnswer]]) -> None:
        self._answer = answer
        self.asked = self.most = self._now = 0

    async def ask(self, decision: Decision, requester: Requester) -> BotAnswer:
        self.asked, self._now = self.asked + 1, self._now + 1
        self.most = max(self.most, self._now)
        try:
            return await self._answer(decision)
        finally:
            self._now -= 1

    async def close(self) -> None: ...


class Here(BotPool):
    """Bots that answer at once."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(1, PATIENCE, metrics)
        self.asked = 0

    async def decide(self, decision: Decision, requester: Requester) -> BotAnswer:
        self.asked += 1
        return HERE


HERE, THERE = BotAnswer(1, 0), BotAnswer(2, 0)


def machines(queue: Elsewhere, places: int = 2) -> tuple[BotMachines, Here]:
    metrics = Metrics()
    here = Here(metrics)
    bots = BotMachines(here, lambda: queue, metrics)
    if places:
        bots.receive(BotCapacity("machine", places))
    return bots, here


async def test_bots_think_here_until_there_is_a_machine() -> None:
    bots, here = machines(Elsewhere(there), places=0)
    assert await bots.decide(decision(table(), 0), ASKER) == HERE
    bots.receive(BotCapacity("machine", 1))
    assert await bots.decide(decision(table(), 0), ASKER) == THERE
    bots.receive(BotCapacity("machine", 0))
    assert await bots.decide(decision(table(), 0), ASKER) == HERE
    assert here.asked == 2


async def there(_: Decision) -> BotAnswer:
    await asyncio.sleep(0.01)
    return THERE


async def test_a_machine_that_does_not_answer_costs_a_moment() -> None:
    async def unanswered(_: Decision) -> BotAnswer:
        raise Unanswered("Redis is away")

    bots, here = machines(Elsewhere(unanswered))
    assert await bots.decide(decision(table(), 0), ASKER) == HERE
    assert here._metrics.bots_unanswered == here.asked == 1


async def test_a_bot_that_fails_there_has_failed() -> None:
    """It is replaced as one that fails here."""

    async def failed(_: Decision) -> BotAnswer:
        raise BotFailed("it was too slow")

    bots, here = machines(Elsewhere(failed))
    with pytest.raises(BotFailed, match="too slow"):
        await bots.decide(decision(table(), 0), ASKER)
    assert here.asked == 0


async def test_no_more_is_sent_than_this_workers_share() -> None:
    queue = Elsewhere(there)
    bots, here = machines(queue, places=4)
    here._metrics.workers = 2
    bots.receive(BotCapacity("machine", 4))
    await asyncio.gather(*(bots.decide(decision(table(), 0), ASKER) for _ in range(6)))
    assert (queue.asked, queue.most) == (6, 2)


async def test_who_waits_for_a_machine_that_goes_is_served_here() -> None:
    busy = asyncio.Event()

    async def slow(_: Decision) -> BotAnswer:
        await busy.wait()
        return THERE

    queue = Elsewhere(slow)
    bots, _ = machines(queue, places=1)
    answers = [asyncio.create_task(bots.decide(decision(table(), 0), ASKER)) for _ in range(2)]
    await asyncio.sleep(0)
    bots.receive(BotCapacity("machine", 0))
    busy.set()
    assert await asyncio.gather(*answers) == [THERE, HERE]


# The pool here


async def test_the_pool_grows_when_all_are_busy_and_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, at = BotPool(3, PATIENCE, Metrics()), table()
    for timeline in (1, 2):
        await pool.decide(decision(at, 0, timeline=timeline), ASKER)
    assert pool.running == 1, "one after the other needs one"
    await asyncio.gather(*(pool.decide(decision(at, 0, timeline=timeline), ASKER) for timeline in (3, 4)))
    assert pool.running == 2
    monkeypatch.setattr("holdfast.server.bot_pool.REST_SECONDS", 0.01)
    await asyncio.gather(*(pool.decide(decision(at, 0, timeline=timeline), ASKER) for timeline in (3, 4)))
    await until(lambda: not pool.running)
    await pool.decide(decision(at, 0), ASKER)
    await pool.close()
