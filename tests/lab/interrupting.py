"""Ctrl-C at a moment of the test's choice."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import holdfast.lab

LAB = Path(holdfast.lab.__file__).parent


class Interrupting:
    """Somebody who presses Ctrl-C after this many games."""

    def __init__(self, games: int) -> None:
        self.games = games

    def __call__(self, played: int, expected_games: int) -> None:
        if played >= self.games:
            raise KeyboardInterrupt


class Finger:
    """Somebody who presses Ctrl-C as the lab comes to the so-manieth line of these files."""

    def __init__(self, at: int, files: Sequence[str]) -> None:
        self.at = at
        self.files = {str(LAB / file) for file in files}
        self.lines = 0

    @property
    def pressed(self) -> bool:
        return self.lines > self.at

    def watch(self, frame: FrameType, event: str, _: object) -> Any:
        if frame.f_code.co_filename not in self.files:
            return None
        if event == "line":
            self.lines += 1
            if self.lines == self.at + 1:
                signal.raise_signal(signal.SIGINT)
        return self.watch


@contextmanager
def pressing(at: int, *files: str) -> Iterator[Finger]:
    finger, before = Finger(at, files), sys.gettrace()
    sys.settrace(finger.watch)
    try:
        yield finger
    finally:
        sys.settrace(before)
