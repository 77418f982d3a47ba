"""The rules of High Card."""

from __future__ import annotations

from holdfast.kernel import NONE, Given, Move, Moves, Number, PositionError, Seat, arg
from holdfast.kernel.cards import rank

from .phrases import LAID, LAY, TRICK, WON
from .table import HighCardTable


class HighCard(HighCardTable):
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

    def evaluate(self, seat: Seat) -> float:
        """How well a seat is doing, for bots: its share of the tricks, and what its cards are worth."""
        ranks = [int(rank(self.face[card])) for card in self.players[seat].hand.to_list()]
        return 0.2 * float(self.standing(seat)) + 0.001 * sum(ranks) - 0.9

    def complete_position(self, given: Given) -> None:
        """A position need not say who is asked: whoever has not chosen a card."""
        if self.over:
            return
        sizes = {int(player.hand.size) for player in self.players}
        if len(sizes) > 1 or 0 in sizes:
            raise PositionError("hands_differ")
        waiting = [seat for seat, player in enumerate(self.players) if player.chosen.value == NONE]
        if not waiting:
            raise PositionError("all_have_chosen")
        self.ask(TRICK, sum(1 << seat for seat in waiting))
