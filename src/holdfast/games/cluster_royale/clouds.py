"""Clouds: techs and celebrities enter, are destroyed and change owners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.cluster_royale.card import HOOKS
from holdfast.games.cluster_royale.cards import CARDS, TECH
from holdfast.games.cluster_royale.phrases import FIZZLED, HELD, LOST, LURED
from holdfast.games.cluster_royale.rows import from_turn
from holdfast.kernel.bits import NONE, bit

if TYPE_CHECKING:
    from holdfast.games.cluster_royale.table import ClusterTable, Player


def enter_cloud(table: ClusterTable, seat: i64, face: i64) -> None:
    """A tech or celebrity is laid down from the hand."""
    player = table.players[seat]
    table.move_face(player.hand, face, player.cloud)
    player.powers.value |= bit(face - CARDS.first_permanent)


def note_powers(table: ClusterTable, player: Player) -> None:
    """What lies in a cloud, as a mask. Of two cards that are alike one may leave and the other stay."""
    powers: i64 = 0
    for at in range(player.cloud.size):
        powers |= bit(table.face[player.cloud.cards[at]] - CARDS.first_permanent)
    player.powers.value = powers


def lies_in_a_cloud(table: ClusterTable, face: i64) -> bool:
    for player in table.players:
        if player.powers.value >> (face - CARDS.first_permanent) & 1:
            return True
    return False


def discard_permanent(table: ClusterTable, seat: i64, face: i64) -> None:
    """A tech or celebrity leaves play."""
    player = table.players[seat]
    table.tell(LOST, seat, table.move_face(player.cloud, face, table.discard))
    note_powers(table, player)
    if HOOKS.on_leave_play >> (face - CARDS.first_permanent) & 1:
        CARDS.texts[face].on_leave_play(table)


def is_kept(table: ClusterTable, seat: i64, face: i64) -> bool:
    """Whether another card in the cloud keeps a tech or celebrity from being destroyed."""
    player = table.players[seat]
    if player.powers.value & HOOKS.keeps_permanent:
        for at in range(player.cloud.size):
            if CARDS.texts[table.face[player.cloud.cards[at]]].keeps_permanent(face):
                return True
    return False


def destroy_permanent(table: ClusterTable, seat: i64, face: i64) -> bool:
    """Destroy it, unless another card keeps it; whether it is gone."""
    if is_kept(table, seat, face):
        cloud = table.players[seat].cloud
        table.tell(HELD, seat, cloud.cards[table.find(cloud, face)])
        return False
    discard_permanent(table, seat, face)
    return True


def destroy_labelled(table: ClusterTable, by: i64, label: i64, seats: i64) -> None:
    """A card destroys all cards with a label in the clouds of these seats."""
    found = False
    for step in range(table.seats):
        seat = from_turn(table, step)
        if seats & bit(seat) and _sweep(table, seat, label):
            found = True
    if not found:
        table.tell(FIZZLED, by)


def _sweep(table: ClusterTable, seat: i64, label: i64) -> bool:
    """Whether there was any such card, destroyed or kept."""
    cloud = table.players[seat].cloud
    found = False
    at: i64 = 0
    while at < cloud.size:
        face = table.face[cloud.cards[at]]
        hit = CARDS.labels_of[face] & label != 0
        found = found or hit
        if not hit or not destroy_permanent(table, seat, face):
            at += 1
    return found


def steal_permanent(table: ClusterTable, seat: i64, victim: i64, face: i64) -> None:
    """A tech or celebrity comes to the end of one's cloud; it does not enter again."""
    me = table.players[seat]
    them = table.players[victim]
    table.tell(LURED, seat, victim, table.move_face(them.cloud, face, me.cloud))
    note_powers(table, them)
    note_powers(table, me)


def has_tech(table: ClusterTable, seat: i64) -> bool:
    cloud = table.players[seat].cloud
    for at in range(cloud.size):
        if CARDS.type_of[table.face[cloud.cards[at]]] == TECH:
            return True
    return False


def holder(table: ClusterTable, powers: i64, seats: i64) -> i64:
    """Who of these seats has one of these techs or celebrities in the cloud, or NONE."""
    for seat in range(table.seats):
        if seats & bit(seat) and table.players[seat].powers.value & powers:
            return seat
    return NONE


def acts_per_turn(table: ClusterTable, seat: i64) -> i64:
    """How many attacks and defences a seat may play in a turn."""
    acts: i64 = 1
    player = table.players[seat]
    if player.powers.value & HOOKS.extra_acts:
        for at in range(player.cloud.size):
            acts += CARDS.texts[table.face[player.cloud.cards[at]]].extra_acts()
    return acts
