"""A game as the rest of the house sees it: a name, a version, seats, options, faces, verbs, and a class of states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from holdfast.kernel import view as views
from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import IllegalMove, OptionError
from holdfast.kernel.events import Kinds, Log
from holdfast.kernel.moves import Moves
from holdfast.kernel.options import Options
from holdfast.kernel.phrases import Verbs, seat_name
from holdfast.kernel.playout import Dealer
from holdfast.kernel.sheet import Plain
from holdfast.kernel.state import State
from holdfast.kernel.table import Look, Table
from holdfast.kernel.view import View


@dataclass(frozen=True)
class Game:
    """Everything that is written once about a game. A game's folder exports one as `GAME`."""

    name: str
    version: int
    """Counts up when the rules change: a record is replayed only by the version it was played with."""
    seats: range
    """How many can play."""
    options: type[Options]
    faces: tuple[str, ...]
    verbs: Verbs
    events: Kinds
    prompts: Kinds
    bare: Callable[..., State]
    """A table with the cards still in the box, for a number of seats and the game's own options."""
    lay: Callable[[View], Table]
    """What lies where, for whoever draws the table."""
    package: str = field(default="")
    """Where the texts and scenarios are."""
    look: Callable[[str], Look] | None = None
    """How a card is drawn, by its face; playing cards draw themselves."""
    last_deals: bool = False
    """At a table that plays again the last one sits as p1, and is called `badge-junior` all through that game."""
    advised: range | None = None
    """How many should play; a smaller or larger table is told `more-fun-with`."""

    # Beginning

    def check(self, seats: int, options: Options) -> None:
        """Raise OptionError if this many players cannot play with these options."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            number = f"{least}" if least == most else f"{least} to {most}"
            raise OptionError(f"{self.name} is for {number} players, not {seats}")
        options.check(seats)

    def deal(self, seats: int, options: Options, chance: Chance, log: Log | None = None) -> State:
        """A new game among people; who listens hears of the deal too."""
        self.check(seats, options)
        state = self.bare(seats, options)
        state.log = log
        state.set_up(chance)
        return state

    def dealer(self, seats: int, options: Options) -> Dealer:
        """New games among bots, one like the other, without checking again each time."""
        return Dealer(self.bare, seats, options, people=0)

    def next_seating(self, state: State, chance: Chance) -> list[int]:
        """Who sits where when the same players play again: the seats of the game that is over, in their new order."""
        last = state.ranking()[-1]
        first = last[chance.below(len(last))] if self.last_deals else 0
        return [(first + at) % int(state.seats) for at in range(state.seats)]

    def restore(self, seats: int, options: Options, position: Mapping[str, Plain], chance: Chance) -> State:
        return views.restore(self, seats, options, position, chance)

    # Looking

    def view(self, state: State, seat: int) -> View:
        return views.view(self, state, seat)

    def position(self, state: State) -> dict[str, Plain]:
        return views.position(self, state)

    # Moving

    def legal_moves(self, state: State, seat: int) -> list[int]:
        """What a seat may do now; nothing if it is not asked."""
        if not 0 <= seat < state.seats or not state.awaited() >> seat & 1:
            return []
        moves = Moves()
        state.legal_moves(seat, moves)
        return moves.listed()

    def write(self, move: int, text: str = "") -> str:
        return self.verbs.write(move, text)

    def submit(self, state: State, seat: int, notation: str) -> None:
        """Make the move, or the gesture, that a notation says; IllegalMove tells what would be right."""
        if 0 <= seat < state.seats and notation.strip() in state.gestures(seat):
            state.gesture(seat, notation.strip())
            return
        legal = self.legal_moves(state, seat)
        try:
            move, text = self.verbs.read(notation)
            state.submit(seat, move, text)
        except IllegalMove as wrong:
            raise IllegalMove(self._explained(state, seat, notation, legal, str(wrong))) from None

    def _explained(self, state: State, seat: int, notation: str, legal: list[int], wrong: str) -> str:
        if state.over or not legal:
            return wrong if state.over else f"{seat_name(seat)} is not asked for a move now"
        return f"{wrong}; {self.verbs.suggest(notation, legal)}"
