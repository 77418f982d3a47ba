"""The rules of Cluster Royale: the deal, and what a table answers."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import CARDS, EVENT
from holdfast.games.cluster_royale.phrases import BEGAN, END, FACE, USE, USE_CARD
from holdfast.games.cluster_royale.plays import offer_uses, play_card, playable_faces, take_answer, use_card
from holdfast.games.cluster_royale.rows import next_of_team
from holdfast.games.cluster_royale.state import DRAW, ClusterRoyaleState
from holdfast.games.cluster_royale.turns import begin_turn, go_on
from holdfast.kernel.bits import bit, lowest_bit
from holdfast.kernel.moves import Moves, verb


class ClusterRoyale(ClusterRoyaleState):
    """A game in progress."""

    def deal(self) -> None:
        deal_clusters(self)
        deal_hands(self)
        first: i64 = self.pick_seat(bit(self.seats) - 1) if self.first == "random" else self.turn
        if self.teams:
            self.rotation[1 - (first & 1)].value = next_of_team(self, 1 - (first & 1), first)
        self.tell(BEGAN, first)
        begin_turn(self, first)
        go_on(self)

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        if self.asked:
            prompt = self.prompt()
            CARDS.texts[prompt.get(FACE)].offer_answers(self, prompt, seat, moves)
            return
        faces = self.faces_in(self.players[seat].hand) & playable_faces(self, seat)
        while faces:
            face = lowest_bit(faces)
            for way in CARDS.ways[face]:
                way.target.offer(self, seat, face, moves)
            faces &= faces - 1
        offer_uses(self, seat, moves)
        moves.add(END)

    def apply(self, seat: i64, move: i64) -> None:
        if self.asked:
            take_answer(self, seat, move)
        elif verb(move) == END:
            self.step.value = DRAW
        elif verb(move) == USE or verb(move) == USE_CARD:
            use_card(self, seat, move)
        else:
            play_card(self, seat, move)
        go_on(self)

    def standing(self, seat: i64) -> i64:
        return self.players[seat].clusters.size


def deal_clusters(state: ClusterRoyaleState) -> None:
    each = i64(5) if state.teams else 7 - state.seats
    state.move_all(state.cluster_discard, state.mixed)
    state.shuffle(state.mixed)
    for row in state.rows:
        for _card in range(each):
            state.move_top(state.mixed, row.clusters)
    state.move_all(state.mixed, state.cluster_discard)


def deal_hands(state: ClusterRoyaleState) -> None:
    """Five cards each without the events, which are then shuffled into the deck."""
    for player in state.players:
        while player.hand.size < 5:
            event = CARDS.type_of[state.face[state.next_card()]] == EVENT
            state.move_top(state.deck, state.mixed if event else player.hand)
    state.move_all(state.mixed, state.deck)
    state.shuffle(state.deck)
