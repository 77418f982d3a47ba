"""What the lab measures: each measure by its name, and what kind of number it is.

Every measure is a mean over games of one number a game, so that intervals, differences and pairs are worked out for
all of them alike. A measure of a seat is named with it: `wins.p1`; one of those who leave with their order: `out.2`.
"""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.kernel import seat_name

PROPORTION = "share"
"""A number from 0 to 1, told as a percentage."""
NUMBER = "number"
"""Any other number."""


@dataclass(frozen=True)
class Measure:
    """One thing that is measured. Its words are the message `lab-measure-NAME`, its meaning the attribute `.hint`."""

    name: str
    kind: str
    watched: bool = False
    """Measured only in games that are watched move by move."""
    seat: bool = False
    """Measured for each seat."""
    order: bool = False
    """Measured for the first player who leaves, for the second, and so on."""

    def of(self, seat: int) -> str:
        return f"{self.name}.{seat_name(seat)}"

    def names(self, seats: int) -> list[str]:
        """Its names at a table with this many seats."""
        if self.order:
            return [f"{self.name}.{order}" for order in range(1, seats + 1)]
        return [self.of(seat) for seat in range(seats)] if self.seat else [self.name]


WINS = Measure("wins", PROPORTION, seat=True)
"""Games won; a win shared by two sides counts half, a team's win is one win for each of the team."""
TIES = Measure("ties", PROPORTION)
"""Games whose win was shared by several sides."""
LIMITED = Measure("limited", PROPORTION)
"""Games that ended by the turn limit."""
TURNS = Measure("turns", NUMBER)
DECISIONS = Measure("decisions", NUMBER)
"""Moves made by all players."""
CHOICES = Measure("choices", NUMBER, watched=True)
"""Legal moves a decision."""
CHOICES_PER_TURN = Measure("choices-per-turn", NUMBER, watched=True)
"""Decisions a turn in which there was more than one move."""
SPREAD = Measure("spread", NUMBER, watched=True)
"""By how much the best move of a decision with a choice looks better than the worst, on a scale from -1 to 1."""
MATTER = Measure("matter", PROPORTION, watched=True)
"""Decisions with a choice in which that makes a difference worth speaking of."""
LEAD_CHANGES = Measure("lead-changes", NUMBER, watched=True)
"""How often another side comes to stand best."""
COMEBACKS = Measure("comebacks", PROPORTION, watched=True)
"""Games won by a side that did not stand best at half time."""
OUT = Measure("out", PROPORTION, watched=True, order=True)
"""How much of the game was played when the first player had to leave, the second, and so on, each for the first time.
The mean is over games in which that happens before the end."""
WAITING = Measure("waiting", NUMBER, watched=True)
"""How many turns a player who is ever out waits in all, for the end or the next round; games in which there is one."""
HIDDEN = Measure("hidden", PROPORTION, watched=True, seat=True)
"""The cards whose face the seat does not know, of all that are in play."""
SECRETS = Measure("secrets", NUMBER, watched=True, seat=True)
"""The cards before the seat whose face some other player does not know."""
SKILL = Measure("skill", PROPORTION)
"""How much of what can be won a stronger player wins: 0 where all is luck, 1 where it always wins,
below 0 where it wins less than the others did."""

MEASURES = (
    WINS,
    TIES,
    LIMITED,
    TURNS,
    DECISIONS,
    CHOICES,
    CHOICES_PER_TURN,
    SPREAD,
    MATTER,
    LEAD_CHANGES,
    COMEBACKS,
    OUT,
    WAITING,
    HIDDEN,
    SECRETS,
    SKILL,
)


def find_measure(name: str) -> Measure | None:
    """The measure that a name such as `turns`, `wins.p1` or `out.2` means."""
    found = {measure.name: measure for measure in MEASURES}.get(name.partition(".")[0])
    return found if found is not None and (found.seat or found.order) == ("." in name) else None


def measure_names(seats: int) -> list[str]:
    """Every measure at a table with this many seats, in the order of reports."""
    return [name for measure in MEASURES for name in measure.names(seats)]
