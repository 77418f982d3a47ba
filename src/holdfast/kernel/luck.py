"""Luck that is decided beforehand: scenarios say what chance brings next, and trees of chance ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.kernel.bits import NONE, SPECTATOR, bit, count_bits
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.kernel.tabletop import Tabletop

UNDECIDED: Final[i64] = -1000
"""In `forced`: what chance brings next is not decided yet. A rule that needs it is interrupted by `LuckAwaited`."""


class LuckAwaited(Exception):
    """A rule needs luck that nobody has decided: a card of a zone, or one of these seats where no zone is named.

    The table is in the middle of a move then, to be looked at and thrown away.
    """

    def __init__(self, zone: Zone | None, seats: i64) -> None:
        super().__init__("luck awaited")
        self.zone = zone
        self.seats = seats


def bring_to_top(table: Tabletop, zone: Zone) -> None:
    """Bring the card that is forced next to the top of a pile, if it is there."""
    at = take_place(table, zone)
    if at != NONE:
        zone.push(zone.take(at))


def take_place(table: Tabletop, zone: Zone) -> i64:
    """The place of the card that is forced next, and no longer is; NONE if it is not in the zone."""
    wanted: i64 = table.forced[0]
    if wanted == UNDECIDED:
        raise LuckAwaited(zone, 0)
    for at in range(zone.size - 1, i64(-1), -1):
        if table.face[zone.cards[at]] == wanted:
            table.forced.pop(0)
            return at
    return NONE


def take_seat(table: Tabletop, seats: i64) -> i64:
    """The seat that is forced next, and no longer is; NONE if that is none of these seats."""
    wanted: i64 = table.forced[0]
    if wanted == UNDECIDED:
        raise LuckAwaited(None, seats)
    if wanted >= 0 or seats & bit(-1 - wanted) == 0:
        return NONE
    table.forced.pop(0)
    return -1 - wanted


def any_seat(table: Tabletop, seats: i64) -> i64:
    """A seat of a mask that has one, at random."""
    skip = table.chance.below(count_bits(seats))
    seat: i64 = 0
    while seat < SPECTATOR and (skip > 0 or seats & bit(seat) == 0):
        if seats & bit(seat):
            skip -= 1
        seat += 1
    return seat
