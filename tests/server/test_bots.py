"""Bots think in processes of their own, which hold tables between moves; one that fails is replaced."""

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
from holdfast.games.shield.language.at_table import lines_in_force
from holdfast.kernel import Table
from holdfast.server import bot_pool, messages
from holdfast.server.bot_pool import BotFailed, BotPool, Decision, PooledProcess
from holdfast.server.bot_process import BotAnswer, BotRequest, BotRequestHandler, serve
from holdfast.server.bots import TRIES
from holdfast.server.fair_queue import Requester
from holdfast.server.metrics import Metrics
from tests.server.process import PATIENCE
from tests.server.site import Site, play_out

ASKER = Requester("a guest", "a table", lambda: True)


def choose(moves: list[int]) -> int:
    return random.choice(moves)


def table() -> Table:
    return games()["upgrade"].new(seats=2)


def decision(at: Table, seat: int, bot: str = "random", timeline: int = 1) -> Decision:
    return Decision(timeline, at.record, len(at.record.moves), seat, bot)


def request(at: Table, seat: int, bot: str = "random", timeline: int = 1) -> BotRequest:
    """A request to a process that holds nothing."""
    return PooledProcess().request(decision(at, seat, bot, timeline))


def test_a_decision_is_a_legal_move_and_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    every_look_at_the_clock = count(step=1 / 64)  # so that who runs out of time does so at the same moment again
    monkeypatch.setattr("holdfast.bots.search.thread_time", every_look_at_the_clock.__next__)
    at, handler = table(), BotRequestHandler()
    for bot in BOTS:
        answer = handler.answer(request(at, 0, bot))
        assert answer.move in at.legal_moves(0)
        assert answer == handler.answer(request(at, 0, bot))


def test_the_process_answers_line_by_line() -> None:
    at = table()
    lines = msgspec.json.encode(request(at, 1)) + b"\n"
    answered = io.BytesIO()
    serve(io.BytesIO(lines * 2), answered)
    moves = [msgspec.json.decode(line, type=BotAnswer).move for line in answered.getvalue().splitlines()]
    assert len(moves) == 2
    assert set(moves) <= set(at.legal_moves(1))


def test_a_bot_that_wins_a_round_writes_a_law() -> None:
    at = games()["shield"].new(seats=2, seed=3, rounds_to_win=3)
    rng = random.Random(3)
    while not any(at.game.spoken_moves(at.state, seat) for seat in at.awaited):
        seat = at.awaited[0]
        at.play(seat, rng.choice(at.legal_moves(seat)))
    (winner,) = at.awaited
    answers = [BotRequestHandler().answer(request(at, winner, bot)) for bot in ("easy", "medium", "hard", "greedy")]
    written = [answer for answer in answers if answer.words]
    assert written, "all of them declined"
    at.play(winner, written[0].move, written[0].words)
    assert len(lines_in_force(at)) == 1


# What a process holds


@pytest.mark.parametrize("game", list(games()))
def test_a_table_that_is_held_gives_the_same_moves_as_one_that_is_sent_whole(game: str) -> None:
    at, process, handler = games()[game].new(seed=7, turn_limit=12), PooledProcess(), BotRequestHandler()
    luck = random.Random(7)
    while not at.over:
        seat = at.awaited[0]
        asked = process.request(decision(at, seat, "greedy"))
        assert len(asked.moves) <= 3, "only what is new is sent"
        answer = handler.answer(asked)
        assert answer == BotRequestHandler().answer(request(at, seat, "greedy"))
        for _ in range(luck.choice((1, 1, 2))):
            if not at.over:
                at.play(at.awaited[0], luck.choice(at.legal_moves(at.awaited[0])))


def test_of_a_held_table_only_new_moves_are_sent() -> None:
    at, process = table(), PooledProcess()
    first = process.request(decision(at, 0))
    assert "seed: " in first.record
    at.play(at.awaited[0], at.legal_moves(at.awaited[0])[0])
    second = process.request(decision(at, at.awaited[0]))
    assert (second.record, second.since, len(second.moves)) == ("", 0, 1)
    third = process.request(decision(at, at.awaited[0]))
    assert (third.record, third.since, len(third.moves)) == ("", 1, 0)


