"""The events."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.cluster_royale.card import Event
from holdfast.games.cluster_royale.cards import CARDS, DEFENCE
from holdfast.games.cluster_royale.destruction import (
    destroy_picked,
    destroy_together,
    destructible,
    must_destroy_own,
    take_picked,
)
from holdfast.games.cluster_royale.effects import (
    EVERYBODY,
    DestroyLabelled,
    DrawForMissingClusters,
    RenewDeck,
    StopAttacks,
    TakeAnotherTurn,
)
from holdfast.games.cluster_royale.hands import discard_face, draw_cards, keeps_hand, take_discarded
from holdfast.games.cluster_royale.phrases import (
    CHOOSE_CLUSTER,
    CUTBACK,
    DECLINE,
    DECLINED,
    DISCARD,
    DOOMED,
    FACE,
    FIZZLED,
    GIVE_CLUSTER,
    HAD_NOTHING,
    KEPT_HAND,
    MIXED,
    PASS,
    PASSED,
    PASSING,
    RECOVER,
    SHOW_CLUSTER,
    SHUT_DOWN,
    TAKE,
)
from holdfast.games.cluster_royale.questions import PicksCluster, offer_hand
from holdfast.games.cluster_royale.rows import decider, from_turn, most_clusters, reveal, row_of
from holdfast.games.cluster_royale.state import ClusterRoyaleState
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits, lowest_bit
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.prompts import Prompt


class GovernmentMandateCorporation(Event):
    """Destroy all open source cards in play."""

    slug = "government_mandate_corporation"
    effect = DestroyLabelled("opensource", EVERYBODY)


class GovernmentMandateOpensource(Event):
    """Destroy all corporation cards in play."""

    slug = "government_mandate_opensource"
    effect = DestroyLabelled("corporation", EVERYBODY)


class Kraken(PicksCluster):
    """Each player with the most clusters destroys one of theirs (simultaneous choice)."""

    slug = "kraken"

    def happen(self, state: ClusterRoyaleState, drawer: i64) -> None:
        most = most_clusters(state)
        asked = NOBODY
        for row in range(i64(len(state.rows))):
            if state.rows[row].clusters.size == most:
                if destructible(state, row):
                    asked |= bit(decider(state, row))
                else:
                    state.tell(HAD_NOTHING, decider(state, row), self.face)
        if asked:
            state.ask(GIVE_CLUSTER, asked).put(FACE, self.face)

    def unseal(self, state: ClusterRoyaleState) -> None:
        destroy_picked(state)

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        return prompt.kind == GIVE_CLUSTER and state.players[seat].clusters.size > 0


class UsEastDown(PicksCluster):
    """The player on turn destroys one of their clusters."""

    slug = "useast_down"

    def happen(self, state: ClusterRoyaleState, drawer: i64) -> None:
        if state.is_in(state.turn):
            must_destroy_own(state, state.turn, self.face)

    def unseal(self, state: ClusterRoyaleState) -> None:
        destroy_picked(state)

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        alone = seat == state.turn and count_bits(prompt.seats) == 1
        return prompt.kind == GIVE_CLUSTER and alone and state.players[seat].clusters.size > 0


class CloudMisconfiguration(PicksCluster):
    """Shuffle all clusters in play; everyone gets as many as they had, face down; each then reveals one of theirs."""

    slug = "cloud_misconfiguration"

    def happen(self, state: ClusterRoyaleState, drawer: i64) -> None:
        self.deal_again(state)
        asked = NOBODY
        for row in range(i64(len(state.rows))):
            if state.rows[row].clusters.size > 0:
                asked |= bit(decider(state, row))
        if asked:
            state.ask(SHOW_CLUSTER, asked).put(FACE, self.face)

    def deal_again(self, state: ClusterRoyaleState) -> None:
        sizes = [row.clusters.size for row in state.rows]
        for row in state.rows:
            state.move_all(row.clusters, state.mixed)
        state.shuffle(state.mixed)
        for number in range(i64(len(sizes))):
            for _card in range(sizes[number]):
                state.move_top(state.mixed, state.rows[number].clusters)
        state.tell(MIXED)

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        for at in range(state.players[seat].clusters.size):
            moves.add(CHOOSE_CLUSTER, at)

    def unseal(self, state: ClusterRoyaleState) -> None:
        picked = take_picked(state)
        for row in range(i64(len(state.rows))):
            if picked[row] != NONE:
                reveal(state, row, picked[row])

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        return prompt.kind == SHOW_CLUSTER and state.players[seat].clusters.size > 0


class NewVulnerabilityDisclosure(UsEastDown):
    """The player on turn may take a defence from the discard pile; if none is there, they destroy one of theirs."""

    slug = "new_vulnerability_disclosure"

    def happen(self, state: ClusterRoyaleState, drawer: i64) -> None:
        if not state.is_in(state.turn):
            return
        if self.defences(state):
            state.ask(RECOVER, bit(state.turn)).put(FACE, self.face)
        else:
            must_destroy_own(state, state.turn, self.face)

    def defences(self, state: ClusterRoyaleState) -> i64:
        """The mask of different defences in the discard pile."""
        faces: i64 = 0
        for at in range(state.discard.size):
            face = state.face[state.discard.cards[at]]
            if CARDS.type_of[face] == DEFENCE:
                faces |= bit(face)
        return faces

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        if prompt.kind != RECOVER:
            super().offer_answers(state, prompt, seat, moves)
            return
        faces = self.defences(state)
        while faces:
            moves.add(TAKE, lowest_bit(faces))
            faces &= faces - 1
        moves.add(DECLINE)

    def answer(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) == TAKE:
            take_discarded(state, seat, arg(move))
        else:
            state.tell(DECLINED, seat, self.face)

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        return super().may_ask(state, prompt, seat) or (prompt.kind == RECOVER and seat == state.turn)


class HardwareRecommissioning(Event):
    """Shuffle the discard pile into the deck."""

    slug = "hardware_recommissioning"
    effect = RenewDeck()


class ComplianceAudit(Event):
    """Simultaneously, everyone who has a card passes one face down to the next player."""

    slug = "compliance_audit"

    def happen(self, state: ClusterRoyaleState, drawer: i64) -> None:
        asked = NOBODY
        for seat in range(state.seats):
            if state.players[seat].hand.size > 0:
                asked |= bit(seat)
        if asked:
            state.ask(PASSING, asked).put(FACE, self.face)
        else:
            state.tell(FIZZLED, self.face)

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offer_hand(state, seat, PASS, moves)

    def seal(self, state: ClusterRoyaleState, seat: i64, move: i64) -> bool:
        player = state.players[seat]
        player.chosen.add(player.hand.cards[state.find(player.hand, arg(move))])
        return True

    def unseal(self, state: ClusterRoyaleState) -> None:
        """All cards leave their hands before the first one arrives."""
        for seat in range(state.seats):
            player = state.players[seat]
            if player.chosen.size > 0:
                state.mixed.sees = bit(state.next_seat(seat))
                state.move_card(player.chosen.at(0), player.hand, state.mixed)
        state.mixed.sees = NOBODY
        for step in range(state.seats):
            seat = from_turn(state, step)
            player = state.players[seat]
            if player.chosen.size > 0:
                card = player.chosen.pop()
                state.move_card(card, state.mixed, state.players[state.next_seat(seat)].hand)
                state.tell(PASSED, seat, state.next_seat(seat), card)

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        player = state.players[seat]
        return prompt.kind == PASSING and player.hand.size > 0 and player.chosen.size == 0


class CrashLoopBackOff(Event):
    """No attacks can be played in the next turn that is played by somebody other than the player on turn."""

    slug = "crashloopbackoff"
    effect = StopAttacks()


class CrunchTime(Event):
    """The player on turn takes another turn after this one."""

    slug = "crunch_time"
    effect = TakeAnotherTurn()


class SystemShutdown(Event):
    """The player who drew it loses all their clusters at the end of their third turn from now, this one not counted."""

    slug = "system_shutdown"

    def happen(self, state: ClusterRoyaleState, drawer: i64) -> None:
        turns: i64 = 4 if drawer == state.turn else 3
        shutdowns = state.players[drawer].shutdowns
        if shutdowns.count(turns) == 0:
            shutdowns.add(turns)
        state.tell(DOOMED, drawer)

    def on_end(self, state: ClusterRoyaleState, seat: i64) -> None:
        """A turn of somebody who has drawn it ends."""
        shutdowns = state.players[seat].shutdowns
        strikes = False
        left: i64 = 0
        for at in range(shutdowns.size):
            turns = shutdowns.at(at) - 1
            strikes = strikes or turns == 0
            if turns > 0:
                shutdowns.values[left] = turns
                left += 1
        shutdowns.size = left
        if strikes:
            state.tell(SHUT_DOWN, seat)
            row = row_of(state, seat)
            destroy_together(state, row, bit(state.rows[row].clusters.size) - 1)


class FundingRound(Event):
    """Each player draws 3 − (their clusters) cards, if that is more than 0."""

    slug = "funding_round"
    effect = DrawForMissingClusters(3)


class Ipo(Event):
    """Each player draws a card; then, simultaneously, each player with the most cards in hand discards three."""

    slug = "ipo"

    def happen(self, state: ClusterRoyaleState, drawer: i64) -> None:
        most: i64 = 1
        for step in range(state.seats):
            seat = from_turn(state, step)
            if state.is_in(seat):
                draw_cards(state, seat, 1)
                most = max(most, state.players[seat].hand.size)
        asked = NOBODY
        for seat in range(state.seats):
            if state.players[seat].hand.size == most:
                if keeps_hand(state, seat):
                    state.tell(KEPT_HAND, seat, self.face)
                else:
                    asked |= bit(seat)
        if asked:
            state.ask(CUTBACK, asked).put(FACE, self.face)

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        player = state.players[seat]
        offered: i64 = 0
        for at in range(player.hand.size):
            face = state.face[player.hand.cards[at]]
            if player.chosen.count(player.hand.cards[at]) == 0 and offered & bit(face) == 0:
                moves.add(DISCARD, face)
                offered |= bit(face)

    def seal(self, state: ClusterRoyaleState, seat: i64, move: i64) -> bool:
        """Cards are chosen one by one."""
        player = state.players[seat]
        at: i64 = 0
        while player.chosen.count(player.hand.cards[at]) or state.face[player.hand.cards[at]] != arg(move):
            at += 1
        player.chosen.add(player.hand.cards[at])
        return player.chosen.size == min(i64(3), player.hand.size)

    def unseal(self, state: ClusterRoyaleState) -> None:
        """What was chosen goes in the order of the box: in which order it was chosen is nobody's business."""
        for step in range(state.seats):
            seat = from_turn(state, step)
            chosen = state.players[seat].chosen
            faces = sorted([state.face[chosen.at(at)] for at in range(chosen.size)])
            chosen.clear()
            for face in faces:
                discard_face(state, seat, face)

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        player = state.players[seat]
        return prompt.kind == CUTBACK and player.chosen.size < min(i64(3), player.hand.size)
