"""What a card does, hook by hook. A card's own class overrides what its text speaks of, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it.cards import BOX, KINDS, face_of
from holdfast.games.ship_it.phrases import LOSE, PLAYED, WASTED
from holdfast.kernel.bits import NONE
from holdfast.kernel.moves import Moves

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


class Effect:
    face: i64
    kind: i64
    """BUG or SECURITY, if it is an attack of that kind; otherwise NONE."""
    performed: bool
    """It asks for a small performance at a table that plays with social interaction."""

    def __init__(self, slug: str) -> None:
        card = BOX[face_of(slug)]
        self.face = face_of(slug)
        self.performed = card.performed
        self.kind = NONE
        for number, label in enumerate(KINDS):
            if label in card.labels:
                self.kind = number

    # Playing it

    def offer(self, table: ShipIt, seat: i64, held: i64, moves: Moves) -> None:
        """Add the moves by which the seat on turn may play it from a hand with these faces."""

    def offer_against(self, table: ShipIt, seat: i64, other: i64, held: i64, moves: Moves) -> None:
        """The same for a card that is played against a player."""

    def lay(self, table: ShipIt, seat: i64, move: i64) -> None:
        """Lay what the move plays on the table."""
        table.tell(PLAYED, seat, table.lay_open(seat, self.face))

    def is_performed(self, move: i64) -> bool:
        """Whether a move with this card asks for a performance."""
        return self.performed

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        """What it does when it is played."""

    def carry_out(self, table: ShipIt, seat: i64, move: i64) -> None:
        """Do what it does; it is discarded when nothing is left to ask."""
        self.play(table, seat, move)
        if not table.asked:
            table.clear_played()

    def believed(self, table: ShipIt, seat: i64, move: i64) -> None:
        """The performance went well."""
        self.carry_out(table, seat, move)

    def disbelieved(self, table: ShipIt, seat: i64, move: i64) -> None:
        """The performance failed: the card is discarded without effect."""
        for at in range(table.played.size):
            table.tell(WASTED, seat, table.played.cards[at])
        table.clear_played()

    # What comes of it

    def offer_answers(self, table: ShipIt, seat: i64, kind: i64, moves: Moves) -> None:
        """Add the answers to a question that the card asks."""

    def answer(self, table: ShipIt, seat: i64, kind: i64, move: i64) -> None:
        """Go on after an answer."""

    def offer_loss(self, table: ShipIt, seat: i64, place: i64, moves: Moves) -> None:
        """Add the moves by which the target of an attack gives up a component."""
        moves.add(LOSE, place)

    def strike(self, table: ShipIt, receiver: i64) -> None:
        """What it does to the component that is hit."""

    def happen(self, table: ShipIt, seat: i64) -> None:
        """What the event does to the player who drew it."""
