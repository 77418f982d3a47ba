"""The techs. What NGINX, PromCat and Helm mean stands in `board`, Falco in `destruction.mourn`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.board import DID_POSTGRESQL, DID_TERRAFORM, SKIPS_DRAW, Board
from holdfast.games.cluster_royale.cards import ATTACK, FIRST_EVENT, TYPE, face_of, mark
from holdfast.games.cluster_royale.destruction import destructible, fall_together, honeypot_saves, reward
from holdfast.games.cluster_royale.effect import Effect
from holdfast.games.cluster_royale.phrases import (
    CHOOSE_CLUSTER,
    CHOOSE_SEAT,
    DECLINE,
    DISCARD,
    GIVE_CARD,
    LOOK,
    NAMED,
    PLAYER,
    RECOVER,
    REVEAL,
    SHOW_CARD,
    SHOW_CLUSTER,
    TAKE,
)
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.zones import NONE, bit

PROMETHEUS_FACE: Final[i64] = face_of("prometheus")


class AtStart(Effect):
    """A tech or celebrity with a «start of your turn» effect."""

    def __init__(self) -> None:
        super().__init__()
        self.starts = True


class NamesPlayer(AtStart):
    """Start: choose another player, who then has to do something."""

    def start(self, board: Board, seat: i64) -> None:
        board.ask(PLAYER, bit(seat), self.face)

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        if prompt.kind == PLAYER:
            for other in range(board.seats):
                if board.is_rival(seat, other):
                    moves.add(CHOOSE_SEAT, other)
            return
        self.replies(board, seat, moves)
        if moves.size == 0:
            # Only where somebody imagines a hand that could not have been asked.
            moves.add(DECLINE)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        if prompt.kind == PLAYER:
            board.tell(NAMED, seat, self.face, arg(move))
            self.named(board, seat, arg(move))
        elif verb(move) != DECLINE:
            self.reply(board, seat, arg(move))

    def named(self, board: Board, seat: i64, other: i64) -> None:
        """Another player was chosen."""

    def replies(self, board: Board, seat: i64, moves: Moves) -> None:
        """What the chosen player may do."""

    def reply(self, board: Board, seat: i64, what: i64) -> None:
        """The chosen player has done it."""


class SysdigSecure(AtStart):
    """Start: if any of your clusters is face up, turn them all face down and shuffle them."""

    def start(self, board: Board, seat: i64) -> None:
        clusters = board.clusters_of(seat)
        for at in range(clusters.size):
            if board.lies_open(clusters.cards[at]):
                board.hide_row(board.row_of(seat))
                return


class MongoDb(NamesPlayer):
    """They reveal an attack card of their choice from their hand, if they have one that is not seen by all."""

    def named(self, board: Board, seat: i64, other: i64) -> None:
        hand = board.players[other].hand
        for at in range(hand.size):
            if self.unseen(board, hand.cards[at]):
                board.ask(SHOW_CARD, bit(other), self.face, seat)
                return

    def unseen(self, board: Board, card: i64) -> bool:
        """An attack that some player has not seen."""
        return TYPE[board.face[card]] == ATTACK and board.everyone_in() & ~board.known[card] != 0

    def replies(self, board: Board, seat: i64, moves: Moves) -> None:
        hand = board.players[seat].hand
        offered: i64 = 0
        for at in range(hand.size):
            face = board.face[hand.cards[at]]
            if self.unseen(board, hand.cards[at]) and offered & mark(face) == 0:
                moves.add(REVEAL, face)
                offered |= mark(face)

    def reply(self, board: Board, seat: i64, what: i64) -> None:
        hand = board.players[seat].hand
        for at in range(hand.size):
            card = hand.cards[at]
            if board.face[card] == what and self.unseen(board, card):
                board.show_card(seat, card)
                return


class JavaServlet(NamesPlayer):
    """They discard a card of their choice."""

    def named(self, board: Board, seat: i64, other: i64) -> None:
        if board.players[other].hand.size > 0 and not board.keeps_cards(other):
            board.ask(GIVE_CARD, bit(other), self.face, seat)

    def replies(self, board: Board, seat: i64, moves: Moves) -> None:
        offer_hand(board, seat, DISCARD, moves)

    def reply(self, board: Board, seat: i64, what: i64) -> None:
        board.discard_face(seat, what)


class SysdigMonitor(NamesPlayer):
    """They reveal a cluster of their choice."""

    def named(self, board: Board, seat: i64, other: i64) -> None:
        clusters = board.clusters_of(other)
        for at in range(clusters.size):
            if not board.lies_open(clusters.cards[at]):
                board.ask(SHOW_CLUSTER, bit(other), self.face)
                return

    def replies(self, board: Board, seat: i64, moves: Moves) -> None:
        offer_face_down(board, seat, moves)

    def reply(self, board: Board, seat: i64, what: i64) -> None:
        board.reveal(board.row_of(seat), board.clusters_of(seat).cards[what])


class SpringBoot(AtStart):
    """Start: you may take one card (no event) from the discard pile; if you do, skip your draw step."""

    def start(self, board: Board, seat: i64) -> None:
        for at in range(board.discard.size):
            if board.face[board.discard.cards[at]] < FIRST_EVENT:
                board.ask(RECOVER, bit(seat), self.face)
                return

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offered: i64 = 0
        for at in range(board.discard.size):
            face = board.face[board.discard.cards[at]]
            if face < FIRST_EVENT and offered & mark(face) == 0:
                moves.add(TAKE, face)
                offered |= mark(face)
        moves.add(DECLINE)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) == TAKE:
            board.take_discarded(seat, arg(move))
            board.note(SKIPS_DRAW)


class Prometheus(Effect):
    """Draw step: look at the top three cards of the deck, take one, shuffle the rest back."""

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        for at in range(board.deck.size - 1, max(i64(0), board.deck.size - 3) - 1, i64(-1)):
            face = board.face[board.deck.cards[at]]
            if not moves.has(TAKE | face << 8):
                moves.add(TAKE, face)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        at = board.deck.size - 1
        while board.face[board.deck.cards[at]] != arg(move):
            at -= 1
        card = board.deck.take(at)
        board.shuffle(board.deck)
        board.receive(seat, card)


def look(board: Board, seat: i64) -> None:
    """The draw step of whoever has Prometheus."""
    if board.deck.size == 0:
        board.renew_deck()
    for at in range(max(i64(0), board.deck.size - 3), board.deck.size):
        board.show(board.deck.cards[at], bit(seat))
    if board.deck.size > 0:
        board.ask(LOOK, bit(seat), PROMETHEUS_FACE)


class Terraform(Effect):
    """Once per turn you may discard a card to draw one."""

    def uses(self, board: Board, seat: i64, moves: Moves) -> None:
        if board.times(DID_TERRAFORM) == 0:
            offer_payments(self, board, seat, moves)

    def use(self, board: Board, seat: i64, paid: i64) -> None:
        board.note(DID_TERRAFORM)
        board.discard_face(seat, paid)
        board.draw_cards(seat, 1)


class PostgreSql(Effect):
    """Once per turn: discard your hand, shuffle the discard pile into the deck, draw as many as you discarded."""

    def uses(self, board: Board, seat: i64, moves: Moves) -> None:
        if board.times(DID_POSTGRESQL) == 0:
            self.say_use(moves)

    def use(self, board: Board, seat: i64, paid: i64) -> None:
        board.note(DID_POSTGRESQL)
        hand = board.players[seat].hand
        count = hand.size
        board.put_all(hand, board.discard)
        board.renew_deck()
        board.draw_cards(seat, count)


class Honeypot(Effect):
    """Of several clusters destroyed at the same time the Honeypot saves one, the owner's choice."""

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        doomed = self.doomed(board, prompt, seat)
        for at in range(board.clusters_of(seat).size):
            if doomed & bit(at):
                moves.add(CHOOSE_CLUSTER, at)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        doomed = self.doomed(board, prompt, seat)
        row = board.row_of(seat)
        honeypot_saves(board, row)
        fall_together(board, row, doomed & ~bit(arg(move)))

    def doomed(self, board: Board, prompt: Prompt, seat: i64) -> i64:
        """The two clusters that the prompt names, or all that can be destroyed."""
        clusters = board.clusters_of(seat)
        if prompt.b != NONE:
            return bit(clusters.index(prompt.b)) | bit(clusters.index(prompt.c))
        return destructible(board, board.row_of(seat)) or bit(clusters.size) - 1


