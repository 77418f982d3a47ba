"""Tables of Ship IT! that several tests begin with."""

from __future__ import annotations

from holdfast.games.ship_it import GAME
from holdfast.kernel import Chance, Plain, State

PERFORMANCE: dict[str, Plain] = {"turn": "p1", "p1": {"hand": ["frontend", "p2p"]}, "p2": {"hand": ["sudo", "ci"]}}
"""p1 has something to perform, and something to declare a beer with."""


def restored(position: dict[str, Plain], seats: int = 2, **options: object) -> State:
    return GAME.restore(seats, GAME.options.read(options), position, Chance(1))
