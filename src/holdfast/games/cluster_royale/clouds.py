"""Clouds: techs and celebrities enter, are destroyed and change owners."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import FIRST_PERMANENT, LABELLED, TECH, TYPE
from holdfast.games.cluster_royale.phrases import FIZZLED, HELD, LOST, LURED
from holdfast.games.cluster_royale.table import ClusterTable
from holdfast.kernel.bits import bit


def enter_cloud(table: ClusterTable, seat: i64, face: i64) -> None:
    """A tech or celebrity is laid down from the hand."""
    player = table.players[seat]
    table.move_face(player.hand, face, player.cloud)
    player.powers.value |= bit(face - FIRST_PERMANENT)


def discard_permanent(table: ClusterTable, seat: i64, face: i64) -> None:
    """A tech or celebrity leaves play."""
    player = table.players[seat]
    player.powers.value &= ~bit(face - FIRST_PERMANENT)
    table.tell(LOST, seat, table.move_face(player.cloud, face, table.discard))
    if table.hooks.on_leave_play >> (face - FIRST_PERMANENT) & 1:
        table.effects[face].on_leave_play(table)


def is_kept(table: ClusterTable, seat: i64, face: i64) -> bool:
    """Whether another card in the cloud keeps a tech or celebrity from being destroyed."""
    left = table.players[seat].powers.value & table.hooks.keeps_permanent
    while left:
        if table.first_effect(left).keeps_permanent(face):
            return True
        left &= left - 1
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
        seat = table.from_turn(step)
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
        hit = LABELLED[face] & label != 0
        found = found or hit
        if not hit or not destroy_permanent(table, seat, face):
            at += 1
    return found


def steal_permanent(table: ClusterTable, seat: i64, victim: i64, face: i64) -> None:
    """A tech or celebrity comes to the end of one's cloud; it does not enter again."""
    me = table.players[seat]
    them = table.players[victim]
    them.powers.value &= ~bit(face - FIRST_PERMANENT)
    me.powers.value |= bit(face - FIRST_PERMANENT)
    table.tell(LURED, seat, victim, table.move_face(them.cloud, face, me.cloud))


def has_tech(table: ClusterTable, seat: i64) -> bool:
    cloud = table.players[seat].cloud
    for at in range(cloud.size):
        if TYPE[table.face[cloud.cards[at]]] == TECH:
            return True
    return False
