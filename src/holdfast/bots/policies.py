"""Bots as opponents at the tables of a batch: each seat gets a bot of its own, with a seat handle and no state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from holdfast.bots.bot import Bot
from holdfast.kernel.batch import Policy
from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.moves import Moves
from holdfast.kernel.state import State

if TYPE_CHECKING:
    from holdfast.kernel.game import Game


@final
class BotPolicy(Policy):
    """Bots of one kind, a new one for each game."""

    def __init__(self, game: Game, make: Callable[[Chance], Bot], remembers: bool) -> None:
        self.game = game
        self.make = make
        self.remembers = remembers
        self.bots: dict[tuple[int, int], Bot] = {}
        self.handles: dict[tuple[int, int], SeatHandle] = {}

    def begin(self, table: i64, state: State, seat: i64, seed: i64) -> None:
        place = (int(table), int(seat))
        self.bots[place] = self.make(Chance(seed))
        self.handles[place] = SeatHandle(self.game, state, int(seat))

    def choose(self, table: i64, seat: i64, moves: Moves, chance: Chance) -> i64:
        place = (int(table), int(seat))
        return self.bots[place].choose(self.handles[place])
