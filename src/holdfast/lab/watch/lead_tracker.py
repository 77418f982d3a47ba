"""Who stands best, turn after turn, by the game's own evaluation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from holdfast.kernel.bits import NONE, bit, lowest_bit
from holdfast.kernel.heuristics import Heuristics
from holdfast.kernel.state import State

AHEAD: Final = 0.02
"""Who stands better by less than this does not lead, on a scale from -1 to 1."""


@final
class LeadTracker:
    """The story of a lead through one game. A team leads together, and is known by its first seat."""

    leader: i64
    changes: i64

    def __init__(self, heuristics: Heuristics[State]) -> None:
        self.heuristics = heuristics
        self.leader = NONE
        self.changes = 0
        self.story: list[int] = []
        """Who led after each turn; NONE while nobody ever did."""

    def begin(self) -> None:
        self.leader = NONE
        self.changes = 0
        self.story.clear()

    def look(self, state: State) -> None:
        """A turn is over."""
        ahead = clear_leader(self.heuristics, state)
        if ahead != NONE and ahead != self.leader:
            if self.leader != NONE:
                self.changes += 1
            self.leader = ahead
        self.story.append(int(self.leader))

    def half_time(self) -> int:
        """Who led in the middle of the game; NONE if nobody did."""
        return self.story[len(self.story) // 2] if self.story else int(NONE)


def clear_leader(heuristics: Heuristics[State], state: State) -> i64:
    """The side that stands better than all others by enough, as its first seat; NONE if there is none."""
    best: i64 = NONE
    most = -1e30
    second = -1e30
    for seat in range(state.seats):
        if state.is_in(seat) and is_first(state, seat):
            value = side_value(heuristics, state, seat)
            if value > most:
                best, most, second = seat, value, most
            elif value > second:
                second = value
    return lowest_bit(state.team(best) | bit(best)) if best != NONE and most - second >= AHEAD else NONE


def is_first(state: State, seat: i64) -> bool:
    """Whether a seat is the first of its side that is still in."""
    return lowest_bit((state.team(seat) | bit(seat)) & ~state.out) == seat


def side_value(heuristics: Heuristics[State], state: State, seat: i64) -> float:
    """How well a side is doing: the mean of those of it who are in."""
    team = (state.team(seat) | bit(seat)) & ~state.out
    total = 0.0
    count = 0.0
    for other in range(state.seats):
        if team & bit(other):
            total += heuristics.evaluate(state, other)
            count += 1.0
    return total / count
