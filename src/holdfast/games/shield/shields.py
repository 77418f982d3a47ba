"""Shields: cards that come and go, damage that is mended, which of two cards is the lower one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.shield.laws.law_book import FACES
from holdfast.games.shield.phrases import DREW_SHIELD, FILLED, SHIELD_CARDS, SWAPPED, SWAPPED_OWN
from holdfast.kernel.bits import NONE, bit

if TYPE_CHECKING:
    from holdfast.games.shield.rules import Shield
    from holdfast.games.shield.table import Player
    from holdfast.kernel.zones import Zone


BOTH: Final[i64] = 3
"""Both slots of a shield."""


def card_value(table: Shield, player: Player, slot: i64) -> i64:
    """What one shield card is worth as it lies there."""
    swapped = player.swapped_in.value >> slot & 1
    return table.law_book.value_table[FACES * swapped + table.face[player.shield.cards[slot]]]


def lowest(table: Shield, player: Player) -> i64:
    """The slots of the lowest shield card, one bit each: two where both are worth the same."""
    if player.shield.size < SHIELD_CARDS:
        return bit(player.shield.size) - 1
    first = card_value(table, player, 0)
    second = card_value(table, player, 1)
    if first == second:
        return BOTH
    return bit(0) if first < second else bit(1)


def mend(table: Shield, player: Player) -> None:
    """Cards of this shield have changed: its damage is gone, or is at least never more than its sum."""
    damage: i64 = 0 if table.swap_mends else min(player.shield_damage.value, table.shield_sum(player))
    player.shield_damage.value = damage


# Cards that come and go


def take_out(table: Shield, player: Player, slot: i64, target: Zone) -> i64:
    """Move a shield card elsewhere; the row closes up."""
    _close_up(player, slot)
    return table.move(player.shield, slot, target)


def put_in(table: Shield, source: Zone, at: i64, player: Player, slot: i64) -> None:
    """Move a card into a slot of a shield, as an action does; those behind it move up."""
    _open_up(player, slot)
    table.move_to(source, at, player.shield, slot)


def pass_on(table: Shield, giver: Player, slot: i64, taker: Player, to: i64) -> None:
    """Move a card from one shield into a slot of another, or of the same one."""
    _close_up(giver, slot)
    if giver is taker:
        to = min(to, giver.shield.size - 1)
    _open_up(taker, to)
    table.move_to(giver.shield, slot, taker.shield, to)


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


def swap_slot(table: Shield, seat: i64, target: i64, slot: i64, swapped: bool) -> None:
    """A seat replaces a shield card by one from the deck, where there is one, or fills a missing place."""
    them = table.players[target]
    if slot >= them.shield.size:
        mark_swapped(them, them.shield.size, swapped)
        table.tell(FILLED, target, table.draw(them.shield))
    else:
        card = table.next_card()
        old = table.replace(table.deck, table.deck.size - 1, them.shield, slot, table.discard)
        mark_swapped(them, slot, swapped)
        if seat == target:
            table.tell(SWAPPED_OWN, seat, card, old)
        else:
            table.tell(SWAPPED, seat, target, card, old)
    mend(table, them)


def renew(table: Shield, seat: i64) -> None:
    """A fresh shield: the old cards are discarded, two new ones drawn, no damage."""
    player = table.players[seat]
    table.move_all(player.shield, table.discard)
    player.shield_damage.value = 0
    player.swapped_in.value = 0
    for _slot in range(SHIELD_CARDS):
        card = table.draw(player.shield)
        if card != NONE:
            table.tell(DREW_SHIELD, seat, card)


def fill_up(table: Shield) -> None:
    """After an action: shields with fewer than two cards get some from the deck."""
    if not _is_one_short(table):
        return
    for step in range(table.seats):
        seat = (table.turn + step) % table.seats
        player = table.players[seat]
        if table.is_in(seat) and player.shield.size < SHIELD_CARDS and table.life_total(player) > 0:
            _fill(table, seat, player)


def _is_one_short(table: Shield) -> bool:
    for player in table.players:
        if player.shield.size < SHIELD_CARDS:
            return True
    return False


def _fill(table: Shield, seat: i64, player: Player) -> None:
    while player.shield.size < SHIELD_CARDS and table.can_draw():
        table.tell(FILLED, seat, table.draw(player.shield))
    mend(table, player)
