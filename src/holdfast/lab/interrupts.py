"""Ctrl-C at a moment when nothing is half done."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def defer_interrupts() -> Iterator[None]:
    """Delay a Ctrl-C until the block is done.

    Only the main thread of a process is ever interrupted. A process that ignores Ctrl-C goes on ignoring it.
    """
    if current_thread() is not main_thread():
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Processes started in the block never receive a Ctrl-C: their parent decides when they end.

    A Ctrl-C during the block takes effect after it. On systems without signal masks nothing is blocked.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
