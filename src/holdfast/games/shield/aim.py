"""Aiming a custom action: all moves that it allows now, and what a move points at.

A move names what the sentence leaves open, in the order of the sentence: a player, or a card by its place. Of two
shield cards that are worth the same, the lower or higher one is named too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.shield.candidates import (
    MOST_OPERANDS,
    UNNAMED,
    Candidates,
    card_of,
    fits,
    owner_of,
    word_of,
)
from holdfast.games.shield.phrases import CHARGED_WORD, DO, SHIELD_WORD, WORDS_PER_SEAT
from holdfast.games.shield.plans import (
    ANYBODYS,
    CHARGED,
    DIFFERENT,
    EITHER,
    LIFE,
    OTHERS,
    OWN,
    PLAYER,
    SAME,
    SHIELD,
    Offer,
    Operand,
    Plan,
)
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits, lowest_bit
from holdfast.kernel.moves import Moves

if TYPE_CHECKING:
    from holdfast.games.shield.rules import Shield
    from holdfast.kernel.zones import Zone


FIRST_WORD: Final[i64] = 16
SECOND_WORD: Final[i64] = 24
"""Where the words of a move stand in it."""


def is_allowed(table: Shield, seat: i64, plan: Plan) -> bool:
    """Whether the condition of an action holds."""
    condition = plan.condition
    return condition is None or _count_fitting(table, seat, condition) >= plan.count


def _count_fitting(table: Shield, seat: i64, operand: Operand) -> i64:
    zone = zone_of(table, seat, operand.spot)
    count: i64 = 0
    for at in range(zone.size):
        if fits(table, operand, zone.cards[at]):
            count += 1
    return count


def zone_of(table: Shield, seat: i64, spot: i64) -> Zone:
    player = table.players[seat]
    if spot == SHIELD:
        return player.shield
    return player.life if spot == LIFE else player.charged


@final
class Aim(Candidates):
    """Points at one operand after the other."""

    first: i64
    """Who was pointed at first as another or any player."""
    seats: vec[i64]
    """Of each operand whose card, or which player, is pointed at."""

    def __init__(self, table: Shield, plan: Plan, moves: Moves) -> None:
        super().__init__(table, plan)
        self.moves = moves
        self.first = NONE
        self.seats = vec[i64]([NONE for _ in range(MOST_OPERANDS)])

    # All moves

    def offer(self, seat: i64, moves: Moves) -> None:
        """List every move `do …` that is possible for a seat now."""
        self.look_round(seat)
        self.moves = moves
        there = self._charged_cards()
        drawable = self.table.deck.size + self.table.discard.size
        plans = self.table.law_book.plans
        for number in range(i64(len(plans))):
            plan = plans[number]
            if plan.needs & ~there or plan.draws > drawable or not is_allowed(self.table, seat, plan):
                continue
            if plan.lasting and self.complete:
                self._offer_again(number, plan, plan.offers[seat])
            else:
                self._offer(number, plan)

    def _charged_cards(self) -> i64:
        """Whose charged cards are on the table, as plans need them."""
        there: i64 = 0
        if self.armed:
            there |= ANYBODYS
        if self.armed & bit(self.seat):
            there |= OWN
        if self.armed & ~bit(self.seat):
            there |= OTHERS
        return there

    def _offer_again(self, number: i64, plan: Plan, offer: Offer) -> None:
        """List what an action allowed before, unless somebody has left the round since."""
        if offer.everyone == self.everyone:
            offer.add_to(self.moves)
            return
        first = self.moves.size
        self._offer(number, plan)
        offer.keep(self.everyone, self.moves, first)

    def _offer(self, number: i64, plan: Plan) -> None:
        """List every move that an action allows now."""
        self.plan = plan
        self.first = NONE
        self.size = 0
        if not self.gather():
            return
        move = DO | number << 8
        if len(plan.operands) == 1:
            self._point_once(move)
        elif plan.pairs and (not plan.gives or self._all_have_room()):
            self._point_pairs(plan.operands[0], plan.operands[1], move)
        else:
            self._point(0, move, FIRST_WORD)

    def _point(self, at: i64, move: i64, shift: i64) -> None:
        """Point at one operand after the other; the next word stands in the move at `shift`."""
        if at == len(self.plan.operands):
            self.moves.add_packed(move)
            return
        operand = self.plan.operands[at]
        if operand.late:
            self.starts[at] = self.size
            self.gather_for(operand, at)
            self.ends[at] = self.size
        for candidate in range(self.starts[at], self.ends[at]):
            if self._may_point(operand, at, candidate):
                self._choose(operand, at, candidate, move, shift)
        if operand.late:
            self.size = self.starts[at]

    # Most actions point at one thing or at two, so these are quick

    def _point_once(self, move: i64) -> None:
        """Point at each candidate of the only operand."""
        moves = self.moves
        found = self.found
        for at in range(self.starts[0], self.ends[0]):
            moves.add_packed(move | word_of(found[at]) << FIRST_WORD)

    def _point_pairs(self, one: Operand, other: Operand, move: i64) -> None:
        """Point at two cards, or at a card and a player."""
        moves = self.moves
        found = self.found
        start = self.starts[1]
        end = self.ends[1]
        same = other.owner == SAME
        tied = same or other.owner == DIFFERENT
        for at in range(self.starts[0], self.ends[0]):
            chosen = found[at]
            word = word_of(chosen)
            named = move | word << FIRST_WORD
            shift = FIRST_WORD if word == UNNAMED else SECOND_WORD
            first = owner_of(chosen) if one.points() else NONE
            card = card_of(chosen)
            moves.reserve(end - start)
            buffer = moves.buffer
            size = moves.size
            for second in range(start, end):
                seen = found[second]
                taken = card != NONE and card_of(seen) == card
                if not taken and (not tied or (owner_of(seen) == first) == same):
                    buffer[size] = named | word_of(seen) << shift
                    size += 1
            moves.size = size

    def _choose(self, operand: Operand, at: i64, candidate: i64, move: i64, shift: i64) -> None:
        """This is what is pointed at; go on with the next operand."""
        chosen = self.found[candidate]
        owner = owner_of(chosen)
        self.seats[at] = owner
        self.cards[at] = card_of(chosen)
        before = self.first
        if before == NONE and operand.points():
            self.first = owner
        word = word_of(chosen)
        if word != UNNAMED:
            move |= word << shift
            shift += 8
        self._point(at + 1, move, shift)
        self.first = before

    def _may_point(self, operand: Operand, at: i64, candidate: i64) -> bool:
        owner = owner_of(self.found[candidate])
        if operand.owner == SAME:
            if owner != self.first:
                return False
        elif operand.owner == DIFFERENT and owner == self.first:
            return False
        if operand.receives and operand.spot == PLAYER:
            return self._has_room(owner, at)
        card = card_of(self.found[candidate])
        return card == NONE or not self.is_taken(at, card)

    def _all_have_room(self) -> bool:
        """Whether a card may be moved to anybody's charged cards."""
        hold = self.table.law_book.hold
        for player in self.table.players:
            if player.charged.size >= hold:
                return False
        return True

    def _has_room(self, owner: i64, at: i64) -> bool:
        """Whether a card may be moved to the charged cards of a seat: one of them may always."""
        charged = self.table.players[owner].charged
        return charged.size < self.table.law_book.hold or charged.index(self.cards[at - 1]) != NONE

    # One move

    def take(self, seat: i64, plan: Plan, move: i64) -> None:
        """Find what a legal move points at."""
        self.seat = seat
        self.weighed = NOBODY
        self.plan = plan
        self.first = NONE
        named = move >> 16
        for at in range(i64(len(plan.operands))):
            operand = plan.operands[at]
            if self._is_named(operand, at):
                word = (named & 255) - 1
                named >>= 8
                self._take(operand, at, word // WORDS_PER_SEAT, word % WORDS_PER_SEAT)
            else:
                self._take(operand, at, self.first if operand.owner == SAME else seat, 0)

    def _is_named(self, operand: Operand, at: i64) -> bool:
        """Whether a move has a word for this operand."""
        if not operand.is_fixed():
            return True
        if operand.spot == PLAYER or operand.spot == LIFE:
            return False
        if operand.which == EITHER:
            return True
        owner = self.first if operand.owner == SAME else self.seat
        return count_bits(self.sides(operand, owner, at)) > 1

    def _take(self, operand: Operand, at: i64, owner: i64, thing: i64) -> None:
        """This owner's thing is pointed at; for the lower or higher card the player may stand for it."""
        self.seats[at] = owner
        if self.first == NONE and operand.points():
            self.first = owner
        self.cards[at] = self._card(operand, at, owner, thing)

    def _card(self, operand: Operand, at: i64, owner: i64, thing: i64) -> i64:
        player = self.table.players[owner]
        if operand.spot == PLAYER:
            return NONE
        if operand.spot == LIFE:
            return player.life.cards[0]
        if operand.spot == CHARGED:
            return player.charged.cards[thing - CHARGED_WORD]
        slot = thing - SHIELD_WORD
        if slot < 0:
            slot = lowest_bit(self.sides(operand, owner, at))
        return player.shield.cards[slot] if NONE < slot < player.shield.size else NONE


def offer_actions(table: Shield, seat: i64, moves: Moves) -> None:
    """Add every move `do …` that is possible now."""
    if table.aim is None:
        table.aim = Aim(table, table.law_book.plans[0], moves)
    table.aim.offer(seat, moves)


def aim_at(table: Shield, seat: i64, plan: Plan, move: i64) -> Aim:
    """What a legal move points at."""
    if table.aim is None:
        table.aim = Aim(table, plan, Moves())
    table.aim.take(seat, plan, move)
    return table.aim
