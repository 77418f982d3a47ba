"""The defences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.attacks import AtPlayer
from holdfast.games.cluster_royale.board import AUDIT, FORENSICS, SKIPS_DRAW, Board
from holdfast.games.cluster_royale.cards import FIRST_CLUSTER, PROVIDERS
from holdfast.games.cluster_royale.effect import Effect, Target
from holdfast.games.cluster_royale.phrases import EXCHANGED, RESTORE, SCANNED, TAKE
from holdfast.kernel.moves import Moves, arg
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.zones import NONE, bit


class CloudObfuscation(Effect):
    """Turn all your clusters face down and shuffle them."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.hide_row(board.row_of(seat))


class CloudMigration(Effect):
    """Exchange one of your clusters for one of another player's. Each keeps its face; they change places."""

    def plays(self, board: Board, seat: i64, moves: Moves) -> None:
        mine = board.row_of(seat)
        for own in range(board.rows[mine].clusters.size):
            for row in range(i64(len(board.rows))):
                if row != mine:
                    for at in range(board.rows[row].clusters.size):
                        self.say_exchange(moves, own, board.row_said(row), at)

    def play(self, board: Board, seat: i64, target: Target) -> None:
        theirs = board.rows[target.row].clusters
        taken = theirs.cards[target.place]
        given = board.replace(board.clusters_of(seat), target.own, taken)
        board.replace(theirs, target.place, given)
        board.tell(EXCHANGED, board.row_said(board.row_of(seat)), board.row_said(target.row), given, taken)


class ExternalAudit(Effect):
    """Until your next turn starts, your clusters can't be destroyed."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.players[seat].protected = AUDIT


class Mfa(Effect):
    """Draw two cards."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.draw_cards(seat, 2)


class ContainerForensics(Effect):
    """Skip your draw step this turn; until your next turn starts, your clusters can't be destroyed."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.note(SKIPS_DRAW)
        board.players[seat].protected = FORENSICS


class Backup(Effect):
    """Take one cluster from the cluster discard pile, face up."""

    def plays(self, board: Board, seat: i64, moves: Moves) -> None:
        for provider in range(i64(len(PROVIDERS.words))):
            if board.lost_cluster(provider) != NONE:
                self.say_provider(moves, provider)

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.gain_cluster(board.row_of(seat), board.lost_cluster(target.provider))


class CloudBestPractices(Effect):
    """Only while you have no tech: draw two cards."""

    def plays(self, board: Board, seat: i64, moves: Moves) -> None:
        if not board.has_tech(seat):
            self.say(moves)

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.draw_cards(seat, 2)


class MlModelDetection(AtPlayer):
    """Until your next turn starts, attacks of one player have no effect on your clusters."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.players[seat].immune_to |= bit(target.seat)


class ImageScanning(AtPlayer):
    """Look at another player's hand and at up to one of their face-down clusters. Only you see them."""

    def plays(self, board: Board, seat: i64, moves: Moves) -> None:
        super().plays(board, seat, moves)
        for other in range(board.seats):
            if board.is_rival(seat, other):
                clusters = board.clusters_of(other)
                for at in range(clusters.size):
                    if not board.lies_open(clusters.cards[at]):
                        self.say_seat_and_cluster(moves, other, board.row_said(board.row_of(other)), at)

    def play(self, board: Board, seat: i64, target: Target) -> None:
        hand = board.players[target.seat].hand
        for at in range(hand.size):
            board.show(hand.cards[at], bit(seat))
        if target.place != NONE:
            board.show(board.rows[target.row].clusters.cards[target.place], bit(seat))
        board.tell(SCANNED, seat, target.seat)


class DisasterRecovery(Effect):
    """Take X clusters, face up; X = yours destroyed since your last turn ended, at least 1, at most what lies there."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        self.ask(board, seat, max(i64(1), board.players[seat].destroyed_since))

    def ask(self, board: Board, seat: i64, left: i64) -> None:
        left = min(left, board.cluster_discard.size)
        if left > 0:
            board.ask(RESTORE, bit(seat), self.face, left)

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        for provider in range(i64(len(PROVIDERS.words))):
            if board.lost_cluster(provider) != NONE:
                moves.add(TAKE, provider + FIRST_CLUSTER)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        board.gain_cluster(board.row_of(seat), board.lost_cluster(arg(move) - FIRST_CLUSTER))
        self.ask(board, seat, prompt.b - 1)


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
