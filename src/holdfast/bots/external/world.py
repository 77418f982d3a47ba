"""Worlds: tables that could be the true one for all that a seat knows; a bot tries moves there, in its own process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.kernel import Chance, Game, Moves, State, awaited
from holdfast.kernel.playout import playout
from holdfast.kernel.ranking import returns


class World:
    """A table of the bot's own, to play on: nothing that happens there is seen at the true one."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        """The state itself, for what is not below: see docs/library.md."""

    @classmethod
    def read(cls, game: Game, seats: int, options: Mapping[str, Any], position: Mapping[str, Any]) -> World:
        """A world from its position. The luck to come is written in it."""
        return cls(game, game.restore(seats, game.options.read(options), position, Chance(0)))

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def awaited(self) -> list[int]:
        """The seats that owe a decision now, lowest first."""
        return awaited(self.state)

    def legal_moves(self, seat: int) -> list[int]:
        """What a seat may do now; nothing if it is not asked."""
        return self.game.legal_moves(self.state, seat)

    def play(self, seat: int, move: int) -> None:
        """Make a legal move. Nothing is checked here, so that many can be tried."""
        self.state.apply(seat, move)

    def play_out(self, chance: Chance) -> None:
        """Play random moves to the end of the game."""
        playout(self.state, chance, Moves())

    def returns(self) -> list[float]:
        """For each seat between -1 for the last and 1 for the only winner; zeros while the game goes on."""
        return returns(self.state)

    def copy(self) -> World:
        """The same world once more."""
        return World(self.game, self.state.copy())
