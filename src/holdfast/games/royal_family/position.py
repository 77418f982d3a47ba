"""What a position of Royal Family may leave out, what cannot be, and how the rule book writes aces.

The rule book writes the suits of active castles and of an ace that is held; on the table these are cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.royal_family.cards import BLACK, CASTLE_PLACES, CASTLES, RED, SECRET, is_two, primary
from holdfast.games.royal_family.rounds import begin_round, begin_turns, set_order
from holdfast.games.royal_family.state import DECK, TURNS, Castle
from holdfast.games.royal_family.uses import may_take
from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.errors import PositionError
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.plain_data import Plain
from holdfast.kernel.position_reader import PositionReader
from holdfast.kernel.sorts import fits
from holdfast.kernel.zones import ANY_SORT

if TYPE_CHECKING:
    from holdfast.games.royal_family.rules import RoyalFamily

UNSAID: Final[i64] = 0
"""The turns left in a position that does not say."""


# The rule book's way of writing


def write_aces(entries: dict[str, Plain]) -> dict[str, Plain]:
    for place in CASTLE_PLACES:
        entries.pop(place + ".ace", None)
    for path in ("p1.held", "p2.held"):
        held = entries[path]
        entries[path] = held[1:] if isinstance(held, str) else held
    return entries


def read_aces(entries: dict[str, Plain], seats: int) -> dict[str, Plain]:
    for place in CASTLE_PLACES:
        seat, suit = place.split(".")
        active = entries.get(seat + ".castles")
        if isinstance(active, Sequence) and any(is_suit(given, suit) for given in active):
            entries.setdefault(place + ".ace", "A" + suit)
        if is_suit(entries.get(seat + ".held"), suit):
            entries[seat + ".held"] = "A" + suit
    return entries


def is_suit(given: Plain, suit: str) -> bool:
    return isinstance(given, str) and given.upper() == suit


# What is left out, and what cannot be


def complete(state: RoyalFamily, reader: PositionReader) -> None:
    for seat in (BLACK, RED):
        complete_aces(state, reader, seat)
    for castle in state.castles:
        complete_castle(state, reader, castle)
    complete_families(state)
    complete_order(state, reader)
    complete_hand(state)
    allow_unseen_discards(state)


def complete_aces(state: RoyalFamily, reader: PositionReader, seat: i64) -> None:
    """The ace of a primary castle that is not active any more is removed."""
    path = f"{seat_name(seat)}.castles"
    if path not in reader:
        return
    active: i64 = reader.word_mask(path, reader.get(path), CASTLES)
    for castle in state.castles:
        if active & bit(castle.suit) and castle.owner != seat:
            raise PositionError("suit_of_other_family", path=path, suit=castle.name)
    if active & bit(primary(seat)) == 0:
        state.move_all(state.castles[primary(seat)].ace, state.removed)


def complete_castle(state: RoyalFamily, reader: PositionReader, castle: Castle) -> None:
    """Damage that a position leaves out is what the troops lying there have done."""
    path = f"{seat_name(castle.owner)}.{castle.name}"
    done = state.sum(castle.troops)
    if path + ".damage" not in reader:
        castle.damage.value = done
    if castle.damage.value < done or done >= state.strength:
        raise PositionError("castle_damage_mismatch", path=path, damage=int(done))
    if not castle.is_active() and not castle.is_bare():
        raise PositionError("castle_not_active", path=path)
    check_fort(state, castle, path)


def check_fort(state: RoyalFamily, castle: Castle, path: str) -> None:
    damage = state.damage_on_fort(castle)
    if damage > 0 and castle.fort.size == 0:
        named = "fort_troops" if castle.fort_troops.size > 0 else "fort_damage"
        raise PositionError("no_fortification", path=path, named=named)
    if damage > 0 and state.fort_left(castle) <= 0:
        raise PositionError("fortification_has_fallen", path=path)


def complete_families(state: RoyalFamily) -> None:
    """Who has no active castle is out, and the game is over."""
    if state.active_suits(BLACK) | state.active_suits(RED) == 0:
        raise PositionError("no_active_castle")
    for seat in (BLACK, RED):
        if state.active_suits(seat) == 0:
            state.over = True
            if state.is_in(seat):
                state.eliminate(bit(seat))
        elif not state.is_in(seat):
            raise PositionError("active_castle_not_out", seat=seat_name(seat))


# Whose turn it is


def complete_order(state: RoyalFamily, reader: PositionReader) -> None:
    """Of `turn`, `turns_left` and `twice` any may be left out: each follows from the others."""
    turn: i64 = reader.seat_or_none("turn", reader.get("turn"))
    twice: i64 = reader.seat_or_none("twice", reader.get("twice"))
    left = state.turns_left.value
    if turn == NONE and twice == NONE:
        if left == UNSAID:
            begin(state)
            return
        turn = BLACK
    if left == UNSAID:
        left = 2 if turn != NONE and twice != NONE and turn != twice else TURNS
    if twice == NONE:
        twice = turn if left != 2 else 1 - turn
    state.twice.value = twice
    state.turns_left.value = left
    state.turn = state.seat_on_turn()
    if turn != NONE and turn != state.turn:
        raise PositionError(
            "turn_of_other_seat",
            left=int(left),
            twice=seat_name(twice),
        )


def begin(state: RoyalFamily) -> None:
    """A position that does not say whose turn it is stands before the flop, or right after it."""
    state.twice.value = RED
    if is_untouched(state) and not state.over:
        begin_round(state)
        return
    if all(pile.size > 0 for pile in state.piles):
        set_order(state)
    else:
        state.twice.value = BLACK
    begin_turns(state)


def is_untouched(state: RoyalFamily) -> bool:
    bare = all(castle.is_bare() for castle in state.castles)
    return bare and state.in_hand.size == 0 and all(pile.size == 0 for pile in state.piles)


# The card in hand, and the discard pile


def complete_hand(state: RoyalFamily) -> None:
    if state.in_hand.size == 0:
        if state.source.value != NONE:
            raise PositionError("source_without_card")
        return
    card = state.in_hand.top()
    if state.source.value == NONE:
        state.source.value = DECK
    if state.source.value != DECK and not may_take(state, state.turn, state.face[card]):
        raise PositionError("card_not_taken_face_up")
    state.in_hand.sees = who_sees(state, card)
    state.show(card, state.in_hand.sees)


def who_sees(state: RoyalFamily, card: i64) -> i64:
    """A drawn card is seen by the seat on turn alone, a drawn two and a card taken face up by all."""
    drawn = state.source.value == DECK and not is_two(state.face[card])
    return bit(state.turn) if drawn else EVERYONE


def allow_unseen_discards(state: RoyalFamily) -> None:
    """In a game twos and jokers are seen before they are discarded; a position may have it otherwise."""
    for card in state.discard.to_list():
        if not fits(state, state.face[card], SECRET) and not state.lies_open(card):
            state.discard.hides = ANY_SORT
