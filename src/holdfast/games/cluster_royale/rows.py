"""Rows of clusters: whose they are, and what happens to clusters but destruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import CARDS
from holdfast.games.cluster_royale.phrases import FIRST_TEAM, FIZZLED, GAINED, HIDDEN, REVEALED, STOLEN
from holdfast.kernel.bits import EVERYONE, NONE, bit

if TYPE_CHECKING:
    from holdfast.games.cluster_royale.table import ClusterTable

# Whose is what


def row_of(table: ClusterTable, seat: i64) -> i64:
    return seat & 1 if table.teams else seat


def row_said(table: ClusterTable, row: i64) -> i64:
    """How a row is named in a move."""
    return row + FIRST_TEAM if table.teams else row


def row_meant(table: ClusterTable, word: i64) -> i64:
    return word - FIRST_TEAM if table.teams else word


def is_rival(table: ClusterTable, seat: i64, other: i64) -> bool:
    """Whether somebody is “another player” for a seat."""
    return table.is_in(other) and table.team(seat) & bit(other) == 0


def rivals_of(table: ClusterTable, seat: i64) -> i64:
    return table.everyone_in() & ~table.team(seat)


def decider(table: ClusterTable, row: i64) -> i64:
    """Who makes a row's choices: its member on turn, otherwise its next one in seat order."""
    for step in range(table.seats):
        if table.rows[row].members & bit(from_turn(table, step)):
            return from_turn(table, step)
    return NONE


def next_of_team(table: ClusterTable, team: i64, seat: i64) -> i64:
    """The lowest seat of a team after a seat."""
    for step in range(1, table.seats + 1):
        following = (seat + step) % table.seats
        if following & 1 == team:
            return following
    return NONE


def from_turn(table: ClusterTable, step: i64) -> i64:
    """The seats in order from the one on turn."""
    seat = table.turn + step
    return seat if seat < table.seats else seat - table.seats  # a remainder would take longer


# Clusters


def provider_of(table: ClusterTable, card: i64) -> i64:
    return table.face[card] - CARDS.first_cluster


def most_clusters(table: ClusterTable) -> i64:
    most: i64 = 0
    for row in table.rows:
        most = max(most, row.clusters.size)
    return most


def lost_cluster(table: ClusterTable, provider: i64) -> i64:
    """A cluster of a provider in the cluster discard pile, or NONE."""
    at = table.find(table.cluster_discard, provider + CARDS.first_cluster)
    return NONE if at == NONE else table.cluster_discard.cards[at]


def tell_row(table: ClusterTable, event: i64, row: i64, card: i64) -> None:
    """Tell what happened to a cluster of a row."""
    table.tell(event, row_said(table, row), card)


def reveal(table: ClusterTable, row: i64, card: i64) -> None:
    """A cluster lies face up from now on."""
    if not table.lies_open(card):
        table.show(card, EVERYONE)
        tell_row(table, REVEALED, row, card)


def reveal_all(table: ClusterTable, provider: i64, rivals_of: i64, by: i64) -> None:
    """A card has the other players reveal all their clusters of a provider."""
    found = False
    for row in range(i64(len(table.rows))):
        if row != row_of(table, rivals_of):
            clusters = table.rows[row].clusters
            for at in range(clusters.size):
                card = clusters.cards[at]
                if provider_of(table, card) == provider and not table.lies_open(card):
                    found = True
                    reveal(table, row, card)
    if not found:
        table.tell(FIZZLED, by)


def hide_row(table: ClusterTable, row: i64) -> None:
    """Turn all clusters of a row face down and shuffle them; their owners look again."""
    table.shuffle(table.rows[row].clusters)
    table.tell(HIDDEN, row_said(table, row))


def steal_cluster(table: ClusterTable, row: i64, place: i64, thief: i64) -> None:
    """A cluster comes over as it is, to the right end."""
    card = table.move(table.rows[row].clusters, place, table.players[thief].clusters)
    table.tell(STOLEN, row_said(table, row_of(table, thief)), row_said(table, row), card)


def gain_cluster(table: ClusterTable, row: i64, card: i64) -> None:
    """A cluster from the cluster discard pile, face up."""
    table.move_card(card, table.cluster_discard, table.rows[row].clusters)
    tell_row(table, GAINED, row, card)
