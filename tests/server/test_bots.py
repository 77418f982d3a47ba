"""Bots think in processes of their own; one that dies or is slow is replaced by a simpler one."""

from __future__ import annotations

import asyncio
import io
import os
import random
import signal
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest

from holdfast.bots import BOTS
from holdfast.games import games
from holdfast.kernel import Table
from holdfast.laws.at_table import lines_in_force
from holdfast.server import bots, messages
from holdfast.server.bots import TRIES, BotFailed, Thinker, Thinkers
from holdfast.server.fair_queue import Asker
from holdfast.server.metrics import Metrics
from holdfast.server.thinking import Choice, Thought, serve, think
from tests.server.house import House, play_out
from tests.server.process import PATIENCE

ASKER = Asker("a guest", "a table", lambda: True)


def choose(moves: list[int]) -> int:
    return random.choice(moves)


def record() -> tuple[Table, str]:
    table = games()["upgrade"].new(seats=2)
    return table, table.record.write()


def test_a_thought_is_a_legal_move_and_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    every_look_at_the_clock = count(step=1 / 64)  # so that who runs out of time does so at the same moment again
    monkeypatch.setattr("holdfast.bots.search.thread_time", every_look_at_the_clock.__next__)
    table, text = record()
    for bot in BOTS:
        choice = think(Thought(text, 0, bot))
        assert choice.move in table.legal_moves(0)
        assert choice == think(Thought(text, 0, bot))


def test_the_process_answers_line_by_line() -> None:
    table, text = record()
    lines = msgspec.json.encode(Thought(text, 1, "random")) + b"\n"
    answered = io.BytesIO()
    serve(io.BytesIO(lines * 2), answered)
    moves = [msgspec.json.decode(line, type=Choice).move for line in answered.getvalue().splitlines()]
    assert len(moves) == 2
    assert set(moves) <= set(table.legal_moves(1))


def test_a_bot_that_wins_a_round_writes_a_law() -> None:
    table = games()["shield"].new(seats=2, seed=3, rounds_to_win=3)
    rng = random.Random(3)
    while not any(table.game.spoken_moves(table.state, seat) for seat in table.awaited):
        seat = table.awaited[0]
        table.play(seat, rng.choice(table.legal_moves(seat)))
    (winner,) = table.awaited
    thoughts = [think(Thought(table.record.write(), winner, bot)) for bot in ("easy", "medium", "hard", "greedy")]
    written = [thought for thought in thoughts if thought.words]
    assert written, "all of them declined"
    table.play(winner, written[0].move, written[0].words)
    assert len(lines_in_force(table)) == 1


async def test_a_person_plays_with_bots(house: House) -> None:
    guests = await house.guests(1)
    async with house.playing(guests, bots=["greedy", "random"], options={"turn_limit": 30}) as followers:
        await asyncio.wait_for(play_out(followers, choose), PATIENCE)
        assert followers[0].over


async def test_bots_play_by_themselves(house: House) -> None:
    host = await house.guest()
    table = await host.make_table("upgrade", seats=2, bots=["random", "random"], sit=False, options={"turn_limit": 20})
    async with host.follow(table.id) as watching:
        await host.start(table.id)
        await asyncio.wait_for(watching.until(lambda: watching.over), PATIENCE)


async def test_a_bot_bows_when_it_owes_a_bow(house: House) -> None:
    """In Upgrade who is attacked in vain is bowed to; the record shows that bots do it."""
    host = await house.guest()
    table = await host.make_table("upgrade", seats=2, bots=["random", "random"], sit=False, options={"turn_limit": 80})
    async with host.follow(table.id) as watching:
        await host.start(table.id)
        await asyncio.wait_for(watching.until(lambda: watching.table.status == "over"), PATIENCE)  # type: ignore[union-attr]
    live = await house.live(table.id)
    assert live.table is not None
    assert not any(live.table.state.gestures(seat) for seat in range(2))


async def test_a_process_that_dies_is_replaced() -> None:
    thinkers = Thinkers(1, PATIENCE, Metrics())
    _, text = record()
    thought = Thought(text, 0, "random")
    before = await thinkers.think(thought, ASKER)
    pid = thinkers.all[0].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    await asyncio.sleep(0.05)
    try:
        again = await thinkers.think(thought, ASKER)
    except BotFailed:
        again = await thinkers.think(thought, ASKER)
    assert again == before
    assert thinkers.all[0].pid != pid
    await thinkers.close()


