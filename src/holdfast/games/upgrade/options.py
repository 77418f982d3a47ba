"""The options of Upgrade."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from holdfast.kernel import OptionError, Options, OptionValue, choice, flag, whole
from holdfast.kernel.cards import RANKS


@dataclass(frozen=True)
class UpgradeOptions(Options):
    """What a table of Upgrade can agree on."""

    tokens: int = whole(3, 1, 9)
    top_rank: str = choice("10", "6", "7", "8", "9", "10", "J", "Q", "K")
    attack_row: int = whole(2, 1, 4)
    defence_row: int = whole(2, 1, 4)
    discarding: bool = flag(True)
    attack_downgrade: bool = flag(True)
    open_discard: bool = flag(True)
    variant: str = choice("standard", "rush")

    _implied: ClassVar[Mapping[str, Mapping[str, Mapping[str, OptionValue]]]] = {
        "variant": {"rush": {"attack_row": 1, "defence_row": 1, "discarding": False}}
    }

    @cached_property
    def ranks(self) -> int:
        """How many ranks of each suit are in the deck."""
        return RANKS.index(self.top_rank) + 1

    def check(self, seats: int) -> None:
        needed = seats * (self.attack_row + self.defence_row) + self.defence_row + 1
        if needed > 4 * self.ranks:
            raise OptionError(
                "deck_too_small",
                seats=seats,
                attack=self.attack_row,
                defence=self.defence_row,
                needed=needed,
                rank=self.top_rank,
                cards=4 * self.ranks,
            )
