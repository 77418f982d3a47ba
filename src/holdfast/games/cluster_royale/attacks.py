"""The attacks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.cluster_royale.board import Board
from holdfast.games.cluster_royale.cards import (
    AWS,
    AZURE,
    CELEBRITY,
    DATABASE,
    FACES,
    FIRST_PERMANENT,
    GCP,
    JAVA,
    OPENSHIFT,
    OPENSOURCE,
    TECH,
    TYPE,
)
from holdfast.games.cluster_royale.destruction import can_be_destroyed, destroy, is_immune
from holdfast.games.cluster_royale.effect import Effect, Target
from holdfast.games.cluster_royale.phrases import PAY, RANSOM, RANSOMED, REFUSE, UNHARMED
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.zones import NONE, bit


class AtPlayer(Effect):
    """An attack that names another player."""

    def plays(self, board: Board, seat: i64, moves: Moves) -> None:
        for other in range(board.seats):
            if board.is_rival(seat, other) and self.can_hit(board, other):
                self.say_seat(moves, other)

    def can_hit(self, board: Board, other: i64) -> bool:
        return True


class AtPermanent(Effect):
    """An attack that names a tech or a celebrity in another player's cloud."""

    aims_at: i64

    def __init__(self, aims_at: i64) -> None:
        super().__init__()
        self.aims_at = aims_at

    def plays(self, board: Board, seat: i64, moves: Moves) -> None:
        for other in range(board.seats):
            if board.is_rival(seat, other):
                cloud = board.players[other].cloud
                for at in range(cloud.size):
                    face = board.face[cloud.cards[at]]
                    if TYPE[face] == self.aims_at:
                        self.say_permanent(moves, other, face - FIRST_PERMANENT)


class Exploit(Effect):
    """Reveal another player's cluster; destroy it if it is of these providers."""

    providers: i64

    def __init__(self, one: i64, other: i64) -> None:
        super().__init__()
        self.providers = bit(one) | bit(other)

    def plays(self, board: Board, seat: i64, moves: Moves) -> None:
        mine = board.row_of(seat)
        for row in range(i64(len(board.rows))):
            if row != mine:
                for at in range(board.rows[row].clusters.size):
                    self.say_cluster(moves, board.row_said(row), at)

    def play(self, board: Board, seat: i64, target: Target) -> None:
        if is_immune(board, target.row, seat):
            board.tell(UNHARMED, seat, self.face)
            return
        card = board.rows[target.row].clusters.cards[target.place]
        board.reveal(target.row, card)
        if self.providers & bit(board.provider(card)):
            destroy(board, target.row, card, seat)


class Phishing(AtPlayer):
    """Steal a random card from another player's hand."""

    def can_hit(self, board: Board, other: i64) -> bool:
        return board.players[other].hand.size > 0

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.phish(seat, target.seat)


class StealPermanent(AtPermanent):
    """Steal a tech (or a celebrity) from another player's cloud."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.steal_permanent(seat, target.seat, target.permanent)


class BruteForceAttack(AtPermanent):
    """Destroy a tech of another player."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.destroy_permanent(target.seat, target.permanent)


class Sabotage(AtPlayer):
    """Destroy all cards with a label of another player."""

    label: i64

    def __init__(self, label: i64) -> None:
        super().__init__()
        self.label = label

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.destroy_labelled(self.label, bit(target.seat))


class Log4Shell(Effect):
    """Destroy all java cards in play, yours too."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.destroy_labelled(JAVA, board.everyone_in())


class Ransomware(AtPlayer):
    """Another player may destroy one of their clusters; if they don't, they skip their next turn."""

    def play(self, board: Board, seat: i64, target: Target) -> None:
        board.ask(RANSOM, bit(target.seat), self.face, seat)

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        row = board.row_of(seat)
        clusters = board.rows[row].clusters
        if not is_immune(board, row, prompt.b):
            for at in range(clusters.size):
                if can_be_destroyed(board, row, clusters.cards[at]):
                    moves.add(PAY, at)
        moves.add(REFUSE)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) == PAY:
            destroy(board, board.row_of(seat), board.clusters_of(seat).cards[arg(move)], NONE)
        else:
            board.players[seat].skip = True
            board.tell(RANSOMED, seat, prompt.b)


ATTACKS: Final[dict[str, Effect]] = {
    "aws_vulnerability": Exploit(AWS, AWS),
    "azure_vulnerability": Exploit(AZURE, AZURE),
    "gcp_vulnerability": Exploit(GCP, GCP),
    "openshift_vulnerability": Exploit(OPENSHIFT, OPENSHIFT),
    "aws_azure_vulnerability": Exploit(AWS, AZURE),
    "aws_gcp_vulnerability": Exploit(AWS, GCP),
    "aws_openshift_vulnerability": Exploit(AWS, OPENSHIFT),
    "azure_openshift_vulnerability": Exploit(AZURE, OPENSHIFT),
    "gcp_openshift_vulnerability": Exploit(GCP, OPENSHIFT),
    "gcp_azure_vulnerability": Exploit(GCP, AZURE),
    "phishing": Phishing(),
    "stolen_credentials": StealPermanent(TECH),
    "sql_injection": Sabotage(DATABASE),
    "supply_chain": Sabotage(OPENSOURCE),
    "log4shell": Log4Shell(),
    "brute_force_attack": BruteForceAttack(TECH),
    "ransomware": Ransomware(),
    "competitor_offer": StealPermanent(CELEBRITY),
}


def _aims_at(slug: str) -> i64:
    exploit = ATTACKS.get(slug)
    return exploit.providers if isinstance(exploit, Exploit) else 0


AIMS: Final = vec[i64]([_aims_at(slug) for slug in FACES])
"""For each face the providers whose clusters it destroys, a bit each."""
