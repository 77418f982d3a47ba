"""Cards turned up and down where they lie: who comes to know them, and what everybody is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.kernel import bags
from holdfast.kernel.bits import NONE
from holdfast.kernel.journal import TURNED_DOWN, TURNED_UP
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.kernel.tabletop import Tabletop


def bag_with(table: Tabletop, card: i64) -> Zone | None:
    """The bag that a card lies in, if it lies in one."""
    for bag in table.declare.bags():
        if bag.index(card) != NONE:
            return bag
    return None


def turn_up(table: Tabletop, card: i64, seats: i64) -> None:
    """Seats see a card where it lies, which is no secret place of a bag."""
    before = table.known[card]
    table.doubts.end(card, seats)
    know(table, card, before | seats)
    if table.journal is not None and seats & ~before:
        _tell(table, TURNED_UP, card)


def turn_up_in(table: Tabletop, bag: Zone, card: i64, seats: i64) -> None:
    """Seats see a card of a bag. All are told, even if these seats knew it: nobody else can tell whether they did."""
    outside = seats & ~bag.sees
    before = table.known[card]
    table.doubts.end(card, seats)
    if outside and not bags.is_open(table, bag, card):
        bag.watched = True
        if table.pools.most > 0:
            table.pools.single_out(table, card, bag)
    know(table, card, before | seats)
    if table.journal is not None and (outside or seats & ~before):
        _tell(table, TURNED_UP, card)


def turn_down(table: Tabletop, card: i64, seats: i64) -> None:
    """Only these seats go on knowing a card."""
    before = table.known[card]
    table.known[card] = before & seats
    table.turned = True
    if table.remembers:
        table.pools.turn(table, card, before, before & seats, (before | table.doubts.about(card)) & ~seats)
    if table.journal is not None and before & ~seats:
        _tell(table, TURNED_DOWN, card)


def know(table: Tabletop, card: i64, seats: i64) -> None:
    """These seats know a card where it lies, and no others."""
    before = table.known[card]
    table.known[card] = seats
    if table.remembers:
        table.pools.turn(table, card, before, seats, before & ~seats)


def unsettle(table: Tabletop, zone: Zone | None) -> None:
    """A card of a zone, or of any, is known otherwise than before: who follows the table looks at it again."""
    if zone is None:
        table.turned = True
    else:
        zone.settled = 0


def _tell(table: Tabletop, what: i64, card: i64) -> None:
    journal = table.journal
    for zone in table.zones:
        at = zone.index(card)
        if at != NONE and journal is not None:
            journal.turn(table, what, card, table.known[card], zone, at)
