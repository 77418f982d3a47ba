"""Laws about what nobody may do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class LimitKind(Enum):
    HOLD = 0
    """At most `number` charged cards: `charge` is not legal for who has as many, and effects and actions bring none."""
    ARMED = 1
    """No attack without charged cards."""
    NO_REVENGE = 2
    """No attack on one's own `last_attacker`, as long as more than two are left."""
    OWN_SHIELD = 3
    """The move `swap` not on one's own shield; actions may."""
    TRUCE = 4
    """No attack while `round_turn` is below `number`; turns of all seats count, skipped ones do not."""


@dataclass(frozen=True)
class Limit:
    """What is not among the legal moves. Several of a kind: all of them bind. If none is left, `pass` is."""

    kind: LimitKind
    number: int = 0
    """Only for HOLD and TRUCE, there at least 1."""
