"""Information states: all that a seat has seen and heard from the deal on, and what it did itself.

An observation is what a seat sees now. Somebody who forgets nothing also knows what they saw before: the recall of a
seat is one list of numbers that only ever grows, by what changed for the seat with each move. Two tables at which a
seat's recalls are the same have been the same to that seat all along.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import SPECTATOR
from holdfast.kernel.observation import Observation
from holdfast.kernel.state import State

OWN_MOVE: Final[i64] = -1001
LINE: Final[i64] = -1002
CHANGE: Final[i64] = -1003
WORDS: Final[i64] = -1004


@final
class Recall:
    """What one seat has seen and heard so far. Told after every move, it asks the table what is new."""

    seat: i64
    size: i64
    told: i64
    numbers: vec[i64]

    def __init__(self, state: State, seat: i64) -> None:
        self.seat = seat
        self.size = 0
        self.told = 0
        self.numbers = vec[i64]()
        self.now = Observation()
        self.before = Observation()
        self.now.look(state, seat)
        for at in range(self.now.size):
            self._add(self.now.numbers[at])
        self._hear(state)

    def _add(self, number: i64) -> None:
        if self.size == len(self.numbers):
            self.numbers = append(self.numbers, number)
        else:
            self.numbers[self.size] = number
        self.size += 1

    def note(self, state: State, mover: i64, move: i64, said: str) -> None:
        """Take in what a move has brought for this seat: its own one it also remembers, by its number or its words."""
        if mover == self.seat:
            self._add(OWN_MOVE)
            self._add(move)
            self._say(said)
        self._hear(state)
        self.now, self.before = self.before, self.now
        self.now.look(state, self.seat)
        for change in self.now.changes(self.before):
            self._add(CHANGE)
            self._add(len(change))
            for number in change:
                self._add(number)

    def _hear(self, state: State) -> None:
        journal = state.journal
        if journal is None:
            return
        for index in range(self.told, journal.size):
            self._add(LINE)
            for number in journal.line_to(state, self.seat, index):
                self._add(number)
            said = journal.words_of(index) if journal.is_event(index) else ""
            if said:
                self._add(WORDS)
                self._say(said)
        self.told = journal.size

    def _say(self, words: str) -> None:
        for letter in words:
            self._add(ord(letter))

    def copy(self, state: State) -> Recall:
        """The same for a copy of the table."""
        twin = Recall(state, self.seat)
        twin.size = self.size
        twin.told = self.told
        twin.numbers = self.numbers[:]
        return twin

    def to_list(self) -> list[int]:
        return [int(self.numbers[at]) for at in range(self.size)]

    def key(self) -> str:
        """A name that two recalls share only if they are the same."""
        return hashlib.blake2b(bytes(memoryview(self.numbers[: self.size])), digest_size=16).hexdigest()


@final
class Recalls:
    """What every seat at a table has seen and heard, and a spectator."""

    def __init__(self, state: State) -> None:
        self.seats: list[Recall] = [Recall(state, seat) for seat in range(state.seats)]
        self.seats.append(Recall(state, SPECTATOR))

    def of(self, seat: int) -> Recall:
        return self.seats[-1 if seat == SPECTATOR else seat]

    def note(self, state: State, mover: int, move: int = -1, said: str = "") -> None:
        for recall in self.seats:
            recall.note(state, mover, move, said)

    def copy(self, state: State) -> Recalls:
        twin = Recalls(state)
        twin.seats = [recall.copy(state) for recall in self.seats]
        return twin
