"""The attacks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
from holdfast.games.cluster_royale.clouds import destroy_labelled, destroy_permanent, steal_permanent
from holdfast.games.cluster_royale.destruction import can_be_destroyed, destroy, is_immune
from holdfast.games.cluster_royale.effect import Effect, Target
from holdfast.games.cluster_royale.phrases import (
    BY,
    FACE,
    MISSED,
    PAY,
    PHISHED,
    RANSOM,
    RANSOMED,
    REFUSE,
    UNHARMED,
)
from holdfast.games.cluster_royale.table import ClusterTable
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.prompts import Prompt


class AtPlayer(Effect):
    """An attack that names another player."""

    def offer(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        for other in range(table.seats):
            if table.is_rival(seat, other) and self.can_hit(table, other):
                self.offer_seat(moves, other)

    def can_hit(self, table: ClusterTable, other: i64) -> bool:
        return True


class AtPermanent(Effect):
    """An attack that names a tech or a celebrity in another player's cloud."""

    aims_at: i64

    def __init__(self, aims_at: i64) -> None:
        super().__init__()
        self.aims_at = aims_at

    def offer(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        for other in range(table.seats):
            if table.is_rival(seat, other):
                cloud = table.players[other].cloud
                for at in range(cloud.size):
                    face = table.face[cloud.cards[at]]
                    if TYPE[face] == self.aims_at:
                        self.offer_permanent(moves, other, face - FIRST_PERMANENT)


class Exploit(Effect):
    """Reveal another player's cluster; destroy it if it is of these providers."""

    providers: i64

    def __init__(self, one: i64, other: i64) -> None:
        super().__init__()
        self.providers = bit(one) | bit(other)

    def offer(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        mine = table.row_of(seat)
        for row in range(i64(len(table.rows))):
            if row != mine:
                for at in range(table.rows[row].clusters.size):
                    self.offer_cluster(moves, table.row_said(row), at)

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        if is_immune(table, target.row, seat):
            table.tell(UNHARMED, seat, self.face, table.row_said(target.row))
            return
        card = table.rows[target.row].clusters.cards[target.place]
        table.reveal(target.row, card)
        if self.providers & bit(table.provider(card)):
            destroy(table, target.row, card, seat)
        else:
            table.tell(MISSED, seat, self.face, card)


class Phishing(AtPlayer):
    """Steal a random card from another player's hand."""

    def can_hit(self, table: ClusterTable, other: i64) -> bool:
        return table.players[other].hand.size > 0

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        hand = table.players[target.seat].hand
        card = table.move(hand, table.pick(hand), table.players[seat].hand)
        table.tell(PHISHED, seat, target.seat, card)


class StealPermanent(AtPermanent):
    """Steal a tech (or a celebrity) from another player's cloud."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        steal_permanent(table, seat, target.seat, target.permanent)


class BruteForceAttack(AtPermanent):
    """Destroy a tech of another player."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        destroy_permanent(table, target.seat, target.permanent)


class Sabotage(AtPlayer):
    """Destroy all cards with a label of another player."""

    label: i64

    def __init__(self, label: i64) -> None:
        super().__init__()
        self.label = label

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        destroy_labelled(table, self.face, self.label, bit(target.seat))


class Log4Shell(Effect):
    """Destroy all java cards in play, yours too."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        destroy_labelled(table, self.face, JAVA, table.everyone_in())


class Ransomware(AtPlayer):
    """Another player may destroy one of their clusters; if they don't, they skip their next turn."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        row = table.row_of(target.seat)
        if is_immune(table, row, seat):
            table.tell(UNHARMED, seat, self.face, table.row_said(row))
        else:
            table.ask(RANSOM, bit(target.seat)).put(FACE, self.face).put(BY, seat)

    def offer_answers(self, table: ClusterTable, prompt: Prompt, seat: i64, moves: Moves) -> None:
        row = table.row_of(seat)
        clusters = table.rows[row].clusters
        for at in range(clusters.size):
            if can_be_destroyed(table, row, clusters.cards[at]):
                moves.add(PAY, at)
        moves.add(REFUSE)

    def answer(self, table: ClusterTable, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) == PAY:
            destroy(table, table.row_of(seat), table.players[seat].clusters.cards[arg(move)], NONE)
        else:
            table.players[seat].skips.value = 1
            table.tell(RANSOMED, seat, prompt.get(BY))

    def may_ask(self, table: ClusterTable, prompt: Prompt, seat: i64) -> bool:
        return prompt.kind == RANSOM and prompt.get(BY) != NONE and table.is_rival(seat, prompt.get(BY))


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
"""For each face the mask of providers whose clusters it destroys."""
