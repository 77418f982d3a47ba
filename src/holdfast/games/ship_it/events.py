"""Events: what happens to the player who draws one, found by its slug."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.ship_it import attack, social
from holdfast.games.ship_it.cards import FACES, ZERO_DAY
from holdfast.games.ship_it.phrases import (
    DISCARDED,
    DISCARDING,
    NO_DEPLOY_NOW,
    NOTHING,
    THIS,
)
from holdfast.kernel.zones import NONE, bit

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


def resolve(table: ShipIt) -> None:
    """The event that waits longest happens to the player on turn."""
    HAPPENINGS[FACES[table.face[table.events.cards[0]]]](table, table.turn)


def event_over(table: ShipIt) -> None:
    table.put(table.events.take(0), table.discard)


def nothing(table: ShipIt, seat: i64) -> None:
    table.tell(NOTHING, seat)
    event_over(table)


def e500(table: ShipIt, seat: i64) -> None:
    """A bug hits you."""
    if table.components(seat) == 0:
        nothing(table, seat)
    else:
        attack.launch(table, NONE, seat, table.events.cards[0], False, NONE)


def zero_day(table: ShipIt, seat: i64) -> None:
    """A security issue hits you, and somebody else gets the component."""
    if table.components(seat) == 0:
        nothing(table, seat)
    elif table.social:
        social.begin(table, seat, ZERO_DAY, NONE)
    else:
        zero_day_strikes(table, False)


def zero_day_strikes(table: ShipIt, next_chooses: bool) -> None:
    attack.launch(table, NONE, table.turn, table.events.cards[0], False, NONE)
    table.next_chooses = next_chooses


def friday(table: ShipIt, seat: i64) -> None:
    """You may not deploy this turn."""
    table.players[seat].no_deploy = THIS
    table.tell(NO_DEPLOY_NOW, seat)
    event_over(table)


def hackers_paws(table: ShipIt, seat: i64) -> None:
    """Discard a card of your choice."""
    if table.players[seat].hand.size == 0:
        nothing(table, seat)
    else:
        table.ask(DISCARDING, bit(seat))


def discard_card(table: ShipIt, seat: i64, face: i64) -> None:
    card = table.take_face(table.players[seat].hand, face)
    table.put(card, table.discard)
    table.tell(DISCARDED, seat, card)
    event_over(table)


HAPPENINGS: Final[dict[str, Callable[[ShipIt, i64], None]]] = {
    "e500": e500,
    "zero_day": zero_day,
    "friday": friday,
    "hackers_paws": hackers_paws,
}
