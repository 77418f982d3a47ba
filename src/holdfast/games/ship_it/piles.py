"""Cards drawn, laid on the table and cleared away, and how those of a zone are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it.cards import CARDS, is_event
from holdfast.games.ship_it.phrases import DREW, DREW_EVENT
from holdfast.kernel.bits import NONE, count_bits
from holdfast.kernel.moves import Moves
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.games.ship_it.state import ShipItState


def players_in(state: ShipItState) -> i64:
    return state.seats - count_bits(state.out)


def lay_open(state: ShipItState, seat: i64, face: i64) -> i64:
    """Play a card from hand onto the table."""
    return state.move_face(state.players[seat].hand, face, state.played)


def clear_played(state: ShipItState) -> None:
    """What was played is over: the cards go to the discard pile in the order they were laid."""
    state.move_all(state.played, state.discard)


def have_deck(state: ShipItState) -> None:
    """Before somebody looks into the deck it is made new if it is empty."""
    if state.deck.size == 0:
        state.renew_deck()


def draw_card(state: ShipItState, seat: i64) -> None:
    """Draw into the hand; an event waits on the table until the card that drew it is over."""
    if state.next_card() != NONE:
        receive(state, seat)


def receive(state: ShipItState, seat: i64) -> None:
    """Take the top card of the deck: an event is laid open, anything else goes to the hand."""
    if is_event(state.face[state.deck.top()]):
        state.tell(DREW_EVENT, seat, state.move_top(state.deck, state.events))
    else:
        state.tell(DREW, seat, state.move_top(state.deck, state.players[seat].hand))


def offer_faces(state: ShipItState, zone: Zone, allowed: i64, verb: i64, moves: Moves) -> None:
    """One move for each of the allowed faces in a zone."""
    faces = state.faces_in(zone) & allowed
    face: i64 = 0
    while faces:
        if faces & 1:
            moves.add(verb, face)
        faces >>= 1
        face += 1


def asker(state: ShipItState, kind: i64) -> i64:
    """The card that asks a question; of several that may ask it, the one that was played or drawn."""
    faces = CARDS.asking[kind]
    for face in faces:
        if state.holds(state.played, face) or (state.events.size > 0 and state.face[state.events.cards[0]] == face):
            return face
    return faces[0]
