"""What can be done in a turn, within the limits of the laws in force, and which cards can be picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.shield.laws import effects
from holdfast.games.shield.laws.targeting import offer_actions
from holdfast.games.shield.phrases import (
    ATTACK,
    CHARGE,
    LOWER_CARD,
    PASS,
    PICK_CHARGED,
    PICK_SHIELD,
    RULE_FIELD,
    SHIELD_CARDS,
    SWAP,
)
from holdfast.kernel.bits import NONE, bit, count_bits, lowest_bit
from holdfast.kernel.moves import Moves

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState


def add_moves_of_a_turn(state: ShieldState, seat: i64, moves: Moves) -> None:
    book = state.law_book
    charged = state.players[seat].charged.size
    can_draw = state.can_draw()
    if charged > 0 or (can_draw and not book.armed):
        _attacks(state, seat, moves)
    if can_draw:
        if charged < book.hold:
            moves.add(CHARGE)
        _swaps(state, seat, moves)
    if book.actions:
        offer_actions(state, seat, moves)
    if moves.size == 0:
        moves.add(PASS)


def _attacks(state: ShieldState, seat: i64, moves: Moves) -> None:
    book = state.law_book
    if state.round_turn.value < book.truce:
        return
    spared = NONE
    if book.no_revenge and count_bits(state.everyone_in()) > 2:
        spared = state.players[seat].last_attacker.value
    targets = state.others_in(seat)
    if spared != NONE:
        targets &= ~bit(spared)
    moves.add_each(ATTACK, targets, 1)


def _swaps(state: ShieldState, seat: i64, moves: Moves) -> None:
    owners = state.others_in(seat) if state.law_book.own_shield else state.everyone_in()
    moves.add_each(SWAP, owners, SHIELD_CARDS)


def add_picks(state: ShieldState, seat: i64, moves: Moves) -> None:
    """The cards that an effect may be about."""
    prompt = state.prompt()
    rule = state.law_book.rules[prompt.get(RULE_FIELD) - 1]
    if rule is None:
        return
    pick = PICK_SHIELD if prompt.kind == LOWER_CARD else PICK_CHARGED
    places = effects.choices(state, rule.effect, seat)
    while places:
        moves.add(pick, lowest_bit(places))
        places &= places - 1
