"""The seat handle: all that a bot ever holds.

Observation, legal moves, story and determinizer of one seat, never the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.chance import Chance
from holdfast.kernel.determinization import Determinizer
from holdfast.kernel.encoder import Encoder
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.moves import Moves
from holdfast.kernel.observation import Observation
from holdfast.kernel.state import State, no_legal_move

if TYPE_CHECKING:
    from holdfast.kernel.game import Game
    from holdfast.kernel.story import SeatEvent
    from holdfast.kernel.view import View


@final
class SeatHandle:
    """One seat at a table in play."""

    seat: i64

    def __init__(self, game: Game, state: State, seat: int) -> None:
        state.check_seat(seat)
        self.game = game
        self.seat = seat
        self._state = state
        self._determinizer = Determinizer()

    def view(self) -> View:
        return self.game.view(self._state, int(self.seat))

    def observation(self, into: Observation) -> None:
        """What this seat sees, as numbers."""
        into.look(self._state, self.seat)

    def encode(self, encoder: Encoder, into: vec[i32]) -> None:
        """The same at fixed places, over an earlier one of this seat or over zeros."""
        encoder.write(self._state, self.seat, into, 0)

    def legal_moves(self, moves: Moves) -> None:
        """What this seat may do now; nothing if it is not asked."""
        moves.clear()
        if self._state.awaited() & bit(self.seat):
            self._state.legal_moves(self.seat, moves)
            if moves.size == 0:
                raise no_legal_move(self._state, self.seat)

    def sensible_moves(self, moves: Moves) -> None:
        """The same without what would look absurd to people."""
        self.legal_moves(moves)
        self.game.search.heuristics.leave_sensible(self._state, self.seat, moves)

    def seats(self) -> i64:
        """How many seats the table has."""
        return self._state.seats

    def rounds(self) -> i64:
        """How many turns everybody has had, about."""
        return self._state.turns // self._state.seats

    def write(self, move: int) -> str:
        """A move as people write it, with the names that things have on this table."""
        return self.game.write(move, "", self._state)

    def options(self) -> dict[str, object]:
        """What was agreed before the game, as far as it is not as usual."""
        return dict(self._state.options.non_defaults())

    def suggestions(self, chance: Chance) -> list[str]:
        """Some words, by chance, for a move that needs words; none if there is no such move now."""
        if not self._state.awaited() & bit(self.seat):
            return []
        return self.game.extensions.speech.suggestions(self._state, self.seat, chance)

    def prolongs(self, words: str) -> bool:
        """Whether words that could be said now would make the game much longer."""
        return self.game.extensions.speech.prolongs(self._state, words)

    def spoken_move(self) -> i64:
        """The move that needs those words; NONE if there is none."""
        moves = self.game.spoken_moves(self._state, int(self.seat))
        return moves[0] if moves else NONE

    def lines(self) -> i64:
        """How many lines the story has so far; `events` can go on from there later."""
        return self._state.journal.size if self._state.journal is not None else i64(0)

    def events(self, since: int = 0) -> list[SeatEvent]:
        """The story as this seat may hear it, from the line number `since` on."""
        if self._state.journal is None:
            raise HoldfastError("no_journal")
        return self.game.events(self._state, int(self.seat), since)

    def determinize(self, chance: Chance) -> State:
        """What the table could be, for all that this seat knows."""
        return self._determinizer.determinize(self._state, self.seat, chance)

    def determinize_into(self, chance: Chance, twin: State) -> None:
        """The same, onto a table that this handle made before, to try moves on: there is no memory there."""
        self._determinizer.determinize_into(self._state, self.seat, chance, twin)

    def determinize_again(self, chance: Chance, twin: State) -> None:
        """The same once more, while nothing at the table has changed since: faster, for frequent calls."""
        self._determinizer.determinize_again(self._state, self.seat, chance, twin)
