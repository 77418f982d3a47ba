"""The rules of Royal Family: a turn."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.royal_family import rounds, uses
from holdfast.games.royal_family.cards import is_joker, is_two
from holdfast.games.royal_family.phrases import (
    DRAW,
    DREW,
    PASS,
    RESHUFFLED,
    SURPRISE,
    SURPRISED,
    TAKE,
    TAKE_A_CARD,
    TOOK,
    USE_THE_CARD,
)
from holdfast.games.royal_family.state import DECK, RoyalFamilyState
from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.zones import Zone


class RoyalFamily(RoyalFamilyState):
    def deal(self) -> None:
        rounds.begin_round(self)

    def reshuffled(self) -> None:
        self.tell(RESHUFFLED)

    # What can be done

    def question(self) -> i64:
        if self.in_hand.size == 0:
            return TAKE_A_CARD
        return SURPRISE if self.source.value == DECK and is_two(self.face[self.in_hand.top()]) else USE_THE_CARD

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        if self.in_hand.size > 0:
            uses.add_uses(self, seat, self.face[self.in_hand.top()], moves)
            return
        if self.deck.size + self.discard.size > 0:
            moves.add(DRAW)
        for at, pile in enumerate(self.piles):
            if pile.size > 0 and uses.may_take(self, seat, self.face[pile.top()]):
                moves.add(TAKE, at)
        if moves.size == 0:
            moves.add(PASS)

    # A turn

    def apply(self, seat: i64, move: i64) -> None:
        what = verb(move)
        if what == TAKE:
            self._take(seat, arg(move))
        elif what == DRAW:
            self._draw(seat)
        else:
            uses.use(self, seat, what, arg(move), arg2(move))
            self._end_turn()

    def _draw(self, seat: i64) -> None:
        face = self.face[self.next_card()]
        if is_joker(face):
            rounds.turn_age(self, seat)
            self._end_turn()
        elif is_two(face):
            self.tell(SURPRISED, seat, self._pick_up(self.deck, DECK, EVERYONE))
        else:
            self.tell(DREW, seat, self._pick_up(self.deck, DECK, bit(seat)))

    def _take(self, seat: i64, pile: i64) -> None:
        self.tell(TOOK, seat, self._pick_up(self.piles[pile], pile + 1, EVERYONE), pile + 1)

    def _pick_up(self, pile: Zone, source: i64, sees: i64) -> i64:
        self.source.value = source
        self.in_hand.sees = sees
        return self.move_top(pile, self.in_hand)

    def _end_turn(self) -> None:
        self.source.value = NONE
        self.count_turn()
        if self.over:
            return
        self.turns_left.value -= 1
        if self.turns_left.value > 0:
            self.turn = self.seat_on_turn()
        else:
            self.round.value += 1
            rounds.begin_round(self)
