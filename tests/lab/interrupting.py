"""Ctrl-C at a moment of the test's choice."""

from __future__ import annotations


class Interrupting:
    """Somebody who presses Ctrl-C after so many games."""

    def __init__(self, games: int) -> None:
        self.games = games

    def __call__(self, played: int, wanted: int) -> None:
        if played >= self.games:
            raise KeyboardInterrupt
