"""What tells who will win a game of Cluster Royale: clusters and who saw them, cards, protection and threats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.cluster_royale.box import CARDS
from holdfast.games.cluster_royale.cards import (
    ATTACK,
    CELEBRITY,
    DEFENCE,
    USED_ATTACK,
    USED_CELEBRITY,
    USED_DEFENCE,
    USED_TECH,
)
from holdfast.games.cluster_royale.clouds import acts_per_turn
from holdfast.games.cluster_royale.evaluation import PAUL_CORMIER
from holdfast.games.cluster_royale.hands import keeps_hand
from holdfast.games.cluster_royale.rows import most_clusters, provider_of, rivals_of, row_of
from holdfast.games.cluster_royale.state import ACT, DEPLOY, DRAW, ClusterRoyaleState
from holdfast.kernel.bits import NONE, bit, count_bits, lowest_bit
from holdfast.kernel.features import Features

FEATURES: Final = Features()
CLUSTERS: Final[i64] = FEATURES.add("clusters")
SHARE: Final[i64] = FEATURES.add("share_of_clusters")
LAST_CLUSTER: Final[i64] = FEATURES.add("last_cluster")
TWO_CLUSTERS: Final[i64] = FEATURES.add("two_clusters")
MOST_CLUSTERS: Final[i64] = FEATURES.add("most_clusters")
UNSEEN: Final[i64] = FEATURES.add("unseen_clusters")
HAND: Final[i64] = FEATURES.add("hand")
ATTACKS: Final[i64] = FEATURES.add("attacks")
DEFENCES: Final[i64] = FEATURES.add("defences")
DEPLOYABLE: Final[i64] = FEATURES.add("permanents_in_hand")
CELEBRITIES: Final[i64] = FEATURES.add("celebrities_in_hand")
PROTECTED: Final[i64] = FEATURES.add("protected")
IMMUNE: Final[i64] = FEATURES.add("immune")
SURE_HITS: Final[i64] = FEATURES.add("sure_hits")
LIKELY_HITS: Final[i64] = FEATURES.add("likely_hits")
AIMED_AT: Final[i64] = FEATURES.add("aimed_at")
LAST_AIMED_AT: Final[i64] = FEATURES.add("last_cluster_aimed_at")
ON_TURN: Final[i64] = FEATURES.add("on_turn")
MAY_ACT: Final[i64] = FEATURES.add("may_still_act")
SURE_NOW: Final[i64] = FEATURES.add("sure_hit_now")
MAY_DEPLOY: Final[i64] = FEATURES.add("may_still_deploy")
SKIPS: Final[i64] = FEATURES.add("skips")
OWES: Final[i64] = FEATURES.add("owes")
OWES_MOST: Final[i64] = FEATURES.add("owes_with_most")
SHUTDOWN: Final[i64] = FEATURES.add("shutdown")
SHUTDOWN_SOON: Final[i64] = FEATURES.add("shutdown_soon")
DOOMED: Final[i64] = FEATURES.add("clusters_to_shut_down")
SURVIVING: Final[i64] = FEATURES.add("rival_clusters_after_shutdown")
SHELTER: Final[i64] = FEATURES.add("shelter_from_shutdown")
FALCO_PAIR: Final[i64] = FEATURES.add("falco_and_sidekick")
PAUL_THREE: Final[i64] = FEATURES.add("paul_with_three")
PAUL_FEW: Final[i64] = FEATURES.add("paul_with_few")
PAUL_LOSES: Final[i64] = FEATURES.add("paul_with_few_at_next_start")
PAUL_MANY: Final[i64] = FEATURES.add("paul_with_many")
SERVLET_IN_VAIN: Final[i64] = FEATURES.add("servlet_in_vain")
SERVLET_EMPTIES: Final[i64] = FEATURES.add("servlet_empties_hand")
SPOILS: Final[i64] = FEATURES.add("spoils_of_sundar")

IN_CLOUD: Final = CARDS.declare(FEATURES, "in_cloud")
"""For each face the feature that says that it lies in the cloud, or NONE,"""
IN_HAND: Final = CARDS.declare(FEATURES, "in_hand")
"""and the one for a card in hand that is worth clearly more or less than others of its type."""

FALCO: Final[i64] = CARDS.power("falco") | CARDS.power("falco_sidekick")
JAVA_SERVLET: Final[i64] = CARDS.power("java_servlet")
SUNDAR_PICHAI: Final[i64] = CARDS.face_of("sundar_pichai")
SHELTERS: Final[i64] = bit(CARDS.face_of("external_audit")) | bit(CARDS.face_of("container_forensics"))
"""Cards that keep all clusters for a turn: time enough for a shutdown to pass."""


def features(state: ClusterRoyaleState, seat: i64, into: vec[float]) -> None:
    for at in range(i64(len(into))):
        into[at] = 0.0
    _count_clusters(state, seat, into)
    _count_hand(state, seat, into)
    _see_cloud(state, seat, into)
    _see_threats(state, seat, into)
    if state.turn == seat:
        _see_turn(state, seat, into)


def _count_clusters(state: ClusterRoyaleState, seat: i64, into: vec[float]) -> None:
    mine = row_of(state, seat)
    clusters = state.rows[mine].clusters
    total: i64 = 0
    for row in state.rows:
        total += row.clusters.size
    into[CLUSTERS] = float(clusters.size)
    into[SHARE] = float(clusters.size) / float(max(i64(1), total))
    into[LAST_CLUSTER] = 1.0 if clusters.size == 1 else 0.0
    into[TWO_CLUSTERS] = 1.0 if clusters.size == 2 else 0.0
    into[MOST_CLUSTERS] = 1.0 if clusters.size == most_clusters(state) else 0.0
    for at in range(clusters.size):
        if not state.lies_open(clusters.cards[at]):
            into[UNSEEN] += 1.0


def _most_of_a_rival(state: ClusterRoyaleState, seat: i64) -> i64:
    """How many clusters the rival has who has the most."""
    mine = row_of(state, seat)
    most: i64 = 0
    for row in range(i64(len(state.rows))):
        if row != mine:
            most = max(most, state.rows[row].clusters.size)
    return most


def _count_hand(state: ClusterRoyaleState, seat: i64, into: vec[float]) -> None:
    hand = state.players[seat].hand
    into[HAND] = float(min(hand.size, i64(8)))
    for at in range(hand.size):
        face = state.face[hand.cards[at]]
        type = CARDS.type_of[face]
        if type == ATTACK:
            into[ATTACKS] += 1.0
            if CARDS.providers_hit[face]:
                _aim(state, seat, CARDS.providers_hit[face], into)
        elif type == DEFENCE:
            into[DEFENCES] += 1.0
        else:
            into[DEPLOYABLE] += 1.0
            into[CELEBRITIES] += 1.0 if type == CELEBRITY else 0.0
        if IN_HAND[face] != NONE:
            into[IN_HAND[face]] = 1.0
            if face == SUNDAR_PICHAI:
                into[SPOILS] = float(_most_of_a_rival(state, seat) >> 1)


def _aim(state: ClusterRoyaleState, seat: i64, aims: i64, into: vec[float]) -> None:
    """Whether an exploit is sure to hit a cluster that the seat has seen, and else how likely it is."""
    mine = row_of(state, seat)
    best = 0.0
    for row in range(i64(len(state.rows))):
        if row != mine:
            clusters = state.rows[row].clusters
            for at in range(clusters.size):
                card = clusters.cards[at]
                if not state.knows(seat, card):
                    best = max(best, 0.25 * float(count_bits(aims)))
                elif aims & bit(provider_of(state, card)):
                    into[SURE_HITS] += 1.0
                    return
    into[LIKELY_HITS] += best


def _see_cloud(state: ClusterRoyaleState, seat: i64, into: vec[float]) -> None:
    player = state.players[seat]
    powers = player.powers.value
    left = powers
    while left:
        into[IN_CLOUD[lowest_bit(left) + CARDS.first_permanent]] = 1.0
        left &= left - 1
    into[FALCO_PAIR] = 1.0 if powers & FALCO == FALCO else 0.0
    into[PROTECTED] = 1.0 if player.protected.value != NONE else 0.0
    into[IMMUNE] = 1.0 if player.immune_to.value else 0.0
    if powers & PAUL_CORMIER:
        _see_paul(state, seat, into)
    if powers & JAVA_SERVLET:
        _see_servlet(state, seat, into)


def _see_paul(state: ClusterRoyaleState, seat: i64, into: vec[float]) -> None:
    """Whose start of turn with two clusters or fewer is the end."""
    clusters = state.rows[row_of(state, seat)].clusters.size
    if clusters > 3:
        into[PAUL_MANY] = 1.0 if clusters > 4 else 0.0
    elif clusters == 3:
        into[PAUL_THREE] = 1.0
    else:
        into[PAUL_FEW if state.turn == seat else PAUL_LOSES] = 1.0


def _see_servlet(state: ClusterRoyaleState, seat: i64, into: vec[float]) -> None:
    """Whether somebody has to discard for it, and whether that leaves them without cards."""
    into[SERVLET_IN_VAIN] = 1.0
    rivals = rivals_of(state, seat)
    for other in range(state.seats):
        if rivals >> other & 1 and not keeps_hand(state, other):
            into[SERVLET_IN_VAIN] = 0.0
            if state.players[other].hand.size <= 1:
                into[SERVLET_EMPTIES] = 1.0


def _see_threats(state: ClusterRoyaleState, seat: i64, into: vec[float]) -> None:
    player = state.players[seat]
    into[SKIPS] = 1.0 if player.skips.value else 0.0
    if player.owes.value:
        into[OWES if into[MOST_CLUSTERS] == 0.0 else OWES_MOST] = 1.0
    if player.shutdowns.size > 0:
        _see_shutdown(state, seat, into)
    rivals = rivals_of(state, seat)
    for other in range(state.seats):
        if rivals >> other & 1:
            into[AIMED_AT] += _exploits_at(state, other, seat)
    into[LAST_AIMED_AT] = 1.0 if into[LAST_CLUSTER] > 0.0 and into[AIMED_AT] > 0.0 else 0.0


def _see_shutdown(state: ClusterRoyaleState, seat: i64, into: vec[float]) -> None:
    """How soon it comes, what it will take, and whether there is a shelter."""
    player = state.players[seat]
    into[SHUTDOWN_SOON if player.shutdowns.at(0) <= 1 else SHUTDOWN] = 1.0
    into[DOOMED] = into[CLUSTERS]
    into[SURVIVING] = float(_most_of_a_rival(state, seat))
    for at in range(player.hand.size):
        if SHELTERS & bit(state.face[player.hand.cards[at]]):
            into[SHELTER] = 1.0


def _exploits_at(state: ClusterRoyaleState, other: i64, seat: i64) -> float:
    """How many exploits of another's would surely hit a cluster of this seat that the other has seen."""
    hand = state.players[other].hand
    clusters = state.rows[row_of(state, seat)].clusters
    providers: i64 = 0
    for at in range(clusters.size):
        if state.knows(other, clusters.cards[at]):
            providers |= bit(provider_of(state, clusters.cards[at]))
    if providers == 0:
        return 0.0
    exploits: i64 = 0
    for at in range(hand.size):
        if CARDS.providers_hit[state.face[hand.cards[at]]] & providers:
            exploits += 1
    return float(min(exploits, i64(2)))


def _see_turn(state: ClusterRoyaleState, seat: i64, into: vec[float]) -> None:
    """What the turn in progress still promises."""
    into[ON_TURN] = 1.0
    step = state.step.value
    if step == DRAW:
        return
    used = state.used_this_turn
    acts = used.count(USED_ATTACK) + used.count(USED_DEFENCE)
    if (step == DEPLOY or step == ACT) and acts < acts_per_turn(state, seat):
        into[MAY_ACT] = 1.0 if into[ATTACKS] + into[DEFENCES] > 0.0 else 0.0
        into[SURE_NOW] = 1.0 if into[SURE_HITS] > 0.0 else 0.0
    if step == DEPLOY and into[DEPLOYABLE] > 0.0:
        techs = into[DEPLOYABLE] > into[CELEBRITIES] and used.count(USED_TECH) == 0
        stars = into[CELEBRITIES] > 0.0 and used.count(USED_CELEBRITY) == 0
        into[MAY_DEPLOY] = (1.0 if techs else 0.0) + (1.0 if stars else 0.0)
