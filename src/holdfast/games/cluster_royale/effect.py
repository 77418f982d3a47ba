"""What a card does. Each card with a text has one effect, found by the card's slug."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import places_said
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
from holdfast.kernel.moves import Moves, pack

if TYPE_CHECKING:
    from holdfast.games.cluster_royale.board import Board
    from holdfast.kernel.prompts import Prompt

ALONE: Final = places_said("alone")
SEAT: Final = places_said("seat")
ON_CLUSTER: Final = places_said("cluster")
ON_PERMANENT: Final = places_said("permanent")
WITH_PROVIDER: Final = places_said("provider")
EXCHANGE: Final = places_said("exchange")
SEAT_AND_CLUSTER: Final = places_said("seat and cluster")
USED: Final = places_said("use")
USED_WITH: Final = places_said("use with a card")


class Effect:
    """A card's text as code. An effect overrides what its text speaks of; by default nothing happens."""

    face: i64
    starts: bool
    """Whether it has a «start of your turn» effect."""

    def __init__(self) -> None:
        self.face = 0
        self.starts = False

    # Played from the hand; a tech or celebrity enters the cloud first

    def plays(self, board: Board, seat: i64, moves: Moves) -> None:
        """The ways to play it now."""
        self.say(moves)

    def play(self, board: Board, seat: i64, target: Target) -> None:
        """It is played."""

    # In the cloud

    def start(self, board: Board, seat: i64) -> None:
        """The turn of its owner starts."""

    def uses(self, board: Board, seat: i64, moves: Moves) -> None:
        """The ways to use it in the deploy and act steps."""

    def use(self, board: Board, seat: i64, paid: i64) -> None:
        """It is used, perhaps with a card of the hand."""

    # An event

    def happen(self, board: Board, drawer: i64) -> None:
        """The event that somebody drew resolves."""

    # A question it has asked

    def answers(self, board: Board, prompt: Prompt, seat: i64, moves: Moves) -> None:
        """What an asked seat may answer."""

    def answer(self, board: Board, prompt: Prompt, seat: i64, move: i64) -> None:
        """A seat has answered. The prompt is off the stack, unless it is a sealed one."""

    # How it is said

    def say(self, moves: Moves) -> None:
        moves.add(PLAY, ALONE[self.face])

    def say_seat(self, moves: Moves, seat: i64) -> None:
        moves.add(PLAY_SEAT, SEAT[self.face], seat)

    def say_cluster(self, moves: Moves, row: i64, place: i64) -> None:
        moves.add_packed(pack(PLAY_CLUSTER, ON_CLUSTER[self.face], row, place))

    def say_permanent(self, moves: Moves, seat: i64, permanent: i64) -> None:
        moves.add_packed(pack(PLAY_PERMANENT, ON_PERMANENT[self.face], seat, permanent))

    def say_provider(self, moves: Moves, provider: i64) -> None:
        moves.add(PLAY_PROVIDER, WITH_PROVIDER[self.face], provider)

    def say_exchange(self, moves: Moves, own: i64, row: i64, place: i64) -> None:
        moves.add_packed(pack(PLAY_EXCHANGE, EXCHANGE[self.face], own, row, place))

    def say_seat_and_cluster(self, moves: Moves, seat: i64, row: i64, place: i64) -> None:
        moves.add_packed(pack(PLAY_SEAT_CLUSTER, SEAT_AND_CLUSTER[self.face], seat, row, place))

    def say_use(self, moves: Moves) -> None:
        moves.add(USE, USED[self.face])

    def say_use_with(self, moves: Moves, paid: i64) -> None:
        moves.add(USE_CARD, USED_WITH[self.face], paid)


class Target:
    """What a move names after the card: a seat, a row and a place in it, one's own place, a permanent or a provider."""

    seat: i64
    row: i64
    place: i64
    own: i64
    permanent: i64
    provider: i64

    def __init__(self) -> None:
        self.seat = -1
        self.row = -1
        self.place = -1
        self.own = -1
        self.permanent = -1
        self.provider = -1
