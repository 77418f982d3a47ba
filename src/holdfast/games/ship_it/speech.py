"""The words of Ship IT!: players talk while they trade and perform."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it.phrases import PERFORM, TRADE, TRADE_ALL
from holdfast.games.ship_it.rules import ShipIt
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.moves import verb
from holdfast.kernel.speech import Speech


class ShipItSpeech(Speech[ShipIt]):
    def check(self, state: ShipIt, seat: i64, move: i64, text: str) -> None:
        said = verb(move)
        if text and said != PERFORM and said != TRADE and said != TRADE_ALL:
            raise IllegalMove("words_need_trade_or_performance")
