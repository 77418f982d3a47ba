"""Aiming a custom action: what it can point at now, and which of it a move has named.

A move names what the sentence leaves open, in the order of the sentence: a player, or a card by its place. Of two
shield cards that are worth the same, the lower or higher one is named too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.shield import shields
from holdfast.games.shield.phrases import (
    CHARGED_WORD,
    DO,
    LIFE_WORD,
    POINTED_CHARGED,
    SHIELD_CARDS,
    SHIELD_WORD,
    WORDS_PER_SEAT,
)
from holdfast.games.shield.plans import (
    ANOTHER,
    ANY,
    CHARGED,
    EITHER,
    HIGHER,
    LIFE,
    PLAYER,
    SAME,
    SHIELD,
    YOURS,
    Operand,
    Plan,
)
from holdfast.kernel.bits import NONE, bit, count_bits
from holdfast.kernel.moves import Moves

if TYPE_CHECKING:
    from holdfast.games.shield.rules import Shield
    from holdfast.kernel.zones import Zone

MOST_OPERANDS = 6


def is_possible(table: Shield, seat: i64, plan: Plan) -> bool:
    """Whether the condition of an action holds, and there are cards for it to draw and to look at."""
    if plan.draws > table.deck.size + table.discard.size:
        return False
    if plan.looks and table.players[seat].charged.size == 0:
        return False
    condition = plan.condition
    return condition is None or _count_fitting(table, seat, condition) >= plan.count


def _count_fitting(table: Shield, seat: i64, operand: Operand) -> i64:
    zone = zone_of(table, seat, operand.spot)
    count: i64 = 0
    for at in range(zone.size):
        if _fits(table, operand, zone.cards[at]):
            count += 1
    return count


def zone_of(table: Shield, seat: i64, spot: i64) -> Zone:
    player = table.players[seat]
    if spot == SHIELD:
        return player.shield
    return player.life if spot == LIFE else player.charged


def _fits(table: Shield, operand: Operand, card: i64) -> bool:
    """Of a card that lies face down nobody learns whether it would fit."""
    if operand.all_fit:
        return not operand.hidden_only or not table.lies_open(card)
    return operand.faces & bit(table.face[card]) != 0 and table.lies_open(card)


@final
class Aim:
    """What an action points at, operand by operand: whose, where, and which card; NONE for a player or a free place."""

    seat: i64
    """Who acts."""
    number: i64
    wanted: i64
    """The move whose targets are looked for; NONE while all moves are listed."""
    found: bool
    first: i64
    """Who was pointed at first as another or any player."""
    seats: vec[i64]
    places: vec[i64]
    cards: vec[i64]

    def __init__(self, table: Shield, seat: i64, number: i64, plan: Plan, moves: Moves | None) -> None:
        self.table = table
        self.seat = seat
        self.number = number
        self.plan = plan
        self.moves = moves
        self.wanted = NONE
        self.found = False
        self.first = NONE
        self.seats = vec[i64]([NONE for _ in range(MOST_OPERANDS)])
        self.places = vec[i64]([NONE for _ in range(MOST_OPERANDS)])
        self.cards = vec[i64]([NONE for _ in range(MOST_OPERANDS)])

    def offer(self) -> None:
        """List every move that this action allows now."""
        self._point(0, 0, 0)

    def take(self, move: i64) -> None:
        """Find what a move has named."""
        self.wanted = move
        self._point(0, 0, 0)

    def _point(self, at: i64, named: i64, count: i64) -> None:
        """Point at one operand after the other; `named` holds the words so far, `count` how many there are."""
        if at == len(self.plan.operands):
            self._pointed(named)
            return
        operand = self.plan.operands[at]
        for owner in range(self.table.seats):
            if not self.found and self.table.is_in(owner) and self._may_own(operand, owner):
                self._point_at(operand, owner, at, named, count)

    def _pointed(self, named: i64) -> None:
        move = DO | self.number << 8 | named
        if self.wanted == NONE:
            if self.moves is not None:
                self.moves.add_packed(move)
        elif self.wanted == move:
            self.found = True

    def _may_own(self, operand: Operand, owner: i64) -> bool:
        kind = operand.owner
        if kind == YOURS:
            return owner == self.seat
        if kind == ANOTHER:
            return owner != self.seat
        if kind == SAME:
            return owner == self.first
        return kind == ANY or owner != self.first

    def _point_at(self, operand: Operand, owner: i64, at: i64, named: i64, count: i64) -> None:
        """Point at something of this owner."""
        before = self.first
        if before == NONE and (operand.owner == ANOTHER or operand.owner == ANY):
            self.first = owner
        self.seats[at] = owner
        if operand.spot == PLAYER:
            self._player(operand, owner, at, named, count)
        elif operand.spot == LIFE:
            self._life(operand, owner, at, named, count)
        elif operand.spot == CHARGED:
            self._charged(operand, owner, at, named, count)
        elif operand.which == EITHER:
            self._shield(operand, owner, at, named, count)
        else:
            self._side(operand, owner, at, named, count)
        if not self.found:
            self.first = before

    def _choose(self, at: i64, place: i64, card: i64, named: i64, count: i64, word: i64) -> None:
        """This is what is pointed at; `word` names it, NONE where the sentence says it already."""
        if self.found:
            return
        if word != NONE:
            shift = 16 + 8 * count
            if self.wanted != NONE and self.wanted >> shift & 255 != word:
                return
            named |= word << shift
            count += 1
        self.places[at] = place
        self.cards[at] = card
        self._point(at + 1, named, count)

    def _is_taken(self, at: i64, card: i64) -> bool:
        """Whether the action points at this card already."""
        for earlier in range(at):
            if self.cards[earlier] == card:
                return True
        return False

    # By where it lies

    def _player(self, operand: Operand, owner: i64, at: i64, named: i64, count: i64) -> None:
        if operand.receives and not self._has_room(owner, at):
            return
        self._choose(at, NONE, NONE, named, count, NONE if operand.is_fixed() else _word(owner, 0))

    def _has_room(self, owner: i64, at: i64) -> bool:
        """Whether a card may be moved to the charged cards of a seat: one of them may always."""
        charged = self.table.players[owner].charged
        moved = charged.index(self.cards[at - 1]) != NONE
        return moved or charged.size < self.table.law_book.hold

    def _life(self, operand: Operand, owner: i64, at: i64, named: i64, count: i64) -> None:
        life = self.table.players[owner].life
        if life.size == 0:
            return
        card = life.cards[0]
        if _fits(self.table, operand, card) and not self._is_taken(at, card):
            self._choose(at, 0, card, named, count, NONE if operand.is_fixed() else _word(owner, LIFE_WORD))

    def _charged(self, operand: Operand, owner: i64, at: i64, named: i64, count: i64) -> None:
        charged = self.table.players[owner].charged
        for place in range(min(charged.size, POINTED_CHARGED)):
            card = charged.cards[place]
            if _fits(self.table, operand, card) and not self._is_taken(at, card):
                self._choose(at, place, card, named, count, _word(owner, CHARGED_WORD + place))

    def _shield(self, operand: Operand, owner: i64, at: i64, named: i64, count: i64) -> None:
        shield = self.table.players[owner].shield
        for slot in range(shield.size):
            card = shield.cards[slot]
            if _fits(self.table, operand, card) and not self._is_taken(at, card):
                self._choose(at, slot, card, named, count, _word(owner, SHIELD_WORD + slot))
        if operand.receives and operand.all_fit and shield.size < SHIELD_CARDS:
            self._choose(at, shield.size, NONE, named, count, _word(owner, SHIELD_WORD + shield.size))

    def _side(self, operand: Operand, owner: i64, at: i64, named: i64, count: i64) -> None:
        """The lower or higher of the shield cards that are not taken."""
        shield = self.table.players[owner].shield
        player_word = NONE if operand.is_fixed() else _word(owner, 0)
        if operand.receives and shield.size < SHIELD_CARDS:
            self._choose(at, shield.size, NONE, named, count, player_word)
            return
        slots = self._extreme(owner, operand.which == HIGHER, at)
        tie = count_bits(slots) > 1
        for slot in range(shield.size):
            card = shield.cards[slot]
            if slots & bit(slot) and _fits(self.table, operand, card):
                self._choose(at, slot, card, named, count, _word(owner, SHIELD_WORD + slot) if tie else player_word)

    def _extreme(self, owner: i64, highest: bool, at: i64) -> i64:
        """The slots of the shield cards worth least, or most, of those that are not taken."""
        player = self.table.players[owner]
        slots: i64 = 0
        best: i64 = 0
        for slot in range(player.shield.size):
            if self._is_taken(at, player.shield.cards[slot]):
                continue
            value = shields.card_value(self.table, player, slot)
            if highest:
                value = -value
            if slots == 0 or value < best:
                slots, best = bit(slot), value
            elif value == best:
                slots |= bit(slot)
        return slots


def _word(seat: i64, thing: i64) -> i64:
    return 1 + WORDS_PER_SEAT * seat + thing


def offer_actions(table: Shield, seat: i64, moves: Moves) -> None:
    """Add every move `do …` that is possible now."""
    plans = table.law_book.plans
    for number in range(i64(len(plans))):
        plan = plans[number]
        if is_possible(table, seat, plan):
            Aim(table, seat, number, plan, moves).offer()
