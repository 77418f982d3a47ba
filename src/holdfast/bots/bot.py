"""The interface of a bot: it is given a seat handle and returns a move."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player. It has a random stream of its own, so that the same seed gives the same game."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, seat: SeatHandle) -> i64:
        """One of the seat's legal moves."""
        raise NotImplementedError

    def speak(self, seat: SeatHandle) -> str:
        """A text for the seat's move that takes one; empty if the bot would rather `choose`."""
        return ""
