"""What lies on a table of High Card."""

from __future__ import annotations

from holdfast.kernel import ALWAYS, Cell, Number, Seat, State, Zone, bit
from holdfast.kernel.cards import PLAYING_CARDS

from .options import HighCardOptions
from .phrases import PROMPTS


class Player:
    """A seat's hand, the card it has chosen, and its tricks."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.hand: Zone = state.declare.hand(seat)
        self.chosen: Cell = state.declare.card("chosen", seat, within=self.hand, sees=bit(seat))
        self.tricks: Cell = state.declare.number("tricks", seat, shown=ALWAYS)


class HighCardState(State):
    def __init__(self, seats: Number, options: HighCardOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.hand_size = options.cards
        self.players = [Player(self, seat) for seat in range(seats)]
        self.unpack(list(range(len(PLAYING_CARDS))))
