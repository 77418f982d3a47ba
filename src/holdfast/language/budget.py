"""How much is tried for one sentence: work is bounded by counting steps and tokens, never by a clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

MOST_STEPS: Final = 30_000
MOST_TOKENS: Final = 2_500


class StepBudget:
    """How many tokens are tried in the grammar, how many are compiled, and how many repairs are followed, in all."""

    def __init__(self, steps: int = MOST_STEPS, tokens: int = MOST_TOKENS, repairs: int = 0) -> None:
        self.steps = steps
        self.tokens = tokens
        self.repairs = repairs

    def take_step(self) -> bool:
        """Whether one more token may be tried in the grammar."""
        self.steps -= 1
        return self.steps >= 0

    def take_tokens(self, tokens: Sequence[object]) -> bool:
        """Whether these tokens may be compiled."""
        self.tokens -= len(tokens)
        return self.tokens >= 0

    def take_repairs(self) -> Iterator[int]:
        """The repairs left, numbered down; each can be followed once."""
        while self.repairs > 0:
            self.repairs -= 1
            yield self.repairs
