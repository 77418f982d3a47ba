"""Defence cards. Patch, CI and Certificate have no hooks of their own: `attack` has the lines of defence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it import attack
from holdfast.games.ship_it.effects.effect import Effect
from holdfast.games.ship_it.phrases import DEFEND_SUDO
from holdfast.kernel.moves import verb

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


class Excuse(Effect):
    """Answer to a bug on you: it has no effect. If nobody believes it, the attack goes on."""

    def believed(self, table: ShipIt, seat: i64, move: i64) -> None:
        attack.finish(table)

    def disbelieved(self, table: ShipIt, seat: i64, move: i64) -> None:
        attack.excuse_failed(table, verb(move) == DEFEND_SUDO)
