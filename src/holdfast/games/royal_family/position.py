"""What a position of Royal Family may leave out, what cannot be, and how the rule book writes aces.

The rule book writes the suits of active castles and of an ace that is held; on the table these are cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.royal_family.cards import BLACK, CASTLE_PLACES, CASTLES, RED, SECRET, is_two, primary
from holdfast.games.royal_family.rounds import begin_round, begin_turns, set_order
from holdfast.games.royal_family.table import DECK, TURNS, Castle
from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.errors import PositionError
from holdfast.kernel.given import Given
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.plain import Plain
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


def complete(table: RoyalFamily, given: Given) -> None:
    for seat in (BLACK, RED):
        complete_aces(table, given, seat)
    for castle in table.castles:
        complete_castle(table, given, castle)
    complete_families(table)
    complete_order(table, given)
    complete_hand(table)
    allow_unseen_discards(table)


def complete_aces(table: RoyalFamily, given: Given, seat: i64) -> None:
    """The ace of a primary castle that is not active any more is removed."""
    path = f"{seat_name(seat)}.castles"
    if path not in given:
        return
    active: i64 = given.word_mask(path, given.get(path), CASTLES)
    for castle in table.castles:
        if active & bit(castle.suit) and castle.owner != seat:
            raise PositionError("suit_of_other_family", path=path, suit=castle.name)
    if active & bit(primary(seat)) == 0:
        table.move_all(table.castles[primary(seat)].ace, table.removed)


def complete_castle(table: RoyalFamily, given: Given, castle: Castle) -> None:
    """Damage that a position leaves out is what the troops lying there have done."""
    path = f"{seat_name(castle.owner)}.{castle.name}"
    done = table.sum(castle.troops)
    if path + ".damage" not in given:
        castle.damage.value = done
    if castle.damage.value < done or done >= table.strength:
        raise PositionError("castle_damage_mismatch", path=path, damage=int(done))
    if not castle.is_active() and not castle.is_bare():
        raise PositionError("castle_not_active", path=path)
    check_fort(table, castle, path)


def check_fort(table: RoyalFamily, castle: Castle, path: str) -> None:
    damage = table.damage_on_fort(castle)
    if damage > 0 and castle.fort.size == 0:
        named = "fort_troops" if castle.fort_troops.size > 0 else "fort_damage"
        raise PositionError("no_fortification", path=path, named=named)
    if damage > 0 and table.fort_left(castle) <= 0:
        raise PositionError("fortification_has_fallen", path=path)


def complete_families(table: RoyalFamily) -> None:
    """Who has no active castle is out, and the game is over."""
    if table.active_suits(BLACK) | table.active_suits(RED) == 0:
        raise PositionError("no_active_castle")
    for seat in (BLACK, RED):
        if table.active_suits(seat) == 0:
            table.over = True
            if table.is_in(seat):
                table.eliminate(bit(seat))
        elif not table.is_in(seat):
            raise PositionError("active_castle_not_out", seat=seat_name(seat))


# Whose turn it is


def complete_order(table: RoyalFamily, given: Given) -> None:
    """Of `turn`, `turns_left` and `twice` any may be left out: each follows from the others."""
    turn: i64 = given.seat_or_none("turn", given.get("turn"))
    twice: i64 = given.seat_or_none("twice", given.get("twice"))
    left = table.turns_left.value
    if turn == NONE and twice == NONE:
        if left == UNSAID:
            begin(table)
            return
        turn = BLACK
    if left == UNSAID:
        left = 2 if turn != NONE and twice != NONE and turn != twice else TURNS
    if twice == NONE:
        twice = turn if left != 2 else 1 - turn
    table.twice.value = twice
    table.turns_left.value = left
    table.turn = table.seat_on_turn()
    if turn != NONE and turn != table.turn:
        raise PositionError(
            "turn_of_other_seat",
            left=int(left),
            twice=seat_name(twice),
        )


def begin(table: RoyalFamily) -> None:
    """A position that does not say whose turn it is stands before the flop, or right after it."""
    table.twice.value = RED
    if is_untouched(table) and not table.over:
        begin_round(table)
        return
    if all(pile.size > 0 for pile in table.piles):
        set_order(table)
    else:
        table.twice.value = BLACK
    begin_turns(table)


def is_untouched(table: RoyalFamily) -> bool:
    bare = all(castle.is_bare() for castle in table.castles)
    return bare and table.in_hand.size == 0 and all(pile.size == 0 for pile in table.piles)


# The card in hand, and the discard pile


def complete_hand(table: RoyalFamily) -> None:
    if table.in_hand.size == 0:
        if table.source.value != NONE:
            raise PositionError("source_without_card")
        return
    card = table.in_hand.top()
    if table.source.value == NONE:
        table.source.value = DECK
    if table.source.value != DECK and not table.may_take(table.turn, table.face[card]):
        raise PositionError("card_not_taken_face_up")
    table.in_hand.sees = who_sees(table, card)
    table.show(card, table.in_hand.sees)


def who_sees(table: RoyalFamily, card: i64) -> i64:
    """A drawn card is seen by the seat on turn alone, a drawn two and a card taken face up by all."""
    drawn = table.source.value == DECK and not is_two(table.face[card])
    return bit(table.turn) if drawn else EVERYONE


def allow_unseen_discards(table: RoyalFamily) -> None:
    """In a game twos and jokers are seen before they are discarded; a position may have it otherwise."""
    for card in table.discard.to_list():
        if not table.fits(table.face[card], SECRET) and not table.lies_open(card):
            table.discard.hides = ANY_SORT
