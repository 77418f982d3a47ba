"""What cards do, as data: the vocabulary of their texts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.ship_it.phrases import COLLECTED, GAVE, MERGED, MISSED, NEXT, NO_DEPLOY_NEXT, REQUESTED
from holdfast.games.ship_it.piles import draw_card, lay_open
from holdfast.games.ship_it.table import ShipItTable
from holdfast.kernel.bits import NONE
from holdfast.textcards.effect import Effect

# Whom an effect is about
YOU: Final[i64] = 0
TARGET: Final[i64] = 1


class Draw(Effect[ShipItTable]):
    """Draw so many cards."""

    count: i64
    whom: i64

    def __init__(self, count: i64, whom: i64 = YOU) -> None:
        self.count = count
        self.whom = whom

    def do(self, table: ShipItTable, face: i64, seat: i64) -> None:
        drawer = table.aim.seat if self.whom == TARGET else seat
        for _card in range(self.count):
            draw_card(table, drawer)


class TakeFromDiscard(Effect[ShipItTable]):
    """Take the card that is named from the discard pile."""

    def do(self, table: ShipItTable, face: i64, seat: i64) -> None:
        table.tell(COLLECTED, seat, table.move_face(table.discard, table.aim.named, table.players[seat].hand))


class Request(Effect[ShipItTable]):
    """If the target has the card that is named in hand, they give you one, openly."""

    def do(self, table: ShipItTable, face: i64, seat: i64) -> None:
        other = table.aim.seat
        table.tell(REQUESTED, seat, other, table.aim.named)
        card = lay_open(table, other, table.aim.named)
        if card == NONE:
            table.tell(MISSED, seat, other)
            return
        table.tell(GAVE, other, card, seat)
        table.move_top(table.played, table.players[seat].hand)


class NoDeployNext(Effect[ShipItTable]):
    """The target may not deploy in their next turn."""

    def do(self, table: ShipItTable, face: i64, seat: i64) -> None:
        table.players[table.aim.seat].no_deploy.value = NEXT
        table.tell(NO_DEPLOY_NEXT, table.aim.seat)


class MergePiles(Effect[ShipItTable]):
    """Shuffle discard pile and deck together."""

    def do(self, table: ShipItTable, face: i64, seat: i64) -> None:
        table.tell(MERGED, seat)
        table.move_all(table.discard, table.deck)
        table.shuffle(table.deck)


class DeployTwo(Effect[ShipItTable]):
    """You may deploy two components this turn."""

    def do(self, table: ShipItTable, face: i64, seat: i64) -> None:
        table.done.orchestrator.value = 1
