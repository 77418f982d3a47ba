"""Ctrl-C at a moment when nothing is half done."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def unbroken() -> Iterator[None]:
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
