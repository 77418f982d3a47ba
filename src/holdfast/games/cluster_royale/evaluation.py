"""How well a seat is doing, for bots that look one step ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.box import CARDS
from holdfast.games.cluster_royale.cards import (
    ATTACK,
    CELEBRITY,
    DEFENCE,
    TECH,
    USED_ATTACK,
    USED_CELEBRITY,
    USED_DEFENCE,
    USED_TECH,
)
from holdfast.games.cluster_royale.clouds import acts_per_turn
from holdfast.games.cluster_royale.rows import most_clusters, provider_of, row_of
from holdfast.games.cluster_royale.state import ACT, DEPLOY, ClusterRoyaleState
from holdfast.kernel.bits import NONE, bit, count_bits

CARD: Final = 0.15
"""What a card in hand is worth, in clusters. The first five count in full."""
PERMANENT: Final = 0.35
UNSEEN: Final = 0.5
"""What it adds to a cluster that the enemy has not seen it."""
DEPLOYMENT: Final = 0.1
"""What it is worth that a tech or celebrity may still be deployed this turn."""
ACTION: Final = 0.9
AIMED: Final = 0.3
"""What an exploit in hand is worth more when it is sure to hit."""
HONEYPOT: Final[i64] = CARDS.power("honeypot")
HELM: Final[i64] = CARDS.power("helm")
PAUL_CORMIER: Final[i64] = CARDS.power("paul_cormier")


def evaluation(state: ClusterRoyaleState, seat: i64) -> float:
    """The share of all strength that is one's own side's."""
    mine = row_of(state, seat)
    own = strength(state, mine, seat)
    rivals = 0.0
    for row in range(i64(len(state.rows))):
        if row != mine:
            rivals += strength(state, row, seat)
    if own <= 0.0:
        return -0.99
    own += _aim(state, seat)
    if state.turn == seat:
        own += _still_to_do(state, seat)
    return max(-0.99, min(0.99, 2.0 * own / (own + rivals) - 1.0))


def strength(state: ClusterRoyaleState, row: i64, viewer: i64) -> float:
    """Clusters first, those that the enemy has not seen a little more; then what the members have besides."""
    clusters = state.rows[row].clusters
    if clusters.size == 0:
        return 0.0
    total = 0.0
    mine = row == row_of(state, viewer)
    for at in range(clusters.size):
        total += 1.0
        if not state.lies_open(clusters.cards[at]):
            total += UNSEEN if mine or not state.knows(viewer, clusters.cards[at]) else 0.05
    for seat in range(state.seats):
        if state.rows[row].members & bit(seat):
            total += comfort(state, seat, clusters.size)
    return max(0.1, total)


def comfort(state: ClusterRoyaleState, seat: i64, clusters: i64) -> float:
    """What a seat has besides clusters, and what threatens it."""
    player = state.players[seat]
    hand = player.hand.size
    value = PERMANENT * float(player.cloud.size) + CARD * float(min(hand, 5)) + 0.02 * float(max(i64(0), hand - 5))
    if player.powers.value & HONEYPOT:
        value += 1.0
    if player.powers.value & HELM:
        value += 0.2
    if player.protected.value != NONE:
        value += 0.5 * float(clusters)
    if player.immune_to.value:
        value += 0.3
    return value - _threats(state, seat, clusters)


def _aim(state: ClusterRoyaleState, seat: i64) -> float:
    """How well the exploits in one's hand fit the clusters that one has seen."""
    hand = state.players[seat].hand
    total = 0.0
    for at in range(hand.size):
        aims = CARDS.providers_hit[state.face[hand.cards[at]]]
        if aims:
            total += AIMED * _best_chance(state, seat, aims)
    return total


def _best_chance(state: ClusterRoyaleState, seat: i64, aims: i64) -> float:
    best = 0.0
    for row in range(i64(len(state.rows))):
        if row == row_of(state, seat):
            continue
        clusters = state.rows[row].clusters
        for at in range(clusters.size):
            if not state.knows(seat, clusters.cards[at]):
                best = max(best, 0.25 * float(count_bits(aims)))
            elif aims & bit(provider_of(state, clusters.cards[at])):
                return 1.0
    return best


def _still_to_do(state: ClusterRoyaleState, seat: i64) -> float:
    """What the turn in progress still promises: who attacks first cannot deploy any more, who ends can do nothing."""
    if state.step.value != DEPLOY and state.step.value != ACT:
        return 0.0
    types = _types_in_hand(state, seat)
    promise = CARD
    if state.step.value == DEPLOY:
        if types & bit(TECH) and state.used_this_turn.count(USED_TECH) == 0:
            promise += DEPLOYMENT
        if types & bit(CELEBRITY) and state.used_this_turn.count(USED_CELEBRITY) == 0:
            promise += DEPLOYMENT
    acts = state.used_this_turn.count(USED_ATTACK) + state.used_this_turn.count(USED_DEFENCE)
    if acts < acts_per_turn(state, seat) and types & (bit(ATTACK) | bit(DEFENCE)):
        promise += ACTION
    return promise


def _types_in_hand(state: ClusterRoyaleState, seat: i64) -> i64:
    hand = state.players[seat].hand
    types: i64 = 0
    for at in range(hand.size):
        types |= bit(CARDS.type_of[state.face[hand.cards[at]]])
    return types


def _threats(state: ClusterRoyaleState, seat: i64, clusters: i64) -> float:
    player = state.players[seat]
    danger = 0.0
    if player.skips.value:
        danger += 0.6
    if player.owes.value:
        danger += 1.2 if clusters == most_clusters(state) else 0.4
    if player.powers.value & PAUL_CORMIER:
        danger += 0.3 + (1.0 * float(clusters) if clusters <= 2 else 0.5 if clusters == 3 else 0.0)
    if player.shutdowns.size:
        danger += 0.2 * float(clusters)
    return danger
