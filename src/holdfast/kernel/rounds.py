"""The two rounds in which players add to a deal: first all commit, then all open.

A place is where somebody sat when the table committed itself; the lot that is drawn from what was opened may turn the
places, and the place that it names is seat `p1` of the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

NO_COMMITMENT, NO_OPENING = "commitment", "opening"
"""What somebody who is named absent did not send in time."""
ABSENCES = re.compile(f"{NO_COMMITMENT}|{NO_OPENING}")


@dataclass(frozen=True)
class Rounds:
    """All that a record tells of them, by places; the contributions themselves have a heading of their own."""

    table: str
    """The table's id: what was committed to for one table holds for no other."""
    bots: Mapping[str, str] = field(default_factory=dict)
    lot: tuple[str, ...] = ()
    """The places among which it was drawn who starts; none where that was settled before."""
    first: str = "p1"
    """The place that became seat p1."""
    commitments: Mapping[str, str] = field(default_factory=dict)
    nonces: Mapping[str, str] = field(default_factory=dict)
    absent: Mapping[str, str] = field(default_factory=dict)
    """Who did not send in time, and what."""

    def binding(self) -> dict[str, object]:
        """What the table's own commitment binds besides game, rules, options and players."""
        return {"table": self.table, "bots": dict(self.bots), "lot": list(self.lot)}

    def to_plain(self) -> dict[str, object]:
        return {
            **self.binding(),
            "first": self.first,
            "commitments": dict(self.commitments),
            "nonces": dict(self.nonces),
            "absent": dict(self.absent),
        }

    def seat_at(self, place: int, count: int) -> int:
        """The seat of the game that a place became."""
        return (place - int(self.first[1:]) + 1) % count
