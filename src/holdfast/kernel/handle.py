"""The seat handle: all that a bot ever holds. View, legal moves, story and imagination of one seat, never the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from holdfast.kernel.chance import Chance
from holdfast.kernel.imagine import imagine
from holdfast.kernel.moves import Moves
from holdfast.kernel.state import State
from holdfast.kernel.zones import bit

if TYPE_CHECKING:
    from holdfast.kernel.events import Heard
    from holdfast.kernel.game import Game
    from holdfast.kernel.view import View


@final
class SeatHandle:
    """One seat at a table in play."""

    seat: i64

    def __init__(self, game: Game, state: State, seat: i64) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    def view(self) -> View:
        return self.game.view(self._state, int(self.seat))

    def legal_moves(self, moves: Moves) -> None:
        """What this seat may do now; nothing if it is not asked."""
        moves.clear()
        if self._state.awaited() & bit(self.seat):
            self._state.legal_moves(self.seat, moves)

    def heard(self) -> list[Heard]:
        """The story so far, as this seat may hear it."""
        log = self._state.log
        return [] if log is None else [event.redacted(int(self.seat)) for event in log.events]

    def imagine(self, chance: Chance) -> State:
        """What the table could be, for all that this seat knows."""
        return imagine(self._state, self.seat, chance)
