"""The attacks."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.cluster_royale.card import Attack
from holdfast.games.cluster_royale.cards import AWS, AZURE, GCP, OPENSHIFT
from holdfast.games.cluster_royale.destruction import can_be_destroyed, destroy, is_immune
from holdfast.games.cluster_royale.effects import (
    EVERYBODY,
    TARGET,
    DestroyLabelled,
    DestroyPermanent,
    StealFromHand,
    StealPermanent,
    Strike,
)
from holdfast.games.cluster_royale.phrases import BY, FACE, PAY, RANSOM, RANSOMED, REFUSE, UNHARMED
from holdfast.games.cluster_royale.rows import is_rival, row_of, row_said
from holdfast.games.cluster_royale.state import ClusterRoyaleState
from holdfast.games.cluster_royale.targets import (
    OTHER_PLAYER,
    OTHER_WITH_HAND,
    OTHERS_CELEBRITY,
    OTHERS_CLUSTER,
    OTHERS_TECH,
)
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.prompts import Prompt


class Exploit(Attack):
    """Reveal another player's cluster; destroy it if it is of these providers."""

    copies = 2
    targets = (OTHERS_CLUSTER,)
    effect = Strike()


class AwsVulnerability(Exploit):
    slug = "aws_vulnerability"
    destroys = (AWS,)


class AzureVulnerability(Exploit):
    slug = "azure_vulnerability"
    destroys = (AZURE,)


class GcpVulnerability(Exploit):
    slug = "gcp_vulnerability"
    destroys = (GCP,)


class OpenShiftVulnerability(Exploit):
    slug = "openshift_vulnerability"
    destroys = (OPENSHIFT,)


class AwsAzureVulnerability(Exploit):
    slug = "aws_azure_vulnerability"
    destroys = (AWS, AZURE)


class AwsGcpVulnerability(Exploit):
    slug = "aws_gcp_vulnerability"
    destroys = (AWS, GCP)


class AwsOpenShiftVulnerability(Exploit):
    slug = "aws_openshift_vulnerability"
    destroys = (AWS, OPENSHIFT)


class AzureOpenShiftVulnerability(Exploit):
    slug = "azure_openshift_vulnerability"
    destroys = (AZURE, OPENSHIFT)


class GcpOpenShiftVulnerability(Exploit):
    slug = "gcp_openshift_vulnerability"
    destroys = (GCP, OPENSHIFT)


class GcpAzureVulnerability(Exploit):
    slug = "gcp_azure_vulnerability"
    destroys = (GCP, AZURE)


class Phishing(Attack):
    """Steal a random card from another player's hand."""

    slug = "phishing"
    targets = (OTHER_WITH_HAND,)
    effect = StealFromHand()


class StolenCredentials(Attack):
    """Steal a tech from another player's cloud."""

    slug = "stolen_credentials"
    targets = (OTHERS_TECH,)
    effect = StealPermanent()
    features = ("in_hand",)


class SqlInjection(Attack):
    """Destroy all databases of another player."""

    slug = "sql_injection"
    targets = (OTHER_PLAYER,)
    effect = DestroyLabelled("database", TARGET)


class SupplyChain(Attack):
    """Destroy all open source cards of another player."""

    slug = "supply_chain"
    targets = (OTHER_PLAYER,)
    effect = DestroyLabelled("opensource", TARGET)


class Log4Shell(Attack):
    """Destroy all java cards in play, yours too."""

    slug = "log4shell"
    effect = DestroyLabelled("java", EVERYBODY)


class BruteForceAttack(Attack):
    """Destroy a tech of another player."""

    slug = "brute_force_attack"
    targets = (OTHERS_TECH,)
    effect = DestroyPermanent()


class Ransomware(Attack):
    """Another player may destroy one of their clusters; if they don't, they skip their next turn."""

    slug = "ransomware"
    targets = (OTHER_PLAYER,)

    def play(self, state: ClusterRoyaleState, seat: i64) -> None:
        row = row_of(state, state.aim.seat)
        if is_immune(state, row, seat):
            state.tell(UNHARMED, seat, self.face, row_said(state, row))
        else:
            state.ask(RANSOM, bit(state.aim.seat)).put(FACE, self.face).put(BY, seat)

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        row = row_of(state, seat)
        clusters = state.rows[row].clusters
        for at in range(clusters.size):
            if can_be_destroyed(state, row, clusters.cards[at]):
                moves.add(PAY, at)
        moves.add(REFUSE)

    def answer(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) == PAY:
            destroy(state, row_of(state, seat), state.players[seat].clusters.cards[arg(move)], NONE)
        else:
            state.players[seat].skips.value = 1
            state.tell(RANSOMED, seat, prompt.get(BY))

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        return prompt.kind == RANSOM and prompt.get(BY) != NONE and is_rival(state, seat, prompt.get(BY))


class CompetitorOffer(Attack):
    """Steal a celebrity from another player's cloud."""

    slug = "competitor_offer"
    option = "competitor_offer"
    targets = (OTHERS_CELEBRITY,)
    effect = StealPermanent()
