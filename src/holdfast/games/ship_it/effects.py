"""What cards do, as data: the vocabulary of their texts."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it.phrases import COLLECTED, GAVE, MERGED, MISSED, NEXT, NO_DEPLOY_NEXT, REQUESTED
from holdfast.games.ship_it.piles import draw_card, lay_open
from holdfast.games.ship_it.state import ShipItState
from holdfast.kernel.bits import NONE
from holdfast.textcards.effect import Effect


class Draw(Effect[ShipItState]):
    """Draw this many cards."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def do(self, state: ShipItState, face: i64, seat: i64) -> None:
        for _card in range(self.count):
            draw_card(state, seat)


class TakeFromDiscard(Effect[ShipItState]):
    """Take the card that is named from the discard pile."""

    def do(self, state: ShipItState, face: i64, seat: i64) -> None:
        state.tell(COLLECTED, seat, state.move_face(state.discard, state.aim.named, state.players[seat].hand))


class Request(Effect[ShipItState]):
    """If the target has the card that is named in hand, they give you one, openly."""

    def do(self, state: ShipItState, face: i64, seat: i64) -> None:
        other = state.aim.seat
        state.tell(REQUESTED, seat, other, state.aim.named)
        card = lay_open(state, other, state.aim.named)
        if card == NONE:
            state.tell(MISSED, seat, other)
            return
        state.tell(GAVE, other, card, seat)
        state.move_top(state.played, state.players[seat].hand)


class NoDeployNext(Effect[ShipItState]):
    """The target may not deploy in their next turn."""

    def do(self, state: ShipItState, face: i64, seat: i64) -> None:
        state.players[state.aim.seat].no_deploy.value = NEXT
        state.tell(NO_DEPLOY_NEXT, state.aim.seat)


class MergePiles(Effect[ShipItState]):
    """Shuffle discard pile and deck together."""

    def do(self, state: ShipItState, face: i64, seat: i64) -> None:
        state.tell(MERGED, seat)
        state.move_all(state.discard, state.deck)
        state.shuffle(state.deck)


class DeployTwo(Effect[ShipItState]):
    """You may deploy two components this turn."""

    def do(self, state: ShipItState, face: i64, seat: i64) -> None:
        state.done.orchestrator.value = 1
