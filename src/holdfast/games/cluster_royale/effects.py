"""What cards do, as data: the vocabulary of their texts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import CARDS, LABELS, SKIPPED_DRAW
from holdfast.games.cluster_royale.clouds import destroy_labelled, destroy_permanent, steal_permanent
from holdfast.games.cluster_royale.destruction import destroy, is_immune
from holdfast.games.cluster_royale.hands import discard_face, draw_cards
from holdfast.games.cluster_royale.phrases import (
    ATTACKS_TO_STOP,
    EXCHANGED,
    FIZZLED,
    MISSED,
    PHISHED,
    TURN_TO_COME,
    UNHARMED,
)
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
from holdfast.games.cluster_royale.state import ClusterRoyaleState
from holdfast.kernel.bits import bit
from holdfast.textcards.effect import Effect

# Whom an effect is about
YOU: Final[i64] = 0
TARGET: Final[i64] = 1
RIVALS: Final[i64] = 2
EVERYBODY: Final[i64] = 3


def meant(state: ClusterRoyaleState, whom: i64, seat: i64) -> i64:
    """The mask of seats that an effect is about."""
    if whom == YOU:
        return bit(seat)
    if whom == TARGET:
        return bit(state.aim.seat)
    return rivals_of(state, seat) if whom == RIVALS else state.everyone_in()


class Draw(Effect[ClusterRoyaleState]):
    """Draw this many cards."""

    count: i64
    whom: i64

    def __init__(self, count: i64, whom: i64 = YOU) -> None:
        self.count = count
        self.whom = whom

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        seats = meant(state, self.whom, seat)
        for step in range(state.seats):
            drawer = from_turn(state, step)
            if seats & bit(drawer):
                draw_cards(state, drawer, self.count)


class SkipDrawStep(Effect[ClusterRoyaleState]):
    """Skip your draw step this turn."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        state.used_this_turn.add(SKIPPED_DRAW)


class RenewDeck(Effect[ClusterRoyaleState]):
    """Shuffle the discard pile into the deck."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        state.renew_deck()


class DiscardPaid(Effect[ClusterRoyaleState]):
    """Discard the card that a use is paid with."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        discard_face(state, seat, state.aim.paid)


class StealFromHand(Effect[ClusterRoyaleState]):
    """Steal a random card from the target's hand."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        target = state.aim.seat
        hand = state.players[target].hand
        card = state.move(hand, state.pick(hand), state.players[seat].hand)
        state.tell(PHISHED, seat, target, card)


# Techs and celebrities


class DestroyLabelled(Effect[ClusterRoyaleState]):
    """Destroy all cards with a label in somebody's clouds."""

    label: i64
    whom: i64

    def __init__(self, label: str, whom: i64) -> None:
        self.label = bit(LABELS.index(label))
        self.whom = whom

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        destroy_labelled(state, face, self.label, meant(state, self.whom, seat))


class StealPermanent(Effect[ClusterRoyaleState]):
    """Steal the card in a cloud that is named."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        steal_permanent(state, seat, state.aim.seat, state.aim.permanent)


class DestroyPermanent(Effect[ClusterRoyaleState]):
    """Destroy the card in a cloud that is named."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        destroy_permanent(state, state.aim.seat, state.aim.permanent)


# Clusters


class Strike(Effect[ClusterRoyaleState]):
    """Reveal the cluster that is named; destroy it if it is of the providers that the card says."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        row = state.aim.row
        if is_immune(state, row, seat):
            state.tell(UNHARMED, seat, face, row_said(state, row))
            return
        card = state.rows[row].clusters.cards[state.aim.place]
        reveal(state, row, card)
        if CARDS.providers_hit[face] & bit(provider_of(state, card)):
            destroy(state, row, card, seat)
        else:
            state.tell(MISSED, seat, face, card)


class HideOwnRow(Effect[ClusterRoyaleState]):
    """Turn all your clusters face down and shuffle them."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        hide_row(state, row_of(state, seat))


class RevealProvider(Effect[ClusterRoyaleState]):
    """The other players reveal all their clusters of a provider."""

    provider: i64

    def __init__(self, provider: i64) -> None:
        self.provider = provider

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        reveal_all(state, self.provider, seat, face)


class SwapClusters(Effect[ClusterRoyaleState]):
    """Your cluster and another's that are named change places; each keeps its face."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        aim = state.aim
        mine = state.players[seat].clusters
        theirs = state.rows[aim.row].clusters
        given = mine.cards[aim.own]
        taken = theirs.cards[aim.place]
        state.swap(mine, aim.own, theirs, aim.place)
        state.tell(EXCHANGED, row_said(state, row_of(state, seat)), row_said(state, aim.row), given, taken)


class GainCluster(Effect[ClusterRoyaleState]):
    """Take a cluster of the provider that is named from the cluster discard pile, face up."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        gain_cluster(state, row_of(state, seat), lost_cluster(state, state.aim.provider))


class Protect(Effect[ClusterRoyaleState]):
    """Until your next turn starts, your clusters can't be destroyed; the card says how that is told."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        state.players[seat].protected.value = CARDS.protection_of[face]


class BeImmune(Effect[ClusterRoyaleState]):
    """Until your next turn starts, attacks of the target have no effect on your clusters."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        state.players[seat].immune_to.value |= bit(state.aim.seat)


class DrawForMissingClusters(Effect[ClusterRoyaleState]):
    """Each player draws a card for every cluster that they have less than this."""

    clusters: i64

    def __init__(self, clusters: i64) -> None:
        self.clusters = clusters

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        poor = False
        for step in range(state.seats):
            drawer = from_turn(state, step)
            if state.is_in(drawer) and state.players[drawer].clusters.size < self.clusters:
                poor = True
                draw_cards(state, drawer, self.clusters - state.players[drawer].clusters.size)
        if not poor:
            state.tell(FIZZLED, face)


class TakeAnotherTurn(Effect[ClusterRoyaleState]):
    """The player on turn takes another turn after this one."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        if state.is_in(state.turn):
            state.extra_turns.value += 1
            state.tell(TURN_TO_COME, state.turn)


class StopAttacks(Effect[ClusterRoyaleState]):
    """No attacks can be played in the next turn of somebody other than the player on turn."""

    def do(self, state: ClusterRoyaleState, face: i64, seat: i64) -> None:
        state.no_attacks_after.value = state.turn
        state.tell(ATTACKS_TO_STOP, state.turn)
