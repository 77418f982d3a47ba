"""The targets of a custom action: all moves that it allows now, and what a move points at.

A move names what the sentence leaves open, in the order of the sentence: a player, or a card by its place. Of two
shield cards that are worth the same, the lower or higher one is named too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.shield.laws.actions import CardZone, Owner, Side
from holdfast.games.shield.laws.candidates import (
    MOST_OPERANDS,
    UNNAMED,
    TargetCandidates,
    card_of,
    fits,
    owner_of,
    word_of,
)
from holdfast.games.shield.laws.compiled_action import (
    ANYBODYS,
    OTHERS,
    OWN,
    CompiledAction,
    MoveCache,
    Operand,
)
from holdfast.games.shield.phrases import CHARGED_WORD, DO, SHIELD_WORD, WORDS_PER_SEAT
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits, lowest_bit
from holdfast.kernel.moves import Moves

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState
    from holdfast.kernel.zones import Zone


FIRST_WORD: Final[i64] = 16
SECOND_WORD: Final[i64] = 24
"""Where the words of a move stand in it."""


def is_allowed(state: ShieldState, seat: i64, action: CompiledAction) -> bool:
    """Whether the condition of an action holds."""
    condition = action.condition
    return condition is None or _count_fitting(state, seat, condition) >= action.count


def _count_fitting(state: ShieldState, seat: i64, operand: Operand) -> i64:
    zone = zone_of(state, seat, operand.zone)
    count: i64 = 0
    for at in range(zone.size):
        if fits(state, operand, zone.cards[at]):
            count += 1
    return count


def zone_of(state: ShieldState, seat: i64, zone: CardZone | None) -> Zone:
    player = state.players[seat]
    if zone is CardZone.SHIELD:
        return player.shield
    return player.life if zone is CardZone.LIFE else player.charged


@final
class Targeting(TargetCandidates):
    """Points at one operand after the other."""

    first: i64
    """Who was pointed at first as another or any player."""
    seats: vec[i64]
    """Of each operand whose card, or which player, is pointed at."""

    def __init__(self, state: ShieldState, action: CompiledAction, moves: Moves) -> None:
        super().__init__(state, action)
        self.moves = moves
        self.first = NONE
        self.seats = vec[i64]([NONE] * MOST_OPERANDS)

    # All moves

    def offer(self, seat: i64, moves: Moves) -> None:
        """List every move `do …` that is possible for a seat now."""
        self.look_round(seat)
        self.moves = moves
        there = self._charged_cards()
        drawable = self.state.deck.size + self.state.discard.size
        actions = self.state.law_book.actions
        for number in range(i64(len(actions))):
            action = actions[number]
            if action.needs & ~there or action.draws > drawable or not is_allowed(self.state, seat, action):
                continue
            if action.lasting and self.complete:
                self._offer_again(number, action, action.caches[seat])
            else:
                self._offer(number, action)

    def _charged_cards(self) -> i64:
        """Whose charged cards are on the table, as actions need them."""
        there: i64 = 0
        if self.armed:
            there |= ANYBODYS
        if self.armed & bit(self.seat):
            there |= OWN
        if self.armed & ~bit(self.seat):
            there |= OTHERS
        return there

    def _offer_again(self, number: i64, action: CompiledAction, cache: MoveCache) -> None:
        """List what an action allowed before, unless somebody has left the round since."""
        if cache.everyone == self.everyone:
            cache.add_to(self.moves)
            return
        first = self.moves.size
        self._offer(number, action)
        cache.keep(self.everyone, self.moves, first)

    def _offer(self, number: i64, action: CompiledAction) -> None:
        """List every move that an action allows now."""
        self.action = action
        self.first = NONE
        self.size = 0
        if not self.gather():
            return
        move = DO | number << 8
        if len(action.operands) == 1:
            self._point_once(move)
        elif action.pairs and (not action.gives or self._all_have_room()):
            self._point_pairs(action.operands[0], action.operands[1], move)
        else:
            self._point(0, move, FIRST_WORD)

    def _point(self, at: i64, move: i64, shift: i64) -> None:
        """Point at one operand after the other; the next word stands in the move at `shift`."""
        if at == len(self.action.operands):
            self.moves.add_packed(move)
            return
        operand = self.action.operands[at]
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
        same = other.owner is Owner.SAME
        tied = same or other.owner is Owner.DIFFERENT
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
        if operand.owner is Owner.SAME:
            if owner != self.first:
                return False
        elif operand.owner is Owner.DIFFERENT and owner == self.first:
            return False
        if operand.receives and operand.zone is None:
            return self._has_room(owner, at)
        card = card_of(self.found[candidate])
        return card == NONE or not self.is_taken(at, card)

    def _all_have_room(self) -> bool:
        """Whether a card may be moved to anybody's charged cards."""
        hold = self.state.law_book.hold
        for player in self.state.players:
            if player.charged.size >= hold:
                return False
        return True

    def _has_room(self, owner: i64, at: i64) -> bool:
        """Whether a card may be moved to the charged cards of a seat: one of them may always."""
        charged = self.state.players[owner].charged
        return charged.size < self.state.law_book.hold or charged.index(self.cards[at - 1]) != NONE

    # One move

    def take(self, seat: i64, action: CompiledAction, move: i64) -> None:
        """Find what a legal move points at."""
        self.seat = seat
        self.weighed = NOBODY
        self.action = action
        self.first = NONE
        named = move >> 16
        for at in range(i64(len(action.operands))):
            operand = action.operands[at]
            if self._is_named(operand, at):
                word = (named & 255) - 1
                named >>= 8
                self._take(operand, at, word // WORDS_PER_SEAT, word % WORDS_PER_SEAT)
            else:
                self._take(operand, at, self.first if operand.owner is Owner.SAME else seat, 0)

    def _is_named(self, operand: Operand, at: i64) -> bool:
        """Whether a move has a word for this operand."""
        if not operand.is_fixed():
            return True
        if operand.zone is None or operand.zone is CardZone.LIFE:
            return False
        if operand.side is Side.ANY:
            return True
        owner = self.first if operand.owner is Owner.SAME else self.seat
        return count_bits(self.sides(operand, owner, at)) > 1

    def _take(self, operand: Operand, at: i64, owner: i64, thing: i64) -> None:
        """This owner's thing is pointed at; for the lower or higher card the player may stand for it."""
        self.seats[at] = owner
        if self.first == NONE and operand.points():
            self.first = owner
        self.cards[at] = self._card(operand, at, owner, thing)

    def _card(self, operand: Operand, at: i64, owner: i64, thing: i64) -> i64:
        player = self.state.players[owner]
        if operand.zone is None:
            return NONE
        if operand.zone is CardZone.LIFE:
            return player.life.cards[0]
        if operand.zone is CardZone.CHARGED:
            return player.charged.cards[thing - CHARGED_WORD]
        slot = thing - SHIELD_WORD
        if slot < 0:
            slot = lowest_bit(self.sides(operand, owner, at))
        return player.shield.cards[slot] if NONE < slot < player.shield.size else NONE


def offer_actions(state: ShieldState, seat: i64, moves: Moves) -> None:
    """Add every move `do …` that is possible now."""
    if state.targeting is None:
        state.targeting = Targeting(state, state.law_book.actions[0], moves)
    state.targeting.offer(seat, moves)


def target_of(state: ShieldState, seat: i64, action: CompiledAction, move: i64) -> Targeting:
    """What a legal move points at."""
    if state.targeting is None:
        state.targeting = Targeting(state, action, Moves())
    state.targeting.take(seat, action, move)
    return state.targeting
