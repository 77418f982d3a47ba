"""The celebrities."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.cluster_royale.card import Celebrity
from holdfast.games.cluster_royale.cards import AWS, AZURE
from holdfast.games.cluster_royale.clouds import lies_in_a_cloud
from holdfast.games.cluster_royale.destruction import (
    destroy,
    destroy_picked,
    destroy_together,
    destructible,
    lose,
    must_destroy_own,
    offer_own,
    spare,
)
from holdfast.games.cluster_royale.effects import EVERYBODY, RIVALS, DestroyLabelled, RevealProvider
from holdfast.games.cluster_royale.hands import discard_face, draw_cards
from holdfast.games.cluster_royale.phrases import (
    CHOOSE_CLUSTER,
    CHOSE,
    DECLINE,
    DECLINED,
    FACE,
    FAILED,
    FIRST,
    FIZZLED,
    FORGIVEN,
    GIVE_CLUSTER,
    GIVE_TWO,
    HAD_NOTHING,
    LEFT,
    OFFER,
    OWED,
    ROW,
    STEAL,
    STEALING,
    STOP,
    USED,
)
from holdfast.games.cluster_royale.questions import pick_cluster
from holdfast.games.cluster_royale.rows import provider_of, row_meant, row_of, row_said, steal_cluster
from holdfast.games.cluster_royale.state import ClusterRoyaleState
from holdfast.games.cluster_royale.targets import ANY_PROVIDER, OTHER_PLAYER, USED_WITH_CARD
from holdfast.kernel.bits import NONE, bit, count_bits
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.prompts import Prompt


class MelonUsk(Celebrity):
    """Enters: destroy all microservice cards in play, yours too."""

    slug = "melon_usk"
    labels = ("corporation",)
    effect = DestroyLabelled("microservice", EVERYBODY)


class LorisDegioanni(Celebrity):
    """Enters: choose a provider. While Loris is in play, no cluster of that provider, anyone's, can be destroyed."""

    slug = "loris_degioanni"
    labels = ("opensource",)
    targets = (ANY_PROVIDER,)

    def play(self, state: ClusterRoyaleState, seat: i64) -> None:
        state.loris.value = state.aim.provider
        state.tell(CHOSE, seat, state.aim.provider)

    def protects(self, state: ClusterRoyaleState, card: i64) -> bool:
        return provider_of(state, card) == state.loris.value

    def on_leave_play(self, state: ClusterRoyaleState) -> None:
        if not lies_in_a_cloud(state, self.face):
            state.loris.value = NONE


class BillGates(Celebrity):
    """Enters: the other players reveal all their Azure clusters.

    Whenever you destroy an OpenShift, GCP or AWS cluster of another player, draw a card.
    """

    slug = "bill_gates"
    labels = ("corporation",)
    effect = RevealProvider(AZURE)

    def on_destroying(self, state: ClusterRoyaleState, owner: i64, card: i64) -> None:
        if provider_of(state, card) != AZURE:
            state.tell(USED, owner, self.face)
            draw_cards(state, owner, 1)


class JeffBezos(Celebrity):
    """Enters: the other players reveal all their AWS clusters. Start: you may discard a card to draw one."""

    slug = "jeff_bezos"
    labels = ("corporation",)
    uses = (USED_WITH_CARD,)
    effect = RevealProvider(AWS)

    def on_start(self, state: ClusterRoyaleState, owner: i64) -> None:
        if state.players[owner].hand.size > 0:
            state.ask(OFFER, bit(owner)).put(FACE, self.face)

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        self.offer_uses(state, seat, moves)
        moves.add(DECLINE)

    def answer(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) != DECLINE:
            state.tell(USED, seat, self.face)
            discard_face(state, seat, arg2(move))
            draw_cards(state, seat, 1)

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        return prompt.kind == OFFER and seat == state.turn


class PaulCormier(Celebrity):
    """Enters: steal up to two clusters, never a player's last. Start: with two clusters or fewer, you lose."""

    slug = "paul_cormier"
    labels = ("opensource",)
    features = ("in_cloud", "in_hand")

    def play(self, state: ClusterRoyaleState, seat: i64) -> None:
        self.ask(state, seat, 2)
        if not state.asked:
            state.tell(FIZZLED, self.face)

    def ask(self, state: ClusterRoyaleState, seat: i64, left: i64) -> None:
        if left > 0 and self.finds_any(state, seat):
            state.ask(STEALING, bit(seat)).put(FACE, self.face).put(LEFT, left)

    def finds_any(self, state: ClusterRoyaleState, seat: i64) -> bool:
        for row in range(i64(len(state.rows))):
            if row != row_of(state, seat) and state.rows[row].clusters.size > 1:
                return True
        return False

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        for row in range(i64(len(state.rows))):
            if row != row_of(state, seat) and state.rows[row].clusters.size > 1:
                offer_row(state, row, moves)
        moves.add(STOP)

    def answer(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) == STEAL:
            steal_cluster(state, row_meant(state, arg(move)), arg2(move), seat)
            self.ask(state, seat, prompt.get(LEFT) - 1)
        else:
            state.tell(DECLINED, seat, self.face)

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        return prompt.kind == STEALING and 0 < prompt.get(LEFT) <= 2 and prompt.get(ROW) == NONE

    def on_start(self, state: ClusterRoyaleState, owner: i64) -> None:
        if state.players[owner].clusters.size <= 2:
            state.tell(FAILED, owner, self.face)
            lose(state, row_of(state, owner))


