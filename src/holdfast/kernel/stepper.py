"""One table stepped by action numbers: what adapters to other libraries are made of.

Nothing is recorded. The observation and the mask of the seat whose turn it is lie in buffers that are read in place.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from holdfast.kernel.action_space import ActionSpace
from holdfast.kernel.bits import NONE, bit, lowest_bit
from holdfast.kernel.chance import Chance
from holdfast.kernel.encoder import Encoder
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.information import Recalls
from holdfast.kernel.legal_actions import LegalActions
from holdfast.kernel.ranking import returns
from holdfast.kernel.state import State, no_legal_move


@final
class Stepper:
    """A table in play. `player` is whose turn it is, the lowest seat of several; NONE at the end."""

    player: i64
    moves_made: i64
    observation: vec[i32]
    mask: vec[u8]

    def __init__(self, state: State, encoder: Encoder, space: ActionSpace, recalls: bool = False) -> None:
        """Take over a table that has been dealt."""
        self.state = state
        self.encoder = encoder
        self.space = space
        self.legal = LegalActions(space)
        self.moves_made = 0
        self.observation = vec[i32]([i32(0)] * encoder.size)
        self.seen = vec[i64]([i64(0)] * len(state.zones))
        self.mask = self.legal.mask
        self.player = NONE
        self.recalls: Recalls | None = Recalls(state) if recalls else None
        self._look()

    def deal(self, empty: State, chance: Chance) -> None:
        """Begin a new game at this table."""
        empty.copy_to(self.state)
        self.state.people = 0
        self.state.set_up(chance)
        self.moves_made = 0
        if self.recalls is not None:
            self.recalls = Recalls(self.state)
        self._look()

    def step(self, action: int) -> None:
        """The player makes a move; IllegalMove changes nothing."""
        if self.player == NONE:
            raise IllegalMove("game_is_over")
        seat = self.player
        move = self.legal.move(action)
        self.state.apply(seat, move)
        self.moves_made += 1
        if self.recalls is not None:
            self.recalls.note(self.state, int(seat), move)
        self._look()

    def step_for(self, seat: int, action: int) -> None:
        """A seat that is awaited, be it the first or not, makes its move."""
        self.choose(seat)
        self.step(action)

    def choose(self, seat: int) -> None:
        """Let a seat that is awaited be the player, where several choose at once."""
        if not 0 <= seat < int(self.state.seats) or not self.state.awaited() & bit(seat):
            raise IllegalMove("player_not_asked", seat=seat + 1)
        if self.player != seat:
            self.player = seat
            self._list()

    def observe(self, seat: i64, into: vec[i32]) -> None:
        """Write what any seat, or SPECTATOR, sees over an earlier observation or over zeros."""
        self.encoder.write(self.state, seat, into, 0)

    def legal_actions(self) -> list[int]:
        """The player's actions in ascending order."""
        return self.legal.to_list()

    def returns(self) -> list[float]:
        return returns(self.state)

    def over(self) -> bool:
        return self.state.over

    def copy(self) -> Stepper:
        """The same table once more, to go on from here another way."""
        twin = Stepper(self.state.copy(), self.encoder, self.space)
        twin.moves_made = self.moves_made
        if self.recalls is not None:
            twin.recalls = self.recalls.copy(twin.state)
        if self.player != NONE:
            twin.choose(int(self.player))
        return twin

    def place(self, state: State) -> None:
        """Let the table stand as another one does."""
        state.copy_to(self.state)
        self._look()

    def _look(self) -> None:
        self.player = lowest_bit(self.state.awaited())
        self._list()

    def _list(self) -> None:
        seat = self.player
        self.legal.look(self.state, seat)
        if seat == NONE:
            return
        if self.legal.size == 0:
            raise no_legal_move(self.state, seat)
        self.encoder.follow(self.state, seat, self.observation, 0, self.seen, 0)
