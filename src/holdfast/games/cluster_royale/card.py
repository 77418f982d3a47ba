"""A card of Cluster Royale: what it says of itself, and the hooks that the rules call."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import CARDS
from holdfast.games.cluster_royale.targets import ALONE, ClusterTarget
from holdfast.kernel.bits import NONE
from holdfast.kernel.moves import Moves
from holdfast.textcards.definition import TextCard
from holdfast.textcards.effect import Effect

if TYPE_CHECKING:
    from holdfast.games.cluster_royale.aim import Aim
    from holdfast.games.cluster_royale.state import ClusterRoyaleState
    from holdfast.kernel.prompts import Prompt


class ClusterCard(TextCard):
    """A card's text. A card says its data and overrides what its text speaks of; by default nothing happens."""

    targets: ClassVar[tuple[ClusterTarget, ...]] = (ALONE,)
    uses: ClassVar[tuple[ClusterTarget, ...]] = ()
    effect: ClassVar[Effect[ClusterRoyaleState]] = Effect()
    """What happens when it is played, enters a cloud or, for an event, resolves."""
    use_effect: ClassVar[Effect[ClusterRoyaleState]] = Effect()
    """What happens when it is used."""
    once_a_turn: ClassVar[bool] = False
    """In its owner's cloud it may be used, once a turn."""
    destroys: ClassVar[tuple[int, ...]] = ()
    """The providers whose clusters it destroys."""
    protection: ClassVar[str] = ""
    """How it is told that it protects a row, if it does."""

    ways: list[ClusterTarget]
    """The ways to play it,"""
    use_ways: list[ClusterTarget]
    """and to use it."""
    does: Effect[ClusterRoyaleState]
    does_when_used: Effect[ClusterRoyaleState]

    def __init__(self) -> None:
        super().__init__()
        self.ways = list(self.targets)
        self.use_ways = list(self.uses)
        self.does = self.effect
        self.does_when_used = self.use_effect

    # Played from the hand; a tech or celebrity enters the cloud first

    def read(self, state: ClusterRoyaleState, move: i64, aim: Aim) -> None:
        """What a move with it names."""
        for way in self.ways:
            if way.is_said(move):
                way.read(state, move, aim)

    def play(self, state: ClusterRoyaleState, seat: i64) -> None:
        """It is played; the table's aim says at what."""
        self.does.do(state, self.face, seat)

    # In its owner's cloud: what it does by itself, and what it says when other cards do something

    def on_start(self, state: ClusterRoyaleState, owner: i64) -> None:
        """The turn of its owner starts."""

    def on_draw_step(self, state: ClusterRoyaleState, owner: i64) -> bool:
        """Its owner's draw step; true if it takes the place of the draw."""
        return False

    def on_leave_play(self, state: ClusterRoyaleState) -> None:
        """It has left play."""

    def offer_uses(self, state: ClusterRoyaleState, owner: i64, moves: Moves) -> None:
        """The ways to use it in the deploy and act steps."""
        for way in self.use_ways:
            way.offer(state, owner, self.face, moves)

    def use(self, state: ClusterRoyaleState, owner: i64) -> None:
        """It is used, perhaps with a card of the hand."""
        self.does_when_used.do(state, self.face, owner)

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

    def protects(self, state: ClusterRoyaleState, card: i64) -> bool:
        """Whether a cluster, anyone's, cannot be destroyed."""
        return False

    def instead_of_destruction(self, state: ClusterRoyaleState, owner: i64) -> bool:
        """A cluster of its owner's row would be destroyed; true if something else happens instead."""
        return False

    def ask_which_to_save(self, state: ClusterRoyaleState, row: i64, places: i64) -> None:
        """Several clusters of its owner's row would be destroyed at the same time, and it can save one."""

    def on_destroyed(self, state: ClusterRoyaleState, owner: i64, card: i64) -> None:
        """A cluster of its owner's row was destroyed."""

    def may_put_back(self, state: ClusterRoyaleState, owner: i64, card: i64, destroyer: i64) -> bool:
        """A cluster of its owner's row was destroyed; true if its owner is asked whether to put it back."""
        return False

    def on_destroying(self, state: ClusterRoyaleState, owner: i64, card: i64) -> None:
        """An attack of its owner has destroyed a cluster."""

    # An event

    def happen(self, state: ClusterRoyaleState, drawer: i64) -> None:
        """The event that somebody drew resolves."""
        self.does.do(state, self.face, drawer)

    def on_end(self, state: ClusterRoyaleState, seat: i64) -> None:
        """The turn of a seat that may have drawn this event ends, after its draw step."""

    # What outlives it

    def on_debt(self, state: ClusterRoyaleState, owner: i64) -> None:
        """The turn of somebody starts who owes something because of it, whether it is still in play or not."""

    def collect_next(self, state: ClusterRoyaleState) -> None:
        """The next part of a debt that is paid bit by bit."""

    # A question it has asked

    def offer_answers(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, moves: Moves) -> None:
        """What an asked seat may answer."""

    def answer(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64, move: i64) -> None:
        """The seat that was asked has answered. The prompt is off the stack, and the next question uses it again."""

    def seal(self, state: ClusterRoyaleState, seat: i64, move: i64) -> bool:
        """One of those asked at the same time has said something; true if that is the whole answer."""
        return True

    def unseal(self, state: ClusterRoyaleState) -> None:
        """All who were asked at the same time have answered."""

    def may_ask(self, state: ClusterRoyaleState, prompt: Prompt, seat: i64) -> bool:
        """Whether a position may have it ask this of a seat; what it brings along is completed here."""
        return False


