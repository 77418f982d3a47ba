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
    from holdfast.games.cluster_royale.state import ClusterRoyaleState, Player


def enter_cloud(state: ClusterRoyaleState, seat: i64, face: i64) -> None:
    """A tech or celebrity is laid down from the hand."""
    player = state.players[seat]
    state.move_face(player.hand, face, player.cloud)
    player.powers.value |= bit(face - CARDS.first_permanent)


def note_powers(state: ClusterRoyaleState, player: Player) -> None:
    """What lies in a cloud, as a mask. Of two cards that are alike one may leave and the other stay."""
    powers: i64 = 0
    for at in range(player.cloud.size):
        powers |= bit(state.face[player.cloud.cards[at]] - CARDS.first_permanent)
    player.powers.value = powers


def lies_in_a_cloud(state: ClusterRoyaleState, face: i64) -> bool:
    for player in state.players:
        if player.powers.value >> (face - CARDS.first_permanent) & 1:
            return True
    return False


def discard_permanent(state: ClusterRoyaleState, seat: i64, face: i64) -> None:
    """A tech or celebrity leaves play."""
    player = state.players[seat]
    state.tell(LOST, seat, state.move_face(player.cloud, face, state.discard))
    note_powers(state, player)
    if HOOKS.on_leave_play >> (face - CARDS.first_permanent) & 1:
        CARDS.texts[face].on_leave_play(state)


def is_kept(state: ClusterRoyaleState, seat: i64, face: i64) -> bool:
    """Whether another card in the cloud keeps a tech or celebrity from being destroyed."""
    player = state.players[seat]
    if player.powers.value & HOOKS.keeps_permanent:
        for at in range(player.cloud.size):
            if CARDS.texts[state.face[player.cloud.cards[at]]].keeps_permanent(face):
                return True
    return False


def destroy_permanent(state: ClusterRoyaleState, seat: i64, face: i64) -> bool:
    """Destroy it, unless another card keeps it; whether it is gone."""
    if is_kept(state, seat, face):
        cloud = state.players[seat].cloud
        state.tell(HELD, seat, cloud.cards[state.find(cloud, face)])
        return False
    discard_permanent(state, seat, face)
    return True


def destroy_labelled(state: ClusterRoyaleState, by: i64, label: i64, seats: i64) -> None:
    """A card destroys all cards with a label in the clouds of these seats."""
    found = False
    for step in range(state.seats):
        seat = from_turn(state, step)
        if seats & bit(seat) and _sweep(state, seat, label):
            found = True
    if not found:
        state.tell(FIZZLED, by)


def _sweep(state: ClusterRoyaleState, seat: i64, label: i64) -> bool:
    """Whether there was any such card, destroyed or kept."""
    cloud = state.players[seat].cloud
    found = False
    at: i64 = 0
    while at < cloud.size:
        face = state.face[cloud.cards[at]]
        hit = CARDS.labels_of[face] & label != 0
        found = found or hit
        if not hit or not destroy_permanent(state, seat, face):
            at += 1
    return found


def steal_permanent(state: ClusterRoyaleState, seat: i64, victim: i64, face: i64) -> None:
    """A tech or celebrity comes to the end of one's cloud; it does not enter again."""
    me = state.players[seat]
    them = state.players[victim]
    state.tell(LURED, seat, victim, state.move_face(them.cloud, face, me.cloud))
    note_powers(state, them)
    note_powers(state, me)


def has_tech(state: ClusterRoyaleState, seat: i64) -> bool:
    cloud = state.players[seat].cloud
    for at in range(cloud.size):
        if CARDS.type_of[state.face[cloud.cards[at]]] == TECH:
            return True
    return False


def holder(state: ClusterRoyaleState, powers: i64, seats: i64) -> i64:
    """Who of these seats has one of these techs or celebrities in the cloud, or NONE."""
    for seat in range(state.seats):
        if seats & bit(seat) and state.players[seat].powers.value & powers:
            return seat
    return NONE


def acts_per_turn(state: ClusterRoyaleState, seat: i64) -> i64:
    """How many attacks and defences a seat may play in a turn."""
    acts: i64 = 1
    player = state.players[seat]
    if player.powers.value & HOOKS.extra_acts:
        for at in range(player.cloud.size):
            acts += CARDS.texts[state.face[player.cloud.cards[at]]].extra_acts()
    return acts
