"""What a custom action can point at now: candidates for each of its operands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.games.shield import shields
from holdfast.games.shield.phrases import (
    CHARGED_WORD,
    LIFE_WORD,
    POINTED_CHARGED,
    SHIELD_CARDS,
    SHIELD_WORD,
    WORDS_PER_SEAT,
)
from holdfast.games.shield.plans import ANOTHER, CHARGED, EITHER, HIGHER, LIFE, PLAYER, YOURS, Operand, Plan
from holdfast.kernel.bits import NONE, bit, count_bits

if TYPE_CHECKING:
    from holdfast.games.shield.rules import Shield
    from holdfast.kernel.zones import Zone

MOST_OPERANDS: Final[i64] = 6


def fits(table: Shield, operand: Operand, card: i64) -> bool:
    """Of a card that lies face down nobody learns whether it would fit."""
    if operand.all_fit:
        return not operand.hidden_only or not table.lies_open(card)
    return operand.faces & bit(table.face[card]) != 0 and table.lies_open(card)


class Candidates:
    """Room for candidates, used again and again.

    A candidate is an owner, a card (NONE for a player or a free place), and the word that names it (NONE where the
    sentence says it already). Which shield card is the lower one may depend on what is pointed at before; then the
    candidates of that operand are found when its turn comes.
    """

    seat: i64
    """Who acts."""
    size: i64
    """How many candidates there are."""
    starts: vec[i64]
    """Where the candidates of each operand begin."""
    ends: vec[i64]
    owners: vec[i64]
    candidates: vec[i64]
    words: vec[i64]
    cards: vec[i64]
    """Of each operand which card is pointed at."""

    def __init__(self, table: Shield, plan: Plan) -> None:
        self.table = table
        self.plan = plan
        self.seat = 0
        self.size = 0
        self.starts = vec[i64]([i64(0) for _ in range(MOST_OPERANDS)])
        self.ends = vec[i64]([i64(0) for _ in range(MOST_OPERANDS)])
        self.owners = vec[i64]()
        self.candidates = vec[i64]()
        self.words = vec[i64]()
        self.cards = vec[i64]([NONE for _ in range(MOST_OPERANDS)])

    def gather(self) -> bool:
        """Find the candidates of every operand; whether each has one."""
        operands = self.plan.operands
        for at in range(i64(len(operands))):
            operand = operands[at]
            if operand.like != NONE:
                self.starts[at] = self.starts[operand.like]
                self.ends[at] = self.ends[operand.like]
            elif not operand.late:
                self.starts[at] = self.size
                self.gather_for(operand, at)
                self.ends[at] = self.size
                if self.size == self.starts[at]:
                    return False
        return True

    def gather_for(self, operand: Operand, at: i64) -> None:
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
            if fits(self.table, operand, card):
                self._add(owner, card, _word(owner, first_word + place) if named else NONE)

    def is_taken(self, at: i64, card: i64) -> bool:
        """Whether the action points at this card already."""
        for earlier in range(at):
            if self.cards[earlier] == card:
                return True
        return False

    # The lower and the higher one

    def _add_side(self, operand: Operand, owner: i64, at: i64) -> None:
        """The lower or higher of the shield cards; named only where there are two."""
        shield = self.table.players[owner].shield
        word = NONE if operand.is_fixed() else _word(owner, 0)
        slots = self.sides(operand, owner, at)
        if slots == 0 and operand.receives and shield.size < SHIELD_CARDS:
            self._add(owner, NONE, word)
        tie = count_bits(slots) > 1
        for slot in range(shield.size):
            if slots & bit(slot) and fits(self.table, operand, shield.cards[slot]):
                self._add(owner, shield.cards[slot], _word(owner, SHIELD_WORD + slot) if tie else word)

    def sides(self, operand: Operand, owner: i64, at: i64) -> i64:
        """The slots of the cards worth least, or most, of those that are not taken; none where a place is free."""
        player = self.table.players[owner]
        if operand.receives and player.shield.size < SHIELD_CARDS:
            return 0
        slots: i64 = 0
        best: i64 = 0
        for slot in range(player.shield.size):
            if not operand.late or not self.is_taken(at, player.shield.cards[slot]):
                value = shields.card_value(self.table, player, slot)
                value = -value if operand.which == HIGHER else value
                if slots == 0 or value < best:
                    slots, best = bit(slot), value
                elif value == best:
                    slots |= bit(slot)
        return slots


def _word(seat: i64, thing: i64) -> i64:
    return 1 + WORDS_PER_SEAT * seat + thing
