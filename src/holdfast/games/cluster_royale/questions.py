"""What several cards ask, and how answers are offered."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.cluster_royale.card import Event, Tech
from holdfast.games.cluster_royale.cards import CARDS
from holdfast.games.cluster_royale.destruction import offer_own
from holdfast.games.cluster_royale.phrases import CHOOSE_SEAT, DECLINE, FACE, NAMED, PLAYER
from holdfast.games.cluster_royale.rows import rivals_of
from holdfast.games.cluster_royale.state import ClusterRoyaleState
from holdfast.kernel.bits import bit
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.prompts import Prompt


class AtStart(Tech):
    """A question at the start of its owner's turn."""

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        return seat == state.turn and self.asks(prompt.kind)

    def asks(self, kind: i64) -> bool:
        """Whether it asks its owner this."""
        return False


class NamesPlayer(AtStart):
    """Start: choose another player, who then has to do something."""

    def on_start(self, state: ClusterRoyaleState, owner: i64) -> None:
        state.ask(PLAYER, bit(owner)).put(FACE, self.face)

    def asks(self, kind: i64) -> bool:
        return kind == PLAYER

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        if prompt.kind == PLAYER:
            rivals = rivals_of(state, seat)
            for other in range(state.seats):
                if rivals >> other & 1:
                    moves.add(CHOOSE_SEAT, other)
            return
        self.offer_replies(state, seat, moves)
        if moves.size == 0:
            # Only where somebody determinizes a hand that could not have been asked.
            moves.add(DECLINE)

    def answer(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, move: i64) -> None:
        if prompt.kind == PLAYER:
            state.tell(NAMED, seat, self.face, arg(move))
            self.on_named(state, seat, arg(move))
        elif verb(move) != DECLINE:
            self.reply(state, seat, arg(move))

    def on_named(self, state: ClusterRoyaleState, seat: i64, other: i64) -> None:
        """Another player was chosen."""

    def offer_replies(self, state: ClusterRoyaleState, seat: i64, moves: Moves) -> None:
        """What the chosen player may do."""

    def reply(self, state: ClusterRoyaleState, seat: i64, what: i64) -> None:
        """The chosen player has done it."""


class PicksCluster(Event):
    """Those who are asked pick one of their own clusters, at the same time."""

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        offer_own(state, seat, moves)

    def seal(self, state: ClusterRoyaleState, seat: i64, move: i64) -> bool:
        pick_cluster(state, seat, arg(move))
        return True


def pick_cluster(state: ClusterRoyaleState, seat: i64, place: i64) -> None:
    """Lay one's choice down until all have chosen."""
    player = state.players[seat]
    player.picked.add(player.clusters.cards[place])


def offer_hand(state: ClusterRoyaleState, seat: i64, said: i64, moves: Moves) -> None:
    """Every card in a hand, copies once."""
    faces = state.faces_in(state.players[seat].hand)
    for face in range(CARDS.first_event):
        if faces >> face & 1:
            moves.add(said, face)
