"""A screen that can be read back, and people who type what a test says."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from holdfast.kernel import Game
from holdfast.terminal.files import open_table
from holdfast.terminal.play import TerminalTable


def screen(width: int = 100, *, terminal: bool = False) -> Console:
    """A console as the command has it, writing into memory."""
    return Console(
        file=io.StringIO(),
        width=width,
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=terminal,
        color_system=None,
    )


def read(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What comes from the keyboard; afterwards it falls silent for good."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


def table(
    game: Game,
    seats: Sequence[str],
    *,
    width: int = 100,
    language: str = "en",
    terminal: bool = False,
    **options: object,
) -> TerminalTable:
    """A table with a numbered deal."""
    opened, players = open_table(game, seats, game.options.read(options), 5)
    return TerminalTable(screen(width, terminal=terminal), opened, players, language)
