"""Cards that are played without naming anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it.effects.effect import Effect
from holdfast.games.ship_it.phrases import PLAY, SIMPLE
from holdfast.kernel.moves import Moves

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


class Simple(Effect):
    name: i64
    """How moves name it."""

    def __init__(self, slug: str) -> None:
        super().__init__(slug)
        self.name = SIMPLE.index(slug)

    def offer(self, table: ShipIt, seat: i64, held: i64, moves: Moves) -> None:
        if self.is_playable(table):
            moves.add(PLAY, self.name)

    def is_playable(self, table: ShipIt) -> bool:
        return True
