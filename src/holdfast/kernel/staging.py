"""What is shown of a row, of an aim and of an event: totals, goals and stages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

ATTACK: Final = "attack"
DEFENCE: Final = "defence"
PLAIN: Final = "plain"
TONES: Final = (ATTACK, DEFENCE, PLAIN)
"""What colour a total has, beside its sign."""


@dataclass(frozen=True)
class Total:
    """What the cards of a row are worth together stands beside them; `?` while one is hidden."""

    sign: str
    """SVG path data, stroked with round joins in a square of 24 by 24."""
    tone: str = PLAIN
    """One of TONES."""


@dataclass(frozen=True)
class Substitute:
    """A face that counts as another: as any of some, or as the one that a value names."""

    faces: tuple[str, ...] = ()
    value: str = ""
    """The seat's value that says which face it counts as."""
    unless: str = ""
    """The seat's value that must be open for it to count."""
    option: str = ""
    """The option under which it counts."""


@dataclass(frozen=True)
class CardGoal:
    """A card that says which others must lie in a row: those that are missing stand there as outlines."""

    card: str
    """The seat's zone for the card."""
    have: str
    """The seat's row."""
    needs: Mapping[str, tuple[str, ...]]
    """For each face of the card which faces it needs, as often as they are there."""
    substitutes: Mapping[str, Substitute] = field(default_factory=dict)
    from_hand: str = ""
    """The seat's zone in which missing cards are counted."""


@dataclass(frozen=True)
class Stage:
    """An event that gets the middle of the table: two sides against each other, and what is at stake.

    A side is cards, `{seat}.attack` for a zone or `{card}` for a field of the event. Events that follow may add cards
    to a side, and one of the last ends it and says both sums.
    """

    left: str
    right: str
    ends: tuple[str, ...]
    """The events that end it."""
    stake: str = ""
    """The value that changes hands."""
    joins: tuple[str, ...] = ()
    """Events whose card joins the left side."""
    shows: tuple[str, ...] = ()
    """Events whose card is turned up on the right side."""
    left_sum: str = ""
    """The field of the event, or of one that ends it, with the sum of the left side."""
    right_sum: str = ""
