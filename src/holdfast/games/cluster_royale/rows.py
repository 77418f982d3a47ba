"""Rows of clusters: whose they are, and what happens to clusters but destruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import CARDS
from holdfast.games.cluster_royale.phrases import FIRST_TEAM, FIZZLED, GAINED, HIDDEN, REVEALED, STOLEN
from holdfast.kernel.bits import EVERYONE, NONE, bit

if TYPE_CHECKING:
    from holdfast.games.cluster_royale.state import ClusterRoyaleState

# Whose is what


def row_of(state: ClusterRoyaleState, seat: i64) -> i64:
    return seat & 1 if state.teams else seat


def row_said(state: ClusterRoyaleState, row: i64) -> i64:
    """How a row is named in a move."""
    return row + FIRST_TEAM if state.teams else row


def row_meant(state: ClusterRoyaleState, word: i64) -> i64:
    return word - FIRST_TEAM if state.teams else word


def is_rival(state: ClusterRoyaleState, seat: i64, other: i64) -> bool:
    """Whether somebody is “another player” for a seat."""
    return state.is_in(other) and state.team(seat) & bit(other) == 0


def rivals_of(state: ClusterRoyaleState, seat: i64) -> i64:
    return state.everyone_in() & ~state.team(seat)


def decider(state: ClusterRoyaleState, row: i64) -> i64:
    """Who makes a row's choices: its member on turn, otherwise its next one in seat order."""
    for step in range(state.seats):
        if state.rows[row].members & bit(from_turn(state, step)):
            return from_turn(state, step)
    return NONE


def next_of_team(state: ClusterRoyaleState, team: i64, seat: i64) -> i64:
    """The lowest seat of a team after a seat."""
    for step in range(1, state.seats + 1):
        following = (seat + step) % state.seats
        if following & 1 == team:
            return following
    return NONE


def from_turn(state: ClusterRoyaleState, step: i64) -> i64:
    """The seats in order from the one on turn."""
    seat = state.turn + step
    return seat if seat < state.seats else seat - state.seats  # a remainder would take longer


# Clusters


def provider_of(state: ClusterRoyaleState, card: i64) -> i64:
    return state.face[card] - CARDS.first_cluster


def most_clusters(state: ClusterRoyaleState) -> i64:
    most: i64 = 0
    for row in state.rows:
        most = max(most, row.clusters.size)
    return most


def lost_cluster(state: ClusterRoyaleState, provider: i64) -> i64:
    """A cluster of a provider in the cluster discard pile, or NONE."""
    at = state.find(state.cluster_discard, provider + CARDS.first_cluster)
    return NONE if at == NONE else state.cluster_discard.cards[at]


def tell_row(state: ClusterRoyaleState, event: i64, row: i64, card: i64) -> None:
    """Tell what happened to a cluster of a row."""
    state.tell(event, row_said(state, row), card)


def reveal(state: ClusterRoyaleState, row: i64, card: i64) -> None:
    """A cluster lies face up from now on."""
    if not state.lies_open(card):
        state.show(card, EVERYONE, state.rows[row].clusters)
        tell_row(state, REVEALED, row, card)


def reveal_all(state: ClusterRoyaleState, provider: i64, rivals_of: i64, by: i64) -> None:
    """A card has the other players reveal all their clusters of a provider."""
    found = False
    for row in range(i64(len(state.rows))):
        if row != row_of(state, rivals_of):
            clusters = state.rows[row].clusters
            for at in range(clusters.size):
                card = clusters.cards[at]
                if provider_of(state, card) == provider and not state.lies_open(card):
                    found = True
                    reveal(state, row, card)
    if not found:
        state.tell(FIZZLED, by)


def hide_row(state: ClusterRoyaleState, row: i64) -> None:
    """Turn all clusters of a row face down and shuffle them; their owners look again."""
    state.shuffle(state.rows[row].clusters)
    state.tell(HIDDEN, row_said(state, row))


def steal_cluster(state: ClusterRoyaleState, row: i64, place: i64, thief: i64) -> None:
    """A cluster comes over as it is, to the right end."""
    card = state.move(state.rows[row].clusters, place, state.players[thief].clusters)
    state.tell(STOLEN, row_said(state, row_of(state, thief)), row_said(state, row), card)


def gain_cluster(state: ClusterRoyaleState, row: i64, card: i64) -> None:
    """A cluster from the cluster discard pile, face up."""
    state.move_card(card, state.cluster_discard, state.rows[row].clusters)
    tell_row(state, GAINED, row, card)
