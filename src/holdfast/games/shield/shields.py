"""Shields: cards that come and go, damage that is mended, which of two cards is the lower one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.shield.laws.law_book import FACES
from holdfast.games.shield.phrases import DREW_SHIELD, FILLED, SHIELD_CARDS, SWAPPED, SWAPPED_OWN
from holdfast.kernel.bits import NONE, bit

if TYPE_CHECKING:
    from holdfast.games.shield.state import Player, ShieldState
    from holdfast.kernel.zones import Zone


BOTH: Final[i64] = 3
"""Both slots of a shield."""


def card_value(state: ShieldState, player: Player, slot: i64) -> i64:
    """What one shield card is worth as it lies there."""
    swapped = player.swapped_in.value >> slot & 1
    return state.law_book.value_table[FACES * swapped + state.face[player.shield.cards[slot]]]


def lowest(state: ShieldState, player: Player) -> i64:
    """The slots of the lowest shield card, one bit each: two where both are worth the same."""
    if player.shield.size < SHIELD_CARDS:
        return bit(player.shield.size) - 1
    first = card_value(state, player, 0)
    second = card_value(state, player, 1)
    if first == second:
        return BOTH
    return bit(0) if first < second else bit(1)


def mend(state: ShieldState, player: Player) -> None:
    """Cards of this shield have changed: its damage is gone, or is at least never more than its sum."""
    damage: i64 = 0 if state.swap_mends else min(player.shield_damage.value, state.shield_sum(player))
    player.shield_damage.value = damage


# Cards that come and go


def take_out(state: ShieldState, player: Player, slot: i64, target: Zone) -> i64:
    """Move a shield card elsewhere; the row closes up."""
    _close_up(player, slot)
    return state.move(player.shield, slot, target)


def put_in(state: ShieldState, source: Zone, at: i64, player: Player, slot: i64) -> None:
    """Move a card into a slot of a shield, as an action does; those behind it move up."""
    _open_up(player, slot)
    state.move_to(source, at, player.shield, slot)


def pass_on(state: ShieldState, giver: Player, slot: i64, taker: Player, to: i64) -> None:
    """Move a card from one shield into a slot of another, or of the same one."""
    _close_up(giver, slot)
    if giver is taker:
        to = min(to, giver.shield.size - 1)
    _open_up(taker, to)
    state.move_to(giver.shield, slot, taker.shield, to)


def _close_up(player: Player, slot: i64) -> None:
    bits = player.swapped_in.value
    player.swapped_in.value = bits & (bit(slot) - 1) | bits >> (slot + 1) << slot


def _open_up(player: Player, slot: i64) -> None:
    bits = player.swapped_in.value
    player.swapped_in.value = bits & (bit(slot) - 1) | bit(slot) | bits >> slot << (slot + 1)


def mark_swapped(player: Player, slot: i64, swapped: bool) -> None:
    """The card in this slot is another one now."""
    if swapped:
        player.swapped_in.value |= bit(slot)
    else:
        player.swapped_in.value &= ~bit(slot)


def swap_slot(state: ShieldState, seat: i64, target: i64, slot: i64, swapped: bool) -> None:
    """A seat replaces a shield card by one from the deck, where there is one, or fills a missing place."""
    them = state.players[target]
    if slot >= them.shield.size:
        mark_swapped(them, them.shield.size, swapped)
        state.tell(FILLED, target, state.draw(them.shield))
    else:
        card = state.next_card()
        old = state.replace(state.deck, state.deck.size - 1, them.shield, slot, state.discard)
        mark_swapped(them, slot, swapped)
        if seat == target:
            state.tell(SWAPPED_OWN, seat, card, old)
        else:
            state.tell(SWAPPED, seat, target, card, old)
    mend(state, them)


def renew(state: ShieldState, seat: i64) -> None:
    """A fresh shield: the old cards are discarded, two new ones drawn, no damage."""
    player = state.players[seat]
    state.move_all(player.shield, state.discard)
    player.shield_damage.value = 0
    player.swapped_in.value = 0
    for _slot in range(SHIELD_CARDS):
        card = state.draw(player.shield)
        if card != NONE:
            state.tell(DREW_SHIELD, seat, card)


def fill_up(state: ShieldState) -> None:
    """After an action: shields with fewer than two cards get some from the deck."""
    if not _is_one_short(state):
        return
    for step in range(state.seats):
        seat = (state.turn + step) % state.seats
        player = state.players[seat]
        if state.is_in(seat) and player.shield.size < SHIELD_CARDS and state.life_total(player) > 0:
            _fill(state, seat, player)


def _is_one_short(state: ShieldState) -> bool:
    for player in state.players:
        if player.shield.size < SHIELD_CARDS:
            return True
    return False


def _fill(state: ShieldState, seat: i64, player: Player) -> None:
    while player.shield.size < SHIELD_CARDS and state.can_draw():
        state.tell(FILLED, seat, state.draw(player.shield))
    mend(state, player)
