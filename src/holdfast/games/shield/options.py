"""The options of Shield."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.kernel import OptionError, Options, flag, one_of, sentences, whole

MOST_SENTENCES = 12

UNDERSTOOD: dict[str, str] = {}
"""The sentences that can be put in force, each with its canonical wording; the language to come fills it."""


@dataclass(frozen=True)
class ShieldOptions(Options):
    """What a table of Shield can agree on."""

    rounds_to_win: int = whole(2, 1, 99)
    king_value: int = one_of(12, 13)
    custom_rules: tuple[str, ...] = sentences(MOST_SENTENCES)
    winner_writes: bool = flag(True)
    swap_mends: bool = flag(True)

    def check(self, seats: int) -> None:
        for sentence in self.custom_rules:
            if sentence not in UNDERSTOOD:
                raise OptionError(f"custom_rules: {not_understood(sentence)}")


def not_understood(sentence: str) -> str:
    """What somebody is told whose sentence cannot be put in force."""
    return f"«{sentence}» is not understood yet"
