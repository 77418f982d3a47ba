"""Updates: what changed for one seat since it last looked, as numbers.

A client that has the schema and its last observation needs nothing else: the entries that differ, the lines of the
journal as this seat may know them, and the legal moves. It is the one door to a client: a state never leaves the
server.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from holdfast.kernel.bits import bit
from holdfast.kernel.moves import Moves
from holdfast.kernel.observation import Observation
from holdfast.kernel.state import State


@final
class ObservationUpdate:
    """One update for a seat."""

    changes: list[list[int]]
    """Entries of the observation: the number of each, then what it is now."""
    lines: list[list[int]]
    """What happened, motion by motion and event by event."""
    words: list[str]
    """What was said with the events among the lines, in their order; empty where nothing was."""
    moves: list[int]
    """What the seat may do now."""
    texts: list[list[str]]
    """Sentences on the table that are new, for each list of them."""

    def __init__(
        self,
        changes: list[list[int]],
        lines: list[list[int]],
        words: list[str],
        moves: list[int],
        texts: list[list[str]],
    ) -> None:
        self.changes = changes
        self.lines = lines
        self.words = words
        self.moves = moves
        self.texts = texts

    def to_list(self) -> list[object]:
        """As plain data; what is empty at the end is left out."""
        parts: list[object] = [self.changes, self.lines, self.moves]
        words: list[str] = self.words if any(self.words) else []
        if words or any(self.texts):
            parts.append(words)
        if any(self.texts):
            parts.append(self.texts)
        return parts


@final
class Watcher:
    """Follows a table from one seat and remembers what it has told."""

    seat: i64
    told: i64
    """How many lines of the journal the seat knows already."""

    def __init__(self, state: State, seat: int) -> None:
        state.check_seat(seat)
        self.state = state
        self.seat = seat
        self.told = state.journal.size if state.journal is not None else i64(0)
        self.now = Observation()
        self.before = Observation()
        self.sentences: list[int] = [len(texts.lines) for texts in state.texts_list]
        self.now.look(state, seat)

    def update(self) -> ObservationUpdate:
        """What has changed since the last time."""
        self.now, self.before = self.before, self.now
        self.now.look(self.state, self.seat)
        return ObservationUpdate(
            self.now.changes(self.before), self._lines(), self._words(), self._legal_moves(), self._sentences()
        )

    def _lines(self) -> list[list[int]]:
        journal = self.state.journal
        return [] if journal is None else journal.told_to(self.state, self.seat, self.told)

    def _words(self) -> list[str]:
        journal = self.state.journal
        said: list[str] = []
        if journal is not None:
            if len(journal.said) > 0:
                for index in range(self.told, journal.size):
                    if journal.is_event(index):
                        said.append(journal.words_of(index))
            self.told = journal.size
        return said

    def _legal_moves(self) -> list[int]:
        if not self.state.awaited() & bit(self.seat):
            return []
        moves = Moves()
        self.state.legal_moves(self.seat, moves)
        return moves.to_list()

    def _sentences(self) -> list[list[str]]:
        new: list[list[str]] = []
        for at in range(len(self.state.texts_list)):
            lines = self.state.texts_list[at].lines
            new.append(lines[self.sentences[at] :])
            self.sentences[at] = len(lines)
        return new
