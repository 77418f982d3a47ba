"""Ctrl-C at a moment when nothing is half done."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def defer_interrupts() -> Iterator[None]:
    """What is done within is done whole: a Ctrl-C meanwhile counts only when it is over.

    Only the main thread of a process is ever interrupted, and whoever ignores Ctrl-C goes on ignoring it.
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
    """Processes that are started within never hear of a Ctrl-C, from their first moment: whoever started them decides.

    A press meanwhile counts when they are started. Where signals cannot be held back, nothing is.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
