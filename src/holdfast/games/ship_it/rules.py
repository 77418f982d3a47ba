"""The rules of Ship IT!: the deal, and what a table answers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.ship_it import offers, position
from holdfast.games.ship_it.cards import CARDS, is_event
from holdfast.games.ship_it.evaluation import evaluation
from holdfast.games.ship_it.features import features
from holdfast.games.ship_it.phrases import CHOICE, CHOOSING, GOING_ON, PERFORM, RESHUFFLED, TRADE, TRADE_ALL
from holdfast.games.ship_it.plays import act, offer_actions, offer_answers, take_answer
from holdfast.games.ship_it.production import needed
from holdfast.games.ship_it.table import ShipItTable
from holdfast.games.ship_it.turns import begin_turn, go_on
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.given import Given
from holdfast.kernel.moves import Moves, verb
from holdfast.kernel.zones import Zone


class ShipIt(ShipItTable):
    """A game in progress."""

    def home(self, card: i64) -> Zone:
        return self.aside if CARDS.architectures & bit(self.face[card]) else self.deck

    def deal(self) -> None:
        self.shuffle(self.aside)
        each: i64 = 6 if self.seats == 2 else 7
        for player in self.players:
            self.move_top(self.aside, player.architecture)
            for _card in range(each):
                deal_card(self, player.hand)
        begin_turn(self)
        go_on(self)

    def reshuffled(self) -> None:
        self.tell(RESHUFFLED)

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        if not self.asked:
            offer_actions(self, seat, moves)
            return
        offer_answers(self, seat, self.prompt().kind, moves)

    def leave_sensible(self, seat: i64, moves: Moves) -> None:
        if not self.asked:
            offers.leave_sensible(self, seat, moves)

    def apply(self, seat: i64, move: i64) -> None:
        if self.asked:
            take_answer(self, seat, move, self.prompt().kind)
        else:
            act(self, seat, move)
        go_on(self)

    def check_speech(self, seat: i64, move: i64, text: str) -> None:
        said = verb(move)
        if text and said != PERFORM and said != TRADE and said != TRADE_ALL:
            raise IllegalMove("words go only with a trade or a performance")

    def question(self) -> i64:
        return CHOOSING if self.step.value == CHOICE else GOING_ON

    def standing(self, seat: i64) -> i64:
        score = self.players[seat].score.value
        return needed(self, seat) if score == NONE else score

    def ranking(self) -> list[list[int]]:
        """Those who are done in the order of being done, then the others by needed components."""
        ranks = [listed(self, self.out_order.at(at)) for at in range(self.out_order.size)]
        left = self.everyone_in()
        if self.winner.value != NONE:
            ranks.append([int(self.winner.value)])
            left &= ~bit(self.winner.value)
        return ranks + self.ranked_by_standing(left)

    def winners(self) -> i64:
        return self.top_rank()

    def evaluate(self, seat: i64) -> float:
        return evaluation(self, seat)

    def may_win(self, seat: i64) -> bool:
        """Where all play on, who was done first has won."""
        return self.out_order.size == 0 or self.out_order.at(0) & bit(seat) != 0

    def features(self, seat: i64, into: vec[float]) -> None:
        features(self, seat, into)

    def complete_position(self, given: Given) -> None:
        position.complete(self, given)


def deal_card(table: ShipItTable, hand: Zone) -> None:
    """Deal a card; an event goes back to a random place in the deck."""
    while is_event(table.face[table.next_card()]):
        table.bury(table.deck, table.deck.size - 1, table.deck)
    table.move_top(table.deck, hand)


def listed(table: ShipItTable, seats: i64) -> list[int]:
    return [seat for seat in range(int(table.seats)) if seats >> seat & 1]
