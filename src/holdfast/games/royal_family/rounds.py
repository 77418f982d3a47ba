"""A round of Royal Family: the flop, the jokers in it, and who has two turns."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.royal_family.battle import Battle
from holdfast.games.royal_family.cards import is_joker
from holdfast.games.royal_family.phrases import AGE_TURNED, FLOPPED, RESHUFFLED, ROUND_BEGAN, STARTED_OVER
from holdfast.kernel.cards import is_red
from holdfast.kernel.zones import NONE


class Rounds(Battle):
    def begin_round(self) -> None:
        self._flop()
        self.set_order()
        self.turns_left = 3
        self.turn = self.seat_on_turn()
        self.tell(ROUND_BEGAN, self.round, self.twice)

    def _flop(self) -> None:
        if not self._flop_three():
            self._gather()
            self._flop_three()
        self.tell(FLOPPED, self.top(0), self.top(1), self.top(2))

    def _flop_three(self) -> bool:
        """One card on each pile; false when the cards run out."""
        for pile in self.piles:
            card = self._turn_up()
            if card == NONE:
                return False
            self.put(card, pile)
        return True

    def _turn_up(self) -> i64:
        """The next card that is no joker; jokers turn the age at once."""
        card = self.draw()
        while card != NONE and is_joker(self.face[card]):
            self.turn_age(card)
            if self._only_jokers_left():
                return NONE
            card = self.draw()
        return card

    def _only_jokers_left(self) -> bool:
        """Two jokers alone would come up for ever."""
        if self.deck.size > 0:
            return False
        return all(is_joker(self.face[self.discard.cards[at]]) for at in range(self.discard.size))

    def turn_age(self, joker: i64) -> None:
        self.put(joker, self.jokers)
        if self.jokers.size == 2:
            self.put_all(self.jokers, self.discard)
        self.tell(AGE_TURNED, joker, self.jokers.size)

    def _gather(self) -> None:
        """All three piles and the discard pile become the new draw pile."""
        for pile in self.piles:
            self.put_all(pile, self.deck)
        self.put_all(self.discard, self.deck)
        self.shuffle(self.deck)
        self.tell(STARTED_OVER)

    def set_order(self) -> None:
        """Revolution favours the colour with fewer cards on top, oppression the one with more."""
        more_red = self._more_red()
        if more_red == 0 or (self.edition.players_alternate and self.round > 1):
            self.twice = 1 - self.twice
        else:
            self.twice = i64((more_red > 0) == self.is_oppression())

    def _more_red(self) -> i64:
        """How many more red than black cards lie on top of the piles."""
        count: i64 = 0
        for pile in self.piles:
            if pile.size > 0:
                count += 1 if is_red(self.face[pile.top()]) else -1
        return count

    def top(self, at: i64) -> i64:
        pile = self.piles[at]
        return pile.top() if pile.size > 0 else NONE

    def renewed(self) -> None:
        self.tell(RESHUFFLED)
