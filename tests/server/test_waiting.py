"""What waits on the server: for a table's lock, for messages, for room to write. Each in order, and none forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from holdfast.server.metrics import Metrics
from holdfast.server.socket_protocol import MessageQueue, WriteGate
from holdfast.server.tables.lock import TableLock
from tests.server.process import PATIENCE
from tests.server.site import Site
from tests.server.test_socket import socket


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_lock_goes_from_hand_to_hand_in_the_order_of_asking() -> None:
    lock, order = TableLock(), list[int]()

    async def change(number: int) -> None:
        async with lock:
            order.append(number)
            await asyncio.sleep(0)

    assert lock.take()
    assert not lock.take()
    tasks = [asyncio.create_task(change(number)) for number in range(4)]
    await settle()
    assert order == []
    lock.give()
    assert lock.locked(), "it was handed over, not put down"
    await asyncio.gather(*tasks)
    assert order == [0, 1, 2, 3]
    assert not lock.locked()


@pytest.mark.parametrize("given_first", [True, False])
async def test_who_stops_waiting_for_a_lock_does_not_keep_it(given_first: bool) -> None:
    lock = TableLock()
    assert lock.take()

    async def change() -> None:
        async with lock:
            raise AssertionError("it was cancelled")

    waiting = asyncio.create_task(change())
    await settle()
    if given_first:
        lock.give()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    if not given_first:
        lock.give()
    assert not lock.locked()


async def test_a_mailbox_is_read_in_order() -> None:
    box = MessageQueue()
    coming = box.coming()
    assert not coming.done()
    for letter in "abc":
        box.put_nowait(letter)
    await coming
    assert (box.qsize(), box.empty()) == (3, False)
    assert [box.take(), box.take(), box.take()] == ["a", "b", "c"]
    assert box.empty()


async def test_a_gate_lets_all_through_when_it_opens() -> None:
    gate = WriteGate()
    await gate.wait()
    gate.clear()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
    await settle()
    assert not gate.is_set()
    assert not any(task.done() for task in waiting)
    waiting[0].cancel()
    await settle()
    gate.set()
    assert await asyncio.gather(*waiting, return_exceptions=True) != [None, None, None]
    assert [task.cancelled() for task in waiting] == [True, False, False]


async def test_what_a_client_says_after_a_move_waits_until_the_move_is_stored(site: Site) -> None:
    """The move is on its way to the disk when the next message comes: it is answered first all the same."""
    async with site.playing(await site.guests(2)) as followers:
        mover = next(each for each in followers if each.moves)
        async with socket(site, mover.client.token) as second:
            await second.send(f'{{"type":"watch","table":"{mover.table_id}"}}')
            await until(second.recv, '"welcome"')
            await second.send(f'{{"type":"move","ply":{mover.ply},"move":{mover.moves[0]},"id":"x"}}')
            await second.send('{"type":"leave"}')
            await second.send('{"type":"hint"}')
            assert '"id":"x"' in await until(second.recv, '"update"')
            assert "watch a table first" in await until(second.recv, '"refused"')


async def until(receive: Callable[[], object], kind: str) -> str:
    """The next frame of a kind."""
    while True:
        frame = str(await asyncio.wait_for(receive(), PATIENCE))  # type: ignore[arg-type]
        if kind in frame:
            return frame


def test_moves_are_counted_and_timed() -> None:
    metrics = Metrics()
    for seconds in (0.0004, 0.002, 0.002, 7.0):
        metrics.moved(seconds)
    told = metrics.text().decode()
    assert "holdfast_moves_total 4.0" in told
    assert 'holdfast_move_seconds_bucket{le="0.001"} 1.0' in told
    assert 'holdfast_move_seconds_bucket{le="0.0025"} 3.0' in told
    assert 'holdfast_move_seconds_bucket{le="+Inf"} 4.0' in told
    assert "holdfast_move_seconds_count 4.0" in told
