"""What players may do at any time that is not a move. A game that has such gestures hands over one such object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from holdfast.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Gestures(Generic[S]):
    """Which gestures are possible, and what they do. Without a game's own answers, there are none."""

    def possible(self, state: S, seat: i64) -> list[str]:
        """What a seat may do now."""
        return []

    def make(self, state: S, seat: i64, word: str) -> None:
        """Make a gesture that is possible."""
        raise NotImplementedError


NO_GESTURES: Final[Gestures[State]] = Gestures()
