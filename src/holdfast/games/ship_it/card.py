"""A card of Ship IT!: what it says of itself, and the hooks that the rules call."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from holdfast.games.ship_it.cards import KINDS
from holdfast.games.ship_it.phrases import LOSE, WASTED
from holdfast.games.ship_it.piles import clear_played, lay_open
from holdfast.games.ship_it.targets import ShipTarget
from holdfast.kernel.bits import NONE
from holdfast.kernel.moves import Moves
from holdfast.textcards.definition import TextCard
from holdfast.textcards.effect import Effect

if TYPE_CHECKING:
    from holdfast.games.ship_it.aim import Aim
    from holdfast.games.ship_it.state import ShipItState


class ShipCard(TextCard):
    """A card's text. A card says its data and overrides what its text speaks of; by default nothing happens."""

    targets: ClassVar[tuple[ShipTarget, ...]] = ()
    effect: ClassVar[Effect[ShipItState]] = Effect()
    """What happens when it is played."""
    declared: ClassVar[bool] = False
    """What it asks for is declared, not performed."""
    asks: ClassVar[tuple[int, ...]] = ()
    """The questions it asks."""
    stays_in_hand: ClassVar[bool] = False
    """It is shown from the hand and does not lie on the table while it asks."""
    offered: ClassVar[int] = 0
    """Its place among cards that are offered together; those with the same go by their verbs, then by the box."""

    # Components and architectures
    building: ClassVar[bool] = False
    """An architecture may need it."""
    cacheable: ClassVar[bool] = False
    """A Cache may be laid to it."""
    needs: ClassVar[tuple[str, ...]] = ()
    """The components that an architecture needs in production."""

    # Defences
    line: ClassVar[int] = -1
    """Its line of defence,"""
    against: ClassVar[str] = ""
    """and the kind of attack it is good for."""

    kind: i64
    """BUG or SECURITY, if it is an attack of that kind; otherwise NONE."""
    is_shown: bool
    """It asks for a small performance at a table that plays with social interaction."""
    ways: list[ShipTarget]
    """The ways to play it."""
    does: Effect[ShipItState]

    def __init__(self) -> None:
        super().__init__()
        self.ways = list(self.targets)
        self.does = self.effect
        self.is_shown = self.performed
        self.kind = NONE
        for number, label in enumerate(KINDS):
            if label in self.labels:
                self.kind = number

    # Playing it

    def is_playable(self, state: ShipItState, seat: i64) -> bool:
        """Whether its text allows it to be played now."""
        return True

    def read(self, move: i64, aim: Aim) -> None:
        """What a move with it names."""
        for way in self.ways:
            if way.is_said(move):
                way.read(move, aim)

    def lay(self, state: ShipItState, seat: i64, move: i64) -> None:
        """Lay what the move plays on the table; the table's aim says at what."""
        card = lay_open(state, seat, self.face)
        for way in self.ways:
            if way.is_said(move):
                way.tell(state, seat, card, move)

    def is_performed(self, move: i64) -> bool:
        """Whether a move with this card asks for a performance."""
        return self.is_shown

    def play(self, state: ShipItState, seat: i64, move: i64) -> None:
        """What it does when it is played; the table's aim says at what."""
        self.does.do(state, self.face, seat)

    def carry_out(self, state: ShipItState, seat: i64, move: i64) -> None:
        """Do what it does; it is discarded when nothing is left to ask."""
        state.aim.clear()
        self.read(move, state.aim)
        self.play(state, seat, move)
        if not state.asked:
            clear_played(state)

    def believed(self, state: ShipItState, seat: i64, move: i64) -> None:
        """The performance went well."""
        self.carry_out(state, seat, move)

    def disbelieved(self, state: ShipItState, seat: i64, move: i64) -> None:
        """The performance failed: the card is discarded without effect."""
        for at in range(state.played.size):
            state.tell(WASTED, seat, state.played.cards[at])
        clear_played(state)

    # What comes of it

    def offer_answers(self, state: ShipItState, seat: i64, kind: i64, moves: Moves) -> None:
        """Add the answers to a question that the card asks."""

    def answer(self, state: ShipItState, seat: i64, kind: i64, move: i64) -> None:
        """Go on after an answer."""

    def check_question(self, state: ShipItState, kind: i64) -> None:
        """Raise PositionError if a position cannot have it ask this of the seat on turn."""

    def show_question(self, state: ShipItState, kind: i64) -> None:
        """What the seat on turn was shown by the card that asks, it knows."""

    def offer_loss(self, state: ShipItState, seat: i64, place: i64, moves: Moves) -> None:
        """Add the moves by which the target of an attack gives up a component."""
        moves.add(LOSE, place)

    def strike(self, state: ShipItState, receiver: i64) -> None:
        """What it does to the component that is hit."""

    def happen(self, state: ShipItState, seat: i64) -> None:
        """What the event does to the player who drew it."""


class ComponentCard(ShipCard):
    type = "component"


class DrawCard(ShipCard):
    type = "draw"


class AttackCard(ShipCard):
    type = "attack"


class DefenceCard(ShipCard):
    type = "defence"


class MetaCard(ShipCard):
    type = "meta"


class EventCard(ShipCard):
    type = "event"


class ArchitectureCard(ShipCard):
    type = "architecture"
