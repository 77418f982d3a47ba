"""The rules of Royal Family: a turn, and what a card can be used for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.royal_family import battle, rounds
from holdfast.games.royal_family.cards import family, is_joker, is_royal, is_troop, is_two
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
    RESHUFFLED,
    SURPRISE,
    SURPRISED,
    TAKE,
    TAKE_A_CARD,
    TOOK,
    USE_THE_CARD,
)
from holdfast.games.royal_family.state import DECK, Castle, RoyalFamilyState
from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.cards import suit
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.zones import Zone

ATTACKS: Final[i64] = bit(ATTACK) | bit(KILL) | bit(CAPTURE) | bit(RESCUE)
"""The verbs with which a troop attacks."""


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
            self._add_uses(seat, self.face[self.in_hand.top()], moves)
            return
        if self.deck.size + self.discard.size > 0:
            moves.add(DRAW)
        for at, pile in enumerate(self.piles):
            if pile.size > 0 and self.may_take(seat, self.face[pile.top()]):
                moves.add(TAKE, at)
        if moves.size == 0:
            moves.add(PASS)

    def may_take(self, seat: i64, face: i64) -> bool:
        """A face-up card may be taken if it is a troop, or can be used."""
        if is_troop(face):
            return True
        if is_two(face):
            return self.has_royals(1 - seat)
        mine = family(suit(face)) == seat
        if not is_royal(face):
            return mine
        return self.may_crown(seat, self.castles[suit(face)]) if mine else self.has_room(seat)

    def _add_uses(self, seat: i64, face: i64, moves: Moves) -> None:
        drawn = self.source.value == DECK
        if is_two(face):
            self._add_two_uses(seat, drawn, moves)
            return
        castle = self.castles[suit(face)]
        if is_troop(face):
            self._add_troop_uses(seat, castle, moves)
        elif is_royal(face):
            self._add_royal_uses(seat, castle, drawn, moves)
        elif castle.owner == seat and (not drawn or self.ace_from_deck):
            moves.add(HOLD)
        if drawn or is_troop(face):
            self._add_discards(moves)

    def _add_troop_uses(self, seat: i64, home: Castle, moves: Moves) -> None:
        if home.owner != seat or not home.is_active():
            return
        moves.add(FORTIFY)
        for castle in self.families[1 - seat]:
            if castle.is_active():
                battle.add_attacks(self, home, castle, moves)

    def _add_royal_uses(self, seat: i64, home: Castle, drawn: bool, moves: Moves) -> None:
        if self.may_crown(seat, home):
            moves.add(CROWN)
        elif home.owner != seat and not drawn:
            for castle in self.families[seat]:
                if castle.has_room():
                    moves.add(KIDNAP, castle.suit)

    def _add_two_uses(self, seat: i64, drawn: bool, moves: Moves) -> None:
        if not drawn:
            battle.add_royals(self, ASSASSINATE, 1 - seat, moves)
        elif self.has_royals(seat):
            battle.add_royals(self, LOSE_ROYAL, seat, moves)
        else:
            for castle in self.families[seat]:
                if castle.is_active():
                    moves.add(LOSE_STRENGTH, castle.suit)

    def _add_discards(self, moves: Moves) -> None:
        """Anywhere but on the pile that the card came from."""
        source = self.source.value
        for at in range(i64(3)):
            if source != at + 1:
                moves.add(FIELD, at)
        moves.add(BURY)

    # A turn

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

    def _use(self, seat: i64, what: i64, first: i64, second: i64) -> None:
        if what == FIELD:
            self._place(seat, FIELDED, self.piles[first], first + 1)
        elif what == BURY:
            self._place(seat, BURIED, self.discard, 0)
        elif what == FORTIFY:
            battle.fortify(self, seat)
        elif bit(what) & ATTACKS:
            battle.attack(self, seat, self.castles[first], what, second)
        elif what == CROWN:
            self._crown(seat)
        elif what == KIDNAP:
            self._place(seat, KIDNAPPED, self.castles[first].dungeon, first)
        elif what == HOLD:
            self._place(seat, HELD, self.held[seat], 0)
        else:
            self._use_two(seat, what, first)

    def _use_two(self, seat: i64, what: i64, first: i64) -> None:
        if what == ASSASSINATE:
            battle.assassinate(self, seat, first)
        elif what == LOSE_ROYAL:
            battle.lose_royal(self, seat, first)
        elif what == LOSE_STRENGTH:
            battle.lose_strength(self, seat, self.castles[first])
        else:
            self.tell(PASSED, seat)

    def _place(self, seat: i64, event: i64, zone: Zone, number: i64) -> None:
        """The card in hand goes to a zone."""
        self.tell(event, seat, self.move_top(self.in_hand, zone), number)

    def _crown(self, seat: i64) -> None:
        castle = self.castle_of(battle.reveal(self))
        if castle.is_active():
            self._place(seat, CROWNED, castle.royals, castle.suit)
        else:
            self.move_top(self.held[seat], castle.ace)
            self._place(seat, JOINED, castle.royals, castle.suit)

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
