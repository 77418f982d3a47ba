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
    from holdfast.games.cluster_royale.state import ClusterRoyaleState


def draw_cards(state: ClusterRoyaleState, seat: i64, count: i64) -> None:
    for _card in range(count):
        if state.next_card() == NONE:
            return
        receive(state, seat, state.deck, state.deck.size - 1)


def receive(state: ClusterRoyaleState, seat: i64, source: Zone, at: i64) -> None:
    """A card from the deck: into the hand, but an event waits for the effect in progress to be over."""
    face = state.face[source.cards[at]]
    if CARDS.type_of[face] != EVENT:
        state.tell(DREW, seat, state.move(source, at, state.players[seat].hand))
    elif state.chain.value >> (face - CARDS.first_event) & 1:
        state.tell(REPEATED, state.move(source, at, state.discard))
    else:
        state.tell(SURPRISED, seat, state.move(source, at, state.players[seat].waiting))


def discard_face(state: ClusterRoyaleState, seat: i64, face: i64) -> None:
    state.tell(DISCARDED, seat, state.move_face(state.players[seat].hand, face, state.discard))


def take_discarded(state: ClusterRoyaleState, seat: i64, face: i64) -> None:
    """Take a card back from the discard pile."""
    state.tell(TOOK, seat, state.move_face(state.discard, face, state.players[seat].hand))


def keeps_hand(state: ClusterRoyaleState, seat: i64) -> bool:
    """Whether discards forced by other cards leave a seat alone."""
    player = state.players[seat]
    if player.powers.value & HOOKS.keeps_hand:
        for at in range(player.cloud.size):
            if CARDS.texts[state.face[player.cloud.cards[at]]].keeps_hand():
                return True
    return False
