"""Moments: events at which everybody should look up, and what is counted of a game when it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LOSS: Final = "loss"
OUT: Final = "out"
LIGHT: Final = "light"
ROUND: Final = "round"
MOMENT_KINDS: Final = {
    LOSS: "something of somebody is hit: what counts there says how much is gone",
    OUT: "somebody is out of the game",
    LIGHT: "the light over the table changes: another sky for another age",
    ROUND: "somebody has won a round, and perhaps is asked something because of it",
}


@dataclass(frozen=True)
class Moment:
    """What an event is to those who watch. It is shown when its cards lie where they belong."""

    kind: str
    """One of MOMENT_KINDS."""
    of: str = "seat"
    """The field of the event that names whom it is about: a seat, a word that is an area's name or its last part, or,
    where the light changes, the word of the light."""
    question: str = ""
    """For a round: the question to its winner during which the moment lasts."""


@dataclass(frozen=True)
class Tally:
    """What is counted for each seat over a whole game, and told at its end as `tally-NAME` with `$count`."""

    events: tuple[str, ...]
    of: str = "seat"
    """The field that names the seat for which an event counts."""
    amount: str = ""
    """The field whose numbers are added up; without it the events are counted."""
