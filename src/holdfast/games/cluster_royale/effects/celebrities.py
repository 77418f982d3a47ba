"""The celebrities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import AWS, AZURE, CORPORATION, MICROSERVICE, PROVIDERS
from holdfast.games.cluster_royale.clouds import destroy_labelled
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
from holdfast.games.cluster_royale.effect import Effect, Target
from holdfast.games.cluster_royale.effects.questions import AtStart, PicksCluster, offer_payments
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
from holdfast.games.cluster_royale.table import ClusterTable
from holdfast.kernel.bits import NONE, bit, count_bits
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.prompts import Prompt


class MelonUsk(Effect):
    """Enters: destroy all microservice cards in play, yours too."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        destroy_labelled(table, self.face, MICROSERVICE, table.everyone_in())


class LorisDegioanni(Effect):
    """Enters: choose a provider. While Loris is in play, no cluster of that provider, anyone's, can be destroyed."""

    def offer(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        for provider in range(i64(len(PROVIDERS.words))):
            self.offer_provider(moves, provider)

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        table.loris.value = target.provider
        table.tell(CHOSE, seat, target.provider)

    def protects(self, table: ClusterTable, card: i64) -> bool:
        return table.provider(card) == table.loris.value

    def on_leave_play(self, table: ClusterTable) -> None:
        table.loris.value = NONE


class BillGates(Effect):
    """Enters: the other players reveal all their Azure clusters.

    Whenever you destroy an OpenShift, GCP or AWS cluster of another player, draw a card.
    """

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        table.reveal_all(AZURE, seat, self.face)

    def on_destroying(self, table: ClusterTable, owner: i64, card: i64) -> None:
        if table.provider(card) != AZURE:
            table.tell(USED, owner, self.face)
            table.draw_cards(owner, 1)


class JeffBezos(AtStart):
    """Enters: the other players reveal all their AWS clusters. Start: you may discard a card to draw one."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        table.reveal_all(AWS, seat, self.face)

    def on_start(self, table: ClusterTable, owner: i64) -> None:
        if table.players[owner].hand.size > 0:
            table.ask(OFFER, bit(owner)).put(FACE, self.face)

    def asks(self, kind: i64) -> bool:
        return kind == OFFER

    def offer_answers(self, table: ClusterTable, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offer_payments(self, table, seat, moves)
        moves.add(DECLINE)

    def answer(self, table: ClusterTable, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) != DECLINE:
            table.tell(USED, seat, self.face)
            table.discard_face(seat, arg2(move))
            table.draw_cards(seat, 1)


class PaulCormier(Effect):
    """Enters: steal up to two clusters, never a player's last. Start: with two clusters or fewer, you lose."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        self.ask(table, seat, 2)
        if not table.asked:
            table.tell(FIZZLED, self.face)

    def ask(self, table: ClusterTable, seat: i64, left: i64) -> None:
        if left > 0 and self.finds_any(table, seat):
            table.ask(STEALING, bit(seat)).put(FACE, self.face).put(LEFT, left)

    def finds_any(self, table: ClusterTable, seat: i64) -> bool:
        for row in range(i64(len(table.rows))):
            if row != table.row_of(seat) and table.rows[row].clusters.size > 1:
                return True
        return False

    def offer_answers(self, table: ClusterTable, prompt: Prompt, seat: i64, moves: Moves) -> None:
        for row in range(i64(len(table.rows))):
            if row != table.row_of(seat) and table.rows[row].clusters.size > 1:
                offer_row(table, row, moves)
        moves.add(STOP)

    def answer(self, table: ClusterTable, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) == STEAL:
            table.steal_cluster(table.row_meant(arg(move)), arg2(move), seat)
            self.ask(table, seat, prompt.get(LEFT) - 1)
        else:
            table.tell(DECLINED, seat, self.face)

    def may_ask(self, table: ClusterTable, prompt: Prompt, seat: i64) -> bool:
        return prompt.kind == STEALING and 0 < prompt.get(LEFT) <= 2 and prompt.get(ROW) == NONE

    def on_start(self, table: ClusterTable, owner: i64) -> None:
        if table.players[owner].clusters.size <= 2:
            table.tell(FAILED, owner, self.face)
            lose(table, table.row_of(owner))


class SundarPichai(PicksCluster):
    """Enters: steal half (rounded down) of another player's clusters, you choose which.

    At the start of your next turn, if you alone control the most clusters, destroy two of your clusters.
    """

    def offer(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        for other in range(table.seats):
            if table.is_rival(seat, other):
                self.offer_seat(moves, other)

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        table.players[seat].owes.value = 1
        self.ask(table, seat, table.row_of(target.seat), table.players[target.seat].clusters.size // 2)
        if not table.asked:
            table.tell(FIZZLED, self.face)

    def ask(self, table: ClusterTable, seat: i64, row: i64, left: i64) -> None:
        if left > 0:
            prompt = table.ask(STEALING, bit(seat)).put(FACE, self.face)
            prompt.put(LEFT, left).put(ROW, table.row_said(row))

    def on_start(self, table: ClusterTable, owner: i64) -> None:
        if table.players[owner].owes.value:
            table.players[owner].owes.value = 0
            if self.leads_alone(table, table.row_of(owner)):
                table.tell(OWED, owner, self.face)
                self.collect(table, owner)
            else:
                table.tell(FORGIVEN, owner, self.face)

    def leads_alone(self, table: ClusterTable, mine: i64) -> bool:
        for row in range(i64(len(table.rows))):
            if row != mine and table.rows[row].clusters.size >= table.rows[mine].clusters.size:
                return False
        return True

    def collect(self, table: ClusterTable, seat: i64) -> None:
        """Two clusters at the same time; a team chooses the second from the row as it is after the first."""
        if table.teams:
            table.debt_left.value = 2
        elif destructible(table, table.row_of(seat)):
            table.ask(GIVE_TWO, bit(seat)).put(FACE, self.face)
        else:
            table.tell(HAD_NOTHING, seat, self.face)

    def collect_next(self, table: ClusterTable) -> None:
        """A team pays one cluster after the other."""
        table.debt_left.value -= 1
        if table.is_in(table.turn):
            must_destroy_own(table, table.turn, self.face)

    def offer_answers(self, table: ClusterTable, prompt: Prompt, seat: i64, moves: Moves) -> None:
        if prompt.kind == STEALING:
            offer_row(table, table.row_meant(prompt.get(ROW)), moves)
        elif prompt.kind == GIVE_CLUSTER or prompt.get(FIRST) == NONE:
            offer_own(table, seat, moves)
        else:
            self.offer_second(table, table.players[seat].clusters.index(prompt.get(FIRST)), seat, moves)

    def offer_second(self, table: ClusterTable, first: i64, seat: i64, moves: Moves) -> None:
        places = destructible(table, table.row_of(seat)) & ~bit(first)
        for at in range(table.players[seat].clusters.size):
            if places & bit(at) or (places == 0 and at != first):
                moves.add(CHOOSE_CLUSTER, at)

    def answer(self, table: ClusterTable, prompt: Prompt, seat: i64, move: i64) -> None:
        if prompt.kind == STEALING:
            row = table.row_meant(prompt.get(ROW))
            table.steal_cluster(row, arg2(move), seat)
            self.ask(table, seat, row, prompt.get(LEFT) - 1)
        else:
            self.pay(table, seat, prompt.get(FIRST), arg(move))

    def pay(self, table: ClusterTable, seat: i64, first: i64, place: i64) -> None:
        """The first of two is laid aside until the second is chosen, if there is a second."""
        row = table.row_of(seat)
        clusters = table.rows[row].clusters
        if first != NONE:
            destroy_together(table, row, bit(clusters.index(first)) | bit(place))
        elif destructible(table, row) & ~bit(place):
            table.ask(GIVE_TWO, bit(seat)).put(FACE, self.face).put(FIRST, clusters.cards[place])
        else:
            spare(table, row, bit(clusters.size) - 1 & ~bit(place))
            destroy(table, row, clusters.cards[place], NONE)

    def unseal(self, table: ClusterTable) -> None:
        destroy_picked(table)

    def may_ask(self, table: ClusterTable, prompt: Prompt, seat: i64) -> bool:
        clusters = table.players[seat].clusters
        if prompt.kind == GIVE_CLUSTER:
            return count_bits(prompt.seats) == 1 and clusters.size > 0
        if prompt.kind == GIVE_TWO:
            first = prompt.get(FIRST)
            return clusters.size > 0 if first == NONE else clusters.size > 1 and clusters.index(first) != NONE
        return prompt.kind == STEALING and self.may_steal(table, prompt, seat)

    def may_steal(self, table: ClusterTable, prompt: Prompt, seat: i64) -> bool:
        """Never a whole row."""
        row = NONE if prompt.get(ROW) == NONE else table.row_meant(prompt.get(ROW))
        if not 0 <= row < len(table.rows) or row == table.row_of(seat):
            return False
        return 0 < prompt.get(LEFT) < table.rows[row].clusters.size


class LinusTorvalds(Effect):
    """Enters: destroy all corporation cards of the other players."""

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        destroy_labelled(table, self.face, CORPORATION, table.rivals(seat))


def offer_row(table: ClusterTable, row: i64, moves: Moves) -> None:
    """Every place of a row, to steal from."""
    for at in range(table.rows[row].clusters.size):
        moves.add(STEAL, table.row_said(row), at)


SUNDAR: Final = SundarPichai()
"""The debt stays with the player who played him, also when he is gone."""

CELEBRITIES: Final[dict[str, Effect]] = {
    "melon_usk": MelonUsk(),
    "loris_degioanni": LorisDegioanni(),
    "bill_gates": BillGates(),
    "jeff_bezos": JeffBezos(),
    "paul_cormier": PaulCormier(),
    "sundar_pichai": SUNDAR,
    "linus_torvalds": LinusTorvalds(),
}
