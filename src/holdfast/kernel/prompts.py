"""Prompts: questions that are open, as data that can be copied and saved.

The newest prompt on a state's stack is the one being answered. It may be asked of several seats at once; then it is
sealed: each answer waits with the prompt, unseen by the others, until the last one is in. A sealed answer names a
physical card (its id), never a face: so it stays true in every state that a seat can imagine.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.zones import NONE, bit

MOST_SEATS: Final[i64] = 8


@final
class Prompt:
    """One open question: its kind, who owes an answer, and up to four numbers that say what it is about."""

    kind: i64
    seats: i64
    a: i64
    b: i64
    c: i64
    d: i64
    sealed: bool
    answers: vec[i64]

    def __init__(self, kind: i64, seats: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.kind = kind
        self.seats = seats
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.sealed = False
        self.answers = vec[i64]()

    def seal(self, seats: i64) -> None:
        """Make room for an answer of each of this many seats."""
        self.sealed = True
        self.answers = vec[i64]([NONE for _ in range(seats)])

    def answer(self, seat: i64, card: i64) -> bool:
        """Lay down a sealed answer; true when it was the last one."""
        if not self.sealed:
            self.seal(MOST_SEATS)
        self.answers[seat] = card
        self.seats &= ~bit(seat)
        return self.seats == 0

    def copy(self) -> "Prompt":
        twin = Prompt(self.kind, self.seats, self.a, self.b, self.c, self.d)
        twin.sealed = self.sealed
        if self.sealed:
            twin.answers = self.answers[:]
        return twin
