"""What a seat may do now at a table, as action numbers and as a mask, in storage that is used again and again."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from holdfast.kernel.action_space import ActionSpace
from holdfast.kernel.bits import bit
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.moves import Moves
from holdfast.kernel.state import State


@final
class LegalActions:
    """A seat's legal actions, as they were when it was looked last."""

    size: i64
    """How many moves there are."""
    numbers: vec[i32]
    """The action of each move; NONE for a move of a ranked verb beyond those kept."""
    mask: vec[u8]

    def __init__(self, space: ActionSpace) -> None:
        self.space = space
        self.moves = Moves()
        self.size = 0
        self.numbers = vec[i32]()
        self.mask = vec[u8]([u8(0)] * space.size)

    def look(self, state: State, seat: i64) -> None:
        """List what a seat may do now: nothing if it is not asked."""
        self._mark(0)
        moves = self.moves
        moves.size = 0
        if 0 <= seat < state.seats and state.awaited() & bit(seat):
            state.legal_moves(seat, moves)
        self.numbers = self.space.numbers(moves, self.numbers)
        self.size = moves.size
        self._mark(1)

    def _mark(self, flag: u8) -> None:
        mask = self.mask
        numbers = self.numbers
        for at in range(self.size):
            action = i64(numbers[at])
            if action >= 0:
                mask[action] = flag

    def move(self, action: int) -> int:
        """The legal move with this number, or IllegalMove."""
        if not 0 <= action < int(self.space.size) or not self.mask[action]:
            raise IllegalMove("action_not_possible", action=action)
        return int(self.space.move(action, self.moves))

    def to_list(self) -> list[int]:
        """The actions in ascending order."""
        return sorted([int(self.numbers[at]) for at in range(self.size) if self.numbers[at] >= 0])
