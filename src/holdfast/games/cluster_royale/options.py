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
            raise OptionError("teams_need_4_to_6", seats=seats)
        if not self.teams and seats > 4:
            raise OptionError(
                "too_many_without_teams",
                seats=seats,
            )
        if self.first != "random" and int(self.first[1:]) > seats:
            raise OptionError("first_not_seated", first=self.first, seats=seats)
