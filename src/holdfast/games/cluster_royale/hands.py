"""Hands: drawing and discarding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.cluster_royale.card import HOOKS
from holdfast.games.cluster_royale.cards import CARDS, EVENT
from holdfast.games.cluster_royale.phrases import DISCARDED, DREW, REPEATED, SURPRISED, TOOK
from holdfast.kernel.bits import NONE
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.games.cluster_royale.table import ClusterTable


def draw_cards(table: ClusterTable, seat: i64, count: i64) -> None:
    for _card in range(count):
        if table.next_card() == NONE:
            return
        receive(table, seat, table.deck, table.deck.size - 1)


def receive(table: ClusterTable, seat: i64, source: Zone, at: i64) -> None:
    """A card from the deck: into the hand, but an event waits for the effect in progress to be over."""
    face = table.face[source.cards[at]]
    if CARDS.type_of[face] != EVENT:
        table.tell(DREW, seat, table.move(source, at, table.players[seat].hand))
    elif table.chain.value >> (face - CARDS.first_event) & 1:
        table.tell(REPEATED, table.move(source, at, table.discard))
    else:
        table.tell(SURPRISED, seat, table.move(source, at, table.players[seat].waiting))


def discard_face(table: ClusterTable, seat: i64, face: i64) -> None:
    table.tell(DISCARDED, seat, table.move_face(table.players[seat].hand, face, table.discard))


def take_discarded(table: ClusterTable, seat: i64, face: i64) -> None:
    """Take a card back from the discard pile."""
    table.tell(TOOK, seat, table.move_face(table.discard, face, table.players[seat].hand))


def keeps_hand(table: ClusterTable, seat: i64) -> bool:
    """Whether discards forced by other cards leave a seat alone."""
    player = table.players[seat]
    if player.powers.value & HOOKS.keeps_hand:
        for at in range(player.cloud.size):
            if CARDS.texts[table.face[player.cloud.cards[at]]].keeps_hand():
                return True
    return False
