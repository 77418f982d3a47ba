"""Aiming a custom action: what it can point at now, and which of it a move has named.

A move names what the sentence leaves open, in the order of the sentence: a player, or a card by its place. Of two
shield cards that are worth the same, the lower or higher one is named too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
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
    CHARGED,
    DIFFERENT,
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
from holdfast.kernel.bits import NONE, bit, count_bits, lowest_bit
from holdfast.kernel.moves import Moves

if TYPE_CHECKING:
    from holdfast.games.shield.rules import Shield
    from holdfast.kernel.zones import Zone

MOST_OPERANDS = 6
UNUSED: Final[i64] = -2
"""No card, and not NONE either."""


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
    """Room to aim in, used again and again: candidates for each operand, and those that are pointed at.

    A candidate is an owner, a card (NONE for a player or a free place), and the word that names it (NONE where the
    sentence says it already). Which shield card is the lower one may depend on what is pointed at before; then the
    candidates of that operand are found when its turn comes.
    """

    seat: i64
    """Who acts."""
    first: i64
    """Who was pointed at first as another or any player."""
    size: i64
    """How many candidates there are."""
    starts: vec[i64]
    """Where the candidates of each operand begin."""
    ends: vec[i64]
    owners: vec[i64]
    candidates: vec[i64]
    words: vec[i64]
    seats: vec[i64]
    """Of each operand whose card, or which player, is pointed at."""
    cards: vec[i64]
    """And which card."""

    def __init__(self, table: Shield, plan: Plan, moves: Moves) -> None:
        self.table = table
        self.plan = plan
        self.moves = moves
        self.seat = 0
        self.first = NONE
        self.size = 0
        self.starts = vec[i64]([i64(0) for _ in range(MOST_OPERANDS)])
        self.ends = vec[i64]([i64(0) for _ in range(MOST_OPERANDS)])
        self.owners = vec[i64]()
        self.candidates = vec[i64]()
        self.words = vec[i64]()
        self.seats = vec[i64]([NONE for _ in range(MOST_OPERANDS)])
        self.cards = vec[i64]([NONE for _ in range(MOST_OPERANDS)])

    # All moves

    def offer(self, seat: i64, number: i64, plan: Plan, moves: Moves) -> None:
        """List every move that an action allows a seat now."""
        self.seat = seat
        self.plan = plan
        self.moves = moves
        self.first = NONE
        self.size = 0
        if self._gather():
            self._point(0, DO | number << 8, 16)

    def _point(self, at: i64, move: i64, shift: i64) -> None:
        """Point at one operand after the other; the next word stands in the move at `shift`."""
        if at == len(self.plan.operands):
            self.moves.add_packed(move)
            return
        operand = self.plan.operands[at]
        if operand.late:
            self.starts[at] = self.size
            self._gather_for(operand, at)
            self.ends[at] = self.size
        if at + 1 == len(self.plan.operands):
            self._point_last(operand, at, move, shift)
        else:
            for candidate in range(self.starts[at], self.ends[at]):
                if self._may_point(operand, at, candidate):
                    self._choose(operand, at, candidate, move, shift)
        if operand.late:
            self.size = self.starts[at]

    def _choose(self, operand: Operand, at: i64, candidate: i64, move: i64, shift: i64) -> None:
        """This is what is pointed at; go on with the next operand."""
        owner = self.owners[candidate]
        self.seats[at] = owner
        self.cards[at] = self.candidates[candidate]
        before = self.first
        if before == NONE and operand.points():
            self.first = owner
        word = self.words[candidate]
        if word != NONE:
            move |= word << shift
            shift += 8
        self._point(at + 1, move, shift)
        self.first = before

    def _point_last(self, operand: Operand, at: i64, move: i64, shift: i64) -> None:
        """All moves that differ only in the last thing they point at. Most moves are listed here, so it is quick."""
        start = self.starts[at]
        end = self.ends[at]
        self.moves.reserve(end - start)
        buffer = self.moves.buffer
        size = self.moves.size
        owners = self.owners
        cards = self.candidates
        words = self.words
        spared = self.first if operand.owner == DIFFERENT else NONE
        before = self.cards[at - 1] if at > 0 and self.cards[at - 1] != NONE else UNUSED
        simple = at < 2 and operand.owner != SAME and operand.spot != PLAYER
        for candidate in range(start, end):
            if simple:
                fits = owners[candidate] != spared and cards[candidate] != before
            else:
                fits = self._may_point(operand, at, candidate)
            if fits:
                word = words[candidate]
                buffer[size] = move if word == NONE else move | word << shift
                size += 1
        self.moves.size = size

    def _may_point(self, operand: Operand, at: i64, candidate: i64) -> bool:
        owner = self.owners[candidate]
        if operand.owner == SAME:
            if owner != self.first:
                return False
        elif operand.owner == DIFFERENT and owner == self.first:
            return False
        if operand.receives and operand.spot == PLAYER:
            return self._has_room(owner, at)
        card = self.candidates[candidate]
        return card == NONE or not self._is_taken(at, card)

    def _is_taken(self, at: i64, card: i64) -> bool:
        """Whether the action points at this card already."""
        for earlier in range(at):
            if self.cards[earlier] == card:
                return True
        return False

    def _has_room(self, owner: i64, at: i64) -> bool:
        """Whether a card may be moved to the charged cards of a seat: one of them may always."""
        charged = self.table.players[owner].charged
        return charged.size < self.table.law_book.hold or charged.index(self.cards[at - 1]) != NONE

    # One move

    def take(self, seat: i64, plan: Plan, move: i64) -> None:
        """Find what a legal move points at."""
        self.seat = seat
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
        return count_bits(self._sides(operand, owner, at)) > 1

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
            slot = lowest_bit(self._sides(operand, owner, at))
        return player.shield.cards[slot] if NONE < slot < player.shield.size else NONE

    # Candidates

    def _gather(self) -> bool:
        """Find the candidates of every operand; whether each has one."""
        operands = self.plan.operands
        for at in range(i64(len(operands))):
            operand = operands[at]
            if operand.like != NONE:
                self.starts[at] = self.starts[operand.like]
                self.ends[at] = self.ends[operand.like]
            elif not operand.late:
                self.starts[at] = self.size
                self._gather_for(operand, at)
                self.ends[at] = self.size
                if self.size == self.starts[at]:
                    return False
        return True

    def _gather_for(self, operand: Operand, at: i64) -> None:
        if operand.owner == YOURS:
            self._gather_of(operand, self.seat, at)
            return
        for owner in range(self.table.seats):
            if self.table.is_in(owner) and (operand.owner != ANOTHER or owner != self.seat):
                self._gather_of(operand, owner, at)

    def _gather_of(self, operand: Operand, owner: i64, at: i64) -> None:
        """Candidates that belong to this owner."""
        spot = operand.spot
        player = self.table.players[owner]
        if spot == PLAYER:
            self._add(owner, NONE, NONE if operand.is_fixed() else _word(owner, 0))
        elif spot == LIFE:
            self._add_cards(operand, owner, player.life, LIFE_WORD)
        elif spot == CHARGED:
            self._add_cards(operand, owner, player.charged, CHARGED_WORD)
        elif operand.which == EITHER:
            self._add_cards(operand, owner, player.shield, SHIELD_WORD)
            if operand.receives and operand.all_fit and player.shield.size < SHIELD_CARDS:
                self._add(owner, NONE, _word(owner, SHIELD_WORD + player.shield.size))
        else:
            self._add_side(operand, owner, at)

    def _add(self, owner: i64, card: i64, word: i64) -> None:
        if self.size == len(self.owners):
            self.owners = append(self.owners, i64(0))
            self.candidates = append(self.candidates, i64(0))
            self.words = append(self.words, i64(0))
        self.owners[self.size] = owner
        self.candidates[self.size] = card
        self.words[self.size] = word
        self.size += 1

    def _add_cards(self, operand: Operand, owner: i64, zone: Zone, first_word: i64) -> None:
        named = operand.spot != LIFE or not operand.is_fixed()
        for place in range(min(zone.size, POINTED_CHARGED)):
            card = zone.cards[place]
            if _fits(self.table, operand, card):
                self._add(owner, card, _word(owner, first_word + place) if named else NONE)

    # The lower and the higher one

    def _add_side(self, operand: Operand, owner: i64, at: i64) -> None:
        """The lower or higher of the shield cards; named only where there are two."""
        shield = self.table.players[owner].shield
        word = NONE if operand.is_fixed() else _word(owner, 0)
        slots = self._sides(operand, owner, at)
        if slots == 0 and operand.receives and shield.size < SHIELD_CARDS:
            self._add(owner, NONE, word)
        tie = count_bits(slots) > 1
        for slot in range(shield.size):
            if slots & bit(slot) and _fits(self.table, operand, shield.cards[slot]):
                self._add(owner, shield.cards[slot], _word(owner, SHIELD_WORD + slot) if tie else word)

    def _sides(self, operand: Operand, owner: i64, at: i64) -> i64:
        """The slots of the cards worth least, or most, of those that are not taken; none where a place is free."""
        player = self.table.players[owner]
        if operand.receives and player.shield.size < SHIELD_CARDS:
            return 0
        slots: i64 = 0
        best: i64 = 0
        for slot in range(player.shield.size):
            if not operand.late or not self._is_taken(at, player.shield.cards[slot]):
                value = shields.card_value(self.table, player, slot)
                value = -value if operand.which == HIGHER else value
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
    if table.aim is None:
        table.aim = Aim(table, plans[0], moves)
    for number in range(i64(len(plans))):
        plan = plans[number]
        if is_possible(table, seat, plan):
            table.aim.offer(seat, number, plan, moves)


def aim_at(table: Shield, seat: i64, plan: Plan, move: i64) -> Aim:
    """What a legal move points at."""
    if table.aim is None:
        table.aim = Aim(table, plan, Moves())
    table.aim.take(seat, plan, move)
    return table.aim
