"""The story of a long game as one seat may know it, written once and kept as JSON.

What a seat is told of a line never changes: who may know it was decided when it happened. So a client that joins a game
of thousands of moves gets pieces that were written for somebody before, and only the newest lines are written again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from holdfast.kernel import Table
from holdfast.server.messages import encode

LONG = 512
"""Lines from which on a story is worth keeping."""
PIECE = 256


class Story:
    """The pieces that were written so far, each of `PIECE` lines without the brackets around them."""

    __slots__ = ("_lines", "_spoken", "_words", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._lines: list[bytes] = []
        self._words: list[bytes] = []
        self._spoken: list[bool] = []

    @property
    def written(self) -> int:
        """How many lines are in pieces."""
        return len(self._lines) * PIECE

    def steps(self, table: Table) -> Iterator[None]:
        """Write every whole piece that is missing, one at each step."""
        while self.written + PIECE <= int(table.journal.size):
            lines, words = lines_of(table, self.seat, self.written, self.written + PIECE)
            self._lines.append(encode(lines)[1:-1])
            self._words.append(encode(words)[1:-1])
            self._spoken.append(any(words))
            yield

    def forget_after(self, size: int) -> None:
        """Lines from this one on were taken back."""
        for pieces in (self._lines, self._words, self._spoken):
            del pieces[size // PIECE :]

    def since(self, table: Table, line: int) -> tuple[msgspec.Raw, msgspec.Raw | Sequence[str]]:
        """The lines from this one on, and the words that came with the events among them."""
        first = min(-(-line // PIECE), len(self._lines))
        before = lines_of(table, self.seat, line, min(first * PIECE, int(table.journal.size)))
        after = lines_of(table, self.seat, max(line, self.written), int(table.journal.size))
        lines = _joined([encode(before[0])[1:-1], *self._lines[first:], encode(after[0])[1:-1]])
        if not any(before[1]) and not any(after[1]) and not any(self._spoken[first:]):
            return lines, ()
        return lines, _joined([encode(before[1])[1:-1], *self._words[first:], encode(after[1])[1:-1]])


class Stories:
    """The stories of one table, for each seat from which somebody joined when the game was long."""

    __slots__ = ("_by_seat",)

    def __init__(self) -> None:
        self._by_seat: dict[int, Story] = {}

    def steps(self, table: Table, seat: int, line: int) -> Iterator[None]:
        """Write what a seat is to be told from a line on, a piece at each step."""
        if int(table.journal.size) - line >= LONG:
            yield from self._of(seat).steps(table)

    def since(self, table: Table, seat: int, line: int) -> tuple[Any, Any]:
        """Lines and words from a line of the journal on, ready to be sent."""
        if int(table.journal.size) - line < LONG:
            return lines_of(table, seat, line, int(table.journal.size))
        for _ in self.steps(table, seat, line):
            pass
        return self._of(seat).since(table, line)

    def forget_after(self, size: int) -> None:
        """Lines from this one on were taken back."""
        for story in self._by_seat.values():
            story.forget_after(size)

    def _of(self, seat: int) -> Story:
        return self._by_seat.setdefault(seat, Story(seat))


def lines_of(table: Table, seat: int, since: int, until: int) -> tuple[list[list[int]], list[str]]:
    """Lines of the journal as a seat may know them, and the words of the events among them."""
    journal, span = table.journal, range(since, until)
    lines = [journal.line_to(table.state, seat, at) for at in span]
    return lines, [journal.words_of(at) for at in span if journal.is_event(at)]


def _joined(pieces: Sequence[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"[" + b",".join(piece for piece in pieces if piece) + b"]")
