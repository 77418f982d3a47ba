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
from holdfast.games.cluster_royale.table import DRAW, TO_SHUT_DOWN, ClusterTable
from holdfast.games.cluster_royale.targets import USED_ALONE, USED_WITH_CARD
from holdfast.kernel.bits import EVERYONE, NOBODY, NONE, bit, count_bits, lowest_bit
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.prompts import Prompt
from holdfast.textcards.effect import Steps


class Falco(Tech):
    """Whenever one of your clusters is destroyed, draw a card."""

    slug = "falco"
    labels = ("opensource", "microservice")

    def on_destroyed(self, table: ClusterTable, owner: i64, card: i64) -> None:
        table.tell(USED, owner, self.face)
        draw_cards(table, owner, 1)


class FalcoSidekick(Tech):
    """While you have Falco: you may discard a card; if you do, put the destroyed cluster back, face up."""

    slug = "falco_sidekick"
    labels = ("opensource", "microservice")

    def may_put_back(self, table: ClusterTable, owner: i64, card: i64, destroyer: i64) -> bool:
        player = table.players[owner]
        if player.powers.value & CARDS.power("falco") == 0 or player.hand.size == 0:
            return False
        table.ask(PUT_BACK, bit(owner)).put(FACE, self.face).put(CARD, card).put(BY, destroyer)
        return True

    def offer_answers(self, table: ClusterTable, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offer_hand(table, seat, DISCARD, moves)
        moves.add(DECLINE)

    def answer(self, table: ClusterTable, prompt: Prompt, seat: i64, move: i64) -> None:
        card = prompt.get(CARD)
        destroyer = prompt.get(BY)
        if verb(move) == DISCARD:
            table.tell(USED, seat, self.face)
            discard_face(table, seat, arg(move))
            gain_cluster(table, row_of(table, seat), card)
            reward(table, destroyer, card)
        else:
            table.tell(DECLINED, seat, self.face)
            offer_to_put_back(table, row_of(table, seat), card, destroyer, seat, self.face)

    def may_ask(self, table: ClusterTable, prompt: Prompt, seat: i64) -> bool:
        card = prompt.get(CARD)
        lost = card != NONE and table.cluster_discard.index(card) != NONE and table.losses.count(card) == 0
        return prompt.kind == PUT_BACK and lost and table.players[seat].clusters.size > 0


class SysdigSecure(Tech):
    """Start: if any of your clusters is face up, turn them all face down and shuffle them."""

    slug = "sysdig_secure"
    labels = ("sysdig",)

    def on_start(self, table: ClusterTable, owner: i64) -> None:
        clusters = table.players[owner].clusters
        for at in range(clusters.size):
            if table.lies_open(clusters.cards[at]):
                table.tell(USED, owner, self.face)
                hide_row(table, row_of(table, owner))
                return


class MongoDb(NamesPlayer):
    """They reveal an attack card of their choice from their hand, if they have one that is not seen by all."""

    slug = "mongo_db"
    labels = ("microservice", "database")

    def on_named(self, table: ClusterTable, seat: i64, other: i64) -> None:
        if self.has_unseen(table, other):
            table.ask(SHOW_CARD, bit(other)).put(FACE, self.face).put(BY, seat)
        else:
            table.tell(HAD_NOTHING, other, self.face)

    def has_unseen(self, table: ClusterTable, seat: i64) -> bool:
        hand = table.players[seat].hand
        for at in range(hand.size):
            if self.is_unseen(table, hand.cards[at]):
                return True
        return False

    def is_unseen(self, table: ClusterTable, card: i64) -> bool:
        """Whether it is an attack that some player has not seen."""
        return CARDS.type_of[table.face[card]] == ATTACK and table.everyone_in() & ~table.known[card] != 0

    def offer_replies(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        hand = table.players[seat].hand
        offered: i64 = 0
        for at in range(hand.size):
            face = table.face[hand.cards[at]]
            if self.is_unseen(table, hand.cards[at]) and offered & bit(face) == 0:
                moves.add(REVEAL, face)
                offered |= bit(face)

    def reply(self, table: ClusterTable, seat: i64, what: i64) -> None:
        hand = table.players[seat].hand
        for at in range(hand.size):
            card = hand.cards[at]
            if table.face[card] == what and self.is_unseen(table, card):
                table.show_one(hand, card, EVERYONE)
                table.tell(SHOWED, seat, card)
                return

    def may_ask(self, table: ClusterTable, prompt: Prompt, seat: i64) -> bool:
        if prompt.kind == SHOW_CARD:
            return self.has_unseen(table, seat)
        return super().may_ask(table, prompt, seat)


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

    def on_named(self, table: ClusterTable, seat: i64, other: i64) -> None:
        if table.players[other].hand.size == 0:
            table.tell(HAD_NOTHING, other, self.face)
        elif keeps_hand(table, other):
            table.tell(KEPT_HAND, other, self.face)
        else:
            table.ask(GIVE_CARD, bit(other)).put(FACE, self.face).put(BY, seat)

    def offer_replies(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        offer_hand(table, seat, DISCARD, moves)

    def reply(self, table: ClusterTable, seat: i64, what: i64) -> None:
        discard_face(table, seat, what)

    def may_ask(self, table: ClusterTable, prompt: Prompt, seat: i64) -> bool:
        if prompt.kind == GIVE_CARD:
            return table.players[seat].hand.size > 0
        return super().may_ask(table, prompt, seat)


class Prometheus(Tech):
    """Draw step: look at the top three cards of the deck, take one, shuffle the rest back."""

    slug = "prometheus"
    labels = ("opensource", "microservice")
    features = ("in_cloud", "in_hand")

    def on_draw_step(self, table: ClusterTable, owner: i64) -> bool:
        if table.deck.size == 0:
            table.renew_deck()
        if table.deck.size > 0:
            table.tell(USED, owner, self.face)
            self.show_top(table, owner)
            table.ask(LOOK, bit(owner)).put(FACE, self.face)
        return True

    def show_top(self, table: ClusterTable, seat: i64) -> None:
        for at in range(max(i64(0), table.deck.size - 3), table.deck.size):
            table.show(table.deck.cards[at], bit(seat))

    def offer_answers(self, table: ClusterTable, prompt: Prompt, seat: i64, moves: Moves) -> None:
        for at in range(table.deck.size - 1, max(i64(0), table.deck.size - 3) - 1, i64(-1)):
            face = table.face[table.deck.cards[at]]
            if not moves.has(TAKE | face << 8):
                moves.add(TAKE, face)

    def answer(self, table: ClusterTable, prompt: Prompt, seat: i64, move: i64) -> None:
        """The three are picked up, so that nobody else sees which of them is taken."""
        looked_at = table.looked_at
        looked_at.sees = bit(seat)
        for _card in range(min(i64(3), table.deck.size)):
            table.move_top(table.deck, looked_at)
        receive(table, seat, looked_at, table.find(looked_at, arg(move)))
        while looked_at.size > 0:
            table.move_top(looked_at, table.deck)
        looked_at.sees = NOBODY
        table.shuffle(table.deck)

    def may_ask(self, table: ClusterTable, prompt: Prompt, seat: i64) -> bool:
        """Whoever is asked has seen the three cards, and the draw step has begun."""
        if prompt.kind != LOOK or seat != table.turn or table.deck.size == 0:
            return False
        self.show_top(table, seat)
        table.step.value = DRAW
        table.ending.value = max(table.ending.value, TO_SHUT_DOWN)
        return True


class SysdigMonitor(NamesPlayer):
    """They reveal a cluster of their choice."""

    slug = "sysdig_monitor"
    labels = ("sysdig",)

    def on_named(self, table: ClusterTable, seat: i64, other: i64) -> None:
        if self.has_face_down(table, other):
            table.ask(SHOW_CLUSTER, bit(other)).put(FACE, self.face)
        else:
            table.tell(HAD_NOTHING, other, self.face)

    def has_face_down(self, table: ClusterTable, seat: i64) -> bool:
        clusters = table.players[seat].clusters
        for at in range(clusters.size):
            if not table.lies_open(clusters.cards[at]):
                return True
        return False

    def offer_replies(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        clusters = table.players[seat].clusters
        for at in range(clusters.size):
            if not table.lies_open(clusters.cards[at]):
                moves.add(CHOOSE_CLUSTER, at)

    def seal(self, table: ClusterTable, seat: i64, move: i64) -> bool:
        """Only one is asked, so there is nothing to wait for."""
        reveal(table, row_of(table, seat), table.players[seat].clusters.cards[arg(move)])
        return True

    def may_ask(self, table: ClusterTable, prompt: Prompt, seat: i64) -> bool:
        if prompt.kind == SHOW_CLUSTER:
            return count_bits(prompt.seats) == 1 and self.has_face_down(table, seat)
        return super().may_ask(table, prompt, seat)


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

    def on_start(self, table: ClusterTable, owner: i64) -> None:
        for at in range(table.discard.size):
            if CARDS.type_of[table.face[table.discard.cards[at]]] != EVENT:
                table.ask(RECOVER, bit(owner)).put(FACE, self.face)
                return

    def asks(self, kind: i64) -> bool:
        return kind == RECOVER

    def offer_answers(self, table: ClusterTable, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offered: i64 = 0
        for at in range(table.discard.size):
            face = table.face[table.discard.cards[at]]
            if CARDS.type_of[face] != EVENT and offered & bit(face) == 0:
                moves.add(TAKE, face)
                offered |= bit(face)
        moves.add(DECLINE)

    def answer(self, table: ClusterTable, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) == TAKE:
            table.tell(USED, seat, self.face)
            take_discarded(table, seat, arg(move))
            table.used_this_turn.add(SKIPPED_DRAW)


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

    def use(self, table: ClusterTable, owner: i64) -> None:
        hand = table.players[owner].hand
        count = hand.size
        table.tell(DISCARDED_HAND, owner, count)
        table.move_all(hand, table.discard)
        table.renew_deck()
        draw_cards(table, owner, count)


class Honeypot(Tech):
    """If one of your clusters would be destroyed, discard the Honeypot instead. Of several, you choose."""

    slug = "honeypot"
    features = ("in_cloud", "in_hand")

    def instead_of_destruction(self, table: ClusterTable, owner: i64) -> bool:
        table.tell(DECOYED, owner, self.face)
        discard_permanent(table, owner, self.face)
        return True

    def ask_which_to_save(self, table: ClusterTable, row: i64, places: i64) -> None:
        """Two of them are named; otherwise it is every cluster that can be destroyed."""
        prompt = table.ask(SAVE_ONE, bit(decider(table, row))).put(FACE, self.face)
        if places != destructible(table, row):
            clusters = table.rows[row].clusters
            prompt.put(ONE, clusters.cards[lowest_bit(places)])
            prompt.put(OTHER, clusters.cards[lowest_bit(places & (places - 1))])

    def offer_answers(self, table: ClusterTable, prompt: Prompt, seat: i64, moves: Moves) -> None:
        doomed = self.doomed(table, prompt, seat)
        for at in range(table.players[seat].clusters.size):
            if doomed & bit(at):
                moves.add(CHOOSE_CLUSTER, at)

    def answer(self, table: ClusterTable, prompt: Prompt, seat: i64, move: i64) -> None:
        doomed = self.doomed(table, prompt, seat)
        row = row_of(table, seat)
        save_instead(table, row)
        left = doomed & ~bit(arg(move))
        # A question names two clusters or all: of more than two a further Honeypot saves none.
        if count_bits(left) > 2:
            fall_together(table, row, left)
        else:
            doom(table, row, left)

    def doomed(self, table: ClusterTable, prompt: Prompt, seat: i64) -> i64:
        """The two clusters that the prompt names, or all that can be destroyed."""
        clusters = table.players[seat].clusters
        if prompt.get(ONE) != NONE:
            return bit(clusters.index(prompt.get(ONE))) | bit(clusters.index(prompt.get(OTHER)))
        return destructible(table, row_of(table, seat)) or bit(clusters.size) - 1

    def may_ask(self, table: ClusterTable, prompt: Prompt, seat: i64) -> bool:
        one = prompt.get(ONE)
        other = prompt.get(OTHER)
        clusters = table.players[seat].clusters
        two = one != other and clusters.index(one) != NONE and clusters.index(other) != NONE
        held = holder(table, HOOKS.instead_of_destruction, table.team(seat)) != NONE
        return prompt.kind == SAVE_ONE and held and clusters.size > 1 and (two or (one == NONE and other == NONE))
