"""An event loop with a time of its own. Nothing waits: time jumps to the next thing that is due.

What runs in the loop may belong to a process. A process that was killed does nothing more, not even what it would do
on its way out; one that is paused does everything later.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Mapping
from contextvars import Context, ContextVar, copy_context
from typing import Any

PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)
SMALLEST_STEP = 1e-6


class NothingLeft(Exception):
    """Everybody waits for something that nobody is going to do."""


class VirtualSelector(selectors.BaseSelector):
    """Sees no file ever become ready, and lets time pass instead."""

    def __init__(self) -> None:
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise NothingLeft
        if timeout > 0:
            self.now += max(timeout, SMALLEST_STEP)
        return []

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return selectors.SelectorKey(fileobj, 0, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return selectors.SelectorKey(fileobj, 0, 0, None)

    def get_key(self, fileobj: Any) -> selectors.SelectorKey:
        raise KeyError(fileobj)

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return {}


class Process:
    """Something that can be killed, paused and woken: a worker of the server."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.paused = False
        self._tasks: dict[asyncio.Task[Any], None] = {}
        """What it does. That is kept when it was killed: a coroutine that is thrown away runs its `finally`."""
        self._put_off: list[ProcessStep] = []

    def kill(self) -> None:
        self.alive = False

    def pause(self) -> None:
        self.paused = True

    def wake(self) -> None:
        self.paused = False
        if self.alive:
            self._catch_up()

    def may_run(self, step: ProcessStep) -> bool:
        runs = self.alive and not self.paused
        if not runs:
            self._put_off.append(step)
        return runs

    def _catch_up(self) -> None:
        put_off, self._put_off = self._put_off, []
        for step in put_off:
            step.again()

    def keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)

    def bury(self) -> None:
        """Let what is left of it come to its end, when nothing of that matters any more."""
        self.alive, self.paused = True, False
        self._catch_up()

    def spawn(self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let the process do something."""
        context = copy_context()
        context.run(PROCESS.set, self)
        return loop.create_task(work, context=context)


class ProcessStep:
    """A callback of a process, done if and when the process may."""

    def __init__(self, loop: VirtualLoop, context: Context, callback: Callable[..., object], args: Any) -> None:
        process = context.get(PROCESS)
        assert process is not None
        self.context = context
        self.handle: asyncio.Handle | None = None
        self._loop = loop
        self._process = process
        self._callback = callback
        self._args = args

    def __call__(self) -> None:
        if self._process.may_run(self):
            self._callback(*self._args)

    def again(self) -> None:
        """Do it after all, unless it was called off meanwhile."""
        handle = self.handle
        if handle is not None and not handle.cancelled():
            self._loop.put_off(self, handle)


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self, disk_delay: Callable[[], float] = lambda: 0.0) -> None:
        self._virtual = VirtualSelector()
        super().__init__(self._virtual)
        self._disk_delay = disk_delay
        self._ticks = 0

    def time(self) -> float:
        return self._virtual.now

    def perf_counter(self) -> float:
        """Work takes no time here, but two looks at the clock never show the same time."""
        self._ticks += 1
        return self.time() + self._ticks * 1e-4

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        step = self._step(callback, args, context)
        if step is None:
            return super().call_soon(callback, *args, context=context)
        step.handle = super().call_soon(step, context=step.context)
        return step.handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        step = self._step(callback, args, context)
        if step is None:
            return super().call_at(when, callback, *args, context=context)
        step.handle = handle = super().call_at(when, step, context=step.context)
        return handle

    def create_task(self, coro: Any, **named: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = super().create_task(coro, **named)
        context: Context | None = named.get("context")
        process = PROCESS.get() if context is None else context.get(PROCESS)
        if process is not None:
            process.keep(task)
        return task

    def put_off(self, step: ProcessStep, former: asyncio.Handle) -> None:
        """Do a step of a process that was paused, now that it is awake. Its handle can still cancel it."""

        def late() -> None:
            if not former.cancelled():
                step()

        super().call_soon(late, context=step.context)

    def _step(self, callback: Any, args: Any, context: Context | None) -> ProcessStep | None:
        chosen = copy_context() if context is None else context
        return None if chosen.get(PROCESS) is None else ProcessStep(self, chosen, callback, args)

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Any, *args: Any
    ) -> asyncio.Future[Any]:
        """What a thread would do, done in one piece after a while. A process that is killed before never does it."""
        done = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(func(*args))
            except Exception as wrong:
                done.set_exception(wrong)

        self.call_later(self._disk_delay(), work)
        return done
