"""The rules of High Card."""

from __future__ import annotations

from holdfast.kernel import NONE, Move, Moves, Number, Seat, arg
from holdfast.kernel.cards import rank

from .phrases import LAID, LAY, TRICK, WON
from .state import HighCardState


class HighCard(HighCardState):
    def deal(self) -> None:
        for player in self.players:
            for _ in range(self.hand_size):
                self.draw(player.hand)
        self.ask(TRICK, self.everyone_in())

    def legal_moves(self, seat: Seat, moves: Moves) -> None:
        for card in self.players[seat].hand.to_list():
            moves.add(LAY, self.face[card])

    def apply(self, seat: Seat, move: Move) -> None:
        player = self.players[seat]
        player.chosen.value = player.hand.cards[self.find(player.hand, arg(move))]
        if self.prompt().answered(seat):
            self.drop_prompt()
            self.take_trick()

    def take_trick(self) -> None:
        ranks = [int(rank(self.face[player.chosen.value])) for player in self.players]
        for seat, player in enumerate(self.players):
            card = player.chosen.value
            self.move_card(card, player.hand, self.discard)
            self.tell(LAID, seat, card)
            player.chosen.value = NONE
        if ranks.count(max(ranks)) == 1:
            winner = ranks.index(max(ranks))
            self.players[winner].tricks.value += 1
            self.tell(WON, winner)
        self.go_on()

    def go_on(self) -> None:
        """The next trick, while there are cards."""
        self.count_turn()
        if self.players[0].hand.size == 0:
            self.over = True
        if not self.over:
            self.ask(TRICK, self.everyone_in())

    def standing(self, seat: Seat) -> Number:
        return self.players[seat].tricks.value
