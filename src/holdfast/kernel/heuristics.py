"""What a bot knows about a game beyond its rules. A game hands over one such object, or none.

A game without weights is searched by `evaluate` alone; the rest has sensible answers for every game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.moves import Moves

if TYPE_CHECKING:
    from holdfast.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """How well seats are doing, in one number or in many, and which moves are worth a thought."""

    def evaluate(self, state: S, seat: i64) -> float:
        """How well a seat is doing, between -1 and 1; bots look one step ahead by it."""
        return 0.0

    def survey(self, state: S) -> None:
        """The features of the seats are asked for next, one by one: a game may note here what they have in common."""

    def features(self, state: S, seat: i64, into: vec[float]) -> None:
        """How a seat stands, in the numbers that the game has declared; searching bots weigh them."""

    def tells(self, state: S, seat: i64, into: vec[float]) -> None:
        """How well what a seat holds fits what it has done, in numbers that the game has declared for that."""

    def may_win(self, state: S, seat: i64) -> bool:
        """Whether a seat can still win the game, for a game in which one who is out may come back, or be done."""
        return state.is_in(seat)

    def leave_sensible(self, state: S, seat: i64, moves: Moves) -> None:
        """Leave out of a seat's legal moves what would look absurd to people. Bots neither make nor advise it."""


NO_HEURISTICS: Final[Heuristics[State]] = Heuristics()
