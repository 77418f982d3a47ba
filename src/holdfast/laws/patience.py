"""How much is tried for one sentence: work is bounded by counting steps and words, never by a clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

MOST_STEPS: Final = 30_000
MOST_READ: Final = 2_500


class Patience:
    """So many steps are taken through the grammar, so many words read and so many ways around followed, all in all."""

    def __init__(self, steps: int = MOST_STEPS, words: int = MOST_READ, ways: int = 0) -> None:
        self.steps = steps
        self.words = words
        self.ways = ways

    def for_a_step(self) -> bool:
        """Whether there is patience left to try one more word in the grammar."""
        self.steps -= 1
        return self.steps >= 0

    def for_reading(self, words: Sequence[object]) -> bool:
        """Whether there is patience left to read these words."""
        self.words -= len(words)
        return self.words >= 0

    def turns(self) -> Iterator[int]:
        """The ways left, numbered down; each can be followed once."""
        while self.ways > 0:
            self.ways -= 1
            yield self.ways
