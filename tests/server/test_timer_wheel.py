"""TimerWheel: who waits for about the same moment shares a timer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from holdfast.server.timer_wheel import TICKS_PER_SECOND, TimerWheel
from tests.server.process import PATIENCE


class Clock:
    """A loop that only tells the time and keeps what is to be called."""

    def __init__(self) -> None:
        self.now = 100.0
        self.timers: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, do: Callable[[int], None], number: int) -> None:
        self.timers.append((when, lambda: do(number)))

    def call_soon(self, do: Callable[[], None]) -> None:
        do()

    def go_on(self, seconds: float) -> None:
        self.now += seconds
        due = [timer for timer in self.timers if timer[0] <= self.now]
        self.timers = [timer for timer in self.timers if timer[0] > self.now]
        for _, do in due:
            do()


def test_who_waits_for_the_same_moment_shares_a_timer() -> None:
    clock, come = Clock(), list[str]()
    wheel = TimerWheel(clock)  # type: ignore[arg-type]
    for name in ("ada", "bo", "cy"):
        wheel.call_later(0.001, lambda name=name: come.append(name))  # type: ignore[misc]
    wheel.call_later(5.0, lambda: come.append("late"))
    assert len(clock.timers) == 2
    clock.go_on(1 / TICKS_PER_SECOND)
    assert come == ["ada", "bo", "cy"]
    clock.go_on(5.0)
    assert come == ["ada", "bo", "cy", "late"]
    assert clock.timers == []


def test_nobody_comes_too_early_or_much_too_late() -> None:
    clock = Clock()
    wheel = TimerWheel(clock)  # type: ignore[arg-type]
    for wait in (0.0, 0.013, 0.05, 0.99, 20.0):
        wheel.call_later(wait, lambda: None)
        ((when, _),) = clock.timers
        assert clock.now + wait < when <= clock.now + wait + 1 / TICKS_PER_SECOND + 1e-9
        clock.timers.clear()
        wheel = TimerWheel(clock)  # type: ignore[arg-type]


def test_who_is_cancelled_does_not_come() -> None:
    clock, come = Clock(), list[str]()
    wheel = TimerWheel(clock)  # type: ignore[arg-type]
    timer = wheel.call_later(0.0, lambda: come.append("ada"))
    wheel.call_later(0.0, lambda: come.append("bo"))
    timer.cancel()
    clock.go_on(1.0)
    assert come == ["bo"]


async def test_the_loop_brings_them() -> None:
    came = asyncio.Event()
    TimerWheel(asyncio.get_running_loop()).call_later(0.0, came.set)
    await asyncio.wait_for(came.wait(), PATIENCE)
