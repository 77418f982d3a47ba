"""The defences."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.cluster_royale.card import Defence
from holdfast.games.cluster_royale.cards import CARDS, PROVIDERS
from holdfast.games.cluster_royale.effects import (
    BeImmune,
    Draw,
    GainCluster,
    HideOwnRow,
    Protect,
    SkipDrawStep,
    SwapClusters,
)
from holdfast.games.cluster_royale.phrases import FACE, FIZZLED, LEFT, RESTORE, SCANNED, TAKE
from holdfast.games.cluster_royale.rows import gain_cluster, lost_cluster, row_of
from holdfast.games.cluster_royale.state import ClusterRoyaleState
from holdfast.games.cluster_royale.targets import (
    EXCHANGE,
    LOST_PROVIDER,
    OTHER_AND_HIDDEN_CLUSTER,
    OTHER_PLAYER,
    WITHOUT_TECH,
)
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, arg
from holdfast.kernel.prompts import Prompt
from holdfast.textcards.effect import Steps


class CloudObfuscation(Defence):
    """Turn all your clusters face down and shuffle them."""

    slug = "cloud_obfuscation"
    effect = HideOwnRow()


class CloudMigration(Defence):
    """Exchange one of your clusters for one of another player's. Each keeps its face; they change places."""

    slug = "cloud_migration"
    targets = (EXCHANGE,)
    effect = SwapClusters()


class ExternalAudit(Defence):
    """Until your next turn starts, your clusters can't be destroyed."""

    slug = "external_audit"
    protection = "audit"
    effect = Protect()
    features = ("in_hand",)


class Mfa(Defence):
    """Draw two cards."""

    slug = "mfa"
    effect = Draw(2)


class ContainerForensics(Defence):
    """Skip your draw step this turn; until your next turn starts, your clusters can't be destroyed."""

    slug = "container_forensics"
    protection = "forensics"
    effect = Steps(SkipDrawStep(), Protect())
    features = ("in_hand",)


class Backup(Defence):
    """Take one cluster from the cluster discard pile, face up."""

    slug = "backup"
    targets = (LOST_PROVIDER,)
    effect = GainCluster()
    features = ("in_hand",)


class CloudBestPractices(Defence):
    """Only while you have no tech: draw two cards."""

    slug = "cloud_best_practices"
    targets = (WITHOUT_TECH,)
    effect = Draw(2)


class MlModelDetection(Defence):
    """Until your next turn starts, attacks of one player have no effect on your clusters."""

    slug = "ml_model_detection"
    targets = (OTHER_PLAYER,)
    effect = BeImmune()


class ImageScanning(Defence):
    """Look at another player's hand and at up to one of their face-down clusters. Only you see them."""

    slug = "image_scanning"
    targets = (OTHER_PLAYER, OTHER_AND_HIDDEN_CLUSTER)

    def play(self, state: ClusterRoyaleState, seat: i64) -> None:
        aim = state.aim
        hand = state.players[aim.seat].hand
        for at in range(hand.size):
            state.show(hand.cards[at], bit(seat), hand)
        if aim.place != NONE:
            clusters = state.rows[aim.row].clusters
            state.show(clusters.cards[aim.place], bit(seat), clusters)
        state.tell(SCANNED, seat, aim.seat, aim.place + 1)


class DisasterRecovery(Defence):
    """Take X clusters, face up; X = yours destroyed since your last turn ended, at most what lies there."""

    slug = "disaster_recovery"

    def play(self, state: ClusterRoyaleState, seat: i64) -> None:
        self.ask(state, seat, state.players[seat].destroyed_since.value)
        if not state.asked:
            state.tell(FIZZLED, self.face)

    def ask(self, state: ClusterRoyaleState, seat: i64, left: i64) -> None:
        left = min(left, state.cluster_discard.size)
        if left > 0:
            state.ask(RESTORE, bit(seat)).put(FACE, self.face).put(LEFT, left)

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        for provider in range(i64(len(PROVIDERS.words))):
            if lost_cluster(state, provider) != NONE:
                moves.add(TAKE, provider + CARDS.first_cluster)

    def answer(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, move: i64) -> None:
        gain_cluster(state, row_of(state, seat), lost_cluster(state, arg(move) - CARDS.first_cluster))
        self.ask(state, seat, prompt.get(LEFT) - 1)

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        return prompt.kind == RESTORE and 0 < prompt.get(LEFT) <= state.cluster_discard.size
