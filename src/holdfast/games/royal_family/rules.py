"""The rules of Royal Family: a turn, and what a card can be used for."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.royal_family.cards import ANY_BACK, PLAIN, SORTS, family, is_joker, is_royal, is_troop, is_two
from holdfast.games.royal_family.court import DECK, UNSAID
from holdfast.games.royal_family.evaluation import outlook
from holdfast.games.royal_family.options import RoyalFamilyOptions
from holdfast.games.royal_family.phrases import (
    ASSASSINATE,
    ATTACK,
    BURIED,
    BURY,
    CAPTURE,
    CROWN,
    CROWNED,
    DRAW,
    DREW,
    FIELD,
    FIELDED,
    FORTIFY,
    HELD,
    HOLD,
    JOINED,
    KIDNAP,
    KIDNAPPED,
    KILL,
    LOSE_ROYAL,
    LOSE_STRENGTH,
    PASS,
    PASSED,
    RESCUE,
    SURPRISED,
    TAKE,
    TOOK,
)
from holdfast.games.royal_family.position import check_position
from holdfast.games.royal_family.rounds import Rounds
from holdfast.kernel.cards import suit
from holdfast.kernel.errors import PositionError
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.zones import ANY_SORT, NONE, Zone, bit


class RoyalFamily(Rounds):
    def deal(self) -> None:
        self.begin_round()

    # A turn

    def question(self) -> str:
        if self.hand.size == 0:
            return "take"
        if self.source == DECK and is_two(self.face[self.hand.top()]):
            return "surprise"
        return "use"

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        if self.hand.size > 0:
            self._add_uses(seat, self.face[self.hand.top()], moves)
            return
        if self.deck.size + self.discard.size > 0:
            moves.add(DRAW)
        for at in range(i64(3)):
            pile = self.piles[at]
            if pile.size > 0 and self._may_take(seat, self.face[pile.top()]):
                moves.add(TAKE, at)
        if moves.size == 0:
            moves.add(PASS)

    def _may_take(self, seat: i64, face: i64) -> bool:
        """A face-up card may be taken if it is a troop, or can be used."""
        if is_troop(face):
            return True
        if is_two(face):
            return self.has_royals(1 - seat)
        if not is_royal(face):
            return family(suit(face)) == seat
        if family(suit(face)) == seat:
            return self._may_crown(seat, face)
        return self.has_room(seat)

    def _may_crown(self, seat: i64, face: i64) -> bool:
        castle = self.castles[suit(face)]
        return castle.owner == seat and castle.ace.size > 0

    def _add_uses(self, seat: i64, face: i64, moves: Moves) -> None:
        if is_troop(face):
            self._add_troop_uses(seat, suit(face), moves)
        elif is_two(face):
            self._add_two_uses(seat, moves)
            return
        elif not is_royal(face):
            if family(suit(face)) == seat and (self.source != DECK or self.options.ace_from_deck):
                moves.add(HOLD)
        elif self._may_crown(seat, face):
            moves.add(CROWN)
        elif self.source != DECK:
            self._add_kidnaps(seat, moves)
        if self.source == DECK or is_troop(face):
            self._add_discards(moves)

    def _add_troop_uses(self, seat: i64, suit: i64, moves: Moves) -> None:
        home = self.castles[suit]
        if home.owner != seat or not home.active:
            return
        moves.add(FORTIFY)
        for castle in self.castles:
            if castle.owner != seat and castle.active:
                self.add_attacks(home, castle, moves)

    def _add_two_uses(self, seat: i64, moves: Moves) -> None:
        if self.source != DECK:
            self.add_royals(ASSASSINATE, 1 - seat, moves)
        elif self.has_royals(seat):
            self.add_royals(LOSE_ROYAL, seat, moves)
        else:
            for castle in self.castles:
                if castle.owner == seat and castle.active:
                    moves.add(LOSE_STRENGTH, castle.suit)

    def _add_kidnaps(self, seat: i64, moves: Moves) -> None:
        for castle in self.castles:
            if castle.owner == seat and castle.active and castle.dungeon.size == 0:
                moves.add(KIDNAP, castle.suit)

    def _add_discards(self, moves: Moves) -> None:
        """Anywhere but on the pile that the card came from."""
        for at in range(i64(3)):
            if self.source != at + 1:
                moves.add(FIELD, at)
        moves.add(BURY)

    def apply(self, seat: i64, move: i64) -> None:
        what = verb(move)
        if what == TAKE:
            self._take(seat, arg(move))
        elif what == DRAW:
            self._draw(seat)
        else:
            self._use(seat, what, arg(move), arg2(move))
            self._end_turn()

    def _draw(self, seat: i64) -> None:
        card = self.draw()
        face = self.face[card]
        if is_joker(face):
            self.turn_age(card)
            self._end_turn()
            return
        self._pick_up(card, DECK)
        self.tell(SURPRISED if is_two(face) else DREW, seat, card)

    def _take(self, seat: i64, pile: i64) -> None:
        card = self.piles[pile].pop()
        self._pick_up(card, pile + 1)
        self.tell(TOOK, seat, card, pile + 1)

    def _pick_up(self, card: i64, source: i64) -> None:
        self.source = source
        self.hand.sees = self.seen_in_hand(card)
        self.put(card, self.hand)

    def _use(self, seat: i64, what: i64, first: i64, second: i64) -> None:
        if what == FIELD:
            self._lay_open(seat, first)
        elif what == BURY:
            self._bury(seat)
        elif what == FORTIFY:
            self.fortify(seat)
        elif what in (ATTACK, KILL, CAPTURE, RESCUE):
            self.attack(seat, self.castles[first], what, second)
        elif what == CROWN:
            self._crown(seat)
        else:
            self._use_face_up(seat, what, first)

    def _use_face_up(self, seat: i64, what: i64, first: i64) -> None:
        if what == KIDNAP:
            self._place(seat, KIDNAPPED, self.castles[first].dungeon, first)
        elif what == HOLD:
            card = self.hand.top()
            self._place(seat, HELD, self.castles[suit(self.face[card])].ace, 0)
        elif what == ASSASSINATE:
            self.assassinate(seat, first)
        elif what == LOSE_ROYAL:
            self.lose_royal(seat, first)
        elif what == LOSE_STRENGTH:
            self.lose_strength(seat, self.castles[first])
        else:
            self.tell(PASSED, seat)

    def _place(self, seat: i64, event: i64, zone: Zone, number: i64) -> None:
        card = self.play_card()
        self.put(card, zone)
        self.tell(event, seat, card, number)

    def _lay_open(self, seat: i64, pile: i64) -> None:
        self._place(seat, FIELDED, self.piles[pile], pile + 1)

    def _bury(self, seat: i64) -> None:
        card = self.hand.pop()
        self.put(card, self.discard)
        self.tell(BURIED, seat, card)

    def _crown(self, seat: i64) -> None:
        castle = self.castles[suit(self.face[self.hand.top()])]
        self._place(seat, CROWNED if castle.active else JOINED, castle.royals, castle.suit)
        castle.active = True

    def _end_turn(self) -> None:
        self.count_turn()
        if self.over:
            return
        self.turns_left -= 1
        if self.turns_left > 0:
            self.turn = self.seat_on_turn()
        else:
            self.round += 1
            self.begin_round()

    # The table as data

    def evaluate(self, seat: i64) -> float:
        return outlook(self, seat)

    def copy(self) -> RoyalFamily:
        twin = RoyalFamily(self.options)
        self.copy_court(twin)
        return twin

    def settle(self) -> None:
        check_position(self)
        if self.hand.size > 0 and self.source != DECK and not self._may_take(self.turn, self.face[self.hand.top()]):
            raise PositionError("card: it can neither be used nor discarded, so it was not taken face up")
        self._allow_unseen_discards()
        for seat in range(self.seats):
            if self.castles_of(seat) == 0 and self.is_in(seat):
                self.eliminate(bit(seat))
        if self.turns_left == UNSAID and not self.over:
            self._settle_order()
        self._show_hand()

    def _show_hand(self) -> None:
        if self.hand.size > 0:
            card = self.hand.top()
            self.hand.sees = self.seen_in_hand(card)
            self.show(card, self.hand.sees)

    def _allow_unseen_discards(self) -> None:
        """In a game twos and jokers are seen before they are discarded; a position may have it otherwise."""
        for at in range(self.discard.size):
            card = self.discard.cards[at]
            if self.sorts[self.face[card]] != PLAIN and not self.lies_open(card):
                self.discard.holds = ANY_SORT

    def _settle_order(self) -> None:
        """A position that does not say whose turn it is stands before the flop, or right after it."""
        if self._is_untouched():
            self.begin_round()
            return
        if self.top(0) != NONE and self.top(1) != NONE and self.top(2) != NONE:
            self.set_order()
        else:
            self.twice = 0
        self.turns_left = 3
        self.turn = self.seat_on_turn()

    def _is_untouched(self) -> bool:
        for castle in self.castles:
            if not castle.is_bare():
                return False
        for pile in self.piles:
            if pile.size > 0:
                return False
        return self.hand.size == 0


def bare(seats: int, options: RoyalFamilyOptions) -> RoyalFamily:
    """A table with the cards in the box."""
    table = RoyalFamily(options)
    table.stock(table.edition.box)
    table.sorts = SORTS
    table.backs = ANY_BACK
    return table
