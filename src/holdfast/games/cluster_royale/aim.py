"""What the move being made names, besides its card."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.kernel.bits import NONE


class Aim:
    """A seat, a row and a place in it, one's own place, a permanent, a provider, a card to pay with; NONE for none."""

    seat: i64
    row: i64
    place: i64
    own: i64
    permanent: i64
    provider: i64
    paid: i64

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.seat = NONE
        self.row = NONE
        self.place = NONE
        self.own = NONE
        self.permanent = NONE
        self.provider = NONE
        self.paid = NONE