async def test_a_process_that_is_slow_to_start_is_no_slow_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine takes its time to load a process; how long a bot may think is counted from then on."""
    start, started = Thinker.start, list[float]()

    async def slow_start(thinker: Thinker) -> None:
        await start(thinker)
        await asyncio.sleep(0.2)
        started.append(1)

    async def at_once(thinker: Thinker, thought: Thought) -> Choice:
        return Choice(7, 0)

    monkeypatch.setattr(Thinker, "start", slow_start)
    monkeypatch.setattr(Thinker, "ask", at_once)
    thinkers = Thinkers(1, 0.05, Metrics())
    assert await thinkers.think(Thought("", 0, "random"), ASKER) == Choice(7, 0)
    assert started
    await thinkers.close()


async def test_a_process_that_never_starts_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "START_SECONDS", 0.05)
    monkeypatch.setattr(bots, "THINKING", ("-c", "import time; time.sleep(600)"))
    thinkers = Thinkers(1, PATIENCE, Metrics())
    with pytest.raises(BotFailed):
        await thinkers.think(Thought("", 0, "random"), ASKER)
    assert thinkers.all[0].pid is None
    await thinkers.close()


async def test_a_bot_whose_process_is_killed_plays_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process dies in the middle of its first thought, and twice more later on: never often enough in a row."""
    killed = dying(monkeypatch, {0, 1, 4, 6})
    host = await house.guest()
    table = await host.make_table("upgrade", seats=2, bots=["greedy", "random"], sit=False, options={"turn_limit": 12})
    async with host.follow(table.id) as watching:
        await host.start(table.id)
        await asyncio.wait_for(watching.until(lambda: watching.table.status == "over"), PATIENCE)  # type: ignore[union-attr]
        assert killed == {0, 1, 4, 6}
        assert [seat.bot for seat in watching.table.seats] in (["greedy", "random"], ["random", "greedy"])  # type: ignore[union-attr]
        assert not [message for message in watching.heard if isinstance(message, messages.Notice)]
    assert house.service.metrics.bots_replaced == 0


async def test_a_bot_that_dies_again_and_again_is_replaced_and_the_table_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    dying(monkeypatch, set(range(TRIES)))
    host = await house.guest()
    table = await host.make_table("upgrade", seats=2, bots=["greedy", "random"], sit=False, options={"turn_limit": 4})
    async with host.follow(table.id) as watching:
        await host.start(table.id)
        await asyncio.wait_for(watching.until(lambda: watching.table.status == "over"), PATIENCE)  # type: ignore[union-attr]
        told = [message for message in watching.heard if isinstance(message, messages.Notice)]
        assert [(notice.what, notice.bot) for notice in told] == [("bot_replaced", "random")]
    assert house.service.metrics.bots_replaced == 1
    assert f"failed {TRIES} times in a row: its process ended" in caplog.text


def dying(monkeypatch: pytest.MonkeyPatch, when: set[int]) -> set[int]:
    """Kill the process in the middle of these thoughts of `greedy`; the numbers of those in which it was killed."""
    ask, killed, number = Thinker.ask, set[int](), count()

    async def ask_and_die(thinker: Thinker, thought: Thought) -> Choice:
        now = next(number) if thought.bot == "greedy" else -1
        asked = asyncio.create_task(ask(thinker, thought))
        if now in when:
            while thinker.pid is None:
                await asyncio.sleep(0.001)
            os.kill(thinker.pid, signal.SIGKILL)
            killed.add(now)
        return await asked

    monkeypatch.setattr(Thinker, "ask", ask_and_die)
    return killed


async def test_a_thought_that_cannot_be_read_kills_no_more_than_its_process() -> None:
    thinkers = Thinkers(1, PATIENCE, Metrics())
    with pytest.raises(BotFailed):
        await thinkers.think(Thought("nonsense", 0, "random"), ASKER)
    _, text = record()
    await thinkers.think(Thought(text, 0, "random"), ASKER)
    await thinkers.close()


async def test_a_slow_bot_is_replaced_by_a_simpler_one_and_the_table_is_told(
    open_house: Callable[..., Any], sqlite: str
) -> None:
    house = await open_house(sqlite, bot_seconds=0.0001)
    guests = await house.guests(1)
    async with house.playing(guests, bots=["greedy"], options={"turn_limit": 6}) as followers:
        await asyncio.wait_for(play_out(followers, choose), PATIENCE)
        told = [message for message in followers[0].heard if isinstance(message, messages.Notice)]
        assert [(notice.what, notice.bot) for notice in told] == [("bot_replaced", "random")]