def test_moves_made_while_a_decision_waits_are_not_sent_with_it() -> None:
    at, process = table(), PooledProcess()
    waiting = decision(at, at.awaited[0])
    at.play(at.awaited[0], at.legal_moves(at.awaited[0])[0])
    newer = process.request(decision(at, at.awaited[0]))
    assert len(newer.moves) == 1
    late = process.request(waiting)
    assert late.record, "the table that is held has gone on: this one is sent whole"
    assert late.moves == []
    assert BotRequestHandler().answer(late).ply == 0


def test_a_process_holds_only_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.server.bot_pool.MOST_HELD", 2)
    at, process, handler = table(), PooledProcess(), BotRequestHandler()
    for timeline, dropped in ((1, []), (2, []), (1, []), (3, [2]), (2, [1])):
        asked = process.request(decision(at, 0, timeline=timeline))
        assert asked.dropped == dropped
        handler.answer(asked)
    assert [process.moves_held(timeline) for timeline in (1, 2, 3)] == [-1, 0, 0]
    assert set(handler._tables) == {2, 3}


async def test_moves_that_are_read_in_again_begin_a_new_timeline(site: Site) -> None:
    async with site.playing(await site.guests(2), "royal_family") as followers:
        session = await site.session(followers[0].table_id)
        before = session.timeline
        mover = next(each for each in followers if each.moves)
        await mover.play(mover.moves[0])
        assert session.timeline == before
        async with session.lock:
            await site.service.reload(session)
        assert session.timeline != before


async def test_the_process_that_holds_a_table_is_asked_again() -> None:
    pool, at = BotPool(2, PATIENCE, Metrics()), table()
    await pool.decide(decision(at, 0), ASKER)
    await pool.decide(decision(at, 0, timeline=2), ASKER)
    await pool.decide(decision(at, 1), ASKER)
    assert sum(process.moves_held(1) >= 0 for process in pool.all) == 1
    await pool.close()


# At a table


async def test_a_person_plays_with_bots(site: Site) -> None:
    guests = await site.guests(1)
    async with site.playing(guests, bots=["greedy", "random"], options={"turn_limit": 30}) as followers:
        await asyncio.wait_for(play_out(followers, choose), PATIENCE)
        assert followers[0].over


async def test_bots_play_by_themselves(site: Site) -> None:
    host = await site.guest()
    table = await host.make_table("upgrade", seats=2, bots=["random", "random"], sit=False, options={"turn_limit": 20})
    async with host.follow(table.id) as watching:
        await host.start(table.id)
        await asyncio.wait_for(watching.until(lambda: watching.over), PATIENCE)


async def test_a_bot_bows_when_it_owes_a_bow(site: Site) -> None:
    """In Upgrade who is attacked in vain is bowed to; the record shows that bots do it."""
    host = await site.guest()
    table = await host.make_table("upgrade", seats=2, bots=["random", "random"], sit=False, options={"turn_limit": 80})
    async with host.follow(table.id) as watching:
        await host.start(table.id)
        await asyncio.wait_for(watching.until(lambda: watching.table.status == "over"), PATIENCE)  # type: ignore[union-attr]
    session = await site.session(table.id)
    assert session.table is not None
    assert not any(session.table.gestures(seat) for seat in range(2))


async def test_a_process_that_dies_is_replaced() -> None:
    pool, at = BotPool(1, PATIENCE, Metrics()), table()
    at.play(at.awaited[0], at.legal_moves(at.awaited[0])[0])
    asked = decision(at, at.awaited[0])
    before = await pool.decide(asked, ASKER)
    pid = pool.all[0].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    await asyncio.sleep(0.05)
    try:
        again = await pool.decide(asked, ASKER)
    except BotFailed:
        again = await pool.decide(asked, ASKER)
    assert again == before, "the fresh process was sent the whole table"
    assert pool.all[0].pid != pid
    await pool.close()


