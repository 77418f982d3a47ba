"""The options of Shield."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.games.shield.law import MOST_SENTENCES
from holdfast.games.shield.law_book import law_book
from holdfast.kernel import HoldfastError, OptionError, Options, flag, one_of, sentences, whole


@dataclass(frozen=True)
class ShieldOptions(Options):
    """What a table of Shield can agree on."""

    rounds_to_win: int = whole(2, 1, 99)
    king_value: int = one_of(12, 13)
    custom_rules: tuple[str, ...] = sentences(MOST_SENTENCES)
    winner_writes: bool = flag(True)
    swap_mends: bool = flag(True)

    def check(self, seats: int) -> None:
        for count in range(len(self.custom_rules)):
            try:
                law_book(self.custom_rules[: count + 1], self.king_value)
            except HoldfastError as wrong:
                raise OptionError("custom_rule_refused", sentence=self.custom_rules[count], wrong=wrong) from None
