"""What a card can be aimed at: each says what may be named now, and what a move has named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import CARDS, CELEBRITY, PROVIDERS, TECH
from holdfast.games.cluster_royale.phrases import (
    PLAY,
    PLAY_CLUSTER,
    PLAY_EXCHANGE,
    PLAY_PERMANENT,
    PLAY_PROVIDER,
    PLAY_SEAT,
    PLAY_SEAT_CLUSTER,
    USE,
    USE_CARD,
)
from holdfast.games.cluster_royale.rows import lost_cluster, rivals_of, row_meant, row_of, row_said
from holdfast.kernel.bits import NONE
from holdfast.kernel.moves import Moves, arg2, arg3, arg4, pack
from holdfast.textcards.target import Target

if TYPE_CHECKING:
    from holdfast.games.cluster_royale.aim import Aim
    from holdfast.games.cluster_royale.state import ClusterRoyaleState


class ClusterTarget(Target):
    """Something that a card's move names."""

    def offer(self, state: ClusterRoyaleState, seat: i64, face: i64, moves: Moves) -> None:
        """Add a move for everything that may be named."""

    def read(self, state: ClusterRoyaleState, move: i64, aim: Aim) -> None:
        """Note what a move names."""


class Alone(ClusterTarget):
    """Nothing; perhaps only while one has no card of a type in the cloud."""

    without: i64

    def __init__(self, without: i64 = NONE) -> None:
        super().__init__(PLAY)
        self.without = without

    def offer(self, state: ClusterRoyaleState, seat: i64, face: i64, moves: Moves) -> None:
        if self.without == NONE or not self.has_any(state, seat):
            moves.add(self.verb, self.named[face])

    def has_any(self, state: ClusterRoyaleState, seat: i64) -> bool:
        cloud = state.players[seat].cloud
        for at in range(cloud.size):
            if CARDS.type_of[state.face[cloud.cards[at]]] == self.without:
                return True
        return False


class OtherPlayer(ClusterTarget):
    """Another player; perhaps only one who has a card in hand."""

    with_hand: bool

    def __init__(self, with_hand: bool = False) -> None:
        super().__init__(PLAY_SEAT)
        self.with_hand = with_hand

    def offer(self, state: ClusterRoyaleState, seat: i64, face: i64, moves: Moves) -> None:
        rivals = rivals_of(state, seat)
        for other in range(state.seats):
            if rivals >> other & 1 and (not self.with_hand or state.players[other].hand.size > 0):
                moves.add(self.verb, self.named[face], other)

    def read(self, state: ClusterRoyaleState, move: i64, aim: Aim) -> None:
        aim.seat = arg2(move)


class OthersCluster(ClusterTarget):
    """A cluster of another player."""

    def offer(self, state: ClusterRoyaleState, seat: i64, face: i64, moves: Moves) -> None:
        mine = row_of(state, seat)
        for row in range(i64(len(state.rows))):
            if row != mine:
                for at in range(state.rows[row].clusters.size):
                    moves.add_packed(pack(self.verb, self.named[face], row_said(state, row), at))

    def read(self, state: ClusterRoyaleState, move: i64, aim: Aim) -> None:
        aim.row = row_meant(state, arg2(move))
        aim.place = arg3(move)


class OthersPermanent(ClusterTarget):
    """A card of a type in another player's cloud."""

    type: i64

    def __init__(self, type: i64) -> None:
        super().__init__(PLAY_PERMANENT)
        self.type = type

    def offer(self, state: ClusterRoyaleState, seat: i64, face: i64, moves: Moves) -> None:
        rivals = rivals_of(state, seat)
        for other in range(state.seats):
            if rivals >> other & 1:
                cloud = state.players[other].cloud
                for at in range(cloud.size):
                    lying = state.face[cloud.cards[at]]
                    if CARDS.type_of[lying] == self.type:
                        self.offer_one(face, other, lying - CARDS.first_permanent, moves)

    def offer_one(self, face: i64, other: i64, permanent: i64, moves: Moves) -> None:
        """Of two cards that are alike either may be meant."""
        move = pack(self.verb, self.named[face], other, permanent)
        if not moves.has(move):
            moves.add_packed(move)

    def read(self, state: ClusterRoyaleState, move: i64, aim: Aim) -> None:
        aim.seat = arg2(move)
        aim.permanent = arg3(move) + CARDS.first_permanent


