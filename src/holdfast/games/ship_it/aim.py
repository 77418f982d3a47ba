"""What the move being made names, besides its card."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.kernel.bits import NONE


class Aim:
    """A player, a second one, a place in production, a face; NONE for none."""

    seat: i64
    second: i64
    place: i64
    named: i64

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.seat = NONE
        self.second = NONE
        self.place = NONE
        self.named = NONE
