"""What a custom action can point at now: candidates for each of its operands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.games.shield import shields
from holdfast.games.shield.laws.actions import CardZone, Owner, Side
from holdfast.games.shield.laws.compiled_action import CompiledAction, Operand
from holdfast.games.shield.phrases import (
    CHARGED_WORD,
    LIFE_WORD,
    POINTED_CHARGED,
    SHIELD_CARDS,
    SHIELD_WORD,
    WORDS_PER_SEAT,
)
from holdfast.games.shield.shields import BOTH
from holdfast.kernel.bits import NOBODY, NONE, bit

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState
    from holdfast.kernel.zones import Zone

MOST_OPERANDS: Final[i64] = 6
UNNAMED: Final[i64] = 0
"""The word for what the sentence says already."""


def fits(state: ShieldState, operand: Operand, card: i64) -> bool:
    """Of a card that lies face down nobody learns whether it would fit."""
    if operand.all_fit:
        return not operand.hidden_only or not state.lies_open(card)
    return operand.faces & bit(state.face[card]) != 0 and state.lies_open(card)


# A candidate is a number: the word that names it, its owner, and its card, which a player or a free place has not


def candidate(owner: i64, card: i64, word: i64) -> i64:
    return word | owner << 8 | (card + 1) << 16


def word_of(found: i64) -> i64:
    return found & 255


def owner_of(found: i64) -> i64:
    return found >> 8 & 255


def card_of(found: i64) -> i64:
    return (found >> 16) - 1


class TargetCandidates:
    """Room for candidates, used again and again.

    Side shield card is the lower one may depend on what is pointed at before; then the candidates of that operand are
    found when its turn comes.
    """

    seat: i64
    """Who acts."""
    everyone: i64
    """The seats in the round."""
    armed: i64
    """Those of them that have charged cards."""
    complete: bool
    """Everybody in the round has a life card and two shield cards."""
    weighed: i64
    """The seats of whose shield cards it is known which are worth least."""
    least: vec[i64]
    """The slots of these cards, for each seat."""
    size: i64
    """How many candidates there are."""
    starts: vec[i64]
    """Where the candidates of each operand begin."""
    ends: vec[i64]
    found: vec[i64]
    cards: vec[i64]
    """Of each operand which card is pointed at."""

    def __init__(self, state: ShieldState, action: CompiledAction) -> None:
        self.state = state
        self.action = action
        self.seat = 0
        self.everyone = NOBODY
        self.armed = NOBODY
        self.complete = False
        self.weighed = NOBODY
        self.least = vec[i64]([i64(0)] * state.seats)
        self.size = 0
        self.starts = vec[i64]([i64(0)] * MOST_OPERANDS)
        self.ends = vec[i64]([i64(0)] * MOST_OPERANDS)
        self.found = vec[i64]()
        self.cards = vec[i64]([NONE] * MOST_OPERANDS)

    def look_round(self, seat: i64) -> None:
        """Somebody is to act: see who is there, and with what."""
        self.seat = seat
        self.everyone = self.state.everyone_in()
        self.armed = NOBODY
        self.complete = True
        self.weighed = NOBODY
        players = self.state.players
        for other in range(self.state.seats):
            if self.everyone & bit(other):
                player = players[other]
                if player.charged.size > 0:
                    self.armed |= bit(other)
                if player.shield.size < SHIELD_CARDS or player.life.size == 0:
                    self.complete = False

    def gather(self) -> bool:
        """Find the candidates of every operand; whether each has one."""
        operands = self.action.operands
        starts = self.starts
        ends = self.ends
        for at in range(i64(len(operands))):
            operand = operands[at]
            if operand.like != NONE:
                starts[at] = starts[operand.like]
                ends[at] = ends[operand.like]
            elif not operand.late:
                start = self.size
                self.gather_for(operand, at)
                if self.size == start:
                    return False
                starts[at] = start
                ends[at] = self.size
        return True

    def gather_for(self, operand: Operand, at: i64) -> None:
        if operand.owner is Owner.YOURS:
            self._gather_of(operand, self.seat, at)
            return
        owners = self.armed if operand.zone is CardZone.CHARGED else self.everyone
        if operand.owner is Owner.ANOTHER:
            owners &= ~bit(self.seat)
        owner: i64 = 0
        while owners:
            if owners & 1:
                self._gather_of(operand, owner, at)
            owners >>= 1
            owner += 1

    def _gather_of(self, operand: Operand, owner: i64, at: i64) -> None:
        """Candidates that belong to this owner."""
        zone = operand.zone
        player = self.state.players[owner]
        if zone is None:
            self._add(owner, NONE, UNNAMED if operand.is_fixed() else _word(owner, 0))
        elif zone is CardZone.LIFE:
            self._add_cards(operand, owner, player.life, UNNAMED if operand.is_fixed() else _word(owner, LIFE_WORD))
        elif zone is CardZone.CHARGED:
            self._add_cards(operand, owner, player.charged, _word(owner, CHARGED_WORD))
        elif operand.side is Side.ANY:
            self._add_cards(operand, owner, player.shield, _word(owner, SHIELD_WORD))
            if operand.receives and operand.all_fit and player.shield.size < SHIELD_CARDS:
                self._add(owner, NONE, _word(owner, SHIELD_WORD + player.shield.size))
        else:
            self._add_side(operand, owner, at)

    def _reserve(self, count: i64) -> None:
        while len(self.found) < self.size + count:
            self.found = append(self.found, i64(0))

    def _add(self, owner: i64, card: i64, word: i64) -> None:
        self._reserve(1)
        self.found[self.size] = candidate(owner, card, word)
        self.size += 1

    def _add_cards(self, operand: Operand, owner: i64, zone: Zone, first_word: i64) -> None:
        """The cards of a zone, in whose order their words follow each other."""
        state = self.state
        any_fits = operand.all_fit and not operand.hidden_only
        count = min(zone.size, POINTED_CHARGED)
        self._reserve(count)
        found = self.found
        size = self.size
        for place in range(count):
            card = zone.cards[place]
            if any_fits or fits(state, operand, card):
                found[size] = candidate(owner, card, first_word + place)
                size += 1
        self.size = size

    def is_taken(self, at: i64, card: i64) -> bool:
        """Whether the action points at this card already."""
        for earlier in range(at):
            if self.cards[earlier] == card:
                return True
        return False

    # The lower and the higher one

    def _add_side(self, operand: Operand, owner: i64, at: i64) -> None:
        """The lower or higher of the shield cards; named only where there are two."""
        word = UNNAMED if operand.is_fixed() else _word(owner, 0)
        slots = self.sides(operand, owner, at)
        if slots == BOTH:
            self._add_slot(operand, owner, 0, _word(owner, SHIELD_WORD))
            self._add_slot(operand, owner, 1, _word(owner, SHIELD_WORD + 1))
        elif slots:
            self._add_slot(operand, owner, slots >> 1, word)
        elif operand.receives and self.state.players[owner].shield.size < SHIELD_CARDS:
            self._add(owner, NONE, word)

    def _add_slot(self, operand: Operand, owner: i64, slot: i64, word: i64) -> None:
        card = self.state.players[owner].shield.cards[slot]
        if operand.all_fit or fits(self.state, operand, card):
            self._add(owner, card, word)

    def sides(self, operand: Operand, owner: i64, at: i64) -> i64:
        """The slots of the cards worth least, or most, of those that are not taken; none where a place is free."""
        shield = self.state.players[owner].shield
        if operand.receives and shield.size < SHIELD_CARDS:
            return 0
        slots = bit(shield.size) - 1
        if operand.late:
            for slot in range(shield.size):
                if self.is_taken(at, shield.cards[slot]):
                    slots &= ~bit(slot)
        if slots != BOTH:
            return slots
        if not self.weighed & bit(owner):
            self.weighed |= bit(owner)
            self.least[owner] = shields.lowest(self.state, self.state.players[owner])
        least = self.least[owner]
        return least if operand.side is Side.LOWER or least == BOTH else BOTH ^ least


def _word(seat: i64, thing: i64) -> i64:
    return 1 + WORDS_PER_SEAT * seat + thing