class Provider(ClusterTarget):
    """A provider; perhaps only one of which a cluster lies in the cluster discard pile."""

    lost: bool

    def __init__(self, lost: bool = False) -> None:
        super().__init__(PLAY_PROVIDER)
        self.lost = lost

    def offer(self, state: ClusterRoyaleState, seat: i64, face: i64, moves: Moves) -> None:
        for provider in range(i64(len(PROVIDERS.words))):
            if not self.lost or lost_cluster(state, provider) != NONE:
                moves.add(self.verb, self.named[face], provider)

    def read(self, state: ClusterRoyaleState, move: i64, aim: Aim) -> None:
        aim.provider = arg2(move)


class ExchangedClusters(ClusterTarget):
    """One's own cluster, and one of another player."""

    def offer(self, state: ClusterRoyaleState, seat: i64, face: i64, moves: Moves) -> None:
        mine = row_of(state, seat)
        for own in range(state.rows[mine].clusters.size):
            for row in range(i64(len(state.rows))):
                if row != mine:
                    for at in range(state.rows[row].clusters.size):
                        moves.add_packed(pack(self.verb, self.named[face], own, row_said(state, row), at))

    def read(self, state: ClusterRoyaleState, move: i64, aim: Aim) -> None:
        aim.own = arg2(move)
        aim.row = row_meant(state, arg3(move))
        aim.place = arg4(move)


class OtherAndHiddenCluster(ClusterTarget):
    """Another player, and one of their clusters that lies face down."""

    def offer(self, state: ClusterRoyaleState, seat: i64, face: i64, moves: Moves) -> None:
        rivals = rivals_of(state, seat)
        for other in range(state.seats):
            if rivals >> other & 1:
                clusters = state.players[other].clusters
                row = row_said(state, row_of(state, other))
                for at in range(clusters.size):
                    if not state.lies_open(clusters.cards[at]):
                        moves.add_packed(pack(self.verb, self.named[face], other, row, at))

    def read(self, state: ClusterRoyaleState, move: i64, aim: Aim) -> None:
        aim.seat = arg2(move)
        aim.row = row_meant(state, arg3(move))
        aim.place = arg4(move)


class UsedAlone(ClusterTarget):
    """Nothing, for a card in the cloud."""

    def offer(self, state: ClusterRoyaleState, seat: i64, face: i64, moves: Moves) -> None:
        moves.add(self.verb, self.named[face])


class UsedWithCard(ClusterTarget):
    """A card of the hand, to pay for the use of a card in the cloud; copies once."""

    def offer(self, state: ClusterRoyaleState, seat: i64, face: i64, moves: Moves) -> None:
        held = state.faces_in(state.players[seat].hand)
        for paid in range(CARDS.first_event):
            if held >> paid & 1:
                moves.add(self.verb, self.named[face], paid)

    def read(self, state: ClusterRoyaleState, move: i64, aim: Aim) -> None:
        aim.paid = arg2(move)


ALONE: Final = Alone()
WITHOUT_TECH: Final = Alone(without=TECH)
OTHER_PLAYER: Final = OtherPlayer()
OTHER_WITH_HAND: Final = OtherPlayer(with_hand=True)
OTHERS_CLUSTER: Final = OthersCluster(PLAY_CLUSTER)
OTHERS_TECH: Final = OthersPermanent(TECH)
OTHERS_CELEBRITY: Final = OthersPermanent(CELEBRITY)
ANY_PROVIDER: Final = Provider()
LOST_PROVIDER: Final = Provider(lost=True)
EXCHANGE: Final = ExchangedClusters(PLAY_EXCHANGE)
OTHER_AND_HIDDEN_CLUSTER: Final = OtherAndHiddenCluster(PLAY_SEAT_CLUSTER)
USED_ALONE: Final = UsedAlone(USE)
USED_WITH_CARD: Final = UsedWithCard(USE_CARD)
