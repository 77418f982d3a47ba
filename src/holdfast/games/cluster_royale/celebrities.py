"""The celebrities. Bill Gates' reward for a destroyed cluster is in `destruction.reward`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.attacks import AtPlayer
from holdfast.games.cluster_royale.board import Board
from holdfast.games.cluster_royale.cards import AWS, AZURE, CORPORATION, MICROSERVICE, PROVIDERS
from holdfast.games.cluster_royale.destruction import destroy, destroy_together, destructible, lose, offer_own
from holdfast.games.cluster_royale.effect import Effect, Target
from holdfast.games.cluster_royale.phrases import (
    CHOOSE_CLUSTER,
    CHOSE,
    DECLINE,
    FAILED,
    FORGIVEN,
    GIVE_CLUSTER,
    GIVE_TWO,
    OFFER,
    OWED,
    STEAL,
    STEALING,
    STOP,
)
from holdfast.games.cluster_royale.techs import AtStart, offer_payments
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.zones import NONE, bit


class MelonUsk(Effect):
    """Enters: destroy all microservice cards in play, yours too."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.destroy_labelled(MICROSERVICE, board.everyone_in())


class LorisDegioanni(Effect):
    """Enters: choose a provider. While Loris is in play, no cluster of that provider, anyone's, can be destroyed."""

    def plays(self, board: Board, seat: i64, moves: Moves) -> None:
        for provider in range(i64(len(PROVIDERS.words))):
            self.say_provider(moves, provider)

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.loris = target.provider
        board.tell(CHOSE, seat, target.provider)


class BillGates(Effect):
    """Enters: the other players reveal all their Azure clusters."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.reveal_all(AZURE, seat)


class JeffBezos(AtStart):
    """Enters: the other players reveal all their AWS clusters. Start: you may discard a card to draw one."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.reveal_all(AWS, seat)

    def start(self, board: Board, seat: i64) -> None:
        if board.players[seat].hand.size > 0:
            board.ask(OFFER, bit(seat), self.face)

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offer_payments(self, board, seat, moves)
        moves.add(DECLINE)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) != DECLINE:
            board.discard_face(seat, arg2(move))
            board.draw_cards(seat, 1)


class PaulCormier(AtStart):
    """Enters: steal up to two clusters, never a player's last. Start: with two clusters or fewer, you lose."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        self.ask(board, seat, 2)

    def ask(self, board: Board, seat: i64, left: i64) -> None:
        for row in range(i64(len(board.rows))):
            if left > 0 and row != board.row_of(seat) and board.rows[row].clusters.size > 1:
                board.ask(STEALING, bit(seat), self.face, left, NONE)
                return

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        for row in range(i64(len(board.rows))):
            if row != board.row_of(seat) and board.rows[row].clusters.size > 1:
                offer_row(board, row, moves)
        moves.add(STOP)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) == STEAL:
            board.steal_cluster(board.row_meant(arg(move)), arg2(move), seat)
            self.ask(board, seat, prompt.b - 1)

    def start(self, board: Board, seat: i64) -> None:
        if board.clusters_of(seat).size <= 2:
            board.tell(FAILED, seat, self.face)
            lose(board, board.row_of(seat))


class SundarPichai(AtPlayer):
    """Enters: steal half (rounded down) of another player's clusters, you choose which.

    At the start of your next turn, if you alone control the most clusters, destroy two of your clusters.
    """

    def __init__(self) -> None:
        super().__init__()
        self.starts = True

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.players[seat].debt = True
        self.ask(board, seat, board.row_of(target.seat), board.clusters_of(target.seat).size // 2)

    def ask(self, board: Board, seat: i64, row: i64, left: i64) -> None:
        if left > 0:
            board.ask(STEALING, bit(seat), self.face, left, row)

    def start(self, board: Board, seat: i64) -> None:
        if board.players[seat].debt:
            board.players[seat].debt = False
            if self.leads_alone(board, board.row_of(seat)):
                board.tell(OWED, seat, self.face)
                self.collect(board, seat)
            else:
                board.tell(FORGIVEN, seat, self.face)

    def leads_alone(self, board: Board, mine: i64) -> bool:
        for row in range(i64(len(board.rows))):
            if row != mine and board.rows[row].clusters.size >= board.rows[mine].clusters.size:
                return False
        return True

    def collect(self, board: Board, seat: i64) -> None:
        """Two clusters at the same time; a team chooses the second from the row as it is after the first."""
        if board.teams:
            board.debt_left = 2
        elif destructible(board, board.row_of(seat)):
            board.ask(GIVE_TWO, bit(seat), self.face, NONE)

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        if prompt.kind == STEALING:
            offer_row(board, prompt.c, moves)
        elif prompt.kind == GIVE_CLUSTER or prompt.b == NONE:
            offer_own(board, seat, moves)
        else:
            self.offer_second(board, board.clusters_of(seat).index(prompt.b), seat, moves)

    def offer_second(self, board: Board, first: i64, seat: i64, moves: Moves) -> None:
        places = destructible(board, board.row_of(seat)) & ~bit(first)
        for at in range(board.clusters_of(seat).size):
            if places & bit(at) or (places == 0 and at != first):
                moves.add(CHOOSE_CLUSTER, at)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        row = board.row_of(seat)
        if prompt.kind == STEALING:
            board.steal_cluster(prompt.c, arg2(move), seat)
            self.ask(board, seat, prompt.c, prompt.b - 1)
        elif prompt.kind == GIVE_CLUSTER:
            destroy(board, row, board.rows[row].clusters.cards[arg(move)], NONE)
        else:
            self.pay(board, seat, prompt.b, arg(move))

    def pay(self, board: Board, seat: i64, first: i64, place: i64) -> None:
        """The first of two is laid aside until the second is chosen, if there is a second."""
        row = board.row_of(seat)
        clusters = board.rows[row].clusters
        if first != NONE:
            destroy_together(board, row, bit(clusters.index(first)) | bit(place))
        elif destructible(board, row) & ~bit(place):
            board.ask(GIVE_TWO, bit(seat), self.face, clusters.cards[place])
        else:
            destroy(board, row, clusters.cards[place], NONE)


class LinusTorvalds(Effect):
    """Enters: destroy all corporation cards of the other players."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.destroy_labelled(CORPORATION, board.rivals(seat))


def offer_row(board: Board, row: i64, moves: Moves) -> None:
    """Every place of a row, to steal from."""
    for at in range(board.rows[row].clusters.size):
        moves.add(STEAL, board.row_said(row), at)


CELEBRITIES: Final[dict[str, Effect]] = {
    "melon_usk": MelonUsk(),
    "loris_degioanni": LorisDegioanni(),
    "bill_gates": BillGates(),
    "jeff_bezos": JeffBezos(),
    "paul_cormier": PaulCormier(),
    "sundar_pichai": SundarPichai(),
    "linus_torvalds": LinusTorvalds(),
}
