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
    from holdfast.games.ship_it.table import ShipItTable


def players_in(table: ShipItTable) -> i64:
    return table.seats - count_bits(table.out)


def lay_open(table: ShipItTable, seat: i64, face: i64) -> i64:
    """Play a card from hand onto the table."""
    return table.move_face(table.players[seat].hand, face, table.played)


def clear_played(table: ShipItTable) -> None:
    """What was played is over: the cards go to the discard pile in the order they were laid."""
    table.move_all(table.played, table.discard)


def have_deck(table: ShipItTable) -> None:
    """Before somebody looks into the deck it is made new if it is empty."""
    if table.deck.size == 0:
        table.renew_deck()


def draw_card(table: ShipItTable, seat: i64) -> None:
    """Draw into the hand; an event waits on the table until the card that drew it is over."""
    if table.next_card() != NONE:
        receive(table, seat)


def receive(table: ShipItTable, seat: i64) -> None:
    """Take the top card of the deck: an event is laid open, anything else goes to the hand."""
    if is_event(table.face[table.deck.top()]):
        table.tell(DREW_EVENT, seat, table.move_top(table.deck, table.events))
    else:
        table.tell(DREW, seat, table.move_top(table.deck, table.players[seat].hand))


def offer_faces(table: ShipItTable, zone: Zone, allowed: i64, verb: i64, moves: Moves) -> None:
    """One move for each of the allowed faces in a zone."""
    faces = table.faces_in(zone) & allowed
    face: i64 = 0
    while faces:
        if faces & 1:
            moves.add(verb, face)
        faces >>= 1
        face += 1


def asker(table: ShipItTable, kind: i64) -> i64:
    """The card that asks a question; of several that may ask it, the one that was played or drawn."""
    faces = CARDS.asking[kind]
    for face in faces:
        if table.holds(table.played, face) or (table.events.size > 0 and table.face[table.events.cards[0]] == face):
            return face
    return faces[0]