async def test_a_process_that_is_slow_to_start_is_no_slow_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine takes its time to load a process; a bot's own time is counted from then on."""
    start, started = PooledProcess.start, list[float]()

    async def slow_start(process: PooledProcess) -> None:
        await start(process)
        await asyncio.sleep(0.2)
        started.append(1)

    async def at_once(process: PooledProcess, decision: Decision) -> BotAnswer:
        return BotAnswer(7, 0)

    monkeypatch.setattr(PooledProcess, "start", slow_start)
    monkeypatch.setattr(PooledProcess, "ask", at_once)
    pool = BotPool(1, 0.05, Metrics())
    assert await pool.decide(decision(table(), 0), ASKER) == BotAnswer(7, 0)
    assert started
    await pool.close()


async def test_a_process_that_never_starts_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "START_SECONDS", 0.05)
    monkeypatch.setattr(bot_pool, "COMMAND", ("-c", "import time; time.sleep(600)"))
    pool = BotPool(1, PATIENCE, Metrics())
    with pytest.raises(BotFailed):
        await pool.decide(decision(table(), 0), ASKER)
    assert pool.all[0].pid is None
    await pool.close()


async def test_a_bot_whose_process_is_killed_plays_on(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process dies in the middle of its first decision, and twice more later on: never often enough in a row."""
    killed = dying(monkeypatch, {0, 1, 4, 6})
    host = await site.guest()
    table = await host.make_table("upgrade", seats=2, bots=["greedy", "random"], sit=False, options={"turn_limit": 12})
    async with host.follow(table.id) as watching:
        await host.start(table.id)
        await asyncio.wait_for(watching.until(lambda: watching.table.status == "over"), PATIENCE)  # type: ignore[union-attr]
        assert killed == {0, 1, 4, 6}
        assert [seat.bot for seat in watching.table.seats] in (["greedy", "random"], ["random", "greedy"])  # type: ignore[union-attr]
        assert not [message for message in watching.messages if isinstance(message, messages.Notice)]
    assert site.service.metrics.bots_replaced == 0


async def test_a_bot_that_dies_again_and_again_is_replaced_and_the_table_is_told(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    dying(monkeypatch, set(range(TRIES)))
    host = await site.guest()
    table = await host.make_table("upgrade", seats=2, bots=["greedy", "random"], sit=False, options={"turn_limit": 4})
    async with host.follow(table.id) as watching:
        await host.start(table.id)
        await asyncio.wait_for(watching.until(lambda: watching.table.status == "over"), PATIENCE)  # type: ignore[union-attr]
        told = [message for message in watching.messages if isinstance(message, messages.Notice)]
        assert [(notice.what, notice.bot) for notice in told] == [("bot_replaced", "random")]
    assert site.service.metrics.bots_replaced == 1
    assert f"failed {TRIES} times in a row: its process ended" in caplog.text


def dying(monkeypatch: pytest.MonkeyPatch, when: set[int]) -> set[int]:
    """Kill the process in the middle of these decisions of `greedy`; the numbers of those in which it was killed."""
    ask, killed, number = PooledProcess.ask, set[int](), count()

    async def ask_and_die(process: PooledProcess, asked: Decision) -> BotAnswer:
        now = next(number) if asked.bot == "greedy" else -1
        answer = asyncio.create_task(ask(process, asked))
        if now in when:
            while process.pid is None:
                await asyncio.sleep(0.001)
            os.kill(process.pid, signal.SIGKILL)
            killed.add(now)
        return await answer

    monkeypatch.setattr(PooledProcess, "ask", ask_and_die)
    return killed


async def test_a_request_that_cannot_be_read_kills_no_more_than_its_process() -> None:
    pool, at, wrong = BotPool(1, PATIENCE, Metrics()), table(), table()
    wrong.record.moves.append((0, "nonsense"))
    with pytest.raises(BotFailed):
        await pool.decide(decision(wrong, 0), ASKER)
    await pool.decide(decision(at, 0), ASKER)
    await pool.close()


async def test_a_slow_bot_is_replaced_by_a_simpler_one_and_the_table_is_told(
    open_site: Callable[..., Any], sqlite: str
) -> None:
    site = await open_site(sqlite, bot_seconds=0.0001)
    guests = await site.guests(1)
    async with site.playing(guests, bots=["greedy"], options={"turn_limit": 6}) as followers:
        await asyncio.wait_for(play_out(followers, choose), PATIENCE)
        told = [message for message in followers[0].messages if isinstance(message, messages.Notice)]
        assert [(notice.what, notice.bot) for notice in told] == [("bot_replaced", "random")]
