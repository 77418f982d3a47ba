"""Meta cards. A sudo is played along with others and has no hooks of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it.effects.simple import Simple
from holdfast.games.ship_it.phrases import MERGED

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


class Merge(Simple):
    """Shuffle discard pile and deck together."""

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        table.tell(MERGED, seat)
        table.move_all(table.discard, table.deck)
        table.shuffle(table.deck)


class Orchestrator(Simple):
    """You may deploy two components this turn."""

    def is_playable(self, table: ShipIt) -> bool:
        return table.done.orchestrator.value == 0

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        table.done.orchestrator.value = 1
