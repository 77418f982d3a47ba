"""The defences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import FIRST_CLUSTER, PROVIDERS
from holdfast.games.cluster_royale.clouds import has_tech
from holdfast.games.cluster_royale.effect import Effect, Target
from holdfast.games.cluster_royale.effects.attacks import AtPlayer
from holdfast.games.cluster_royale.phrases import EXCHANGED, FACE, FIZZLED, LEFT, RESTORE, SCANNED, TAKE
from holdfast.games.cluster_royale.table import AUDIT, FORENSICS, SKIPPED_DRAW, ClusterTable
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, arg
from holdfast.kernel.prompts import Prompt


class CloudObfuscation(Effect):
    """Turn all your clusters face down and shuffle them."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        table.hide_row(table.row_of(seat))


class CloudMigration(Effect):
    """Exchange one of your clusters for one of another player's. Each keeps its face; they change places."""

    def offer(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        mine = table.row_of(seat)
        for own in range(table.rows[mine].clusters.size):
            for row in range(i64(len(table.rows))):
                if row != mine:
                    for at in range(table.rows[row].clusters.size):
                        self.offer_exchange(moves, own, table.row_said(row), at)

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        mine = table.players[seat].clusters
        theirs = table.rows[target.row].clusters
        given = mine.cards[target.own]
        taken = theirs.cards[target.place]
        table.swap(mine, target.own, theirs, target.place)
        table.tell(EXCHANGED, table.row_said(table.row_of(seat)), table.row_said(target.row), given, taken)


class ExternalAudit(Effect):
    """Until your next turn starts, your clusters can't be destroyed."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        table.players[seat].protected.value = AUDIT


class Mfa(Effect):
    """Draw two cards."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        table.draw_cards(seat, 2)


class ContainerForensics(Effect):
    """Skip your draw step this turn; until your next turn starts, your clusters can't be destroyed."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        table.used_this_turn.add(SKIPPED_DRAW)
        table.players[seat].protected.value = FORENSICS


class Backup(Effect):
    """Take one cluster from the cluster discard pile, face up."""

    def offer(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        for provider in range(i64(len(PROVIDERS.words))):
            if table.lost_cluster(provider) != NONE:
                self.offer_provider(moves, provider)

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        table.gain_cluster(table.row_of(seat), table.lost_cluster(target.provider))


class CloudBestPractices(Effect):
    """Only while you have no tech: draw two cards."""

    def offer(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        if not has_tech(table, seat):
            self.offer_alone(moves)

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        table.draw_cards(seat, 2)


class MlModelDetection(AtPlayer):
    """Until your next turn starts, attacks of one player have no effect on your clusters."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        table.players[seat].immune_to.value |= bit(target.seat)


class ImageScanning(AtPlayer):
    """Look at another player's hand and at up to one of their face-down clusters. Only you see them."""

    def offer(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        super().offer(table, seat, moves)
        for other in range(table.seats):
            if table.is_rival(seat, other):
                clusters = table.players[other].clusters
                for at in range(clusters.size):
                    if not table.lies_open(clusters.cards[at]):
                        self.offer_seat_and_cluster(moves, other, table.row_said(table.row_of(other)), at)

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        hand = table.players[target.seat].hand
        for at in range(hand.size):
            table.show(hand.cards[at], bit(seat))
        if target.place != NONE:
            table.show(table.rows[target.row].clusters.cards[target.place], bit(seat))
        table.tell(SCANNED, seat, target.seat, target.place + 1)


class DisasterRecovery(Effect):
    """Take X clusters, face up; X = yours destroyed since your last turn ended, at most what lies there."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        self.ask(table, seat, table.players[seat].destroyed_since.value)
        if not table.asked:
            table.tell(FIZZLED, self.face)

    def ask(self, table: ClusterTable, seat: i64, left: i64) -> None:
        left = min(left, table.cluster_discard.size)
        if left > 0:
            table.ask(RESTORE, bit(seat)).put(FACE, self.face).put(LEFT, left)

    def offer_answers(self, table: ClusterTable, prompt: Prompt, seat: i64, moves: Moves) -> None:
        for provider in range(i64(len(PROVIDERS.words))):
            if table.lost_cluster(provider) != NONE:
                moves.add(TAKE, provider + FIRST_CLUSTER)

    def answer(self, table: ClusterTable, prompt: Prompt, seat: i64, move: i64) -> None:
        table.gain_cluster(table.row_of(seat), table.lost_cluster(arg(move) - FIRST_CLUSTER))
        self.ask(table, seat, prompt.get(LEFT) - 1)

    def may_ask(self, table: ClusterTable, prompt: Prompt, seat: i64) -> bool:
        return prompt.kind == RESTORE and 0 < prompt.get(LEFT) <= table.cluster_discard.size


DEFENCES: Final[dict[str, Effect]] = {
    "cloud_obfuscation": CloudObfuscation(),
    "cloud_migration": CloudMigration(),
    "external_audit": ExternalAudit(),
    "mfa": Mfa(),
    "container_forensics": ContainerForensics(),
    "backup": Backup(),
    "cloud_best_practices": CloudBestPractices(),
    "ml_model_detection": MlModelDetection(),
    "image_scanning": ImageScanning(),
    "disaster_recovery": DisasterRecovery(),
}
