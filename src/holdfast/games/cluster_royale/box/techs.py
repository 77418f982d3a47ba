"""The techs."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.cluster_royale.card import HOOKS, Tech
from holdfast.games.cluster_royale.cards import ATTACK, CARDS, EVENT, SKIPPED_DRAW, TECH
from holdfast.games.cluster_royale.clouds import discard_permanent, holder
from holdfast.games.cluster_royale.destruction import (
    destructible,
    doom,
    fall_together,
    offer_to_put_back,
    reward,
    save_instead,
)
from holdfast.games.cluster_royale.effects import DiscardPaid, Draw
from holdfast.games.cluster_royale.hands import discard_face, draw_cards, keeps_hand, receive, take_discarded
from holdfast.games.cluster_royale.phrases import (
    BY,
    CARD,
    CHOOSE_CLUSTER,
    DECLINE,
    DECLINED,
    DECOYED,
    DISCARD,
    DISCARDED_HAND,
    FACE,
    GIVE_CARD,
    HAD_NOTHING,
    KEPT_HAND,
    LOOK,
    ONE,
    OTHER,
    PUT_BACK,
    RECOVER,
    REVEAL,
    SAVE_ONE,
    SHOW_CARD,
    SHOW_CLUSTER,
    SHOWED,
    TAKE,
    USED,
)
from holdfast.games.cluster_royale.questions import AtStart, NamesPlayer, offer_hand
from holdfast.games.cluster_royale.rows import decider, gain_cluster, hide_row, reveal, row_of
from holdfast.games.cluster_royale.state import DRAW, TO_SHUT_DOWN, ClusterRoyaleState
from holdfast.games.cluster_royale.targets import USED_ALONE, USED_WITH_CARD
from holdfast.kernel.bits import EVERYONE, NOBODY, NONE, bit, count_bits, lowest_bit
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.prompts import Prompt
from holdfast.textcards.effect import Steps


class Falco(Tech):
    """Whenever one of your clusters is destroyed, draw a card."""

    slug = "falco"
    labels = ("opensource", "microservice")

    def on_destroyed(self, state: ClusterRoyaleState, owner: i64, card: i64) -> None:
        state.tell(USED, owner, self.face)
        draw_cards(state, owner, 1)


class FalcoSidekick(Tech):
    """While you have Falco: you may discard a card; if you do, put the destroyed cluster back, face up."""

    slug = "falco_sidekick"
    labels = ("opensource", "microservice")

    def may_put_back(self, state: ClusterRoyaleState, owner: i64, card: i64, destroyer: i64) -> bool:
        player = state.players[owner]
        if player.powers.value & CARDS.power("falco") == 0 or player.hand.size == 0:
            return False
        state.ask(PUT_BACK, bit(owner)).put(FACE, self.face).put(CARD, card).put(BY, destroyer)
        return True

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offer_hand(state, seat, DISCARD, moves)
        moves.add(DECLINE)

    def answer(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, move: i64) -> None:
        card = prompt.get(CARD)
        destroyer = prompt.get(BY)
        if verb(move) == DISCARD:
            state.tell(USED, seat, self.face)
            discard_face(state, seat, arg(move))
            gain_cluster(state, row_of(state, seat), card)
            reward(state, destroyer, card)
        else:
            state.tell(DECLINED, seat, self.face)
            offer_to_put_back(state, row_of(state, seat), card, destroyer, seat, self.face)

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        card = prompt.get(CARD)
        lost = card != NONE and state.cluster_discard.index(card) != NONE and state.losses.count(card) == 0
        return prompt.kind == PUT_BACK and lost and state.players[seat].clusters.size > 0


class SysdigSecure(Tech):
    """Start: if any of your clusters is face up, turn them all face down and shuffle them."""

    slug = "sysdig_secure"
    labels = ("sysdig",)

    def on_start(self, state: ClusterRoyaleState, owner: i64) -> None:
        clusters = state.players[owner].clusters
        for at in range(clusters.size):
            if state.lies_open(clusters.cards[at]):
                state.tell(USED, owner, self.face)
                hide_row(state, row_of(state, owner))
                return


class MongoDb(NamesPlayer):
    """They reveal an attack card of their choice from their hand, if they have one that is not seen by all."""

    slug = "mongo_db"
    labels = ("microservice", "database")

    def on_named(self, state: ClusterRoyaleState, seat: i64, other: i64) -> None:
        if self.has_unseen(state, other):
            state.ask(SHOW_CARD, bit(other)).put(FACE, self.face).put(BY, seat)
        else:
            state.tell(HAD_NOTHING, other, self.face)

    def has_unseen(self, state: ClusterRoyaleState, seat: i64) -> bool:
        hand = state.players[seat].hand
        for at in range(hand.size):
            if self.is_unseen(state, hand.cards[at]):
                return True
        return False

    def is_unseen(self, state: ClusterRoyaleState, card: i64) -> bool:
        """Whether it is an attack that some player has not seen, for all that everybody can tell."""
        seen = state.doubts.certain(state, card)
        return CARDS.type_of[state.face[card]] == ATTACK and state.everyone_in() & ~seen != 0

    def offer_replies(self, state: ClusterRoyaleState, seat: i64, moves: Moves) -> None:
        hand = state.players[seat].hand
        offered: i64 = 0
        for at in range(hand.size):
            face = state.face[hand.cards[at]]
            if self.is_unseen(state, hand.cards[at]) and offered & bit(face) == 0:
                moves.add(REVEAL, face)
                offered |= bit(face)

    def reply(self, state: ClusterRoyaleState, seat: i64, what: i64) -> None:
        hand = state.players[seat].hand
        for at in range(hand.size):
            card = hand.cards[at]
            if state.face[card] == what and self.is_unseen(state, card):
                state.show_one(hand, card, EVERYONE)
                state.tell(SHOWED, seat, card)
                return

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        if prompt.kind == SHOW_CARD:
            return self.has_unseen(state, seat)
        return super().may_ask(state, prompt, seat)


class Nginx(Tech):
    """Your techs can't be destroyed. (They can be stolen.)"""

    slug = "nginx"
    labels = ("microservice",)

    def keeps_permanent(self, face: i64) -> bool:
        return CARDS.type_of[face] == TECH


