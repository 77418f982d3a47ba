"""What a card does. Each card with a text has one effect, found by the card's slug."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import FIRST_EVENT, FIRST_PERMANENT, places_said
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
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, pack

if TYPE_CHECKING:
    from holdfast.games.cluster_royale.table import ClusterTable
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


class Target:
    """What a move names after the card: a seat, a row and a place in it, one's own place, a permanent or a provider."""

    seat: i64
    row: i64
    place: i64
    own: i64
    permanent: i64
    provider: i64

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.seat = NONE
        self.row = NONE
        self.place = NONE
        self.own = NONE
        self.permanent = NONE
        self.provider = NONE


class Effect:
    """A card's text as code. An effect overrides what its text speaks of; by default nothing happens."""

    face: i64

    def __init__(self) -> None:
        self.face = 0

    # Played from the hand; a tech or celebrity enters the cloud first

    def offer(self, table: ClusterTable, seat: i64, moves: Moves) -> None:
        """The ways to play it now."""
        self.offer_alone(moves)

    def play(self, table: ClusterTable, seat: i64, target: Target) -> None:
        """It is played."""

    # In its owner's cloud: what it does by itself, and what it says when other cards do something

    def on_start(self, table: ClusterTable, owner: i64) -> None:
        """The turn of its owner starts."""

    def on_draw_step(self, table: ClusterTable, owner: i64) -> bool:
        """Its owner's draw step; true if it takes the place of the draw."""
        return False

    def on_leave_play(self, table: ClusterTable) -> None:
        """It has left play."""

    def offer_uses(self, table: ClusterTable, owner: i64, moves: Moves) -> None:
        """The ways to use it in the deploy and act steps."""

    def use(self, table: ClusterTable, owner: i64, paid: i64) -> None:
        """It is used, perhaps with a card of the hand."""

    def extra_acts(self) -> i64:
        """How many attacks or defences more its owner may play in a turn."""
        return 0

    def keeps_hand(self) -> bool:
        """Whether discards forced by other cards leave its owner alone."""
        return False

    def keeps_permanent(self, face: i64) -> bool:
        """Whether a card in the same cloud cannot be destroyed."""
        return False

    # A cluster would be destroyed, or was

    def protects(self, table: ClusterTable, card: i64) -> bool:
        """Whether a cluster, anyone's, cannot be destroyed."""
        return False

    def instead_of_destruction(self, table: ClusterTable, owner: i64) -> bool:
        """A cluster of its owner's row would be destroyed; true if something else happens instead."""
        return False

    def ask_which_to_save(self, table: ClusterTable, row: i64, places: i64) -> None:
        """Several clusters of its owner's row would be destroyed at the same time, and it can save one."""

    def on_destroyed(self, table: ClusterTable, owner: i64, card: i64) -> None:
        """A cluster of its owner's row was destroyed."""

    def may_put_back(self, table: ClusterTable, owner: i64, card: i64, destroyer: i64) -> bool:
        """A cluster of its owner's row was destroyed; true if its owner is asked whether to put it back."""
        return False

    def on_destroying(self, table: ClusterTable, owner: i64, card: i64) -> None:
        """An attack of its owner has destroyed a cluster."""

    # An event

    def happen(self, table: ClusterTable, drawer: i64) -> None:
        """The event that somebody drew resolves."""

    # A question it has asked

    def offer_answers(self, table: ClusterTable, prompt: Prompt, seat: i64, moves: Moves) -> None:
        """What an asked seat may answer."""

    def answer(self, table: ClusterTable, prompt: Prompt, seat: i64, move: i64) -> None:
        """The seat that was asked has answered. The prompt is off the stack, and the next question uses it again."""

    def seal(self, table: ClusterTable, seat: i64, move: i64) -> bool:
        """One of those asked at the same time has said something; true if that is the whole answer."""
        return True

    def unseal(self, table: ClusterTable) -> None:
        """All who were asked at the same time have answered."""

    def may_ask(self, table: ClusterTable, prompt: Prompt, seat: i64) -> bool:
        """Whether a position may have it ask this of a seat; what it brings along is completed here."""
        return False

    # How it is said

    def offer_alone(self, moves: Moves) -> None:
        moves.add(PLAY, ALONE[self.face])

    def offer_seat(self, moves: Moves, seat: i64) -> None:
        moves.add(PLAY_SEAT, SEAT[self.face], seat)

    def offer_cluster(self, moves: Moves, row: i64, place: i64) -> None:
        moves.add_packed(pack(PLAY_CLUSTER, ON_CLUSTER[self.face], row, place))

    def offer_permanent(self, moves: Moves, seat: i64, permanent: i64) -> None:
        moves.add_packed(pack(PLAY_PERMANENT, ON_PERMANENT[self.face], seat, permanent))

    def offer_provider(self, moves: Moves, provider: i64) -> None:
        moves.add(PLAY_PROVIDER, WITH_PROVIDER[self.face], provider)

    def offer_exchange(self, moves: Moves, own: i64, row: i64, place: i64) -> None:
        moves.add_packed(pack(PLAY_EXCHANGE, EXCHANGE[self.face], own, row, place))

    def offer_seat_and_cluster(self, moves: Moves, seat: i64, row: i64, place: i64) -> None:
        moves.add_packed(pack(PLAY_SEAT_CLUSTER, SEAT_AND_CLUSTER[self.face], seat, row, place))

    def offer_use(self, moves: Moves) -> None:
        moves.add(USE, USED[self.face])

    def offer_use_with(self, moves: Moves, paid: i64) -> None:
        moves.add(USE_CARD, USED_WITH[self.face], paid)


class Hooks:
    """Which techs and celebrities speak of what, as masks of powers: those whose effects say something of their own."""

    on_start: i64
    on_draw_step: i64
    on_leave_play: i64
    offer_uses: i64
    extra_acts: i64
    keeps_hand: i64
    keeps_permanent: i64
    protects: i64
    instead_of_destruction: i64
    on_destroyed: i64
    may_put_back: i64
    on_destroying: i64

    def __init__(self, effects: list[Effect]) -> None:
        self.on_start = speaking(effects, "on_start")
        self.on_draw_step = speaking(effects, "on_draw_step")
        self.on_leave_play = speaking(effects, "on_leave_play")
        self.offer_uses = speaking(effects, "offer_uses")
        self.extra_acts = speaking(effects, "extra_acts")
        self.keeps_hand = speaking(effects, "keeps_hand")
        self.keeps_permanent = speaking(effects, "keeps_permanent")
        self.protects = speaking(effects, "protects")
        self.instead_of_destruction = speaking(effects, "instead_of_destruction")
        self.on_destroyed = speaking(effects, "on_destroyed")
        self.may_put_back = speaking(effects, "may_put_back")
        self.on_destroying = speaking(effects, "on_destroying")


def speaking(effects: list[Effect], hook: str) -> i64:
    """The mask of techs and celebrities whose effect overrides a hook."""
    silent = getattr(Effect, hook)
    powers: i64 = 0
    for face in range(FIRST_PERMANENT, FIRST_EVENT):
        if getattr(type(effects[face]), hook) is not silent:
            powers |= bit(face - FIRST_PERMANENT)
    return powers
