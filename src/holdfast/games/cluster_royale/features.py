"""What tells who will win a game of Cluster Royale: clusters and who saw them, cards, protection and threats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import ATTACK, CELEBRITY, DEFENCE, TYPE, power
from holdfast.games.cluster_royale.effects.attacks import AIMS
from holdfast.games.cluster_royale.evaluation import HELM, HONEYPOT, PAUL_CORMIER
from holdfast.games.cluster_royale.table import (
    ACT,
    DEPLOY,
    DRAW,
    USED_ATTACK,
    USED_CELEBRITY,
    USED_DEFENCE,
    USED_TECH,
    ClusterTable,
    Player,
)
from holdfast.kernel.bits import NONE, bit, count_bits
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
PERMANENTS: Final[i64] = FEATURES.add("permanents_in_hand")
CELEBRITIES: Final[i64] = FEATURES.add("celebrities_in_hand")
CLOUD: Final[i64] = FEATURES.add("cloud")
HAS_HONEYPOT: Final[i64] = FEATURES.add("honeypot")
HAS_HELM: Final[i64] = FEATURES.add("helm")
HAS_FALCO: Final[i64] = FEATURES.add("falco_and_sidekick")
DRAWS: Final[i64] = FEATURES.add("better_draws")
PROTECTED: Final[i64] = FEATURES.add("protected")
IMMUNE: Final[i64] = FEATURES.add("immune")
SURE_HITS: Final[i64] = FEATURES.add("sure_hits")
LIKELY_HITS: Final[i64] = FEATURES.add("likely_hits")
AIMED_AT: Final[i64] = FEATURES.add("aimed_at")
ON_TURN: Final[i64] = FEATURES.add("on_turn")
MAY_ACT: Final[i64] = FEATURES.add("may_still_act")
SURE_NOW: Final[i64] = FEATURES.add("sure_hit_now")
MAY_DEPLOY: Final[i64] = FEATURES.add("may_still_deploy")
SKIPS: Final[i64] = FEATURES.add("skips")
OWES: Final[i64] = FEATURES.add("owes")
OWES_MOST: Final[i64] = FEATURES.add("owes_with_most")
PAUL: Final[i64] = FEATURES.add("paul_with_three")
PAUL_FEW: Final[i64] = FEATURES.add("paul_with_few")
SHUTDOWN: Final[i64] = FEATURES.add("shutdown")
SHUTDOWN_SOON: Final[i64] = FEATURES.add("shutdown_soon")

FALCO: Final[i64] = power("falco")
SIDEKICK: Final[i64] = power("falco_sidekick")
BETTER_DRAWS: Final[i64] = power("prometheus") | power("springboot") | power("terraform") | power("jeff_bezos")


def features(table: ClusterTable, seat: i64, into: vec[float]) -> None:
    for at in range(i64(len(into))):
        into[at] = 0.0
    _count_clusters(table, seat, into)
    _count_hand(table, seat, into)
    _see_cloud(table.players[seat], into)
    _see_threats(table, seat, into)
    if table.turn == seat:
        _see_turn(table, seat, into)


def _count_clusters(table: ClusterTable, seat: i64, into: vec[float]) -> None:
    mine = table.row_of(seat)
    clusters = table.rows[mine].clusters
    total: i64 = 0
    for row in table.rows:
        total += row.clusters.size
    into[CLUSTERS] = float(clusters.size)
    into[SHARE] = float(clusters.size) / float(max(i64(1), total))
    into[LAST_CLUSTER] = 1.0 if clusters.size == 1 else 0.0
    into[TWO_CLUSTERS] = 1.0 if clusters.size == 2 else 0.0
    into[MOST_CLUSTERS] = 1.0 if clusters.size == table.most_clusters() else 0.0
    for at in range(clusters.size):
        if not table.lies_open(clusters.cards[at]):
            into[UNSEEN] += 1.0


def _count_hand(table: ClusterTable, seat: i64, into: vec[float]) -> None:
    hand = table.players[seat].hand
    into[HAND] = float(min(hand.size, i64(8)))
    for at in range(hand.size):
        face = table.face[hand.cards[at]]
        type = TYPE[face]
        if type == ATTACK:
            into[ATTACKS] += 1.0
            if AIMS[face]:
                _aim(table, seat, AIMS[face], into)
        elif type == DEFENCE:
            into[DEFENCES] += 1.0
        else:
            into[PERMANENTS] += 1.0
            into[CELEBRITIES] += 1.0 if type == CELEBRITY else 0.0


def _aim(table: ClusterTable, seat: i64, aims: i64, into: vec[float]) -> None:
    """Whether an exploit is sure to hit a cluster that the seat has seen, and else how likely it is."""
    mine = table.row_of(seat)
    best = 0.0
    for row in range(i64(len(table.rows))):
        if row != mine:
            clusters = table.rows[row].clusters
            for at in range(clusters.size):
                card = clusters.cards[at]
                if not table.knows(seat, card):
                    best = max(best, 0.25 * float(count_bits(aims)))
                elif aims & bit(table.provider(card)):
                    into[SURE_HITS] += 1.0
                    return
    into[LIKELY_HITS] += best


def _see_cloud(player: Player, into: vec[float]) -> None:
    powers = player.powers.value
    into[CLOUD] = float(player.cloud.size)
    into[HAS_HONEYPOT] = 1.0 if powers & HONEYPOT else 0.0
    into[HAS_HELM] = 1.0 if powers & HELM else 0.0
    into[HAS_FALCO] = 1.0 if powers & FALCO and powers & SIDEKICK else 0.0
    into[DRAWS] = float(count_bits(powers & BETTER_DRAWS))
    into[PROTECTED] = 1.0 if player.protected.value != NONE else 0.0
    into[IMMUNE] = 1.0 if player.immune_to.value else 0.0


def _see_threats(table: ClusterTable, seat: i64, into: vec[float]) -> None:
    player = table.players[seat]
    clusters = table.rows[table.row_of(seat)].clusters.size
    into[SKIPS] = 1.0 if player.skips.value else 0.0
    if player.owes.value:
        into[OWES_MOST if clusters == table.most_clusters() else OWES] = 1.0
    if player.powers.value & PAUL_CORMIER:
        into[PAUL_FEW if clusters <= 2 else PAUL] = 1.0
    if player.shutdowns.size > 0:
        into[SHUTDOWN_SOON if player.shutdowns.at(0) <= 1 else SHUTDOWN] = 1.0
    for other in range(table.seats):
        if table.is_rival(seat, other):
            into[AIMED_AT] += _exploits_at(table, other, seat)


def _exploits_at(table: ClusterTable, other: i64, seat: i64) -> float:
    """How many exploits of another's would surely hit a cluster of this seat that the other has seen."""
    hand = table.players[other].hand
    clusters = table.rows[table.row_of(seat)].clusters
    providers: i64 = 0
    for at in range(clusters.size):
        if table.knows(other, clusters.cards[at]):
            providers |= bit(table.provider(clusters.cards[at]))
    if providers == 0:
        return 0.0
    exploits: i64 = 0
    for at in range(hand.size):
        if AIMS[table.face[hand.cards[at]]] & providers:
            exploits += 1
    return float(min(exploits, i64(2)))


def _see_turn(table: ClusterTable, seat: i64, into: vec[float]) -> None:
    """What the turn in progress still promises."""
    into[ON_TURN] = 1.0
    step = table.step.value
    if step == DRAW:
        return
    used = table.used_this_turn
    acts = used.count(USED_ATTACK) + used.count(USED_DEFENCE)
    if (step == DEPLOY or step == ACT) and acts < table.acts_per_turn(seat):
        into[MAY_ACT] = 1.0 if into[ATTACKS] + into[DEFENCES] > 0.0 else 0.0
        into[SURE_NOW] = 1.0 if into[SURE_HITS] > 0.0 else 0.0
    if step == DEPLOY and into[PERMANENTS] > 0.0:
        techs = into[PERMANENTS] > into[CELEBRITIES] and used.count(USED_TECH) == 0
        stars = into[CELEBRITIES] > 0.0 and used.count(USED_CELEBRITY) == 0
        into[MAY_DEPLOY] = (1.0 if techs else 0.0) + (1.0 if stars else 0.0)
