"""What every bot is: somebody who holds a seat handle and says a move."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that thinks by itself. Its luck is its own, so that the same seed gives the same game."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, seat: SeatHandle) -> i64:
        """One of the seat's legal moves."""
        raise NotImplementedError

    def speak(self, seat: SeatHandle) -> str:
        """Words for the seat's move that needs some; nothing if the bot would rather `choose`."""
        return ""