class FalcoSidekick(Effect):
    """You may discard a card; if you do, put the destroyed cluster back, face up."""

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offer_hand(board, seat, DISCARD, moves)
        moves.add(DECLINE)

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        if verb(move) == DISCARD:
            board.discard_face(seat, arg(move))
            board.gain_cluster(board.row_of(seat), prompt.b)
        reward(board, prompt.c, prompt.b)


def offer_hand(board: Board, seat: i64, said: i64, moves: Moves) -> None:
    """Every card in a hand, copies once."""
    faces = board.hand_faces(seat)
    for face in range(FIRST_EVENT):
        if faces >> face & 1:
            moves.add(said, face)


def offer_payments(what: Effect, board: Board, seat: i64, moves: Moves) -> None:
    """Every card in a hand, to pay for a use."""
    faces = board.hand_faces(seat)
    for face in range(FIRST_EVENT):
        if faces >> face & 1:
            what.say_use_with(moves, face)


def offer_face_down(board: Board, seat: i64, moves: Moves) -> None:
    clusters = board.clusters_of(seat)
    for at in range(clusters.size):
        if not board.lies_open(clusters.cards[at]):
            moves.add(CHOOSE_CLUSTER, at)


TECHS: Final[dict[str, Effect]] = {
    "sysdig_secure": SysdigSecure(),
    "mongo_db": MongoDb(),
    "java_servlet": JavaServlet(),
    "sysdig_monitor": SysdigMonitor(),
    "springboot": SpringBoot(),
    "prometheus": Prometheus(),
    "terraform": Terraform(),
    "postgresql": PostgreSql(),
    "honeypot": Honeypot(),
    "falco_sidekick": FalcoSidekick(),
}