class Attack(ClusterCard):
    type = "attack"


class Defence(ClusterCard):
    type = "defence"


class Tech(ClusterCard):
    type = "tech"
    features: ClassVar[tuple[str, ...]] = ("in_cloud",)


class Celebrity(ClusterCard):
    type = "celebrity"
    features: ClassVar[tuple[str, ...]] = ("in_cloud",)


class Event(ClusterCard):
    type = "event"
    targets = ()


class Cluster(ClusterCard):
    type = "cluster"
    targets = ()


class Hooks:
    """Which techs and celebrities speak of what, as masks of powers: those whose cards say something of their own."""

    on_start: i64
    on_draw_step: i64
    on_leave_play: i64
    extra_acts: i64
    keeps_hand: i64
    keeps_permanent: i64
    protects: i64
    instead_of_destruction: i64
    on_destroyed: i64
    may_put_back: i64
    after_destruction: i64
    """Those that do either."""
    on_destroying: i64
    used: i64
    """Those that are used once a turn."""
    on_end: list[ClusterCard]
    """Cards with something that outlives them."""
    on_debt: list[ClusterCard]
    collect_next: list[ClusterCard]

    def find(self) -> None:
        """Look through all cards, once they are there."""
        self.on_start = CARDS.speaking("on_start", ClusterCard)
        self.on_draw_step = CARDS.speaking("on_draw_step", ClusterCard)
        self.on_leave_play = CARDS.speaking("on_leave_play", ClusterCard)
        self.extra_acts = CARDS.speaking("extra_acts", ClusterCard)
        self.keeps_hand = CARDS.speaking("keeps_hand", ClusterCard)
        self.keeps_permanent = CARDS.speaking("keeps_permanent", ClusterCard)
        self.protects = CARDS.speaking("protects", ClusterCard)
        self.instead_of_destruction = CARDS.speaking("instead_of_destruction", ClusterCard)
        self.on_destroyed = CARDS.speaking("on_destroyed", ClusterCard)
        self.may_put_back = CARDS.speaking("may_put_back", ClusterCard)
        self.after_destruction = self.on_destroyed | self.may_put_back
        self.on_destroying = CARDS.speaking("on_destroying", ClusterCard)
        self.used = 0
        for card in CARDS.texts:
            if CARDS.use_of[card.face] != NONE:
                self.used |= CARDS.power(card.slug)
        self.on_end = _cards_with("on_end")
        self.on_debt = _cards_with("on_debt")
        self.collect_next = _cards_with("collect_next")


def _cards_with(hook: str) -> list[ClusterCard]:
    return [CARDS.texts[face] for face in CARDS.overriding(hook, ClusterCard)]


HOOKS: Final = Hooks()
