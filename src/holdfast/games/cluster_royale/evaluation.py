"""How well a seat is doing, for bots that look one step ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.attacks import AIMS
from holdfast.games.cluster_royale.board import (
    ACT,
    DEPLOY,
    DID_ATTACK,
    DID_CELEBRITY,
    DID_DEFENCE,
    DID_TECH,
    Board,
)
from holdfast.games.cluster_royale.cards import ATTACK, CELEBRITY, DEFENCE, HELM, HONEYPOT, TECH, TYPE, power
from holdfast.kernel.zones import NONE, bit, count_seats

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
PAUL_CORMIER: Final[i64] = power("paul_cormier")


def outlook(board: Board, seat: i64) -> float:
    """The share of all strength that is one's own side's."""
    mine = board.row_of(seat)
    own = strength(board, mine, seat)
    rivals = 0.0
    for row in range(i64(len(board.rows))):
        if row != mine:
            rivals += strength(board, row, seat)
    if own <= 0.0:
        return -0.99
    own += _aim(board, seat)
    if board.turn == seat:
        own += _still_to_do(board, seat)
    return max(-0.99, min(0.99, 2.0 * own / (own + rivals) - 1.0))


def strength(board: Board, row: i64, viewer: i64) -> float:
    """Clusters first, those that the enemy has not seen a little more; then what the members have besides."""
    clusters = board.rows[row].clusters
    if clusters.size == 0:
        return 0.0
    total = 0.0
    mine = row == board.row_of(viewer)
    for at in range(clusters.size):
        total += 1.0
        if not board.lies_open(clusters.cards[at]):
            total += UNSEEN if mine or not board.knows(viewer, clusters.cards[at]) else 0.05
    for seat in range(board.seats):
        if board.rows[row].members & bit(seat):
            total += comfort(board, seat, clusters.size)
    return max(0.1, total)


def comfort(board: Board, seat: i64, clusters: i64) -> float:
    """What a seat has besides clusters, and what threatens it."""
    player = board.players[seat]
    hand = player.hand.size
    value = PERMANENT * float(player.cloud.size) + CARD * float(min(hand, 5)) + 0.02 * float(max(i64(0), hand - 5))
    if player.powers & HONEYPOT:
        value += 1.0
    if player.powers & HELM:
        value += 0.2
    if player.protected != NONE:
        value += 0.5 * float(clusters)
    if player.immune_to:
        value += 0.3
    return value - _threats(board, seat, clusters)


def _aim(board: Board, seat: i64) -> float:
    """How well the exploits in one's hand fit the clusters that one has seen."""
    hand = board.players[seat].hand
    total = 0.0
    for at in range(hand.size):
        aims = AIMS[board.face[hand.cards[at]]]
        if aims:
            total += AIMED * _best_chance(board, seat, aims)
    return total


def _best_chance(board: Board, seat: i64, aims: i64) -> float:
    best = 0.0
    for row in range(i64(len(board.rows))):
        if row == board.row_of(seat):
            continue
        clusters = board.rows[row].clusters
        for at in range(clusters.size):
            if not board.knows(seat, clusters.cards[at]):
                best = max(best, 0.25 * float(count_seats(aims)))
            elif aims & bit(board.provider(clusters.cards[at])):
                return 1.0
    return best


def _still_to_do(board: Board, seat: i64) -> float:
    """What the turn in progress still promises: who attacks first cannot deploy any more, who ends can do nothing."""
    if board.step != DEPLOY and board.step != ACT:
        return 0.0
    types = _types_in_hand(board, seat)
    promise = CARD
    if board.step == DEPLOY:
        if types & bit(TECH) and board.times(DID_TECH) == 0:
            promise += DEPLOYMENT
        if types & bit(CELEBRITY) and board.times(DID_CELEBRITY) == 0:
            promise += DEPLOYMENT
    acts = board.times(DID_ATTACK) + board.times(DID_DEFENCE)
    if acts < board.acts_a_turn(seat) and types & (bit(ATTACK) | bit(DEFENCE)):
        promise += ACTION
    return promise


def _types_in_hand(board: Board, seat: i64) -> i64:
    hand = board.players[seat].hand
    types: i64 = 0
    for at in range(hand.size):
        types |= bit(TYPE[board.face[hand.cards[at]]])
    return types


def _threats(board: Board, seat: i64, clusters: i64) -> float:
    player = board.players[seat]
    danger = 0.0
    if player.skip:
        danger += 0.6
    if player.debt:
        danger += 1.2 if clusters == board.most_clusters() else 0.4
    if player.powers & PAUL_CORMIER:
        danger += 0.3 + (1.0 * float(clusters) if clusters <= 2 else 0.5 if clusters == 3 else 0.0)
    if player.shutdowns:
        danger += 0.2 * float(clusters)
    return danger