class JavaServlet(NamesPlayer):
    """They discard a card of their choice."""

    slug = "java_servlet"
    labels = ("java",)
    features = ("in_cloud", "in_hand")

    def on_named(self, state: ClusterRoyaleState, seat: i64, other: i64) -> None:
        if state.players[other].hand.size == 0:
            state.tell(HAD_NOTHING, other, self.face)
        elif keeps_hand(state, other):
            state.tell(KEPT_HAND, other, self.face)
        else:
            state.ask(GIVE_CARD, bit(other)).put(FACE, self.face).put(BY, seat)

    def offer_replies(self, state: ClusterRoyaleState, seat: i64, moves: Moves) -> None:
        offer_hand(state, seat, DISCARD, moves)

    def reply(self, state: ClusterRoyaleState, seat: i64, what: i64) -> None:
        discard_face(state, seat, what)

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        if prompt.kind == GIVE_CARD:
            return state.players[seat].hand.size > 0
        return super().may_ask(state, prompt, seat)


class Prometheus(Tech):
    """Draw step: look at the top three cards of the deck, take one, shuffle the rest back."""

    slug = "prometheus"
    labels = ("opensource", "microservice")
    features = ("in_cloud", "in_hand")

    def on_draw_step(self, state: ClusterRoyaleState, owner: i64) -> bool:
        if state.deck.size == 0:
            state.renew_deck()
        if state.deck.size > 0:
            state.tell(USED, owner, self.face)
            self.show_top(state, owner)
            state.ask(LOOK, bit(owner)).put(FACE, self.face)
        return True

    def show_top(self, state: ClusterRoyaleState, seat: i64) -> None:
        for at in range(max(i64(0), state.deck.size - 3), state.deck.size):
            state.show(state.deck.cards[at], bit(seat), state.deck)

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        for at in range(state.deck.size - 1, max(i64(0), state.deck.size - 3) - 1, -1):
            face = state.face[state.deck.cards[at]]
            if not moves.has(TAKE | face << 8):
                moves.add(TAKE, face)

    def answer(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, move: i64) -> None:
        """The three are picked up, so that nobody else sees which of them is taken."""
        looked_at = state.looked_at
        looked_at.sees = bit(seat)
        for _card in range(min(i64(3), state.deck.size)):
            state.move_top(state.deck, looked_at)
        receive(state, seat, looked_at, state.find(looked_at, arg(move)))
        while looked_at.size > 0:
            state.move_top(looked_at, state.deck)
        looked_at.sees = NOBODY
        state.shuffle(state.deck)

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        """The player who is asked has seen the three cards, and the draw step has begun."""
        if prompt.kind != LOOK or seat != state.turn or state.deck.size == 0:
            return False
        self.show_top(state, seat)
        state.step.value = DRAW
        state.ending.value = max(state.ending.value, TO_SHUT_DOWN)
        return True


class SysdigMonitor(NamesPlayer):
    """They reveal a cluster of their choice."""

    slug = "sysdig_monitor"
    labels = ("sysdig",)

    def on_named(self, state: ClusterRoyaleState, seat: i64, other: i64) -> None:
        if self.has_face_down(state, other):
            state.ask(SHOW_CLUSTER, bit(other)).put(FACE, self.face)
        else:
            state.tell(HAD_NOTHING, other, self.face)

    def has_face_down(self, state: ClusterRoyaleState, seat: i64) -> bool:
        clusters = state.players[seat].clusters
        for at in range(clusters.size):
            if not state.lies_open(clusters.cards[at]):
                return True
        return False

    def offer_replies(self, state: ClusterRoyaleState, seat: i64, moves: Moves) -> None:
        clusters = state.players[seat].clusters
        for at in range(clusters.size):
            if not state.lies_open(clusters.cards[at]):
                moves.add(CHOOSE_CLUSTER, at)

    def seal(self, state: ClusterRoyaleState, seat: i64, move: i64) -> bool:
        """Only one is asked, so there is nothing to wait for."""
        reveal(state, row_of(state, seat), state.players[seat].clusters.cards[arg(move)])
        return True

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        if prompt.kind == SHOW_CLUSTER:
            return count_bits(prompt.seats) == 1 and self.has_face_down(state, seat)
        return super().may_ask(state, prompt, seat)


