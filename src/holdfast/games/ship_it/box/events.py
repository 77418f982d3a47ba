"""Events: what happens to the player who draws one."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it import attack, performance
from holdfast.games.ship_it.card import EventCard
from holdfast.games.ship_it.cards import CARDS
from holdfast.games.ship_it.phrases import (
    DISCARD,
    DISCARDED,
    DISCARDING,
    LOSE,
    LOSE_TO,
    NEXT_CHOOSES,
    NO_DEPLOY_NOW,
    NOTHING,
    THIS,
)
from holdfast.games.ship_it.piles import offer_faces
from holdfast.games.ship_it.production import components
from holdfast.games.ship_it.table import ShipItTable
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, arg


class Event(EventCard):
    """It happens to the player who draws it, if it finds anything to happen to."""

    def happen(self, table: ShipItTable, seat: i64) -> None:
        if self.is_possible(table, seat):
            self.befall(table, seat)
        else:
            table.tell(NOTHING, seat)
            self.end(table)

    def is_possible(self, table: ShipItTable, seat: i64) -> bool:
        return components(table, seat) > 0

    def befall(self, table: ShipItTable, seat: i64) -> None:
        """What happens to the player."""

    def end(self, table: ShipItTable) -> None:
        table.move(table.events, 0, table.discard)


class E500(Event):
    """A bug hits you: defend, or take a component of your choice back to hand."""

    slug = "e500"
    copies = 5
    labels = ("bug",)

    def befall(self, table: ShipItTable, seat: i64) -> None:
        attack.launch(table, NONE, seat, self.face, False, NONE)

    def strike(self, table: ShipItTable, receiver: i64) -> None:
        attack.take_back(table)


class ZeroDay(Event):
    """A security issue hits you: defend, or choose a component and the other player who gets it into their hand."""

    slug = "zero_day"
    copies = 5
    labels = ("security",)
    performed = True

    def befall(self, table: ShipItTable, seat: i64) -> None:
        if table.social:
            performance.begin(table, seat, self.face, NONE)
        else:
            self.believed(table, seat, NONE)

    def believed(self, table: ShipItTable, seat: i64, move: i64) -> None:
        attack.launch(table, NONE, seat, self.face, False, NONE)

    def disbelieved(self, table: ShipItTable, seat: i64, move: i64) -> None:
        """The next player chooses who gets the component."""
        attack.launch(table, NONE, seat, self.face, False, NONE)
        table.attack.next_chooses.value = 1
        table.tell(NEXT_CHOOSES, seat, table.next_seat(seat))

    def offer_loss(self, table: ShipItTable, seat: i64, place: i64, moves: Moves) -> None:
        if table.attack.next_chooses.value:
            moves.add(LOSE, place)
            return
        for other in range(table.seats):
            if other != seat and table.is_in(other):
                moves.add(LOSE_TO, place, other)

    def strike(self, table: ShipItTable, receiver: i64) -> None:
        attack.hand_over(table, receiver)


class Friday(Event):
    """You may not deploy this turn."""

    slug = "friday"
    copies = 2

    def is_possible(self, table: ShipItTable, seat: i64) -> bool:
        return True

    def befall(self, table: ShipItTable, seat: i64) -> None:
        table.players[seat].no_deploy.value = THIS
        table.tell(NO_DEPLOY_NOW, seat)
        self.end(table)


class HackersPaws(Event):
    """Discard a card of your choice from hand."""

    slug = "hackers_paws"
    copies = 2
    asks = (DISCARDING,)

    def is_possible(self, table: ShipItTable, seat: i64) -> bool:
        return table.players[seat].hand.size > 0

    def befall(self, table: ShipItTable, seat: i64) -> None:
        table.ask(DISCARDING, bit(seat))

    def offer_answers(self, table: ShipItTable, seat: i64, kind: i64, moves: Moves) -> None:
        offer_faces(table, table.players[seat].hand, CARDS.held, DISCARD, moves)

    def answer(self, table: ShipItTable, seat: i64, kind: i64, move: i64) -> None:
        card = table.move_face(table.players[seat].hand, arg(move), table.discard)
        table.tell(DISCARDED, seat, card)
        self.end(table)
