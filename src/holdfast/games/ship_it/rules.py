"""The rules of Ship IT!: the deal, and what a table answers."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it.cards import CARDS, is_event
from holdfast.games.ship_it.phrases import CHOICE, CHOOSING, GOING_ON, RESHUFFLED
from holdfast.games.ship_it.plays import act, offer_actions, offer_answers, take_answer
from holdfast.games.ship_it.production import needed
from holdfast.games.ship_it.state import ShipItState
from holdfast.games.ship_it.turns import begin_turn, go_on
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves
from holdfast.kernel.ranking import ranked_by_standing, top_rank
from holdfast.kernel.zones import Zone


class ShipIt(ShipItState):
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

    def apply(self, seat: i64, move: i64) -> None:
        if self.asked:
            take_answer(self, seat, move, self.prompt().kind)
        else:
            act(self, seat, move)
        go_on(self)

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
        return ranks + ranked_by_standing(self, left)

    def winners(self) -> i64:
        return top_rank(self)


def deal_card(state: ShipItState, hand: Zone) -> None:
    """Deal a card; an event goes back to a random place in the deck."""
    while is_event(state.face[state.next_card()]):
        state.bury(state.deck, state.deck.size - 1, state.deck)
    state.move_top(state.deck, hand)


def listed(state: ShipItState, seats: i64) -> list[int]:
    return [seat for seat in range(int(state.seats)) if seats >> seat & 1]
