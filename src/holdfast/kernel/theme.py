"""How a game is shown: its colour and its motif, and how its table looks. All but these two can be left out.

A client draws any table from this and knows no game. See docs/table-looks.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from holdfast.kernel.cloth import Cloth, Light, Paper
from holdfast.kernel.moments import Moment, Tally
from holdfast.kernel.scenery import Emblem, Gauge, Scene
from holdfast.kernel.staging import CardGoal, Stage, Total

AROUND: Final = "around"
FACING: Final = "facing"
SIDES: Final = "sides"
SEATINGS: Final = (AROUND, FACING, SIDES)


@dataclass(frozen=True)
class Theme:
    """How a game is told from the others at a glance, and how its table looks."""

    accent: str
    """As #rrggbb; dark enough for parchment on it."""
    motif: str
    """SVG path data, stroked with round joins in a square of 24 by 24."""
    cards: tuple[str, ...] = ()
    """Faces for its picture, from behind to the front."""
    cloth: Cloth = field(default_factory=Cloth)
    papers: Mapping[str, Paper] = field(default_factory=dict)
    """By the name of the side."""
    light: Light | None = None
    seats: str = AROUND
    """How they are arranged: around the table, facing each other, or by sides."""
    hero: str = ""
    """What gets the most room: a scene, a zone, the event of a stage, or `emblem`."""
    square: tuple[str, ...] = ()
    """Zones of the middle that belong together."""
    scenes: tuple[Scene, ...] = ()
    gauges: Mapping[str, Gauge] = field(default_factory=dict)
    """How values outside scenes are shown, by the last part of their names."""
    emblem: Emblem | None = None
    goal: CardGoal | None = None
    totals: Mapping[str, Total] = field(default_factory=dict)
    """The rows that have one, by the last part of their names."""
    worth: Callable[[int], int] | None = None
    """What a face counts in totals and on stages: `rank` for playing cards."""
    stages: Mapping[str, Stage] = field(default_factory=dict)
    """By the event that begins them."""
    moments: Mapping[str, Moment] = field(default_factory=dict)
    """By the event."""
    tallies: Mapping[str, Tally] = field(default_factory=dict)
    """What is told of each seat at the end, by name."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """SVG path data as that of the motif: for verbs, by their names or the first words of their phrases."""
    scrolls: tuple[str, ...] = ()
    """Texts that are shown as a scroll."""
    slips: tuple[str, ...] = ()
    """Zones whose cards are shown as slips: colour, motif and title in one line."""
    triumph: str = ""
    """The scene that is shown when the game is over, or `emblem`."""
