"""The screen and the keyboard: asking, printing what others wrote without harm, clearing between people."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from holdfast.kernel.printable import printable
from holdfast.terminal.draw import BRASS, QUIET

SCROLLBACK = "\x1b[3J"
"""Forgets what was on the screen before, so that nobody scrolls back to another's cards."""


class Screen:
    """What a table needs of a terminal."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.typed = sys.stdin.isatty()
        """Whether somebody sits at a keyboard; a file or a pipe answers without seeing."""

    def ask(self, question: str) -> str:
        """One line from the keyboard."""
        said = printable(self.console.input(Text(question, BRASS)))
        if not self.typed:  # what comes from a file does not show by itself
            self.console.print(said, style=QUIET)
        return said.strip()

    def quietly(self, line: str) -> None:
        self.console.print(line, style=QUIET)

    def complain(self, wrong: str) -> None:
        """Say what was wrong, as a sentence."""
        self.console.print(Text(sentence(wrong), BRASS))

    def wipe(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(SCROLLBACK)


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", "…")) else ".")
