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
from holdfast.games.ship_it.state import ShipItState
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, arg


class Event(EventCard):
    """It happens to the player who draws it, if it finds anything to happen to."""

    def happen(self, state: ShipItState, seat: i64) -> None:
        if self.is_possible(state, seat):
            self.befall(state, seat)
        else:
            state.tell(NOTHING, seat)
            self.end(state)

    def is_possible(self, state: ShipItState, seat: i64) -> bool:
        return components(state, seat) > 0

    def befall(self, state: ShipItState, seat: i64) -> None:
        """What happens to the player."""

    def end(self, state: ShipItState) -> None:
        state.move(state.events, 0, state.discard)


class E500(Event):
    """A bug hits you: defend, or take a component of your choice back to hand."""

    slug = "e500"
    copies = 5
    labels = ("bug",)

    def befall(self, state: ShipItState, seat: i64) -> None:
        attack.launch(state, NONE, seat, self.face, False, NONE)

    def strike(self, state: ShipItState, receiver: i64) -> None:
        attack.take_back(state)


class ZeroDay(Event):
    """A security issue hits you: defend, or choose a component and the other player who gets it into their hand."""

    slug = "zero_day"
    copies = 5
    labels = ("security",)
    performed = True

    def befall(self, state: ShipItState, seat: i64) -> None:
        if state.social:
            performance.begin(state, seat, self.face, NONE)
        else:
            self.believed(state, seat, NONE)

    def believed(self, state: ShipItState, seat: i64, move: i64) -> None:
        attack.launch(state, NONE, seat, self.face, False, NONE)

    def disbelieved(self, state: ShipItState, seat: i64, move: i64) -> None:
        """The next player chooses who gets the component."""
        attack.launch(state, NONE, seat, self.face, False, NONE)
        state.attack.next_chooses.value = 1
        state.tell(NEXT_CHOOSES, seat, state.next_seat(seat))

    def offer_loss(self, state: ShipItState, seat: i64, place: i64, moves: Moves) -> None:
        if state.attack.next_chooses.value:
            moves.add(LOSE, place)
            return
        for other in range(state.seats):
            if other != seat and state.is_in(other):
                moves.add(LOSE_TO, place, other)

    def strike(self, state: ShipItState, receiver: i64) -> None:
        attack.hand_over(state, receiver)


class Friday(Event):
    """You may not deploy this turn."""

    slug = "friday"
    copies = 2

    def is_possible(self, state: ShipItState, seat: i64) -> bool:
        return True

    def befall(self, state: ShipItState, seat: i64) -> None:
        state.players[seat].no_deploy.value = THIS
        state.tell(NO_DEPLOY_NOW, seat)
        self.end(state)


class HackersPaws(Event):
    """Discard a card of your choice from hand."""

    slug = "hackers_paws"
    copies = 2
    asks = (DISCARDING,)

    def is_possible(self, state: ShipItState, seat: i64) -> bool:
        return state.players[seat].hand.size > 0

    def befall(self, state: ShipItState, seat: i64) -> None:
        state.ask(DISCARDING, bit(seat))

    def offer_answers(self, state: ShipItState, seat: i64, kind: i64, moves: Moves) -> None:
        offer_faces(state, state.players[seat].hand, CARDS.held, DISCARD, moves)

    def answer(self, state: ShipItState, seat: i64, kind: i64, move: i64) -> None:
        card = state.move_face(state.players[seat].hand, arg(move), state.discard)
        state.tell(DISCARDED, seat, card)
        self.end(state)
