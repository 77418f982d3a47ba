"""What a person sees while the engine is compiled: one line for each stage, with its share where that can move."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from typing import TextIO

INSTALLING = "_PYPROJECT_HOOKS_BUILD_BACKEND"
"""Set while pip or another front end builds: these keep the output to themselves, so it goes to the terminal itself."""
TERMINAL = "/dev/tty"


class Lines:
    """Reports stages to a terminal, or to a log without carriage returns."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or _stream()
        self.started = time.monotonic()

    def __call__(self, stage: str, done: int, due: int) -> None:
        seconds = time.monotonic() - self.started
        if done == due:
            self._write(f"holdfast: {stage}: done after {seconds:.0f} s", "\n")
        elif self.stream.isatty():
            self._write(f"holdfast: {stage}: {done * 100 // due} %, {seconds:.0f} s", "")

    def say(self, line: str) -> None:
        self._write(f"holdfast: {line}", "\n")

    def _write(self, line: str, end: str) -> None:
        start = "\r\x1b[K" if self.stream.isatty() else ""
        self.stream.write(f"{start}{line}{end}")
        self.stream.flush()


def _stream() -> TextIO:
    if INSTALLING in os.environ and not sys.stderr.isatty():
        with suppress(OSError):
            return open(TERMINAL, "w", encoding="utf-8")
    return sys.stderr