class SundarPichai(Celebrity):
    """Enters: steal half (rounded down) of another player's clusters, you choose which.

    At the start of your next turn, if you alone control the most clusters, destroy two of your clusters.
    """

    slug = "sundar_pichai"
    labels = ("corporation",)
    targets = (OTHER_PLAYER,)
    features = ("in_cloud", "in_hand")

    def play(self, state: ClusterRoyaleState, seat: i64) -> None:
        state.players[seat].owes.value = 1
        target = state.aim.seat
        self.ask(state, seat, row_of(state, target), state.players[target].clusters.size // 2)
        if not state.asked:
            state.tell(FIZZLED, self.face)

    def ask(self, state: ClusterRoyaleState, seat: i64, row: i64, left: i64) -> None:
        if left > 0:
            prompt = state.ask(STEALING, bit(seat)).put(FACE, self.face)
            prompt.put(LEFT, left).put(ROW, row_said(state, row))

    def on_start(self, state: ClusterRoyaleState, owner: i64) -> None:
        if state.players[owner].owes.value:
            self.on_debt(state, owner)

    def on_debt(self, state: ClusterRoyaleState, owner: i64) -> None:
        """The debt stays with the player who played him, also when he is gone."""
        state.players[owner].owes.value = 0
        if self.leads_alone(state, row_of(state, owner)):
            state.tell(OWED, owner, self.face)
            self.collect(state, owner)
        else:
            state.tell(FORGIVEN, owner, self.face)

    def leads_alone(self, state: ClusterRoyaleState, mine: i64) -> bool:
        for row in range(i64(len(state.rows))):
            if row != mine and state.rows[row].clusters.size >= state.rows[mine].clusters.size:
                return False
        return True

    def collect(self, state: ClusterRoyaleState, seat: i64) -> None:
        """Two clusters at the same time; a team chooses the second from the row as it is after the first."""
        if state.teams:
            state.debt_left.value = 2
        elif destructible(state, row_of(state, seat)):
            state.ask(GIVE_TWO, bit(seat)).put(FACE, self.face)
        else:
            state.tell(HAD_NOTHING, seat, self.face)

    def collect_next(self, state: ClusterRoyaleState) -> None:
        """A team pays one cluster after the other."""
        state.debt_left.value -= 1
        if state.is_in(state.turn):
            must_destroy_own(state, state.turn, self.face)

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        if prompt.kind == STEALING:
            offer_row(state, row_meant(state, prompt.get(ROW)), moves)
        elif prompt.kind == GIVE_CLUSTER or prompt.get(FIRST) == NONE:
            offer_own(state, seat, moves)
        else:
            self.offer_second(state, state.players[seat].clusters.index(prompt.get(FIRST)), seat, moves)

    def offer_second(self, state: ClusterRoyaleState, first: i64, seat: i64, moves: Moves) -> None:
        places = destructible(state, row_of(state, seat)) & ~bit(first)
        for at in range(state.players[seat].clusters.size):
            if places & bit(at) or (places == 0 and at != first):
                moves.add(CHOOSE_CLUSTER, at)

    def answer(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, move: i64) -> None:
        if prompt.kind == STEALING:
            row = row_meant(state, prompt.get(ROW))
            steal_cluster(state, row, arg2(move), seat)
            self.ask(state, seat, row, prompt.get(LEFT) - 1)
        else:
            self.pay(state, seat, prompt.get(FIRST), arg(move))

    def pay(self, state: ClusterRoyaleState, seat: i64, first: i64, place: i64) -> None:
        """The first of two is laid aside until the second is chosen, if there is a second."""
        row = row_of(state, seat)
        clusters = state.rows[row].clusters
        if first != NONE:
            destroy_together(state, row, bit(clusters.index(first)) | bit(place))
        elif destructible(state, row) & ~bit(place):
            state.ask(GIVE_TWO, bit(seat)).put(FACE, self.face).put(FIRST, clusters.cards[place])
        else:
            spare(state, row, bit(clusters.size) - 1 & ~bit(place))
            destroy(state, row, clusters.cards[place], NONE)

    def seal(self, state: ClusterRoyaleState, seat: i64, move: i64) -> bool:
        pick_cluster(state, seat, arg(move))
        return True

    def unseal(self, state: ClusterRoyaleState) -> None:
        destroy_picked(state)

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        clusters = state.players[seat].clusters
        if prompt.kind == GIVE_CLUSTER:
            return count_bits(prompt.seats) == 1 and clusters.size > 0
        if prompt.kind == GIVE_TWO:
            first = prompt.get(FIRST)
            return clusters.size > 0 if first == NONE else clusters.size > 1 and clusters.index(first) != NONE
        return prompt.kind == STEALING and self.may_steal(state, prompt, seat)

    def may_steal(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        """Never a whole row."""
        row = NONE if prompt.get(ROW) == NONE else row_meant(state, prompt.get(ROW))
        if not 0 <= row < len(state.rows) or row == row_of(state, seat):
            return False
        return 0 < prompt.get(LEFT) < state.rows[row].clusters.size


class LinusTorvalds(Celebrity):
    """Enters: destroy all corporation cards of the other players."""

    slug = "linus_torvalds"
    labels = ("opensource",)
    effect = DestroyLabelled("corporation", RIVALS)


def offer_row(state: ClusterRoyaleState, row: i64, moves: Moves) -> None:
    """Every place of a row, to steal from."""
    for at in range(state.rows[row].clusters.size):
        moves.add(STEAL, row_said(state, row), at)
