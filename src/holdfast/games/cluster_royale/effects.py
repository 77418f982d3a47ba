"""What cards do, as data: the vocabulary of their texts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import CARDS, LABELS, SKIPPED_DRAW
from holdfast.games.cluster_royale.clouds import destroy_labelled, destroy_permanent, steal_permanent
from holdfast.games.cluster_royale.destruction import destroy, is_immune
from holdfast.games.cluster_royale.hands import discard_face, draw_cards
from holdfast.games.cluster_royale.phrases import EXCHANGED, MISSED, PHISHED, UNHARMED
from holdfast.games.cluster_royale.rows import (
    from_turn,
    gain_cluster,
    hide_row,
    lost_cluster,
    provider_of,
    reveal,
    reveal_all,
    rivals_of,
    row_of,
    row_said,
)
from holdfast.games.cluster_royale.table import ClusterTable
from holdfast.kernel.bits import bit
from holdfast.textcards.effect import Effect

# Whom an effect is about
YOU: Final[i64] = 0
TARGET: Final[i64] = 1
RIVALS: Final[i64] = 2
EVERYBODY: Final[i64] = 3


def meant(table: ClusterTable, whom: i64, seat: i64) -> i64:
    """The mask of seats that an effect is about."""
    if whom == YOU:
        return bit(seat)
    if whom == TARGET:
        return bit(table.aim.seat)
    return rivals_of(table, seat) if whom == RIVALS else table.everyone_in()


class Draw(Effect[ClusterTable]):
    """Draw so many cards."""

    count: i64
    whom: i64

    def __init__(self, count: i64, whom: i64 = YOU) -> None:
        self.count = count
        self.whom = whom

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        seats = meant(table, self.whom, seat)
        for step in range(table.seats):
            drawer = from_turn(table, step)
            if seats & bit(drawer):
                draw_cards(table, drawer, self.count)


class SkipDrawStep(Effect[ClusterTable]):
    """Skip your draw step this turn."""

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        table.used_this_turn.add(SKIPPED_DRAW)


class RenewDeck(Effect[ClusterTable]):
    """Shuffle the discard pile into the deck."""

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        table.renew_deck()


class DiscardPaid(Effect[ClusterTable]):
    """Discard the card that a use is paid with."""

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        discard_face(table, seat, table.aim.paid)


class StealFromHand(Effect[ClusterTable]):
    """Steal a random card from the target's hand."""

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        target = table.aim.seat
        hand = table.players[target].hand
        card = table.move(hand, table.pick(hand), table.players[seat].hand)
        table.tell(PHISHED, seat, target, card)


# Techs and celebrities


class DestroyLabelled(Effect[ClusterTable]):
    """Destroy all cards with a label in somebody's clouds."""

    label: i64
    whom: i64

    def __init__(self, label: str, whom: i64) -> None:
        self.label = bit(LABELS.index(label))
        self.whom = whom

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        destroy_labelled(table, face, self.label, meant(table, self.whom, seat))


class StealPermanent(Effect[ClusterTable]):
    """Steal the card in a cloud that is named."""

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        steal_permanent(table, seat, table.aim.seat, table.aim.permanent)


class DestroyPermanent(Effect[ClusterTable]):
    """Destroy the card in a cloud that is named."""

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        destroy_permanent(table, table.aim.seat, table.aim.permanent)


# Clusters


class Strike(Effect[ClusterTable]):
    """Reveal the cluster that is named; destroy it if it is of the providers that the card says."""

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        row = table.aim.row
        if is_immune(table, row, seat):
            table.tell(UNHARMED, seat, face, row_said(table, row))
            return
        card = table.rows[row].clusters.cards[table.aim.place]
        reveal(table, row, card)
        if CARDS.providers_hit[face] & bit(provider_of(table, card)):
            destroy(table, row, card, seat)
        else:
            table.tell(MISSED, seat, face, card)


class HideOwnRow(Effect[ClusterTable]):
    """Turn all your clusters face down and shuffle them."""

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        hide_row(table, row_of(table, seat))


class RevealProvider(Effect[ClusterTable]):
    """The other players reveal all their clusters of a provider."""

    provider: i64

    def __init__(self, provider: i64) -> None:
        self.provider = provider

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        reveal_all(table, self.provider, seat, face)


class SwapClusters(Effect[ClusterTable]):
    """Your cluster and another's that are named change places; each keeps its face."""

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        aim = table.aim
        mine = table.players[seat].clusters
        theirs = table.rows[aim.row].clusters
        given = mine.cards[aim.own]
        taken = theirs.cards[aim.place]
        table.swap(mine, aim.own, theirs, aim.place)
        table.tell(EXCHANGED, row_said(table, row_of(table, seat)), row_said(table, aim.row), given, taken)


class GainCluster(Effect[ClusterTable]):
    """Take a cluster of the provider that is named from the cluster discard pile, face up."""

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        gain_cluster(table, row_of(table, seat), lost_cluster(table, table.aim.provider))


class Protect(Effect[ClusterTable]):
    """Until your next turn starts, your clusters can't be destroyed; the card says how that is told."""

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        table.players[seat].protected.value = CARDS.protection_of[face]


class BeImmune(Effect[ClusterTable]):
    """Until your next turn starts, attacks of the target have no effect on your clusters."""

    def do(self, table: ClusterTable, face: i64, seat: i64) -> None:
        table.players[seat].immune_to.value |= bit(table.aim.seat)
