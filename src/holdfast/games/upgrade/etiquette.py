"""The etiquette of Upgrade: after an equal attack both players bow."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.upgrade.phrases import BOWED
from holdfast.games.upgrade.state import UpgradeState
from holdfast.kernel.bits import bit
from holdfast.kernel.gestures import Gestures


class Bowing(Gestures[UpgradeState]):
    def possible(self, state: UpgradeState, seat: i64) -> list[str]:
        return ["bow"] if state.bowing.value & bit(seat) else []

    def make(self, state: UpgradeState, seat: i64, word: str) -> None:
        state.players[seat].bows_made.value += 1
        state.bowing.value &= ~bit(seat)
        state.tell(BOWED, seat)
