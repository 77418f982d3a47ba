"""Clouds: techs and celebrities enter, are destroyed and change owners."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import FIRST_PERMANENT, LABELLED, TECH, TYPE
from holdfast.games.cluster_royale.phrases import HELD, LOST, LURED
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
    card = table.move_face(player.cloud, face, table.discard)
    if table.hooks.on_leave_play >> (face - FIRST_PERMANENT) & 1:
        table.effects[face].on_leave_play(table)
    table.tell(LOST, seat, card)


def is_kept(table: ClusterTable, seat: i64, face: i64) -> bool:
    """Whether another card in the cloud keeps a tech or celebrity from being destroyed."""
    left = table.players[seat].powers.value & table.hooks.keeps_permanent
    while left:
        if table.first_effect(left).keeps_permanent(face):
            return True
        left &= left - 1
    return False


def destroy_permanent(table: ClusterTable, seat: i64, face: i64) -> None:
    if is_kept(table, seat, face):
        cloud = table.players[seat].cloud
        table.tell(HELD, seat, cloud.cards[table.find(cloud, face)])
    else:
        discard_permanent(table, seat, face)


def destroy_labelled(table: ClusterTable, label: i64, seats: i64) -> None:
    """Destroy all cards with a label in the clouds of these seats."""
    for step in range(table.seats):
        seat = table.from_turn(step)
        if seats & bit(seat):
            _sweep(table, seat, label)


def _sweep(table: ClusterTable, seat: i64, label: i64) -> None:
    cloud = table.players[seat].cloud
    at: i64 = 0
    while at < cloud.size:
        face = table.face[cloud.cards[at]]
        if LABELLED[face] & label and not is_kept(table, seat, face):
            discard_permanent(table, seat, face)
        else:
            at += 1


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
