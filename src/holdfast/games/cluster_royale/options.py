"""The options of Cluster Royale."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from holdfast.kernel import OptionError, Options, choice, flag


@dataclass(frozen=True)
class ClusterRoyaleOptions(Options):
    """What a table of Cluster Royale can agree on."""

    teams: bool = flag(False)
    first: str = choice("random", "p1", "p2", "p3", "p4", "p5", "p6")
    competitor_offer: bool = flag(False)

    starter: ClassVar[str] = "first"

    def check(self, seats: int) -> None:
        if self.teams and seats < 4:
            raise OptionError("teams need 4 to 6 players, not {seats}: turn teams off, or invite more", seats=seats)
        if not self.teams and seats > 4:
            raise OptionError(
                "without teams Cluster Royale is for 2 to 4 players, not {seats}: turn teams on, or play with fewer",
                seats=seats,
            )
        if self.first != "random" and int(self.first[1:]) > seats:
            raise OptionError("first is {first}, but there are only {seats} players", first=self.first, seats=seats)