class Helm(Tech):
    """You may play one attack more each turn."""

    slug = "helm"
    labels = ("opensource",)

    def extra_acts(self) -> i64:
        return 1


class SpringBoot(AtStart):
    """Start: you may take one card (no event) from the discard pile; if you do, skip your draw step."""

    slug = "springboot"
    labels = ("java", "microservice")
    features = ("in_cloud", "in_hand")

    def on_start(self, state: ClusterRoyaleState, owner: i64) -> None:
        for at in range(state.discard.size):
            if CARDS.type_of[state.face[state.discard.cards[at]]] != EVENT:
                state.ask(RECOVER, bit(owner)).put(FACE, self.face)
                return

    def asks(self, kind: i64) -> bool:
        return kind == RECOVER

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offered: i64 = 0
        for at in range(state.discard.size):
            face = state.face[state.discard.cards[at]]
            if CARDS.type_of[face] != EVENT and offered & bit(face) == 0:
                moves.add(TAKE, face)
                offered |= bit(face)
        moves.add(DECLINE)

    def answer(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) == TAKE:
            state.tell(USED, seat, self.face)
            take_discarded(state, seat, arg(move))
            state.used_this_turn.add(SKIPPED_DRAW)


class Terraform(Tech):
    """Once per turn you may discard a card to draw one."""

    slug = "terraform"
    labels = ("opensource",)
    uses = (USED_WITH_CARD,)
    once_a_turn = True
    use_effect = Steps(DiscardPaid(), Draw(1))


class PromCat(Tech):
    """Discards forced by other cards don't affect you."""

    slug = "promcat"
    labels = ("opensource", "sysdig")

    def keeps_hand(self) -> bool:
        return True


class PostgreSql(Tech):
    """Once per turn: discard your hand, shuffle the discard pile into the deck, draw as many as you discarded."""

    slug = "postgresql"
    labels = ("opensource", "database")
    uses = (USED_ALONE,)
    once_a_turn = True

    def use(self, state: ClusterRoyaleState, owner: i64) -> None:
        hand = state.players[owner].hand
        count = hand.size
        state.tell(DISCARDED_HAND, owner, count)
        state.move_all(hand, state.discard)
        state.renew_deck()
        draw_cards(state, owner, count)


class Honeypot(Tech):
    """If one of your clusters would be destroyed, discard the Honeypot instead. Of several, you choose."""

    slug = "honeypot"
    features = ("in_cloud", "in_hand")

    def instead_of_destruction(self, state: ClusterRoyaleState, owner: i64) -> bool:
        state.tell(DECOYED, owner, self.face)
        discard_permanent(state, owner, self.face)
        return True

    def ask_which_to_save(self, state: ClusterRoyaleState, row: i64, places: i64) -> None:
        """Two of them are named; otherwise it is every cluster that can be destroyed."""
        prompt = state.ask(SAVE_ONE, bit(decider(state, row))).put(FACE, self.face)
        if places != destructible(state, row):
            clusters = state.rows[row].clusters
            prompt.put(ONE, clusters.cards[lowest_bit(places)])
            prompt.put(OTHER, clusters.cards[lowest_bit(places & (places - 1))])

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        doomed = self.doomed(state, prompt, seat)
        for at in range(state.players[seat].clusters.size):
            if doomed & bit(at):
                moves.add(CHOOSE_CLUSTER, at)

    def answer(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, move: i64) -> None:
        doomed = self.doomed(state, prompt, seat)
        row = row_of(state, seat)
        save_instead(state, row)
        left = doomed & ~bit(arg(move))
        # A question names two clusters or all: of more than two a further Honeypot saves none.
        if count_bits(left) > 2:
            fall_together(state, row, left)
        else:
            doom(state, row, left)

    def doomed(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> i64:
        """The two clusters that the prompt names, or all that can be destroyed."""
        clusters = state.players[seat].clusters
        if prompt.get(ONE) != NONE:
            return bit(clusters.index(prompt.get(ONE))) | bit(clusters.index(prompt.get(OTHER)))
        return destructible(state, row_of(state, seat)) or bit(clusters.size) - 1

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        one = prompt.get(ONE)
        other = prompt.get(OTHER)
        clusters = state.players[seat].clusters
        two = one != other and clusters.index(one) != NONE and clusters.index(other) != NONE
        held = holder(state, HOOKS.instead_of_destruction, state.team(seat)) != NONE
        return prompt.kind == SAVE_ONE and held and clusters.size > 1 and (two or (one == NONE and other == NONE))
