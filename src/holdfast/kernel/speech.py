"""Free words that go with moves. A game in which players may say something hands over one such object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import IllegalMove

if TYPE_CHECKING:
    from holdfast.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Speech(Generic[S]):
    """Which words may come with which move. Without a game's own answers, none do."""

    def may_speak(self, state: S, seat: i64, move: i64) -> bool:
        """Whether a move that needs free words, and so is in no list, is possible now."""
        return False

    def check(self, state: S, seat: i64, move: i64, text: str) -> None:
        """Raise IllegalMove if these words may not come with this move."""
        if text:
            raise IllegalMove("move_takes_no_words")

    def wording(self, state: S, seat: i64, move: i64, text: str) -> str:
        """Words that may come with a move, as the table takes them: what is told, kept and recorded."""
        return text

    def suggestions(self, state: S, seat: i64, chance: Chance) -> list[str]:
        """Some words, by chance, with which a move could be made now that needs words; none where none could."""
        return []

    def prolongs(self, state: S, text: str) -> bool:
        """Whether these words, which could be said now, would make the game much longer; bots do not say such words."""
        return False


NO_SPEECH: Final[Speech[State]] = Speech()
